"""Solver work in processes of its own, which can be killed; few at once, shared fairly.

A process is given what is public of a position and sends back an answer. It is forked
from a server that has everything loaded, so a new one is there in milliseconds.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import threading
from concurrent.futures import CancelledError, ThreadPoolExecutor
from multiprocessing.forkserver import ensure_running
from typing import TYPE_CHECKING, Any, Final, TypeVar

from qmines.errors import BudgetExceeded, Cancelled
from qmines.messages import Message
from qmines.web.http.rate_limits import ASKER
from qmines.web.solver import worker_process
from qmines.web.solver.fair_queue import FairQueue

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

T = TypeVar("T")

PATIENCE: Final = 10.0
"""Seconds for one answer, beyond which its process is killed."""
MOST_EACH: Final = 8
"""Requests of one address that may wait."""


def _context() -> Any:
    """Forks from a process with everything loaded; where there is no such thing, starts afresh."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([worker_process.__name__])
    return context


_CONTEXT: Final = _context()


def _start_source() -> None:
    """Start the process that the others are forked from; Ctrl-C is not for it."""
    if _CONTEXT.get_start_method() != "forkserver":
        return
    if threading.current_thread() is not threading.main_thread():
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # which it inherits
    try:
        ensure_running()
    finally:
        signal.signal(signal.SIGINT, before)


class Solvers:
    """A few processes that work out answers.

    Args:
        count: how many.
        waiting: how many requests may wait for one; beyond, they are refused.
        limited: whether one address may only have a part of them: never all of the processes if
            there are several, so that one is free for somebody else, and few requests waiting.
    """

    def __init__(self, count: int, waiting: int, *, limited: bool = False) -> None:
        self._workers = [_Worker() for _ in range(count)]
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="solver")
        self._queue = FairQueue(
            self._workers,
            most=waiting,
            each=MOST_EACH if limited else waiting,
            share=max(1, count - 1) if limited else count,
        )
        self._loop = asyncio.get_running_loop()
        self.limited = limited
        self.busy = 0
        self.killed = 0

    @property
    def waiting(self) -> int:
        """How many requests wait."""
        return self._queue.waiting

    async def warm(self) -> None:
        """Start the processes before anybody asks."""
        _start_source()
        starts = [self._loop.run_in_executor(self._threads, each.start) for each in self._workers]
        await asyncio.gather(*starts)

    async def ask(
        self,
        task: Callable[..., T],
        *arguments: Any,
        seconds: float = PATIENCE,
        slow: bool = False,
        asker: str | None = None,
    ) -> T:
        """What a task answers. Cancelling the call kills its process.

        Args:
            task: a function of a module, which another process can import.
            arguments: what it is given.
            seconds: how long it may take, once it is its turn.
            slow: whether it may take much longer than other work: one process is kept free of it.
            asker: the address for which it is asked; by default that of the current request.

        Raises:
            Refusal: too many wait already.
            QMinesError: as the task did, or ``BudgetExceeded`` where it took too long.
        """
        asker = ASKER.get() if asker is None else asker
        worker = await self._queue.get(asker, slow=slow)
        self.busy += 1
        work = self._loop.run_in_executor(self._threads, worker.ask, task, arguments)
        try:
            async with asyncio.timeout(seconds):
                return await asyncio.shield(work)
        except TimeoutError:
            raise BudgetExceeded(Message("site-solver-slow")) from None
        finally:
            self.busy -= 1
            if work.done():
                self._queue.put(asker, worker)
            else:
                self.killed += 1
                worker.kill()
                work.add_done_callback(lambda done: self._back(asker, worker, done))

    def questions(self) -> Questions:
        """For a thread that asks one thing after the other."""
        return Questions(self, self._loop)

    def close(self) -> None:
        """Kill all of them."""
        for worker in self._workers:
            worker.kill()
        self._threads.shutdown(wait=True)
        for worker in self._workers:
            worker.drop(for_good=True)

    def _back(self, asker: str, worker: _Worker, done: asyncio.Future[Any]) -> None:
        done.exception()  # that of a killed process concerns nobody
        worker.drop()  # it may have answered just before it was killed
        self._queue.put(asker, worker)


class Questions:
    """The questions of one thread; the event loop can cancel them.

    To be made where the request is known: a thread does not inherit who asked.
    """

    def __init__(self, solvers: Solvers, loop: asyncio.AbstractEventLoop) -> None:
        self._solvers = solvers
        self._loop = loop
        self._asker = ASKER.get()
        self._asked: Future[Any] | None = None
        self._cancelled = False

    def ask(self, task: Callable[..., T], *arguments: Any) -> T:
        """What a task answers; not to be called on the event loop.

        Raises:
            Cancelled: it was.
        """
        if self._cancelled:
            raise Cancelled(Message("refused-cancelled"))
        asked = self._solvers.ask(task, *arguments, asker=self._asker)
        self._asked = answer = asyncio.run_coroutine_threadsafe(asked, self._loop)
        try:
            return answer.result()
        except CancelledError:
            raise Cancelled(Message("refused-cancelled")) from None

    def cancel(self) -> None:
        """End the question that is being asked, and let none follow."""
        self._cancelled = True
        if self._asked is not None:
            self._asked.cancel()


class _Worker:
    """One process, started when it is needed."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._closed = False
        self._doomed = False

    def start(self) -> Connection:
        """The line to the process, which is there afterwards."""
        with self._lock:
            if self._closed:
                raise BudgetExceeded(Message("site-solver-stopping"))
            if self._connection is None:
                ours, theirs = _CONTEXT.Pipe()
                process = _CONTEXT.Process(target=worker_process.serve, args=(theirs,), daemon=True)
                process.start()
                theirs.close()
                self._process, self._connection = process, ours
            return self._connection

    def ask(self, task: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        """Send a task and wait for its answer; on a thread."""
        self._doomed = False
        connection = self.start()
        if self._doomed:  # while it was started
            self.kill()
        try:
            connection.send((task, arguments))
            done, value = connection.recv()
        except (EOFError, OSError):
            self.drop()
            raise BudgetExceeded(Message("site-solver-gone")) from None
        if not done:
            raise value
        return value

    def kill(self) -> None:
        """End the process at once; whoever waits for it sees that, and the next starts another."""
        self._doomed = True
        process = self._process
        if process is not None:
            process.kill()

    def drop(self, *, for_good: bool = False) -> None:
        """Forget a process that has ended. Nobody else may be waiting for it."""
        self.kill()
        with self._lock:
            process, connection = self._process, self._connection
            self._process = self._connection = None
            self._closed |= for_good
        if process is not None:
            process.join()
        if connection is not None:
            connection.close()
