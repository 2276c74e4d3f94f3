"""Minesweeper, finished: exact analysis, fair games and quantum boards.

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
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from qmines.api import Position
    from qmines.core.board import Board
    from qmines.core.grid import MAX_CELLS, Grid
    from qmines.core.levels import LEVELS, Level, parse_level
    from qmines.errors import (
        BudgetExceeded,
        Cancelled,
        Contradiction,
        InvalidInput,
        NotationError,
        QMinesError,
    )
    from qmines.notation import read, write
    from qmines.solver import (
        Analysis,
        Budget,
        Cancel,
        Tracker,
        analyse,
        analyse_many,
        sample_boards,
    )

# Where each public name lives. Loaded when first asked for: `import qmines` alone is instant.
_HOMES = {
    "qmines.api": ("Position",),
    "qmines.core.board": ("Board",),
    "qmines.core.grid": ("MAX_CELLS", "Grid"),
    "qmines.core.levels": ("LEVELS", "Level", "parse_level"),
    "qmines.errors": (
        "BudgetExceeded",
        "Cancelled",
        "Contradiction",
        "InvalidInput",
        "NotationError",
        "QMinesError",
    ),
    "qmines.notation": ("read", "write"),
    "qmines.solver": (
        "Analysis",
        "Budget",
        "Cancel",
        "Tracker",
        "analyse",
        "analyse_many",
        "sample_boards",
    ),
}
_HOME_OF = {name: module for module, names in _HOMES.items() for name in names}

__all__ = [
    "LEVELS",
    "MAX_CELLS",
    "Analysis",
    "Board",
    "Budget",
    "BudgetExceeded",
    "Cancel",
    "Cancelled",
    "Contradiction",
    "Grid",
    "InvalidInput",
    "Level",
    "NotationError",
    "Position",
    "QMinesError",
    "Tracker",
    "analyse",
    "analyse_many",
    "parse_level",
    "read",
    "sample_boards",
    "write",
]


def __getattr__(name: str) -> Any:
    if name == "__version__":
        from importlib.metadata import version  # noqa: PLC0415 - costs 10 ms, rarely asked

        return version("qmines")
    if name not in _HOME_OF:
        raise AttributeError(f"module 'qmines' has no attribute {name!r}")
    return getattr(import_module(_HOME_OF[name]), name)


def __dir__() -> list[str]:
    return sorted(__all__)
