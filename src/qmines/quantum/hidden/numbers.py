"""What the numbers alone reveal if groups are hidden.

Every unmeasured cell adds its weights to the numbers around it. So one number, or the difference
of two, rules out kinds of cells in a few milliseconds, without any stories; and all numbers
together give an estimate of every chance.
"""

from __future__ import annotations

from functools import lru_cache, reduce
from typing import TYPE_CHECKING, Final

import numpy as np

from qmines.quantum.position import NOT_SHOWN, UNMEASURED
from qmines.quantum.states import GROUPED, WEIGHTS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from qmines.core.grid import Grid
    from qmines.quantum.position import QubitPosition

    Ints = NDArray[np.int16]
    Indices = NDArray[np.intp]
    Truths = NDArray[np.bool_]
    Floats = NDArray[np.float64]

_WEIGHTS: Final = np.array([*WEIGHTS, GROUPED])
_KINDS: Final = len(_WEIGHTS)
# A number on each board, their sum and their difference: what every kind of cell adds to each.
_SHARES: Final = np.column_stack([_WEIGHTS, _WEIGHTS @ [1, 1], _WEIGHTS @ [1, -1]]).astype(np.int16)
_FAR: Final = np.int16(999)  # more than any number
_ANY: Final = (1 << _KINDS) - 1
# The least and the most that a cell can add, by its possible kinds, one bit per kind.
_LEAST, _MOST = (
    np.array(
        [
            choose(_SHARES[[k for k in range(_KINDS) if mask >> k & 1] or [_KINDS - 1]], axis=0)
            for mask in range(_ANY + 1)
        ]
    )
    for choose in (np.min, np.max)
)
_LEAST[0] = _MOST[0] = 0
_NEAR: Final = [(y, x) for y in (-1, 0, 1) for x in (-1, 0, 1) if y or x]
_PAIRS: Final = [(y, x) for y in range(-2, 3) for x in range(-2, 3) if y or x]
_OUTSIDE: Final = (1 << 40, 0)  # steps, from any cell
_MOST_CELLS: Final = 5000  # of a field on which numbers are paired
_ROUNDS: Final = 30
_DAMPING: Final = 0.3
_STEEPEST: Final = 6.0


class _Pairs:
    """Pairs every cell with another, and lists the cells next to the first but not to the other.

    There are 25 ways to choose the other: first none at all, then each cell up to two away. The
    index ``grid.cells`` stands for a cell outside the field.
    """

    def __init__(self, grid: Grid, count: int) -> None:
        ways = [_OUTSIDE, *_PAIRS][:count]
        only = [[(y, x) for y, x in _NEAR if not _touch(y - v, x - u)] for v, u in ways]
        self.other = np.stack([_shifted(grid, *way) for way in ways])
        self.opposite = np.array([0, *range(len(_PAIRS), 0, -1)][:count])[:, None]
        self.only = _padded(grid, only)
        # Which first cells that is for: in a list of all cells for each way.
        holders = _padded(grid, [[(-y, -x) for y, x in each] for each in only])
        self.holders = holders + np.arange(len(ways))[:, None] * (grid.cells + 1)


_pairs = lru_cache(maxsize=4)(_Pairs)


def _touch(y: int, x: int) -> bool:
    return max(abs(y), abs(x)) == 1


def _shifted(grid: Grid, y: int, x: int) -> Indices:
    """The index of the cell at this offset from each cell."""
    rows, columns = np.divmod(np.arange(grid.cells), grid.width)
    rows, columns = rows + y, columns + x
    inside = (rows >= 0) & (rows < grid.height) & (columns >= 0) & (columns < grid.width)
    found = np.where(inside, rows * grid.width + columns, grid.cells)
    return np.append(found, grid.cells)


def _padded(grid: Grid, ways: list[list[tuple[int, int]]]) -> Indices:
    """The cells at these offsets from each cell, (8, ways, cells), padded with outside cells."""
    return np.stack(
        [
            np.stack([_shifted(grid, *(steps[at : at + 1] or [_OUTSIDE])[0]) for steps in ways])
            for at in range(len(_NEAR))
        ]
    )


def possible(position: QubitPosition, *, pairs: bool = True) -> NDArray[np.uint8]:
    """The possible kinds of each unmeasured cell, one bit per kind; 0 if a cell is measured.

    Kinds are excluded by single numbers and, with ``pairs``, by differences of two.
    """
    closed = np.frombuffer(position.measured, np.uint8) != UNMEASURED
    masks = np.append(np.where(closed, 0, _ANY), 0)
    pairs = pairs and position.grid.cells <= _MOST_CELLS
    for ways in (1, 1 + len(_PAIRS)) if pairs else (1,):
        equations = _Equations(position, masks, ways)
        while equations.narrow(masks):
            pass
    found = masks[:-1].astype(np.uint8)
    # If the position is impossible, nothing is excluded.
    return found if found[~closed].all() else np.where(closed, 0, _ANY).astype(np.uint8)


