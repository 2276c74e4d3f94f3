"""Circuits of qubit games, drawn and written in solver processes."""

from __future__ import annotations

import gzip
from array import array
from typing import TYPE_CHECKING, Final, NamedTuple, Self

from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.quantum import drawing, qasm
from qmines.quantum.circuit import MeasuredCell, circuit_of
from qmines.quantum.states import Basis

if TYPE_CHECKING:
    from qmines.modes.qubit_view import QubitView
    from qmines.quantum.circuit import Circuit
    from qmines.quantum.layout import Layout

MOST_QUBITS: Final = 1000
"""Wires of a drawing; browsers cannot show more."""
MOST_OPERATIONS: Final = 5000
"""Gates and measurements of a drawing."""
MOST_MEASURED: Final = 100_000
"""Measurements in an OpenQASM file; only a long sandbox has more."""


class Measured(NamedTuple):
    """A layout and the measurements made on it, packed to be sent to another process."""

    layout: Layout
    cells: bytes
    bases: bytes
    mines: bytes
    textbook: bool

    @classmethod
    def of(cls, qubits: QubitView) -> Self:
        """The measurements of a game.

        Raises:
            InvalidInput: the states of the cells are still secret.
        """
        if qubits.layout is None:
            raise InvalidInput(Message("after-circuit"))
        if qubits.log is None:
            cells, bases, mines = (each.tobytes() for each in qubits.position.history.columns())
        else:
            cells = array("I", [step.cell for step in qubits.log]).tobytes()
            bases = bytes([step.basis for step in qubits.log])
            mines = bytes([step.mine for step in qubits.log])
        return cls(qubits.layout, cells, bases, mines, qubits.textbook)

    def circuit(self) -> Circuit:
        """The circuit of the game."""
        steps = zip(memoryview(self.cells).cast("I"), self.bases, self.mines, strict=True)
        asked = [MeasuredCell(cell, Basis(basis), bool(mine)) for cell, basis, mine in steps]
        return circuit_of(self.layout, asked, textbook=self.textbook)


def check_drawing(operations: int, qubits: int = 0) -> None:
    """Refuse a circuit that is too large to draw."""
    if qubits > MOST_QUBITS or operations > MOST_OPERATIONS:
        raise InvalidInput(
            Message("site-circuit-large", qubits=MOST_QUBITS, operations=MOST_OPERATIONS)
        )


def check_writing(operations: int) -> None:
    """Refuse a circuit that is too large for one response."""
    if operations > MOST_MEASURED:
        raise InvalidInput(Message("site-circuit-long", most=MOST_MEASURED))


def circuit_drawn(measured: Measured) -> bytes:
    """The circuit as an SVG picture, gzipped."""
    circuit = measured.circuit()
    check_drawing(len(circuit.operations), len(circuit.cells))
    return _gzipped(drawing.svg(circuit))


def circuit_written(measured: Measured) -> bytes:
    """The circuit as OpenQASM 3, gzipped."""
    return _gzipped(qasm.qasm3(measured.circuit()))


def _gzipped(text: str) -> bytes:
    """Compress a text; 3.6 MB of a large game become 0.4, which the server passes on as is."""
    return gzip.compress(text.encode(), 6, mtime=0)
