"""Real databases in temporary folders; also PostgreSQL where an address is given for it."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import create_engine, text

from qmines.store import Store

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

POSTGRES = os.environ.get("QMINES_TEST_POSTGRES_URL")  # a database that may be emptied


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'data' / 'qmines.db'}"


@pytest.fixture(params=["sqlite", *(["postgres"] if POSTGRES else [])])
def url(request: pytest.FixtureRequest, sqlite_url: str) -> str:
    if request.param == "sqlite" or POSTGRES is None:
        return sqlite_url
    engine = create_engine(POSTGRES.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        for table in ("events", "games", "schema_version", "extra"):
            connection.execute(text(f"DROP TABLE IF EXISTS {table}"))
    engine.dispose()
    return POSTGRES


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    with Store(url, timeout=0.3) as opened:
        yield opened
