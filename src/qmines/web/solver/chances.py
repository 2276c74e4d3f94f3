"""Chances as documents: of a position of mines, and of qubits on both boards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from qmines.core.position import FLAG, HIDDEN, QUESTION
from qmines.quantum.states import SYMBOLS, Basis
from qmines.words import percent_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from qmines.quantum.posterior import Posterior
    from qmines.solver import Analysis

_HIDDEN: Final = (HIDDEN, FLAG, QUESTION)


def mine_heat(found: Analysis, cells: bytes) -> dict[str, Any]:
    """The chance of a mine in every hidden cell; ``cells`` tell which are."""
    grid = found.position.grid
    hidden = np.isin(np.frombuffer(cells, np.uint8), _HIDDEN).reshape(grid.height, grid.width)
    return {
        "method": "exact" if found.exact else "sampled",
        "boards": [_rows(found.mine_probability, hidden)],
        "safe": [[list(cell) for cell in found.safe]],
        "mined": [[list(cell) for cell in found.mined]],
        "states": None,
        **_doubt(None if found.exact else found.error),
    }


def qubit_heat(found: Posterior) -> dict[str, Any]:
    """The chance of a mine in every cell on each board, and of every state."""
    grid = found.position.grid
    shape = grid.height, grid.width
    hidden = ~np.isnan(found.survival[:, 0]).reshape(shape)
    names = (*SYMBOLS, "shared")
    return {
        "method": "exact" if found.exact else "sampled",
        "boards": [_rows(1.0 - found.survival[:, b].reshape(shape), hidden) for b in Basis],
        "safe": [[list(grid.place(cell)) for cell in found.safe(b)] for b in Basis],
        "mined": [[list(grid.place(cell)) for cell in found.deadly(b)] for b in Basis],
        "states": {
            name: _rows(found.chance[:, at].reshape(shape), hidden) for at, name in enumerate(names)
        },
        **_doubt(None if found.error is None else float(found.error.max())),
    }


def _doubt(error: float | None) -> dict[str, Any]:
    """How far sampled chances may be off, by their largest standard error; None: they are exact."""
    if error is None:
        return {"error": None, "words": None}
    words = f"These chances are sampled, and right to ± {percent_of(1.96 * error)}."
    return {"error": 1.96 * error, "words": words}


def no_heat(words: str | None) -> dict[str, Any]:
    """There are no chances, and why."""
    return {
        "method": "none",
        "boards": [],
        "safe": [],
        "mined": [],
        "error": None,
        "states": None,
        "words": words,
    }


def _rows(chance: NDArray[np.float64], hidden: NDArray[np.bool_]) -> list[list[float | None]]:
    """One list a row; None where a cell is open."""
    found = np.where(hidden, chance, np.nan).tolist()
    return [[None if each != each else round(each, 9) for each in row] for row in found]  # noqa: PLR0124
