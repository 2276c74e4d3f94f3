"""Circuits: the right gates, exported so that others read them, and theory that holds."""

from __future__ import annotations

import random
from xml.etree import ElementTree as ET

import pytest

from qmines.core.stream import Stream
from qmines.quantum import drawing, qasm, stabilizer
from qmines.quantum.circuit import Gate, MeasuredCell, Readout, circuit_of, distributions
from qmines.quantum.layout import Layout, deal
from qmines.quantum.states import Basis, GroupKind, State
from quantum.brute import Amplitudes
from support.packages import package

TEXTS = {GroupKind.SINGLET: "aa", GroupKind.LINK: "AA", GroupKind.TRIO: "qqq"}


def random_game(seed, grid=None, *, groups=(1, 1, 1)):
    """A layout and measurements of it, with outcomes as they may come."""
    rng = random.Random(seed)
    grid = grid or Layout.parse("0000/0000/0000").grid
    layout = deal(grid, (1, 2, 2), groups, Stream(seed))
    amplitudes = Amplitudes(layout)
    asked = []
    for at, cell in enumerate(rng.sample(range(grid.cells), rng.randint(1, grid.cells))):
        basis = rng.choice(list(Basis))
        mine = rng.random() < amplitudes.chance(cell, basis)
        amplitudes.measure(cell, basis, mine=mine)
        asked.append(MeasuredCell(cell, basis, mine, at))
    return layout, asked


def simulated(circuit):
    """The state that the gates of a circuit without measurements make, by Stim."""
    simulator = package("stim").TableauSimulator()
    for each in circuit.operations:
        assert isinstance(each, Gate)
        getattr(simulator, each.name)(*each.qubits)
    return tuple(map(str, simulator.canonical_stabilizers()))


@pytest.mark.extra
@pytest.mark.parametrize("kind", GroupKind)
def test_gates_make_the_groups(kind):
    circuit = circuit_of(Layout.parse(TEXTS[kind]), [], whole=True)
    assert simulated(circuit) == stabilizer.shared(kind)


@pytest.mark.extra
@pytest.mark.parametrize("kind", GroupKind)
def test_textbook_gates_make_the_groups_with_the_signs_of_x_turned(kind):
    circuit = circuit_of(Layout.parse(TEXTS[kind]), [], whole=True, textbook=True)
    turned = []
    for text in kind.stabilizers:
        sign = -1 if text.count("X") % 2 else 1
        sign *= -1 if text[0] == "-" else 1
        turned.append(("+" if sign > 0 else "-") + text[1:])
    assert simulated(circuit) == stabilizer.canonical(tuple(turned))


@pytest.mark.extra
@pytest.mark.parametrize("state", State)
@pytest.mark.parametrize("textbook", [False, True])
def test_gates_make_the_states_and_turn_the_boards(state, textbook):
    layout = Layout.parse(state.symbol)
    for basis in Basis:
        circuit = circuit_of(layout, [MeasuredCell(0, basis, False)], textbook=textbook)
        *gates, readout = circuit.operations
        assert readout == Readout(0, 0, basis, False)
        simulator = package("stim").TableauSimulator()
        for each in gates:
            getattr(simulator, each.name)(*each.qubits)
        # Z is +1 for the bit 0: the chance of bit 1 in half-units is one less that.
        assert 1 - simulator.peek_z(0) == state.weights[basis]
        turned = [each.name for each in gates][-3:]
        if basis is Basis.H:
            assert turned[-1:] == ["h"] if textbook else turned == ["x", "h", "x"]


def test_only_what_was_asked_and_its_partners():
    layout = Layout.parse("0aA+/10aA")
    circuit = circuit_of(layout, [MeasuredCell(1, Basis.Z, True), MeasuredCell(4, Basis.Z, True)])
    assert circuit.cells == (1, 6, 4)
    assert circuit.groups == ((0, 1), (2,))
    assert [circuit.name(q) for q in range(3)] == ["0,1 singlet", "1,2 singlet", "1,0 |1⟩"]
    assert len(circuit_of(layout, [], whole=True).cells) == 8


def test_a_cell_that_is_asked_again_is_turned_back():
    layout = Layout.parse("0")
    asked = [
        MeasuredCell(0, b, False, i) for i, b in enumerate((Basis.Z, Basis.H, Basis.Z, Basis.H))
    ]
    names = [
        each.name if isinstance(each, Gate) else "M"
        for each in circuit_of(layout, asked, textbook=True).operations
    ]
    assert names == ["M", "h", "M", "h", "M", "h", "M"]
    (part,) = distributions(layout, asked)
    assert part[0] == (0, 1, 2, 3)
    assert len(part[1]) == 8
    assert set(part[1].values()) == {1 / 8}


def test_theory_agrees_with_amplitudes():
    for seed in range(40):
        layout, asked = random_game(seed)
        for bits, chances in distributions(layout, asked):
            assert abs(sum(chances.values()) - 1) < 1e-12
            for outcome, chance in chances.items():
                amplitudes, found = Amplitudes(layout), 1.0
                for bit, value in zip(bits, outcome, strict=True):
                    each = asked[bit]
                    found *= amplitudes.measure(each.cell, each.basis, mine=value == "1")
                assert abs(found - chance) < 1e-9


def test_what_came_out_is_possible():
    for seed in range(40):
        layout, asked = random_game(seed)
        for bits, chances in distributions(layout, asked):
            assert "".join(f"{asked[bit].mine:d}" for bit in bits) in chances


def test_drawings():
    layout = Layout.parse("a+a")
    asked = [
        MeasuredCell(0, Basis.H, True),
        MeasuredCell(2, Basis.H, False),
        MeasuredCell(1, Basis.Z, False),
    ]
    circuit = circuit_of(layout, asked)
    assert drawing.text(circuit) == (
        "0,0 singlet ─[X]──[H]───●───[X]──[H]──[X]──M=1─\n"
        "                        │\n"
        "0,2 singlet ─[X]────────⊕───[X]──[H]──[X]──M=0─\n"
        "0,1 |+⟩     ─[H]──M=0──────────────────────────\n"
    )
    root = ET.fromstring(drawing.svg(circuit))
    texts = [each.text for each in root.iter() if each.tag.endswith("text")]
    assert texts.count("M=0") == 2
    assert "0,1 |+⟩" in texts


def test_no_two_operations_of_a_column_touch():
    for seed in range(20):
        layout, asked = random_game(seed)
        circuit = circuit_of(layout, asked, whole=True)
        placed = drawing.columns(circuit)
        assert sum(map(len, placed)) == len(circuit.operations)
        for column in placed:
            spans = []
            for each in column.values():
                qubits = each.qubits if isinstance(each, Gate) else (each.qubit,)
                spans += range(min(qubits), max(qubits) + 1)
            assert len(spans) == len(set(spans))


def test_qasm_is_ascii_and_names_every_bit():
    layout, asked = random_game(3)
    circuit = circuit_of(layout, asked)
    for text in (qasm.qasm2(circuit), qasm.qasm3(circuit)):
        assert text.isascii()
        assert text.count("measure") == len(asked)
    empty = circuit_of(layout, [])
    assert "qreg q[1];" in qasm.qasm2(empty)
