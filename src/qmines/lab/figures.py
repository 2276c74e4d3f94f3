"""Data for the charts: games by guesses, by luck and by where they were lost."""

from __future__ import annotations

from itertools import combinations, groupby
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from qmines.lab.games import Games
    from qmines.lab.results import Results
    from qmines.lab.statistics import Pair

MOST_GUESSES: Final = 12
"""Games with more guesses than this are counted together."""
LUCK_BANDS: Final = 10
FEW_GAMES: Final = 50
"""Guesses that fewer games reached are grouped together."""


class OutcomeBar(NamedTuple):
    """One column of a chart: games by how they ended."""

    name: str
    won: int
    lost: int
    gave_up: int

    @property
    def games(self) -> int:
        """All of them."""
        return self.won + self.lost + self.gave_up


class Loss(NamedTuple):
    """One guess: how many games reached it, and how many were lost there."""

    name: str
    came: int
    lost: int

    @property
    def share(self) -> float:
        """The share of games lost there."""
        return self.lost / self.came if self.came else 0.0


def most_guesses(games: Games) -> int:
    """The last column that ``by_guesses`` needs."""
    return min(MOST_GUESSES, int(games.guesses.max(initial=0)))


def by_guesses(games: Games, last: int = 0) -> list[OutcomeBar]:
    """Games by number of guesses, at least up to ``last``."""
    capped = np.minimum(games.guesses, MOST_GUESSES)
    last = max(last, most_guesses(games))
    names = [str(n) if n < MOST_GUESSES else f"{n}+" for n in range(last + 1)]
    return _bars(games, capped, names)


def by_luck(games: Games) -> list[OutcomeBar]:
    """Games by luck, in bands of a tenth; games without guesses have their own band."""
    bands = np.minimum((games.luck * LUCK_BANDS).astype(np.int64), LUCK_BANDS - 1)
    bands[games.luck >= 1] = LUCK_BANDS
    names = [f"{n * 100 // LUCK_BANDS}–{(n + 1) * 100 // LUCK_BANDS}%" for n in range(LUCK_BANDS)]
    return _bars(games, bands, [*names, "100%"])


def _bars(games: Games, place: np.ndarray, names: Sequence[str]) -> list[OutcomeBar]:
    won, lost, gave_up = (
        np.bincount(place[ending], minlength=len(names)).tolist()
        for ending in (games.won, games.lost, games.gave_up)
    )
    return [OutcomeBar(*bar) for bar in zip(names, won, lost, gave_up, strict=True)]


def losses(games: Games) -> list[Loss]:
    """Where games are lost: at the first click, the first guess, the second, ….

    Guesses that few games reached are grouped together.
    """
    guesses, lost = games.guesses, games.lost
    found = [Loss("first click", len(games), int((lost & (guesses == 0)).sum()))]
    if not found[0].lost:
        found.clear()
    n = 1
    while n <= MOST_GUESSES and (came := int((guesses >= n).sum())) >= FEW_GAMES:
        found.append(Loss(f"guess {n}", came, int((lost & (guesses == n)).sum())))
        n += 1
    later = guesses >= n
    if later.any():
        made = int((guesses[later].astype(np.int64) - (n - 1)).sum())
        found.append(Loss("later", made, int((lost & later).sum())))
    return found


def groups(results: Sequence[Results]) -> Iterator[list[Results]]:
    """Group the results by the boards played."""
    for _, group in groupby(results, lambda each: each.contest.identity):
        yield [*group]


def pairs(results: Sequence[Results]) -> Iterator[tuple[Results, Results, Pair]]:
    """Every pair of strategies that played the same boards."""
    for group in groups(results):
        for first, second in combinations(group, 2):
            yield first, second, first.against(second)
