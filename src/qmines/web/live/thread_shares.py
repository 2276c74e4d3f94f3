"""Shares threads fairly among addresses.

Each address may use a few threads of a pool at once, so that some are free for others. Python runs
one thread at a time, so a thread that is busy for one address still slows everybody down: for
computations, each address gets one thread and an allowance of CPU time, and waits when it is used
up.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Final, TypeVar

from qmines.messages import Message
from qmines.web.http.errors import Refusal
from qmines.web.http.rate_limits import ASKER, Rate

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Executor

T = TypeVar("T")

THREADS: Final = 2
"""Threads that one address may use at the same time."""
COMPUTING_THREADS: Final = 1
"""The same for computations: with two such threads, the event loop gets a third of the time."""
COMPUTING: Final = Rate(3.0, 0.2)
"""Seconds of CPU time at once, and seconds that are added each second."""
MOST_WAITING: Final = 64
"""Requests of one address that may wait; more are refused."""
_UNLIMITED: Final = Rate(1e9, 1e9)
_MOST: Final = 20_000  # addresses that are remembered


class _Share:
    """What one address may use."""

    def __init__(self, allowance: Rate, now: float) -> None:
        self.threads = asyncio.Semaphore(THREADS if allowance is _UNLIMITED else COMPUTING_THREADS)
        self.waiting = 0
        self._allowance = allowance
        self._left, self._at = allowance.burst, now

    def left(self, now: float) -> float:
        """Seconds of CPU time that are left; negative if too much was used."""
        given = (now - self._at) * self._allowance.each_second
        self._left, self._at = min(self._allowance.burst, self._left + given), now
        return self._left

    def use(self, seconds: float) -> None:
        """Charge CPU time."""
        self._left -= seconds


class ThreadShares:
    """Runs work on the threads of a pool for the address that the current request came from.

    Args:
        pool: the threads.
        limited: False for a server that only its owner uses.
        allowance: of CPU time for each address.
        clock: tells seconds and never runs backwards.
    """

    def __init__(
        self,
        pool: Executor,
        *,
        limited: bool,
        allowance: Rate = _UNLIMITED,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._pool = pool
        self._limited = limited
        self._allowance = allowance
        self._clock = clock
        self._shares: OrderedDict[str, _Share] = OrderedDict()

    async def run(self, work: Callable[[], T]) -> T:
        """Run a function when it is the turn of the current address.

        Raises:
            Refusal: too many requests of this address are waiting already.
        """
        loop, asker = asyncio.get_running_loop(), ASKER.get()
        if not self._limited or not asker:
            return await loop.run_in_executor(self._pool, work)
        share = self._share(asker)
        if share.waiting >= MOST_WAITING:
            message = Message("refused-often")
            raise Refusal(429, "often", message, headers={"Retry-After": "5"})

        def timed() -> T:
            start = time.thread_time()
            try:
                return work()
            finally:  # even if nobody waits for it any more
                loop.call_soon_threadsafe(share.use, time.thread_time() - start)

        share.waiting += 1
        try:
            await share.threads.acquire()
            try:
                while (left := share.left(self._clock())) <= 0:  # noqa: ASYNC110  # time passes
                    await asyncio.sleep(0.001 - left / self._allowance.each_second)
            except BaseException:
                share.threads.release()
                raise
        finally:
            share.waiting -= 1
        try:
            return await loop.run_in_executor(self._pool, timed)
        finally:
            share.threads.release()

    def _share(self, asker: str) -> _Share:
        share = self._shares.get(asker)
        if share is None:
            share = self._shares[asker] = _Share(self._allowance, self._clock())
            if len(self._shares) > _MOST:
                self._shares.popitem(last=False)
        self._shares.move_to_end(asker)
        return share
