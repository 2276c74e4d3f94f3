"""Shared states: what their stabilizers say, against amplitudes and against hidden values."""

from __future__ import annotations

import random
from itertools import permutations, product

import pytest

from qmines.errors import InvalidInput
from qmines.quantum import stabilizer
from qmines.quantum.layout import Layout
from qmines.quantum.register import Register
from qmines.quantum.states import Basis, GroupKind, State
from quantum.brute import Amplitudes
from support.packages import package

TEXTS = {GroupKind.SINGLET: "aa", GroupKind.LINK: "AA", GroupKind.TRIO: "qqq"}


@pytest.mark.parametrize("kind", GroupKind)
def test_every_sequence_of_measurements_agrees_with_the_amplitudes(kind):
    """All orders, all boards, all outcomes, each cell once: chances before and after."""
    layout = Layout.parse(TEXTS[kind])
    checked = 0
    for order in permutations(range(kind.size)):
        for boards in product(Basis, repeat=kind.size):
            for outcomes in product((False, True), repeat=kind.size):
                state, amplitudes = stabilizer.shared(kind), Amplitudes(layout)
                for cell, basis, mine in zip(order, boards, outcomes, strict=True):
                    weights = stabilizer.weights(state)
                    for each in range(kind.size):
                        for board in Basis:
                            chance = amplitudes.chance(each, board)
                            assert abs(weights[each][board] - 2 * chance) < 1e-9
                    if weights[cell][basis] == (0 if mine else 2):
                        with pytest.raises(InvalidInput, match="impossible"):
                            stabilizer.collapsed(state, cell, basis, mine=mine)
                        break
                    state = stabilizer.collapsed(state, cell, basis, mine=mine)
                    amplitudes.measure(cell, basis, mine=mine)
                    checked += 1
    assert checked > 10


@pytest.mark.parametrize("kind", GroupKind)
def test_a_group_has_no_order(kind):
    for order in permutations(range(kind.size)):
        turned = tuple(text[0] + "".join(text[1 + at] for at in order) for text in kind.stabilizers)
        assert stabilizer.canonical(turned) == stabilizer.shared(kind)


@pytest.mark.parametrize("kind", GroupKind)
def test_members_start_without_a_state_and_all_but_one_settle_the_last(kind):
    assert set(stabilizer.weights(stabilizer.shared(kind))) == {(1, 1)}
    states = [stabilizer.shared(kind)]
    for cell in range(kind.size - 1):
        assert all(stabilizer.state_of(state, cell) is None for state in states)
        states = [
            stabilizer.collapsed(state, cell, basis, mine=mine)
            for state in states
            for basis in Basis
            for mine in (False, True)
        ]
    assert all(stabilizer.state_of(state, kind.size - 1) is not None for state in states)


def test_the_trio_by_its_signs():
    trio = stabilizer.shared(GroupKind.TRIO)
    assert [stabilizer.expectation(trio, p) for p in ("+XXX", "+XZZ", "+ZXZ", "+ZZX")] == [
        1,
        -1,
        -1,
        -1,
    ]


def test_no_hidden_board_does_what_a_trio_does():
    """Of the 64 ways to place mines on both boards of three cells none fits all four settings."""
    fits = 0
    for values in product((0, 1), repeat=6):
        z, h = values[:3], values[3:]
        odd = (h[0] + h[1] + h[2]) % 2 == 1
        even = [(h[i] + z[i - 1] + z[i - 2]) % 2 == 0 for i in range(3)]
        fits += odd and all(even)
    assert fits == 0


@pytest.mark.parametrize("state", State)
def test_single_qubits(state):
    single = stabilizer.single(state)
    assert stabilizer.weights(single) == (state.weights,)
    assert stabilizer.state_of(single, 0) is state


def test_a_register_is_a_value():
    register = Register.prepared(Layout.parse("0aaA/qqqA"))
    after, weights = register.collapse(1, Basis.H, mine=True)
    assert weights == {1: (1, 2), 2: (1, 0)}
    assert stabilizer.state_of(register.shared[0], 1) is None
    assert stabilizer.state_of(after.shared[0], 1) is State.MINUS
    assert stabilizer.bloch(after.shared[0], 1) == (-1, 0, 0)
    assert stabilizer.bloch(after.shared[1], 0) == (0, 0, 0)
    assert after.collapse(0, Basis.H, mine=False) == (after, {})


def random_state(size: int, seed: int) -> stabilizer.Stabilizers:
    """Stabilizers of a state that a seeded circuit prepares, not in canonical form."""
    draws = random.Random(seed)
    simulator = package("stim").TableauSimulator(seed=0)
    simulator.set_num_qubits(size)
    for _ in range(30):
        one, two = draws.sample(range(size), 2)
        draws.choice((simulator.h, simulator.s, simulator.x))(one)
        simulator.cx(one, two)
    return tuple(map(str, simulator.current_inverse_tableau().inverse().to_stabilizers()))


@pytest.mark.extra
@pytest.mark.parametrize("size", [2, 3, 5])
def test_stim_gets_the_same_results(size):
    stim = package("stim")
    for seed in range(60):
        state = random_state(size, seed)
        tableau = stim.Tableau.from_stabilizers([stim.PauliString(each) for each in state])

        def prepared(tableau=tableau):
            simulator = stim.TableauSimulator(seed=0)
            simulator.do_tableau(tableau, list(range(size)))
            return simulator

        def written(simulator):
            return tuple(map(str, simulator.canonical_stabilizers()))

        assert stabilizer.canonical(state) == written(prepared())
        for text in map("".join, product("_XYZ", repeat=size)):
            expected = prepared().peek_observable_expectation(stim.PauliString(text))
            assert stabilizer.expectation(state, f"-{text}") == -expected
        for qubit, basis, mine in product(range(size), Basis, (False, True)):
            letter = "Z" if basis is Basis.Z else "X"
            observable = stim.PauliString("_" * qubit + letter + "_" * (size - qubit - 1))
            simulator = prepared()
            try:
                simulator.postselect_observable(
                    observable, desired_value=mine == (basis is Basis.Z)
                )
            except ValueError:
                with pytest.raises(InvalidInput, match="impossible"):
                    stabilizer.collapsed(state, qubit, basis, mine=mine)
            else:
                after = stabilizer.collapsed(state, qubit, basis, mine=mine)
                assert after == written(simulator)
