"""What guests leave behind is removed by itself; nothing of an account ever is."""

from __future__ import annotations

import threading
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import func, inspect, select, update

from qmines.modes import make_setup
from qmines.session import Header, commitment_to
from qmines.store import NoSuchGame, Player, Players, Store, StoredPlay
from qmines.store.accounts.accounts import Accounts
from qmines.store.accounts.players import DAY, now
from qmines.store.accounts.saved_positions import Positions
from qmines.store.database import cleanup
from qmines.store.database.cleanup import Cleanup, Removed
from qmines.store.database.tables import DAILIES, EVENTS, GAMES, MEMBERS, PLAYERS, ROOMS, SESSIONS
from qmines.store.games import daily
from qmines.store.games.daily import Dailies
from qmines.store.games.drills import Drills
from qmines.store.games.rooms import Rooms
from qmines.store.games.shared_start import beginning_of

if TYPE_CHECKING:
    from sqlalchemy import Table

SEED = bytes(32)
SETUP = make_setup("beginner")
HEADER = Header(SETUP, commitment_to(SEED), "", ranked=True)
DAYS = 14


def guest(store: Store) -> Player:
    return Players(store).guest("a browser")[0]


def account(store: Store, name: str = "Ada-1") -> Player:
    fields = {"name": name, "password": "correct zebra staple"}
    Accounts(store).sign_up(**fields, address=name)
    return Accounts(store).log_in(**fields, address=name).player


def game(store: Store, owner: Player | None, *events: str, days: float = 0.0) -> str:
    """A game that somebody touched so many days ago."""
    name = store.add(HEADER, SEED, owner=None if owner is None else owner.id)
    if events:
        StoredPlay.load(store, name).do_all(events)
    change(store, GAMES, GAMES.c.id == name, touched=now() - int(days * DAY))
    return name


def change(store: Store, table: Table, which: Any, **values: Any) -> None:
    with store.database.write() as connection:
        connection.execute(update(table).where(which).values(values))


def leave(store: Store, *players: Player) -> None:
    """Their browsers have not been here for so long that they are not known any more."""
    names = [player.id for player in players]
    change(store, SESSIONS, SESSIONS.c.player.in_(names), expires=now() - 1, seen=0)


def there(store: Store, table: Table = GAMES) -> set[str]:
    with store.database.read() as connection:
        return set(connection.scalars(select(table.c.id)))


def count(store: Store, table: Table) -> int:
    with store.database.read() as connection:
        return connection.scalar(select(func.count()).select_from(table)) or 0


def test_games_without_a_move_go_after_a_day(store: Store):
    me, ada = guest(store), account(store)
    old = game(store, me, days=1.1)
    kept = {
        game(store, me, days=0.9),
        game(store, me, "open 4 4", days=1.1),
        game(store, ada, days=400),
        game(store, None, days=400),  # of the terminal
    }
    assert Cleanup(store, DAYS).run() == Removed(games=1)
    assert there(store) == kept
    assert old not in kept


def test_unfinished_games_go_when_nobody_touches_them(store: Store):
    me, ada = guest(store), account(store)
    game(store, me, "open 4 4", "flag 0 0", days=14.1)
    kept = {
        game(store, me, "open 4 4", days=13.9),
        game(store, me, "resign", days=80),
        game(store, ada, "open 4 4", days=400),
        game(store, None, "open 4 4", days=400),
    }
    assert Cleanup(store, 0).run() == Removed()
    assert Cleanup(store, 30).run() == Removed()
    assert Cleanup(store, DAYS).run() == Removed(games=1)
    assert there(store) == kept
    assert count(store, EVENTS) == 4


def test_finished_games_go_when_their_player_does_not_come_any_more(store: Store):
    comes, gone, ada = guest(store), guest(store), account(store)
    kept = {
        game(store, comes, "resign", days=200),
        game(store, gone, "resign", days=89),
        game(store, ada, "resign", days=400),
    }
    game(store, gone, "resign", days=91)
    leave(store, gone, ada)
    assert Cleanup(store, DAYS).run() == Removed(games=1)
    assert there(store) == kept
    assert Cleanup(store, 100).run() == Removed()


def test_what_is_sealed_or_open_somewhere_stays(store: Store):
    me = guest(store)
    sealed, open_ = (game(store, me, "open 4 4", days=50) for _ in range(2))
    change(store, GAMES, GAMES.c.id == sealed, sealed=True)
    assert Cleanup(store, DAYS, in_use=lambda name: name == open_).run() == Removed()
    assert there(store) == {sealed, open_}


