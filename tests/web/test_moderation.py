"""What operators do while a player is logged in, on real servers with several processes."""

from __future__ import annotations

import time
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, Final

import pytest
from websockets.exceptions import ConnectionClosed

from qmines.store import Store
from qmines.store.accounts.moderation import Moderation
from support.postgres import new_database
from support.waiting import until
from web.conftest import Server
from web.test_accounts import GOOD, logged_in, signed_up

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from web.conftest import Line

pytestmark = pytest.mark.extra
WITHIN: Final = 10.0  # seconds; it is about one, but the machine may be busy
LEVEL: Final = {"level": "9x9x20"}


@pytest.fixture(params=["sqlite", "postgres"])
def site(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Server, str]]:
    """A server: one process on SQLite, two on PostgreSQL."""
    with ExitStack() as stack:
        url, command = f"sqlite:///{tmp_path}/qmines.db", ["web"]
        if request.param == "postgres":
            url = stack.enter_context(new_database("moderation"))
            command = ["serve", "--workers", "2", "--name", "127.0.0.1"]
        made = Server(tmp_path, *command, QMINES_DATABASE_URL=url)
        yield stack.enter_context(made), url


def took(what: Callable[[], Any]) -> float:
    """How many seconds until something is so."""
    start = time.monotonic()
    until(what)
    return time.monotonic() - start


def closed(line: Line) -> int:
    """The close code of a socket, once it is closed."""
    try:
        while True:
            line.hear(WITHIN, all_=True)
    except ConnectionClosed as error:
        return error.rcvd.code if error.rcvd is not None else 0


def test_a_ban_ends_everything_at_once(site: tuple[Server, str]):
    server, url = site
    with ExitStack() as stack, Store(url) as store:
        ada, phone, bob = (stack.enter_context(server.client()) for _ in range(3))
        name = signed_up(ada)
        for each in (ada, phone):
            assert logged_in(each, name).status_code == 200
        code = ada.post("/api/recovery/codes", json={"password": GOOD}).json()["codes"][0]
        game = ada.new(**LEVEL)["id"]
        lines = [stack.enter_context(each.socket(game)) for each in (ada, ada, phone, phone)]
        for line in lines:
            line.hear()
        ada.post("/api/quick", json=LEVEL)

        def waiting() -> bool:
            return any(name in each["names"] for each in bob.get("/api/lobby").json()["rooms"])

        until(waiting)
        Moderation(store).ban(name, "rude", days=1)
        start = time.monotonic()
        assert {closed(line) for line in lines} == {4401}
        assert time.monotonic() - start < WITHIN
        for each in (ada, phone):  # whichever process answers
            for _ in range(5):
                assert each.get("/api/me").json()["account"] is None
        assert took(lambda: not waiting()) < WITHIN
        assert bob.get(f"/api/players/{name}").status_code == 404
        room = bob.post("/api/quick", json={**LEVEL, "name": "Bob"}).json()["room"]
        assert len(room["members"]) == 1  # nobody is paired with a banned player
        refused = phone.post("/api/login", json={"name": name, "password": GOOD})
        assert (refused.status_code, "rude" in refused.text) == (403, True)
        fresh = {"name": name, "code": code, "password": f"{GOOD} again"}
        assert phone.post("/api/recover", json=fresh).status_code == 200
        assert logged_in(phone, name, f"{GOOD} again").status_code == 403
        assert phone.get("/api/me").json()["account"] is None
        Moderation(store).unban(name)
        assert logged_in(phone, name, f"{GOOD} again").status_code == 200
        assert bob.get(f"/api/players/{name}").status_code == 200


def test_a_new_name_and_privacy_reach_open_sockets(site: tuple[Server, str]):
    server, url = site
    with ExitStack() as stack, Store(url) as store:
        ada, bob = (stack.enter_context(server.client()) for _ in range(2))
        name = signed_up(ada)
        assert logged_in(ada, name).status_code == 200
        game = bob.new(**LEVEL)["id"]
        line = stack.enter_context(bob.socket(game))
        stack.enter_context(ada.socket(game))

        def names() -> list[str]:
            found = line.hear(WITHIN, all_=True)
            return [each["name"] for each in found.get("spectators", [])]

        until(lambda: names() == [name])
        new = f"{name[:12]}-new"
        start = time.monotonic()
        Moderation(store).rename(name, new)
        until(lambda: names() == [new])
        Moderation(store).set_listed(new, listed=False)
        until(lambda: names() == [])
        Moderation(store).set_listed(new, listed=True)
        until(lambda: names() == [new])
        assert time.monotonic() - start < 3 * WITHIN
