"""Analyse positions: exact and sampled probabilities, hints, proofs, and boards that fit."""

from qmines.solver.advice import Advice, Choice, advise
from qmines.solver.analysis import Analysis
from qmines.solver.budget import Budget, Cancel
from qmines.solver.flags import Flags, check_flags
from qmines.solver.hints import Hint, Strength, hint
from qmines.solver.ladder import deduce
from qmines.solver.probability import METHODS, STANDARD_ERROR, analyse, analyse_many, sample_boards
from qmines.solver.proof import check_steps
from qmines.solver.tracker import Tracker

__all__ = [
    "METHODS",
    "STANDARD_ERROR",
    "Advice",
    "Analysis",
    "Budget",
    "Cancel",
    "Choice",
    "Flags",
    "Hint",
    "Strength",
    "Tracker",
    "advise",
    "analyse",
    "analyse_many",
    "check_flags",
    "check_steps",
    "deduce",
    "hint",
    "sample_boards",
]