def test_a_try_at_a_daily_board_goes_with_its_game(store: Store, monkeypatch: pytest.MonkeyPatch):
    dailies, me = Dailies(store), guest(store)
    start = beginning_of(HEADER, SEED)
    day = datetime.now(UTC).date()
    first = dailies.begin(day, "beginner", me, start)
    change(store, GAMES, GAMES.c.id == first, touched=now() - 20 * DAY)
    assert Cleanup(store, DAYS).run() == Removed()  # it is today's, and sealed
    monkeypatch.setattr(daily, "now", lambda: now() + 2 * DAY)
    assert dailies.unseal() == [first]
    assert Cleanup(store, DAYS).run() == Removed(games=1)
    assert count(store, DAILIES) == 0
    again = dailies.begin(day, "beginner", me, start)
    assert store.stored(again).owner == me.id  # and not the name of a game that is gone
    assert dailies.of(day + timedelta(0), me)["beginner"].game == again


def room_of(store: Store, *players: Player, mode: str = "race") -> str:
    rooms = Rooms(store)
    made = rooms.make(players[0], "One", mode, HEADER, SEED)
    for number, player in enumerate(players[1:]):
        rooms.join(made.id, player, f"Other{number}")
    return made.id


def start(store: Store, room: str, host: Player, *, days: float) -> None:
    """Start a room so many days ago; nobody came back since."""
    Rooms(store).start(room, host, beginning_of(HEADER, SEED))
    age(store, room, days)
    at = now() - int(days * DAY)
    change(store, ROOMS, ROOMS.c.id == room, starts=at)
    change(store, GAMES, GAMES.c.room == room, touched=at)


def age(store: Store, room: str, days: float) -> None:
    at = now() - int(days * DAY)
    change(store, ROOMS, ROOMS.c.id == room, created=at)
    change(store, MEMBERS, MEMBERS.c.room == room, seen=at)


def end(store: Store, room: str) -> None:
    values = {"outcome": "lost", "reason": "resigned", "finished": GAMES.c.touched}
    change(store, GAMES, GAMES.c.room == room, **values)
    Rooms(store).finish(room)


def test_rooms_of_guests_go_with_their_games(store: Store):
    one, two = guest(store), guest(store)
    lobby, race, together = (
        room_of(store, one),
        room_of(store, one, two),
        room_of(store, one, two, mode="coop"),
    )
    age(store, lobby, 1.1)
    start(store, race, one, days=14.1)
    start(store, together, one, days=14.1)
    assert Cleanup(store, 0).run() == Removed()
    assert Cleanup(store, DAYS).run() == Removed(games=3, rooms=3)
    assert count(store, MEMBERS) == count(store, EVENTS) == 0


def test_rooms_that_go_on_stay(store: Store):
    one, two = guest(store), guest(store)
    lobby, waiting, moved = (room_of(store, one, two) for _ in range(3))
    age(store, lobby, 0.9)
    start(store, waiting, one, days=20)
    change(store, MEMBERS, MEMBERS.c.player == two.id, seen=now() - DAY)
    start(store, moved, one, days=20)
    mine = (GAMES.c.room == moved) & (GAMES.c.owner == one.id)
    change(store, GAMES, mine, touched=now() - DAY)
    assert Cleanup(store, DAYS).run() == Removed()
    assert count(store, ROOMS) == 3
    assert count(store, GAMES) == 4


@pytest.mark.parametrize("mode", ["race", "coop"])
def test_rooms_with_an_account_stay_whole(store: Store, mode: str):
    one, ada = guest(store), account(store)
    left, over = (room_of(store, one, ada, mode=mode) for _ in range(2))
    start(store, left, one, days=200)
    start(store, over, one, days=200)
    end(store, over)
    leave(store, one, ada)
    games = there(store)
    assert Cleanup(store, DAYS).run().games == 0
    assert there(store) == games
    assert there(store, ROOMS) == {left, over}
    assert len(games) == (4 if mode == "race" else 2)


def test_finished_rooms_go_when_nobody_comes_back(store: Store):
    one, two = guest(store), guest(store)
    room = room_of(store, one, two)
    start(store, room, one, days=91)
    end(store, room)
    leave(store, one)
    assert Cleanup(store, DAYS).run() == Removed()
    leave(store, two)
    assert Cleanup(store, DAYS).run() == Removed(games=2, rooms=1, guests=2)
    assert count(store, PLAYERS) == 0


def test_a_rematch_that_nobody_began_is_made_anew(store: Store):
    one, two = guest(store), guest(store)
    room = room_of(store, one, two)
    start(store, room, one, days=2)
    end(store, room)
    following = Rooms(store).rematch(room, one, HEADER, SEED)
    age(store, following.id, 1.1)
    assert Cleanup(store, DAYS).run() == Removed(rooms=1)
    again = Rooms(store).rematch(room, two, HEADER, SEED)
    assert again.id != following.id
    assert Rooms(store).look(room).next == again.id


