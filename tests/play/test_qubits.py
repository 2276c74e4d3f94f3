"""Help and judgement in games of qubits: certain moves never lose, luck is Born's."""

from __future__ import annotations

import pytest

from qmines.errors import InvalidInput
from qmines.messages import Message, Translator
from qmines.modes import Result
from qmines.play.registry import help_for
from qmines.quantum.hints import chances_of
from qmines.quantum.states import State
from qmines.session import new_game, verify
from support.messages import refused
from support.qubits import earlier


def strip(survives):
    """The strip of two |0⟩ and one |+⟩, the left cell open; the right one survives on Z or not."""
    for seed in range(200):
        game = new_game("00+", "qubits", seed=seed)
        # A |1⟩ nowhere, so that the totals alone leave three layouts.
        game.do("mark-z 0 1")
        game.do("open-z 0 0")
        view = game.do("open-z 0 2")
        if (view.outcome.result is not Result.LOST) == survives:
            return game
    raise AssertionError


def test_two_thirds():
    """The right cell is |+⟩ with ⅔, so it survives on Z with ⅓ + ⅔ · ½ = ⅔."""
    game = strip(survives=True)
    position = earlier(game.view.qubits.position, 1)
    chance = chances_of(position).chance
    assert abs(chance[2, 2] - 2 / 3) < 1e-12
    game.do("mark-z 0 1")
    game.do("open-z 0 1")
    assert game.outcome.result is Result.WON
    measures = game.measures
    # The first open was none of the guesses that the rules make safe: a layout is fixed.
    assert measures.guesses == 2
    assert abs(measures.luck - 5 / 6 * 2 / 3) < 1e-12
    assert verify(game.save()).ok


def test_a_loss_that_could_be_avoided_is_a_mistake():
    game = strip(survives=False)
    (loss,) = game.measures.losses
    assert loss.mistake
    assert abs(loss.survival - 2 / 3) < 1e-12
    assert loss.message == Message("verdict-safe-cell-board", cell=(0, 1), board="Z")


def test_a_first_open_that_is_made_safe_is_no_guess():
    game = new_game("2", "qubits", seed=1)
    game.do("open-h 4 4")
    game.resign()
    assert (game.measures.luck, game.measures.guesses) == (1.0, 0)


def test_a_shield_that_was_left_makes_a_mistake():
    for seed in range(60):
        game = new_game("a11a", "entangled", seed=seed, shields=1)
        if game.do("open-z 0 0").outcome.result is Result.LOST:
            break
    (loss,) = game.measures.losses
    assert loss.message == Message("verdict-shield")


def test_bad_luck():
    for seed in range(60):
        game = new_game("a11a", "entangled", seed=seed, shields=0)
        if game.do("open-z 0 0").outcome.result is Result.LOST:
            break
    (loss,) = game.measures.losses
    assert loss.mistake is False
    assert loss.survival == 0.5


@pytest.mark.parametrize(("level", "rules"), [("2", "qubits"), ("links-8x8", "entangled")])
def test_certain_moves_never_lose(level, rules):
    won = 0
    for seed in range(12):
        game = new_game(level, rules, seed=seed)
        game.do("mark-h 0 0")
        game.do("mark-z 0 0")
        while not game.outcome.over:
            before = game.sequence
            for event in help_for(game).certain("auto"):
                assert game.do(event).outcome.result is not Result.LOST
            if game.sequence == before:
                guess = help_for(game).guess()
                for event in help_for(game).clear(guess.event):
                    game.do(event)
                if guess.risk == 0:
                    assert game.outcome.result is not Result.LOST
        won += game.outcome.result is Result.WON
    assert won >= 6


def test_advice():
    game = new_game("00+", "qubits", seed=1)
    advice = help_for(game).guess()
    assert advice.event.startswith("open-z")
    assert "safe on Z 66.7% and mined on H 33.3%" in Translator()(*advice.why)
    assert "|0⟩ 66.7% and |+⟩ 33.3%" in Translator(dirac=True)(*advice.why)
    assert abs(advice.risk - 1 / 6) < 1e-12
    game.do("open-z 0 0")
    if game.outcome.result is Result.PLAYING:
        assert Message("qubit-only-state", state=State.ZERO.message()) in help_for(game).guess().why
    assert Message("qubit-first-safe") in help_for(new_game("2", "qubits")).guess().why


def test_help_is_refused_where_there_is_none():
    game = new_game("2", "qubits", seed=1)
    game.do("open-z 0 0")
    game.pause()
    with pytest.raises(InvalidInput, match="paused"):
        help_for(game).hint()
    game.resign()
    with pytest.raises(InvalidInput, match="over"):
        help_for(game).hint()
    with refused("help-none-sandbox", InvalidInput):
        help_for(new_game("free", "sandbox"))


def test_hidden_groups_are_counted():
    game = new_game("trios-8x8", "entangled", seed=1, hidden=True)
    while not game.outcome.over:
        game.do(help_for(game).guess().event)
    assert game.measures.guesses
    assert game.measures.luck < 1.0
    assert verify(game.save()).ok
