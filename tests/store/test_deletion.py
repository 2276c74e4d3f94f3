"""Deletion that harms nobody else: shared games, rooms and daily boards of the others."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import func, inspect, select, text

from qmines.modes import make_setup
from qmines.play.records import Record
from qmines.session import Header, commitment_to
from qmines.store import NoSuchGame, Store
from qmines.store.accounts.accounts import Accounts
from qmines.store.database import migrations
from qmines.store.database.tables import DAILIES, EVENTS, GAMES, MEMBERS, METADATA, ROOMS
from qmines.store.games.daily import Dailies
from qmines.store.games.rooms import Rooms
from qmines.store.games.shared_start import beginning_of

if TYPE_CHECKING:
    from sqlalchemy import Table

    from qmines.store.accounts.players import Player

GOOD = "correct zebra staple"
SEED = bytes(32)
HEADER = Header(make_setup("9x9x10"), commitment_to(SEED), ranked=True)
START = beginning_of(HEADER, SEED)


def account(store: Store, name: str) -> Player:
    accounts = Accounts(store)
    accounts.sign_up(name, GOOD, address=name)
    return accounts.log_in(name, GOOD, address=name).player


def count(store: Store, table: Table) -> int:
    with store.database.read() as connection:
        return connection.scalar(select(func.count()).select_from(table)) or 0


def move(store: Store, game: str, event: str, player: Player) -> None:
    """Store a move of somebody in a shared game."""
    live = store.load_live(game, clock=float)
    attempt = live.attempt(lambda _: [event])
    records = [Record(r.key, r.event, r.at, r.hash, actor=player.id) for r in attempt.records]
    store.append(game, attempt.snapshot.sequence, records, attempt.standing)


def shared_game(store: Store, host: Player, *others: Player) -> tuple[str, str]:
    rooms = Rooms(store)
    room = rooms.make(host, "", "coop", HEADER, SEED).id
    for each in others:
        rooms.join(room, each, "")
    game = rooms.start(room, host, START).members[0].game
    assert game is not None
    return room, game


def test_a_shared_game_stays_when_its_host_is_deleted(store: Store):
    ada, bob, cleo = (account(store, name) for name in ("Ada", "Bob", "Cleo"))
    room, game = shared_game(store, ada, bob, cleo)
    move(store, game, "flag 0 0", ada)
    move(store, game, "flag 0 1", bob)
    Rooms(store).leave(room, bob)
    Accounts(store).delete(ada, GOOD)
    found = Rooms(store).look(room)
    assert [(each.name, each.game) for each in found.members] == [("Bob", game), ("Cleo", game)]
    assert (found.host, store.stored(game).owner) == (cleo.id, cleo.id)  # Bob has left
    assert [entry.event for entry in store.load(game).transcript][1:] == ["flag 0 0", "flag 0 1"]
    assert [actor for _, actor in Rooms(store).actors(game)] == [None, None, bob.id]
    move(store, game, "flag 0 2", cleo)


def test_the_last_member_takes_the_room_along(store: Store):
    ada, bob = account(store, "Ada"), account(store, "Bob")
    _, game = shared_game(store, ada, bob)
    for each in (ada, bob):
        Accounts(store).delete(each, GOOD)
    with pytest.raises(NoSuchGame):
        store.stored(game)
    assert [count(store, table) for table in (ROOMS, MEMBERS, GAMES, EVENTS)] == [0, 0, 0, 0]


def test_a_waiting_room_gets_another_host(store: Store):
    ada, bob = account(store, "Ada"), account(store, "Bob")
    room = Rooms(store).make(ada, "", "race", HEADER, SEED).id
    Rooms(store).join(room, bob, "")
    Accounts(store).delete(ada, GOOD)
    assert Rooms(store).look(room).host == bob.id


def test_a_race_goes_on_without_who_is_deleted(store: Store):
    ada, bob = account(store, "Ada"), account(store, "Bob")
    room = Rooms(store).make(ada, "", "race", HEADER, SEED).id
    Rooms(store).join(room, bob, "")
    games = {e.player: e.game for e in Rooms(store).start(room, ada, START).members}
    Accounts(store).delete(ada, GOOD)
    found = Rooms(store).look(room)
    assert [each.game for each in found.members] == [games[bob.id]]
    assert store.stored(games[bob.id] or "").owner == bob.id
    assert count(store, GAMES) == 1


def test_pruning_spares_the_daily_board_of_today(store: Store):
    dailies, me = Dailies(store), account(store, "Ada")
    day = datetime.now(UTC).date()
    game = dailies.begin(day, "beginner", me, START)
    assert store.prune(0) == 0
    assert dailies.begin(day, "beginner", me, START) == game  # one try, not a second one
    with store.database.write() as connection:
        connection.execute(GAMES.update().values(sealed=False))
    assert store.prune(0) == 1
    assert count(store, DAILIES) == 0  # nothing refers to a game that is gone


def test_pruning_a_shared_game_ends_its_room(store: Store):
    ada, bob = account(store, "Ada"), account(store, "Bob")
    room, game = shared_game(store, ada, bob)
    assert store.prune(0) == 1
    with pytest.raises(NoSuchGame):
        store.stored(game)
    found = Rooms(store).look(room)
    assert found.ended is not None
    assert [each.game for each in found.members] == [None, None]


OLD = """
INSERT INTO players (id, created) VALUES ('ada', 1);
INSERT INTO players (id, created) VALUES ('bob', 1);
INSERT INTO rooms (id, mode, rules, width, height, mines, options, commitment, seed, host, created,
    next, opened) VALUES ('room', 'coop', 'classic', 9, 9, 10, '{}', '', '', 'ada', 1, 'again', 0);
