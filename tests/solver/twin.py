"""The plain twin of the solver: every board is written down, and then counted.

It shares no code with what it checks. Counts are ints, probabilities Fractions.
It is made for positions with up to about 20 cells that may or may not be mines.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Collection

    from numpy.typing import NDArray

    from qmines.core.position import Position

Place = tuple[int, int]

ASSERTED_MINE = 12
ASSERTED_SAFE = 13
MOST_FREE_CELLS = 22


@dataclass(frozen=True)
class Answer:
    """What is true of a position, exactly."""

    boards: int
    mine_probability: dict[Place, Fraction]
    numbers: dict[Place, list[Fraction]]
    safe: set[Place]
    mined: set[Place]
    sea_mines: Fraction


@dataclass(frozen=True)
class Constraints:
    """A position as sums over its free cells."""

    free: list[Place]
    certain: dict[Place, int]  # open and asserted cells: 1 for a mine
    clues: dict[Place, int]
    total: int | None

    def around(self, place: Place) -> tuple[list[int], int]:
        """The free cells next to a place, by their number, and the certain mines there."""
        numbers = [i for i, cell in enumerate(self.free) if touches(cell, place)]
        mines = sum(mined for cell, mined in self.certain.items() if touches(cell, place))
        return numbers, mines


def touches(one: Place, other: Place) -> bool:
    """Whether two cells are neighbours."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) == 1


def constraints(position: Position) -> Constraints:
    """The clues and the total of a position, asserted cells taken as certain."""
    free, certain, clues = [], {}, {}
    for index, code in enumerate(position.cells):
        place = divmod(index, position.width)
        if code <= 8:
            clues[place] = code
            certain[place] = 0
        elif code in (ASSERTED_MINE, ASSERTED_SAFE):
            certain[place] = int(code == ASSERTED_MINE)
        else:
            free.append(place)
    return Constraints(free, certain, clues, position.mines)


def _boards(
    problem: Constraints, clues: Collection[Place], *, use_total: bool
) -> NDArray[np.uint8]:
    """Every way to mine the free cells: one column a board, one row a free cell."""
    if len(problem.free) > MOST_FREE_CELLS:
        raise ValueError(f"{len(problem.free)} free cells are too many to write down")
    ready: dict[int, list[tuple[list[int], int]]] = {}
    for place in clues:
        cells, mines = problem.around(place)
        ready.setdefault(max(cells, default=-1), []).append((cells, problem.clues[place] - mines))
    boards = np.zeros((0, 1), np.uint8)
    if any(need for _, need in ready.get(-1, ())):
        boards = boards[:, :0]
    for i in range(len(problem.free)):
        count = boards.shape[1]
        boards = np.concatenate([boards, boards], axis=1)
        choice = np.repeat(np.array([[0, 1]], np.uint8), count, axis=1)
        boards = np.concatenate([boards, choice])
        for cells, need in ready.get(i, ()):
            boards = boards[:, boards[cells].sum(axis=0, dtype=np.int64) == need]
    if use_total and problem.total is not None:
        rest = problem.total - sum(problem.certain.values())
        boards = boards[:, boards.sum(axis=0, dtype=np.int64) == rest]
    return boards


def solve(position: Position) -> Answer | None:
    """The whole answer, or None where no board fits."""
    problem = constraints(position)
    boards = _boards(problem, problem.clues, use_total=True)
    if not boards.shape[1]:
        return None
    mines_on = boards.sum(axis=0, dtype=np.int64)
    most = len(problem.free)
    if position.mines is None:
        odds = Fraction(position.density) / (1 - Fraction(position.density))
        weights = [odds**k for k in range(most + 1)]
    else:
        weights = [Fraction(1)] * (most + 1)

    def weigh(which: NDArray[np.int64]) -> Fraction:
        """The weight of boards given by their numbers of mines."""
        counts = np.bincount(which, minlength=most + 1).tolist()
        return sum((w * n for w, n in zip(weights, counts, strict=True) if n), Fraction(0))

    whole = weigh(mines_on)
    rows = {place: boards[i].astype(bool) for i, place in enumerate(problem.free)}
    for place, mined in problem.certain.items():
        if place not in problem.clues:
            rows[place] = np.full(boards.shape[1], bool(mined))
    probability, numbers = {}, {}
    for place, mined in rows.items():
        probability[place] = weigh(mines_on[mined]) / whole
        cells, certain = problem.around(place)
        shows = boards[cells].sum(axis=0, dtype=np.int64) + certain
        numbers[place] = [weigh(mines_on[~mined & (shows == v)]) / whole for v in range(9)]
    return Answer(
        boards=boards.shape[1],
        mine_probability=probability,
        numbers=numbers,
        safe={place for place, row in rows.items() if not row.any()},
        mined={place for place, row in rows.items() if row.all()},
        sea_mines=sum(
            (
                probability[place]
                for place in problem.free
                if not any(touches(place, clue) for clue in problem.clues)
            ),
            Fraction(0),
        ),
    )


def all_boards(position: Position) -> list[bytes]:
    """Every consistent board: one byte a cell, 1 for a mine, in order."""
    problem = constraints(position)
    boards = _boards(problem, problem.clues, use_total=True)
    whole = np.zeros((boards.shape[1], position.height, position.width), np.uint8)
    for (row, column), mined in problem.certain.items():
        whole[:, row, column] = mined
    for i, (row, column) in enumerate(problem.free):
        whole[:, row, column] = boards[i]
    return sorted(board.tobytes() for board in whole)


def feasible(position: Position, clues: Collection[Place], *, use_total: bool) -> bool:
    """Whether a board fits these clues of the position (and its total)."""
    return bool(_boards(constraints(position), clues, use_total=use_total).shape[1])


def why_not_minimal(
    position: Position, cells: Collection[Place], *, uses_total: bool, fits=feasible
) -> str | None:
    """What is wrong with a set of clashing clues, or None if it is a minimal one.

    The clues (with the total, if it is used) must clash, and no longer do when any
    one of them, or the total, is left out. ``fits`` decides whether a board exists.
    """
    clues = constraints(position).clues
    if len(set(cells)) != len(cells):
        return f"a clue is named twice in {list(cells)}"
    strangers = [place for place in cells if place not in clues]
    if strangers:
        return f"{strangers} are no clues"
    if uses_total and position.mines is None:
        return "the total is said to clash, but there is none"
    if fits(position, cells, use_total=uses_total):
        return f"a board fits {list(cells)}"
    for place in cells:
        rest = [other for other in cells if other != place]
        if not fits(position, rest, use_total=uses_total):
            return f"{place} is not needed in {list(cells)}"
    if uses_total and not fits(position, cells, use_total=False):
        return "the total is not needed"
    return None
