"""How far the strategies are from perfect play, on fields whose whole game tree can be searched.

    python benchmarks/optimal.py [--strategies safest,progress,search] [--levels 4x4x4,5x5x5]

The corner is opened first and is safe. Perfect play is searched from every number that it may
show; a strategy plays every board there is, so both figures are exact. (``safest`` throws dice
among equals, so its figure is one throw of them.) 5x5x6 takes four minutes.
"""

from __future__ import annotations

import argparse
import time
from itertools import combinations

from _common import table
from qmines import _kernel
from qmines.core.levels import Level, parse_level
from qmines.core.position import HIDDEN
from qmines.lab import BoardContest, LocalWorkers, play, prepare
from qmines.lab.boards import BoardSet, GivenBoard

LEVELS = "4x4x4,4x4x6,5x4x5,5x5x3,5x5x5,5x5x6"


def perfect(level: Level) -> tuple[int, int]:
    """How many boards perfect play wins, and how many there are."""
    won = boards = 0
    for number in range(4):  # a corner has three neighbours
        cells = bytes([number, *[HIDDEN] * (level.grid.cells - 1)])
        found = _kernel.endgame(
            cells, level.width, level.height, level.mines,
            boards=1e7, work=10**13, seconds=3600, mib=8192,
        )  # fmt: skip
        assert found is not None, "the tree is too large"
        won += round(found[1])
        boards += round(found[2])
    return won, boards


def every_board(level: Level) -> BoardSet:
    """All boards that are safe at the corner."""
    boards = []
    for mines in combinations(range(1, level.grid.cells), level.mines):
        mask = bytearray(level.grid.cells)
        for cell in mines:
            mask[cell] = 1
        boards.append(GivenBoard(level, bytes(mask), 0))
    return BoardSet(tuple(boards))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--strategies", default="safest,progress,search")
    parser.add_argument("--levels", default=LEVELS)
    options = parser.parse_args()
    names = options.strategies.split(",")
    rows = []
    for text in options.levels.split(","):
        level = parse_level(text)
        begun = time.perf_counter()
        won, boards = perfect(level)
        seconds = time.perf_counter() - begun
        row = [text, f"{boards:,}", f"{100 * won / boards:.3f}%"]
        given = every_board(level)
        assert len(given.boards) == boards
        played = []
        for name in names:
            results = prepare(BoardContest(given, strategy=name), boards)
            with LocalWorkers(threads=1) as crew:
                play(results, crew)
            lost = won - results.summary().won
            row.append(f"-{100 * lost / boards:.3f}")
            for other in played:
                pair = results.against(other)
                print(f"{text}: {name} against {other.contest.strategy}: {pair}", flush=True)
            played.append(results)
        rows.append([*row, f"{seconds:.1f} s"])
        print(f"{text}: {row}", flush=True)
    head = ["field", "boards", "perfect", *names, "search"]
    print(table(head, rows, markdown=True))


if __name__ == "__main__":
    main()
