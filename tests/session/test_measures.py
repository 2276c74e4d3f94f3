"""Measures of whole games: clicks, rates, luck and blame, on boards one can see through."""

from __future__ import annotations

from math import prod

import pytest

from modes.drawn import drawn
from qmines.core.events import Event
from qmines.errors import BudgetExceeded
from qmines.messages import Message, Translator
from qmines.session import Clicks, judge, new_game
from qmines.session.judge import JudgedMove
from session.players import play


class Hand:
    seconds = 0.0

    def __call__(self):
        return self.seconds


def game_on(position, board, rules="classic", clock=None, **options):
    """A game whose board was drawn, as if this much of it had been opened before."""
    state = drawn(position, board, rules, **options)
    game = new_game(state.setup.level, rules, seed=1, clock=clock or Hand(), **state.setup.options)
    game._timeline.state = game._timeline._start = state
    return game


def judged(position, board, *events, rules="classic", **options):
    """The judgement of some events from a position on."""
    game = game_on(position, board, rules, **options)
    moves = []
    for number, text in enumerate(events):
        timeline = game._timeline
        event = Event.parse(text)
        before = timeline.mode.view(timeline.state)
        stakes = timeline.mode.risks(timeline.state, event)
        game.do(text)
        moves.append(JudgedMove(number, before, stakes, game.outcome.result, undone=False))
    return judge.judge(game.setup.grid, moves, len(moves))


def test_clicks_are_counted_by_button_and_effect():
    game = game_on(["####", "####"], ["*...", "...."])
    game.open(0, 1)  # shows 1
    game.open(0, 1)  # wasted
    game.flag(0, 1)  # wasted: it is open
    game.flag(0, 0)
    game.mark(1, 0)
    game.mark(1, 0)
    game.mark(1, 0)
    game.chord(1, 1)  # wasted: hidden
    game.chord(0, 1)
    measures = game.measures
    assert measures.left == Clicks(1, 1)
    assert measures.right == Clicks(4, 1)
    assert measures.chord == Clicks(1, 1)
    assert measures.clicks == 9
    assert measures.correctness == pytest.approx(6 / 9)
    assert measures.flags_used
    assert not measures.no_flags


def test_rates_of_a_won_game():
    hand = Hand()
    game = game_on(["####", "####"], ["*...", "...."], clock=hand)
    game.open(0, 3)  # the opening: all but column 0
    hand.seconds = 2.0
    assert game.measures.bbbv is None  # it would tell of the mines
    game.open(0, 3)  # wasted
    game.open(1, 0)
    measures = game.measures
    assert game.outcome.result == "won"
    assert (measures.bbbv, measures.bbbv_solved) == (2, 2)
    assert (measures.openings, measures.islands, measures.zini) == (1, 1, 2)
    assert measures.milliseconds == 2000
    assert measures.bbbv_per_second == pytest.approx(1.0)
    assert measures.efficiency == pytest.approx(2 / 3)
    assert measures.throughput == pytest.approx(2 / 2)
    assert measures.correctness == pytest.approx(2 / 3)
    assert measures.efficiency == pytest.approx(measures.correctness * measures.throughput)
    assert measures.no_flags
    assert measures.losses == ()


def test_a_lost_game_counts_what_was_done():
    game = game_on(["#####", "#####"], ["*....", "...*."], first="anything")
    game.open(0, 1)
    game.open(0, 0)
    measures = game.measures
    assert measures.bbbv_solved == 1
    assert measures.bbbv > 1
    assert measures.bbbv_per_second is None  # no time has passed
    assert measures.efficiency == pytest.approx(1 / 2)


def test_a_game_given_up_at_once_has_no_board():
    game = new_game("9x9x10", seed=1)
    game.resign()
    measures = game.measures
    assert measures.bbbv is None
    assert measures.efficiency is None
    assert measures.luck == 1.0


# Luck


def test_luck_is_the_product_of_the_guesses():
    """Half, then half again; what is certain costs no luck."""
    found = judged(["#1##1#"], ["..*..*"], "open 0 0", "open 0 3")
    assert found.luck == pytest.approx(0.5 * 0.5)
    assert found.guesses == 2
    assert judged(["1##"], [".*."], "open 0 2").luck == 1.0


def test_the_first_click_that_cannot_lose_is_no_luck():
    for rule, luck in (("opening", 1.0), ("safe", 1.0), ("anything", 1 - 10 / 81)):
        game = new_game("9x9x10", seed=2, first=rule)
        game.open(4, 4)
        game.resign()
        assert game.measures.luck == pytest.approx(luck)


