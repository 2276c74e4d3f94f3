"""Games as a caller plays them: events, clock, pause, undo, help, the chain."""

from __future__ import annotations

import hashlib
import json

import pytest

from qmines.core.position import HIDDEN, Position
from qmines.core.stream import Stream
from qmines.errors import InvalidInput
from qmines.modes import Reason, Result, make_setup
from qmines.session import Game, commitment_to, load, new_game
from support.messages import refused


class Hand:
    """A clock that is set by hand."""

    def __init__(self):
        self.seconds = 100.0

    def __call__(self):
        return self.seconds


@pytest.fixture
def hand():
    return Hand()


def lost_game(**options):
    """A game that has just been lost."""
    game = new_game("4x4x8", seed=1, first="anything", **options)
    for row in range(4):
        for column in range(4):
            if game.open(row, column).outcome.over:
                return game
    raise AssertionError("half of the cells are mines")


def test_the_example_of_the_library():
    game = new_game("expert", rules="forgiving", seed=7)
    view = game.open(3, 4)
    assert isinstance(game.position, Position)
    assert view.position == game.position
    assert game.position[3, 4] == 0
    assert game.outcome.result is Result.PLAYING
    assert game.measures.clicks == 1


def test_seeds_decide_the_board_and_a_fresh_one_is_random():
    boards = [new_game("expert", seed=seed).open(8, 8).cells for seed in (7, "7", 8, None, None)]
    assert boards[0] == boards[1]
    assert len(set(boards)) == 4


def test_the_players_seed_is_mixed_in():
    views = {new_game("expert", seed=7, player_seed=own).open(8, 8).cells for own in ("", "a", "b")}
    assert len(views) == 3
    for odd in ("ä", "a b", "x" * 129, "\n"):
        with refused("invalid-player-seed", InvalidInput):
            new_game("expert", seed=7, player_seed=odd)


def test_all_rule_sets_deal_the_same_board_to_a_seed():
    classic, forgiving = (
        new_game("expert", r, seed=7).open(8, 8) for r in ("classic", "forgiving")
    )
    assert classic.cells == forgiving.cells


# The clock


def test_time_starts_at_the_first_open(hand):
    game = new_game("9x9x10", seed=1, clock=hand)
    hand.seconds += 5
    game.flag(0, 0)
    hand.seconds += 5
    assert game.milliseconds == 0
    game.open(4, 4)
    hand.seconds += 2.5
    assert game.view.milliseconds == game.milliseconds == 2500


def test_pauses_do_not_count_and_hide_the_board(hand):
    game = new_game("9x9x10", seed=1, clock=hand)
    shown = game.open(4, 4).cells
    hand.seconds += 1
    view = game.pause()
    assert view.paused
    assert view.cells == game.position.cells == bytes([HIDDEN]) * 81
    hand.seconds += 60
    assert game.milliseconds == 1000
    for event in ("open 0 0", "flag 0 0", "undo", "help hint", "pause"):
        with pytest.raises(InvalidInput, match="paused"):
            game.do(event)
    assert game.resume().cells == shown
    hand.seconds += 1
    assert game.milliseconds == 2000
    with refused("move-not-paused", InvalidInput):
        game.resume()


def test_time_stops_at_the_end_and_runs_on_after_undo(hand):
    game = new_game("1x3x1", seed=1, first="safe", clock=hand)
    game.open(1, 0)
    hand.seconds += 3
    mined = game._timeline.state.mask.index(1)
    game.open(mined, 0)
    hand.seconds += 10
    assert game.milliseconds == 3000
    game.undo()
    hand.seconds += 1
    assert game.milliseconds == 4000


def test_a_clock_that_jumps_back_does_not_turn_time_around(hand):
    game = new_game("9x9x10", seed=1, clock=hand)
    hand.seconds += 5
    game.open(4, 4)
    hand.seconds -= 3
    game.flag(0, 0)
    assert [entry.at for entry in game.transcript] == [5000, 5000]


def test_a_loaded_game_does_not_count_the_time_in_between(hand):
    game = new_game("9x9x10", seed=1, clock=hand)
    game.open(4, 4)
    hand.seconds += 2
    game.flag(0, 0)
    data = game.save()
    later = Hand()
    later.seconds = 9999.0
    again = load(data, clock=later)
    assert again.milliseconds == 2000
    later.seconds += 1
    assert again.milliseconds == 3000


# Undo


def test_undo_goes_back_even_from_death_and_counts():
    game = lost_game()
    lost = game.view
    assert lost.deaths == 0
    view = game.undo()
    assert view.outcome.result is Result.PLAYING
    assert (view.deaths, view.mines, view.hit) == (1, None, ())
    game.do(game.transcript[-2].event)
    assert game.undo().deaths == 2


def hidden_places(view):
    """Where the cells lie that are still hidden, as (row, column)."""
    return [view.grid.place(i) for i, code in enumerate(view.cells) if code == HIDDEN]


def test_undo_skips_what_had_no_effect():
    game = new_game("9x9x10", seed=1)
    view = game.open(4, 4)
    before = view.cells
    place = hidden_places(view)[0]
    game.flag(*place)
    game.open(4, 4)
    game.open(*place)
    assert game.undo().cells == before
    assert game.undo().cells == bytes([HIDDEN]) * 81
    with refused("move-no-undo", InvalidInput):
        game.undo()


