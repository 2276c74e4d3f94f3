"""How likely counts are: enough of statistics to do without SciPy in quick tests."""

from __future__ import annotations

from statistics import NormalDist
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


def chi_square_p(observed: Iterable[float], expected: Iterable[float] | None = None) -> float:
    """The p-value of Pearson's test, as Wilson and Hilferty approximate it."""
    seen = [float(each) for each in observed]
    due = [sum(seen) / len(seen)] * len(seen) if expected is None else [*map(float, expected)]
    assert len(seen) == len(due) > 1
    statistic = sum((x - e) ** 2 / e for x, e in zip(seen, due, strict=True))
    part = 2 / (9 * (len(seen) - 1))
    cube_root = (statistic / (len(seen) - 1)) ** (1 / 3)
    return NormalDist().cdf((1 - part - cube_root) / part**0.5)
