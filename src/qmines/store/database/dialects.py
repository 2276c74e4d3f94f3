"""What differs between databases. All SQL that only one of them knows is in here."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import nullcontext, suppress
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Protocol

from sqlalchemy import bindparam, event, insert, text, update

from qmines.messages import Message
from qmines.store.database.fair_lock import FairLock
from qmines.store.database.postgres_append import append_rows, as_json
from qmines.store.database.sqlite_statements import INSERT, UPDATE, filled
from qmines.store.errors import StoreBusy, StoreError, Unwritable

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from contextlib import AbstractContextManager

    from sqlalchemy import URL, Compiled, Connection, Engine, Select, Table

    Rows = Sequence[Mapping[str, Any]]

_WRITES: Final = "qmines_writes"
_PAUSE: Final = 0.02  # seconds between tries at what SQLite does not wait for by itself
_CHANNEL: Final = "qmines"  # on which processes tell each other
_TICK: Final = 0.5  # seconds after which a listener looks up
_MIGRATIONS_LOCK: Final = 0x716D696E6573  # "qmines" in ASCII: any number, always the same


class Dialect(Protocol):
    """What the rest of the store asks of a kind of database."""

    reading: Mapping[str, Any]
    """Execution options under which all of a transaction sees the same state."""
    writing: Mapping[str, Any]
    """Execution options under which rows can be locked before they are read."""
    statements_are_dear: bool
    """Whether to look before one stores takes longer than to be refused."""

    def arguments(self) -> dict[str, Any]:
        """What to open connections with."""

    def install(self, engine: Engine) -> None:
        """Set up every connection that is going to be opened."""

    def check(self, engine: Engine) -> None:
        """Make sure that what is committed stays."""

    def lock_schema(self, connection: Connection) -> None:
        """Let no other process change the schema before this transaction ends."""

    def lock_name(self, connection: Connection, name: str) -> None:
        """Let no other transaction lock the same name before this one ends."""

    def protect(self) -> None:
        """Let nobody else on this machine read the files of a database that is ours."""

    def error(self, error: BaseException | None) -> StoreError:
        """The sentence for an error of the driver."""

    def turn(self, *, short: bool) -> AbstractContextManager[None]:
        """What a thread waits for before it writes."""

    def insert_all(self, connection: Connection, table: Table, rows: Rows) -> None:
        """Add rows that all have the same columns."""

    def update_all(
        self, connection: Connection, table: Table, rows: Rows, before: Mapping[str, Sequence[Any]]
    ) -> int:
        """Change the rows with these ids that are so before; tells how many."""

    def append(
        self, connection: Connection, games: tuple[Table, Rows], events: tuple[Table, Rows]
    ) -> int:
        """Add events, change games that are so ``before``, and notify; tells how many games."""

    def rows(self, engine: Engine, query: Select[Any], values: Mapping[str, Any]) -> Sequence[Any]:
        """The rows of a single query, as quickly as possible: it needs no transaction."""

    def notify(self, connection: Connection, words: Sequence[str]) -> None:
        """Tell all who listen, when this transaction is committed; where nobody can, nothing."""

    def listen(self, engine: Engine) -> Iterator[str | None]:
        """What is notified, as it comes, and None now and then, first of all once it listens.

        Where a database has no such thing, there is nothing to go through.
        """


_SENTENCES: Final = {
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_NOTADB: "store-none",
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_CANTOPEN: "store-closed",
    sqlite3.SQLITE_IOERR: "store-disk",
}


class SQLite:
    """One file. Written ahead to a log that is synced at every commit."""

    reading: Mapping[str, Any] = MappingProxyType({_WRITES: False})
    writing: Mapping[str, Any] = MappingProxyType({_WRITES: True})
    # In each one the driver lets go of Python, and then waits to have it back.
    statements_are_dear = True

    def __init__(self, url: URL, timeout: float) -> None:
        self._timeout = timeout
        self.path = Path(url.database or "")
        self._where = str(self.path)
        self._busy = Message("store-locked", where=self._where, seconds=timeout)
        self._turns = FairLock(timeout, self._busy)
        self._compiled: dict[Select[Any], Compiled] = {}

    def arguments(self) -> dict[str, Any]:
        """How long to wait for a lock; the folder is made if need be."""
        if not self.path.name or self.path.name == ":memory:":
            raise StoreError("in-memory databases are not supported: use a file")
        folder = self.path.parent
        try:  # for its owner alone: the seeds of games that go on are in there
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            why = f"cannot create the folder {folder}: {error.strerror}"
            raise Unwritable(why, str(folder)) from None
        with suppress(OSError):  # it is there already; or SQLite says what is wrong
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        return {"timeout": self._timeout, "check_same_thread": False}

    def install(self, engine: Engine) -> None:
        """Sync at every commit, check references, and begin what writes with the lock."""

        @event.listens_for(engine, "connect")
        def connected(connection: sqlite3.Connection, _: object) -> None:
            connection.isolation_level = None  # transactions begin where we say so
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")

        @event.listens_for(engine, "begin")
        def begun(connection: Connection) -> None:
            # Not to be refused halfway, a writer takes the lock before it reads.
            writes = connection.get_execution_options().get(_WRITES)
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    def check(self, engine: Engine) -> None:
        """Assert the write-ahead log and its syncing."""
        end = time.monotonic() + self._timeout
        while True:
            try:
                mode, sync = _logging(engine)
                break
            except sqlite3.Error as error:
                # Two processes that switch at once: SQLite refuses one without waiting.
                if _primary(error) != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                    raise self.error(error) from error
                time.sleep(_PAUSE)
        if (mode, sync) != ("wal", 2):
            raise StoreError(
                f"{self._where} is on a file system that does not support write-ahead logging: "
                "choose another folder with QMINES_DATA"
            )

    def lock_schema(self, connection: Connection) -> None:
        """A writer holds the lock already; but the file must be ours."""
        tables = "SELECT count(*) FROM sqlite_master WHERE type = 'table'"
        ours = " AND name = 'schema_version'"
        if connection.scalar(text(tables)) and not connection.scalar(text(tables + ours)):
            raise StoreError(f"{self._where} is not a qmines database: choose another file")

    def lock_name(self, connection: Connection, name: str) -> None:
        """Nothing: a writer holds the lock of the whole file."""

    def protect(self) -> None:
        """Mode 0600; SQLite gives new files of its log the mode of the database."""
        for suffix in ("", "-wal", "-shm"):
            file = Path(self._where + suffix)
            with suppress(OSError):  # it isn't there, or belongs to another user
                if file.stat().st_mode & 0o077:
                    file.chmod(0o600)

    def error(self, error: BaseException | None) -> StoreError:
        """The sentence for SQLite's error code."""
        code, where = _primary(error), self._where
        if code in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}:
            return StoreBusy(self._busy)
        key = _SENTENCES.get(code)
        why = Message(key, where=where) if key else f"{where}: {error}"
        unwritable = code in {sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN}
        return Unwritable(why, where) if unwritable else StoreError(why)

    def turn(self, *, short: bool) -> AbstractContextManager[None]:
        """Threads of this process write one after the other."""
        return self._turns.mine(short=short)

    def insert_all(self, connection: Connection, table: Table, rows: Rows) -> None:
        """One statement, to which the rows are handed as one JSON text."""
        connection.exec_driver_sql(filled(INSERT, table, rows, rows[0]), (as_json(rows),))

    def update_all(
        self, connection: Connection, table: Table, rows: Rows, before: Mapping[str, Sequence[Any]]
    ) -> int:
        """One statement as well."""
        changed = [column for column in rows[0] if column != "id"]
        statement = filled(UPDATE, table, rows, changed)
        for column, values in before.items():
            statement += f" AND {table.c[column].name} = json_extract(value, '$.was_{column}')"
            rows = [
                {**row, f"was_{column}": value} for row, value in zip(rows, values, strict=True)
            ]
        return connection.exec_driver_sql(statement, (as_json(rows),)).rowcount

    def append(
        self, connection: Connection, games: tuple[Table, Rows], events: tuple[Table, Rows]
    ) -> int:
        """Two statements."""
        self.insert_all(connection, *events)
        rows = [{name: row[name] for name in row if name != "before"} for row in games[1]]
        before = {"events": [row["before"] for row in games[1]]}
        return self.update_all(connection, games[0], rows, before)

    def rows(self, engine: Engine, query: Select[Any], values: Mapping[str, Any]) -> Sequence[Any]:
        """Straight from the driver: in a transaction of SQLAlchemy it takes twice as long."""
        compiled = self._compiled.get(query)
        if compiled is None:
            compiled = self._compiled[query] = query.compile(engine)
        names = getattr(compiled, "positiontup", None) or ()
        connection = engine.raw_connection()
        try:
            cursor = connection.cursor()
            cursor.execute(str(compiled), [values[name] for name in names])
            return cursor.fetchall()
        except sqlite3.Error as error:
            raise self.error(error) from error
        finally:
            connection.close()

    def notify(self, connection: Connection, words: Sequence[str]) -> None:
        """Nothing: those who want to know look."""

    def listen(self, engine: Engine) -> Iterator[str | None]:  # noqa: ARG002  # others need it
        """Nothing is notified."""
        yield from ()


