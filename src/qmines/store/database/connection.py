"""Opens a database, brings its schema up to date, and turns its errors into sentences."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy import create_engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError

from qmines.messages import Message
from qmines.store.database.data_folder import database_url
from qmines.store.database.dialects import PostgreSQL, SQLite
from qmines.store.database.migrations import migrate
from qmines.store.errors import Deadlock, StoreBusy, StoreError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from sqlalchemy import URL, Connection, Select

    from qmines.store.database.dialects import Dialect

T = TypeVar("T")

_DIALECTS: Final[dict[str, type[Dialect]]] = {"sqlite": SQLite, "postgresql": PostgreSQL}


class Database:
    """Transactions on a database: ``with database.write() as connection``.

    Raises:
        StoreError: it cannot be opened, is damaged, or was made by something else or by a newer
            version of qmines.
    """

    def __init__(self, url: str | None = None, *, timeout: float = 5.0) -> None:
        self.url = _url(url or database_url())
        try:
            dialect = _DIALECTS[self.url.get_backend_name()](self.url, timeout)
            self._engine = create_engine(self.url, connect_args=dialect.arguments())
        except (KeyError, NoSuchModuleError):
            name = self.url.drivername
            raise StoreError(
                f"{name} is not a supported database: use sqlite or postgresql"
            ) from None
        except ImportError:
            raise StoreError("PostgreSQL needs psycopg: pip install 'qmines[postgres]'") from None
        self.dialect = dialect
        dialect.install(self._engine)
        self._reader = self._engine.execution_options(**dialect.reading)
        self._writer = self._engine.execution_options(**dialect.writing)
        try:
            with self._plain_errors():
                dialect.check(self._engine)
                migrate(self, dialect.lock_schema)
            dialect.protect()
        except BaseException:
            self.close()
            raise

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """A transaction that only reads, and sees the same state throughout."""
        with self._plain_errors(), self._reader.begin() as connection:
            yield connection

    @contextmanager
    def write(self, *, short: bool = False) -> Iterator[Connection]:
        """A transaction that is committed and synced at the end of the block.

        On SQLite, where writers take turns, ``short`` ones go first.
        """
        with (
            self.dialect.turn(short=short),
            self._plain_errors(),
            self._writer.begin() as connection,
        ):
            yield connection

    def rows(self, query: Select[Any], **values: Any) -> Sequence[Any]:
        """The rows of a single query, as fast as possible."""
        with self._plain_errors():
            return self.dialect.rows(self._engine, query, values)

    def listen(self) -> Iterator[str | None]:
        """Yield notifications as they arrive, and None now and then, first once it listens.

        Raises:
            StoreError: the connection could not be opened, or was lost.
        """
        with self._plain_errors():
            yield from self.dialect.listen(self._engine)

    def look_for_damage(self, tell: Callable[[StoreError], None]) -> None:
        """Read the whole database on a thread, which calls ``tell`` if it is damaged."""

        def look() -> None:
            damage = self.dialect.damage(self._engine)
            if damage is not None and not isinstance(damage, StoreBusy):
                tell(damage)

        Thread(target=look, name="damage", daemon=True).start()  # nothing waits for it at the end

    def close(self) -> None:
        """Close all connections."""
        self._engine.dispose()

    @contextmanager
    def _plain_errors(self) -> Iterator[None]:
        try:
            yield
        except DBAPIError as error:
            raise self.dialect.error(error.orig) from error
        except SQLAlchemyError as error:
            first = str(error).strip().splitlines()[0]
            raise StoreError(f"cannot use the database: {first}") from error


def retried(function: Callable[..., T], *arguments: Any) -> T:
    """Call a function, and once more if its transaction met a deadlock and was rolled back."""
    try:
        return function(*arguments)
    except Deadlock:
        return function(*arguments)


def place_of(url: URL) -> Message:
    """Where a database is, for people to read: a file, or a name on a server; no password."""
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
    if url.drivername in {"postgres", "postgresql"}:  # psycopg 3, as in qmines[postgres]
        url = url.set(drivername="postgresql+psycopg")
    return url
