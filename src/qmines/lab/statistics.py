"""Paired comparisons of strategies."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from qmines.core.rates import Z95

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Pair(NamedTuple):
    """Two strategies on the same boards.

    ``only_first`` and ``only_second`` count the boards that only one of them won.
    ``difference`` is the first win rate minus the second, and ``interval`` its 95% confidence
    interval. ``p`` is the result of McNemar's exact test: how likely equally strong strategies
    are to split the boards at least this unevenly.
    """

    games: int
    only_first: int
    only_second: int

    @property
    def difference(self) -> float:
        """The first win rate minus the second."""
        return (self.only_first - self.only_second) / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% confidence interval for the difference."""
        if not self.games:
            return -1.0, 1.0
        split = self.only_first + self.only_second
        spread = math.sqrt(max(0.0, split - self.games * self.difference**2)) / self.games
        return self.difference - Z95 * spread, self.difference + Z95 * spread

    @property
    def p(self) -> float:
        """McNemar's exact test, two-sided."""
        return mcnemar(self.only_first, self.only_second)

    @property
    def p_words(self) -> str:
        """``p`` for display; tiny values are not spelled out."""
        return f"{self.p:.2g}" if self.p >= 1e-9 else "< 1e-9"


def pair(first: NDArray[np.bool_], second: NDArray[np.bool_]) -> Pair:
    """Compare which of the same boards were won."""
    return Pair(len(first), int((first & ~second).sum()), int((second & ~first).sum()))


def mcnemar(only_first: int, only_second: int) -> float:
    """The two-sided p of an exact binomial test at one half.

    >>> mcnemar(1, 9)
    0.021484375
    """
    fewer, split = min(only_first, only_second), only_first + only_second
    if 2 * fewer >= split - 1:
        return 1.0
    if split <= 1000:  # exact integers
        return 2 * sum(math.comb(split, k) for k in range(fewer + 1)) / (1 << split)
    logarithm = (
        math.lgamma(split + 1)
        - math.lgamma(fewer + 1)
        - math.lgamma(split - fewer + 1)
        - split * math.log(2)
    )
    term = total = 1.0  # relative to the largest, which is the last
    for k in range(fewer, 0, -1):
        term *= k / (split - k + 1)
        total += term
        if term < total * 1e-17:
            break
    return min(1.0, 2 * total * math.exp(logarithm))
