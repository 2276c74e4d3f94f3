"""A fair lock for threads that write: one at a time, in the order of their requests.

Short writes, such as moves, go first, but never twice in a row while others wait.

Threads that wait for SQLite's own lock poll it, and next to a thread that commits all the time,
they may find it taken for seconds. Within a process, this lock avoids polling.
"""

from __future__ import annotations

from collections import deque
from contextlib import contextmanager
from threading import Event, Lock
from typing import TYPE_CHECKING

from qmines.store.errors import StoreBusy

if TYPE_CHECKING:
    from collections.abc import Iterator

    from qmines.messages import Message


class FairLock:
    """``with turns.mine()`` waits for the thread's turn, at most ``timeout`` seconds."""

    def __init__(self, timeout: float, busy: Message | str) -> None:
        self._timeout = timeout
        self._busy = busy
        self._lock = Lock()
        self._taken = False
        self._waiting: deque[Event] = deque()
        self._short: deque[Event] = deque()
        self._went_first = False

    @contextmanager
    def mine(self, *, short: bool = False) -> Iterator[None]:
        """Hold the lock within the block; short writes go first.

        Raises:
            StoreBusy: the turn did not come in time.
        """
        queue = self._short if short else self._waiting
        self._wait(queue)
        try:
            yield
        finally:
            with self._lock:
                following = self._next()
                if following is not None:
                    following.set()  # handed over directly, so that nobody gets in between
                else:
                    self._taken = False

    def _next(self) -> Event | None:
        self._went_first = bool(self._short) and not (self._went_first and self._waiting)
        queue = self._short if self._went_first else self._waiting
        return queue.popleft() if queue else None

    def _wait(self, queue: deque[Event]) -> None:
        with self._lock:
            if not self._taken:
                self._taken = True
                return
            called = Event()
            queue.append(called)
        if called.wait(self._timeout):
            return
        with self._lock:
            if called.is_set():  # at the last moment
                return
            queue.remove(called)
        raise StoreBusy(self._busy)
