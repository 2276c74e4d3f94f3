"""Assists: they help, are noted, and never lose."""

from __future__ import annotations

from collections import Counter

import pytest

import qmines
from play.assisted import play, wrongly_flagged
from qmines.core.events import Event
from qmines.core.position import FLAG, Position
from qmines.errors import Contradiction, InvalidInput
from qmines.messages import Message
from qmines.modes import Result
from qmines.play.help import BUDGET
from qmines.play.mines import find_steps
from qmines.play.registry import help_for
from qmines.session import load, new_game, verify
from qmines.solver import Strength
from support.messages import refused

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


def test_no_more_steps_are_found_than_wanted():
    position = Position.from_rows(["##1#1#", "##31##", "######", "###2##"], 6)
    steps, _ = find_steps(position, "deduce", BUDGET, None)
    assert [len(step.safe) + len(step.mined) for step in steps] == [1, 2, 1]
    for most, told in ((1, 1), (2, 2), (3, 2), (4, 3)):
        assert find_steps(position, "deduce", BUDGET, most)[0] == [*steps[:told]]


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
        wrong = help_for(game).flags().wrong
        for event in help_for(game).moves("deduce"):
            game.do(event)
        assert game.outcome.result is not Result.LOST
        taken += sum(game.view.cells[r * 9 + c] < FLAG for r, c in wrong)
    assert taken > 20


def test_flags_that_are_believed_can_contradict():
    game = new_game("9x9x10", seed=7)
    game.open(4, 4)
    game.flag(0, 0)
    game.flag(1, 0)
    with refused("help-flags-clash", Contradiction):
        help_for(game).hint(believe=True)
    with pytest.raises(Contradiction):
        list(help_for(game).moves("simple", believe=True))
    assert help_for(game).hint().detail.proof
    game.flag(0, 0)
    believed = help_for(game).hint(believe=True).detail
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


def test_an_untouched_board():
    game = new_game("beginner", "classic", 1)
    assert help_for(game).untouched
    assert not help_for(new_game("beginner", "classic", 1, first="anything")).untouched
    assert help_for(game).hint().note is None  # it gives nothing away
    fresh = new_game("beginner", "classic", 1)
    assert next(help_for(fresh).moves("deduce")) == "help deduce"


def test_refusals():
    game = new_game("beginner", "classic", 1)
    with pytest.raises(InvalidInput, match="unknown assist 'magic'"):
        list(help_for(game).moves("magic"))
    game.open(4, 4)
    game.pause()
    with pytest.raises(InvalidInput, match="paused"):
        help_for(game).hint()
    game.resume()
    game.resign()
    help_ = help_for(game)
    for call in (help_.hint, help_.flags, lambda: list(help_.moves("move"))):
        with refused("move-game-over", InvalidInput):
            call()


def test_a_guess_says_its_risk_by_the_rules():
    never_loses = Message("guess-never-loses")
    for rules in ("classic", "forgiving"):
        game = new_game("16x16x60", rules, 5, first="anything")
        move = help_for(game).guess()
        assert move is not None
        assert move.why[0] == Message(
            "assist-guessed", cell=Event.parse(move.event).place, risk=move.risk
        )
        assert (never_loses in move.why) == (rules == "forgiving")
        assert (never_loses in help_for(game).hint().told[Strength.WHY]) == (rules == "forgiving")


@pytest.mark.parametrize("kind", ["move", "simple", "deduce", "auto"])
def test_on_an_untouched_board_the_first_open_is_made(kind: str):
    game = new_game("beginner", "classic", 1)
    for event in help_for(game).moves(kind):
        game.do(event)
    assert [entry.event for entry in game.transcript][:2] == [f"help {kind}", "open 4 4"]
    assert (game.sequence > 2) == (kind != "move")


@pytest.mark.parametrize("rules", ["classic", "qubits"])
def test_auto_play_guesses_only_if_it_may(rules: str):
    for guess in (False, True):
        told, game = [], new_game("16x16x60" if rules == "classic" else "2", rules, 5)
        for event in help_for(game).moves("auto", guess=guess, tell=told.append):
            game.do(event)
        assert game.outcome.over or not guess
        assert bool(told) == guess


@pytest.mark.parametrize("rules", ["classic", "forgiving", "qubits", "entangled"])
def test_one_step_is_one_open(rules: str):
    level = {"qubits": "2", "entangled": "links-8x8"}.get(rules, "beginner")
    game = new_game(level, rules, 3)
    for _ in range(3):
        before = game.sequence
        for event in help_for(game).moves("auto", guess=True, once=True):
            game.do(event)
        opens = [e.event for e in game.transcript[before:] if not e.event.startswith("help")]
        assert len([e for e in opens if e.startswith(("open", "shield"))]) == 1
        if game.outcome.over:
            break


def test_a_hint_is_noted_once_for_a_position():
    game = new_game("9x9x10", seed=7)
    free = help_for(game).hint()
    assert help_for(game).note_of(free) is None  # any first cell is safe
    game.do("open 4 4")
    for _ in range(2):
        hint = help_for(game).hint()
        assert help_for(game).note_of(hint) == "help hint"
        game.do("help hint")
        game.do("help overlay")
        assert help_for(game).note_of(hint) is None
        game.do(hint.events[0])
