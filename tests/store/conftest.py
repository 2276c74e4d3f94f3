"""Real databases: SQLite in temporary folders, and PostgreSQL where a server is named."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import create_engine, text

from qmines.store import Store

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

POSTGRES = os.environ.get("QMINES_TEST_POSTGRES_URL")  # a server on which databases may be made
NO_SERVER = "QMINES_TEST_POSTGRES_URL names no PostgreSQL server to test with"


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'data' / 'qmines.db'}"


@pytest.fixture(scope="session")
def postgres_url() -> str:
    """An empty database for this worker alone."""
    if POSTGRES is None:
        if os.environ.get("CI"):
            pytest.fail(f"{NO_SERVER}; under CI that is a failure")
        pytest.skip(NO_SERVER)
    name = "qmines_" + os.environ.get("PYTEST_XDIST_WORKER", "alone")
    admin = create_engine(
        POSTGRES.replace("postgresql:", "postgresql+psycopg:"), isolation_level="AUTOCOMMIT"
    )
    with admin.connect() as connection:
        connection.execute(text(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))
        connection.execute(text(f"CREATE DATABASE {name}"))
    admin.dispose()
    return f"{POSTGRES.rsplit('/', 1)[0]}/{name}"


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
