"""The same server on PostgreSQL, where one is named to test with."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import create_engine, text

from web.conftest import Server

if TYPE_CHECKING:
    from pathlib import Path

POSTGRES = os.environ.get("QMINES_TEST_POSTGRES_URL")  # a server on which databases may be made


@pytest.mark.skipif(POSTGRES is None, reason="QMINES_TEST_POSTGRES_URL names no server")
def test_two_servers_play_on_one_database(tmp_path: Path):
    assert POSTGRES is not None
    name = "qmines_web_" + os.environ.get("PYTEST_XDIST_WORKER", "alone")
    admin = create_engine(
        POSTGRES.replace("postgresql:", "postgresql+psycopg:"), isolation_level="AUTOCOMMIT"
    )
    with admin.connect() as connection:
        connection.execute(text(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))
        connection.execute(text(f"CREATE DATABASE {name}"))
    admin.dispose()
    url = f"{POSTGRES.rsplit('/', 1)[0]}/{name}"
    servers = [Server(tmp_path, QMINES_DATABASE_URL=url) for _ in range(2)]
    try:
        with servers[0].client() as here, servers[1].client() as there:
            game = here.new()["id"]
            there.cookies.update(dict(here.cookies))
            for number in range(6):
                event = "open 4 4" if not number else f"flag 0 {number}"
                (here, there)[number % 2].move(game, number, event)
            assert here.get(f"/api/games/{game}").json()["view"]["sequence"] == 6
            account = {"name": "somebody", "password": "correct zebra staple"}
            assert here.post("/api/signup", json=account).status_code == 202
            assert there.post("/api/login", json=account).status_code == 200
            there.move(game, 6, "undo")
    finally:
        for server in servers:
            server.stop()
    assert not list(tmp_path.glob("*.db"))
