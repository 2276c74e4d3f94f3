"""Hidden groups: the exact chances against every layout, and what help makes of them."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qmines.core.events import Event
from qmines.core.grid import Grid
from qmines.core.stream import Stream
from qmines.errors import BudgetExceeded, Contradiction
from qmines.lab.qubits import QubitGames, simulate_qubits
from qmines.modes import get, make_setup
from qmines.quantum import evidence
from qmines.quantum.advice import advise
from qmines.quantum.evidence import Evidence
from qmines.quantum.hidden import stories, story_count
from qmines.quantum.layout import IN_GROUP
from qmines.quantum.position import Measurement, QubitPosition, ShownNumbers
from qmines.quantum.posterior import posterior
from qmines.quantum.states import Basis, State
from qmines.solver.budget import Budget
from quantum.test_posterior import GROUPS, compare
from quantum.twin import World, play_at_random, random_groups, worlds
from support.messages import refused
from support.qubits import earlier


def some_position(seed: int, shape: tuple[int, int], groups_of: tuple[int, ...]) -> QubitPosition:
    """A position of a random game with hidden groups; without a history where it ended."""
    rng = random.Random(seed)
    grid = Grid(*shape)
    groups, cells = random_groups(rng, grid, groups_of)
    own: list[State | None] = [None] * grid.cells
    for cell in cells:
        own[cell] = State(rng.choice([0, 0, 0, 1, 2, 3]))
    protected = rng.random() < 0.5 and any(state is not None and state.good for state in own)
    world = World(grid, own, groups)
    position = play_at_random(
        world,
        rng,
        steps=rng.randrange(7),
        both=rng.random() < 0.7,
        protected=protected,
        show_groups=False,
        shields=0.5,
    )
    return position if world.good_left else earlier(position, 0)


def compare_membership(position: QubitPosition) -> None:
    member, total = np.zeros(position.grid.cells), 0.0
    for world, weight in worlds(position):
        total += float(weight)
        for group in world.groups:
            member[list(group.cells)] += float(weight)
    found, open_cells = posterior(position), position.unmeasured
    np.testing.assert_allclose(found.membership[open_cells], member[open_cells] / total, atol=1e-12)


# Larger fields, and thousands of games: slow_hidden.py.
@settings(max_examples=25)
@given(
    seed=st.integers(0, 2**32),
    shape=st.sampled_from([(3, 2), (6, 1), (7, 1)]),
    groups_of=st.sampled_from(GROUPS),
)
def test_against_all_layouts_and_groups(seed, shape, groups_of):
    position = some_position(seed, shape, groups_of)
    compare(position)
    compare_membership(position)


@pytest.mark.parametrize("most", [0, 1])
@settings(max_examples=15)
@given(seed=st.integers(0, 2**32))
def test_against_all_layouts_where_places_are_tried(most, seed):
    # As where more cells are settled than the kernel has kinds for.
    position = some_position(seed, (7, 1), (3, 0, 0))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(story_count, "_MOST_KINDS", most)
        compare(position)


@settings(max_examples=20)
@given(seed=st.integers(0, 2**32))
def test_stories_may_be_dropped_at_any_time(seed):
    position = some_position(seed, (4, 2), (1, 1, 0))
    whole = posterior(position)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(evidence, "thin", lambda *_: None)
        np.testing.assert_allclose(posterior(position).chance, whole.chance, atol=1e-12)


def test_evidence_goes_on_where_it_was():
    mode, setup = get("entangled"), make_setup("trios-8x8", "entangled", hidden=True)
    state = mode.start(setup, Stream(3))
    known = Evidence(mode.position(state))
    for _ in range(6):
        position = mode.position(state)
        if position.history:
            again, anew = posterior(position, evidence=known), posterior(position)
            np.testing.assert_allclose(again.chance, anew.chance, atol=1e-12)
        event = advise(position, evidence=known, protects=True).best.event(position.grid)
        state = mode.apply(state, Event.parse(event)).state
        if state.outcome.over:
            break
    assert known.steps


def test_a_far_number_gives_a_partner_away():
    # Two |0> and a singlet, 4 x 1: the first cell is measured under a shield and is a mine.
    # The number at the far end drops with it: only a cell that shared its state can do that.
    grid = Grid(4, 1)
    history = [
        Measurement(3, Basis.Z, shown=(ShownNumbers(3, 1, 1),)),
        Measurement(0, Basis.Z, mine=True, shielded=True, shown=(ShownNumbers(3, 0, 1),)),
    ]
    position = QubitPosition.of(grid, (2, 0, 0, 0), history, groups_of=(1, 0, 0), groups=None)
    found = posterior(position)
    assert found.possible[2] == 1 << State.ZERO
    assert found.membership[2] == 1
    assert found.possible[1] == 1 << State.ZERO
    assert found.membership[1] == 0


def test_what_no_group_explains():
    history = [
        Measurement(3, Basis.Z, shown=(ShownNumbers(3, 1, 1),)),
        Measurement(0, Basis.Z, shown=(ShownNumbers(0, 1, 1), ShownNumbers(3, 1, 2))),
    ]
    position = QubitPosition.of(Grid(4, 1), (2, 0, 0, 0), history, groups_of=(1, 0, 0), groups=None)
    with refused("layout-contradiction-total", Contradiction):
        posterior(position)


def test_too_many_ways_are_refused(monkeypatch):
    mode, setup = get("entangled"), make_setup("trios-8x8", "entangled", hidden=True)
    state = mode.apply(mode.start(setup, Stream(1)), Event("open-z", (0, 0))).state
    state = mode.apply(state, Event("shield-z", (7, 7))).state
    position = mode.position(state)
    assert np.nanmax(posterior(position).chance[:, IN_GROUP]) > 0
    with refused("qubits-need-time", BudgetExceeded):
        posterior(position, budget=Budget(seconds=1e-6, mib=64))
    monkeypatch.setattr("qmines.quantum.posterior.MOST_QUESTIONS", 1)
    with refused("qubits-too-many", BudgetExceeded):
        posterior(position)
    assert advise(position, budget=Budget(seconds=1e-6, mib=64)).moves  # help is never refused


@pytest.mark.parametrize("most", [2, 4])
def test_help_goes_on_where_stories_are_dropped(monkeypatch, most):
    """With the likeliest stories alone, or none of them: then nothing is called certain."""
    mode, setup = get("entangled"), make_setup("trios-8x8", "entangled", hidden=True)
    state = mode.apply(mode.start(setup, Stream(1)), Event("open-z", (0, 0))).state
    monkeypatch.setattr(stories, "MOST_STORIES", most)
    for cell in ((7, 7), (7, 0)):
        state = mode.apply(state, Event("shield-z", cell)).state
    position = mode.position(state)
    assert Evidence.of(position).stories.pruned
    with refused("qubits-too-many", BudgetExceeded):
        posterior(position)
    found = posterior(position, sample=True)
    assert not found.exact
    alive = found.survival[~np.isnan(found.survival)]
    assert ((alive > 0) & (alive < 1)).all()
    assert not advise(position).certain


def test_whole_games():
    setup = make_setup("pairs-8x8", "entangled", hidden=True)
    games = QubitGames(tuple(simulate_qubits(setup, range(40))))
    assert games.rate > 0.5
    # Luck is fair: the games are won as often as their chances say.
    assert sum(game.luck for game in games.games) == pytest.approx(games.won, abs=9)
