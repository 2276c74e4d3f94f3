"""Stores moves in PostgreSQL with one statement, because round trips are slow."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import orjson

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy import Connection, Table

    Rows = Sequence[Mapping[str, Any]]

# Games are locked in the order of their IDs, so that two processes cannot deadlock.
_APPEND: Final = """
WITH given AS (
    SELECT new.*, CAST(value ->> 'before' AS integer) AS before
    FROM json_array_elements(CAST(%s AS json)) value, json_populate_record(NULL::{games}, value) new
), locked AS (
    SELECT id FROM {games} WHERE id IN (SELECT id FROM given) ORDER BY id FOR NO KEY UPDATE
), changed AS (
    UPDATE {games} SET ({changes}) = ROW({changed})
    FROM given JOIN locked ON locked.id = given.id
    WHERE {games}.id = given.id AND {games}.events = given.before
    RETURNING {games}.id, {games}.events, {games}.room
), added AS (
    INSERT INTO {events} ({columns})
    SELECT {columns} FROM json_populate_recordset(NULL::{events}, CAST(%s AS json))
)
SELECT id,
    pg_notify(CAST(%s AS text), 'game ' || id || ' ' || events),
    CASE WHEN room IS NOT NULL THEN pg_notify(CAST(%s AS text), 'room ' || room) END
FROM changed
"""


def append_rows(
    connection: Connection, channel: str, games: tuple[Table, Rows], events: tuple[Table, Rows]
) -> int:
    """Insert events, update their games and notify listeners; returns how many games changed.

    ``before`` in each row of a game is the number of events that it must have before.
    """
    names = tuple(name for name in games[1][0] if name not in {"id", "before"})
    statement = _statement(games[0], names, events[0], tuple(events[1][0]))
    given = (as_json(games[1]), as_json(events[1]), channel, channel)
    return len(connection.exec_driver_sql(statement, given).all())


@lru_cache(maxsize=8)
def _statement(
    games: Table, changes: tuple[str, ...], events: Table, columns: tuple[str, ...]
) -> str:
    return _APPEND.format(
        games=games.name,
        changes=", ".join(games.c[name].name for name in changes),  # raises KeyError for others
        changed=", ".join(f"given.{name}" for name in changes),
        events=events.name,
        columns=", ".join(events.c[name].name for name in columns),
    )


def as_json(rows: Rows) -> str:
    """Rows as one JSON text."""
    return orjson.dumps(rows).decode()
