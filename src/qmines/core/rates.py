"""Confidence intervals of rates."""

from __future__ import annotations

import math

Z95 = 1.959963984540054
"""95% of a normal distribution lies within this many standard deviations of the mean."""


def wilson(won: int, games: int) -> tuple[float, float]:
    """The 95% confidence interval for a rate (Wilson).

    >>> low, high = wilson(8, 10)
    >>> round(low, 3), round(high, 3)
    (0.49, 0.943)
    """
    if not games:
        return 0.0, 1.0
    rate, square = won / games, Z95 * Z95 / games
    middle = rate + square / 2
    half = Z95 * math.sqrt((rate * (1 - rate) + square / 4) / games)
    low, high = (middle - half) / (1 + square), (middle + half) / (1 + square)
    # At the ends rounding must not put the rate itself outside.
    return max(0.0, min(low, rate)), min(1.0, max(high, rate))
