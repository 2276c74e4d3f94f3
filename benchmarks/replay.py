"""How soon a replay shows a step with its chances, in Chromium against the real server.

    python benchmarks/replay.py [--keys N] [--markdown] [--update]

Goal: a step of an Expert game, its chances laid over it, painted within 50 ms of the key at the
median. *One step* is the arrow key, ten times a second: the page asks for the chances of what
probably follows beforehand. *Anywhere* jumps to a step that nobody has asked for yet. *From end to
end* goes through all changes of the game at once, without chances.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from _common import add_output_options, deliver, table
from _page import median_and_95, pressed, site_at_hand, watch
from qmines.session import Game, new_game
from qmines.solver import analyse

if TYPE_CHECKING:
    from browser.driver import Screen, Site

JUMP = """(step) => {
    Object.assign(told, {asked: performance.now(), answered: 1, painted: 0});
    const range = document.querySelector(".scrub input");
    range.value = step;
    range.dispatchEvent(new Event("input"));
}"""


def played(level: str, seed: int) -> Game:
    """A game in which everything certain is opened cell by cell; then it is given up."""
    game = new_game(level, seed=seed)
    game.open(game.setup.level.height // 2, game.setup.level.width // 2)
    while not game.outcome.over:
        safe = analyse(game.position).safe
        if not safe:
            break
        for cell in safe:
            if game.position[cell] > 8 and not game.outcome.over:
                game.open(*cell)
    if not game.outcome.over:
        game.resign()
    return game


def longest(level: str, seeds: int) -> Game:
    """The longest of some games."""
    return max((played(level, seed) for seed in range(seeds)), key=lambda game: game.sequence)


def measured(site: Site, name: str, game: Game, keys: int) -> list[list[str]]:
    """The rows of a game."""
    screen = site.visit("/help")
    watch(screen, "drawing", in_frames=False)
    screen.page.goto(f"{screen.address}/replay")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "it.qmines"
        path.write_bytes(game.save())
        begun = time.perf_counter()
        screen.page.locator("input[type=file]").set_input_files(path)
        screen.seated()
        shown = 1000 * (time.perf_counter() - begun)
    tally = screen.page.locator(".tally")
    while "judging" in tally.inner_text() or "guess" not in tally.inner_text():
        screen.page.wait_for_timeout(50)
    judged = 1000 * (time.perf_counter() - begun)
    screen.page.wait_for_timeout(500)
    steps = []
    for _ in range(min(keys, game.sequence - 1)):
        screen.page.wait_for_timeout(100)
        steps.append(pressed(screen, "ArrowRight")[1])
    rows = [[name, "one step", str(len(steps)), *median_and_95(steps)]]
    rng = random.Random(3)
    jumps = [jumped(screen, step) for step in rng.sample(range(game.sequence), keys)]
    rows.append([name, "anywhere", str(len(jumps)), *median_and_95(jumps)])
    screen.press("o")
    ends = []
    for _ in range(max(4, keys // 4)):
        for key in ("Home", "End"):
            screen.page.wait_for_timeout(150)
            ends.append(pressed(screen, key)[1])
    rows.append([name, "from end to end", str(len(ends)), *median_and_95(ends)])
    rows.append([name, "opening the replay", "1", f"{shown:.0f}", "–"])
    rows.append([name, f"reviewing {game.sequence} moves", "1", f"{judged:.0f}", "–"])
    screen.page.context.close()
    return rows


def jumped(screen: Screen, step: int) -> float:
    """Milliseconds until a step anywhere is painted."""
    screen.page.wait_for_timeout(150)
    screen.ask(JUMP, step)
    screen.page.wait_for_function("() => told.painted")
    told = screen.ask("() => told")
    return float(told["painted"] - told["asked"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--keys", type=int, default=60)
    add_output_options(parser)
    options = parser.parse_args()
    markdown = options.markdown or options.update
    games = {"Expert": longest("expert", 12), "100×100": longest("100x100x1500", 3)}
    with site_at_hand() as (site, words):
        rows = []
        for name, game in games.items():
            rows += measured(site, name, game, options.keys)
    head = ["game", "action", "count", "median ms", "95% ms"]
    parts = [words, table(head, rows, markdown=markdown)]
    deliver("replay", "\n\n".join(parts), update=options.update)


if __name__ == "__main__":
    main()