def test_guests_of_whom_nothing_is_stored_go(store: Store):
    fresh, idle, plays, keeps, learns, meets, gone = (guest(store) for _ in range(7))
    game(store, plays, "open 4 4")
    Positions(store).add(keeps, "mine", "2x2x1_H4")
    Drills(store).solved(learns, *drill())
    room_of(store, meets)
    older = [player.id for player in (idle, plays, keeps, learns, meets)]
    long_ago = now() - 2 * DAY
    change(store, PLAYERS, PLAYERS.c.id.in_(older), created=long_ago)
    change(store, SESSIONS, SESSIONS.c.player.in_(older), seen=long_ago)
    leave(store, gone)
    assert Cleanup(store, 0).run() == Removed(guests=2)
    left = {player.id for player in (fresh, plays, keeps, learns, meets)}
    assert there(store, PLAYERS) == left


def drill() -> tuple[Any, ...]:
    from qmines.core.deduction import TECHNIQUES  # noqa: PLC0415
    from qmines.solver.techniques import ROWS  # noqa: PLC0415

    return TECHNIQUES[0], 0, ROWS[TECHNIQUES[0]].examples[0].position


def test_many_games_go_a_few_at_a_time(store: Store, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(cleanup, "BATCH", 3)
    monkeypatch.setattr(cleanup, "BATCH_EVENTS", 4)
    me = guest(store)
    for _ in range(8):
        game(store, me, days=2)
    for _ in range(3):
        game(store, me, "open 4 4", "flag 0 0", days=20)
    found = [step for step in Cleanup(store, DAYS).steps() if step != Removed()]
    assert sum(step.games for step in found) == 11
    assert max(step.games for step in found) <= 3
    assert count(store, GAMES) == 0


@pytest.mark.parametrize("shared", [False, True])
def test_a_long_game_goes_in_pieces(store: Store, monkeypatch: pytest.MonkeyPatch, *, shared: bool):
    monkeypatch.setattr(cleanup, "BATCH_EVENTS", 10)
    me = guest(store)
    if shared:
        room = room_of(store, me, mode="coop")
        start(store, room, me, days=20)
        (name,) = there(store)
    else:
        name = game(store, me, "open 4 4")
    StoredPlay.load(store, name).do_all(["flag 0 0", "flag 0 0"] * 16)
    events = store.stored(name).events
    assert events == 33
    change(store, GAMES, GAMES.c.id == name, touched=now() - 20 * DAY)
    for _ in Cleanup(store, DAYS).steps():
        left = count(store, EVENTS)
        assert events - left <= 10
        events = left
        if left:  # what is left of it can be played
            assert StoredPlay.load(store, name).game.sequence == left
    assert events == 0
    with pytest.raises(NoSuchGame):
        store.stored(name)


def test_a_game_that_is_touched_meanwhile_stays(store: Store, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(cleanup, "BATCH_EVENTS", 10)
    me = guest(store)
    names = [game(store, me, "open 4 4", *["flag 0 0"] * 20, days=20) for _ in range(2)]
    steps = Cleanup(store, DAYS).steps()
    next(steps)  # the first has fewer events now
    for name in names:
        StoredPlay.load(store, name).do("flag 0 0")
    assert sum(steps, Removed()) == Removed()
    assert there(store) == set(names)
    for name in names:
        assert StoredPlay.load(store, name).game.sequence == store.stored(name).events


def test_several_processes_at_once(url: str, store: Store, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(cleanup, "BATCH", 2)
    for _ in range(5):
        me = guest(store)
        for _ in range(4):
            game(store, me, days=2)
        leave(store, me)
        room = room_of(store, me)
        age(store, room, 2)
    found: list[Removed] = []

    def clean() -> None:
        with Store(url, timeout=30) as own:
            found.append(Cleanup(own, DAYS).run())

    threads = [threading.Thread(target=clean) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 3
    assert sum(found, Removed()) == Removed(games=20, rooms=5, guests=5)
    assert count(store, PLAYERS) == count(store, GAMES) == count(store, ROOMS) == 0


def test_every_reference_has_an_index(store: Store):
    """Or to delete a row would look through all rows that might refer to it."""
    with store.database.read() as connection:
        looked = inspect(connection)
        for table in looked.get_table_names():
            indexes = [index["column_names"] for index in looked.get_indexes(table)]
            indexes.append(looked.get_pk_constraint(table)["constrained_columns"])
            indexes += [each["column_names"] for each in looked.get_unique_constraints(table)]
            for reference in looked.get_foreign_keys(table):
                (column,) = reference["constrained_columns"]
                assert any(index[0] == column for index in indexes), f"{table}.{column}"
