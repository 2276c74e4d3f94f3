"""Boards that a player might know already: games on them get no badge and enter no best list."""

from __future__ import annotations

import json
from contextlib import suppress
from datetime import UTC, datetime

import pytest

from qmines.core.position import HIDDEN
from qmines.errors import InvalidInput
from qmines.modes import make_setup
from qmines.modes.qubits import TUTORIAL
from qmines.play.rival import Rival
from qmines.session import Entry, Header, commitment_to
from qmines.store import Filter, Player, Players, Store, StoredPlay, best_games
from qmines.store.accounts.profiles import Profiles
from qmines.store.achievements import award_all
from qmines.store.database.tables import GAMES
from qmines.store.games.daily import Dailies
from qmines.store.games.leaderboard import Leaderboard, place_of
from qmines.store.games.rooms import Rooms
from qmines.store.games.scores import KINDS, Board
from qmines.store.games.shared_start import beginning_of
from qmines.store.games.stored_play import adopt
from store.test_fairplay import person

SEED = bytes(range(32))
HEADER = Header(make_setup("5x4x4"), commitment_to(SEED))
START = beginning_of(HEADER, SEED)


def new_player(store: Store) -> Player:
    return Players(store).guest("")[0]


def win(store: Store, game: str) -> None:
    """Win a game as somebody who knows the board."""
    kept = StoredPlay.load(store, game, clock=person())
    level = kept.game.setup.level
    if {*kept.view.cells} == {HIDDEN}:
        kept.do("open 0 0")  # deals the mines
    mined = store.load(game).resign().mines
    assert mined is not None
    for cell in range(level.width * level.height):
        if kept.view.cells[cell] == HIDDEN and not mined.mask[cell]:
            kept.do(f"open {cell // level.width} {cell % level.width}")
    assert kept.view.outcome.result.value == "won"
    kept.settle()


def fresh(store: Store) -> str:
    name = store.add(HEADER, SEED, owner=new_player(store).id)
    win(store, name)
    return name


def race(store: Store) -> str:
    """Two browsers of one person: the first solves the board, the second repeats it."""
    rooms, host, puppet = Rooms(store), new_player(store), new_player(store)
    made = rooms.make(host, "host", "race", HEADER, SEED)
    room, start = made.id, beginning_of(made.header, SEED)
    rooms.join(room, puppet, "puppet")
    games = {each.player: each.game or "" for each in rooms.start(room, host, start).members}
    for player in (puppet, host):
        win(store, games[player.id])
    assert rooms.finish(room).ended is not None
    return games[host.id]


def daily(store: Store) -> str:
    day, dailies = datetime.now(UTC).date(), Dailies(store)
    start = beginning_of(
        dailies.header(day, "beginner", ranked=True), dailies.seed(day, "beginner")
    )
    game = dailies.begin(day, "beginner", new_player(store), start)
    win(store, game)
    with store.database.write() as connection:  # as when the day is over
        connection.execute(GAMES.update().values(sealed=False))
    return game


def layout(store: Store) -> str:
    header = Header(make_setup(TUTORIAL, "qubits"), commitment_to(SEED))
    kept = StoredPlay.load(store, store.add(header, SEED, owner=new_player(store).id))
    for row, line in enumerate(TUTORIAL.split("/")):
        for column, state in enumerate(line):
            if state in "0-" and not kept.view.outcome.over:
                with suppress(InvalidInput):  # measured already, with its neighbours
                    kept.do(f"open-{'h' if state == '-' else 'z'} {row} {column}")
    assert kept.view.outcome.result.value == "won"
    kept.settle()
    return kept.id


def fork(store: Store) -> str:
    entries = [Entry(each.at, each.event) for each in START.records]
    name = adopt(store, HEADER, SEED, entries, owner=new_player(store).id)
    win(store, name)
    return name


def again(store: Store) -> str:
    """The board of a game that has ended, once more."""
    name = store.add(HEADER, SEED, aid="seed", owner=new_player(store).id)
    win(store, name)
    return name


def position(store: Store) -> str:
    """Somebody drew it so that little is left to do."""
    header = Header(make_setup("4x1x1", position="4x1x1_HbH2"), commitment_to(SEED))
    name = store.add(header, SEED, owner=new_player(store).id)
    win(store, name)
    return name


def race_against_a_recording(store: Store) -> str:
    """The file of a finished game says where its mines are."""
    rooms, host = Rooms(store), new_player(store)
    rival = Rival("record", "open 0 0", (), "won", 1).document()
    made = rooms.make(host, "host", "race", HEADER, SEED, automatic=True, rival=json.dumps(rival))
    start = beginning_of(made.header, SEED)
    game = rooms.start(made.id, None, start).members[0].game or ""
    win(store, game)
    assert rooms.finish(made.id).ended is not None
    return game


KNOWN = [race, race_against_a_recording, daily, layout, fork, again, position]


@pytest.mark.parametrize("played", KNOWN, ids=lambda each: each.__name__)
def test_a_known_board_is_not_on_the_leaderboard(store: Store, played):
    game = played(store)
    stored = store.stored(game)
    assert stored.outcome.result.value == "won"
    board = Board(stored.rules, stored.level, stored.variant)
    player = Player(stored.owner or "", None, 0, "")
    for kind in ("solo", "assisted"):
        assert place_of(store, Leaderboard(board, kind, verified=False), player) is None
    for by in ("time", "speed", "efficiency"):
        assert best_games(store, by=by) == []
    assert stored.verified is None
    assert best_games(store, Filter(verified=True)) == []
    marked = best_games(store, Filter(aid="any"))
    told = {"seed", "position"}  # where help is asked for
    assert all(told & {*each.aid.split("+")} for each in marked)


def test_a_race_against_a_recording_enters_no_list(store: Store):
    game = store.stored(race_against_a_recording(store))
    player = Player(game.owner or "", None, 0, "")
    board = Board(game.rules, game.level, game.variant)
    for kind in KINDS:
        assert place_of(store, Leaderboard(board, kind, verified=False), player) is None
    award_all(store, player.id)
    assert Profiles(store).achievements(player.id) == []


def test_a_board_that_nobody_knew_is_listed(store: Store):
    game = fresh(store)
    assert [each.id for each in best_games(store)] == [game]
    assert store.stored(game).verified is not None
