"""Real databases: SQLite in temporary folders, and PostgreSQL where a server is named."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from sqlalchemy import create_engine, text

from qmines.store import Store
from support.postgres import new_database

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'data' / 'qmines.db'}"


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A database for this worker alone."""
    with new_database("store") as url:
        yield url


@pytest.fixture
def empty_postgres(postgres_url: str) -> str:
    """That database, with nothing in it."""
    engine = create_engine(postgres_url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    engine.dispose()
    return postgres_url


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, sqlite_url: str) -> str:
    if request.param == "sqlite":
        return sqlite_url
    address: str = request.getfixturevalue("empty_postgres")
    return address


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    with Store(url, timeout=0.3) as opened:
        yield opened
