"""The outcomes of one contest, filled in as games finish."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from qmines.core.rates import wilson
from qmines.lab.games import Games
from qmines.lab.statistics import Pair, pair

if TYPE_CHECKING:
    from collections.abc import Iterator

    from qmines.lab.contest import Contest


class PlayedGames(NamedTuple):
    """Consecutive games: ``seconds`` of wall time since the last ones, ``busy`` core seconds."""

    first: int
    games: Games
    seconds: float
    busy: float


@dataclass(frozen=True, slots=True)
class Summary:
    """Totals and averages of a contest; ``guesses`` and ``luck`` are averages over all games."""

    games: int
    won: int
    gave_up: int
    guesses: float
    luck: float
    seconds: float
    busy: float

    @property
    def rate(self) -> float:
        """The share of games won."""
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% confidence interval for the win rate (Wilson)."""
        return wilson(self.won, self.games)

    @property
    def games_per_second(self) -> float:
        """Games per second on all cores together."""
        return self.games / self.seconds if self.seconds else 0.0

    @property
    def game_seconds(self) -> float:
        """Seconds per game on one core."""
        return self.busy / self.games if self.games else 0.0


class Results:
    """The games of a contest, played or still missing."""

    def __init__(self, contest: Contest, total: int) -> None:
        self.contest = contest
        self.total = total
        self.seconds = 0.0
        self.busy = 0.0
        self.done = np.zeros(total, np.bool_)
        self.count = 0
        self.won = 0
        self._games = Games.blank(total)

    def __str__(self) -> str:
        return f"{self.contest.strategy} {self.won:,}/{self.count:,}"

    def __repr__(self) -> str:
        return f"<Results: {self}>"

    @property
    def complete(self) -> bool:
        """Whether all games have been played."""
        return self.count == self.total

    def add(self, played: PlayedGames) -> None:
        """Add games; those past the end are dropped, with their share of the time."""
        games = played.games.where(slice(max(0, self.total - played.first)))
        if not len(games):
            return
        row = slice(played.first, played.first + len(games))
        fresh = ~self.done[row]
        self._games.put(played.first, games)
        self.done[row] = True
        self.count += int(fresh.sum())
        self.won += int((games.won & fresh).sum())
        share = len(games) / len(played.games)
        self.seconds += played.seconds * share
        self.busy += played.busy * share

    def gaps(self) -> Iterator[tuple[int, int]]:
        """The missing games as (first, count) ranges."""
        edges = np.flatnonzero(np.diff(np.concatenate(([True], self.done, [True])).astype(np.int8)))
        for first, end in edges.reshape(-1, 2):
            yield int(first), int(end - first)

    @property
    def games(self) -> Games:
        """The outcomes of the games played, in order."""
        return self._games if self.complete else self._games.where(self.done)

    @property
    def numbers(self) -> Any:
        """The numbers of the games played."""
        return np.flatnonzero(self.done)

    def summary(self) -> Summary:
        """The totals and averages of the games played."""
        games = self.games
        return Summary(
            games=len(games),
            won=int(games.won.sum()),
            gave_up=int(games.gave_up.sum()),
            guesses=float(games.guesses.mean()) if len(games) else 0.0,
            luck=float(games.luck.mean(dtype=np.float64)) if len(games) else 0.0,
            seconds=self.seconds,
            busy=self.busy,
        )

    def against(self, other: Results) -> Pair:
        """Compare with another strategy on the boards that both have played."""
        end = min(self.total, other.total)
        both = self.done[:end] & other.done[:end]
        return pair(self._games.won[:end][both], other._games.won[:end][both])
