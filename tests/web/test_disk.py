"""The disk of a real server: one address fills little of it, and what guests leave is removed."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from contextlib import closing
from typing import TYPE_CHECKING

import httpx
import pytest
from sqlalchemy import insert, update

from qmines.modes import make_setup
from qmines.session import Entry, Header, commitment_to
from qmines.store import Players, Store
from qmines.store.accounts.players import DAY, now
from qmines.store.database.tables import GAMES
from qmines.store.games.stored_play import adopt
from qmines.store.records import game_row
from qmines.web.http.storage_quota import SOON
from qmines.web.routes.replays import MOST_FORKED

from .asgi import ask, running
from .conftest import Server
from .test_storage import SEED, fork, game_file

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.extra

HOUR = 3_600_000


def test_one_address_fills_a_few_megabytes_and_no_more(tmp_path: Path):
    """On a real server; and another address does not notice."""
    server = Server(tmp_path, "serve", "--port", "0", "--log", "none")
    try:
        with person(server, "127.0.0.2") as bad, person(server, "127.0.0.1") as good:
            data = game_file(MOST_FORKED - 1)
            before = size_of(tmp_path)
            for forks in range(60):  # noqa: B007  # looked at below
                answer = bad.post("/api/replay/fork", json=fork(data, MOST_FORKED - 1))
                if answer.status_code == 429:
                    break
            assert answer.json()["error"]["kind"] == "quota"
            assert int(answer.headers["Retry-After"]) > 0
            assert 5 <= forks <= 12
            assert size_of(tmp_path) - before < 20e6
            for path in ("/api/games", "/api/rooms"):  # less is still left for something small
                assert bad.post(path, json={"mode": "race"} if "rooms" in path else {})
            assert good.post("/api/replay/fork", json=fork(data, 4000)).status_code == 201
            told = good.get("/metrics").text
            assert "qmines_quota_refusals_total 1\n" in told
            stored = next(
                line for line in told.splitlines() if line.startswith("qmines_stored_bytes_total")
            )
            assert SOON.burst / 2 < int(stored.split()[1]) < 1.5 * SOON.burst
    finally:
        server.kill()


def person(server: Server, address: str) -> httpx.Client:
    return httpx.Client(
        base_url=server.address,
        headers={"Origin": server.address},
        transport=httpx.HTTPTransport(verify=False, local_address=address),
        timeout=120,
    )


def size_of(folder: Path) -> int:
    return sum(each.stat().st_size for each in folder.glob("qmines.db*"))


# What is left behind


def test_a_server_removes_what_guests_left_behind(tmp_path: Path):
    header = Header(make_setup("beginner"), commitment_to(SEED))
    with Store(f"sqlite:///{tmp_path}/qmines.db") as store:
        guest = Players(store).guest("")[0].id
        old, unused, fresh = (store.add(header, SEED, owner=guest) for _ in range(3))
        left = adopt(store, header, SEED, [Entry(0, "open 4 4")], owner=guest)
        own = store.add(header, SEED)
        days = {old: 400, unused: 2, left: 20, own: 400}
        with store.database.write() as connection:
            for name, each in days.items():
                game = update(GAMES).where(GAMES.c.id == name)
                connection.execute(game.values(touched=now() - each * DAY))
    kept = {fresh, left, own}
    for options, removed in ((("--keep-guest-games", "30"), 2), ((), 1)):
        server = Server(tmp_path, "serve", "--port", "0", "--log", "none", *options)
        try:
            until(server, f"qmines_games_removed_total {removed}")
        finally:
            assert server.stop() == 0
        with closing(sqlite3.connect(tmp_path / "qmines.db")) as database:
            assert {name for (name,) in database.execute("SELECT id FROM games")} == kept
        kept.discard(left)


def until(server: Server, line: str) -> None:
    end = time.monotonic() + 120
    while f"{line}\n" not in server.get("/metrics").text:
        assert time.monotonic() < end, line
        time.sleep(0.2)


def test_a_server_makes_space_and_tells_how_much(tmp_path: Path):
    """600 games of 2,000 bytes are more than 1 MB; the oldest go, and no more than necessary."""
    url = f"sqlite:///{tmp_path}/qmines.db"
    header = Header(make_setup("beginner"), commitment_to(SEED))
    with Store(url) as store:
        guest = Players(store).guest("")[0].id
        made = now() - 3 * HOUR
        games = [
            game_row(header, SEED, f"game{number:08}", made + number, owner=guest)
            for number in range(600)
        ]
        with store.database.write() as connection:
            connection.execute(insert(GAMES), games)

    async def figures() -> dict[str, int]:
        async with running(url, guest_storage=1, keep_guest_games=0) as app:
            site = app.state.site
            await asyncio.gather(site.clean_up(), site.clean_up())  # nothing is removed twice
            _, _, text = await ask(app, "GET", "/metrics")
        found = re.findall(r"^(qmines_\w*(?:removed|guest)\w*) (\d+)$", text.decode(), re.MULTILINE)
        return {name: int(value) for name, value in found}

    found = asyncio.run(figures())
    gone = found["qmines_games_removed_for_space_total"]
    assert found["qmines_games_removed_total"] == gone
    assert 100 <= gone < 300
    assert found["qmines_guest_bytes_removed_total"] >= 2_000 * gone
    assert 990_000 < found["qmines_guest_bytes"] <= 1_000_000
    with closing(sqlite3.connect(tmp_path / "qmines.db")) as database:
        (oldest,) = database.execute("SELECT min(id) FROM games").fetchone()
    assert oldest == f"game{gone:08}"
