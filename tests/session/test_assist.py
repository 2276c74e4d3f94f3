"""Assists: they help, are noted, and never lose."""

from __future__ import annotations

from collections import Counter

import pytest

import qmines
from qmines.core.position import FLAG
from qmines.errors import Contradiction, InvalidInput
from qmines.modes import Result
from qmines.session import assist, load, new_game, verify
from session.assisted import play, wrongly_flagged

GAMES = 40


@pytest.mark.parametrize("rules", ["classic", "forgiving"])
@pytest.mark.parametrize("kind", ["simple", "smart", "deduce"])
def test_without_a_guess_nothing_is_lost(rules: str, kind: str):
    results: Counter[Result] = Counter()
    for seed in range(GAMES):
        level = ("beginner", "intermediate", "12x10x30")[seed % 3]
        found = play(level, rules, seed, kind, first=(2, 2))
        results[found.result] += 1
        assert found.stuck == (found.result is Result.PLAYING)
    assert not results[Result.LOST]
    assert results[Result.WON]
    assert results[Result.PLAYING]


def test_a_stronger_assist_goes_at_least_as_far():
    further = 0
    for seed in range(20):
        opened = [
            play("16x16x45", "classic", seed, kind, first=(3, 3)).opened
            for kind in ("simple", "smart", "deduce")
        ]
        assert opened == sorted(opened)
        further += opened[2] > opened[0]
    assert further


@pytest.mark.parametrize("rules", ["classic", "forgiving"])
def test_wrong_flags_are_not_believed(rules: str):
    taken = 0
    for seed in range(25):
        game = new_game("beginner", rules, seed)
        game.open(4, 4)
        wrongly_flagged(game, seed)
        wrong = assist.flags(game).wrong
        for event in assist.moves(game, "deduce"):
            game.do(event)
        assert game.outcome.result is not Result.LOST
        taken += sum(game.view.cells[r * 9 + c] < FLAG for r, c in wrong)
    assert taken > 20


def test_flags_that_are_believed_can_contradict():
    game = new_game("9x9x10", seed=7)
    game.open(4, 4)
    game.flag(0, 0)
    game.flag(1, 0)
    with pytest.raises(Contradiction, match="with the flags believed, no board fits"):
        assist.hint(game, believe=True)
    with pytest.raises(Contradiction):
        list(assist.moves(game, "simple", believe=True))
    assert assist.hint(game).proof
    game.flag(0, 0)
    believed = assist.hint(game, believe=True)
    assert believed.position[1, 0] == qmines.core.position.MINE
    believed.check()


def test_one_simple_move_does_one_step():
    game = qmines.new_game("9x9x10", seed=7)
    game.open(4, 4)
    before = game.position
    view = game.assist("move")
    step = before.deduce(hardest="pair")[0]
    changed = {cell for cell in step.safe + step.mined if view.position[cell] != before[cell]}
    assert changed == set(step.cells)
    assert game.help == {"move": 1}


def test_help_is_noted_and_replayed():
    game = qmines.new_game("9x9x10", seed=7)
    game.open(4, 4)
    found = game.hint()
    assert found.explain("do") == "Open (3,1)."
    found.check()
    for kind in ("move", "simple", "smart", "deduce"):
        if not game.outcome.over:
            game.assist(kind)
    assert game.outcome.result is Result.WON
    assert game.help["hint"] == 1
    assert set(game.help) >= {"hint", "move", "simple"}
    again = load(game.save())
    assert again.help == game.help
    assert verify(game.save()).ok


def test_where_there_is_nothing_to_do():
    game = new_game("beginner", "classic", 1)
    assert assist.untouched(game)
    assert list(assist.moves(game, "deduce")) == ["help deduce"]
    assert not assist.untouched(new_game("beginner", "classic", 1, first="anything"))


def test_refusals():
    game = new_game("beginner", "classic", 1)
    with pytest.raises(InvalidInput, match="'magic' is not an assist"):
        list(assist.moves(game, "magic"))
    game.open(4, 4)
    game.pause()
    with pytest.raises(InvalidInput, match="paused"):
        assist.hint(game)
    game.resume()
    game.resign()
    for call in (assist.hint, assist.flags, lambda g: list(assist.moves(g, "move"))):
        with pytest.raises(InvalidInput, match="the game is over"):
            call(game)
    with pytest.raises(InvalidInput, match="hint and auto alone"):
        assist.hint(new_game("beginner", "qubits", 1))


def test_a_guess_says_its_risk_by_the_rules():
    for rules, words in (("classic", "a mine with"), ("forgiving", "no guess loses here")):
        game = new_game("16x16x60", rules, 5, first="anything")
        move = assist.guess(game)
        assert move is not None
        assert words in move[1]
