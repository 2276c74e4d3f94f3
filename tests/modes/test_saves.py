"""What players are told of saves: the cells, the risk, and how many boards were possible."""

from __future__ import annotations

import json
from math import comb

import pytest

from modes.drawn import drawn
from qmines.core.events import Event
from qmines.modes import get
from qmines.session import load, new_game
from qmines.session.ending import ending
from qmines.session.steps import SavedSteps


def saved_by(event, shown, board, **options):
    """The only save of one event on a drawn board."""
    mode = get("forgiving")
    state = mode.apply(drawn(shown, board, **options), Event.parse(event)).state
    (save,) = state.saved
    return save


def test_the_first_click_risks_as_much_as_the_mines_are_dense():
    save = saved_by("open 0 0", ["###", "###"], ["**.", "*.."])
    assert (save.places, save.risk, save.boards) == ([(0, 0)], 0.5, comb(6, 3))
    keys = ["notice-saved", "notice-risk", "notice-boards"]
    assert [message.key for message in save.messages()] == keys
    assert save.document() == {
        "cells": [(0, 0)],
        "risk": 0.5,
        "boards": "20",
        "knowledge": "deducible",
    }


def test_only_what_was_on_screen_counts():
    """The same view and the same event tell the same, wherever the mines are."""
    boards = (["**.", "*.."], ["*..", "**."], ["*.*", ".*."])
    told = [saved_by("open 0 0", ["###", "###"], board).document() for board in boards]
    assert told[0] == told[1] == told[2]


def test_a_chord_is_one_save_of_all_its_mines():
    save = saved_by("chord 1 1", ["###", "F1#", "###"], ["*..", "...", "..."])
    assert save.places == [(0, 0)]
    assert save.opened == (0, 1, 2, 5, 6, 7, 8)
    assert save.risk == pytest.approx(7 / 8)
    assert save.boards == 8


def test_lenient_rules_do_not_claim_that_logic_is_helpless():
    save = saved_by("open 0 0", ["###", "###"], ["**.", "*.."], knowledge="visible")
    assert save.messages()[0].key == "notice-saved-visible"


@pytest.mark.parametrize("notice", ["now", "end"])
def test_saves_are_announced_immediately_unless_wanted_at_the_end(notice):
    game = new_game("5x5x8", "forgiving", seed=2, first="anything", notice=notice)
    for cell in range(25):
        if game.outcome.over:
            break
        view = game.open(*divmod(cell, 5))
        if view.outcome.over:
            break
        count = len(game._timeline.saved)
        assert view.saves == (count if notice == "now" else None)
        assert len(view.announcements) == (count if notice == "now" else 0)
    count = len(game._timeline.saved)
    assert count
    assert game.view.saves == count == len(game.view.document()["saved"])
    if not game.outcome.over:
        game.resign()
    lines = [line for line in ending(game) if line.text.key == "save-boards"]
    assert [line.text for line in lines] == [save.line for save in game.view.saved]


def test_new_games_announce_saves_and_files_say_so():
    game = new_game("9x9x10", "forgiving", seed=1)
    header = json.loads(game.save())
    assert header["options"]["notice"] == "now"
    assert load(game.save()).setup.options["notice"] == "now"


def test_a_replay_has_the_risk_of_every_save():
    game = new_game("8x8x30", "forgiving", seed=5, first="anything", notice="end")
    for cell in range(64):
        if game.outcome.over:
            break
        game.open(*divmod(cell, 8))
    if not game.outcome.over:
        game.resign()
    steps = SavedSteps(game.save())
    found = 0
    for number in range(len(steps) - 1):
        before, after = steps[number], steps[number + 1]
        for save in after.saved[len(before.saved) :]:
            assert save.risk == before.risk
            assert before.analysis is not None
            assert save.boards == before.analysis.boards
            found += 1
    assert found == game.view.saves > 0
