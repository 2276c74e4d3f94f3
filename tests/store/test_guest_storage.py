"""Guests together may store so much: beyond, the oldest games that were left go first."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from qmines.store import Store, StoredPlay
from qmines.store.database import cleanup
from qmines.store.database.cleanup import Cleanup, Removed
from qmines.store.database.row_sizes import games_size
from qmines.store.database.tables import EVENTS, GAMES, MEMBERS, ROOMS
from store.test_cleanup import (
    DAYS,
    account,
    age,
    change,
    count,
    end,
    game,
    guest,
    room_of,
    start,
    there,
)

if TYPE_CHECKING:
    import pytest

HOURS = 1 / 24


def test_the_oldest_games_of_guests_go_until_the_rest_fits(store: Store):
    me, other, ada = guest(store), guest(store), account(store)
    kept = {
        game(store, ada, "open 4 4", days=300),
        game(store, None, "open 4 4", days=300),  # of the terminal
        game(store, me, "resign", days=2 * HOURS),
        game(store, other, "open 4 4", "flag 0 0", days=0.5 * HOURS),
    }
    everything = Cleanup(store, DAYS).stored()
    for days in (3, 2, 5):
        game(store, me, "open 4 4", "flag 0 0", days=days)
    for days in (80, 0.5):
        game(store, other, "resign", days=days)
    assert Cleanup(store, DAYS, most=10 * everything).run() == Removed()
    removed = Cleanup(store, DAYS, most=everything).run()
    assert removed == Removed(games=5, for_space=5)
    assert removed.bytes == games_size(5, 8, options_of(store, 5))
    assert there(store) == kept
    assert Cleanup(store, DAYS).stored() == everything


def test_only_as_many_go_as_are_too_many(store: Store):
    me = guest(store)
    ages = [10, 3, 7, 1, 12, 5]
    names = {days: game(store, me, "open 4 4", days=days) for days in ages}
    size = Cleanup(store, DAYS).stored()
    assert Cleanup(store, DAYS, most=size - 1).run() == Removed(games=1, for_space=1)
    assert there(store) == {names[days] for days in ages if days != 12}
    most = size - 3 * size // len(ages)
    assert Cleanup(store, DAYS, most=most).run() == Removed(games=2, for_space=2)
    assert there(store) == {names[days] for days in (3, 1, 5)}


def test_two_processes_make_the_same_space_only_once(store: Store, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(cleanup, "_PAGE", 1)
    me = guest(store)
    for days in range(1, 21):
        game(store, me, "open 4 4", days=days)
    size = Cleanup(store, 0).stored()
    both = [Cleanup(store, 0, most=size // 2).steps() for _ in range(2)]
    for _ in zip_longest(*both):  # in turn
        pass
    assert 9 <= count(store, GAMES) <= 10


def test_what_goes_by_age_does_not_count_as_deleted_for_space(store: Store):
    me = guest(store)
    game(store, me, "open 4 4", days=20)
    game(store, me, "open 4 4", days=2)
    assert Cleanup(store, DAYS, most=1).run() == Removed(games=2, for_space=1)


def test_a_game_that_is_played_stays(store: Store):
    me = guest(store)
    fresh = game(store, me, "open 4 4", days=0.9 * HOURS)
    sealed, open_ = (game(store, me, "open 4 4", days=5) for _ in range(2))
    change(store, GAMES, GAMES.c.id == sealed, sealed=True)
    cleaning = Cleanup(store, 0, most=1, in_use=lambda name: name == open_)
    assert cleaning.run() == Removed()
    assert there(store) == {fresh, sealed, open_}


def test_rooms_of_guests_count_and_go_as_a_whole(store: Store):
    one, two, ada = guest(store), guest(store), account(store)
    over, left, lively, shared = (
        *(room_of(store, one, two) for _ in range(3)),
        room_of(store, one, ada),
    )
    for room in (over, left, lively, shared):
        start(store, room, one, days=3)
    end(store, over)
    change(store, GAMES, GAMES.c.room == over, sealed=False)
    change(store, MEMBERS, MEMBERS.c.room == lively, seen=2**50)
    assert Cleanup(store, 0).stored() == games_size(6, 6, options_of(store, 6))
    removed = Cleanup(store, 0, most=1).run()
    assert removed == Removed(games=4, rooms=2, for_space=4)
    assert there(store, ROOMS) == {lively, shared}
    age(store, lively, 3)
    assert Cleanup(store, 0, most=1).run() == Removed(games=2, rooms=1, for_space=2)


def options_of(store: Store, games: int) -> int:
    """Characters of the options of so many equal games."""
    with store.database.read() as connection:
        one: str = connection.execute(GAMES.select()).first().options  # type: ignore[union-attr]
    return games * len(one)


def test_long_games_go_in_pieces(store: Store, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(cleanup, "BATCH_EVENTS", 10)
    name = game(store, guest(store), "open 4 4")
    StoredPlay.load(store, name).do_all(["flag 0 0", "flag 0 0"] * 16)
    change(store, GAMES, GAMES.c.id == name, touched=0)
    left = count(store, EVENTS)
    for _ in Cleanup(store, 0, most=1).steps():
        assert left - count(store, EVENTS) <= 10
        left = count(store, EVENTS)
    assert left == 0
