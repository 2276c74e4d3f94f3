"""Hidden groups that are drawn, not counted: against the exact chances, with their errors."""

from __future__ import annotations

import numpy as np
import pytest

from qmines.core.events import Event
from qmines.core.stream import Stream
from qmines.errors import BudgetExceeded
from qmines.modes import get, make_setup
from qmines.quantum.advice import advise
from qmines.quantum.evidence import Evidence
from qmines.quantum.hidden import sample, story_count
from qmines.quantum.hidden.sample import sampled
from qmines.quantum.hidden.story_count import CountBudget
from qmines.quantum.hints import qubit_hint
from qmines.quantum.posterior import posterior
from qmines.quantum.states import Basis
from qmines.solver.budget import Budget
from qmines.solver.qubits import qubit_layouts
from qmines.web.solver.chances import qubit_heat
from quantum.test_hidden import some_position

PLENTY = Budget(seconds=60, mib=1024)
SHAPES, GROUPS = [(4, 3), (6, 2), (4, 4)], [(1, 1, 0), (2, 0, 0), (0, 0, 2), (1, 0, 1)]


def positions(level, seeds, moves):
    """Positions of games on a level, each after some moves of the auto-player."""
    mode, setup = get("entangled"), make_setup(level, "entangled", hidden=True)
    for seed in seeds:
        state = mode.start(setup, Stream(seed))
        for _ in range(moves):
            position = mode.position(state)
            event = advise(position, protects=True, budget=PLENTY).best.event(position.grid)
            state = mode.apply(state, Event.parse(event)).state
            if state.outcome.over:
                break
        else:
            yield mode.position(state)


def distances(all_positions):
    """How many standard errors drawn survivals are from the exact ones, where they have any."""
    found = []
    for seed, position in enumerate(all_positions):
        if not position.history:
            continue
        known = Evidence(position)
        exact = posterior(position, evidence=known, budget=PLENTY)
        total, error = sampled(known.stories, CountBudget(PLENTY), seed=seed)
        drawn = total.chance @ sample._SURVIVAL
        cells = position.unmeasured
        off, error = (drawn - exact.survival)[cells], error[cells]
        assert np.abs(off[error < 1e-9]).max(initial=0) < 1e-9
        assert not (exact.possible & ~total.possible).any(), (
            "what is possible was called impossible"
        )
        found.extend(off[error >= 1e-9] / error[error >= 1e-9])
        np.testing.assert_allclose(total.membership[cells], exact.membership[cells], atol=0.12)
        assert total.log_weight == pytest.approx(exact.log_weight, abs=0.3)
    return np.array(found)


def small():
    return (some_position(seed, SHAPES[seed % 3], GROUPS[seed % 4]) for seed in range(40))


def test_small_fields_against_the_exact_chances():
    off = distances(small())
    assert len(off) > 300
    assert 0.8 < off.std() < 1.2
    assert np.abs(off).max() < 5


def test_large_fields_against_the_exact_chances():
    off = distances(
        [*positions("pairs-14x12", range(2), 6), *positions("links-14x12", range(3), 8)]
    )
    assert len(off) > 300
    assert np.abs(off).max() < 6
    assert off.std() < 1.5


def unweighted(*args, pick=sample._pick):
    """A planted mistake: every layout weighs the same, however many cells there were to pick."""
    picked, ways = pick(*args)
    return picked, (ways > 0).astype(float)


def test_layouts_that_do_not_weigh_are_found(monkeypatch):
    monkeypatch.setattr(sample, "_NARROW", 0)  # all settled cells are drawn
    assert 0.8 < distances(small()).std() < 1.2
    monkeypatch.setattr(sample, "_pick", unweighted)
    with pytest.raises(AssertionError):
        assert distances(small()).std() < 1.2


def test_not_every_place_has_to_be_tried(monkeypatch):
    monkeypatch.setattr(sample._placed, "__defaults__", (3,))
    assert 0.8 < distances(small()).std() < 1.2


def test_help_where_counting_is_refused(monkeypatch):
    """What is called certain is so; the same position gives the same answer."""
    certain = 0
    for position in positions("links-8x8", range(8), 4):
        exact = posterior(position, budget=PLENTY)
        with monkeypatch.context() as patch:
            patch.setattr("qmines.quantum.posterior.MOST_QUESTIONS", 0)
            found, again = (posterior(position, sample=True, budget=PLENTY) for _ in range(2))
            told = qubit_hint(position, textbook=False)
        assert exact.exact
        assert not found.exact
        np.testing.assert_array_equal(found.survival, again.survival)
        for basis in Basis:
            assert set(found.safe(basis)) <= set(exact.safe(basis))
            certain += len(found.safe(basis))
        heat = qubit_heat(found)
        assert heat["method"] == "sampled"
        assert 0 < heat["error"] < 0.1
        assert heat["message"]["key"] == "chances-sampled"
        assert told.survival == 1 or " ± " in told.why
    assert certain


def test_layouts_are_drawn_with_their_chances():
    position = next(positions("pairs-8x8", range(9), 3))
    stories = Evidence.of(position).stories
    story = max(stories.alive, key=stories.alive.get)
    lone = story_count.lone_of(story)
    merged = story_count.merged_with(story, lone)
    stand = story_count.StoryCount(stories, merged, CountBudget(None)).stand(type(lone)(), {})
    chances, layouts = qubit_layouts(stand, 4000, seed=5)
    in_question = np.frombuffer(stand.kinds_of, np.uint8) != 0
    assert (layouts[:, ~in_question] == 255).all()
    for kind in range(len(stand.kinds)):
        share = (layouts == kind).mean(axis=0)
        np.testing.assert_allclose(share, chances.chance[:, kind], atol=0.05)
    same, others = (qubit_layouts(stand, 5, seed=seed)[1] for seed in (5, 6))
    np.testing.assert_array_equal(same, layouts[:5])
    assert (others != same).any()
    with pytest.raises(BudgetExceeded):
        qubit_layouts(stand, 10**6, budget=Budget(seconds=0.05, mib=64))
