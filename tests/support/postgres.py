"""A real PostgreSQL server, where one is named: databases that belong to one test run alone."""

from __future__ import annotations

import os
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

from sqlalchemy import create_engine, text

from support.packages import package
from support.programs import missing

if TYPE_CHECKING:
    from collections.abc import Iterator

SERVER = os.environ.get("QMINES_TEST_POSTGRES_URL")
"""A server on which databases may be made."""


def needed() -> str:
    """The address of the server; without one the test is skipped, and under CI it fails."""
    return SERVER or missing("QMINES_TEST_POSTGRES_URL names no PostgreSQL server to test with")


@contextmanager
def new_database(purpose: str) -> Iterator[str]:
    """The address of an empty database, which is gone afterwards."""
    server = needed()
    name = f"qmines_{purpose}_{os.getpid()}_{time.monotonic_ns()}"
    administer(f"CREATE DATABASE {name}")
    try:
        yield f"{server.rsplit('/', 1)[0]}/{name}"
    finally:
        administer(f"DROP DATABASE {name} WITH (FORCE)")


def administer(statement: str) -> None:
    """Have the server itself do something."""
    package("psycopg")
    address = needed().replace("postgresql:", "postgresql+psycopg:")
    admin = create_engine(address, isolation_level="AUTOCOMMIT")
    with admin.connect() as connection:
        connection.execute(text(statement))
    admin.dispose()
