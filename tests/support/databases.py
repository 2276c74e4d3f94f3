"""Databases with all tables and no rows, without making each table again."""

from __future__ import annotations

import sqlite3
import tempfile
from contextlib import closing
from functools import cache
from pathlib import Path

from sqlalchemy import create_engine, text

from qmines.store import Store
from qmines.store.database.tables import METADATA

_MOST = 1 << 20  # bytes of tables; deleted rows take space, which would slow down the next test
_SIZE = text(
    "SELECT sum(pg_relation_size(oid)) FROM pg_class"
    " WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace"
)


@cache
def _tables() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "empty.db"
        Store(f"sqlite:///{file}").close()
        with closing(sqlite3.connect(file)) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return file.read_bytes()


def new_sqlite(file: Path) -> str:
    """The URL of a new database."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(_tables())
    file.chmod(0o600)
    return f"sqlite:///{file}"


def drop_tables(url: str) -> None:
    """Leave nothing in a PostgreSQL database."""
    _changed(url, "DROP SCHEMA public CASCADE; CREATE SCHEMA public")


def empty_tables(url: str) -> None:
    """Delete all rows of a PostgreSQL database; where there were many, the tables too."""
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as connection:
        size = connection.scalar(_SIZE)
    engine.dispose()
    if size is None:  # it has no tables
        return
    if size > _MOST:
        drop_tables(url)
        return
    tables = reversed(METADATA.sorted_tables)
    _changed(url, "; ".join(f"DELETE FROM {table.name}" for table in tables))


def _changed(url: str, statements: str) -> None:
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        connection.exec_driver_sql(statements, None, {"no_parameters": True})
    engine.dispose()
