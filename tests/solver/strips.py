"""An exact count for long, low fields, column by column, in whole numbers.

The state is the last two columns, written out; a clue is checked once the column
after it is known. A polynomial in the number of mines is one large int: its
coefficients stand side by side, far enough apart that they never touch.
"""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import TYPE_CHECKING

from solver.twin import ASSERTED_MINE, ASSERTED_SAFE

if TYPE_CHECKING:
    from qmines.core.position import Position

MOST_ROWS = 4


def by_mines(position: Position) -> list[int]:
    """How many boards fit the clues with 0, 1, 2 … mines, whatever the total says."""
    height, width = position.height, position.width
    if height > MOST_ROWS:
        raise ValueError(f"{height} rows are too many")
    gap = width * height + 1
    columns = [[position[row, c] for row in range(height)] for c in range(width)]

    def fits(column: list[int], mask: int) -> bool:
        for row, code in enumerate(column):
            mined = mask >> row & 1
            if mined and (code <= 8 or code == ASSERTED_SAFE):
                return False
            if not mined and code == ASSERTED_MINE:
                return False
        return True

    def clues_hold(column: list[int], left: int, middle: int, right: int) -> bool:
        return all(
            code > 8
            or code == sum((mask << 1 >> row & 7).bit_count() for mask in (left, middle, right))
            for row, code in enumerate(column)
        )

    states = {(0, 0): 1}
    for c in range(width + 1):
        choices = [m for m in range(1 << height) if fits(columns[c], m)] if c < width else [0]
        grown: defaultdict[tuple[int, int], int] = defaultdict(int)
        for (left, middle), boards in states.items():
            for right in choices:
                if c == 0 or clues_hold(columns[c - 1], left, middle, right):
                    grown[middle, right] += boards << gap * right.bit_count()
        states = grown
    whole = sum(states.values())
    low = (1 << gap) - 1
    return [whole >> gap * k & low for k in range(width * height + 1)]


def weight(position: Position) -> Fraction:
    """The number of boards, or with an unknown total their weight (odds to the mines)."""
    counts = by_mines(position)
    if position.mines is not None:
        return Fraction(counts[position.mines])
    odds = Fraction(position.density) / (1 - Fraction(position.density))
    return sum((n * odds**k for k, n in enumerate(counts) if n), Fraction(0))


def mine_probability(position: Position, place: tuple[int, int]) -> Fraction:
    """The chance of a mine at a hidden place, as a ratio of two counts."""
    return weight(position.replace({place: ASSERTED_MINE})) / weight(position)
