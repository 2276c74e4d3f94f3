"""A database that is ready: opened, checked, its schema up to date, its errors sentences."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import create_engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError

from qmines.messages import Message
from qmines.store.database.data_folder import database_url
from qmines.store.database.dialects import Server, SQLite
from qmines.store.database.migrations import migrate
from qmines.store.errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlalchemy import URL, Connection, Select, Table

    from qmines.store.database.dialects import Dialect, Rows


class Database:
    """Transactions on a database: ``with database.write() as connection``.

    Raises:
        StoreError: it cannot be opened, is damaged, not ours, or of a newer version.
    """

    def __init__(self, url: str | None = None, *, timeout: float = 5.0) -> None:
        self.url = _url(url or database_url())
        sqlite = self.url.get_backend_name() == "sqlite"
        dialect: Dialect = (SQLite if sqlite else Server)(self.url, timeout)
        self._dialect = dialect
        try:
            self._engine = create_engine(self.url, connect_args=dialect.arguments())
        except NoSuchModuleError:
            name = self.url.drivername
            raise StoreError(
                f"{name} is not a supported database: use sqlite or postgresql"
            ) from None
        except ImportError:
            raise StoreError("PostgreSQL needs psycopg: pip install 'qmines[postgres]'") from None
        dialect.install(self._engine)
        self._reader = self._engine.execution_options(**dialect.reading)
        self._writer = self._engine.execution_options(**dialect.writing)
        try:
            with self._spoken():
                dialect.check(self._engine)
                migrate(self, dialect.lock_schema)
            dialect.protect()
        except BaseException:
            self.close()
            raise

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """A transaction that only reads: all of it sees the same state."""
        with self._spoken(), self._reader.begin() as connection:
            yield connection

    @contextmanager
    def write(self, *, short: bool = False) -> Iterator[Connection]:
        """A transaction that is committed, and synced, when the block is left.

        Where writers take turns, one that is ``short`` goes first.
        """
        with self._dialect.turn(short=short), self._spoken(), self._writer.begin() as connection:
            yield connection

    def rows(self, query: Select[Any], **values: Any) -> Sequence[Any]:
        """The rows of a single query, which is asked often: as quickly as possible."""
        with self._spoken():
            return self._dialect.rows(self._engine, query, values)

    @property
    def statements_are_dear(self) -> bool:
        """Whether it is better to store and be refused than to look before."""
        return self._dialect.statements_are_dear

    def notify(self, connection: Connection, words: Sequence[str]) -> None:
        """Tell the processes that listen, once this transaction is committed."""
        self._dialect.notify(connection, words)

    def lock_name(self, connection: Connection, name: str) -> None:
        """Let no other transaction lock the same name before this one ends."""
        self._dialect.lock_name(connection, name)

    def insert_all(self, connection: Connection, table: Table, rows: Rows) -> None:
        """Add rows that all have the same columns."""
        self._dialect.insert_all(connection, table, rows)

    def update_all(
        self, connection: Connection, table: Table, rows: Rows, **before: Sequence[Any]
    ) -> int:
        """Change the rows with these ids, all in the same columns; tells how many.

        Args:
            connection: of a transaction that writes.
            table: of the rows.
            rows: what they are to be.
            before: what the rows, one after the other, have to be before, by column.
        """
        return self._dialect.update_all(connection, table, rows, before)

    def append(
        self, connection: Connection, games: tuple[Table, Rows], events: tuple[Table, Rows]
    ) -> int:
        """Add events, change their games and notify those who listen, as quickly as possible.

        Args:
            connection: of a transaction that writes.
            games: the table and its rows; ``before`` is how many events each has to have before.
            events: the table and its rows.

        Returns:
            How many games changed.
        """
        return self._dialect.append(connection, games, events)

    def listen(self) -> Iterator[str | None]:
        """What others notify, as it comes, and None now and then, first once it listens.

        Raises:
            StoreError: the connection was lost, or there was none to be had.
        """
        with self._spoken():
            yield from self._dialect.listen(self._engine)

    def close(self) -> None:
        """Let go of all connections."""
        self._engine.dispose()

    @contextmanager
    def _spoken(self) -> Iterator[None]:
        try:
            yield
        except DBAPIError as error:
            raise self._dialect.error(error.orig) from error
        except SQLAlchemyError as error:
            first = str(error).strip().splitlines()[0]
            raise StoreError(f"cannot use the database: {first}") from error


def place_of(url: URL) -> Message:
    """Where a database is, for people: a file, or its name on a server; never a password."""
    kind = url.get_backend_name()
    if kind == "sqlite":
        return Message("security-stored-file", path=str(Path(url.database or "").resolve()))
    names = {"kind": kind, "name": url.database or "", "host": url.host or ""}
    return Message("security-stored-server" if url.host else "security-stored-here", **names)


def _url(text: str) -> URL:
    try:
        url = make_url(text)
    except ArgumentError:
        raise StoreError(
            "QMINES_DATABASE_URL is not a database URL such as "
            "sqlite:///games.db or postgresql://user@host/name"
        ) from None
    if url.drivername in {"postgres", "postgresql"}:  # psycopg 3, the driver of the extra
        url = url.set(drivername="postgresql+psycopg")
    return url
