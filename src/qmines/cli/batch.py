"""``--jsonl``: read one position per line, write one answer per line, in order, on all cores.

One thread reads, one waits for the kernel (which counts on all cores without the GIL),
and the caller's thread parses positions and serialises answers.
"""

from __future__ import annotations

import gc
import os
import sys
from collections import deque
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from queue import Empty
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

from qmines import solver
from qmines.cli.json_answers import answer_of, encode, refusal_of
from qmines.cli.lines import Batch, Lines
from qmines.core.json_object import json_object
from qmines.core.position import Position
from qmines.errors import InvalidInput, NotationError, QMinesError
from qmines.notation.text_lines import LONGEST
from qmines.solver import Analysis, Budget, Cancel

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from qmines.cli.solver_call import SolverOptions

    Result = Analysis | QMinesError | Future[Analysis]

# Seconds per position in a first pass; few positions need more.
_QUICK: Final = 0.01
_TICK: Final = 0.1  # seconds between checks for Ctrl-C while waiting
_AHEAD: Final = 2  # batches analysed while an earlier one is written


def answer_lines(
    read: Callable[[int], bytes], send: Callable[[bytes], None], settings: SolverOptions
) -> bool:
    """Answer every line from ``read``; True if none of them failed."""
    lines = Lines(read)
    lines.start()
    under_way: deque[_Work] = deque()
    well = True
    with _tuned(), _Crew(settings) as crew:
        while True:
            try:  # with nothing to read yet, deliver what is in progress
                batch = lines.queue.get(block=not under_way, timeout=_TICK)
            except Empty:
                if under_way:
                    well &= _deliver(under_way.popleft(), send)
                continue
            if isinstance(batch, Batch):
                under_way.append(crew.take(batch))
            while len(under_way) > (_AHEAD if isinstance(batch, Batch) else 0):
                well &= _deliver(under_way.popleft(), send)
            if isinstance(batch, Exception):
                raise batch
            if batch is None:
                return well


@contextmanager
def _tuned() -> Iterator[None]:
    """Tune Python for this workload, which saves a quarter of the time.

    Garbage collection runs rarely, since there is hardly any garbage in cycles, and threads
    returning from the kernel get the interpreter sooner.
    """
    threshold, interval = gc.get_threshold(), sys.getswitchinterval()
    gc.set_threshold(50_000, 50, 50)
    gc.freeze()
    sys.setswitchinterval(0.0005)
    try:
        yield
    finally:
        sys.setswitchinterval(interval)
        gc.unfreeze()
        gc.set_threshold(*threshold)


def record_of(line: bytes | None) -> dict[str, Any]:
    """Parse a line as a JSON object."""
    if line is None:
        raise NotationError(f"the line is longer than {LONGEST:,} bytes")
    if not line.strip():
        raise NotationError("the line is empty: write one JSON object per line")
    return json_object(line)


def position_of(record: dict[str, Any]) -> Position:
    """The position in an object; unknown keys are ignored."""
    rows = record.get("rows")
    if type(rows) is not list or set(map(type, rows)) != {str}:
        raise InvalidInput('"rows" must be a list of strings')
    position = Position.from_rows(rows, record.get("mines"), density=record.get("density"))
    grid = position.grid
    _check_size(record, "width", grid.width)
    _check_size(record, "height", grid.height)
    return position


def _check_size(record: dict[str, Any], key: str, true: int) -> None:
    told = record.get(key, true)
    if type(told) is not int:
        raise InvalidInput(f'"{key}" must be an integer')
    if told != true:
        raise InvalidInput(f'"{key}" is {told}, but "rows" has {true}')


class _Work(NamedTuple):
    """A batch in progress: each line's name, and its error or None."""

    first: int
    entries: list[tuple[dict[str, Any], QMinesError | None]]
    results: Future[list[Result]]


class _Crew:
    """Threads that wait for the kernel."""

    def __init__(self, settings: SolverOptions) -> None:
        self._settings = settings
        self._threads = settings.threads or os.cpu_count() or 1
        self._cancel = Cancel()
        self._many = ThreadPoolExecutor(1)
        self._single = ThreadPoolExecutor(self._threads)
        seconds = min(_QUICK, settings.budget.seconds)
        self._quick = partial(
            solver.analyse_many,
            method="exact",
            budget=Budget(seconds, settings.budget.mib),
            threads=self._threads,
            write=True,
            cancel=self._cancel,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        if kind is not None:
            self._cancel.set()
        for pool in (self._many, self._single):
            pool.shutdown(cancel_futures=kind is not None)

    def take(self, batch: Batch) -> _Work:
        """Parse the lines and start analysing their positions."""
        entries: list[tuple[dict[str, Any], QMinesError | None]] = []
        positions: list[Position] = []
        for line in batch.lines:
            name: dict[str, Any] = {}
            problem = None
            try:
                record = record_of(line)
                if "name" in record:
                    name = _name_of(record)
                positions.append(self._settings.shape(position_of(record)))
            except QMinesError as error:
                problem = error
            entries.append((name, problem))
        return _Work(batch.first, entries, self._many.submit(self._analyse, positions))

    def _analyse(self, positions: list[Position]) -> list[Result]:
        """Analyse all with a short budget, then the rest several at a time."""
        quick: list[Analysis | QMinesError | None] = [None] * len(positions)
        if self._settings.method in {"auto", "exact"}:
            quick = [*self._quick(positions)]
        # The short budget may be why a position failed or its boards were not counted.
        done = [isinstance(answer, Analysis) and answer.boards is not None for answer in quick]
        ask = partial(
            self._settings.ask,
            threads=max(1, self._threads // max(1, done.count(False))),
            cancel=self._cancel,
        )
        return [
            answer if well and answer is not None else self._single.submit(ask, position)
            for well, answer, position in zip(done, quick, positions, strict=True)
        ]


def _name_of(record: dict[str, Any]) -> dict[str, Any]:
    name = record["name"]
    if not isinstance(name, str | int | float | None):
        raise InvalidInput('"name" must be a string or a number')
    return {"name": name}


def _deliver(work: _Work, send: Callable[[bytes], None]) -> bool:
    """Send a batch's answers as soon as they are ready."""
    ready: list[bytes] = []
    well = True
    results = iter(work.results.result())
    for number, (name, problem) in enumerate(work.entries, work.first):
        result = next(results) if problem is None else problem
        if isinstance(result, Future):
            if not result.done():
                send(b"".join(ready))
                ready.clear()
            try:
                result = result.result()
            except QMinesError as error:
                result = error
        if isinstance(result, QMinesError):
            well = False
            ready.append(encode(name | refusal_of(result, f"line {number}: ")))
        else:
            ready.append(encode(name | answer_of(result)))
    send(b"".join(ready))
    return well
