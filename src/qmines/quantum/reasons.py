"""Why a qubit is certainly safe on a board: the clues, and the totals if they are needed.

The simplest reason comes first: a clue of 0, a single clue, two clues of which one counts
everything that the other counts, and only then several clues together. Every reason is exact:
what it names is enough to be certain.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from qmines.errors import QMinesError
from qmines.messages import Message
from qmines.quantum.look import halves, on_boards
from qmines.quantum.position import NOT_SHOWN, UNMEASURED, number_of
from qmines.quantum.posterior import stand_of
from qmines.quantum.states import WEIGHTS, Basis, State
from qmines.solver.qubits import Kind, Stand, qubit_chances

if TYPE_CHECKING:
    from collections.abc import Iterable

    from qmines.quantum.evidence import Evidence
    from qmines.quantum.position import QubitPosition

_SECONDS: Final = 0.5  # for making the reason of one hint shorter
_SPELT_OUT: Final = 3  # clues, at most, whose numbers are repeated in a reason
_FAR: Final = 3  # clues this many cells away are tried before all of them


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a cell is safe on a board: the clues that say so, and whether totals are needed.

    ``effort`` estimates how hard the reason is to see: 0 for a clue of 0. ``proven`` are all cells
    that are safe on this board for this reason, including the cell itself.
    """

    cell: int
    basis: Basis
    clues: tuple[int, ...]
    totals: bool
    effort: int
    messages: tuple[Message, ...]
    proven: tuple[int, ...] = ()


class _Clue(NamedTuple):
    """What one clue says about the unmeasured, unlinked cells around it."""

    cell: int
    around: frozenset[int]
    numbers: tuple[int | None, int | None]
    aside: bool
    """Whether the numbers exclude linked cells around it."""


def easiest(
    position: QubitPosition, evidence: Evidence, safe: Iterable[tuple[int, Basis]]
) -> Reason | None:
    """The easiest reason among cells that are certainly safe on a board."""
    wanted = list(safe)
    stand = stand_of(position, evidence)
    clues = _clues(position, stand)
    by_cell: dict[int, list[_Clue]] = {}
    for clue in clues.values():
        for cell in clue.around:
            by_cell.setdefault(cell, []).append(clue)
    found = []
    for cell, basis in wanted:
        simple = _linked(position, evidence, cell, basis) or _simple(position, by_cell, cell, basis)
        if simple is not None:
            found.append(simple)
            if not simple.effort:
                return simple
    if found:
        return min(found, key=lambda reason: reason.effort)
    several = (_together(position, stand, clues, cell, basis) for cell, basis in wanted[:3])
    return min(filter(None, several), key=lambda each: (each.totals, len(each.clues)), default=None)


def _clues(position: QubitPosition, stand: Stand) -> dict[int, _Clue]:
    found = {}
    z, h = stand.numbers
    for cell in range(stand.grid.cells):
        if z[cell] == NOT_SHOWN and h[cell] == NOT_SHOWN:
            continue
        around = frozenset(n for n in stand.grid.neighbours(cell) if stand.kinds_of[n])
        if around:
            numbers = number_of(z[cell]), number_of(h[cell])
            near = set(stand.grid.neighbours(cell)) - around
            aside = any(position.measured[n] == UNMEASURED for n in near)
            found[cell] = _Clue(cell, around, numbers, aside)
    return found


@lru_cache(maxsize=4096)
def mixes(count: int, z: int | None, h: int | None) -> tuple[tuple[int, int, int, int], ...]:
    """All ways to make up two numbers: how many cells of each state, in the order of ``State``.

    >>> mixes(2, 1, 3)
    ((1, 0, 1, 0),)
    """
    found = []
    for one in range(count + 1):
        for plus in range(count + 1 - one):
            for minus in range(count + 1 - one - plus):
                mix = (count - one - plus - minus, one, plus, minus)
                sums = [
                    sum(n * WEIGHTS[s][board] for s, n in zip(State, mix, strict=True))
                    for board in Basis
                ]
                if z in {None, sums[0]} and h in {None, sums[1]}:
                    found.append(mix)
    return tuple(found)


def _all_safe(around: frozenset[int], numbers: tuple[int | None, int | None], basis: Basis) -> bool:
    """Whether all these cells must be in the state that is safe on a board."""
    found = mixes(len(around), *numbers)
    good = State.of(basis, good=True)
    return bool(found) and all(mix[good] == len(around) for mix in found)


def _simple(
    position: QubitPosition, by_cell: dict[int, list[_Clue]], cell: int, basis: Basis
) -> Reason | None:
    """A reason with one or two clues."""
    place = position.grid.place
    near = by_cell.get(cell, [])
    for clue in near:
        if clue.numbers[basis] == 0:
            told = Message(
                "qubit-why-zero",
                clue=place(clue.cell),
                board=basis.name,
                aside="yes" if clue.aside else "no",
            )
            return Reason(cell, basis, (clue.cell,), False, 0, (told,), tuple(sorted(clue.around)))
    for clue in sorted(near, key=lambda each: len(each.around)):
        if _all_safe(clue.around, clue.numbers, basis):
            told = Message(
                "qubit-why-one",
                clue=place(clue.cell),
                count=len(clue.around),
                numbers=on_boards(clue.numbers),
                board=basis.name,
                aside="yes" if clue.aside else "no",
            )
            return Reason(cell, basis, (clue.cell,), False, 1, (told,), tuple(sorted(clue.around)))
    for clue in sorted(near, key=lambda each: len(each.around)):
        for other in _inside(by_cell, clue, cell):
            rest = clue.around - other.around
            left = _minus(clue.numbers, other.numbers)
            if not _all_safe(rest, left, basis):
                continue
            told = Message(
                "qubit-why-more" if left[basis] else "qubit-why-same",
                clue=place(clue.cell),
                other=place(other.cell),
                cells=[place(each) for each in sorted(rest)],
                numbers=on_boards(left),
                number=halves(other.numbers[basis] or 0),
                board=basis.name,
                aside="yes" if clue.aside or other.aside else "no",
            )
            both = (clue.cell, other.cell)
            return Reason(cell, basis, both, False, 2, (told,), tuple(sorted(rest)))
    return None


