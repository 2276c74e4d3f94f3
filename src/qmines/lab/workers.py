"""Workers play chunks of games and return the outcomes in any order."""

from __future__ import annotations

import atexit
import os
import queue
import sys
import threading
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, Self

from qmines import _kernel
from qmines.interrupts import INTERRUPTED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from qmines.lab.contest import Chunk
    from qmines.lab.games import Games

PATIENCE: Final = 10.0
"""Seconds to wait for games in progress after an error or Ctrl-C."""
_LAST_PATIENCE: Final = 1.0  # seconds to wait for them when Python exits
_NAME: Final = "qmines-lab"


class Done(NamedTuple):
    """A finished chunk: its games, or None if it was cancelled."""

    first: int
    games: Games | None
    busy: float


class Workers(Protocol):
    """Local threads or a cluster."""

    under_way: int
    chunk_seconds: float

    @property
    def workers(self) -> int:
        """The number of chunks played in parallel."""

    def submit(self, first: int, chunk: Chunk) -> None:
        """Queue a chunk."""

    def take(self, timeout: float) -> Done | None:
        """The next finished chunk; None after the timeout. Re-raises its exception."""

    def stop(self) -> None:
        """Cancel what is in progress; finished chunks are still returned."""


class LocalWorkers:
    """Threads of this process; the kernel releases the GIL."""

    def __init__(self, threads: int) -> None:
        self.under_way = 0
        # With many cores, larger chunks keep the disk from becoming the bottleneck.
        self.chunk_seconds = min(2.0, 0.25 * max(1.0, threads / 4))
        self._cancel = _kernel.Cancel()
        self._work: queue.SimpleQueue[tuple[int, Chunk] | None] = queue.SimpleQueue()
        self._done: queue.SimpleQueue[Done | BaseException] = queue.SimpleQueue()
        self._threads: list[threading.Thread] = []
        self.workers = threads

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        self._cancel.set()
        for _thread in self._threads:
            self._work.put(None)
        if kind is not KeyboardInterrupt:  # then ``play`` has waited already
            _join(self._threads, None if kind is None else PATIENCE)

    def submit(self, first: int, chunk: Chunk) -> None:
        """Queue a chunk."""
        self.under_way += 1
        if len(self._threads) < self.workers:
            # Daemons, so that exiting does not wait for a game that takes minutes.
            thread = threading.Thread(target=self._run, name=_NAME, daemon=True)
            self._threads.append(thread)
            thread.start()
        self._work.put((first, chunk))

    def take(self, timeout: float) -> Done | None:
        """Wait for a finished chunk."""
        try:
            done = self._done.get(timeout=timeout)
        except queue.Empty:
            return None
        self.under_way -= 1
        if isinstance(done, BaseException):
            raise done
        return done

    def stop(self) -> None:
        """Set the kernel's flag: games in progress are finished, others are not started."""
        self._cancel.set()

    def _run(self) -> None:
        while (work := self._work.get()) is not None:
            first, chunk = work
            begin = time.thread_time()
            try:
                games = chunk.play(self._cancel)
            except BaseException as error:  # noqa: BLE001  # re-raised in the caller's thread
                self._done.put(error)
            else:
                self._done.put(Done(first, games, time.thread_time() - begin))


def _join(threads: Sequence[threading.Thread], seconds: float | None) -> None:
    """Wait until threads have ended, but not longer than this in all."""
    end = None if seconds is None else time.monotonic() + seconds
    for thread in threads:
        thread.join(None if end is None else max(0.0, end - time.monotonic()))


@atexit.register
def _leave() -> None:
    """End the process without Python's own exit, which threads inside the kernel would abort."""
    threads = [thread for thread in threading.enumerate() if thread.name == _NAME]
    with suppress(KeyboardInterrupt):
        _join(threads, _LAST_PATIENCE)
    if any(thread.is_alive() for thread in threads):
        sys.stdout.flush()
        os._exit(INTERRUPTED)
