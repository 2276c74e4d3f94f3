"""Glicko-2 ratings, after Mark Glickman, "Example of the Glicko-2 system" (2022)."""

from __future__ import annotations

from math import exp, log, pi, sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

_TAU: Final = 0.5  # how quickly volatilities change; Glickman recommends 0.3 to 1.2
_SCALE: Final = 173.7178
_CENTRE: Final = 1500.0
_MOST_DEVIATION: Final = 350.0
_PRECISION: Final = 1e-6


class Rating(NamedTuple):
    """A rating with its deviation; 95% of such players are within two deviations of it."""

    value: float = _CENTRE
    deviation: float = _MOST_DEVIATION
    volatility: float = 0.06

    def after_periods(self, periods: float) -> Rating:
        """The rating of a player who has not played for this many rating periods."""
        spread = sqrt((self.deviation / _SCALE) ** 2 + max(0.0, periods) * self.volatility**2)
        return self._replace(deviation=min(_MOST_DEVIATION, spread * _SCALE))


Result = tuple[Rating, float]
"""An opponent, and the score against them: 1 for a win, 0.5 for a draw, 0 for a loss."""


def rated(rating: Rating, results: Sequence[Result]) -> Rating:
    """The rating after one rating period with these results."""
    if not results:
        return rating.after_periods(1)
    mu, phi = (rating.value - _CENTRE) / _SCALE, rating.deviation / _SCALE
    precision = gain = 0.0
    for opponent, score in results:
        weight, expected = _forecast(rating, opponent)
        precision += weight**2 * expected * (1 - expected)
        gain += weight * (score - expected)
    variance = 1 / precision
    volatility = _volatility(phi, variance, variance * gain, rating.volatility)
    spread = 1 / sqrt(1 / (phi**2 + volatility**2) + 1 / variance)
    value = _CENTRE + _SCALE * (mu + spread**2 * gain)
    return Rating(value, min(_MOST_DEVIATION, spread * _SCALE), volatility)


def information(rating: Rating, opponent: Rating) -> float:
    """How much a result against this opponent would say about a rating, for comparisons."""
    weight, expected = _forecast(rating, opponent)
    return weight**2 * expected * (1 - expected)


def _forecast(rating: Rating, opponent: Rating) -> tuple[float, float]:
    """How much a result counts, by how certain the opponent's rating is, and its expected score."""
    weight = 1 / sqrt(1 + 3 * (opponent.deviation / _SCALE) ** 2 / pi**2)
    return weight, 1 / (1 + exp(-weight * (rating.value - opponent.value) / _SCALE))


def _volatility(phi: float, variance: float, delta: float, sigma: float) -> float:
    """The new volatility, by the Illinois algorithm (step 5 of the paper)."""
    start = log(sigma**2)

    def slope(x: float) -> float:
        spread = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - spread) / (2 * spread**2) - (x - start) / _TAU**2

    low = start
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while slope(start - steps * _TAU) < 0:
            steps += 1
        high = start - steps * _TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > _PRECISION:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
