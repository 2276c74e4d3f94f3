"""States, weights, and the public position that a history leads to."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest

from qmines.core.grid import Grid
from qmines.errors import InvalidInput
from qmines.quantum.position import History, Measurement, QubitPosition, ShownNumbers
from qmines.quantum.states import WEIGHTS, Basis, State

STRIP = Grid(3, 1)


def test_states_are_basis_and_kind():
    assert {State.of(b, good=g) for b in Basis for g in (False, True)} == set(State)
    for state in State:
        assert State.of(state.basis, good=state.good) is state
        assert State.parse(state.symbol) is state
        assert state.weights[state.basis] == (0 if state.good else 2)
        assert state.weights[state.basis.other] == 1
    assert [s.label() for s in State] == ["|0⟩", "|1⟩", "|+⟩", "|-⟩"]
    assert [s.label(textbook=True) for s in State] == ["|0⟩", "|1⟩", "|-⟩", "|+⟩"]
    for symbol in ("", "01", "x"):
        with pytest.raises(InvalidInput, match="unknown state"):
            State.parse(symbol)


def test_bad_neighbours_follow_from_both_numbers():
    """The bad among k unmeasured neighbours are V_Z + V_H - k/2, in whole units."""
    for state in State:
        assert sum(state.weights) - 1 == (0 if state.good else 2)


def test_a_history_leads_to_numbers():
    steps = (
        Measurement(0, Basis.Z, shown=(ShownNumbers(0, 0, 1),)),
        Measurement(1, Basis.Z, shown=(ShownNumbers(0, 0, 0), ShownNumbers(1, 1, 2))),
    )
    position = QubitPosition.of(STRIP, (2, 0, 1, 0), steps, protected=True)
    assert position.number(0, Basis.H) == 0
    assert (position.number(1, Basis.Z), position.number(1, Basis.H)) == (1, 2)
    assert position.number(2, Basis.Z) is None
    assert position.unmeasured == [2]
    assert (position.basis_of(0), position.basis_of(2)) == (Basis.Z, None)


def test_totals_must_fill_the_field():
    with pytest.raises(InvalidInput, match="add up to 2 cells, but the field has 3"):
        QubitPosition.of(STRIP, (2, 0, 0, 0))
    with pytest.raises(InvalidInput, match="cannot be negative"):
        QubitPosition.of(STRIP, (4, -1, 0, 0))
    with pytest.raises(InvalidInput, match="only once"):
        QubitPosition.of(STRIP, (3, 0, 0, 0), [Measurement(0, Basis.Z), Measurement(0, Basis.H)])


def test_two_thirds():
    """Two |0⟩ and one |+⟩ in a strip; the left cell survives on Z and shows 0 and ½."""
    weights = {}
    for layout in set(permutations((State.ZERO, State.ZERO, State.PLUS))):
        survival = Fraction(2 - WEIGHTS[layout[0]][Basis.Z], 2)
        if WEIGHTS[layout[1]] == (0, 1):
            weights[layout] = survival
    bad = sum(weight for layout, weight in weights.items() if layout[2] is State.PLUS)
    assert bad / sum(weights.values()) == Fraction(2, 3)


def test_a_history_is_as_good_as_a_tuple_of_measurements():
    steps = (
        Measurement(70_000, Basis.H, mine=True, shielded=True),
        Measurement(1, Basis.Z, shown=(ShownNumbers(0, None, 16), ShownNumbers(70_000, 0, None))),
        Measurement(2, Basis.Z, mine=True, shown=(ShownNumbers(1, 3, 4),)),
        Measurement(3, Basis.H),
    )
    history = History.of(steps)
    assert (tuple(history), len(history), history[-1]) == (steps, 4, steps[-1])
    assert history[1:3] == steps[1:3]
    assert history == History.of(list(steps)) != History.of(steps[:3])
    assert hash(history) == hash(History.of(steps))
    assert [column.tolist() for column in history.columns()] == [
        [70_000, 1, 2, 3],
        [Basis.H, Basis.Z, Basis.Z, Basis.H],
        [True, False, True, False],
    ]
    assert history.about({3, 70_000, 5}) == [steps[0], steps[3]]
    assert history.about({3}, numbers={70_000}) == [steps[1], steps[3]]
    assert history.about({2}, numbers={0, 1}) == [steps[1], steps[2]]
    assert not history.about({5}, numbers={7})
    assert not History().about({0}, numbers={0})
    with pytest.raises(IndexError):
        history[4]
