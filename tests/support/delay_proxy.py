"""A TCP proxy that delays everything that passes, as a slow or unsteady network does."""

from __future__ import annotations

import asyncio
import random
import threading
from contextlib import suppress
from typing import Self


class DelayProxy:
    """Forwards connections to a port of this machine, in order, until the context is left.

    Args:
        port: where the server listens.
        delay: seconds that everything takes, each way.
        stalls: the share of chunks that take ``stall`` seconds longer.
        stall: seconds.
        seed: decides which chunks.
    """

    def __init__(
        self, port: int, *, delay: float = 0.075, stalls: float = 0, stall: float = 1, seed: int = 0
    ) -> None:
        self._target = port
        self._delay, self._stalls, self._stall = delay, stalls, stall
        self._random = random.Random(seed)
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()))
        self._ready = threading.Event()
        self._writers: list[asyncio.StreamWriter] = []
        self.stalled = 0
        self.address = ""

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._ready.wait(10)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join()

    async def _run(self) -> None:
        self._loop, self._stop = asyncio.get_running_loop(), asyncio.Event()
        async with await asyncio.start_server(self._serve, "127.0.0.1", 0) as server:
            self.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
            self._ready.set()
            await self._stop.wait()
        for writer in self._writers:
            writer.transport.abort()
        await asyncio.sleep(0.05)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await asyncio.sleep(2 * self._delay)  # the handshake
        onward = await asyncio.open_connection("127.0.0.1", self._target)
        self._writers += [writer, onward[1]]
        with suppress(asyncio.CancelledError):  # the proxy is left
            await asyncio.gather(self._pass(reader, onward[1]), self._pass(onward[0], writer))

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One direction: chunks stay in order, so that a late one holds up those behind it."""
        queue: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        sending = asyncio.create_task(self._send(queue, writer))
        chunk, due = b" ", 0.0
        while chunk:
            try:
                chunk = await reader.read(65536)
            except ConnectionError:
                chunk = b""
            late = self._random.random() < self._stalls
            self.stalled += late
            due = max(due, self._loop.time() + self._delay + late * self._stall)
            queue.put_nowait((due, chunk))
        await sending

    async def _send(
        self, queue: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter
    ) -> None:
        chunk = b" "
        while chunk:
            due, chunk = await queue.get()
            await asyncio.sleep(max(0, due - self._loop.time()))
            try:
                writer.write(chunk)
                await writer.drain()
            except ConnectionError:
                break
        writer.close()
