# ruff: noqa: SLF001  # the insides of Textual are what is timed
"""How long a key press takes in the terminal game, from the key to the drawn characters.

    python benchmarks/tui.py [--keys N] [--markdown] [--update]

Goal: on 1,000×1,000 cells at most 16 ms at the median and 50 ms at the 99th percentile.

The application runs without a terminal, but draws everything that one would be sent. Each
key waits for the one before. Opening and flagging end with a commit to the disk.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

import numpy as np

from _common import add_output_options, deliver, machine, table
from qmines import modes
from qmines.core.position import HIDDEN
from qmines.solver import analyse
from qmines.store import Store, StoredPlay
from qmines.tui.app import MinesApp

FRAMES = 0.03  # seconds, a few frames
SIZES = ((80, 24), (200, 60))
LEVELS = ("expert", "1000x1000x150000")


class Drawn(MinesApp):
    """Draws what a terminal would be sent, and notes when."""

    at = 0.0

    def _display(self, _, renderable):
        if hasattr(renderable, "render_segments"):
            renderable.render_segments(self.console)
            self.at = time.perf_counter()


async def press(app, pilot, key: str) -> float:
    """Press a key; tells the ms until the last thing that it led to was drawn."""
    from textual.events import Key  # noqa: PLC0415  # after the game has told Textual how to be

    event = Key(key, key if len(key) == 1 else None)
    event.set_sender(app)
    begun = time.perf_counter()
    app._driver.send_message(event)
    while app.at < begun or app.screen.busy:
        await asyncio.sleep(0.001)
        if time.perf_counter() > begun + 10:
            raise SystemExit(f"nothing was drawn after {key}")
    await asyncio.sleep(FRAMES)  # what is still to be drawn; it does not count by itself
    await pilot._wait_for_screen()
    return (app.at - begun) * 1000


async def measure(level: str, size: tuple[int, int], count: int, folder: Path) -> list[list[str]]:
    """The rows of the table for one field and one window."""
    rng = random.Random(7)
    store = Store(f"sqlite:///{folder / 'games.db'}")
    app = Drawn(store, folder / "config.toml")
    rows = []
    async with app.run_test(size=size) as pilot:
        app.sit_down(StoredPlay.new(store, modes.make_setup(level), seed=7))
        await pilot.pause()
        await press(app, pilot, "space")
        screen = app.screen
        grid = screen.sitting.setup.grid
        found = analyse(screen.sitting.view.position)
        far = ("pageup", "pagedown", "home", "end")
        keys = {
            "move": [(None, rng.choice(("up", "down", "left", "right"))) for _ in range(count)],
            "move far": [(None, rng.choice(far)) for _ in range(count)],
            "flag": [(cell, "f") for cell in found.mined[:count]],
            "open": [(cell, "space") for cell in found.safe[:count]],
        }  # fmt: skip
        for kind, pressed in keys.items():
            times = []
            for cell, key in pressed:
                if cell is not None:
                    screen.field.board.move_to(grid.index(*cell))
                    await asyncio.sleep(FRAMES)
                    await pilot._wait_for_screen()
                if key != "space" or screen.sitting.view.position[cell] >= HIDDEN:
                    times.append(await press(app, pilot, key))
                assert not screen.sitting.view.outcome.over
            low, high = np.percentile(times, [50, 99])
            shown = [f"{ms:.1f}" for ms in (low, high, max(times))]
            rows.append([level, f"{size[0]}×{size[1]}", kind, str(len(times)), *shown])
        app.exit()
    store.close()
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--keys", type=int, default=400)
    add_output_options(parser)
    options = parser.parse_args()
    rows = []
    for level in LEVELS:
        for size in SIZES:
            with tempfile.TemporaryDirectory() as folder:
                rows += asyncio.run(measure(level, size, options.keys, Path(folder)))
    head = ["field", "window", "key", "presses", "median ms", "99% ms", "worst ms"]
    shown = table(head, rows, markdown=options.markdown or options.update)
    deliver("tui", f"On {machine()}.\n\n{shown}", update=options.update)


if __name__ == "__main__":
    main()