def _inside(by_cell: dict[int, list[_Clue]], clue: _Clue, cell: int) -> list[_Clue]:
    """The clues that count only cells that this clue counts too, except the cell itself."""
    near = {other for each in clue.around - {cell} for other in by_cell[each]}
    return [
        other
        for other in sorted(near, key=lambda each: (-len(each.around), each.cell))
        if cell not in other.around and other.around < clue.around
    ]


def _minus(
    numbers: tuple[int | None, int | None], less: tuple[int | None, int | None]
) -> tuple[int | None, int | None]:
    z, h = (
        None if one is None or other is None else one - other
        for one, other in zip(numbers, less, strict=True)
    )
    return z, h


def _linked(position: QubitPosition, evidence: Evidence, cell: int, basis: Basis) -> Reason | None:
    """The reason for a cell that a measurement in its group has settled."""
    if cell not in evidence.places or position.groups is None:
        return None
    at, _ = evidence.places[cell]
    others = tuple(
        each
        for each in position.groups[at].cells
        if each != cell and position.measured[each] != UNMEASURED
    )
    places = [position.grid.place(each) for each in others]
    told = Message("qubit-why-linked", clues=places, board=basis.name)
    return Reason(cell, basis, others, False, 0, (told,))


def _together(
    position: QubitPosition, stand: Stand, clues: dict[int, _Clue], cell: int, basis: Basis
) -> Reason | None:
    """A reason with several clues, all of them needed, and with the totals if necessary."""
    until = time.monotonic() + _SECONDS
    grid = position.grid
    row, column = grid.place(cell)

    def distance(clue: int) -> int:
        r, c = grid.place(clue)
        return max(abs(r - row), abs(c - column))

    far = sorted(clues, key=distance, reverse=True)
    circles = [[each for each in far if distance(each) <= reach] for reach in range(1, _FAR + 1)]
    for totals in (False, True):
        for circle in (*circles, far):
            if not circle or not _follows(stand, clues, circle, cell, basis, totals=totals):
                continue
            needed = list(circle)
            for each in circle:
                if time.monotonic() > until:
                    break
                fewer = [other for other in needed if other != each]
                if _follows(stand, clues, fewer, cell, basis, totals=totals):
                    needed = fewer
            aside = any(clues[each].aside for each in needed)
            if not totals and not aside and len(needed) <= _SPELT_OUT:
                return _added_up(position, stand, [clues[each] for each in needed], cell, basis)
            return _several(position, needed, cell, basis, totals=totals)
    return None


def _added_up(
    position: QubitPosition, stand: Stand, needed: list[_Clue], cell: int, basis: Basis
) -> Reason:
    """A reason with a few clues: the numbers of each, and how many closed cells it counts."""
    clues = {clue.cell: clue for clue in needed}
    boards = list(stand.numbers)
    boards[basis.other] = bytes([NOT_SHOWN]) * stand.grid.cells
    alone = stand._replace(numbers=(boards[0], boards[1]))
    enough = _follows(alone, clues, list(clues), cell, basis, totals=False)
    told = []
    for each in sorted(clues):
        z, h = clues[each].numbers
        if enough:  # the other board's numbers are not needed
            z, h = (z, None) if basis is Basis.Z else (None, h)
        told.append(
            Message(
                "qubit-why-need",
                clue=position.grid.place(each),
                numbers=on_boards((z, h)),
                count=len(clues[each].around),
            )
        )
    told.append(Message("qubit-why-adds-up", board=basis.name))
    return Reason(cell, basis, tuple(sorted(clues)), False, 3 + len(clues), tuple(told))


def _several(
    position: QubitPosition, needed: list[int], cell: int, basis: Basis, *, totals: bool
) -> Reason:
    names = sorted(needed)
    key = "qubit-why-totals" if totals else "qubit-why-several"
    if not names:
        key = "qubit-why-totals-alone"
    told = Message(key, clues=[position.grid.place(each) for each in names], board=basis.name)
    return Reason(cell, basis, tuple(names), totals, 3 + len(names) + totals, (told,))


def _follows(
    stand: Stand,
    clues: dict[int, _Clue],
    chosen: list[int],
    cell: int,
    basis: Basis,
    *,
    totals: bool,
) -> bool:
    """Whether a cell is certainly safe by some of the clues, with or without the totals."""
    numbers = tuple(
        bytes(board[each] if each in chosen else NOT_SHOWN for each in range(stand.grid.cells))
        for board in stand.numbers
    )
    asked = stand._replace(numbers=(numbers[0], numbers[1]))
    if not totals:
        near = {each for clue in chosen for each in clues[clue].around}
        if cell not in near:
            return False
        kinds = bytes(kind if at in near else 0 for at, kind in enumerate(stand.kinds_of))
        # With as many of each kind as there are cells, and enough cells elsewhere for the rest,
        # every mix is possible.
        most = len(near)
        asked = asked._replace(
            kinds_of=kinds,
            kinds=tuple(Kind(*WEIGHTS[state], most) for state in State),
            loose=tuple((1.0,) * len(State) for _ in range((len(State) - 1) * most)),
            some_of=0,
        )
    try:
        possible = int(qubit_chances(asked).possible[cell])
    except QMinesError:
        return False
    return possible == 1 << State.of(basis, good=True)
