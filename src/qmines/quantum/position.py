"""The public part of a qubit game, which is all that exact chances are based on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple, Self, overload

import numpy as np

from qmines.errors import InvalidInput
from qmines.quantum.states import Basis, GroupKind

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from numpy.typing import NDArray

    from qmines.core.grid import Grid

NOT_SHOWN: Final = 255
"""In place of a number, for cells that show none."""
UNMEASURED: Final = 255
"""In place of a basis, for cells that have not been measured."""
# How a history is packed: ``how`` is the basis with flags, ``end`` the number of shown numbers up
# to this step. Structs read single steps, for which NumPy is slow.
_STEP: Final = np.dtype([("cell", "<u4"), ("end", "<u4"), ("how", "u1")])
_NUMBERS: Final = np.dtype([("cell", "<u4"), ("z", "u1"), ("h", "u1")])
_PACKED_STEP, _PACKED_NUMBERS = Struct("<IIB"), Struct("<IBB")
_MINE, _SHIELDED = 2, 4


class ShownNumbers(NamedTuple):
    """The numbers that a cell shows, in half-units; None on a board where it shows none."""

    cell: int
    z: int | None
    h: int | None


class Group(NamedTuple):
    """Cells that share a state, in ascending order."""

    kind: GroupKind
    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Measurement:
    """A measurement of one qubit, and what it showed.

    ``mine`` is the outcome. If ``shielded``, the game continues in any case; without a shield, a
    mine is the last measurement of a game. ``shown`` has every cell whose numbers changed in this
    step, in order, with both numbers: the cell itself, its neighbours and, in Entangled, distant
    cells. A cell with a mine shows no number.
    """

    cell: int
    basis: Basis
    mine: bool = False
    shielded: bool = False
    shown: tuple[ShownNumbers, ...] = ()


class History(Sequence[Measurement]):
    """An immutable sequence of measurements, in order.

    They are packed into about 40 bytes each, since a game can have 40,000 of them, and unpacked on
    access. ``about`` selects the measurements of a few cells, and ``columns`` reads all.
    """

    __slots__ = ("_numbers", "_steps")

    def __init__(self, steps: bytes = b"", numbers: bytes = b"") -> None:
        self._steps, self._numbers = steps, numbers

    @classmethod
    def of(cls, measurements: Iterable[Measurement]) -> History:
        """Pack measurements."""
        recorder = Recorder()
        for each in measurements:
            recorder.add(each)
        return recorder.history()

    def __len__(self) -> int:
        return len(self._steps) // _STEP.itemsize

    @overload
    def __getitem__(self, at: int) -> Measurement: ...

    @overload
    def __getitem__(self, at: slice) -> tuple[Measurement, ...]: ...

    def __getitem__(self, at: int | slice) -> Measurement | tuple[Measurement, ...]:
        which = range(len(self))[at]
        return self._at(which) if isinstance(which, int) else tuple(map(self._at, which))

    def __iter__(self) -> Iterator[Measurement]:
        return map(self._at, range(len(self)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, History) and self.packed == other.packed

    def __hash__(self) -> int:
        return hash(self.packed)

    @property
    def packed(self) -> tuple[bytes, bytes]:
        """The packed measurements, and the numbers that they changed."""
        return self._steps, self._numbers

    def columns(self) -> tuple[NDArray[np.uint32], NDArray[np.uint8], NDArray[np.uint8]]:
        """The cell of each measurement, its basis, and 1 if it was a mine."""
        steps = np.frombuffer(self._steps, _STEP)
        how: NDArray[np.uint8] = steps["how"]
        return steps["cell"], how & np.uint8(1), how // np.uint8(_MINE) & np.uint8(1)

    def about(self, cells: Collection[int], numbers: Collection[int] = ()) -> list[Measurement]:
        """The measurements of some cells, and those that changed the numbers of others."""
        steps = np.frombuffer(self._steps, _STEP)
        found = np.isin(steps["cell"], list(cells))
        if numbers:
            shown = np.isin(np.frombuffer(self._numbers, _NUMBERS)["cell"], list(numbers))
            found[np.searchsorted(steps["end"], np.flatnonzero(shown), side="right")] = True
        return [self._at(at) for at in np.flatnonzero(found).tolist()]

    def _at(self, at: int) -> Measurement:
        size = _STEP.itemsize
        cell, end, how = _PACKED_STEP.unpack_from(self._steps, at * size)
        start = _PACKED_STEP.unpack_from(self._steps, (at - 1) * size)[1] if at else 0
        size = _NUMBERS.itemsize
        shown = _PACKED_NUMBERS.iter_unpack(self._numbers[start * size : end * size])
        return Measurement(
            cell,
            Basis(how & 1),
            bool(how & _MINE),
            bool(how & _SHIELDED),
            tuple([ShownNumbers(c, number_of(z), number_of(h)) for c, z, h in shown]),
        )


class Recorder:
    """Adds measurements to a history."""

    def __init__(self, before: History | None = None) -> None:
        self._steps, self._numbers = map(bytearray, (before or History()).packed)

    def __len__(self) -> int:
        return len(self._steps) // _STEP.itemsize

    def add(self, measurement: Measurement) -> None:
        """Add a measurement."""
        for cell, z, h in measurement.shown:
            self._numbers += _PACKED_NUMBERS.pack(
                cell, NOT_SHOWN if z is None else z, NOT_SHOWN if h is None else h
            )
        how = measurement.basis + _MINE * measurement.mine + _SHIELDED * measurement.shielded
        end = len(self._numbers) // _NUMBERS.itemsize
        self._steps += _PACKED_STEP.pack(measurement.cell, end, how)

    def history(self) -> History:
        """The history with all measurements."""
        return History(bytes(self._steps), bytes(self._numbers))


def number_of(packed: int) -> int | None:
    """A number as it is packed into a byte; None for ``NOT_SHOWN``."""
    return None if packed == NOT_SHOWN else packed


@dataclass(frozen=True, slots=True)
class QubitPosition:
    """Everything that is publicly known in a game of Qubits or Entangled.

    ``totals`` counts the cells of each state at the start, in the order of ``State``, and
    ``groups_of`` the groups of each kind, in the order of ``GroupKind``; together they fill the
    field. ``groups`` lists the groups, or is None while they are hidden. ``history`` has all
    measurements in order, including those of cascades. If ``both_boards`` is False, a measured cell
    shows a number only on the board on which it was measured.

    ``protected`` means that the first measurement was made safe by a swap: the contents of that
    cell were swapped with a random cell that had the good state of that board. So all layouts
    with this state there are equally likely, and no others are possible. Otherwise, all layouts
    with these totals are equally likely.

    ``numbers`` and ``measured`` follow from the history, but games already have them (use ``of`` to
    compute them): one byte per cell for each board, the number in half-units or ``NOT_SHOWN``; and
    for each cell the basis of its measurement, or ``UNMEASURED``.
    """

    grid: Grid
    totals: tuple[int, int, int, int]
    numbers: tuple[bytes, bytes] = field(repr=False)
    measured: bytes = field(repr=False)
    history: History = field(default_factory=History)
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
            raise InvalidInput("totals cannot be negative")
        if sum(self.totals) + grouped != self.grid.cells:
            raise InvalidInput(
                f"the totals add up to {sum(self.totals) + grouped} cells, but the field has "
                f"{self.grid.cells}"
            )

    @property
    def hides_groups(self) -> bool:
        """Whether there are groups whose places are hidden."""
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
        """The position after a history of measurements."""
        zero, one, plus, minus = totals
        singlets, links, trios = groups_of
        history = history if isinstance(history, History) else History.of(history)
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

    def number(self, cell: int, basis: Basis) -> int | None:
        """The number a cell shows on a board, in half-units; None if it shows none."""
        return number_of(self.numbers[basis][cell])

    def basis_of(self, cell: int) -> Basis | None:
        """The board that a cell was measured on; None if it has not been measured."""
        basis = self.measured[cell]
        return None if basis == UNMEASURED else Basis(basis)

    @property
    def unmeasured(self) -> list[int]:
        """The cells that can still be measured."""
        return [cell for cell, basis in enumerate(self.measured) if basis == UNMEASURED]


def _outlook(grid: Grid, history: Iterable[Measurement]) -> tuple[tuple[bytes, bytes], bytes]:
    """The numbers on both boards and the bases of all measured cells after a history."""
    numbers = bytearray([NOT_SHOWN]) * grid.cells, bytearray([NOT_SHOWN]) * grid.cells
    measured = bytearray([UNMEASURED]) * grid.cells
    for step in history:
        if measured[step.cell] != UNMEASURED:
            raise InvalidInput("each cell can be measured only once", cells=[grid.place(step.cell)])
        measured[step.cell] = step.basis
        for cell, z, h in step.shown:
            numbers[Basis.Z][cell] = NOT_SHOWN if z is None else z
            numbers[Basis.H][cell] = NOT_SHOWN if h is None else h
    return (bytes(numbers[Basis.Z]), bytes(numbers[Basis.H])), bytes(measured)
