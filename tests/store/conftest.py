"""Real databases: SQLite in temporary folders, and PostgreSQL where a server is named."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from argon2 import PasswordHasher

from qmines.store import Store
from qmines.store.accounts import passwords
from support.databases import drop_tables, empty_tables, new_sqlite
from support.postgres import new_database
from support.waiting import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def slow_hashes() -> None:
    """For a test of the hashes themselves."""


@pytest.fixture(autouse=True)
def _quick_hashes(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """A password takes 30 ms to hash on purpose, and each account has one."""
    if "slow_hashes" not in request.fixturenames:
        quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
        monkeypatch.setattr(passwords, "_HASHER", quick)
    passwords._dummy.cache_clear()
    yield
    passwords._dummy.cache_clear()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """Of a file that is not there yet."""
    return f"sqlite:///{tmp_path / 'data' / 'qmines.db'}"


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A database for this worker alone."""
    with new_database("store") as url:
        yield url


@pytest.fixture
def new_postgres(postgres_url: str) -> Iterator[str]:
    """That database, with nothing in it."""
    drop_tables(postgres_url)
    yield postgres_url
    drop_tables(postgres_url)  # whatever became of them


@pytest.fixture
def empty_postgres(postgres_url: str) -> str:
    """That database, with no rows in its tables."""
    empty_tables(postgres_url)
    return postgres_url


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.extra)])
def kind(request: pytest.FixtureRequest) -> str:
    """Of a database."""
    found: str = request.param
    return found


@pytest.fixture
def new_url(request: pytest.FixtureRequest, kind: str) -> str:
    """Of a database without tables, for tests that make or change them."""
    found: str = request.getfixturevalue("sqlite_url" if kind == "sqlite" else "new_postgres")
    return found


@pytest.fixture
def url(request: pytest.FixtureRequest, kind: str, tmp_path: Path) -> str:
    """Of a database with empty tables."""
    if kind == "sqlite":
        return new_sqlite(tmp_path / "data" / "qmines.db")
    found: str = request.getfixturevalue("empty_postgres")
    return found


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    with Store(url, timeout=0.3) as opened:
        yield opened


@pytest.fixture
def patient_store(url: str) -> Iterator[Store]:
    """For tests in which several threads write at once, on a machine with other work."""
    with Store(url, timeout=PATIENCE) as opened:
        yield opened
