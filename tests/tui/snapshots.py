"""The main screens as text, at three sizes: stored beside the other golden files.

    python tests/tui/snapshots.py

writes them anew, for somebody to look at; the test compares.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).parents[1]))

from qmines.session import new_game
from tui.driver import running

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tui.driver import Driver

GOLDEN = Path(__file__).parents[1] / "golden" / "screens"
SIZES = ((20, 7), (80, 24), (200, 60))


async def menu(d: Driver) -> None:
    await d.settle()


async def setup(d: Driver) -> None:
    await d.choose("custom")


async def settings(d: Driver) -> None:
    await d.choose("settings")


async def keys(d: Driver) -> None:
    await d.choose("keys")


async def help_(d: Driver) -> None:
    await d.choose("help")


async def statistics(d: Driver) -> None:
    await d.sit_down("beginner")
    await d.press("y")
    await d.until(lambda: d.screen == "EndScreen")
    await d.until(lambda: "3BV" in str(d.app.screen._lines))
    await d.choose("menu")
    await d.choose("statistics")
    await d.until(lambda: "Games" in d.text)


async def play(d: Driver) -> None:
    await d.sit_down("beginner")
    await d.press("space")


async def expert(d: Driver) -> None:
    await d.sit_down("expert")
    await d.press("space")


async def hint(d: Driver) -> None:
    await play(d)
    await d.press("h", "h")


async def chances(d: Driver) -> None:
    await play(d)
    await d.press("o")


async def pause(d: Driver) -> None:
    await play(d)
    await d.press("p")


async def end(d: Driver) -> None:
    await play(d)
    await d.open(3, 2)
    await d.until(lambda: d.app.screen._lines is not None)


async def qubits(d: Driver) -> None:
    await d.sit_down("2", "qubits")
    await d.press("space")


async def entangled(d: Driver) -> None:
    await d.sit_down("trios-8x8", "entangled")
    await d.press("space")


async def coach(d: Driver) -> None:
    await d.sit_down("guided-8x8", "qubits")
    await d.until(lambda: d.play.coach.more)
    await d.press("enter", "enter")
    await d.until(lambda: not d.play.busy)


async def linked(d: Driver) -> None:
    """Chances over linked cells, one of which was tested with a shield."""
    await d.sit_down("0q00/0q0a/000q/01a0", "entangled", first="anything", seed=4)
    await d.go_to(0, 1)
    await d.press("e")
    await d.go_to(1, 1)
    await d.press("e", "o")
    await d.until(lambda: "a50" in d.text)


async def lesson(d: Driver) -> None:
    await d.sit_down("singlet", "sandbox")


async def replay(d: Driver) -> None:
    game = new_game("beginner", seed=7, clock=lambda: 0.0)
    for event in ("open 4 4", "flag 3 2", "open 2 0", "open 1 0"):
        game.do(event)
    d.app.replay(game.save())
    await d.settle()
    await d.until(lambda: len(d.app.screen._marks) == 1)
    await d.press("n", "n", "n")


async def ascii_(d: Driver) -> None:
    d.app.settings.glyphs = "ascii"
    d.app.change_settings()
    await play(d)
    await d.press("o")


SCENES: dict[str, Callable[[Driver], Awaitable[None]]] = {
    scene.__name__.rstrip("_"): scene
    for scene in (
        *(menu, setup, settings, keys, help_, statistics, play, expert, hint, chances),
        *(pause, end, qubits, entangled, coach, linked, lesson, replay, ascii_),
    )
}


async def taken(name: str, size: tuple[int, int], folder: Path) -> str:
    """A scene at a size, as text."""
    async with running(folder, size, clock=lambda: 0.0) as driver:
        await SCENES[name](driver)
        before = ""
        while before != (text := driver.text):  # until nothing moves any more
            before = text
            await asyncio.sleep(0.05)
            await driver.settle()
        return text


def path_of(name: str, size: tuple[int, int]) -> Path:
    return GOLDEN / f"{name}-{size[0]}x{size[1]}.txt"


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for name in SCENES:
        for size in SIZES:
            with tempfile.TemporaryDirectory() as folder:
                text = asyncio.run(taken(name, size, Path(folder)))
            path_of(name, size).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
