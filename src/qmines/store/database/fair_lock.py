"""Turns for threads that write: one at a time, in the order in which they came.

SQLite lets whoever waits for its lock look again now and then; beside a thread that commits group
after group, one that looks may find the lock taken for seconds. Within a process nobody need look.
"""

from __future__ import annotations

from collections import deque
from contextlib import contextmanager
from threading import Event, Lock
from typing import TYPE_CHECKING

from qmines.store.errors import StoreBusy

if TYPE_CHECKING:
    from collections.abc import Iterator


class FairLock:
    """``with turns.mine()``: wait for one's turn, at most so many seconds."""

    def __init__(self, timeout: float, busy: str) -> None:
        self._timeout = timeout
        self._busy = busy
        self._lock = Lock()
        self._taken = False
        self._waiting: deque[Event] = deque()

    @contextmanager
    def mine(self) -> Iterator[None]:
        """Have the turn within the block.

        Raises:
            StoreBusy: it did not come in time.
        """
        self._wait()
        try:
            yield
        finally:
            with self._lock:
                if self._waiting:
                    self._waiting.popleft().set()  # the turn is handed over, not free in between
                else:
                    self._taken = False

    def _wait(self) -> None:
        with self._lock:
            if not self._taken:
                self._taken = True
                return
            called = Event()
            self._waiting.append(called)
        if called.wait(self._timeout):
            return
        with self._lock:
            if called.is_set():  # in the last moment
                return
            self._waiting.remove(called)
        raise StoreBusy(self._busy)
