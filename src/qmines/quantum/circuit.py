"""A game as a quantum circuit: gates that prepare the cells, then its measurements in order.

The gates are available on every quantum computer: x, h, cx, cz. With the default labels, the H
board is x, h, x and a measurement, and a group has the stabilizers given in the rules. Textbook
labels swap the names of the H board's states, and so do the circuits, which makes the H board h
and a measurement. In both cases, bit 1 is a mine.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from qmines.quantum import stabilizer
from qmines.quantum.layout import IN_GROUP
from qmines.quantum.states import Basis, GroupKind, State

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from qmines.core.grid import Grid
    from qmines.quantum.layout import Layout
    from qmines.quantum.position import Group


class Gate(NamedTuple):
    """A gate on one or two qubits; the first qubit of ``cx`` is the control."""

    name: str
    qubits: tuple[int, ...]


class Readout(NamedTuple):
    """A measurement in the Z basis, the bit it writes, and its outcome in the game.

    ``board`` is the board it belongs to; the gates before it change the basis.
    """

    qubit: int
    bit: int
    board: Basis
    mine: bool


class MeasuredCell(NamedTuple):
    """A measurement in a game: which cell, on which board, whether it found a mine, and when."""

    cell: int
    basis: Basis
    mine: bool
    at: int = 0


Operation: TypeAlias = Gate | Readout
_STATES: Final = {
    State.ZERO: (),
    State.ONE: ("x",),
    State.PLUS: ("h",),
    State.MINUS: ("x", "h"),
}


@dataclass(frozen=True, slots=True)
class Circuit:
    """A circuit: qubits, each with its cell and the state it was prepared in, and operations."""

    grid: Grid
    cells: tuple[int, ...]
    labels: tuple[str, ...]
    groups: tuple[tuple[int, ...], ...]
    operations: tuple[Operation, ...]
    textbook: bool = False

    @property
    def readouts(self) -> list[Readout]:
        """The measurements, in order; measurement *i* writes bit *i*."""
        return [each for each in self.operations if isinstance(each, Readout)]

    def name(self, qubit: int) -> str:
        """A qubit's name: the row and column of its cell, and the state it was prepared in."""
        return "{},{} {}".format(*self.grid.place(self.cells[qubit]), self.labels[qubit])

    def qasm2(self) -> str:
        """The circuit in OpenQASM 2."""
        from qmines.quantum.qasm import qasm2  # noqa: PLC0415  # it reads this class

        return qasm2(self)

    def qasm3(self) -> str:
        """The circuit in OpenQASM 3."""
        from qmines.quantum.qasm import qasm3  # noqa: PLC0415

        return qasm3(self)

    def __str__(self) -> str:
        from qmines.quantum.drawing import text  # noqa: PLC0415

        return text(self).rstrip()

    def _repr_svg_(self) -> str:
        from qmines.quantum.drawing import svg  # noqa: PLC0415

        return svg(self)


def circuit_of(
    layout: Layout, asked: Iterable[MeasuredCell], *, textbook: bool = False, whole: bool = False
) -> Circuit:
    """The circuit of a game.

    Without ``whole``, the circuit leaves out qubits that were not measured, unless another qubit of
    their group was. The qubits of a group are next to each other.
    """
    asked = list(asked)
    used = {each.cell for each in asked}
    cells: list[int] = []
    labels: list[str] = []
    groups: list[tuple[int, ...]] = []
    operations: list[Operation] = []
    for group in layout.groups:
        if whole or used.intersection(group.cells):
            start = len(cells)
            qubits = tuple(range(start, start + group.kind.size))
            groups.append(qubits)
            cells += group.cells
            labels += [group.kind.name.lower()] * len(qubits)
            operations += _shared(group, qubits, textbook=textbook)
    for cell, own in enumerate(layout.own):
        if own != IN_GROUP and (whole or cell in used):
            state = State(own)
            # Textbook labels swap the states of the H board.
            made = _swapped(state) if textbook else state
            operations += [Gate(name, (len(cells),)) for name in _STATES[made]]
            labels.append(state.label(textbook=textbook))
            groups.append((len(cells),))
            cells.append(cell)
    operations += _measured(asked, {cell: at for at, cell in enumerate(cells)}, textbook=textbook)
    return Circuit(
        layout.grid, tuple(cells), tuple(labels), tuple(groups), tuple(operations), textbook
    )


