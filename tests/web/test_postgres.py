"""The same server on PostgreSQL, where one is named to test with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from support.postgres import new_database
from web.conftest import Server

if TYPE_CHECKING:
    from pathlib import Path


def test_two_servers_play_on_one_database(tmp_path: Path):
    with new_database("web") as url:
        play_in_turn(tmp_path, url)
    assert not list(tmp_path.glob("*.db"))


def play_in_turn(folder: Path, url: str) -> None:
    servers = [Server(folder, QMINES_DATABASE_URL=url) for _ in range(2)]
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
