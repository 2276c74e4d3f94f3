"""What the charts show: counts of games by their guesses, their luck and where they ended."""

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
"""A guess that fewer games came to says nothing on its own."""


class OutcomeBar(NamedTuple):
    """Games that have something in common, by how they ended."""

    name: str
    won: int
    lost: int
    gave_up: int

    @property
    def games(self) -> int:
        """All of them."""
        return self.won + self.lost + self.gave_up


class Loss(NamedTuple):
    """One guess: how many games came to it, and how many ended there."""

    name: str
    came: int
    lost: int

    @property
    def share(self) -> float:
        """The chance to lose there."""
        return self.lost / self.came if self.came else 0.0


def most_guesses(games: Games) -> int:
    """The last column that ``by_guesses`` needs."""
    return min(MOST_GUESSES, int(games.guesses.max(initial=0)))


def by_guesses(games: Games, last: int = 0) -> list[OutcomeBar]:
    """How many games took 0, 1, 2, … guesses, up to ``last`` at least."""
    capped = np.minimum(games.guesses, MOST_GUESSES)
    last = max(last, most_guesses(games))
    names = [str(n) if n < MOST_GUESSES else f"{n}+" for n in range(last + 1)]
    return _bars(games, capped, names)


def by_luck(games: Games) -> list[OutcomeBar]:
    """How many games needed how much luck, in bands of a tenth; certainty stands alone."""
    bands = np.minimum((games.luck * LUCK_BANDS).astype(np.int64), LUCK_BANDS - 1)
    bands[games.luck >= 1] = LUCK_BANDS
    names = [f"{n * 100 // LUCK_BANDS}–{(n + 1) * 100 // LUCK_BANDS} %" for n in range(LUCK_BANDS)]
    return _bars(games, bands, [*names, "100 %"])


def _bars(games: Games, place: np.ndarray, names: Sequence[str]) -> list[OutcomeBar]:
    won, lost, gave_up = (
        np.bincount(place[ending], minlength=len(names)).tolist()
        for ending in (games.won, games.lost, games.gave_up)
    )
    return [OutcomeBar(*bar) for bar in zip(names, won, lost, gave_up, strict=True)]


def losses(games: Games) -> list[Loss]:
    """Where mines end games: at the first click, at the first guess, the second, ….

    Guesses that few games came to are counted together, each guess on its own.
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
    """The results in groups that played the same boards."""
    for _, group in groupby(results, lambda each: each.contest.identity):
        yield [*group]


def pairs(results: Sequence[Results]) -> Iterator[tuple[Results, Results, Pair]]:
    """Each two strategies that played the same boards."""
    for group in groups(results):
        for first, second in combinations(group, 2):
            yield first, second, first.against(second)
