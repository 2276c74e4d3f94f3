"""Measures how long requests and background tasks block the event loop.

While one task works, all others wait. The CPU time of each step, from one ``await`` to the next, is
counted for the route, the socket message or the background task that it belongs to. This costs
about a microsecond per step.
"""

from __future__ import annotations

import asyncio
import logging
from bisect import bisect_left
from collections.abc import Coroutine
from contextvars import ContextVar
from dataclasses import dataclass, field
from time import perf_counter, thread_time
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starlette.types import Scope

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0)
"""Upper bounds of the histogram's buckets, in seconds."""
TOO_LONG: Final = 0.1
"""Seconds after which a step is logged as a warning."""
WORK: Final[ContextVar[Scope | str]] = ContextVar("work", default="")
"""What the current task works for: the scope of a request, or a name.

Tasks inherit it. It is empty for the server's own tasks, which are counted by their own names.
"""
_FRESH: Final = 0.0005  # seconds for which a reading of the CPU time is used, its largest error
_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
_LOG: Final = logging.getLogger("qmines.web")


@dataclass(slots=True)
class StepTimes:
    """The steps of one route, message or background task."""

    longest: float = 0.0
    total: float = 0.0
    counts: list[int] = field(default_factory=lambda: [0] * (len(BOUNDS) + 1))


class LoopTimes:
    """CPU times of all steps on an event loop, by route, message or task."""

    def __init__(self) -> None:
        self.by_name: dict[str, StepTimes] = {}
        self._cpu = self._stale = 0.0  # the CPU time that was read last, and until when it is used

    def install(self, loop: asyncio.AbstractEventLoop) -> None:
        """Measure the tasks that are created on a loop from now on."""
        loop.set_task_factory(self._task)  # type: ignore[arg-type]  # it says less than it takes

    def start(self) -> float:
        """Start a step; the CPU time needs a system call, so many short steps share a reading."""
        now = perf_counter()
        if now >= self._stale:
            self._stale, self._cpu = now + _FRESH, thread_time()
        return now

    def stop(self, name: str, start: float) -> None:
        """End a step and count its CPU time, or its wall time if it was short."""
        seconds = perf_counter() - start
        if seconds > BOUNDS[0]:
            seconds = min(seconds, thread_time() - self._cpu)
            self._stale = 0.0
        self.add(name, seconds)

    def add(self, name: str, seconds: float) -> None:
        """Count a step."""
        times = self.by_name.get(name)
        if times is None:
            times = self.by_name[name] = StepTimes()
        times.total += seconds
        if seconds <= BOUNDS[0]:  # nearly all
            times.counts[0] += 1
        else:
            times.counts[bisect_left(BOUNDS, seconds)] += 1
        times.longest = max(times.longest, seconds)
        if seconds > TOO_LONG:
            _LOG.warning("%s kept the event loop busy for %.0f ms", name, 1000 * seconds)

    def metrics(self) -> Iterator[str]:
        """The histogram as Prometheus reads it."""
        yield "# TYPE qmines_loop_step_seconds histogram"
        for name, times in sorted(self.by_name.items()):
            total = 0
            for bound, count in zip((*map(str, BOUNDS), "+Inf"), times.counts, strict=True):
                total += count
                yield f'qmines_loop_step_seconds_bucket{{work="{name}",le="{bound}"}} {total}'
            yield f'qmines_loop_step_seconds_sum{{work="{name}"}} {times.total:.6f}'
            yield f'qmines_loop_step_seconds_count{{work="{name}"}} {total}'
        yield "# TYPE qmines_loop_longest_step_seconds gauge"
        for name, times in sorted(self.by_name.items()):
            yield f'qmines_loop_longest_step_seconds{{work="{name}"}} {times.longest:.6f}'

    def _task(
        self, loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, Any], **more: Any
    ) -> asyncio.Task[Any]:
        if asyncio.iscoroutine(work):
            work = _Measured(work, self)
        return asyncio.Task(work, loop=loop, **more)


class _Measured(Coroutine[Any, Any, Any]):
    """A coroutine whose steps are measured."""

    __slots__ = ("_coroutine", "_send", "_times")

    def __init__(self, coroutine: Coroutine[Any, Any, Any], times: LoopTimes) -> None:
        self._coroutine = coroutine
        self._send = coroutine.send
        self._times = times

    def send(self, value: Any) -> Any:
        """Run until the next ``await``."""
        start = self._times.start()
        try:
            return self._send(value)
        finally:
            self._times.stop(_name(self._coroutine), start)

    def throw(self, *error: Any) -> Any:
        """Run until the next ``await``, beginning with an error."""
        start = self._times.start()
        try:
            return self._coroutine.throw(*error)
        finally:
            self._times.stop(_name(self._coroutine), start)

    def close(self) -> None:
        """End the coroutine."""
        self._coroutine.close()

    def __await__(self) -> Any:
        return self._coroutine.__await__()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._coroutine, name)  # libraries look at cr_frame and the like


def method_of(scope: Scope) -> str:
    """The method of a request; ``OTHER`` if it is unknown."""
    method: str = scope["method"]
    return method if method in _METHODS else "OTHER"


def _name(coroutine: Coroutine[Any, Any, Any]) -> str:
    work = WORK.get()
    if isinstance(work, str):
        return work or f"task {getattr(coroutine, '__qualname__', '')}"
    return f"{method_of(work)} {getattr(work.get('route'), 'path', 'page')}"
