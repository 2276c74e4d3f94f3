"""Our strategies against JSMinesweeper, on the same boards.

    git clone https://github.com/DavidNHill/JSMinesweeper
    python benchmarks/js_minesweeper.py JSMinesweeper [--strategies search,best] [--games 1000]

Needs Node. The checkout is only read. Its solver plays as in its own bulk runs.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
from pathlib import Path

import numpy as np

from _common import table
from qmines.core.levels import LEVELS
from qmines.lab import LocalWorkers, SeededContest, play, prepare
from qmines.lab.statistics import pair

PLAYER = Path(__file__).with_name("_js_minesweeper.js")


def lines(contest: SeededContest, games: int) -> str:
    """The boards as its player reads them."""
    grid = contest.level.grid
    return "".join(
        json.dumps({
            "width": grid.width,
            "height": grid.height,
            "start": grid.index(*contest.start),
            "opening": contest.first_click == "opening",
            "mines": [cell for cell, mined in enumerate(contest.board(i).mask) if mined],
        })
        + "\n"
        for i in range(games)
    )  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("checkout", type=Path)
    parser.add_argument("--strategies", default="search,best")
    parser.add_argument("--first-click", default="safe", choices=("safe", "opening"))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=20261116)
    options = parser.parse_args()
    names = options.strategies.split(",")
    contest = SeededContest(
        LEVELS["expert"], first_click=options.first_click, strategy=names[0], seed=options.seed
    )
    done = subprocess.run(
        ["node", PLAYER, options.checkout],
        input=lines(contest, options.games), stdout=subprocess.PIPE, text=True, check=True,
    )  # fmt: skip
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    theirs = np.array([digit == "1" for digit in done.stdout])
    assert len(theirs) == options.games
    cost = 1000 * (used.ru_utime + used.ru_stime) / options.games
    rows = [["JSMinesweeper", f"{100 * theirs.mean():.1f}%", "", "", f"{cost:.0f}"]]
    for name in names:
        results = prepare(contest.by(name), options.games)
        with LocalWorkers(threads=1) as crew:
            play(results, crew)
        found, both = results.summary(), pair(results.games.won, theirs)
        alone = f"{both.only_first} / {both.only_second}"
        rows.append([
            name, f"{100 * found.rate:.1f}%", alone, f"{both.p:.2g}",
            f"{1000 * found.game_seconds:.0f}",
        ])  # fmt: skip
    head = ["Expert", "won", "only it / only JSMinesweeper won", "McNemar's p", "ms per game"]
    print(table(head, rows, markdown=True))


if __name__ == "__main__":
    main()
