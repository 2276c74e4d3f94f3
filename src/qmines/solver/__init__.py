"""What a position tells: exact and sampled probabilities, and boards that fit it."""

from qmines.solver.analysis import Analysis
from qmines.solver.budget import Budget, Cancel
from qmines.solver.probability import METHODS, analyse, analyse_many, sample_boards

__all__ = [
    "METHODS",
    "Analysis",
    "Budget",
    "Cancel",
    "analyse",
    "analyse_many",
    "sample_boards",
]
