"""The current qubits of a game: a layout, and how measurements changed it. Secret."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from qmines.quantum import stabilizer
from qmines.quantum.layout import IN_GROUP
from qmines.quantum.states import GROUPED, WEIGHTS

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
        """The weights of every cell on Z and on H before any measurement, in half-units."""
        own = self.layout.own
        return own.translate(_TABLES[0]), own.translate(_TABLES[1])

    def collapse(
        self, cell: int, basis: Basis, *, mine: bool
    ) -> tuple[Register, dict[int, tuple[int, int]]]:
        """The register after an outcome, and the new weights of the cells of the same group.

        The state of an unlinked qubit stays as it was: measured cells are closed, and their
        original states are revealed after the game.
        """
        if self.layout.own[cell] != IN_GROUP:
            return self, {}
        groups = enumerate(group.cells for group in self.layout.groups)
        at, cells = next((at, cells) for at, cells in groups if cell in cells)
        after = stabilizer.collapsed(self.shared[at], cells.index(cell), basis, mine=mine)
        shared = (*self.shared[:at], after, *self.shared[at + 1 :])
        weights = dict(zip(cells, stabilizer.weights(after), strict=True))
        return replace(self, shared=shared), weights
