"""D1: ten families of hard positions, 2 s and 256 MiB each.

    python benchmarks/fire/hard_families.py [--boards 1000] [--seed 2026] [--calibrate 60]
    python benchmarks/fire/hard_families.py --shard 3/16 > 3.jsonl
    python benchmarks/fire/hard_families.py --merge *.jsonl

Goals: no position is refused without proven bounds; at least 97% are exact, contradictory, or have
a largest standard error of 0.02; where the exact answer is found within ``--calibrate`` seconds, at
least 93% of the uncertain cells lie within two standard errors.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from hard import asked
from hard_boards import Hard
from qmines.core.grid import Grid
from qmines.core.position import HIDDEN, MINE, SAFE, Position
from qmines.solver import Budget
from solver.games import clue_values, lattice, random_mask, scattered
from solver.positions import from_snapshot

if TYPE_CHECKING:
    from collections.abc import Callable

ESTIMATED = ("approximated", "sampled")
FINE = 0.02  # the largest standard error of a good estimate
SIDES = (30, 50, 80, 81, 120, 200)


def _opened(
    dice: random.Random, width: int, height: int, share: float, is_open: Callable[[int, int], bool]
) -> tuple[bytearray, bytes]:
    """Cells of a random board with some places open, unless they are mined."""
    mask = random_mask(dice, width, height, round(share * width * height))
    values = clue_values(mask, width, height)
    cells = bytearray(
        HIDDEN if mined or not is_open(*divmod(i, width)) else values[i]
        for i, mined in enumerate(mask)
    )
    return cells, mask


def _hard(family: str, width: int, cells: bytearray, mask: bytes) -> Hard:
    return Hard(family, Position(Grid(width, len(mask) // width), bytes(cells), sum(mask)), mask)


def lattices(dice: random.Random) -> Hard:
    """Clues at every second cell of every second row."""
    side, share = dice.choice(SIDES), dice.uniform(0.12, 0.35)
    made = lattice(dice.randrange(2**32), side, side, round(share * side * side))
    return Hard("lattices", from_snapshot(made), made.mask)


def chequerboards(dice: random.Random) -> Hard:
    """Every second cell open."""
    side = dice.choice(SIDES)
    opened = _opened(dice, side, side, dice.uniform(0.1, 0.3), lambda r, c: (r + c) % 2 == 0)
    return _hard("chequerboards", side, *opened)


def scatters(dice: random.Random) -> Hard:
    """Clues anywhere."""
    side, share = dice.choice(SIDES), dice.uniform(0.1, 0.3)
    clues = round(dice.uniform(0.02, 0.5) * side * side)
    made = scattered(dice.randrange(2**32), side, side, round(share * side * side), clues)
    return Hard("scattered", from_snapshot(made), made.mask)


def rings(dice: random.Random) -> Hard:
    """Every second or third ring around the middle open."""
    side, every = dice.choice(SIDES), dice.choice((2, 3))

    def ring(row: int, column: int) -> bool:
        return max(abs(row - side // 2), abs(column - side // 2)) % every == 0

    return _hard("rings", side, *_opened(dice, side, side, dice.uniform(0.1, 0.3), ring))


def spirals(dice: random.Random) -> Hard:
    """A spiral from the middle open, its arms two or three cells apart."""
    side, apart = dice.choice(SIDES), dice.choice((2, 3))

    def arm(row: int, column: int) -> bool:
        y, x = row - side / 2, column - side / 2
        turns = math.atan2(y, x) / math.tau
        return int(math.hypot(x, y) - apart * turns) % apart == 0

    return _hard("spirals", side, *_opened(dice, side, side, dice.uniform(0.1, 0.3), arm))


def dense(dice: random.Random) -> Hard:
    """Nearly as many mines as cells, with clues on a third of the others."""
    side = dice.choice(SIDES)
    share = dice.uniform(0.35, 0.6)
    opened = _opened(dice, side, side, share, lambda *_: dice.random() < 0.35)
    return _hard("dense", side, *opened)


def wide(dice: random.Random) -> Hard:
    """Long fields, as hard to count across as they are wide."""
    width, height = dice.choice(((2000, 5), (1000, 9), (500, 15), (300, 21), (200, 31)))
    share = dice.uniform(0.12, 0.3)
    made = lattice(dice.randrange(2**32), width, height, round(share * width * height))
    return Hard("wide", from_snapshot(made), made.mask)


def asserted(dice: random.Random) -> Hard:
    """Some hidden cells asserted to be what they are."""
    base = dice.choice((lattices, scatters))(dice)
    cells, mask = bytearray(base.position.cells), base.mask or b""
    hidden = [i for i, code in enumerate(cells) if code == HIDDEN]
    for i in dice.sample(hidden, len(hidden) // 20):
        cells[i] = MINE if mask[i] else SAFE
    return Hard("asserted", Position(base.position.grid, bytes(cells), base.position.mines), mask)


def nearly_contradictory(dice: random.Random) -> Hard:
    """A total that only just fits, or does not."""
    base = dice.choice((lattices, scatters, chequerboards))(dice)
    total = max(0, sum(base.mask or b"") + dice.choice((-1, 1)) * dice.randint(1, 30))
    return Hard("nearly contradictory", base.position.with_mines(total), None)


def off_by_one(dice: random.Random) -> Hard:
    """One clue shows one mine more or fewer."""
    base = dice.choice((lattices, scatters, chequerboards))(dice)
    cells = bytearray(base.position.cells)
    at = dice.choice([i for i, code in enumerate(cells) if 0 < code < 8])
    cells[at] += dice.choice((-1, 1))
    position = Position(base.position.grid, bytes(cells), base.position.mines)
    return Hard("off by one mine", position, None)


FAMILIES = (
    lattices, chequerboards, scatters, rings, spirals, dense, wide, asserted, nearly_contradictory,
    off_by_one,
)  # fmt: skip


COLUMNS = ("exact", "contradiction", "fine", "rough", "bounds", "refused")


def ending(said: dict[str, Any]) -> str:
    """How an analysis ended, as a column of the table."""
    if said["kind"] not in ESTIMATED:
        return said["kind"] if said["kind"] in COLUMNS else "refused"
    return "fine" if np.nanmax(said["error"]) <= FINE else "rough"


def within(hard: Hard, said: dict[str, Any], seconds: float) -> tuple[int, int]:
    """How many uncertain cells lie within two standard errors, and how many there are."""
    truth = asked(hard, Budget(seconds, 1024), 0, method="exact")
    if truth["kind"] != "exact":
        return 0, 0
    known = (truth["chance"] > 0) & (truth["chance"] < 1) & (said["error"] > 0)
    off = np.abs(truth["chance"] - said["chance"])[known]
    return int((off <= 2 * said["error"][known]).sum()), int(known.sum())


def tried(number: int, options: argparse.Namespace) -> dict[str, Any]:
    """One board and how its analysis ended; what ``--merge`` reads."""
    hard = FAMILIES[number % len(FAMILIES)](random.Random(f"{options.seed} {number}"))
    said = asked(hard, Budget(options.seconds, options.mib), number)
    width, height = hard.position.width, hard.position.height
    row = {"board": number, "family": hard.kind, "size": f"{width}x{height}", "end": ending(said)}
    row |= {"seconds": round(said["seconds"], 3), "bytes": said["bytes"], "inside": 0, "cells": 0}
    if said["kind"] in ESTIMATED:
        errors = said["error"][said["error"] > 0]
        row["errors"] = [round(float(e), 4) for e in np.quantile(errors, (0.5, 0.9, 0.99, 1))]
        if options.calibrate:
            row["inside"], row["cells"] = within(hard, said, options.calibrate)
    return row


def table(rows: list[dict[str, Any]]) -> str:
    """All boards by family, as Markdown."""
    rows = sorted(rows, key=lambda row: row["board"])
    found: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for row in rows:
        found[row["family"]].append(row)
    lines = [f"| family | boards | {' | '.join(COLUMNS)} | good | most s | most MiB |"]
    lines.append("|---|" + "---|" * (len(COLUMNS) + 4))
    for family, ones in [*found.items(), ("all", rows)]:
        counts = [sum(one["end"] == column for one in ones) for column in COLUMNS]
        seconds, most = (max(one[name] for one in ones) for name in ("seconds", "bytes"))
        good = f"{sum(counts[:3]) / len(ones):.0%}"
        line = (family, len(ones), *counts, good, f"{seconds:.2f}", most >> 20)
        lines.append(f"| {' | '.join(map(str, line))} |")
    cells = sum(row["cells"] for row in rows)
    if cells:
        share = sum(row["inside"] for row in rows) / cells
        lines.append(f"{share:.1%} of {cells} sampled cells lie within two standard errors")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--boards", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--mib", type=int, default=256)
    parser.add_argument("--calibrate", type=float, default=60.0, help="seconds; 0: not at all")
    parser.add_argument(
        "--shard", metavar="K/N", help="the K-th of N parts, a line of JSON a board"
    )
    parser.add_argument("--merge", nargs="+", type=Path, metavar="FILE", help="what shards printed")
    options = parser.parse_args()
    if options.merge:
        lines = [line for file in options.merge for line in file.read_text().splitlines()]
        print(table([json.loads(line) for line in lines]))
        return
    k, n = map(int, options.shard.split("/")) if options.shard else (1, 1)
    shard = [number for number in range(options.boards) if number // len(FAMILIES) % n == k - 1]
    if not options.shard:
        print(table([tried(number, options) for number in shard]))
        return
    for number in shard:
        print(json.dumps(tried(number, options)), flush=True)


if __name__ == "__main__":
    main()
