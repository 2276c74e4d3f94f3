"""Estimate how hard a level is, from games that the auto-player played on similar levels.

``difficulty.json`` has the win rates of the auto-player ``search`` on fields of many shapes and
densities (``benchmarks/difficulty.py`` generates it). Rates in between are interpolated: along the
density on each shape, then between the four nearest shapes. The scale is log(-log rate), on which
doubling the length of a strip is a constant step. For larger fields, squares of several sizes were
played: there is more guessing near the edges, so twice the area is not twice as hard.
"""

from __future__ import annotations

import json
import math
from bisect import bisect_right
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from qmines.core.deprecation import warn_renamed
from qmines.core.levels import FIRST_CLICKS, Level, parse_level
from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.words import percent_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from qmines.core.levels import FirstClick

GRADES: Final = (
    (0.99, "trivial"),
    (0.90, "easy"),
    (0.70, "medium"),
    (0.35, "hard"),
    (0.05, "very hard"),
    (0.0, "hopeless"),
)
"""The least win rate of each grade."""

_OFF: Final = 0.35  # error of log(-log rate) when interpolating
_LEAST_OFF: Final = 0.005
_SURE: Final = 1.96  # standard errors of the measured rates, for 95%
_HARDER: Final = {5: 0.25, 8: 0.15}
"""Sides that are harder than both neighbours, and by how much -log rate is larger at most. Fields
with such a side have a wider interval while the table lacks it."""
_HARDER_STRIP: Final = 0.6  # the same if the other side is 1 or 2

Curve = tuple[tuple[float, ...], tuple[float, ...]]
"""Densities, and log(-log rate) at each."""


@dataclass(frozen=True, slots=True)
class Difficulty:
    """An estimate of how hard a level is: the mine density and the auto-player's win rate.

    The estimate comes from a table with ``games`` games per field. Fields of some sizes are
    harder than similar ones in the table. For these, -log(win rate) can be larger by up to
    ``harder``, which widens the interval.

    >>> difficulty("expert").grade, str(difficulty("9x9x1"))
    ('hard', '1.2% mines. Trivial: auto-play wins more than 99% of games.')
    """

    density: float
    win_rate: float
    games: int = 1000
    harder: float = 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The lowest and highest win rates that are plausible, given the error of the estimate.

        >>> [round(bound, 2) for bound in difficulty("expert").interval]
        [0.38, 0.64]
        """
        if not 0 < self.win_rate < 1:
            return self.win_rate, self.win_rate
        rate = self.win_rate
        noise = _SURE * math.sqrt((1 - rate) / (self.games * rate)) / -math.log(rate)
        off = math.hypot(_OFF, noise)
        low = rate ** math.exp(off) * math.exp(-self.harder)
        high = rate ** math.exp(-off)
        return max(0.0, low - _LEAST_OFF), min(1.0, high + _LEAST_OFF)

    @property
    def grade(self) -> str:
        """The win rate as a word, from trivial to hopeless."""
        return next(name for least, name in GRADES if self.win_rate >= least)

    @property
    def message(self) -> Message:
        """The grade and the auto-player's win rate, as a message to translate."""
        grade = self.grade.replace(" ", "-")
        if self.win_rate < 0.005:
            return Message("difficulty-few", grade=grade)
        if self.win_rate > 0.995:
            return Message(
                "difficulty-always" if self.win_rate == 1 else "difficulty-most", grade=grade
            )
        return Message("difficulty-about", grade=grade, rate=self.win_rate)

    def __str__(self) -> str:
        return f"{percent_of(self.density)} mines. {self.message}"


def difficulty(
    level: str | Level, first_click: FirstClick = "opening", *, first: FirstClick | None = None
) -> Difficulty:
    """Estimate how hard a level is, without playing it.

    >>> round(difficulty("expert").win_rate, 1)
    0.5

    Args:
        level: a name, ``"WxHxM"`` or a ``Level``.
        first_click: whether the first click opens an area, is safe, or can be a mine.
        first: the old name of ``first_click``.
    """
    if first is not None:
        warn_renamed("first", "first_click")
        first_click = first
    level = level if isinstance(level, Level) else parse_level(level)
    if first_click not in FIRST_CLICKS:
        raise InvalidInput(
            f"unknown first-click rule {first_click!r} (choose {', '.join(FIRST_CLICKS)})"
        )
    cells = level.grid.cells
    density = level.mines / cells
    if not level.mines:
        return Difficulty(0.0, 1.0)
    rate = _rate(level, density, "opening" if first_click == "opening" else "safe")
    # The first click can be a mine; if it is not, the game goes on as after a safe one.
    rate = rate * (1 - density) if first_click == "anything" else rate
    document = _document()
    large = min(level.width, level.height) > document["sides"][-1]
    games = document["large"]["games"] if large else document["games"]
    return Difficulty(density, rate, games, _harder(level))


