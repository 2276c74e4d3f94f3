"""Play a contest to its end or until it is stopped."""

from __future__ import annotations

import math
import time
from collections import deque
from typing import TYPE_CHECKING, Final

from qmines.errors import InvalidInput
from qmines.interrupts import counted
from qmines.lab.results import PlayedGames, Results
from qmines.lab.workers import PATIENCE

if TYPE_CHECKING:
    import threading
    from collections.abc import Callable

    from qmines.lab.contest import Contest
    from qmines.lab.journal import Journal
    from qmines.lab.workers import Workers

_FIRST: Final = 8  # games per chunk until their speed is known
_MOST: Final = 1 << 14
_AHEAD: Final = 2  # chunks per worker, one of them queued
_TICK: Final = 0.1  # seconds between progress updates
_CHECKED: Final = 8  # games replayed before a journal is trusted
_CHECK_SECONDS: Final = 0.5


def prepare(contest: Contest, total: int, journal: Journal | None = None) -> Results:
    """Results of a contest, with the games already in the journal."""
    results = Results(contest, total)
    if journal is None:
        return results
    trusted = False
    for played in journal.played(contest):
        if not trusted:
            _check(contest, played)
            trusted = True
        results.add(played)
    return results


def _check(contest: Contest, played: PlayedGames) -> None:
    """Replay a few games from the journal: another version may play differently."""
    end = time.monotonic() + _CHECK_SECONDS
    for i in range(min(_CHECKED, len(played.games))):
        again = contest.chunk(played.first + i, 1).play()
        if again is None or not again.same(played.games.where(slice(i, i + 1))):
            raise InvalidInput(
                "the games in the file were played by a version of qmines in which the strategy "
                f"{contest.strategy!r} plays differently; choose another file"
            )
        if time.monotonic() > end:
            break


def play(
    results: Results,
    crew: Workers,
    *,
    journal: Journal | None = None,
    stop: threading.Event | None = None,
    watch: Callable[[Results], None] | None = None,
) -> None:
    """Play the missing games.

    Set ``stop`` to end early: games in progress are finished and kept. ``watch`` is called
    a few times a second. Ctrl-C does the same as ``stop``, then raises ``KeyboardInterrupt``;
    pressed twice, it does not wait for the games in progress.
    """
    contest, gaps = results.contest, deque(results.gaps())
    left = results.total - results.count
    clock = time.monotonic()
    halted, end = False, math.inf
    with counted() as presses:
        while presses.count < 2 and time.monotonic() < end:
            if not halted and (presses.count or (stop is not None and stop.is_set())):
                halted = True
                crew.stop()
            if presses.count and end == math.inf:
                end = time.monotonic() + PATIENCE
            workers = crew.workers
            while gaps and not halted and crew.under_way < _AHEAD * workers:
                first, length = gaps.popleft()
                games = min(length, _size(results, crew, left, workers))
                if games < length:
                    gaps.appendleft((first + games, length - games))
                crew.submit(first, contest.chunk(first, games))
                left -= games
            if not crew.under_way:
                break
            done = crew.take(_TICK)
            if done is not None and done.games is not None:
                now = time.monotonic()
                played = PlayedGames(done.first, done.games, now - clock, done.busy)
                clock = now
                if journal is not None:
                    journal.append(contest, played)
                results.add(played)
            if watch is not None:
                watch(results)
        if presses.count:
            raise KeyboardInterrupt


def _size(results: Results, crew: Workers, left: int, workers: int) -> int:
    """Games per chunk, from its target duration; fewer near the end."""
    if not results.count:
        return _FIRST
    wanted = int(crew.chunk_seconds * results.count / max(results.busy, 1e-9))
    return max(1, min(wanted, left // (_AHEAD * workers), _MOST))
