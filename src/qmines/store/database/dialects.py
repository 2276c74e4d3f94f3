"""What differs between SQLite and PostgreSQL: all SQL that only one of them understands."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import nullcontext, suppress
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from sqlalchemy import bindparam, event, insert, text, update
from sqlalchemy.dialects import postgresql, sqlite

from qmines.messages import Message
from qmines.store.database.fair_lock import FairLock
from qmines.store.database.postgres_append import append_rows, as_json
from qmines.store.database.sqlite_statements import INSERT, UPDATE, filled
from qmines.store.errors import Deadlock, StoreBusy, StoreError, Unwritable

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from contextlib import AbstractContextManager

    from sqlalchemy import URL, Compiled, Connection, Engine, Select, Table

    Rows = Sequence[Mapping[str, Any]]

_WRITES: Final = "qmines_writes"
_PAUSE: Final = 0.02  # seconds between tries where SQLite itself does not wait
_CHANNEL: Final = "qmines"  # of notifications between processes
_TICK: Final = 0.5  # seconds after which a listener yields None
_CONFLICTS: Final = {"40P01", "40001"}  # PostgreSQL's codes for deadlocks and failed serialization
_LOCK_TIMEOUT: Final = "55P03"
_MIGRATIONS_LOCK: Final = 0x716D696E6573  # "qmines" in ASCII: any number, always the same


def insert_into(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """An INSERT that can be told what to do on conflict."""
    postgres = connection.dialect.name == "postgresql"
    return postgresql.insert(table) if postgres else sqlite.insert(table)


_SENTENCES: Final = {
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_NOTADB: "store-none",
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_CANTOPEN: "store-closed",
    sqlite3.SQLITE_IOERR: "store-disk",
}


class SQLite:
    """One file, with a write-ahead log that is synced at every commit."""

    reading: Mapping[str, Any] = MappingProxyType({_WRITES: False})
    """Execution options under which all of a transaction sees the same state."""
    writing: Mapping[str, Any] = MappingProxyType({_WRITES: True})
    """Execution options under which rows can be locked before they are read."""

    def __init__(self, url: URL, timeout: float) -> None:
        self._timeout = timeout
        self.path = Path(url.database or "")
        self._where = str(self.path)
        self._busy = Message("store-locked", where=self._where, seconds=timeout)
        self._turns = FairLock(timeout, self._busy)
        self._compiled: dict[Select[Any], Compiled] = {}

    def arguments(self) -> dict[str, Any]:
        """The arguments with which connections are opened; creates the folder and the file."""
        if not self.path.name or self.path.name == ":memory:":
            raise StoreError("in-memory databases are not supported: use a file")
        folder = self.path.parent
        try:  # private: the file holds the seeds of unfinished games
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            why = f"cannot create the folder {folder}: {error.strerror}"
            raise Unwritable(why, str(folder)) from None
        with suppress(OSError):  # it exists already, or SQLite will say what is wrong
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        return {"timeout": self._timeout, "check_same_thread": False}

    def install(self, engine: Engine) -> None:
        """Set up every connection: sync at every commit, check references, lock before writing."""

        @event.listens_for(engine, "connect")
        def connected(connection: sqlite3.Connection, _: object) -> None:
            connection.isolation_level = None  # no implicit transactions
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")

        @event.listens_for(engine, "begin")
        def begun(connection: Connection) -> None:
            # A writer takes the lock before it reads, so that it is not refused halfway.
            writes = connection.get_execution_options().get(_WRITES)
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    def check(self, engine: Engine) -> None:
        """Make sure that committed data is durable: turn on the write-ahead log and its syncing."""
        end = time.monotonic() + self._timeout
        while True:
            try:
                mode, sync = _logging(engine)
                break
            except sqlite3.Error as error:
                # If two processes switch at once, SQLite refuses one without waiting.
                if _primary(error) != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                    raise self.error(error) from error
                time.sleep(_PAUSE)
        if (mode, sync) != ("wal", 2):
            raise StoreError(
                f"{self._where} is on a file system that does not support write-ahead logging: "
                "choose another folder with QMINES_DATA"
            )

    def lock_schema(self, connection: Connection) -> None:
        """Check that this is a qmines database; a writer holds the lock of the whole file."""
        tables = "SELECT count(*) FROM sqlite_master WHERE type = 'table'"
        ours = " AND name = 'schema_version'"
        if connection.scalar(text(tables)) and not connection.scalar(text(tables + ours)):
            raise StoreError(f"{self._where} is not a qmines database: choose another file")

    def lock_name(self, connection: Connection, name: str) -> None:
        """Do nothing: a writer holds the lock of the whole file."""

    def protect(self) -> None:
        """Let no other user of this machine read the files; new log files get the same mode."""
        for suffix in ("", "-wal", "-shm"):
            file = Path(self._where + suffix)
            with suppress(OSError):  # it isn't there, or belongs to another user
                if file.stat().st_mode & 0o077:
                    file.chmod(0o600)

    def damage(self, engine: Engine) -> StoreError | None:
        """Read the whole file and check its structure; takes a second for each 400 MB."""
        connection = engine.raw_connection()
        try:
            (found,) = connection.cursor().execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.Error as error:
            return self.error(error)
        finally:
            connection.close()
        return None if found == "ok" else StoreError(Message("store-damaged", where=self._where))

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
        """A context in which a thread may write: threads of this process take turns."""
        return self._turns.mine(short=short)

    def insert_all(self, connection: Connection, table: Table, rows: Rows) -> None:
        """Insert rows that all have the same columns, in one statement."""
        connection.exec_driver_sql(filled(INSERT, table, rows, rows[0]), (as_json(rows),))

    def update_all(
        self, connection: Connection, table: Table, rows: Rows, condition: str = ""
    ) -> int:
        """Update the rows with these IDs in one statement; returns how many there were."""
        changed = [column for column in rows[0] if column not in {"id", "before"}]
        statement = filled(UPDATE, table, rows, changed) + condition
        return connection.exec_driver_sql(statement, (as_json(rows),)).rowcount

    def append(
        self, connection: Connection, games: tuple[Table, Rows], events: tuple[Table, Rows]
    ) -> int:
        """Insert events and update their games in two statements.

        Each statement costs time, because the driver releases the GIL and waits for it again.

        Args:
            connection: of a transaction that writes.
            games: the table and its rows; ``before`` is how many events each game must have before.
            events: the table and its rows.

        Returns:
            How many games were updated.
        """
        self.insert_all(connection, *events)
        return self.update_all(connection, *games, " AND events = json_extract(value, '$.before')")

    def rows(self, engine: Engine, query: Select[Any], values: Mapping[str, Any]) -> Sequence[Any]:
        """The rows of a single query, from the driver: SQLAlchemy would take twice as long."""
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
        """Do nothing: other processes poll."""

    def listen(self, engine: Engine) -> Iterator[str | None]:  # noqa: ARG002  # PostgreSQL needs it
        """Yield nothing: SQLite has no notifications."""
        yield from ()


class PostgreSQL:
    """A PostgreSQL server."""

    reading: Mapping[str, Any] = MappingProxyType({"isolation_level": "REPEATABLE READ"})
    writing: Mapping[str, Any] = MappingProxyType({"isolation_level": "READ COMMITTED"})

    def __init__(self, url: URL, timeout: float) -> None:
        self._where = url.render_as_string(hide_password=True)
        self._timeout = timeout

    def arguments(self) -> dict[str, Any]:
        """The arguments with which connections are opened, mostly timeouts."""
        milliseconds = max(1, round(self._timeout * 1000))
        return {
            "connect_timeout": max(1, round(self._timeout)),
            # A dead connection is noticed within half a minute.
            "keepalives_idle": 10,
            "keepalives_interval": 5,
            "keepalives_count": 4,
            "options": f"-c lock_timeout={milliseconds} -c synchronous_commit=on",
        }

    def install(self, engine: Engine) -> None:
        """Do nothing: the server's defaults are right."""

    def check(self, engine: Engine) -> None:
        """Make sure that the server syncs what it commits."""
        with engine.connect() as connection:
            for name in ("fsync", "synchronous_commit"):
                if connection.scalar(text(f"SHOW {name}")) != "on":
                    raise StoreError(
                        f"{self._where} may lose committed games because {name} is off: turn it on"
                    )

    def lock_schema(self, connection: Connection) -> None:
        """Let no other process change the schema before this transaction ends."""
        lock = text("SELECT pg_advisory_xact_lock(:lock)")
        connection.execute(lock, {"lock": _MIGRATIONS_LOCK})

    def lock_name(self, connection: Connection, name: str) -> None:
        """Let no other transaction lock the same name before this one ends."""
        lock = text("SELECT pg_advisory_xact_lock(hashtextextended(:name, 0))")
        connection.execute(lock, {"name": name})

    def protect(self) -> None:
        """Do nothing: the server protects its own files."""

    def damage(self, engine: Engine) -> None:
        """Check nothing: a server with data checksums checks every page that it reads."""

    def error(self, error: BaseException | None) -> StoreError:
        """The first line of what the server said."""
        first = (str(error).strip().splitlines() or ["no reason was given"])[0]
        busy = Message("store-locked", where=self._where, seconds=self._timeout)
        state = getattr(error, "sqlstate", None)
        if state in _CONFLICTS:
            return Deadlock(busy)
        if state == _LOCK_TIMEOUT:
            return StoreBusy(busy)
        return StoreError(f"{self._where}: {first}")

    def turn(self, *, short: bool) -> AbstractContextManager[None]:  # noqa: ARG002  # as in SQLite
        """Never wait: the server locks rows."""
        return nullcontext()

    def insert_all(self, connection: Connection, table: Table, rows: Rows) -> None:
        """Insert rows that all have the same columns."""
        connection.execute(insert(table), list(rows))

    def update_all(self, connection: Connection, table: Table, rows: Rows) -> int:
        """Update the rows with these IDs; returns how many there were."""
        change = update(table).where(table.c.id == bindparam("id_"))
        return connection.execute(change, [{**row, "id_": row["id"]} for row in rows]).rowcount

    def append(
        self, connection: Connection, games: tuple[Table, Rows], events: tuple[Table, Rows]
    ) -> int:
        """Insert events, update their games and notify listeners, in one round trip."""
        return append_rows(connection, _CHANNEL, games, events)

    def rows(self, engine: Engine, query: Select[Any], values: Mapping[str, Any]) -> Sequence[Any]:
        """The rows of a single query, without round trips to begin and end a transaction."""
        with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
            return connection.execute(query, values).all()

    def notify(self, connection: Connection, words: Sequence[str]) -> None:
        """Notify all listeners once this transaction is committed."""
        if words:
            each = text("SELECT pg_notify(:channel, word) FROM unnest(CAST(:words AS text[])) word")
            connection.execute(each, {"channel": _CHANNEL, "words": list(words)})

    def listen(self, engine: Engine) -> Iterator[str | None]:
        """Yield notifications as they arrive, and None now and then, first once it listens."""
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


Dialect: TypeAlias = SQLite | PostgreSQL


def _logging(engine: Engine) -> tuple[str, int]:
    """Turn on write-ahead logging; returns the journal mode and how commits are synced."""
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
