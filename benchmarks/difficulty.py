"""How often the auto-player wins on fields of many shapes and densities.

    python benchmarks/difficulty.py [--games 2000] [--update]
    python benchmarks/difficulty.py --missing [--games 300] [--update]
    python benchmarks/difficulty.py --large --games 500 [--update]
    python benchmarks/difficulty.py --check 200
    python benchmarks/difficulty.py --claims

The first makes the table behind ``qmines.generate.difficulty`` (``--update`` writes it); it
takes an hour or two on one core. ``--missing`` plays the shapes that the table does not have yet,
and ``--large`` the large squares alone, in minutes. ``--check`` plays set-ups that are not in the
table, drawn at random, and tells how far the estimates are from what is measured. ``--claims``
plays 20 boards from 5×5 to 300×300, and fails if a rate is outside the interval of its estimate.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import sys
from pathlib import Path
from typing import Any

from qmines import _kernel
from qmines.core.levels import LEVELS, Level, parse_level
from qmines.core.rates import wilson
from qmines.generate.difficulty import GRADES, Difficulty, difficulty
from qmines.lab.contest import start_of

TABLE = Path(__file__).parents[1] / "src" / "qmines" / "generate" / "difficulty.json"
SIDES = (1, 2, 3, 4, 5, 6, 8, 9, 16, 30, 60)
DENSITIES = (0.01, 0.02, 0.04, 0.06, 0.08, 0.1, 0.12, 0.14, 0.16, 0.18, 0.2, 0.22, 0.24, 0.27)
DENSITIES += (0.3, 0.34, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.97)
LARGE = (120, 300)
LARGE_DENSITIES = (0.02, 0.04, 0.06, 0.08, 0.1, 0.12, 0.14, 0.15, 0.16, 0.17, 0.18, 0.19, 0.2, 0.22)
CLAIMS = (
    "5x5x3", "5x5x5", "6x4x4", "8x8x10", "9x9x10", "12x9x16", "16x16x40", "20x10x30", "24x24x99",
    "30x16x99", "40x20x130", "50x50x350", "70x70x700", "80x40x450", "100x100x1500",
    "100x100x1800", "150x100x1800", "200x200x4000", "250x150x3400", "300x300x9000",
)  # fmt: skip
HOPELESS = 3  # densities in a row without a win, after which the next ones are left out
SEED = 20261115
SMALL = 100  # cells


def won(level: Level, first: str, games: int, seed: int = SEED) -> int:
    start = level.grid.index(*start_of(level, first))
    outcome = _kernel.simulate(
        *level, first, start, "search", seed=seed, games=games, threads=os.cpu_count() or 1
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


def make(games: int, table: dict[str, Any], *, missing: bool, update: bool) -> dict[str, Any]:
    """The table of all shapes; or the one given, with the shapes that it does not have yet."""
    if not missing:
        table = {"games": games, "strategy": "search"} | {"large": table["large"]}
    table["sides"] = SIDES
    for first in ("opening", "safe"):
        rows = {(row[0], row[1]): row for row in table.get(first, [[1, 1, [[1, games]]]])}
        for short in SIDES:
            for long in (side for side in SIDES if side >= short):
                if (short, long) not in rows:
                    rows[short, long] = [short, long, curve(short, long, first, games), games]
                    print(first, rows[short, long], file=sys.stderr, flush=True)
                    table[first] = [rows[shape] for shape in sorted(rows)]
                    if update:  # it takes long: what is played is kept
                        write(table)
    return table


def write(table: dict[str, Any]) -> None:
    TABLE.write_text(json.dumps(table, separators=(",", ":")) + "\n", encoding="utf-8")


def make_large(games: int) -> dict[str, object]:
    """Squares beyond the sides of the table."""
    table: dict[str, object] = {"games": games, "sides": LARGE}
    for first in ("opening", "safe"):
        rows = []
        for side in LARGE:
            points: list[tuple[int, int]] = []
            for density in LARGE_DENSITIES:
                mines = round(density * side * side)
                points.append((mines, won(Level(side, side, mines), first, games)))
                print(first, side, points[-1], file=sys.stderr, flush=True)
                if not points[-1][1]:
                    break
            rows.append([side, points])
        table[first] = rows
    return table


def claims(wanted: int) -> int:
    """Boards from 5×5 to 300×300: whether the rate played is within the interval told."""
    right = 0
    print("| Board | Estimate | Interval | Played (95%) | |\n|---|---:|---:|---:|---|")
    for name in CLAIMS:
        level = parse_level(name)
        told = difficulty(level)
        games = wanted * (10 if level.grid.cells <= SMALL else 1)  # where they are quick
        count = won(level, "opening", games, seed=SEED + 1)  # not the games of the table
        low, high = wilson(count, games)
        well = told.interval[0] <= count / games <= told.interval[1]
        right += well
        print(
            f"| {name} | {told.win_rate:.1%} | {told.interval[0]:.1%} to {told.interval[1]:.1%} | "
            f"{count / games:.1%} ({low:.1%} to {high:.1%}) | {'yes' if well else 'NO'} |",
            flush=True,
        )
    print(f"{right} of {len(CLAIMS)} within their interval, {wanted} games each or more")
    return len(CLAIMS) - right


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
    parser.add_argument("--missing", action="store_true", help="only shapes not in the table")
    parser.add_argument("--large", action="store_true", help="only the large squares")
    parser.add_argument("--claims", action="store_true", help="play 20 boards of all sizes")
    arguments = parser.parse_args()
    if arguments.claims:
        sys.exit(claims(arguments.games))
    if arguments.check is not None:
        check(arguments.check, arguments.games)
        return
    table = json.loads(TABLE.read_text("utf-8"))
    if arguments.large:
        table["large"] = make_large(arguments.games)
    else:
        table = make(arguments.games, table, missing=arguments.missing, update=arguments.update)
    if arguments.update:
        write(table)
    else:
        print(json.dumps(table, separators=(",", ":")))


if __name__ == "__main__":
    main()
