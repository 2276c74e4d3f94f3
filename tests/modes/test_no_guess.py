"""Games without guesses: deduction wins them, and their files tell and prove it."""

from __future__ import annotations

import json

import pytest

from qmines.errors import InvalidInput, NotationError
from qmines.modes import Result, make_setup, told_options
from qmines.session import load, new_game, verify
from qmines.session.transcript import canonical
from qmines.solver.ladder import deduce
from support.messages import refused

RULES = ("classic", "forgiving")


def play_by_deduction(game, row, column):
    """Open what is certain and nothing else; how often that was asked."""
    game.open(row, column)
    asked = 0
    while not game.outcome.over:
        asked += 1
        safe = {cell for step in deduce(game.position) for cell in step.safe}
        assert safe, "a guess would be needed"
        for cell in sorted(safe):
            if not game.outcome.over:
                game.open(*cell)
    return asked


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("level", ["beginner", "intermediate", "expert", "20x10x70"])
def test_deduction_wins(rules, level):
    for seed in range(3):
        game = new_game(level, rules, seed=seed, no_guess=True)
        play_by_deduction(game, seed, 2)
        assert game.outcome.result is Result.WON
        assert game.measures.luck == 1.0
        assert game.measures.guesses == 0
        assert not game.view.saves
        data = game.save()
        assert verify(data).ok
        assert load(data).view.document() == game.view.document()


def test_the_board_depends_on_the_first_click_and_on_the_seed():
    boards = set()
    for seed in (1, 2):
        for cell in ((0, 0), (8, 8)):
            game = new_game("beginner", seed=seed, no_guess=True)
            game.open(*cell)
            assert game.position[cell] == 0
            game.do("resign")
            boards.add(game.view.mines)
    assert len(boards) == 4


def test_it_is_told_only_where_it_is_so():
    assert "no_guess" not in told_options(make_setup("expert"))
    assert told_options(make_setup("expert", no_guess=True))["no_guess"] is True
    document = json.loads(new_game("beginner", seed=1, no_guess=True).save())
    assert document["options"]["no_guess"] is True
    plain = json.loads(new_game("beginner", seed=1).save())
    assert set(plain["options"]) == {"first", "questions"}
    plain["options"]["no_guess"] = False  # another way to say the same would be another file
    with pytest.raises(NotationError):
        load(canonical(plain) + b"\n")


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("first", ["safe", "anything"])
def test_a_first_click_that_is_a_guess_is_refused(rules, first):
    with refused("invalid-opening", InvalidInput):
        new_game("beginner", rules, first=first, no_guess=True)


def test_where_no_board_can_be_the_click_is_refused_and_leaves_no_trace():
    game = new_game("2x2x1", seed=1, no_guess=True)
    with refused("move-no-board", InvalidInput):
        game.open(0, 0)
    assert game.sequence == 0
    assert not game.outcome.over
    game = new_game("2x2x3", seed=1, no_guess=True)
    assert game.open(0, 0).outcome.result is Result.WON  # all the others are mines
    assert game.view.notices


def test_undo_brings_the_same_board_back():
    game = new_game("expert", seed=4, no_guess=True)
    first = game.open(5, 5).cells
    game.undo()
    assert game.open(5, 5).cells == first
    game.undo()
    assert game.open(10, 20).cells != first