class Server:
    """PostgreSQL, and whatever else SQLAlchemy knows without further ado."""

    reading: Mapping[str, Any] = MappingProxyType({"isolation_level": "REPEATABLE READ"})
    writing: Mapping[str, Any] = MappingProxyType({"isolation_level": "READ COMMITTED"})

    def __init__(self, url: URL, timeout: float) -> None:
        self._where = url.render_as_string(hide_password=True)
        self._timeout = timeout
        self._postgres = url.get_backend_name() == "postgresql"
        self.statements_are_dear = self._postgres

    def arguments(self) -> dict[str, Any]:
        """How long to wait for a connection and for a lock."""
        if not self._postgres:
            return {}
        milliseconds = max(1, round(self._timeout * 1000))
        return {
            "connect_timeout": max(1, round(self._timeout)),
            # So that a connection that nobody speaks on is known to be dead in half a minute.
            "keepalives_idle": 10,
            "keepalives_interval": 5,
            "keepalives_count": 4,
            "options": f"-c lock_timeout={milliseconds} -c synchronous_commit=on",
        }

    def install(self, engine: Engine) -> None:
        """Nothing: the server's transactions are as they should be."""

    def check(self, engine: Engine) -> None:
        """Assert that the server syncs what it commits."""
        if not self._postgres:
            return
        with engine.connect() as connection:
            for name in ("fsync", "synchronous_commit"):
                if connection.scalar(text(f"SHOW {name}")) != "on":
                    raise StoreError(
                        f"{self._where} may lose committed games because {name} is off: turn it on"
                    )

    def lock_schema(self, connection: Connection) -> None:
        """One process at a time."""
        if self._postgres:
            lock = text("SELECT pg_advisory_xact_lock(:lock)")
            connection.execute(lock, {"lock": _MIGRATIONS_LOCK})

    def lock_name(self, connection: Connection, name: str) -> None:
        """An advisory lock on a hash of the name."""
        if self._postgres:
            lock = text("SELECT pg_advisory_xact_lock(hashtextextended(:name, 0))")
            connection.execute(lock, {"name": name})

    def protect(self) -> None:
        """Nothing: the server has its own files."""

    def error(self, error: BaseException | None) -> StoreError:
        """The first line of what the server said."""
        first = (str(error).strip().splitlines() or ["no reason was given"])[0]
        if "lock timeout" in first:
            return StoreBusy(Message("store-locked", where=self._where, seconds=self._timeout))
        return StoreError(f"{self._where}: {first}")

    def turn(self, *, short: bool) -> AbstractContextManager[None]:  # noqa: ARG002  # as in SQLite
        """Nobody waits: the server locks rows."""
        return nullcontext()

    def insert_all(self, connection: Connection, table: Table, rows: Rows) -> None:
        """As SQLAlchemy does it."""
        connection.execute(insert(table), list(rows))

    def update_all(
        self, connection: Connection, table: Table, rows: Rows, before: Mapping[str, Sequence[Any]]
    ) -> int:
        """One after the other, sent together."""
        change = update(table).where(table.c.id == bindparam("id_"))
        given = [{**row, "id_": row["id"]} for row in rows]
        for column, values in before.items():
            change = change.where(table.c[column] == bindparam(f"{column}_"))
            for row, value in zip(given, values, strict=True):
                row[f"{column}_"] = value
        return connection.execute(change, given).rowcount

    def append(
        self, connection: Connection, games: tuple[Table, Rows], events: tuple[Table, Rows]
    ) -> int:
        """One statement; the round trips are what takes long."""
        return append_rows(connection, _CHANNEL, games, events)

    def rows(self, engine: Engine, query: Select[Any], values: Mapping[str, Any]) -> Sequence[Any]:
        """One round trip to the server, without one to begin and one to end a transaction."""
        with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
            return connection.execute(query, values).all()

    def notify(self, connection: Connection, words: Sequence[str]) -> None:
        """One statement for all of them."""
        if self._postgres and words:
            each = text("SELECT pg_notify(:channel, word) FROM unnest(CAST(:words AS text[])) word")
            connection.execute(each, {"channel": _CHANNEL, "words": list(words)})

    def listen(self, engine: Engine) -> Iterator[str | None]:
        """A connection of its own, that is closed when nobody goes on."""
        if not self._postgres:
            return
        pooled = engine.raw_connection()
        driver: Any = pooled.driver_connection
        pooled.detach()
        try:
            driver.autocommit = True
            driver.execute(f"LISTEN {_CHANNEL}")
            while True:
                yield None
                for notice in driver.notifies(timeout=_TICK):
                    yield notice.payload
        except Exception as error:
            raise self.error(error) from error
        finally:
            driver.close()


def _logging(engine: Engine) -> tuple[str, int]:
    """How changes are logged, after the log was asked for, and how they are synced."""
    connection = engine.raw_connection()
    try:
        cursor = connection.cursor()
        mode = cursor.execute("PRAGMA journal_mode = WAL").fetchone()[0]
        return mode, cursor.execute("PRAGMA synchronous").fetchone()[0]
    finally:
        connection.close()


def _primary(error: object) -> int:
    """The result code of SQLite, without its extension."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF
