"""Minesweeper without the unfair guesses: games, an exact solver, and tools.

>>> import qmines
>>> position = qmines.Position.parse('''
...     1 1 1
...     # # #
...     # # #''', mines=2)
>>> analysis = position.analyse()
>>> analysis.safe, analysis.mined
([(1, 0), (1, 2)], [(1, 1)])
>>> analysis.mine_probability.round(2)
array([[ nan,  nan,  nan],
       [0.  , 1.  , 0.  ],
       [0.33, 0.33, 0.33]])
>>> game = qmines.new_game("expert", rules="forgiving", seed=7)
>>> game.open(3, 4).outcome.result.value
'playing'

Modules: ``qmines.lab`` plays many games and compares players, ``qmines.quantum`` has qubits and
circuits, and ``qmines.gym`` (with the extra ``gym``) trains agents.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from qmines import gym as gym
    from qmines import lab as lab
    from qmines import quantum as quantum
    from qmines.api import Game, Position, load, new_game
    from qmines.core.board import Board
    from qmines.core.deduction import Branch, ChainStep, Clash, ProofStep, Technique
    from qmines.core.grid import MAX_CELLS, Grid
    from qmines.core.levels import LEVELS, FirstClick, Level, parse_level
    from qmines.core.reduced import Reduced
    from qmines.errors import (
        BudgetExceeded,
        Cancelled,
        Contradiction,
        InvalidInput,
        InvalidProof,
        NotationError,
        QMinesError,
    )
    from qmines.generate import NoGuess, check_certificate, no_guess, no_guess_boards
    from qmines.generate.difficulty import Difficulty, difficulty
    from qmines.generate.puzzles import Puzzle, puzzle
    from qmines.lab.simulation import Simulation, simulate
    from qmines.modes import Outcome, Reason, Result, View
    from qmines.modes.option_types import Rules
    from qmines.notation import read, write
    from qmines.notebook import svg_of
    from qmines.play.lessons import LESSONS, Lesson, lesson
    from qmines.session import Measures, Verdict, verify
    from qmines.solver import (
        Advice,
        Analysis,
        Budget,
        Cancel,
        Choice,
        Hint,
        Tracker,
        advise,
        analyse,
        analyse_many,
        check_flags,
        check_steps,
        deduce,
        sample_boards,
    )
    from qmines.store import Store, StoreError

    __version__: str

# Where each public name lives. Imported on first use, so that `import qmines` is instant.
_HOMES = {
    "qmines.api": ("Game", "Position", "load", "new_game"),
    "qmines.core.board": ("Board",),
    "qmines.core.deduction": ("Branch", "ChainStep", "Clash", "ProofStep", "Technique"),
    "qmines.core.grid": ("MAX_CELLS", "Grid"),
    "qmines.core.levels": ("LEVELS", "FirstClick", "Level", "parse_level"),
    "qmines.core.reduced": ("Reduced",),
    "qmines.errors": (
        "BudgetExceeded",
        "Cancelled",
        "Contradiction",
        "InvalidInput",
        "InvalidProof",
        "NotationError",
        "QMinesError",
    ),
    "qmines.generate": ("NoGuess", "check_certificate", "no_guess", "no_guess_boards"),
    "qmines.generate.difficulty": ("Difficulty", "difficulty"),
    "qmines.generate.puzzles": ("Puzzle", "puzzle"),
    "qmines.lab.simulation": ("Simulation", "simulate"),
    "qmines.modes": ("Outcome", "Reason", "Result", "View"),
    "qmines.modes.option_types": ("Rules",),
    "qmines.notation": ("read", "write"),
    "qmines.notebook": ("svg_of",),
    "qmines.play.lessons": ("LESSONS", "Lesson", "lesson"),
    "qmines.session": ("Measures", "Verdict", "verify"),
    "qmines.solver": (
        "Advice",
        "Analysis",
        "Budget",
        "Cancel",
        "Choice",
        "Hint",
        "Tracker",
        "advise",
        "analyse",
        "analyse_many",
        "check_flags",
        "check_steps",
        "deduce",
        "sample_boards",
    ),
    "qmines.store": ("Store", "StoreError"),
}
_MODULES = ("gym", "lab", "quantum")  # gym needs an extra, so it is not part of __all__
_HOME_OF = {name: module for module, names in _HOMES.items() for name in names}

__all__ = [
    "LESSONS",
    "LEVELS",
    "MAX_CELLS",
    "Advice",
    "Analysis",
    "Board",
    "Branch",
    "Budget",
    "BudgetExceeded",
    "Cancel",
    "Cancelled",
    "ChainStep",
    "Choice",
    "Clash",
    "Contradiction",
    "Difficulty",
    "FirstClick",
    "Game",
    "Grid",
    "Hint",
    "InvalidInput",
    "InvalidProof",
    "Lesson",
    "Level",
    "Measures",
    "NoGuess",
    "NotationError",
    "Outcome",
    "Position",
    "ProofStep",
    "Puzzle",
    "QMinesError",
    "Reason",
    "Reduced",
    "Result",
    "Rules",
    "Simulation",
    "Store",
    "StoreError",
    "Technique",
    "Tracker",
    "Verdict",
    "View",
    "advise",
    "analyse",
    "analyse_many",
    "check_certificate",
    "check_flags",
    "check_steps",
    "deduce",
    "difficulty",
    "lesson",
    "load",
    "new_game",
    "no_guess",
    "no_guess_boards",
    "parse_level",
    "puzzle",
    "read",
    "sample_boards",
    "simulate",
    "svg_of",
    "verify",
    "write",
]


if not TYPE_CHECKING:  # type checkers would take any name for one of ours

    def __getattr__(name: str) -> Any:
        if name == "__version__":
            from importlib.metadata import version  # noqa: PLC0415 - takes 10 ms, rarely needed

            return version("qmines")
        if name in _MODULES:
            return import_module(f"qmines.{name}")
        if name not in _HOME_OF:
            raise AttributeError(f"module 'qmines' has no attribute {name!r}")
        return getattr(import_module(_HOME_OF[name]), name)


def __dir__() -> list[str]:
    return sorted([*__all__, *_MODULES, "__version__"])
