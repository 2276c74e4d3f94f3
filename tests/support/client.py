"""Clients of a real server: requests with cookies, and sockets."""

from __future__ import annotations

import json
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import httpx
from websockets.sync.client import ClientConnection, connect

if TYPE_CHECKING:
    from collections.abc import Iterator

PLAIN = False
"""Tests ask over plain HTTP; to prepare for HTTPS, httpx reads all certificates, for 30 ms."""


class Client(httpx.Client):
    """A browser: its cookies, its origin."""

    def __init__(self, address: str) -> None:
        super().__init__(
            base_url=address,
            headers={"Origin": address},
            timeout=120,
            trust_env=False,
            verify=PLAIN,
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
