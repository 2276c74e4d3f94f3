"""A pool of solver processes, which can be killed and are shared fairly.

A process is sent only public information about a position, and sends back an answer. It is forked
from a server that has everything loaded, so a new one starts in milliseconds. Processes that keep
too much memory after an answer are replaced.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import threading
from concurrent.futures import CancelledError, ThreadPoolExecutor
from contextlib import suppress
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
"""Seconds for one answer, after which its process is killed."""
MOST_EACH: Final = 8
"""Requests of one address that may wait."""


def _context() -> Any:
    """Processes forked from one that has everything loaded, if the system can do that."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([worker_process.__name__])
    return context


_CONTEXT: Final = _context()


def _start_source() -> None:
    """Start the process that the others are forked from, and have it ignore Ctrl-C."""
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
    """A few processes that answer questions.

    Args:
        count: the number of processes.
        waiting: how many requests may wait for one; more are refused.
        limited: whether each address may only use a part of them: never all processes if there are
            several, so that one is free for others, and only a few waiting requests.
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
        """The number of waiting requests."""
        return self._queue.waiting

    async def warm(self) -> None:
        """Start the processes before they are needed."""
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
        """Call a function in a process. Cancelling this kills the process.

        Args:
            task: a function of a module, which another process can import.
            arguments: of the function.
            seconds: how long it may take once it has started.
            slow: whether it may take much longer than other work: one process is kept free of it.
            asker: the address that it counts towards; by default that of the current request.

        Raises:
            Refusal: too many requests are waiting already.
            QMinesError: raised by the function, or ``BudgetExceeded`` if it took too long.
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
            if not work.done():
                self.killed += 1
                worker.kill()
                work.add_done_callback(lambda done: self._back(asker, worker, done))
            elif worker.full:
                replaced = self._loop.run_in_executor(None, worker.replace)
                replaced.add_done_callback(lambda _: self._queue.put(asker, worker))
            else:
                self._queue.put(asker, worker)

    def questions(self) -> Questions:
        """For a thread that calls one function after the other."""
        return Questions(self, self._loop)

    def close(self) -> None:
        """Kill all processes."""
        for worker in self._workers:
            worker.kill()
        self._threads.shutdown(wait=True)
        for worker in self._workers:
            worker.drop(for_good=True)

    def _back(self, asker: str, worker: _Worker, done: asyncio.Future[Any]) -> None:
        done.exception()  # marks it as retrieved: the process was killed on purpose
        worker.drop()  # it may have answered just before it was killed
        self._queue.put(asker, worker)


class Questions:
    """Calls from one thread, which the event loop can cancel.

    Create it in the task of the request: threads do not inherit its address.
    """

    def __init__(self, solvers: Solvers, loop: asyncio.AbstractEventLoop) -> None:
        self._solvers = solvers
        self._loop = loop
        self._asker = ASKER.get()
        self._asked: Future[Any] | None = None
        self._cancelled = False

    def ask(self, task: Callable[..., T], *arguments: Any) -> T:
        """Call a function in a process; not to be used on the event loop.

        Raises:
            Cancelled: ``cancel`` was called.
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
        """Cancel the current call and refuse further ones."""
        self._cancelled = True
        if self._asked is not None:
            self._asked.cancel()


class _Worker:
    """A process, which is started when it is needed."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._closed = False
        self._doomed = False
        self.full = False
        """Whether the process keeps so much memory that it should be replaced."""

    def start(self) -> Connection:
        """Start the process if it is not running; returns the connection to it."""
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
        """Send a task and wait for its answer, on a thread."""
        self._doomed = False
        connection = self.start()
        if self._doomed:  # while it was started
            self.kill()
        try:
            connection.send((task, arguments))
            done, value, self.full = connection.recv()
        except (EOFError, OSError):
            self.drop()
            raise BudgetExceeded(Message("site-solver-gone")) from None
        if not done:
            raise value
        return value

    def kill(self) -> None:
        """Kill the process: waiting for its answer fails, and the next task starts another."""
        self._doomed = True
        process = self._process
        if process is not None:
            process.kill()

    def replace(self) -> None:
        """Start a new process in place of this one, before anybody needs it."""
        self.drop()
        with suppress(BudgetExceeded, OSError):  # the next task tries again, or nobody will
            self.start()

    def drop(self, *, for_good: bool = False) -> None:
        """Kill and forget the process; no other thread may be waiting for it."""
        self.kill()
        with self._lock:
            process, connection = self._process, self._connection
            self._process = self._connection = None
            self.full = False
            self._closed |= for_good
        if process is not None:
            process.join()
        if connection is not None:
            connection.close()
