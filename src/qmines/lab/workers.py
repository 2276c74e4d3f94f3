"""Those who play: chunks go in, outcomes come out in any order."""

from __future__ import annotations

import queue
import threading
import time
from typing import TYPE_CHECKING, NamedTuple, Protocol, Self

from qmines import _kernel

if TYPE_CHECKING:
    from qmines.lab.contest import Chunk
    from qmines.lab.games import Games


class Done(NamedTuple):
    """A chunk that came back: its games, or None if it was called off."""

    first: int
    games: Games | None
    busy: float


class Workers(Protocol):
    """Threads here, or a cluster."""

    under_way: int
    chunk_seconds: float

    @property
    def workers(self) -> int:
        """How many chunks are played at the same time."""

    def submit(self, first: int, chunk: Chunk) -> None:
        """Have a chunk played."""

    def take(self, timeout: float) -> Done | None:
        """The next chunk that comes back; None if none does in time. Raises what it raised."""

    def stop(self) -> None:
        """Call off what is under way; what is finished already still comes back."""


class LocalWorkers:
    """Threads of this process; the kernel plays without the GIL."""

    def __init__(self, threads: int) -> None:
        self.under_way = 0
        # A run on many cores shall not wait for its disk at every turn.
        self.chunk_seconds = min(2.0, 0.25 * max(1.0, threads / 4))
        self._cancel = _kernel.Cancel()
        self._work: queue.SimpleQueue[tuple[int, Chunk] | None] = queue.SimpleQueue()
        self._done: queue.SimpleQueue[Done | BaseException] = queue.SimpleQueue()
        # Daemons: a game that takes minutes must not hold up an impatient user.
        self._threads = [threading.Thread(target=self._run, daemon=True) for _ in range(threads)]
        for thread in self._threads:
            thread.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        self._cancel.set()
        for _thread in self._threads:
            self._work.put(None)
        if kind is None:
            for thread in self._threads:
                thread.join()

    @property
    def workers(self) -> int:
        """One chunk a thread."""
        return len(self._threads)

    def submit(self, first: int, chunk: Chunk) -> None:
        """Put it in the queue."""
        self.under_way += 1
        self._work.put((first, chunk))

    def take(self, timeout: float) -> Done | None:
        """Wait for a thread."""
        try:
            done = self._done.get(timeout=timeout)
        except queue.Empty:
            return None
        self.under_way -= 1
        if isinstance(done, BaseException):
            raise done
        return done

    def stop(self) -> None:
        """Raise the kernel's flag: games in play are finished, others not begun."""
        self._cancel.set()

    def _run(self) -> None:
        while (work := self._work.get()) is not None:
            first, chunk = work
            begin = time.thread_time()
            try:
                games = chunk.play(self._cancel)
            except BaseException as error:  # noqa: BLE001  # the caller's thread raises it
                self._done.put(error)
            else:
                self._done.put(Done(first, games, time.thread_time() - begin))
