"""Play on a Dask cluster: each chunk is a task, replayed if its worker is lost."""

from __future__ import annotations

import queue
import time
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

from qmines.errors import InvalidInput, QMinesError
from qmines.lab.games import Games
from qmines.lab.version import version
from qmines.lab.workers import Done

if TYPE_CHECKING:
    from qmines.lab.contest import Chunk

_CONNECT_SECONDS: Final = 10.0
_LOOK_SECONDS: Final = 1.0  # between checks of the worker count
_RETRIES: Final = 5


class ClusterError(QMinesError, RuntimeError):
    """The cluster failed or cannot be reached."""

    kind = "cluster"


class _Answer(NamedTuple):
    version: str
    outcomes: bytes
    busy: float


def play_chunk(chunk: Chunk) -> tuple[str, bytes, float]:
    """Runs on a worker: play one chunk."""
    begin = time.thread_time()
    games = chunk.play()
    assert games is not None  # noqa: S101  # cannot be cancelled here
    return _Answer(version(), games.pack(), time.thread_time() - begin)


class _Task(NamedTuple):
    first: int
    chunk: Chunk
    attempt: int


class ClusterWorkers:
    """The workers of a Dask scheduler, including those that join later."""

    def __init__(self, address: str) -> None:
        self._distributed = _library()
        self._address = address
        _check(address)
        try:
            self._client = self._distributed.Client(
                address, timeout=_patience(), set_as_default=False
            )
        except (OSError, TimeoutError, ValueError) as error:
            raise ClusterError(
                f"cannot reach a Dask scheduler at {address}: {_brief(error)}"
            ) from None
        self.under_way = 0
        self.chunk_seconds = 1.0
        self._tasks: dict[Any, _Task] = {}
        self._done: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self._stopped = False
        self._workers, self._looked = 1, 0.0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._stopped = True
        self._client.cancel([*self._tasks], force=True)
        self._client.close()

    @property
    def workers(self) -> int:
        """Threads of all workers; at least 1, so that a task waits for the first worker."""
        now = time.monotonic()
        if now > self._looked + _LOOK_SECONDS:
            self._looked = now
            try:
                self._workers = max(1, sum(self._client.nthreads().values()))
            except OSError:
                raise self._gone() from None
        return self._workers

    def submit(self, first: int, chunk: Chunk) -> None:
        """Submit a chunk as a task."""
        self.under_way += 1
        self._submit(_Task(first, chunk, 0))

    def _submit(self, task: _Task) -> None:
        future = self._client.submit(play_chunk, task.chunk, pure=False, retries=_RETRIES)
        self._tasks[future] = task
        future.add_done_callback(self._done.put)

    def take(self, timeout: float) -> Done | None:
        """Wait for a finished task."""
        try:
            future = self._done.get(timeout=timeout)
        except queue.Empty:
            if self._client.status != "running":
                raise self._gone() from None
            return None
        task = self._tasks.pop(future, None)
        if task is None:  # cancelled by ``stop``
            return None
        if future.status != "finished":
            return self._again(task, future)
        self.under_way -= 1
        answer = _Answer(*future.result())
        if answer.version != version():
            raise ClusterError(
                f"a worker runs qmines {answer.version}, but this machine runs {version()}: "
                "install the same version everywhere"
            )
        return Done(task.first, Games.unpack(answer.outcomes), answer.busy)

    def stop(self) -> None:
        """Cancel every unfinished task."""
        self._stopped = True
        waiting = [future for future in self._tasks if not future.done()]
        for future in waiting:
            del self._tasks[future]
        self.under_way -= len(waiting)
        self._client.cancel(waiting, force=True)

    def _again(self, task: _Task, future: Any) -> Done | None:
        """Retry a failed task if its worker died; otherwise raise its error."""
        if self._stopped:
            self.under_way -= 1
            return Done(task.first, None, 0.0)
        if self._client.status != "running" or future.status != "error":
            raise self._gone()
        error = future.exception()
        if not isinstance(error, self._distributed.KilledWorker):
            raise ClusterError(f"a worker failed: {_brief(error)}")
        if task.attempt >= _RETRIES:
            raise ClusterError("the cluster's workers keep dying: check their logs")
        self._submit(task._replace(attempt=task.attempt + 1))
        return None

    def _gone(self) -> ClusterError:
        return ClusterError(
            f"lost the connection to the cluster at {self._address}; run the command again"
        )


def _library() -> Any:
    try:
        import distributed  # noqa: PLC0415  # slow to import, and optional
    except ImportError:
        raise InvalidInput("--cluster needs Dask: pip install 'qmines[cluster]'") from None
    return distributed


def _check(address: str) -> None:
    """Refuse a malformed address, for which the client would keep trying."""
    from distributed.comm.addressing import get_address_host_port  # noqa: PLC0415

    if address.startswith("inproc://"):  # in this process: no host or port
        return
    try:
        get_address_host_port(address)
    except ValueError as error:
        raise ClusterError(
            f"{address!r} is not a Dask scheduler address such as tcp://host:8786: {error}"
        ) from None


def _patience() -> float:
    """Seconds to wait for a scheduler: Dask's setting, capped."""
    import dask.config  # noqa: PLC0415
    from dask.utils import parse_timedelta  # noqa: PLC0415

    configured = parse_timedelta(dask.config.get("distributed.comm.timeouts.connect"))
    return min(float(configured), _CONNECT_SECONDS)


def _brief(error: BaseException) -> str:
    lines = str(error).strip().splitlines()
    return f"{type(error).__name__}: {lines[0]}" if lines else type(error).__name__
