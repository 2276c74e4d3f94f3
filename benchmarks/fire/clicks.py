"""R3: many clients click on one game at the same time, over HTTP and on sockets.

    python benchmarks/fire/clicks.py [--clicks 10000] [--clients 16] [--servers 2] [--fault swallow]

All are the same player in many tabs, half of them on sockets, spread over real servers on one
database. Each makes its clicks one after the other; where others were quicker it is told so (409),
and clicks again with the same key. The clicks are marks on a small field, so that the outcome
depends on their order.

Figure: every acknowledged click is stored once, at the place and with the hash that were told, and
no place is empty; the order agrees with that in which clients clicked and heard; replayed, it
leads to the field that every client sees at the end; every socket heard all of it in order.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import connect

from served import Server

SIZE = 9


@dataclass
class Click:
    """One click: what, when it was sent first and acknowledged, and what was told then."""

    key: str
    event: str
    sent: float
    heard: float = 0.0
    sequence: int = -1
    chain: str = ""


class Client:
    """Clicks, and remembers what it was told."""

    def __init__(self, number: int, address: str, game: str, token: str) -> None:
        self.number = number
        self.address, self.game, self.token = address, game, token
        self.done: list[Click] = []
        self.refused = 0
        self.sequence = 1
        self.last: list[str] = []  # the field at the end

    async def run(self, clicks: int) -> None:
        """Make so many clicks."""
        dice = random.Random(self.number)
        for each in range(clicks):
            verb = dice.choice(("flag", "question", "mark"))
            event = f"{verb} {dice.randrange(SIZE)} {dice.randrange(SIZE)}"
            click = Click(f"c{self.number}-{each}", event, time.monotonic())
            while True:
                asked = {"expect": self.sequence, "key": click.key, "event": event}
                status, told = await self.ask(asked)
                if status == 200:
                    break
                assert status == 409, (status, told)
                self.refused += 1
                self.sequence = max(self.sequence, told["game"]["view"]["sequence"])
            click.heard = time.monotonic()
            view = told["game"]["view"] if told.get("repeated") else told["delta"]
            click.sequence, click.chain = view["sequence"] - 1, view["chain"]
            self.sequence = max(self.sequence, view["sequence"])
            self.done.append(click)

    async def ask(self, asked: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        """Send a click: the status of the answer, and its body."""
        raise NotImplementedError

    def findings(self, clicks: int) -> list[str]:  # noqa: ARG002  # sockets look at it
        """What is wrong with what it heard by itself."""
        return []


class Requests(Client):
    """A client over HTTP."""

    async def play(self, clicks: int) -> None:
        """Connect, and make so many clicks."""
        headers = {"Origin": self.address, "Cookie": f"qmines={self.token}"}
        async with httpx.AsyncClient(
            base_url=self.address, headers=headers, trust_env=False, verify=False, timeout=60
        ) as self.client:
            await self.run(clicks)

    async def ask(self, asked: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        """As a request."""
        answer = await self.client.post(f"/api/games/{self.game}/moves", json=asked)
        return answer.status_code, orjson.loads(answer.content)


class Socket(Client):
    """A client on a socket, which is also told what the others do."""

    def __init__(self, number: int, address: str, game: str, token: str) -> None:
        super().__init__(number, address, game, token)
        self.told: list[tuple[int, int]] = []  # from which sequence to which
        self.replies: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def play(self, clicks: int) -> None:
        """Connect, and make so many clicks."""
        headers = {"Origin": self.address, "Cookie": f"qmines={self.token}"}
        path = f"{self.address.replace('http', 'ws', 1)}/api/games/{self.game}/socket"
        async with connect(
            path, additional_headers=headers, proxy=None, compression=None, max_queue=None
        ) as self.socket:
            first = orjson.loads(await self.socket.recv())
            self.sequence = self.begin = first["game"]["view"]["sequence"]
            reader = asyncio.create_task(self._read())
            await self.run(clicks)
            self.ended = asyncio.Event()
            await self.ended.wait()  # until all have clicked, and it was told of that
            reader.cancel()

    async def ask(self, asked: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        """As a frame."""
        body = {"type": "move", "id": 1, **asked}
        await self.socket.send(orjson.dumps(body).decode())
        told = await self.replies.get()
        return told["status"], told

    async def _read(self) -> None:
        async for text in self.socket:
            told = orjson.loads(text)
            if told["type"] == "reply":
                if "delta" in told:
                    self._note(told)
                else:  # all of it, to somebody who knew less
                    self.told.append((0, told["game"]["view"]["sequence"]))
                self.replies.put_nowait(told)
            elif told["type"] == "delta":
                self._note(told)
                self.sequence = max(self.sequence, told["delta"]["sequence"])

    def _note(self, told: dict[str, Any]) -> None:
        self.told.append((told["delta"]["from"], told["delta"]["sequence"]))

    def findings(self, clicks: int) -> list[str]:
        """Whether it heard of all that happened, step by step or as a whole."""
        covered = self.begin
        for begin, end in sorted(self.told):
            if begin > covered:
                return [f"client {self.number} never heard of the clicks {covered} to {begin}"]
            covered = max(covered, end)
        return [] if covered >= clicks else [f"client {self.number} heard only up to {covered}"]


async def clicked(
    servers: list[Server], number: int, clicks: int
) -> tuple[str, list[Client], list[dict[str, Any]]]:
    """Let them click; tells the game, the clients and how each server shows it at the end."""
    first = servers[0].address
    async with httpx.AsyncClient(
        base_url=first, headers={"Origin": first}, trust_env=False, verify=False, timeout=60
    ) as client:
        made = {"level": f"{SIZE}x{SIZE}x10", "options": {"questions": True}}
        answer = await client.post("/api/games", json=made)
        game, token = answer.json()["id"], answer.cookies["qmines"]
        move = {"expect": 0, "key": "first", "event": f"open {SIZE // 2} {SIZE // 2}"}
        (await client.post(f"/api/games/{game}/moves", json=move)).raise_for_status()
    clients: list[Client] = [
        (Socket if each % 2 else Requests)(
            each, servers[each // 2 % len(servers)].address, game, token
        )
        for each in range(number)
    ]
    shares = [clicks // number + (each < clicks % number) for each in range(number)]
    tasks = [
        asyncio.create_task(client.play(share))
        for client, share in zip(clients, shares, strict=True)
    ]
    while not all(len(c.done) == share for c, share in zip(clients, shares, strict=True)):
        for task in tasks:
            if task.done():
                task.result()
        await asyncio.sleep(0.05)
    end = time.monotonic() + 8
    while any(client.findings(clicks + 1) for client in clients):
        if time.monotonic() > end:
            break
        await asyncio.sleep(0.1)
    for client in clients:
        if isinstance(client, Socket):
            client.ended.set()
    await asyncio.gather(*tasks)
    shown = []
    for server in servers:
        async with httpx.AsyncClient(trust_env=False, verify=False, timeout=60) as client:
            shown.append((await client.get(f"{server.address}/api/games/{game}")).json()["view"])
    return game, clients, shown


def findings(
    folder: Path, game: str, clients: list[Client], shown: list[dict[str, Any]]
) -> list[str]:
    """What does not agree with the one order in which the clicks are stored."""
    from qmines.store import Store  # noqa: PLC0415
    from qmines.web.live.documents import view_document  # noqa: PLC0415

    (file,) = folder.glob("*.db")
    with sqlite3.connect(file) as connection:
        query = "SELECT sequence, key, event, hash FROM events WHERE game = ? ORDER BY sequence"
        rows = connection.execute(query, (game,)).fetchall()
    found = []
    clicks = {click.key: click for client in clients for click in client.done}
    if [row[0] for row in rows] != list(range(len(rows))):
        found.append("the sequence has gaps")
    if sorted(row[1] for row in rows) != sorted(["first", *clicks]):
        found.append(f"{len(clicks) + 1} clicks were acknowledged, {len(rows)} are stored")
    latest = 0.0
    for sequence, key, event, link in rows:
        click = clicks.get(key)
        if click is None:
            continue
        if (click.sequence, click.event, click.chain) != (sequence, event, link):
            found.append(f"click {key} is stored otherwise than was told")
        if click.heard < latest:
            found.append(f"click {key} stands behind one that was made after its end")
        latest = max(latest, click.sent)
    for client in clients:
        order = [click.sequence for click in client.done]
        if order != sorted(order):
            found.append(f"the clicks of client {client.number} are not in its order")
        found += client.findings(len(rows))
    with Store(f"sqlite:///{file}") as store:
        replayed = view_document(store.load(game).view)
    for view in shown:
        if (view["boards"], view["chain"]) != (replayed["boards"], replayed["chain"]):
            found.append("a server shows another field than the replay")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--clicks", type=int, default=10_000)
    parser.add_argument("--clients", type=int, default=16)
    parser.add_argument("--servers", type=int, default=2)
    parser.add_argument("--fault", default="")
    given = parser.parse_args()
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        folder = Path(name)
        servers = [
            stack.enter_context(Server(folder, fault=given.fault)) for _ in range(given.servers)
        ]
        game, clients, shown = asyncio.run(clicked(servers, given.clients, given.clicks))
        found = findings(folder, game, clients, shown)
    refused = sum(client.refused for client in clients)
    print(
        f"{sum(len(client.done) for client in clients):,} clicks of {given.clients} clients on "
        f"{given.servers} servers acknowledged, {refused:,} times somebody else was quicker, "
        f"{len(found)} findings, {time.monotonic() - start:.0f} s"
    )
    sys.exit("\n".join(found[:10]) if found else 0)


if __name__ == "__main__":
    main()
