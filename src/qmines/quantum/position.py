"""What is public of a game of qubits: all that an exact posterior may, and has to, start from."""

from __future__ import annotations

from dataclasses import dataclass, field
from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple, Self

from qmines.errors import InvalidInput
from qmines.quantum.states import Basis, GroupKind, State

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from qmines.core.grid import Grid

NOT_SHOWN: Final = 255
"""In place of a number: none is shown there."""
UNMEASURED: Final = 255
"""In place of a basis: the cell has not been measured."""
_SHOWN: Final = Struct("<IBB")  # a cell and its two numbers, as a measurement stores them
_CELL: Final = Struct("<I")


class ShownNumbers(NamedTuple):
    """The numbers that a cell shows, in half-units; None on a board where it shows none."""

    cell: int
    z: int | None
    h: int | None


class Group(NamedTuple):
    """Cells that were given one state to share, in rising order."""

    kind: GroupKind
    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True, init=False)
class Measurement:
    """One qubit measured, and what was seen.

    ``mine`` tells what came out. With ``shielded`` the game goes on all the same; an
    opened mine without a shield is the last measurement of a game. ``shown`` holds
    every cell whose numbers look different after this step, each with both its
    numbers: the cell's own first ones, those around it and, in Entangled, far ones.
    They are in the order of the cells.
    A cell in which a mine was found shows no number.

    The numbers are stored as bytes, since a game can have 40,000 measurements.
    """

    cell: int
    basis: Basis
    mine: bool
    shielded: bool
    _shown: bytes

    def __init__(
        self,
        cell: int,
        basis: Basis,
        *,
        mine: bool = False,
        shielded: bool = False,
        shown: Iterable[ShownNumbers] = (),
    ) -> None:
        packed = b"".join(
            _SHOWN.pack(at, NOT_SHOWN if z is None else z, NOT_SHOWN if h is None else h)
            for at, z, h in shown
        )
        put = object.__setattr__
        put(self, "cell", cell)
        put(self, "basis", basis)
        put(self, "mine", mine)
        put(self, "shielded", shielded)
        put(self, "_shown", packed)

    @property
    def shown(self) -> tuple[ShownNumbers, ...]:
        """The cells whose numbers look different after this step."""
        return tuple(
            ShownNumbers(cell, None if z == NOT_SHOWN else z, None if h == NOT_SHOWN else h)
            for cell, z, h in _SHOWN.iter_unpack(self._shown)
        )

    def may_show(self, first: int, last: int) -> bool:
        """Tell quickly whether cells between these two may be among the shown ones."""
        packed = self._shown
        return (
            bool(packed)
            and _CELL.unpack_from(packed, len(packed) - _SHOWN.size)[0] >= first
            and _CELL.unpack_from(packed)[0] <= last
        )


