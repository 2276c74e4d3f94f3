"""Qiskit reads our circuits, and its simulator finds what we find (with the extra)."""

from __future__ import annotations

import random
import sys
from collections import Counter
from functools import cache
from xml.etree import ElementTree as ET

import pytest

from qmines.core.events import Event
from qmines.core.grid import Grid
from qmines.core.stream import Stream
from qmines.errors import InvalidInput
from qmines.modes import make_setup
from qmines.modes.entangled import ENTANGLED
from qmines.quantum import aer, qasm
from qmines.quantum.bars import svg
from qmines.quantum.circuit import MeasuredCell, Readout, circuit_of, distributions
from qmines.quantum.layout import Layout
from qmines.quantum.register import Register
from qmines.quantum.states import Basis
from quantum.test_circuit import random_game
from support.packages import package

qiskit_aer = package("qiskit_aer")
qiskit = package("qiskit")
chi2 = package("scipy.stats").chi2
# Its parser of OpenQASM 3 was generated for an older runtime, and says so.
pytestmark = [
    pytest.mark.extra,
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
]

FIELD = Grid(12, 10)
GAMES = 800


def read_back(circuit, version):
    """The operations that Qiskit finds in our text."""
    if version == 2:
        made = qiskit.qasm2.loads(qasm.qasm2(circuit))
    else:
        made = qiskit.qasm3.loads(qasm.qasm3(circuit))
    found = []
    for each in made.data:
        qubits = tuple(made.find_bit(qubit).index for qubit in each.qubits)
        bits = tuple(made.find_bit(bit).index for bit in each.clbits)
        found.append((each.operation.name, qubits, bits))
    return found


@pytest.mark.parametrize("version", [2, 3])
def test_qiskit_reads_back_every_operation(version):
    package("qiskit_qasm3_import")
    for seed in range(6):
        layout, asked = random_game(seed)
        for textbook in (False, True):
            circuit = circuit_of(layout, asked, textbook=textbook, whole=seed % 2 > 0)
            wanted = [
                ("measure", (each.qubit,), (each.bit,))
                if isinstance(each, Readout)
                else (each.name, each.qubits, ())
                for each in circuit.operations
            ]
            assert read_back(circuit, version) == wanted


@cache
def games(layout, events):
    """How often our own game gave each string of outcomes."""
    setup = make_setup(str(layout), "entangled", shields=len(events), first="anything")
    counts = Counter()
    for seed in range(GAMES):
        state = ENTANGLED.start(setup, Stream(f"shots {seed}"))
        for event in events:
            state = ENTANGLED.apply(state, event).state
        counts["".join(f"{step.mine:d}" for step in state.history)] += 1
    return counts


@pytest.mark.parametrize("boards", ["ZZ ZH HZZ", "HH HZ HHH", "ZH HH ZZH"])
@pytest.mark.parametrize("textbook", [False, True])
def test_our_games_and_aer_agree(boards, textbook):
    """The same measurements in our games and on Aer, 800 of each, all outcomes compared."""
    # A |0⟩ apart, so that no game is won before all are asked; |1⟩ between, against cascades.
    layout = Layout.parse("a1a1A1A/1111111/q1q1q1+/1111111/0111-11")
    cells = [group.cells for group in sorted(layout.groups, key=lambda group: group.kind)]
    pairs = [
        (cell, Basis[board])
        for group, word in zip(cells, boards.split(), strict=True)
        for cell, board in zip(group, word, strict=True)
    ]
    pairs += [(20, Basis.Z), (32, Basis.Z)]
    events = [Event(f"shield-{basis.name.lower()}", divmod(cell, 7)) for cell, basis in pairs]
    ours = games(layout, tuple(events))
    asked = [MeasuredCell(cell, basis, False, at) for at, (cell, basis) in enumerate(pairs)]
    theirs = aer.run(circuit_of(layout, asked, textbook=textbook), GAMES, seed=5)
    statistic, freedom = differing(layout, asked, ours, theirs)
    assert chi2.sf(statistic, freedom) > 1e-4