def test_a_chord_is_one_guess_over_all_its_cells():
    """The flag may stand for any of three cells: the other two are safe once in three times."""
    found = judged(["1F", "##"], [".*", ".."], "chord 0 0")
    assert found.guesses == 1
    assert found.luck == pytest.approx(1 / 3)


def test_a_certain_mine_is_no_guess():
    found = judged(["1##"], [".*."], "open 0 1")
    assert (found.luck, found.guesses) == (1.0, 0)
    assert found.losses[0].mistake


def test_marks_are_not_believed():
    assert judged(["#1F"], ["..*"], "open 0 0").luck == pytest.approx(0.5)


def test_undone_guesses_do_not_count_but_their_deaths_are_judged():
    game = game_on(["#1#"], ["*.."])
    game.open(0, 0)
    game.undo()
    game.open(0, 2)
    assert game.outcome.result == "won"
    numbers = game._timeline.standing()
    assert numbers == {2}
    for seed in range(40):
        game = play(seed, undo=0.9)
        measures = game.measures
        lost = game.outcome.result == "lost" and game.outcome.reason.name != "RESIGNED"
        assert len(measures.losses) == measures.deaths + lost


# Blame


def test_bad_luck():
    found = judged(["#1#"], ["*.."], "open 0 0").losses
    assert [(v.mistake, v.survival, v.best) for v in found] == [(False, 0.5, 0.5)]
    assert found[0].message.key == "verdict-bad-luck"


def test_a_mistake_while_something_was_safe():
    (verdict,) = judged(["1##"], [".*."], "open 0 1").losses
    assert verdict.mistake
    assert verdict.safe == ((0, 2),)
    assert verdict.message == Message("verdict-safe-cell", cell=(0, 2))


def test_a_mistake_while_something_was_safer():
    """One mine beside the 1 in two cells, one more in five others: those are safer."""
    (verdict,) = judged(["#1######"], ["*.....*."], "open 0 0").losses
    assert verdict.mistake
    assert verdict.safe == ()
    assert verdict.survival == pytest.approx(0.5)
    assert verdict.best == pytest.approx(0.8)
    assert verdict.message.key == "verdict-safer"
    assert Translator()(verdict.message).endswith("80.0% of the time, yours 50.0%.")


def test_a_known_mine_in_forgiving_is_always_a_mistake():
    for seed in range(400):
        game = play(seed)
        if game.setup.rules == "forgiving" and game.outcome.reason.name != "RESIGNED":
            assert all(verdict.mistake for verdict in game.measures.losses)


def test_long_games_on_large_fields_get_no_luck_but_blame(monkeypatch):
    monkeypatch.setattr(judge, "JUDGED_WORK", 10)
    found = judged(["#1##1#"], ["*..*.."], "open 0 2", "open 0 0")
    assert found.luck is None
    assert found.guesses is None
    assert len(found.losses) == 1


def test_what_is_too_hard_is_not_judged(monkeypatch):
    def never(*_, **__):
        raise BudgetExceeded("too hard")

    monkeypatch.setattr(judge, "analyse", never)
    found = judged(["#1#"], ["*.."], "open 0 0")
    assert found.luck is None
    assert found.losses[0].message == Message("verdict-unknown")


def test_luck_agrees_with_judging_every_move_alone():
    """The judge skips what it knows to be safe; without that it finds the same."""
    for seed in range(150):
        game = play(seed, undo=0.8)
        replayed = new_game(
            game.setup.level,
            game.setup.rules,
            seed=game.seed,
            player_seed=game.header.player_seed,
            **game.setup.options,
        )
        timeline = replayed._timeline
        chances = {}  # of each move that stands, by its number
        for number, entry in enumerate(game.transcript):
            event = Event.parse(entry.event)
            if event.verb in ("open", "chord"):
                before = timeline.mode.view(timeline.state)
                stakes = timeline.mode.risks(timeline.state, event)
                if stakes:
                    move = JudgedMove(number, before, stakes, None, undone=False)
                    chances[number] = judge._odds(before.grid, move).survival
            replayed.do(event)
            chances = {n: chance for n, chance in chances.items() if n in timeline.standing()}
        guesses = [chance for chance in chances.values() if 0 < chance < 1]
        assert game.measures.guesses == len(guesses)
        assert game.measures.luck == pytest.approx(prod(guesses))


def test_documents_hold_every_field():
    game = play(5)
    found = game.measures.document()
    assert set(found) == set(type(game.measures).__dataclass_fields__)
