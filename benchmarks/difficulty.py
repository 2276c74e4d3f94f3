"""How often the auto-player wins on fields of many shapes and densities.

    python benchmarks/difficulty.py [--games 2000] [--update]
    python benchmarks/difficulty.py --check 200

The first makes the table behind ``qmines.generate.difficulty`` (``--update`` writes it); it
takes an hour or two on one core. The second plays set-ups that are not in the table, drawn at
random, and tells how far the estimates are from what is measured.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import sys
from pathlib import Path

from qmines import _kernel
from qmines.core.levels import LEVELS, Level
from qmines.generate.difficulty import GRADES, Difficulty, difficulty
from qmines.lab.contest import start_of

TABLE = Path(__file__).parents[1] / "src" / "qmines" / "generate" / "difficulty.json"
SIDES = (1, 2, 3, 4, 6, 9, 16, 30, 60)
DENSITIES = (0.01, 0.02, 0.04, 0.06, 0.08, 0.1, 0.12, 0.14, 0.16, 0.18, 0.2, 0.22, 0.24, 0.27)
DENSITIES += (0.3, 0.34, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.97)
HOPELESS = 3  # densities in a row without a win, after which the next ones are left out
SEED = 20261115


def won(level: Level, first: str, games: int, strategy: str = "search") -> int:
    start = level.grid.index(*start_of(level, first))
    outcome = _kernel.simulate(
        *level, first, start, strategy, seed=SEED, games=games, threads=os.cpu_count() or 1
    )
    return int(outcome[0].sum())


def curve(short: int, long: int, first: str, games: int) -> list[tuple[int, int]]:
    """The games won at each density that is another number of mines."""
    cells = short * long
    points: list[tuple[int, int]] = []
    lost = 0
    for mines in dict.fromkeys(max(1, round(density * cells)) for density in DENSITIES):
        if mines >= cells:
            break
        if lost >= HOPELESS and mines < 0.8 * cells:
            continue  # with hardly a safe cell left it becomes easy again
        points.append((mines, won(Level(long, short, mines), first, games)))
        lost = lost + 1 if points[-1][1] == 0 else 0
    return points


def make(games: int) -> dict[str, object]:
    table: dict[str, object] = {"games": games, "strategy": "search", "sides": SIDES}
    for first in ("opening", "safe"):
        rows = []
        for short in SIDES:
            for long in (side for side in SIDES if side >= short and side * short > 1):
                rows.append([short, long, curve(short, long, first, games)])
                print(first, short, long, rows[-1][2], file=sys.stderr, flush=True)
        table[first] = [[1, 1, [[1, games]]], *rows]
    return table


def check(count: int, games: int) -> None:
    """Set-ups drawn at random, and the standard levels: estimated and measured."""
    dice = random.Random(SEED)
    chosen = [(level, first) for level in LEVELS.values() for first in ("opening", "safe")]
    while len(chosen) < count:
        sides = [round(math.exp(dice.uniform(math.log(2), math.log(50)))) for _ in range(2)]
        mines = round(dice.uniform(0.03, 0.3) * sides[0] * sides[1])
        if 0 < mines < sides[0] * sides[1]:
            chosen.append((Level(*sides, mines), dice.choice(("opening", "safe", "anything"))))
    worst, total, same = 0.0, 0.0, 0
    for level, first in chosen:
        told = difficulty(level, first)
        found = won(level, first, games) / games
        off = abs(told.win_rate - found)
        worst, total = max(worst, off), total + off
        same += told.grade == Difficulty(told.density, found).grade
        if off > 0.05 or level in LEVELS.values():
            print(f"{level!s:12} {first:9} estimated {told.win_rate:.3f}, measured {found:.3f}")
    print(
        f"{len(chosen)} set-ups, {games} games each: off by {total / len(chosen):.3f} on average, "
        f"{worst:.3f} at most; the same word of {len(GRADES)} for {same}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=2000, help="for each set-up [2000]")
    parser.add_argument("--check", type=int, metavar="N", help="play N other set-ups instead")
    parser.add_argument("--update", action="store_true", help="write the table")
    arguments = parser.parse_args()
    if arguments.check is not None:
        check(arguments.check, arguments.games)
        return
    text = json.dumps(make(arguments.games), separators=(",", ":"))
    if arguments.update:
        TABLE.write_text(text + "\n", encoding="utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