def differing(layout, asked, ours, theirs):
    """How far two counts differ, part by part, as a chi-square and its degrees of freedom."""
    statistic, freedom = 0.0, 0
    for bits, theory in distributions(layout, asked):
        one, two = (marginal(counts, bits) for counts in (ours, theirs))
        assert one.keys() | two.keys() <= theory.keys(), "an outcome that theory forbids"
        for outcome in theory:
            middle = (one[outcome] + two[outcome]) / 2 or 1
            statistic += (one[outcome] - two[outcome]) ** 2 / (2 * middle)
        freedom += len(theory) - 1
    return statistic, freedom


def drawn(layout, asked, shots, seed):
    """How often our own register gave each string of bits."""
    rng = random.Random(seed)
    counts = Counter()
    for _ in range(shots):
        register, text = Register.prepared(layout), ""
        weights = dict(enumerate(zip(*register.start_weights(), strict=True)))
        for cell, basis, *_ in asked:
            mine = rng.random() * 2 < weights[cell][basis]
            register, partners = register.collapse(cell, basis, mine=mine)
            weights |= partners
            text += f"{mine:d}"
        counts[text] += 1
    return counts


def test_thousands_of_random_circuits_agree_with_aer():
    """Every group and every cell of its own is a random circuit: the same outcomes as often."""
    parts, statistic, freedom, shots = 0, 0.0, 0, 60
    for seed in range(48):
        layout, asked = random_game(seed, FIELD, groups=(8, 8, 8))
        ours = drawn(layout, asked, shots, seed)
        theirs = aer.run(circuit_of(layout, asked, textbook=seed % 2 > 0), shots, seed=seed)
        found = differing(layout, asked, ours, theirs)
        statistic, freedom = statistic + found[0], freedom + found[1]
        parts += len(list(distributions(layout, asked)))
    assert parts > 2000
    assert freedom > 1500
    assert 1e-4 < chi2.sf(statistic, freedom) < 1 - 1e-4


def marginal(counts, bits):
    """How often each string of some of the bits came out."""
    found = Counter()
    for text, count in counts.items():
        found["".join(text[bit] for bit in bits)] += count
    return found


def test_noise_shows():
    layout = Layout.parse("qqq")
    asked = [MeasuredCell(cell, Basis.H, False, cell) for cell in range(3)]
    clean = aer.compare(layout, asked, 2000)
    noisy = aer.compare(layout, asked, 2000, noise=0.02)
    assert clean.distance < 0.06 < noisy.distance
    assert {row.outcome.count("1") for row in clean.rows} == {1, 3}
    assert len(noisy.rows) == 8
    document = noisy.document()
    assert document["rows"][0]["asked"] == ["0,0H", "0,1H", "0,2H"]
    root = ET.fromstring(svg(noisy))
    texts = [each.text for each in root.iter() if each.tag.endswith("text")]
    assert "2,000 shots on Aer, noise 0.02" in texts


def test_any_backend_will_do():
    layout = Layout.parse("aa")
    asked = [MeasuredCell(0, Basis.H, False, 0), MeasuredCell(1, Basis.H, True, 1)]
    found = aer.compare(layout, asked, 200, backend=qiskit_aer.AerSimulator(method="statevector"))
    assert {row.outcome for row in found.rows} == {"01", "10"}
    assert [row.outcome for row in found.rows if row.game] == ["01"]


def test_what_makes_no_sense_is_refused():
    circuit = circuit_of(Layout.parse("aa"), [MeasuredCell(0, Basis.Z, False)])
    for shots, noise, message in ((0, 0, "shots"), (10**7, 0, "shots"), (10, 0.5, "noise")):
        with pytest.raises(InvalidInput, match=message):
            aer.run(circuit, shots, noise=noise)
    with pytest.raises(InvalidInput, match="no cells were measured"):
        aer.run(circuit_of(Layout.parse("aa"), []), 10)


def test_without_the_extra_it_says_so(monkeypatch):
    monkeypatch.setitem(sys.modules, "qiskit_aer", None)
    with pytest.raises(InvalidInput, match="pip install"):
        aer.run(circuit_of(Layout.parse("aa"), [MeasuredCell(0, Basis.Z, False)]), 10)
