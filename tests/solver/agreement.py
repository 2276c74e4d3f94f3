"""Whether estimates with standard errors agree with the truth: a calibrated test."""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import NormalDist
from typing import TYPE_CHECKING

import numpy as np

from support.chance import chi_square_p

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Values = NDArray[np.float64]

FLOOR = 1e-4
"""An error below this is taken as this: rare events come in whole numbers of samples."""


@dataclass
class Agreement:
    """Collects runs of an estimator on cases whose truth is known.

    For every cell the runs with different seeds are added up to one score, normal with
    mean 0 and deviation 1 if the estimator is unbiased and its errors are honest. The
    smallest of the m p-values, times m, is a valid p-value for all of them together,
    however the cells of a case depend on each other.
    """

    scores: list[Values] = field(default_factory=list)
    single: list[Values] = field(default_factory=list)

    def add(self, truth: Values, runs: list[tuple[Values, Values]]) -> None:
        """One case: the truth of each cell, and for each run the estimates and errors."""
        differences = np.array([estimate - truth for estimate, _ in runs])
        errors = np.maximum([error for _, error in runs], FLOOR)
        open_question = (truth > 0) & (truth < 1)
        settled = differences[:, ~open_question]
        if np.any(np.abs(settled) > errors[:, ~open_question]):
            raise AssertionError("a certain cell is estimated as uncertain")
        differences, errors = differences[:, open_question], errors[:, open_question]
        self.scores.append(differences.sum(axis=0) / np.sqrt((errors**2).sum(axis=0)))
        self.single.append((differences / errors).ravel())

    @property
    def cells(self) -> int:
        """How many uncertain cells were compared."""
        return sum(score.size for score in self.scores)

    @property
    def p_value(self) -> float:
        """How likely such differences are if the estimator is sound."""
        worst = max(float(np.abs(score).max(initial=0)) for score in self.scores)
        return min(1.0, 2 * NormalDist().cdf(-worst) * self.cells)

    @property
    def coverage(self) -> float:
        """The share of single estimates whose 95% interval holds the truth."""
        return float(np.mean(np.abs(np.concatenate(self.single)) <= 1.96))


def frequencies_p_value(observed: NDArray[np.int64], expected: Values) -> float:
    """Chi-square: how likely these counts are where the ``expected`` were due."""
    return chi_square_p(observed.tolist(), expected.tolist())
