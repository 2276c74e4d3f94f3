"""Simulation progress on stderr: games, win rate, games per second, time left."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Self

from qmines.cli.drawing.progress_bar import progress_on_stderr
from qmines.core.rates import wilson
from qmines.words import clock_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from qmines.lab import Results


class Pace:
    """One bar per contest; shows nothing if stderr is not a terminal."""

    def __init__(self, results: Sequence[Results]) -> None:
        self._progress = progress_on_stderr(narrow=10)
        self._begin: dict[int, tuple[float, int]] = {}
        levels = {each.contest.level_name for each in results}
        self._tasks = {
            id(each): self._progress.add_task(
                self._name(each, several=len(levels) > 1),
                total=each.total,
                completed=each.count,
                words="",
                visible=len(results) <= 4,
            )
            for each in results
        }

    @staticmethod
    def _name(results: Results, *, several: bool) -> str:
        contest = results.contest
        return f"{contest.level_name} {contest.strategy}" if several else contest.strategy

    def __enter__(self) -> Self:
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def watch(self, results: Results) -> None:
        """Update a contest's bar."""
        if self._progress.disable:
            return
        now = time.monotonic()
        begin, before = self._begin.setdefault(id(results), (now, results.count))
        speed = (results.count - before) / (now - begin) if now > begin else 0.0
        self._progress.update(
            self._tasks[id(results)],
            completed=results.count,
            words=words_of(results, speed),
            visible=True,
        )


def words_of(results: Results, speed: float) -> str:
    """The text next to the bar; ``speed`` is in games per second."""
    low, high = wilson(results.won, results.count)
    rate = results.won / results.count if results.count else 0.0
    words = (
        f"{results.count:,}/{results.total:,}  {100 * rate:.2f}% "
        f"({100 * low:.2f}–{100 * high:.2f}%)"
    )
    if speed:
        left = (results.total - results.count) / speed
        words += f"  {speed:,.0f}/s  {clock_of(1000 * left)} left"
    return words
