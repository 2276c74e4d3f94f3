"""A player who moves all the time while something else is done to the server."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import TYPE_CHECKING, Self

import httpx
import uvloop

from raw import Requests

if TYPE_CHECKING:
    from raw import Player
    from served import Server

PAUSE = 0.02  # seconds between an answer and the next move


class Mover:
    """Plays on a thread of its own for as long as it is entered; ``times`` are in seconds."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._thread = threading.Thread(target=lambda: uvloop.run(self._play()))
        self._ready, self._done = threading.Event(), threading.Event()
        self.times: list[float] = []
        self.failed = ""

    def __enter__(self) -> Self:
        self._thread.start()
        self._ready.wait(60)
        return self

    def __exit__(self, *_: object) -> None:
        self._done.set()
        self._thread.join()

    async def _play(self) -> None:
        loop = asyncio.get_running_loop()
        headers = {"Origin": self._server.address}
        async with httpx.AsyncClient(
            base_url=self._server.address, headers=headers, trust_env=False, timeout=60
        ) as client:
            answer = await client.post("/api/games", json={"level": "expert"})
        game, token = answer.json()["id"], answer.cookies["qmines"]
        _, player = await loop.create_connection(
            lambda: Requests(self._server.address, game, token), "127.0.0.1", self._server.port
        )
        await player.ready

        def answered(player: Player) -> None:
            self.times.append(time.perf_counter() - player.due)
            self._ready.set()
            loop.call_later(PAUSE, move)

        def move() -> None:
            player.due = time.perf_counter()
            player.move()

        player.answered = answered
        move()
        while not self._done.is_set() and not player.failed.done():  # noqa: ASYNC110  # a thread's
            await asyncio.sleep(0.05)
        if player.failed.done():
            self.failed = player.failed.result()
        else:
            self.times.append(max(0.0, time.perf_counter() - player.due - PAUSE))  # at the end
