"""The qubits of a game as they are now: a layout and what measuring has done to it. Secret."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from qmines.quantum import stabilizer
from qmines.quantum.layout import IN_GROUP
from qmines.quantum.states import GROUPED, WEIGHTS, State

if TYPE_CHECKING:
    from qmines.quantum.layout import Layout
    from qmines.quantum.stabilizer import Stabilizers
    from qmines.quantum.states import Basis

_TABLES: Final = tuple(
    bytes(pair[board] for pair in (*WEIGHTS, GROUPED)).ljust(256, b"\xff") for board in (0, 1)
)


@dataclass(frozen=True, slots=True)
class Register:
    """The states of all qubits; immutable, so a measurement returns a new register.

    ``shared`` has the current state of every group, in the order of the layout's groups.
    """

    layout: Layout
    shared: tuple[Stabilizers, ...] = ()

    @classmethod
    def prepared(cls, layout: Layout) -> Register:
        """The register before any measurement."""
        return cls(layout, tuple(stabilizer.shared(group.kind) for group in layout.groups))

    def start_weights(self) -> tuple[bytes, bytes]:
        """What every cell weighs on Z and on H before any measurement, in half-units."""
        own = self.layout.own
        return own.translate(_TABLES[0]), own.translate(_TABLES[1])

    def in_group(self, cell: int) -> bool:
        """Whether a cell was prepared as part of a group."""
        return self.layout.own[cell] == IN_GROUP

    def collapse(
        self, cell: int, basis: Basis, *, mine: bool
    ) -> tuple[Register, dict[int, tuple[int, int]]]:
        """The register after an outcome, and what the cells of the same group weigh then.

        The state of a qubit of its own is left as it was: measured cells are closed, and
        what was in them is told after the game.
        """
        if not self.in_group(cell):
            return self, {}
        at, place = self._place(cell)
        after = stabilizer.collapsed(self.shared[at], place, basis, mine=mine)
        shared = (*self.shared[:at], after, *self.shared[at + 1 :])
        cells = self.layout.groups[at].cells
        weights = dict(zip(cells, stabilizer.weights(after), strict=True))
        return replace(self, shared=shared), weights

    def state(self, cell: int) -> State | None:
        """The state of a cell now; None where it shares one that is not settled."""
        if not self.in_group(cell):
            return State(self.layout.own[cell])
        at, place = self._place(cell)
        return stabilizer.state_of(self.shared[at], place)

    def bloch(self, cell: int) -> tuple[int, int, int]:
        """The Bloch vector of a cell now."""
        if not self.in_group(cell):
            return stabilizer.bloch(stabilizer.single(State(self.layout.own[cell])), 0)
        at, place = self._place(cell)
        return stabilizer.bloch(self.shared[at], place)

    def _place(self, cell: int) -> tuple[int, int]:
        """The group that a cell belongs to, and where in it."""
        for at, group in enumerate(self.layout.groups):
            if cell in group.cells:
                return at, group.cells.index(cell)
        raise KeyError(cell)
