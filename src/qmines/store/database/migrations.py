"""The schema, version by version, in SQL that SQLite and PostgreSQL both understand.

Released versions are never changed; new ones are added at the end. A test compares the
resulting tables with those in ``tables``.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import inspect, text

from qmines.store.database import community, score_schema
from qmines.store.database.matchmaking_schema import (
    DEALT_PUZZLES,
    INVITATIONS,
    MATCHMAKING,
    PUZZLES,
)
from qmines.store.errors import StoreError

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from qmines.store.database.connection import Database

_GAMES: Final = """
CREATE TABLE games (
    id TEXT NOT NULL PRIMARY KEY,
    rules TEXT NOT NULL,
    level TEXT NOT NULL,
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    mines INTEGER NOT NULL,
    options TEXT NOT NULL,
    variant TEXT NOT NULL,
    commitment TEXT NOT NULL,
    seed TEXT NOT NULL,
    player_seed TEXT NOT NULL,
    ranked BOOLEAN NOT NULL,
    created BIGINT NOT NULL,
    touched BIGINT NOT NULL,
    events INTEGER NOT NULL,
    milliseconds BIGINT NOT NULL,
    outcome TEXT NOT NULL,
    reason TEXT NOT NULL,
    finished BIGINT,
    aid TEXT NOT NULL,
    deaths INTEGER NOT NULL,
    measures TEXT CHECK (length(measures) <= 65536),
    bbbv INTEGER,
    bbbv_per_second DOUBLE PRECISION,
    efficiency DOUBLE PRECISION
)
"""
_EVENTS: Final = """
CREATE TABLE events (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    sequence INTEGER NOT NULL,
    key TEXT NOT NULL CHECK (length(key) <= 64),
    event TEXT NOT NULL CHECK (length(event) <= 64),
    at BIGINT NOT NULL,
    time BIGINT NOT NULL,
    hash TEXT NOT NULL CHECK (length(hash) = 64),
    PRIMARY KEY (game, sequence),
    UNIQUE (game, key)
)
"""

_PLAYERS: Final = """
CREATE TABLE players (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT CHECK (length(name) <= 64),
    folded TEXT UNIQUE,
    password TEXT,
    created BIGINT NOT NULL
)
"""
_SESSIONS: Final = """
CREATE TABLE sessions (
    token TEXT NOT NULL PRIMARY KEY CHECK (length(token) = 64),
    id TEXT NOT NULL UNIQUE,
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    expires BIGINT NOT NULL,
    agent TEXT NOT NULL CHECK (length(agent) <= 256)
)
"""
_DEVICES: Final = """
CREATE TABLE devices (
    token TEXT NOT NULL PRIMARY KEY CHECK (length(token) = 64),
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    expires BIGINT NOT NULL
)
"""
_ATTEMPTS: Final = """
CREATE TABLE attempts (
    id TEXT NOT NULL PRIMARY KEY,
    subject TEXT NOT NULL CHECK (length(subject) = 64),
    time BIGINT NOT NULL
)
"""
_POSITIONS: Final = """
CREATE TABLE positions (
    id TEXT NOT NULL PRIMARY KEY,
    owner TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    title TEXT NOT NULL CHECK (length(title) <= 64),
    link TEXT NOT NULL CHECK (length(link) <= 32768),
    created BIGINT NOT NULL
)
"""
_DAILIES: Final = """
CREATE TABLE dailies (
    day TEXT NOT NULL,
    level TEXT NOT NULL,
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    PRIMARY KEY (day, level, player)
)
"""
_ROOMS: Final = """
CREATE TABLE rooms (
    id TEXT NOT NULL PRIMARY KEY,
    mode TEXT NOT NULL,
    rules TEXT NOT NULL,
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    mines INTEGER NOT NULL,
    options TEXT NOT NULL,
    commitment TEXT NOT NULL,
    seed TEXT NOT NULL,
    host TEXT REFERENCES players (id) ON DELETE SET NULL,
    created BIGINT NOT NULL,
    starts BIGINT,
    ended BIGINT,
    next TEXT,
    opened INTEGER NOT NULL
)
"""
_MEMBERS: Final = """
CREATE TABLE members (
    room TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    name TEXT NOT NULL CHECK (length(name) <= 64),
    folded TEXT NOT NULL,
    guest BOOLEAN NOT NULL,
    ready BOOLEAN NOT NULL,
    seen BIGINT NOT NULL,
    gone BIGINT,
    game TEXT,
    PRIMARY KEY (room, number),
    UNIQUE (room, player),
    UNIQUE (room, folded)
)
"""

_DRILLS: Final = """
CREATE TABLE drills (
    id TEXT NOT NULL PRIMARY KEY,
    owner TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    technique TEXT NOT NULL,
    lesson INTEGER,
    rows TEXT NOT NULL CHECK (length(rows) <= 4096),
    mines INTEGER,
    created BIGINT NOT NULL,
    answered BIGINT,
    correct BOOLEAN
)
"""
_PREFERENCES: Final = """
CREATE TABLE preferences (
    owner TEXT NOT NULL PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
    document TEXT NOT NULL CHECK (length(document) <= 16384),
    changed BIGINT NOT NULL
)
"""
_ENDED: Final = """
CREATE INDEX games_ended ON games (
    owner, finished, id, rules, level, variant, aid, outcome, milliseconds, deaths,
    bbbv_per_second, efficiency, luck, guesses, mistake
) WHERE finished IS NOT NULL
"""  # covers all columns that statistics need, and none that moves change


def _judged(connection: Connection) -> None:
    """Copy luck and mistakes from the measures of older games into their own columns."""
    rows = connection.execute(text("SELECT id, measures FROM games WHERE measures IS NOT NULL"))
    found: list[dict[str, Any]] = []
    for row in rows:
        measures = json.loads(row.measures)
        losses = measures.get("losses") or [{}]
        found.append({"id": row.id, "luck": measures.get("luck")})
        found[-1] |= {"guesses": measures.get("guesses"), "mistake": losses[-1].get("mistake")}
    if found:
        put = "UPDATE games SET luck = :luck, guesses = :guesses WHERE id = :id"
        connection.execute(text(put), found)
        put = "UPDATE games SET mistake = :mistake WHERE id = :id AND outcome = 'lost' "
        connection.execute(text(put + "AND reason <> 'resigned'"), found)


_NAME_SHAPES: Final = """
CREATE TABLE name_shapes (
    shape TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE
)
"""


def _add_name_shapes(connection: Connection) -> None:
    """Store the shapes of existing names; if two accounts share one, the older gets it."""
    from qmines.store.accounts.confusables import shapes_of  # noqa: PLC0415  # needed just once

    named = "SELECT id, name FROM players WHERE name IS NOT NULL ORDER BY created, id"
    owners: dict[str, str] = {}
    for row in connection.execute(text(named)):
        for shape in shapes_of(row.name):
            owners.setdefault(shape, row.id)
    if owners:
        add = "INSERT INTO name_shapes (shape, player) VALUES (:shape, :player) "
        rows = [{"shape": shape, "player": player} for shape, player in owners.items()]
        connection.execute(text(add + "ON CONFLICT DO NOTHING"), rows)


def _refer(table: str, column: str, to: str, index: str) -> tuple[str, ...]:
    """Make a column a reference that becomes NULL when its row is deleted.

    SQLite cannot add a reference to an existing column, so the column is replaced.
    """
    return (
        f"ALTER TABLE {table} ADD COLUMN referring TEXT REFERENCES {to} (id) ON DELETE SET NULL",
        f"UPDATE {table} SET referring = {column} WHERE {column} IN (SELECT id FROM {to})",  # noqa: S608
        f"DROP INDEX IF EXISTS {index}",
        f"ALTER TABLE {table} DROP COLUMN {column}",
        f"ALTER TABLE {table} RENAME COLUMN referring TO {column}",
        f"CREATE INDEX {index} ON {table} ({column}) WHERE {column} IS NOT NULL",
    )


Step = str | Callable[["Connection"], None]
VERSIONS: Final[tuple[tuple[Step, ...], ...]] = (
    (
        _GAMES,
        _EVENTS,
        "CREATE INDEX games_by_touch ON games (touched)",
        "CREATE INDEX games_by_end ON games (finished)",
        "CREATE INDEX games_by_time ON games (level, rules, variant, outcome, milliseconds)",
    ),
    (
        _PLAYERS,
        _SESSIONS,
        _DEVICES,
        _ATTEMPTS,
        "ALTER TABLE games ADD COLUMN owner TEXT REFERENCES players (id) ON DELETE CASCADE",
        "CREATE INDEX games_by_owner ON games (owner, touched)",
        "CREATE INDEX sessions_by_player ON sessions (player)",
        "CREATE INDEX devices_by_player ON devices (player)",
        "CREATE INDEX attempts_by_subject ON attempts (subject, time)",
    ),
    (
        _POSITIONS,
        "CREATE INDEX positions_by_owner ON positions (owner, created)",
    ),
    (
        "ALTER TABLE games ADD COLUMN luck DOUBLE PRECISION",
        "ALTER TABLE games ADD COLUMN guesses INTEGER",
        "ALTER TABLE games ADD COLUMN mistake BOOLEAN",
        _judged,
        _ENDED,
    ),
    (
        _ROOMS,
        _MEMBERS,
        "ALTER TABLE games ADD COLUMN room TEXT",
        "ALTER TABLE games ADD COLUMN sealed BOOLEAN NOT NULL DEFAULT FALSE",
        "ALTER TABLE games ADD COLUMN opened INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE events ADD COLUMN actor TEXT",
        "CREATE INDEX games_by_room ON games (room)",
        "CREATE INDEX members_by_player ON members (player)",
        "CREATE INDEX rooms_by_end ON rooms (ended, starts)",
    ),
    (
        _DRILLS,
        _PREFERENCES,
        "CREATE INDEX drills_by_owner ON drills (owner, technique, answered)",
    ),
    ("ALTER TABLE games ADD COLUMN verified BIGINT",),
    (
        _DAILIES,
        "CREATE TABLE secrets (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL)",
        "CREATE INDEX games_sealed ON games (id) WHERE sealed",
    ),
    ("CREATE INDEX dailies_by_game ON dailies (game)",),
    (  # so that deleting a player or a room scans no table
        "CREATE INDEX dailies_by_player ON dailies (player)",
        "CREATE INDEX rooms_by_host ON rooms (host)",
        "CREATE INDEX rooms_by_next ON rooms (next)",
    ),
    (
        _NAME_SHAPES,
        "CREATE INDEX name_shapes_by_player ON name_shapes (player)",
        _add_name_shapes,
    ),
    (  # daily attempts and members refer to games; SQLite needs new tables for that
        _DAILIES.replace("dailies", "dailies_new").replace(
            "game TEXT NOT NULL", "game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE"
        ),
        "INSERT INTO dailies_new SELECT * FROM dailies WHERE game IN (SELECT id FROM games)",
        "DROP TABLE dailies",
        "ALTER TABLE dailies_new RENAME TO dailies",
        "CREATE INDEX dailies_by_game ON dailies (game)",
        "CREATE INDEX dailies_by_player ON dailies (player)",
        _MEMBERS.replace("members", "members_new").replace(
            "game TEXT,", "game TEXT REFERENCES games (id) ON DELETE SET NULL,"
        ),
        "UPDATE members SET game = NULL WHERE game NOT IN (SELECT id FROM games)",
        "INSERT INTO members_new SELECT * FROM members",
        "DROP TABLE members",
        "ALTER TABLE members_new RENAME TO members",
        "CREATE INDEX members_by_player ON members (player)",
        "CREATE INDEX members_by_game ON members (game)",
    ),
    (  # games on shared boards stay marked when their room is deleted
        "ALTER TABLE games ADD COLUMN shared BOOLEAN NOT NULL DEFAULT FALSE",
        "ALTER TABLE games ADD COLUMN pace TEXT",
        """
        UPDATE games SET shared = TRUE WHERE room IS NOT NULL OR id IN (SELECT game FROM dailies)
        OR (options LIKE '%"layout"%' AND options NOT LIKE '%"layout":""%')
        """,
        *_refer("games", "room", "rooms", "games_by_room"),
        *_refer("rooms", "next", "rooms", "rooms_by_next"),
        *_refer("events", "actor", "players", "events_by_actor"),
        "DROP INDEX games_ended",
        _ENDED.replace("mistake", "mistake, shared"),
    ),
    community.STEPS,
    MATCHMAKING,
    PUZZLES,
    INVITATIONS,
    (_add_name_shapes,),  # those that ignore diacritics, unless another account has them
    (  # a ban used to leave the account unlisted even after its end
        "UPDATE profiles SET barred = FALSE WHERE player IN (SELECT player FROM bans)",
        "DELETE FROM secrets WHERE name = 'leaderboards'",
    ),
    score_schema.COUNTING,
    DEALT_PUZZLES,
    score_schema.JUDGING,
)
"""The steps of each version, starting with version 1: statements or functions."""
_HISTORY: Final = """
CREATE TABLE schema_version (
    version INTEGER NOT NULL PRIMARY KEY,
    applied BIGINT NOT NULL
)
"""


def migrate(database: Database, lock: Callable[[Connection], None]) -> None:
    """Bring the schema up to date, completely or not at all.

    Raises:
        StoreError: the database was created by a newer version of qmines.
    """
    latest = len(VERSIONS)
    with database.read() as connection:
        version = _version(connection)
    if version < latest:
        with database.write() as connection:
            lock(connection)
            version = _version(connection)  # another process may have been faster
            if version == 0:
                connection.execute(text(_HISTORY))
            for number in range(version + 1, latest + 1):
                for step in VERSIONS[number - 1]:
                    if callable(step):
                        step(connection)
                    else:
                        connection.exec_driver_sql(step, None, {"no_parameters": True})
                note = text("INSERT INTO schema_version (version, applied) VALUES (:v, :t)")
                connection.execute(note, {"v": number, "t": time.time_ns() // 1_000_000})
    if version > latest:
        raise StoreError(
            f"the database was created by a newer version of qmines (schema {version}; "
            f"this version supports up to {latest}): update qmines"
        )


def _version(connection: Connection) -> int:
    """The version of the schema; 0 if there is none."""
    if not inspect(connection).has_table("schema_version"):
        return 0
    return connection.scalar(text("SELECT max(version) FROM schema_version")) or 0