def _harder(level: Level) -> float:
    """How much harder a field may be because the table lacks one of its sides."""
    sides = {level.width, level.height}
    missing = (sides & {*_HARDER}) - {*_document()["sides"]}
    if missing and min(sides) < 3:
        return _HARDER_STRIP
    return max((_HARDER[side] for side in missing), default=0.0)


def _rate(level: Level, density: float, first: str) -> float:
    sides, curves = _table(first)
    short, long = sorted((level.width, level.height))
    if short > sides[-1]:
        return math.exp(-_large_hazard(first, short, long, density))
    value = 0.0
    for one, share in _between(sides, short):
        for other, part in _between(sides, long):
            if share * part:
                curve = curves[min(one, other), max(one, other)]
                value += share * part * _along(curve, density)
    # A longer field is like several of the largest side next to each other.
    value += math.log(max(long / sides[-1], 1.0))
    return math.exp(-math.exp(value))


def _large_hazard(first: str, short: int, long: int, density: float) -> float:
    """-log rate of a large field: one part for its area, and one for its edges.

    Both follow from the two measured squares nearest in area.
    """
    sides, curves = _table(first)
    usual = curves[sides[-1], sides[-1]]
    squares = [(sides[-1], math.exp(_along(usual, density)))]
    for large, curve in _large(first):
        densities, values = curve
        value = _along(curve, density)
        if density > densities[-1]:  # as hard again as a smaller square gets
            value = values[-1] + _along(usual, density) - _along(usual, densities[-1])
        squares.append((large, math.exp(value)))
    mean = math.sqrt(short * long)
    after = next((i for i in range(1, len(squares)) if mean <= squares[i][0]), len(squares) - 1)
    (small, one), (large, other) = squares[after - 1 : after + 1]
    # one = area small² + edges 4 small, and the same for the other; neither is negative.
    area = min(max((other / large - one / small) / (large - small), 0.0), other / large**2)
    edges = max((other / large - area * large) / 4, 0.0)
    return area * short * long + edges * 2 * (short + long)


def _between(sides: Sequence[int], side: int) -> list[tuple[int, float]]:
    """The measured sides next to a side and their weights, on a logarithmic scale."""
    side = min(side, sides[-1])
    after = bisect_right(sides, side)
    if after == len(sides) or sides[after - 1] == side:
        return [(sides[after - 1], 1.0)]
    low, high = sides[after - 1], sides[after]
    share = math.log(side / low) / math.log(high / low)
    return [(low, 1 - share), (high, share)]


def _along(curve: Curve, density: float) -> float:
    densities, values = curve
    if density <= densities[0]:
        # Few mines: each is about as dangerous as the others.
        return values[0] + math.log(density / densities[0])
    after = bisect_right(densities, density)
    if after == len(densities):
        return values[-1]
    low, high = densities[after - 1], densities[after]
    share = (density - low) / (high - low)
    return (1 - share) * values[after - 1] + share * values[after]


@cache
def _document() -> Any:
    return json.loads(files("qmines.generate").joinpath("difficulty.json").read_text("utf-8"))


@cache
def _table(first: str) -> tuple[tuple[int, ...], dict[tuple[int, int], Curve]]:
    document = _document()
    curves = {
        (short, long): _curve(points, short * long, *(games or [document["games"]]))
        for short, long, points, *games in document[first]
    }
    return tuple(document["sides"]), curves


@cache
def _large(first: str) -> list[tuple[int, Curve]]:
    large = _document()["large"]
    return [(side, _curve(points, side * side, large["games"])) for side, points in large[first]]


def _curve(points: Sequence[tuple[int, int]], cells: int, games: int) -> Curve:
    rates = [(won + 0.5) / (games + 1) for _, won in points]  # never 0 nor 1
    values = tuple(math.log(-math.log(rate)) for rate in rates)
    return tuple(mines / cells for mines, _ in points), values