def turn(*, textbook: bool) -> tuple[str, ...]:
    """The gates that change the basis of the H board to Z, and back."""
    return ("h",) if textbook else ("x", "h", "x")


def distributions(
    layout: Layout, asked: Sequence[MeasuredCell]
) -> Iterator[tuple[tuple[int, ...], dict[str, float]]]:
    """The outcomes that theory predicts for these measurements, part by part.

    Each part has the bits of one group (or one cell) and the chance of every bit string, first bit
    first. The parts are independent of each other.
    """
    bits: dict[tuple[int, ...], list[int]] = {}
    owner = {cell: group.cells for group in layout.groups for cell in group.cells}
    for bit, (cell, *_) in enumerate(asked):
        bits.setdefault(owner.get(cell, (cell,)), []).append(bit)
    kinds = {group.cells: group.kind for group in layout.groups}
    for cells, part in bits.items():
        state = (
            stabilizer.shared(kinds[cells])
            if cells in kinds
            else stabilizer.single(State(layout.own[cells[0]]))
        )
        found = {"": (1.0, state)}
        for bit in part:
            cell, basis, *_ = asked[bit]
            found = dict(_branches(found, cells.index(cell), basis))
        yield tuple(part), {text: chance for text, (chance, _) in found.items()}


def _branches(
    found: dict[str, tuple[float, stabilizer.Stabilizers]], qubit: int, basis: Basis
) -> Iterator[tuple[str, tuple[float, stabilizer.Stabilizers]]]:
    for text, (chance, state) in found.items():
        weight = stabilizer.weights(state)[qubit][basis]
        for mine, share in ((False, 2 - weight), (True, weight)):
            if share:
                after = stabilizer.collapsed(state, qubit, basis, mine=mine)
                yield f"{text}{mine:d}", (chance * share / 2, after)


def _swapped(state: State) -> State:
    return {State.PLUS: State.MINUS, State.MINUS: State.PLUS}.get(state, state)


def _shared(group: Group, qubits: tuple[int, ...], *, textbook: bool) -> Iterator[Gate]:
    """Gates from zeros to the state of a group; swapped signs of X with textbook labels."""
    if group.kind is GroupKind.SINGLET:
        first, second = qubits
        yield from (Gate("x", (first,)), Gate("x", (second,)))
        yield Gate("h", (first,))
        yield Gate("cx", (first, second))
        return
    # A graph state; flipped beforehand, every one of its stabilizers has a minus.
    if textbook == (group.kind is GroupKind.LINK):
        yield from (Gate("x", (qubit,)) for qubit in qubits)
    yield from (Gate("h", (qubit,)) for qubit in qubits)
    for at, one in enumerate(qubits):
        yield from (Gate("cz", (one, other)) for other in qubits[at + 1 :])


def _measured(
    asked: Sequence[MeasuredCell], place: dict[int, int], *, textbook: bool
) -> Iterator[Operation]:
    last = {each.cell: bit for bit, each in enumerate(asked)}
    turning = turn(textbook=textbook)
    for bit, (cell, basis, mine, _) in enumerate(asked):
        qubit = place[cell]
        turned = turning if basis is Basis.H else ()
        yield from (Gate(name, (qubit,)) for name in turned)
        yield Readout(qubit, bit, basis, mine)
        if bit != last[cell]:  # it is measured again later
            yield from (Gate(name, (qubit,)) for name in turned)
