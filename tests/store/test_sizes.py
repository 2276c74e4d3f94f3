"""The sizes that quotas count, held against what databases really take."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import insert, text

from qmines.modes import make_setup
from qmines.session import Header, commitment_to, new_game
from qmines.store import Players, Record, Standing, Store
from qmines.store.accounts.players import new_name, now
from qmines.store.database.row_sizes import (
    COMMIT,
    GUEST,
    event_size,
    game_size,
    note_size,
    room_size,
)
from qmines.store.database.tables import GAMES, METADATA, POSITIONS
from qmines.store.games.rooms import Rooms
from qmines.store.records import game_row
from qmines.store.store import new_game_name

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.extra

ROWS = 600
SEED = bytes(32)
HEADER = Header(make_setup("expert", "forgiving", strict=True), commitment_to(SEED))
ALLOWED = 1.2  # pages and the middle of indexes do not divide evenly


@pytest.fixture
def url(new_url: str) -> str:
    """Without space that rows of other tests have left."""
    return new_url


@pytest.fixture(autouse=True)
def without_autovacuum(store: Store) -> None:
    """Otherwise PostgreSQL may free or reuse pages in the middle of a measurement."""
    with store.database.write() as connection:
        if connection.dialect.name == "postgresql":
            for table in METADATA.tables:
                connection.execute(text(f"ALTER TABLE {table} SET (autovacuum_enabled = false)"))


def grown(store: Store, fill: Callable[[], None]) -> float:
    """Bytes by which each of so many rows made the database larger."""
    before = taken(store)
    fill()
    return (taken(store) - before) / ROWS


def taken(store: Store) -> int:
    with store.database.read() as connection:
        if connection.dialect.name == "sqlite":
            pages, free, size = (
                connection.scalar(text(f"PRAGMA {name}")) or 0
                for name in ("page_count", "freelist_count", "page_size")
            )
            return int((pages - free) * size)
        tables = "SELECT sum(pg_total_relation_size(oid)) FROM pg_class WHERE relkind = 'r'"
        where = " AND relnamespace = 'public'::regnamespace"
        return int(connection.scalar(text(tables + where)) or 0)


def holds(size: float, measured: float, allowed: float = ALLOWED) -> None:
    assert measured <= allowed * size, f"{measured:.0f} bytes are counted as {size}"
    assert size <= 4 * measured, f"{measured:.0f} bytes are counted as {size}"


@pytest.mark.parametrize("length", [16, 64])
def test_events(store: Store, length: int):
    name = store.add(HEADER, SEED)
    standing = Standing.of(new_game("beginner"), seeded=False)
    keys = [secrets.token_hex(length // 2) for _ in range(ROWS)]
    records = [Record(key, "flag 10 10", 100, secrets.token_hex(32)) for key in keys]

    def at_once() -> None:
        store.append(name, 0, records, standing)

    holds(event_size("flag 10 10", keys[0]), grown(store, at_once))
    other = store.add(HEADER, SEED)

    def one_by_one() -> None:
        for number, record in enumerate(records):
            store.append(other, number, [record], standing)

    # PostgreSQL keeps old versions of a row as long as anybody on the server may still see them,
    # and other tests use it too.
    holds(COMMIT + event_size("flag 10 10", keys[0]), grown(store, one_by_one), allowed=2)


def test_games_with_their_measures(store: Store):
    game = new_game("9x9x10", seed=1)
    for row, column in ((4, 4), (0, 0), (8, 8), (0, 8), (8, 0)):
        if not game.outcome.over:
            game.open(row, column)
    if not game.outcome.over:
        game.resign()

    def fill() -> None:
        rows = [game_row(HEADER, SEED, new_game_name(), now()) for _ in range(ROWS)]
        with store.database.write() as connection:
            connection.execute(insert(GAMES), [row | {"finished": now()} for row in rows])
        for row in rows:
            store.measure(row["id"], 0, game.measures)

    holds(game_size(HEADER), grown(store, fill))
    position = Header(make_setup("9x9x10", position="9x9x10_b" + "FH" * 40), HEADER.commitment)
    assert game_size(position) > game_size(HEADER)


def test_guests_and_rooms(store: Store):
    guests = Players(store)
    agent = "x" * 300
    holds(GUEST, grown(store, lambda: [guests.guest(agent) for _ in range(ROWS)] and None))
    host, _ = guests.guest("")
    rooms = Rooms(store)

    def fill() -> None:
        for _ in range(ROWS):
            rooms.make(host, "Anna", "race", HEADER, SEED)

    holds(room_size(HEADER), grown(store, fill))


def test_notes(store: Store):
    owner = Players(store).guest("")[0].id
    link = "".join(secrets.choice("HF") for _ in range(2_000))

    def fill() -> None:
        rows = [
            {"id": new_name(), "owner": owner, "title": "mine", "link": link, "created": now()}
            for _ in range(ROWS)
        ]
        with store.database.write() as connection:
            connection.execute(insert(POSITIONS), rows)

    size = note_size(link)
    measured = grown(store, fill)
    assert measured <= ALLOWED * size
    assert measured > 500