INSERT INTO rooms (id, mode, rules, width, height, mines, options, commitment, seed, host, created,
    next, opened) VALUES ('again', 'coop', 'classic', 9, 9, 10, '{}', '', '', 'ada', 1, 'gone', 0);
INSERT INTO members (room, number, player, name, folded, guest, ready, seen, game)
    VALUES ('room', 0, 'ada', 'Ada', 'ada', TRUE, TRUE, 1, 'shared');
INSERT INTO members (room, number, player, name, folded, guest, ready, seen, game)
    VALUES ('room', 1, 'bob', 'Bob', 'bob', TRUE, TRUE, 1, 'shared');
INSERT INTO dailies (day, level, player, game) VALUES ('2026-01-01', 'expert', 'ada', 'daily');
INSERT INTO events (game, sequence, key, event, at, time, hash, actor)
    VALUES ('shared', 0, 'a', 'flag 0 0', 1, 1, :hash, 'bob');
INSERT INTO events (game, sequence, key, event, at, time, hash, actor)
    VALUES ('shared', 1, 'b', 'flag 0 1', 1, 1, :hash, 'gone')
"""
OLD_GAMES = {
    "shared": ("'room'", "{}"),
    "orphan": ("'gone'", "{}"),
    "daily": ("NULL", "{}"),
    "layout": ("NULL", '{"layout":"ab"}'),
    "plain": ("NULL", '{"layout":""}'),
}
OLD_GAME = """
INSERT INTO games (id, rules, level, width, height, mines, options, variant, commitment, seed,
    player_seed, ranked, created, touched, events, milliseconds, outcome, reason, aid, deaths,
    owner, room) VALUES (:id, 'classic', '9x9x10', 9, 9, 10, :options, '', '', '', '', FALSE, 1, 1,
    0, 0, 'won', 'cleared', '', 0, 'ada', {room})
"""


DANGLING = {  # what a database of that version could hold besides
    11: (
        "INSERT INTO dailies (day, level, player, game) VALUES ('x', 'expert', 'ada', 'gone')",
        "UPDATE members SET game = 'gone' WHERE player = 'bob'",
    ),
    12: ("UPDATE members SET game = NULL WHERE player = 'bob'",),
}


@pytest.fixture(params=[11, 12])
def old(new_url: str, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> str:
    """A database of an older version, in which some references lead nowhere."""
    with monkeypatch.context() as patched:
        patched.setattr(migrations, "VERSIONS", migrations.VERSIONS[: request.param])
        with Store(new_url) as store, store.database.write() as connection:
            for name, (room, options) in OLD_GAMES.items():
                row = {"id": name, "options": options}
                if name == "shared":
                    for statement in OLD.split(";")[:4]:
                        connection.execute(text(statement))
                connection.execute(text(OLD_GAME.format(room=room)), row)
            for statement in OLD.split(";")[4:]:
                values = {"hash": "f" * 64} if ":hash" in statement else {}
                connection.execute(text(statement), values)
            for statement in DANGLING[request.param]:
                connection.execute(text(statement))
    return new_url


def test_references_of_an_old_database_lead_somewhere_or_nowhere(old: str):
    with Store(old) as store:
        with store.database.read() as connection:
            rooms = dict(connection.execute(select(ROOMS.c.id, ROOMS.c.next)).all())
            games = connection.execute(select(GAMES.c.id, GAMES.c.room, GAMES.c.shared)).all()
            actors = connection.execute(select(EVENTS.c.actor).order_by(EVENTS.c.sequence)).all()
            seats = connection.execute(select(MEMBERS.c.player, MEMBERS.c.game)).all()
        assert count(store, DAILIES) == 1
        assert dict(seats) == {"ada": "shared", "bob": None}
        assert rooms == {"room": "again", "again": None}
        assert {each.id: each.room for each in games if each.room} == {"shared": "room"}
        known = {each.id for each in games if each.shared}
        assert known == {"shared", "orphan", "daily", "layout"}
        assert actors == [("bob",), (None,)]
        with store.database.write() as connection:
            connection.execute(text("DELETE FROM players WHERE id = 'bob'"))
            connection.execute(text("DELETE FROM rooms WHERE id = 'again'"))
            assert connection.scalars(select(EVENTS.c.actor)).all() == [None, None]
            assert connection.scalars(select(ROOMS.c.next)).all() == [None]
            connection.execute(text("DELETE FROM rooms WHERE id = 'room'"))
        found = store.stored("shared")
        assert (found.room, found.shared) == (None, True)  # it enters no leaderboard


def test_every_reference_is_one_of_the_database(store: Store):
    with store.database.read() as connection:
        looked = inspect(connection)
        for table in METADATA.tables.values():
            found = {
                (key["constrained_columns"][0], key["referred_table"])
                for key in looked.get_foreign_keys(table.name)
            }
            assert found == {(key.parent.name, key.column.table.name) for key in table.foreign_keys}


def test_deleting_one_game_spares_others_and_secret_boards(store: Store):
    ada = account(store, "Ada")
    secret = Dailies(store).begin(datetime.now(UTC).date(), "beginner", ada, START)
    assert not store.delete(secret)
    room, game = shared_game(store, ada, account(store, "Bob"))
    assert count(store, EVENTS) > 0
    assert store.delete(game)
    assert not store.delete(game)
    assert Rooms(store).look(room).ended
    assert store.stored(secret).id == secret
    with pytest.raises(NoSuchGame):
        store.stored(game)
