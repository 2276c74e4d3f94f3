"""A server of several processes: one is killed, all are restarted, and the first one is killed."""

from __future__ import annotations

import os
import signal
import threading
from typing import TYPE_CHECKING

import httpx
import pytest

from support.postgres import new_database
from support.server import Server, command_of
from support.waiting import until
from web.test_fleet import persistent

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.extra
WORKERS = 3
PASSWORD = "correct zebra staple"


@pytest.fixture(params=["sqlite", "postgres"])
def several(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server of several processes, on each database."""
    command = ("serve", "--log", "none", "--workers", str(WORKERS))
    if request.param == "sqlite":
        with Server(tmp_path, *command) as server:
            yield server
        return
    with (
        new_database("workers") as url,
        Server(tmp_path, *command, QMINES_DATABASE_URL=url) as made,
    ):
        yield made


def test_processes_are_killed_and_restarted_while_somebody_plays(several: Server):
    """Every move is acknowledged once and in order, by whichever process is there."""
    stop, played = threading.Event(), []

    def play() -> None:
        with several.client() as client:
            path = f"/api/games/{persistent(client, 'POST', '/api/games', {}).json()['id']}"
            while not stop.is_set():
                number = len(played)
                body = {"expect": number, "key": f"k{number}", "event": f"flag {number % 9} 0"}
                answer = persistent(client, "POST", f"{path}/moves", body)
                assert answer.status_code == 200, answer.text
                played.append(answer.json())
            found = persistent(client, "GET", path, None).json()
            played.append(found["view"]["sequence"])

    def on() -> None:
        before = len(played)
        until(lambda: len(played) > before + 5)

    player = threading.Thread(target=play)
    player.start()
    on()
    first = several.workers()
    os.kill(first[0], signal.SIGKILL)
    until(lambda: len(several.workers()) == WORKERS and first[0] not in several.workers())
    on()
    several.process.send_signal(signal.SIGHUP)
    until(lambda: not set(first) & set(several.workers()) and len(several.workers()) == WORKERS)
    on()
    stop.set()
    player.join(60)
    assert played.pop() == len(played)
    several.process.send_signal(signal.SIGTERM)
    several.process.communicate(timeout=30)
    assert several.process.returncode == 0


def test_somebody_logs_in_on_one_process_and_out_on_another(several: Server):
    """The others notice within a second or two, and none of them lets the old session in."""
    with several.client() as client:
        assert client.post("/api/signup", json={"name": "Ada", "password": PASSWORD}).is_success
        assert client.post("/api/login", json={"name": "Ada", "password": PASSWORD}).is_success
        cookies = {"Cookie": "; ".join(f"{name}={value}" for name, value in client.cookies.items())}

        def accounts() -> set[bool]:
            """What many new connections are told, each by the process that accepts it."""
            asked = [several.get("/api/me", headers=cookies) for _ in range(6 * WORKERS)]
            return {each.json()["account"] is not None for each in asked}

        assert accounts() == {True}
        assert client.post("/api/logout", json={}).is_success
        until(lambda: accounts() == {False})


def test_if_the_first_process_is_killed_all_end(tmp_path: Path):
    """They would keep the port, and the server could not be started again."""
    with Server(tmp_path, "serve", "--workers", str(WORKERS)) as server:
        workers = server.workers()
        assert len(workers) == WORKERS
        server.process.kill()
        server.process.communicate(timeout=60)  # they have its standard output too
        until(lambda: not any(command_of(each) for each in workers))
        with pytest.raises(httpx.TransportError):
            server.get("/healthz")
