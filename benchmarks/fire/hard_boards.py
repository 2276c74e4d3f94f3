"""Positions that are made to be hard: seeded, and with the board behind them where there is one."""

from __future__ import annotations

import random
import sys
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from qmines.core.grid import Grid
from qmines.core.position import FLAG, HIDDEN, MINE, QUESTION, SAFE, Position
from solver.games import Snapshot, clue_values, flooded, lattice, random_mask, scattered
from solver.positions import small_position

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


class Hard(NamedTuple):
    """A position, what kind it is of, and a board that fits (None where there may be none)."""

    kind: str
    position: Position
    mask: bytes | None
    fair: bool = False
    """Every board that fits was as likely to be behind it: what calibration needs."""


def _position(snapshot: Snapshot) -> Position:
    return Position.from_rows(snapshot.rows, snapshot.mines)


def _blurred(dice: random.Random, position: Position) -> Position:
    """A third of the time without its total, the density then being the true one."""
    if dice.random() < 2 / 3:
        return position
    cells = position.grid.cells
    return position.with_mines(None, density=min(0.9, max(0.05, (position.mines or 0) / cells)))


def lattices(dice: random.Random) -> Hard:
    """Clues at all odd (or even) places: every hidden cell touches up to four of them."""
    width, height = dice.randint(5, 61), dice.choice((5, 7, 9, 11, 13, 15, 17, 21, 31, 41, 61))
    if dice.random() < 0.1:
        width, height = dice.choice(((101, 101), (201, 101), (961, 9), (9, 961), (2001, 5)))
    mines = round(dice.uniform(0.05, 0.45) * width * height)
    made = lattice(dice.randrange(2**32), width, height, mines, first=dice.randint(0, 1))
    known = _position(made)
    position = _blurred(dice, known)
    return Hard("lattice", position, made.mask, fair=position is known)


def scatters(dice: random.Random) -> Hard:
    """True clues strewn over 100×100, from few to nearly all."""
    mines = round(dice.choice((0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5)) * 10_000)
    share = dice.choice((0.002, 0.01, 0.03, 0.05, 0.08, 0.12, 0.2, 0.3, 0.4))
    made = scattered(dice.randrange(2**32), 100, 100, mines, round(share * 10_000))
    known = _position(made)
    position = _blurred(dice, known)
    return Hard("scatter", position, made.mask, fair=position is known)


def typed(dice: random.Random) -> Hard:
    """Random numbers, as nobody would meet them in a game, over 100×100."""
    clues = dice.choice((1, 3, 10, 30, 60, 100, 200, 500, 2000, 6000))
    most = dice.choice((2, 3, 3, 4, 8))
    cells = bytearray([HIDDEN]) * 10_000
    for index in dice.sample(range(10_000), clues):
        cells[index] = dice.randint(0 if clues < 500 else 1, most)
    total = dice.choice((None, dice.randint(0, 10_000 - clues), 2000 - min(clues, 1000)))
    return Hard("typed", Position(Grid(100, 100), bytes(cells), total), None)


def spoilt(dice: random.Random) -> Hard:
    """One number of a true position is one off: a contradiction, or not."""
    base = dice.choice((lattices, scatters, floods))(dice).position
    cells = bytearray(base.cells)
    at = dice.choice([i for i, code in enumerate(cells) if code < HIDDEN] or [0])
    if cells[at] < HIDDEN:
        cells[at] = max(0, min(8, cells[at] + dice.choice((-1, 1))))
    return Hard("spoilt", Position(base.grid, bytes(cells), base.mines), None)


def far(dice: random.Random) -> Hard:
    """A chain whose two ends contradict each other, as far apart as it is long.

    In a row ``1#1#1…`` every second gap is mined: a chain that begins with a certain
    mine and has the wrong parity at its end has no board, and no part of it clashes.
    """
    links = dice.randint(20, 2_000)
    row = "*1" + "#1" * links + ("*" if links % 2 else "S")
    wrong = dice.random() < 0.7
    if wrong:
        row = row[:-1] + ("*" if row[-1] == "S" else "S")
    empty = "S" * len(row)
    rows = [row] if dice.random() < 0.5 else [empty, row, empty]
    mask = None
    if not wrong:
        middle = bytes(1 if c == "*" else 0 for c in row[:2])
        middle += bytes(b for i in range(links) for b in (i % 2, 0)) + bytes([row[-1] == "*"])
        pad = bytes(len(row)) if len(rows) == 3 else b""
        mask = pad + middle + pad
    return Hard("far", Position.from_rows(rows), mask)


def totals(dice: random.Random) -> Hard:
    """True clues with a total that can hardly hold, or cannot."""
    base = dice.choice((lattices, scatters, floods))(dice).position
    room = sum(code >= HIDDEN for code in base.cells)
    near = [(base.mines or 0) + dice.randint(-40, 40), 0, 1, room, room - 1, room // 2]
    total = max(0, min(room, dice.choice(near)))
    return Hard("total", base.with_mines(total), None)


def floods(dice: random.Random) -> Hard:
    """Games on fields of up to 300×300."""
    width, height = dice.choice(((30, 16), (100, 100), (200, 200), (300, 300), (1000, 20)))
    mines = round(dice.choice((0.12, 0.16, 0.2)) * width * height)
    made = flooded(dice.randrange(2**32), width, height, mines, dice.choice((0.1, 0.3, 0.6)))
    return Hard("flood", _blurred(dice, _position(made)), made.mask)


def covered(dice: random.Random) -> Hard:
    """Nothing is open; at most a few cells are marked or asserted."""
    width, height = dice.choice(((1, 1), (9, 9), (256, 256), (1000, 1000), (2000, 2000), (1, 9999)))
    mines = dice.choice((0, 1, width * height // 5, width * height - 1, width * height))
    mask = random_mask(dice, width, height, mines)
    cells = bytearray([HIDDEN]) * len(mask)
    for index in dice.sample(range(len(cells)), min(len(cells), dice.choice((0, 0, 5)))):
        cells[index] = dice.choice((FLAG, QUESTION, MINE if mask[index] else SAFE))
    total = dice.choice((mines, mines, None))
    return Hard("covered", Position(Grid(width, height), bytes(cells), total), mask)


def dense(dice: random.Random) -> Hard:
    """Every second cell open, as a chess board: as many clues as there can be."""
    width, height = dice.choice(((16, 16), (30, 16), (60, 60), (100, 100)))
    mask = random_mask(dice, width, height, round(dice.uniform(0.05, 0.3) * width * height))
    values = clue_values(mask, width, height)
    cells = bytes(
        HIDDEN if mask[i] or (i // width + i % width) % 2 else values[i] for i in range(len(mask))
    )
    return Hard("chess", Position(Grid(width, height), cells, sum(mask)), mask)


def small(dice: random.Random) -> Hard:
    """Small enough to write every board out, and of every strange kind."""
    return Hard("small", small_position(dice), None)


# How often each comes in a hundred.
SHARES: dict[Callable[[random.Random], Hard], int] = {
    lattices: 26,
    scatters: 20,
    typed: 14,
    spoilt: 10,
    far: 5,
    totals: 6,
    floods: 5,
    covered: 2,
    dense: 4,
    small: 8,
}


def boards(count: int, seed: int) -> Iterator[Hard]:
    """``count`` of them, the kinds well mixed; each depends on the seed and its number only."""
    order = [make for make, share in SHARES.items() for _ in range(share)]
    random.Random(1).shuffle(order)
    for number, make in zip(range(count), cycle(order), strict=False):
        yield make(random.Random(f"{seed} {number}"))
