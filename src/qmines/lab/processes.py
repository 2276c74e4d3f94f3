"""Processes that play a policy, each connected to this one by its own pipe."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import threading
import time
import traceback
from collections import deque
from contextlib import suppress
from dataclasses import replace
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

from qmines.errors import QMinesError
from qmines.interrupts import counted
from qmines.lab.policy import PolicyChunk
from qmines.lab.workers import Done

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.process import BaseProcess

    from qmines.lab.contest import Chunk

_EXIT_SECONDS: Final = 1.0  # that an idle process has to end by itself
_WATCH_SECONDS: Final = 0.5  # between checks whether the parent is still there


class _Worker(NamedTuple):
    process: BaseProcess
    pipe: Connection


class PolicyProcesses:
    """Processes that play one policy. If processes can be forked, any function works."""

    def __init__(self, policy: Callable[..., Any], processes: int) -> None:
        self.under_way = 0
        self.chunk_seconds = 0.5
        self.workers = processes
        self._policy = policy
        fork = "fork" in multiprocessing.get_all_start_methods()
        self._context: Any = multiprocessing.get_context("fork" if fork else None)
        self._waiting: deque[tuple[int, PolicyChunk]] = deque()
        self._idle: list[_Worker] = []
        self._busy: dict[Any, _Worker] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with counted():
            for worker in self._busy.values():
                worker.process.kill()
            for worker in self._idle:
                with suppress(OSError):
                    worker.pipe.send(None)
            for worker in (*self._busy.values(), *self._idle):
                worker.process.join(_EXIT_SECONDS)
                worker.process.kill()
                worker.process.join()
                worker.pipe.close()

    def submit(self, first: int, chunk: Chunk) -> None:
        """Queue a chunk."""
        assert isinstance(chunk, PolicyChunk)  # noqa: S101
        self.under_way += 1
        self._waiting.append((first, replace(chunk, policy=None)))
        self._hand_out()

    def take(self, timeout: float) -> Done | None:
        """Wait for a finished chunk."""
        for pipe in wait([*self._busy], timeout):
            worker = self._busy[pipe]
            try:
                done: Done | BaseException = worker.pipe.recv()
            except (EOFError, OSError):
                raise _ended(worker) from None
            self.under_way -= 1
            self._idle.append(self._busy.pop(pipe))
            self._hand_out()
            if isinstance(done, BaseException):
                raise done
            return done
        return None

    def stop(self) -> None:
        """Finish the chunks in progress; others are not started."""
        self.under_way -= len(self._waiting)
        self._waiting.clear()

    def _hand_out(self) -> None:
        """Send waiting chunks to idle processes, and start those that are missing."""
        while self._waiting and len(self._busy) < self.workers:
            if not self._idle:
                self._idle.append(self._start())
            worker = self._idle.pop()
            self._busy[worker.pipe] = worker
            try:
                worker.pipe.send(self._waiting.popleft())
            except OSError:
                raise _ended(worker) from None

    def _start(self) -> _Worker:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=_work, args=(self._policy, theirs, os.getpid()))
        process.start()
        theirs.close()  # so that ours ends with the process
        return _Worker(process, ours)


def _ended(worker: _Worker) -> QMinesError:
    worker.process.join(_EXIT_SECONDS)
    code = worker.process.exitcode
    return QMinesError(
        f"a process that was running the policy exited unexpectedly with code {code}; "
        "to see the error, use jobs=1"
    )


def _work(policy: Callable[..., Any], pipe: Connection, parent: int) -> None:
    """Play chunks until the parent sends None or ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides
    threading.Thread(target=_leave_with, args=(parent,), daemon=True).start()
    while (work := pipe.recv()) is not None:
        first, chunk = work
        begin = time.process_time()
        done: Done | BaseException
        try:
            games = replace(chunk, policy=policy).play()
            done = Done(first, games, time.process_time() - begin)
        except BaseException as error:  # noqa: BLE001  # raised again by the parent
            done = _portable(error)
        pipe.send(done)


def _portable(error: BaseException) -> BaseException:
    """An error that can be sent to another process, with its traceback as a note."""
    error.add_note("".join(traceback.format_exception(error)))
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301  # our own
    except Exception:  # noqa: BLE001  # pickling runs the error's own code
        return RuntimeError("\n".join(traceback.format_exception(error)))
    return error


def _leave_with(parent: int) -> None:
    """End this process soon after its parent, even if the parent was killed."""
    while os.getppid() == parent:
        time.sleep(_WATCH_SECONDS)
    os._exit(1)
