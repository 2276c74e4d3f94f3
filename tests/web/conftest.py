"""A real server in a process of its own, and clients that ask it over real sockets."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


class Server:
    """A server process: its address, its folder, its end."""

    def __init__(self, folder: Path, *arguments: str, **environment: str) -> None:
        self._command = [sys.executable, "-m", "qmines.cli", *(arguments or ("web",))]
        if arguments[:1] != ("serve",):
            self._command += ["--no-browser", "--port", "0"]
        self._environment = {**os.environ, "QMINES_DATA": str(folder), **environment}
        self._folder = folder
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            self._command, stdout=subprocess.PIPE, text=True, env=self._environment
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.address = line.split(" at ")[1].split()[0].rstrip("/")
        end = time.monotonic() + 180
        while True:
            try:
                assert self.get("/healthz").status_code == 200
            except httpx.TransportError:
                assert time.monotonic() < end
                assert self.process.poll() is None
                time.sleep(0.02)
            else:
                return

    def get(self, path: str, **more: Any) -> httpx.Response:
        return httpx.get(self.address + path, trust_env=False, timeout=120, **more)

    def client(self) -> Client:
        return Client(self.address)

    def forget_tries(self) -> None:
        """Sign-ups and logins are counted for each address, and all tests have one."""
        with closing(sqlite3.connect(self._folder / "qmines.db", timeout=60)) as database:
            database.execute("DELETE FROM attempts")
            database.commit()

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)
        self.process.communicate(timeout=120)
        return self.process.returncode


class Client(httpx.Client):
    """A browser: its cookies, its origin."""

    def __init__(self, address: str) -> None:
        super().__init__(
            base_url=address, headers={"Origin": address}, timeout=120, trust_env=False
        )
        self.address = address

    def new(self, **fields: Any) -> dict[str, Any]:
        answer = self.post("/api/games", json=fields)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def ask(self, game: str, what: str, **fields: Any) -> httpx.Response:
        return self.post(f"/api/games/{game}/{what}", json=fields)

    def move(self, game: str, expect: int, event: str, key: str = "") -> dict[str, Any]:
        answer = self.ask(game, "moves", expect=expect, event=event, key=key or f"k{expect}")
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    @contextmanager
    def socket(self, game: str, kind: str = "games", **headers: str) -> Iterator[Line]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        sent = {"Origin": self.address, "Cookie": cookies, **headers}
        address = f"{self.address.replace('http', 'ws', 1)}/api/{kind}/{game}/socket"
        with connect(
            address, additional_headers={k: v for k, v in sent.items() if v}, proxy=None
        ) as raw:
            yield Line(raw)


class Line:
    """An open socket."""

    def __init__(self, raw: ClientConnection) -> None:
        self.raw = raw
        self._number = 0

    def hear(self, timeout: float = 90, *, all_: bool = False) -> dict[str, Any]:
        """The next message; of how many watch only if all are wanted."""
        while True:
            found = dict(json.loads(self.raw.recv(timeout=timeout)))
            if all_ or found["type"] != "watchers":
                return found

    def tell(self, kind: str, /, **fields: Any) -> int:
        self._number += 1
        self.raw.send(json.dumps({"type": kind, "id": self._number, **fields}))
        return self._number

    def ask(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        number = self.tell(kind, **fields)
        while True:
            found = self.hear()
            if found["type"] == "reply" and found["id"] == number:
                return found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that leave it as it was."""
    made = Server(tmp_path_factory.mktemp("web"))
    yield made
    assert made.stop() == 0


@pytest.fixture(autouse=True)
def _nobody_tried_before(request: pytest.FixtureRequest) -> None:
    """How many tests ran before on this server decides nothing."""
    if "server" in request.fixturenames:
        request.getfixturevalue("server").forget_tries()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test alone."""
    made = Server(tmp_path)
    yield made
    if made.process.poll() is None:
        made.kill()


@pytest.fixture
def client(server: Server) -> Iterator[Client]:
    """Somebody new."""
    with server.client() as made:
        yield made
