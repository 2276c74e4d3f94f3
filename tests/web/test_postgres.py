"""The same server on PostgreSQL, where one is named to test with."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import make_url

from qmines.messages import Translator
from qmines.store.database.connection import place_of
from qmines.store.store import new_game_name
from support.postgres import new_database
from web.conftest import Server
from web.test_local_games import filed, finished

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.extra


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
            local, name = finished(), new_game_name()
            with ThreadPoolExecutor(4) as pool:
                sent = list(pool.map(lambda client: filed(client, local, name), [here, there] * 2))
            assert sorted(each.status_code for each in sent) == [200, 200, 200, 201]
            account = {"name": "somebody", "password": "correct zebra staple"}
            assert here.post("/api/signup", json=account).status_code == 202
            assert there.post("/api/login", json=account).status_code == 200
            there.move(game, 6, "undo")
    finally:
        for server in servers:
            server.stop()


def test_serve_says_which_database_it_uses(tmp_path: Path):
    with Server(tmp_path, "serve", "--log", "none") as server:
        assert server.process.stdout is not None
        told = server.process.stdout.readline()
        assert told == f"Games and accounts are stored in {tmp_path.resolve()}/qmines.db.\n"
    with (
        new_database("web") as url,
        Server(tmp_path, "serve", "--log", "none", QMINES_DATABASE_URL=url) as server,
    ):
        assert server.process.stdout is not None
        told = server.process.stdout.readline()
        assert "postgresql" in told
        assert f"“{url.rpartition('/')[2]}”" in told


def test_the_password_of_a_database_is_never_told():
    for url in ("postgresql://me:hush@db.example/games", "postgresql:///games?password=hush"):
        told = Translator()(place_of(make_url(url)))
        assert "games" in told
        assert "hush" not in told


NUL = "a\0b"
WITH_NUL: list[tuple[str, str, object]] = [
    ("POST", "/api/login", {"name": NUL, "password": "correct zebra staple"}),
    ("POST", "/api/login", {"name": "somebody", "password": NUL}),
    ("POST", "/api/signup", {"name": NUL, "password": "correct zebra staple"}),
    ("POST", "/api/password", {"old": NUL, "new": NUL}),
    ("DELETE", "/api/sessions/%00", {}),
    ("DELETE", "/api/positions/%00", {}),
    ("DELETE", "/api/account", {"password": NUL}),
    ("POST", "/api/settings", {"settings": {NUL: NUL}}),
    ("POST", "/api/positions", {"name": NUL, "rows": ["#1"], "mines": 1}),
    ("POST", "/api/rooms", {"mode": "coop", "name": NUL}),
    ("POST", "/api/games", {"again": NUL}),
    ("POST", "/api/games/%00/moves", {"expect": 0, "key": "a", "event": "open 0 0"}),
    ("POST", "/api/drills/%00/answer", {}),
    ("GET", "/api/rooms/%00", None),
    ("GET", "/api/games/%00/replay", None),
    ("GET", "/api/leaderboard?variant=%00", None),
    ("GET", "/api/leaderboard?%00=1", None),
    ("GET", "/%00", None),
]


def test_a_nul_character_is_refused_everywhere(tmp_path: Path):
    """PostgreSQL holds no NUL in a text: what brings one is the client's mistake, not ours."""
    account = {"name": "somebody", "password": "correct zebra staple"}
    with (
        new_database("web") as url,
        Server(tmp_path, QMINES_DATABASE_URL=url) as server,
        server.client() as client,
    ):
        client.post("/api/signup", json=account)
        assert client.post("/api/login", json=account).status_code == 200
        for method, path, body in WITH_NUL:
            answer = client.request(method, path, json=body)
            assert (answer.status_code, answer.json()["error"]["key"]) == (400, "security-nul"), (
                f"{method} {path} {body}: {answer.text}"
            )