@dataclass(frozen=True, slots=True)
class QubitPosition:
    """The public knowledge of a game of Qubits or Entangled.

    ``totals`` counts the cells of each state at the start, in the order of ``State``,
    and ``groups_of`` the groups of each kind, in the order of ``GroupKind``; together
    they fill the field. ``groups`` tells where the groups are, or is None while that is
    hidden. ``history`` holds all measurements, in order, those of cascades included.
    ``both_boards`` tells whether a measured cell shows numbers on both boards or only
    on the one that it was measured on.

    ``protected`` tells that the first measurement was made safe by swapping: what
    was in that cell changed places with the good state of that board from another
    cell, chosen at random. So every layout that has this state there is equally
    likely, and no other is possible. Without, every layout with these totals is.

    ``numbers`` and ``measured`` follow from the history: for each board one byte a
    cell, the number in half-units or ``NOT_SHOWN``; and for each cell the basis that
    it was measured in, or ``UNMEASURED``. They are handed over ready-made where a game
    has them; use ``of`` where it has not.
    """

    grid: Grid
    totals: tuple[int, int, int, int]
    numbers: tuple[bytes, bytes] = field(repr=False)
    measured: bytes = field(repr=False)
    history: tuple[Measurement, ...] = ()
    both_boards: bool = True
    protected: bool = False
    groups_of: tuple[int, int, int] = (0, 0, 0)
    groups: tuple[Group, ...] | None = ()
    shields: int = 0

    def __post_init__(self) -> None:
        grouped = sum(
            count * kind.size for count, kind in zip(self.groups_of, GroupKind, strict=True)
        )
        if min(*self.totals, *self.groups_of) < 0:
            raise InvalidInput("no state and no kind of group can be there less than 0 times")
        if sum(self.totals) + grouped != self.grid.cells:
            raise InvalidInput(
                f"the totals make {sum(self.totals) + grouped} cells, the field has "
                f"{self.grid.cells}"
            )

    @property
    def hides_groups(self) -> bool:
        """Whether there are groups, and nobody tells where."""
        return self.groups is None and any(self.groups_of)

    @classmethod
    def of(
        cls,
        grid: Grid,
        totals: Sequence[int],
        history: Iterable[Measurement] = (),
        *,
        both_boards: bool = True,
        protected: bool = False,
        groups_of: Sequence[int] = (0, 0, 0),
        groups: Iterable[Group] | None = (),
        shields: int = 0,
    ) -> Self:
        """The position that a history leads to."""
        zero, one, plus, minus = totals
        singlets, links, trios = groups_of
        history = tuple(history)
        numbers, measured = _outlook(grid, history)
        return cls(
            grid=grid,
            totals=(zero, one, plus, minus),
            numbers=numbers,
            measured=measured,
            history=history,
            both_boards=both_boards,
            protected=protected,
            groups_of=(singlets, links, trios),
            groups=None if groups is None else tuple(groups),
            shields=shields,
        )

    def after(self, steps: int) -> QubitPosition:
        """The position after the first so many measurements; shields are counted back."""
        later = sum(measurement.shielded for measurement in self.history[steps:])
        return QubitPosition.of(
            self.grid,
            self.totals,
            self.history[:steps],
            both_boards=self.both_boards,
            protected=self.protected,
            groups_of=self.groups_of,
            groups=self.groups,
            shields=self.shields + later,
        )

    def number(self, cell: int, basis: Basis) -> int | None:
        """What a cell shows on a board, in half-units; None where it shows nothing."""
        shown = self.numbers[basis][cell]
        return None if shown == NOT_SHOWN else shown

    def basis_of(self, cell: int) -> Basis | None:
        """The board that a cell was measured on; None if it has not been measured."""
        basis = self.measured[cell]
        return None if basis == UNMEASURED else Basis(basis)

    @property
    def unmeasured(self) -> list[int]:
        """The cells that can still be measured."""
        return [cell for cell, basis in enumerate(self.measured) if basis == UNMEASURED]

    @property
    def good(self) -> int:
        """How many good qubits of their own there were at the start."""
        return self.totals[State.ZERO] + self.totals[State.MINUS]


def _outlook(grid: Grid, history: Iterable[Measurement]) -> tuple[tuple[bytes, bytes], bytes]:
    """The numbers on both boards, and which cells are measured how, after all this."""
    numbers = bytearray([NOT_SHOWN]) * grid.cells, bytearray([NOT_SHOWN]) * grid.cells
    measured = bytearray([UNMEASURED]) * grid.cells
    for step in history:
        if measured[step.cell] != UNMEASURED:
            raise InvalidInput("a cell is measured only once", cells=[grid.place(step.cell)])
        measured[step.cell] = step.basis
        for cell, z, h in step.shown:
            numbers[Basis.Z][cell] = NOT_SHOWN if z is None else z
            numbers[Basis.H][cell] = NOT_SHOWN if h is None else h
    return (bytes(numbers[Basis.Z]), bytes(numbers[Basis.H])), bytes(measured)