def _numbers(position: QubitPosition) -> tuple[Ints, Truths]:
    """All numbers, their sums and differences over the two boards, and which of them are shown.

    The last row is for cells outside the field.
    """
    boards = [np.frombuffer(numbers, np.uint8) for numbers in position.numbers]
    there = [board != NOT_SHOWN for board in boards]
    z, h = (board.astype(np.int16) for board in boards)
    numbers = np.zeros((position.grid.cells + 1, 4), np.int16)
    numbers[:-1] = np.column_stack([z, h, z + h, z - h])
    shown = np.zeros(numbers.shape, bool)
    shown[:-1] = np.column_stack([*there, there[0] & there[1], there[0] & there[1]])
    return numbers, shown


class _Equations:
    """Numbers, and differences of two in the first ``ways`` to pair them."""

    def __init__(self, position: QubitPosition, masks: Indices, ways: int) -> None:
        table = _pairs(position.grid, ways)
        numbers, shown = _numbers(position)
        around, open_cells = table.only[:, 0], masks != 0
        there = shown[:, 0] | shown[:, 1]
        self._clues = clues = np.flatnonzero(there & open_cells[around].any(axis=0))
        self._edge = np.flatnonzero(open_cells & there[around].any(axis=0))
        self._only, self._other = table.only[:, :, clues], table.other[:, clues]
        self._opposite = table.opposite
        self._holders = table.holders[:, :, self._edge]
        alone = (np.arange(ways) == 0)[:, None, None]
        self._there = shown[clues] & (shown[self._other] | alone)
        self._rest = numbers[clues] - numbers[self._other]
        self._shape = (ways, *numbers.shape)

    def narrow(self, masks: Indices) -> bool:
        """Rule out kinds; returns whether this changed anything."""
        clues, edge = self._clues, self._edge
        least, most = _LEAST[masks], _MOST[masks]
        lows, highs = np.zeros(self._shape, np.int16), np.zeros(self._shape, np.int16)
        lows[:, clues] = low = sum(least[each] for each in self._only)
        highs[:, clues] = high = sum(most[each] for each in self._only)
        uppers, lowers = np.full(self._shape, _FAR), np.full(self._shape, -_FAR)
        there, rest, others = self._there, self._rest, (self._opposite, self._other)
        uppers[:, clues] = np.where(there, rest - low + highs[others], _FAR)
        lowers[:, clues] = np.where(there, rest - high + lows[others], -_FAR)
        uppers, lowers = (each.reshape(-1, self._shape[2]) for each in (uppers, lowers))
        upper = reduce(np.minimum, (uppers[each] for each in self._holders)).min(axis=0)
        lower = reduce(np.maximum, (lowers[each] for each in self._holders)).max(axis=0)
        upper, lower = least[edge] + upper, most[edge] + lower
        within = (lower[:, None] <= _SHARES) & (upper[:, None] >= _SHARES)
        narrowed = masks[edge] & (within.all(axis=2) @ (1 << np.arange(_KINDS)))
        changed = bool((narrowed != masks[edge]).any())
        masks[edge] = narrowed
        return changed and bool(narrowed.all())


def estimate(position: QubitPosition, masks: NDArray[np.uint8]) -> Floats:
    """Estimate the chance of each kind in each cell, (cells, kinds), as far as ``masks`` allow it.

    This is a maximum-entropy estimate: among all chances for which every number is right on
    average, those closest to the totals (by Newton's method on all numbers at once).
    """
    grid = position.grid
    numbers, shown = _numbers(position)
    totals = np.array([*position.totals, grid.cells - sum(position.totals)], float)
    allowed = (masks[:, None] >> np.arange(_KINDS)) & 1
    prior = allowed * np.maximum(totals, 0.5)
    chance: Floats = prior
    force = np.zeros((grid.cells, 2))
    for _ in range(_ROUNDS):
        chance = prior * np.exp(_summed(grid, force) @ _WEIGHTS.T)
        chance /= np.maximum(chance.sum(axis=1, keepdims=True), np.finfo(float).tiny)
        means = chance @ _WEIGHTS
        spreads = chance @ _WEIGHTS**2 - means**2
        missing = np.where(shown[:-1, :2], numbers[:-1, :2] - _summed(grid, means), 0)
        force += _DAMPING * missing / np.maximum(_summed(grid, spreads), 0.1)
        force = np.clip(force, -_STEEPEST, _STEEPEST)
    return chance


def _summed(grid: Grid, values: Floats) -> Floats:
    """For each cell, the sum of the values of its neighbours."""
    field = np.zeros((grid.height + 2, grid.width + 2, values.shape[1]))
    field[1:-1, 1:-1] = values.reshape(grid.height, grid.width, -1)
    three = field[:-2] + field[1:-1] + field[2:]
    nine = three[:, :-2] + three[:, 1:-1] + three[:, 2:]
    found: Floats = nine.reshape(values.shape) - values
    return found