def test_undo_is_refused_in_ranked_games_and_after_a_win():
    game = lost_game(ranked=True)
    with refused("move-ranked-undo", InvalidInput):
        game.undo()
    game = new_game("1x1x0")
    game.open(0, 0)
    with refused("move-game-over", InvalidInput):
        game.undo()
    game = new_game("9x9x10")
    game.resign()
    with refused("move-game-over", InvalidInput):
        game.undo()


def test_undo_beyond_what_is_kept_replays():
    game = Game(make_setup("9x9x10"), seed=1, undo_bytes=4 * 4 * 81)
    views = [game.view.cells]
    views.append(game.open(4, 4).cells)
    views.extend(game.flag(*place).cells for place in hidden_places(game.view)[:6])
    assert len(game._timeline._history) <= 4
    for wanted in reversed(views[:-1]):
        assert game.undo().cells == wanted


def test_the_changes_of_an_undo_are_told():
    game = new_game("9x9x10", seed=1)
    view = game.open(4, 4)
    opened = view.changed[0].tolist()
    place = hidden_places(view)[0]
    game.flag(*place)
    assert game.undo().changed[0].tolist() == [view.grid.index(*place)]
    assert game.undo().changed[0].tolist() == opened


# Help, resigning, refusals


def test_help_is_noted():
    game = new_game("9x9x10", seed=1)
    game.note_help("hint")
    game.do("help auto")
    game.do("help hint")
    assert game.help == {"hint": 2, "auto": 1}
    assert game.measures.help_used
    assert [entry.event for entry in game.transcript] == ["help hint", "help auto", "help hint"]


def test_resigning_tells_the_mines():
    game = new_game("9x9x10", seed=1)
    game.open(4, 4)
    game.pause()
    view = game.resign()
    assert (view.outcome.result, view.outcome.reason) == (Result.LOST, Reason.RESIGNED)
    assert view.mines.mines == 10
    assert not view.paused
    assert new_game("9x9x10", seed=1).resign().mines is None  # none were placed yet
    for event in ("resign", "pause", "help hint", "open 0 0"):
        with refused("move-game-over", InvalidInput):
            game.do(event)


@pytest.mark.parametrize(
    "event", ["", "open", "open 9 0", "open 0", "dance", "help", "undo 3", "help 3"]
)
def test_a_refused_event_leaves_no_trace(event):
    game = new_game("9x9x10", seed=1)
    game.open(4, 4)
    before = (game.sequence, game.chain, game.view.document()["boards"])
    with pytest.raises(InvalidInput):
        game.do(event)
    assert (game.sequence, game.chain, game.view.document()["boards"]) == before


# Commitment and chain


def test_the_seed_is_committed_to_and_told_at_the_end():
    game = lost_game()
    assert commitment_to(game.seed) == game.commitment == hashlib.sha256(game.seed).hexdigest()
    with refused("after-seed", InvalidInput):
        _ = new_game("expert").seed


def test_the_chain_is_what_its_description_says():
    game = new_game("9x9x10", seed=1, player_seed="own", clock=lambda: 7.0)
    links = [game.chain]
    links += [game.do(event).chain for event in ("open 4 4", "flag 0 0")]
    header = json.dumps(
        {
            "format": "qmines-game",
            "version": 1,
            "rules": "classic",
            "setup": {"width": 9, "height": 9, "mines": 10},
            "options": {"first": "opening", "questions": False},
            "commitment": hashlib.sha256(bytes(31) + b"\x01").hexdigest(),
            "player_seed": "own",
            "ranked": False,
        },
        sort_keys=True,
        separators=(",", ":"),
    )
    wanted = [hashlib.sha256(header.encode()).digest()]
    for entry in (b'[0,"open 4 4"]', b'[0,"flag 0 0"]'):
        wanted.append(hashlib.sha256(wanted[-1] + entry).digest())
    assert links == [link.hex() for link in wanted]


def test_the_board_is_the_one_that_the_description_gives():
    """Anyone can deal the board again from the two seeds, with HMAC and nothing else."""
    game = new_game("9x9x10", seed=5, player_seed="own", first="safe")
    game.open(0, 0)
    game.resign()
    dealt = Stream(game.seed).derive("game own").derive("board").sample(81, 11).tolist()
    mines = [cell for cell in dealt if cell != 0][:10]
    assert sorted(mines) == [i for i, mined in enumerate(game.view.mines.mask) if mined]


def test_replaying_needs_the_right_seed():
    game = new_game("9x9x10", seed=1)
    game.open(4, 4)
    with pytest.raises(InvalidInput, match="the seed does not match"):
        Game.replay(game.header, bytes(32), game.transcript)


def test_a_game_that_is_read_again_counts_the_time_in_between(hand):
    game = new_game("9x9x10", seed=1, clock=hand)
    game.open(4, 4)
    hand.seconds += 2
    game.flag(0, 0)
    hand.seconds += 3
    again = Game.replay(game.header, game._seed, game.transcript, clock=hand, made=game.made)
    assert again.milliseconds == game.milliseconds == 5000
    early = Game.replay(game.header, game._seed, game.transcript, clock=hand, made=hand() + 60)
    assert early.milliseconds == 2000
