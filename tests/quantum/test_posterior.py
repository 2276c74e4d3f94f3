"""The exact posterior: against brute force over all layouts, and against what happens."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qmines.core.events import Event
from qmines.core.grid import Grid
from qmines.core.stream import Stream
from qmines.errors import BudgetExceeded, Contradiction
from qmines.modes import get, make_setup
from qmines.quantum.evidence import Evidence
from qmines.quantum.layout import IN_GROUP
from qmines.quantum.position import Measurement, QubitPosition, ShownNumbers
from qmines.quantum.posterior import posterior
from qmines.quantum.states import Basis, GroupKind, State
from qmines.solver.budget import Budget
from quantum.twin import SHARED, Factor, World, brute_posterior, play_at_random, random_groups
from support.messages import refused

SHAPES = [(3, 1), (5, 1), (2, 2), (3, 2), (3, 3), (4, 2)]


def compare(position: QubitPosition) -> None:
    states, survival = brute_posterior(position)
    found = posterior(position)
    for cell in range(position.grid.cells):
        if cell not in states:
            assert np.isnan(found.chance[cell]).all()
            assert np.isnan(found.survival[cell]).all()
            continue
        for state in (*State, None):
            wanted, kind = states[cell][state], IN_GROUP if state is None else state
            got = found.chance[cell, kind]
            assert got == pytest.approx(float(wanted), abs=1e-12)
            assert (got == 0) == (wanted == 0)
            assert (got == 1) == (wanted == 1)
            assert bool(found.possible[cell] >> kind & 1) == (wanted > 0)
        for board in Basis:
            chance = survival[cell][board]
            assert found.survival[cell, board] == pytest.approx(float(chance), abs=1e-12)
            assert (found.survival[cell, board] == 1) == (chance == 1)
            assert (found.survival[cell, board] == 0) == (chance == 0)
            assert (cell in found.safe(board)) == (chance == 1)
            assert (cell in found.deadly(board)) == (chance == 0)


@settings(max_examples=50)
@given(
    shape=st.sampled_from(SHAPES),
    seed=st.integers(0, 2**32),
    both=st.booleans(),
    protected=st.booleans(),
    shields=st.sampled_from([0.0, 0.5]),
)
def test_against_all_layouts(shape, seed, both, protected, shields):
    rng = random.Random(seed)
    grid = Grid(*shape)
    crowd = rng.choice([[0, 0, 0, 1, 2, 3], [0, 1, 2, 3], [0, 0, 1, 3]])
    own = [State(rng.choice(crowd)) for _ in range(grid.cells)]
    if protected and not any(state.good for state in own):
        own[0] = State.ZERO
    world = World(grid, own, ())
    position = play_at_random(
        world, rng, steps=rng.randrange(6), both=both, protected=protected, shields=shields
    )
    if world.good_left:
        compare(position)


GROUPS = [(1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 0), (2, 0, 0), (1, 0, 1)]


@pytest.mark.extra
@settings(max_examples=60)
@given(
    shape=st.sampled_from([(3, 2), (4, 2), (3, 3)]),
    groups_of=st.sampled_from(GROUPS),
    seed=st.integers(0, 2**32),
    both=st.booleans(),
    protected=st.booleans(),
)
def test_against_all_layouts_with_groups_shown(shape, groups_of, seed, both, protected):
    rng = random.Random(seed)
    grid = Grid(*shape)
    groups, cells = random_groups(rng, grid, groups_of)
    own = [None] * grid.cells
    for cell in cells:
        own[cell] = State(rng.choice([0, 0, 1, 2, 3]))
    protected = protected and any(state is not None and state.good for state in own)
    world = World(grid, own, groups)
    position = play_at_random(
        world, rng, steps=rng.randrange(7), both=both, protected=protected, shields=0.5
    )
    if world.good_left:
        compare(position)


def test_the_strip():
    # rules.md: two |0> and one |+>; the first of three survives Z and shows 0 and 1/2.
    strip = QubitPosition.of(
        Grid(3, 1), (2, 0, 1, 0), [Measurement(0, Basis.Z, shown=(ShownNumbers(0, 0, 1),))]
    )
    found = posterior(strip)
    assert found.chance[2, State.PLUS] == pytest.approx(2 / 3)
    assert found.possible[1] == 1 << State.ZERO
    assert found.safe(Basis.Z) == [1]
    compare(strip)


def games(level, rules, seeds, **options):
    """Real games: certain moves at random, now and then a guess; yields all that was staked."""
    mode = get(rules)
    setup = make_setup(level, rules, **options)
    for seed in seeds:
        rng = random.Random(seed)
        state = mode.start(setup, Stream(seed))
        evidence = None
        while not state.outcome.over:
            position = mode.position(state)
            if position.groups is None:  # shown from the first measurement on
                cell, basis = rng.randrange(position.grid.cells), rng.choice(list(Basis))
                state = mode.apply(state, event("open", position, cell, basis)).state
                continue
            evidence = evidence or Evidence(position)
            found = posterior(position, evidence=evidence)
            moves = [(cell, basis) for basis in Basis for cell in found.safe(basis)]
            stake = 1.0
            if not moves or rng.random() < 0.1:
                moves = [(c, b) for c in position.unmeasured for b in Basis]
                moves = rng.sample(moves, min(len(moves), 6))
                moves = [max(moves, key=lambda move: found.survival[move])]
            cell, basis = rng.choice(moves)
            stake = found.survival[cell, basis]
            before = len(position.history)
            state = mode.apply(state, event("open", position, cell, basis)).state
            step = mode.position(state).history[before]
            yield stake, not step.mine


def event(verb, position, cell, basis):
    row, column = position.grid.place(cell)
    return Event(f"{verb}-{basis.name.lower()}", (row, column))


@pytest.mark.extra
@pytest.mark.parametrize(
    ("level", "rules", "count", "options"),
    [
        ("2", "qubits", 150, {}),
        ("2", "qubits", 150, {"first": "anything", "numbers": "clicked"}),
        ("3", "qubits", 60, {"first": "anything"}),
        ("trios-8x8", "entangled", 100, {}),
        ("links-8x8", "entangled", 100, {"numbers": "clicked"}),
    ],
)
def test_chances_come_true(level, rules, count, options):
    # Calibration: in each class of predicted survival as many survive as predicted.
    staked = list(games(level, rules, range(count), **options))
    assert all(alive for stake, alive in staked if stake == 1)
    assert not any(alive for stake, alive in staked if stake == 0)
    for low, high in [(0.01, 0.45), (0.45, 0.55), (0.55, 0.8), (0.8, 0.9), (0.9, 0.999)]:
        inside = [(stake, alive) for stake, alive in staked if low < stake <= high]
        if len(inside) < 20:
            continue
        expected = sum(stake for stake, _ in inside)
        spread = sum(stake * (1 - stake) for stake, _ in inside) ** 0.5
        assert abs(sum(alive for _, alive in inside) - expected) <= 4 * spread + 1


def test_evidence_goes_on_where_it_was():
    mode = get("qubits")
    state = mode.start(make_setup("2", "qubits"), Stream(3))
    state = mode.apply(state, Event("open-z", (0, 0))).state
    evidence = Evidence(mode.position(state))
    posterior(mode.position(state), evidence=evidence)
    first = evidence.steps
    found = posterior(mode.position(state))
    cell = int(np.nanargmax(found.survival[:, Basis.Z]))
    state = mode.apply(state, event("open", mode.position(state), cell, Basis.Z)).state
    position = mode.position(state)
    again, anew = posterior(position, evidence=evidence), posterior(position)
    assert evidence.steps == len(position.history) > first
    np.testing.assert_array_equal(again.chance, anew.chance)


def test_twin_has_the_right_states():
    for kind in GroupKind:
        factor = Factor(tuple(range(kind.size)), SHARED[kind])
        for text in kind.stabilizers:
            # The product of outcomes is the sign: -1 is a mine on Z and no mine on H.
            for outcomes in product([False, True], repeat=kind.size):
                left, chance, sign = factor, Fraction(1), 1
                for cell, (letter, mine) in enumerate(zip(text[1:], outcomes, strict=True)):
                    basis = Basis.Z if letter == "Z" else Basis.H
                    chance *= left.chance(cell, basis, mine=mine)
                    if not chance:
                        break
                    left = left.project(cell, basis, mine=mine)
                    sign *= -1 if mine == (letter == "Z") else 1
                assert not chance or sign == (1 if text[0] == "+" else -1)


def test_a_position_that_cannot_be():
    impossible = QubitPosition.of(
        Grid(3, 1), (2, 0, 1, 0), [Measurement(1, Basis.Z, shown=(ShownNumbers(1, 5, 2),))]
    )
    with pytest.raises(Contradiction, match=r"\(0,1\)"):
        posterior(impossible)
    no_such_drop = QubitPosition.of(
        Grid(3, 1),
        (2, 0, 1, 0),
        [
            Measurement(0, Basis.Z, shown=(ShownNumbers(0, 0, 1),)),
            Measurement(1, Basis.Z, shown=(ShownNumbers(0, 0, 1), ShownNumbers(1, 0, 1))),
        ],
    )
    with refused("layout-contradiction-cell", Contradiction):
        posterior(no_such_drop)
    totals = QubitPosition.of(
        Grid(3, 1), (2, 0, 1, 0), [Measurement(1, Basis.Z, shown=(ShownNumbers(1, 0, 2),))]
    )
    assert posterior(totals).possible[0] == 1 << State.ZERO
    with pytest.raises(Contradiction, match="totals"):
        posterior(
            QubitPosition.of(
                Grid(3, 1), (1, 1, 1, 0), [Measurement(1, Basis.Z, shown=(ShownNumbers(1, 0, 2),))]
            )
        )


def test_while_a_game_goes_on_something_is_left_to_measure():
    won = QubitPosition.of(
        Grid(2, 1), (1, 0, 1, 0), [Measurement(0, Basis.Z, shown=(ShownNumbers(0, 1, 2),))]
    )
    with pytest.raises(Contradiction):
        posterior(won)


def test_what_is_too_wide_is_refused():
    # Scattered clues on a dense field: an odd/odd lattice, whose states double with every clue.
    grid, rng = Grid(31, 31), random.Random(1)
    own = [State(rng.randrange(4)) for _ in range(grid.cells)]
    history = []
    for row in range(1, 31, 2):
        for column in range(1, 31, 2):
            cell = grid.index(row, column)
            own[cell] = State.ZERO
            history.append(cell)
    measured, steps = set(history), []
    for cell in history:
        near = [c for c in grid.neighbours(cell) if c not in measured]
        z, h = (sum(own[c].weights[board] for c in near) for board in Basis)
        steps.append(Measurement(cell, Basis.Z, shown=(ShownNumbers(cell, z, h),)))
    position = QubitPosition.of(grid, [own.count(state) for state in State], steps)
    with refused("qubits-need-time", BudgetExceeded):
        posterior(position, budget=Budget(seconds=0.5, mib=64))


def test_evidence_from_before_the_first_measurement():
    """Where groups are shown nobody is told so before it: what was thought then is forgotten."""
    mode, setup = get("entangled"), make_setup("pairs-8x8", "entangled")
    state = mode.start(setup, Stream(1))
    known = Evidence(mode.position(state))
    posterior(mode.position(state), evidence=known)
    position = mode.position(mode.apply(state, Event("open-z", (0, 0))).state)
    assert position.groups
    again, anew = posterior(position, evidence=known), posterior(position)
    np.testing.assert_array_equal(again.chance, anew.chance)
    np.testing.assert_array_equal(again.membership, anew.membership)
