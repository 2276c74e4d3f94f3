"""Quick matches and ratings in both databases: pairing, rating, export and deletion."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import insert, select

from qmines.errors import InvalidInput
from qmines.modes import make_setup
from qmines.session import Header, commitment_to
from qmines.store import Store
from qmines.store.accounts.accounts import Accounts
from qmines.store.accounts.players import Players
from qmines.store.accounts.relations import Relations
from qmines.store.database.tables import GAMES, RATING_CHANGES, RATINGS, ROOMS
from qmines.store.games.matches import Matches, Wanted
from qmines.store.games.ratings import RACE, Ratings, race_score
from qmines.store.games.room import Member
from qmines.store.games.rooms import Rooms
from qmines.store.games.shared_start import beginning_of
from store.test_deletion import GOOD, account
from support.waiting import PATIENCE

if TYPE_CHECKING:
    from qmines.store import Player

SEED = bytes(32)
HEADER = Header(make_setup("9x9x10"), commitment_to(SEED), ranked=True)
START = beginning_of(HEADER, SEED)


def test_of_many_who_ask_at_once_all_are_paired(url: str):
    """Eight players in threads of their own: four races, and nobody is left waiting."""
    with Store(url, timeout=PATIENCE) as store:
        players = [Players(store).guest("test")[0] for _ in range(8)]
        matches, wanted, ready = Matches(store), Wanted(HEADER, rated=False), Barrier(8)

        def ask(player: Player) -> str:
            ready.wait()
            return matches.find_or_wait(player, "Racer", wanted, SEED).id

        with ThreadPoolExecutor(8) as pool:
            names = set(pool.map(ask, players))
        rooms = [Rooms(store).look(name) for name in names]
        assert [len(room.members) for room in rooms] == [2, 2, 2, 2]
        assert all(room.complete for room in rooms)


def test_a_rated_race_changes_both_ratings_once(store: Store):
    ada, bob = account(store, "Ada"), account(store, "Bob")
    rooms, matches, wanted = Rooms(store), Matches(store), Wanted(HEADER, rated=True)
    name = matches.find_or_wait(ada, "", wanted, SEED).id
    assert matches.find_or_wait(bob, "", wanted, SEED).id == name
    room = rooms.start(name, None, START)
    times = {ada.id: 9_000, bob.id: 12_000}
    with store.database.write() as connection:
        for member in room.members:
            values = {"outcome": "won", "milliseconds": times[member.player], "finished": 1}
            connection.execute(GAMES.update().where(GAMES.c.id == member.game).values(values))
    for _ in range(2):
        over = rooms.finish(name)
    changes = {each.name: each.rating_change for each in over.members}
    assert changes["Ada"] == pytest.approx(-changes["Bob"])
    assert changes["Ada"] > 100  # the first race tells a lot
    at = over.ended or 0
    best, other = (Ratings(store).of(each.id, RACE, at) for each in (ada, bob))
    assert best is not None
    assert other is not None
    assert best.value > 1500 > other.value
    assert best.deviation < 350
    assert [each["rating"] for each in Ratings(store).changes(ada.id, RACE)] == [best.value]
    export = Accounts(store).export(ada)
    assert [each["games"] for each in export.records("ratings")] == [1]
    assert [each["room"] for each in export.records("rating_changes")] == [name]
    Accounts(store).delete(ada, GOOD)
    with store.database.read() as connection:
        for table in (RATINGS, RATING_CHANGES):
            assert connection.scalars(select(table.c.player)).all() == [bob.id]


@pytest.mark.parametrize("rated", [False, True])
@pytest.mark.parametrize("blocking", ["Ada", "Bob"])
def test_players_who_block_each_other_never_race(store: Store, blocking: str, rated: bool):
    """Whoever of the two blocked the other, and in whichever order they ask."""
    ada, bob, cleo = (account(store, name) for name in ("Ada", "Bob", "Cleo"))
    rooms, matches, wanted = Rooms(store), Matches(store), Wanted(HEADER, rated)
    raced = matches.find_or_wait(ada, "", wanted, SEED).id
    assert matches.find_or_wait(bob, "", wanted, SEED).id == raced
    room = rooms.start(raced, None, START)
    with store.database.write() as connection:
        games = GAMES.c.id.in_([each.game for each in room.members])
        connection.execute(GAMES.update().where(games).values(outcome="lost", finished=1))
    rooms.finish(raced)
    one, other = (ada, "Bob") if blocking == "Ada" else (bob, "Ada")
    assert Relations(store).add(one, other, "block")
    for each in (ada, bob):  # both wait, however often they ask
        waiting = matches.find_or_wait(each, "", wanted, SEED)
        assert [seat.name for seat in waiting.members] == [each.name]
        again = matches.find(each, "", wanted)
        assert again is not None
        assert (again.id, len(again.members)) == (waiting.id, 1)
        with pytest.raises(InvalidInput):
            rooms.rematch(raced, each, HEADER, SEED)
    hers = rooms.make(ada, "", "race", HEADER, SEED).id
    with pytest.raises(InvalidInput):
        rooms.join(hers, bob, "")
    found = matches.find_or_wait(cleo, "", wanted, SEED)
    assert {seat.name for seat in found.members} == {"Ada", "Cleo"}  # who waited longest
    assert Relations(store).remove(one, other)
    assert rooms.join(hers, bob, "").member(bob.id) is not None


def test_guests_are_never_rated(store: Store):
    ada, bob = (Players(store).guest("test")[0] for _ in range(2))
    rooms = Rooms(store)
    name = rooms.make(ada, "Ada", "race", HEADER, SEED, automatic=True, rated=True).id
    rooms.join(name, bob, "Bob")
    room = rooms.start(name, None, START)
    with store.database.write() as connection:
        games = GAMES.c.id.in_([each.game for each in room.members])
        connection.execute(GAMES.update().where(games).values(outcome="lost", finished=1))
    assert rooms.finish(name).ended is not None
    with store.database.read() as connection:
        assert connection.execute(select(RATINGS)).all() == []


def test_a_rating_stays_when_its_room_is_deleted(store: Store):
    ada = account(store, "Ada")
    name = Rooms(store).make(ada, "", "race", HEADER, SEED).id
    row = {"id": "x", "player": ada.id, "kind": RACE, "time": 1, "before": 1.0, "rating": 2.0}
    with store.database.write() as connection:
        connection.execute(insert(RATING_CHANGES), row | {"deviation": 3.0, "room": name})
        connection.execute(ROOMS.delete())
        assert connection.execute(select(RATING_CHANGES.c.room)).all() == [(None,)]


def test_who_wins_a_race():
    def member(result: str, reason: str, milliseconds: int) -> Member:
        return Member(1, "", "", True, False, True, 0, None, "g", result, reason, 0, milliseconds)

    first, second = member("won", "cleared", 9), member("won", "cleared", 12)
    hit, gave_up = member("lost", "mine", 5), member("lost", "resigned", 99)
    order = [first, second, hit, gave_up]
    for number, one in enumerate(order):
        for other in order[number + 1 :]:
            assert (race_score(one, other), race_score(other, one)) == (1, 0)
    assert race_score(hit, hit) == race_score(gave_up, gave_up) == 0.5
