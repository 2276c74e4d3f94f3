"""Threads shared among addresses: some are always free for others, and CPU time is limited."""

from __future__ import annotations

import asyncio
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from qmines.web.http.errors import Refusal
from qmines.web.http.rate_limits import ASKER, Rate
from qmines.web.live import thread_shares
from qmines.web.live.thread_shares import ThreadShares

ONE, OTHER = "192.0.2.1", "192.0.2.2"


def asked(shares: ThreadShares, address: str, work: object) -> asyncio.Task[object]:
    """Have work done for an address, in a task of its own."""

    async def ask() -> object:
        ASKER.set(address)
        return await shares.run(work)  # type: ignore[arg-type]

    return asyncio.create_task(ask())


def busy(seconds: float) -> None:
    start = time.thread_time()
    while time.thread_time() - start < seconds:
        pass


def test_one_address_leaves_threads_to_others(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(thread_shares, "MOST_WAITING", 3)
    may_end = threading.Event()

    async def story() -> None:
        with ThreadPoolExecutor(4) as pool:
            shares = ThreadShares(pool, limited=True)
            greedy = [asked(shares, ONE, lambda: may_end.wait(60)) for _ in range(5)]
            assert await asyncio.wait_for(asked(shares, OTHER, lambda: "done"), 60) == "done"
            with pytest.raises(Refusal) as refused:
                await asked(shares, ONE, lambda: None)
            assert refused.value.status == 429
            assert not any(task.done() for task in greedy)
            may_end.set()
            assert await asyncio.gather(*greedy) == [True] * 5

    asyncio.run(story())


def test_who_has_used_up_their_cpu_time_waits_for_more():
    async def story() -> None:
        now = 1000.0
        with ThreadPoolExecutor(4) as pool:
            allowance = Rate(0.01, 100.0)  # so that waiting is short; the clock is set by hand
            shares = ThreadShares(pool, limited=True, allowance=allowance, clock=lambda: now)
            await asked(shares, ONE, lambda: busy(0.02))
            waiting = asked(shares, ONE, lambda: "mine")
            assert await asked(shares, OTHER, lambda: "theirs") == "theirs"
            await asyncio.sleep(0.01)
            assert not waiting.done()
            now += 1.0
            assert await asyncio.wait_for(waiting, 60) == "mine"

    asyncio.run(story())


def test_a_server_for_oneself_has_no_shares():
    async def story() -> None:
        with ThreadPoolExecutor(1) as pool:
            shares = ThreadShares(pool, limited=False, allowance=Rate(0.0, 0.0))
            assert await asked(shares, ONE, lambda: "done") == "done"

    asyncio.run(story())
