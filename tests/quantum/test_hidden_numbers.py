"""What the numbers alone say where groups are hidden, and help that has hardly any time."""

from __future__ import annotations

import time
from collections import Counter
from math import log

import numpy as np
import pytest

from qmines.core.events import Event
from qmines.core.stream import Stream
from qmines.modes import Result, get, make_setup
from qmines.quantum.advice import advise
from qmines.quantum.evidence import Evidence
from qmines.quantum.hidden import numbers, stories
from qmines.quantum.hidden.stories import log_prior
from qmines.quantum.hidden.story_count import CountBudget, StoryCount
from qmines.quantum.posterior import posterior
from qmines.quantum.states import GROUPED, WEIGHTS
from qmines.solver.budget import Budget
from quantum.test_hidden import some_position

pytestmark = pytest.mark.extra

SHAPES = [(4, 3), (6, 2), (7, 1), (4, 4)]
GROUPS = [(1, 1, 0), (2, 0, 0), (0, 0, 1), (1, 0, 1)]
AT_ONCE = Budget(seconds=1e-6)
WEIGHT = np.array([*WEIGHTS, GROUPED])


def small(count):
    for seed in range(count):
        position = some_position(seed, SHAPES[seed % 4], GROUPS[seed // 4 % 4])
        if position.history:
            yield position


def test_nothing_possible_is_ruled_out():
    single, pairs, all_certain = 0, 0, 0
    for position in small(120):
        exact = posterior(position).possible
        by_one = numbers.possible(position, pairs=False)
        by_two = numbers.possible(position)
        assert not (exact & ~by_two).any()
        assert not (by_two & ~by_one).any()
        single += (by_one != 31).sum()
        pairs += (by_two != by_one).sum()
        all_certain += np.isin(exact, [1, 2, 4, 8]).sum()
    assert single > all_certain
    assert pairs


def test_the_estimate_has_the_numbers_on_average():
    off, naive = [], []
    for position in small(60):
        masks = numbers.possible(position)
        chance = numbers.estimate(position, masks)
        open_cells = position.unmeasured
        np.testing.assert_allclose(chance[open_cells].sum(axis=1), 1)
        exact = posterior(position)
        survival = 1 - chance @ WEIGHT / 2
        off.extend(np.abs(survival - exact.survival)[open_cells].ravel())
        naive.extend(np.abs(0.5 - exact.survival)[open_cells].ravel())
        for clue in range(position.grid.cells):
            for board in (0, 1):
                number = position.numbers[board][clue]
                if number != numbers.NOT_SHOWN:
                    near = list(position.grid.neighbours(clue))
                    assert (chance[near] @ WEIGHT[:, board]).sum() == pytest.approx(number, abs=0.3)
    assert np.mean(off) < 0.5 * np.mean(naive)


def test_a_story_without_numbers_has_as_many_layouts_as_expected():
    position = get("entangled").position(
        get("entangled").start(make_setup("trios-8x8", "entangled", hidden=True), Stream(0))
    )
    stories = Evidence.of(position).stories
    (story,) = stories.alive
    count = StoryCount(stories, story, CountBudget(None), over=True).ask(Counter(), {})
    assert log_prior(story, {}) == pytest.approx(count.log_weight + log(story.ways))


def test_without_time_the_likeliest_stories_go_on(monkeypatch):
    monkeypatch.setattr(stories, "_FEW", 3)
    mode, setup = get("entangled"), make_setup("trios-8x8", "entangled", hidden=True)
    state = mode.apply(mode.start(setup, Stream(1)), Event("open-z", (0, 0))).state
    for cell in ((7, 7), (7, 0)):
        state = mode.apply(state, Event("shield-z", cell)).state
    position = mode.position(state)
    hurried, known = Evidence(position), Evidence.of(position)
    hurried.follow(position, CountBudget(AT_ONCE))
    assert hurried.stories.pruned
    assert not known.stories.pruned
    assert 0 < len(hurried.stories.alive) < len(known.stories.alive)


def test_help_on_the_largest_level_has_hardly_any_time():
    """It always comes, and what it calls certain is so."""
    mode, setup = get("entangled"), make_setup("trios-30x16", "entangled", hidden=True)
    certain, longest = 0, 0.0
    for seed in range(1, 3):
        state = mode.start(setup, Stream(seed))
        evidence = Evidence(mode.position(state))
        while not state.outcome.over:
            position = mode.position(state)
            start = time.thread_time()
            advice = advise(position, evidence=evidence, protects=True, budget=AT_ONCE)
            longest = max(longest, time.thread_time() - start)
            for move in advice.moves if advice.certain else advice.moves[:1]:
                if not state.outcome.over:
                    state = mode.apply(state, Event.parse(move.event(position.grid))).state
                    certain += advice.certain
                    assert not advice.certain or state.outcome.result is not Result.LOST
    assert certain > 10
    assert longest < 1  # on any machine: it takes some 0.02 s
