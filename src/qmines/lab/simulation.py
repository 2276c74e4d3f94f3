"""One call that plays many games of a strategy or of your own policy."""

from __future__ import annotations

import os
import sys
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from qmines.core.levels import Level, parse_level
from qmines.errors import expected
from qmines.interrupts import counted
from qmines.lab.cluster import ClusterWorkers
from qmines.lab.contest import SeededContest
from qmines.lab.journal import Journal
from qmines.lab.policy import (
    BatchPolicy,
    Policy,
    PolicyContest,
    find_policy,
)
from qmines.lab.processes import PolicyProcesses
from qmines.lab.run import play, prepare
from qmines.lab.strategies import STRATEGIES, TAKES_EFFORT
from qmines.lab.workers import LocalWorkers

if TYPE_CHECKING:
    import threading
    from collections.abc import Callable
    from contextlib import AbstractContextManager

    from qmines.core.levels import FirstClick
    from qmines.lab.contest import Contest
    from qmines.lab.results import Results, Summary
    from qmines.lab.statistics import Pair
    from qmines.lab.workers import Workers

Player: TypeAlias = str | Policy | BatchPolicy
"""A strategy's name, a policy, or the name of a policy, ``module:function``."""


@dataclass(frozen=True, slots=True, repr=False)
class Simulation:
    """The results of ``simulate``: the games of ``policy`` and, if given, of ``against``.

    >>> import qmines
    >>> played = qmines.simulate("beginner", games=50, policy="best", against="simple", seed=1)
    >>> played.rate > 0.8, played.pair.difference > 0
    (True, True)
    """

    results: Results
    other: Results | None = None

    @property
    def summary(self) -> Summary:
        """The totals and averages of the games."""
        return self.results.summary()

    @property
    def rate(self) -> float:
        """The share of games won."""
        return self.summary.rate

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% confidence interval for the win rate."""
        return self.summary.interval

    @property
    def pair(self) -> Pair | None:
        """The two policies compared on the same boards: difference, interval and McNemar's test."""
        return None if self.other is None else self.results.against(self.other)

    def __repr__(self) -> str:
        played = [each for each in (self.results, self.other) if each is not None]
        return f"<Simulation: {', '.join(map(str, played))}>"

    def __str__(self) -> str:
        lines = [_line(each) for each in (self.results, self.other) if each is not None]
        if (pair := self.pair) is not None:
            low, high = pair.interval
            p = pair.p_words if pair.p_words.startswith("<") else f"= {pair.p_words}"
            lines.append(f"difference {pair.difference:+.2%} ({low:+.2%} to {high:+.2%}), p {p}")
        return "\n".join(lines)


def simulate(
    level: str | Level = "expert",
    *,
    games: int = 1000,
    policy: Player = "best",
    against: Player | None = None,
    first_click: FirstClick = "safe",
    start: tuple[int, int] | None = None,
    seed: int = 0,
    jobs: int | None = None,
    resume: str | Path | None = None,
    cluster: str | None = None,
    watch: Callable[[Results], None] | None = None,
    stop: threading.Event | None = None,
) -> Simulation:
    """Play many games with a strategy, or with your own policy.

    >>> import qmines
    >>> def careful(position):
    ...     cells, risk = position.analyse().safest
    ...     return cells[0]
    >>> qmines.simulate("8x8x10", games=20, policy=careful, seed=1, jobs=1).summary.games
    20

    Args:
        level: a level's name, ``"WxHxM"`` or a ``Level``.
        games: how many games to play; game *i* of a seed has the same board for every player.
        policy: the name of a strategy; a function that takes a ``Position`` and returns a hidden
            cell (``None`` gives up); a function marked with ``qmines.lab.batched``, which takes
            many views at once; or the name of a function, ``"module:function"``.
        against: a second strategy or policy, to play the same boards.
        first_click: whether the first click can be ``"anything"``, is ``"safe"``, or opens an
            area (``"opening"``).
        start: the first click; by default a corner, or a cell further inside if the first click
            opens an area.
        seed: the seed for the boards.
        jobs: the number of threads, or of processes for a function; all cores by default.
        resume: a file to save finished games in and continue from.
        cluster: the address of a Dask scheduler, to play on its workers.
        watch: called a few times a second with the results so far.
        stop: set this event to finish early.

    Ctrl-C waits for the games in progress and raises ``KeyboardInterrupt``; if you press it twice,
    it does not wait. The games in the file ``resume`` are kept.
    """
    for name, value in (("games", games), ("jobs", 1 if jobs is None else jobs)):
        if not isinstance(value, int) or value < 1:
            raise expected(name, "a positive whole number", value)
    size = level if isinstance(level, Level) else parse_level(level)
    boards = SeededContest(size, first_click, start, seed=seed)
    contests = [contest_of(boards, each) for each in (policy, against) if each is not None]
    with ExitStack() as stack:
        journal = None
        if resume is not None:
            journal = stack.enter_context(Journal(Path(resume), contests))
        results = [prepare(contest, games, journal) for contest in contests]
        for contest, each in zip(contests, results, strict=True):
            if not each.complete:
                players = workers_for(contest, jobs, cluster)
                with counted(), players as crew:
                    play(each, crew, journal=journal, stop=stop, watch=watch)
    return Simulation(*results)


def cores() -> int:
    """The number of cores this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def is_strategy(name: str) -> bool:
    """Whether this names a strategy rather than a function."""
    first, colon, _ = name.partition(":")
    return not colon or first in STRATEGIES or first in TAKES_EFFORT


def contest_of(boards: SeededContest, player: Player) -> Contest:
    """A strategy, a policy or the name of either on these boards."""
    if isinstance(player, str):
        if is_strategy(player):
            return boards.by(player)
        player = find_policy(player)
    if not callable(player):
        raise expected("policy", "a strategy or a function", player)
    return PolicyContest(boards, player)


def workers_for(
    contest: Contest, jobs: int | None, cluster: str | None = None
) -> AbstractContextManager[Workers]:
    """Who plays a contest, for ``with``: a cluster, threads, or processes for a policy."""
    if cluster is not None:
        return ClusterWorkers(cluster)
    if isinstance(contest, PolicyContest) and jobs != 1:
        return PolicyProcesses(contest.policy, jobs or cores())
    return LocalWorkers(jobs or cores())


def _line(results: Results) -> str:
    summary = results.summary()
    low, high = summary.interval
    return (
        f"{results.contest.strategy}: won {summary.won:,} of {summary.games:,} games, "
        f"{summary.rate:.2%} ({low:.2%} to {high:.2%})"
    )
