"""Documents of chances: for mines, and for qubits on both boards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypedDict, cast

import numpy as np

from qmines.core.position import FLAG, HIDDEN, QUESTION
from qmines.messages import Message
from qmines.quantum.states import SYMBOLS, Basis

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from qmines.documents import HeatDocument, MessageDocument
    from qmines.quantum.posterior import Posterior
    from qmines.solver import Analysis

_HIDDEN: Final = (HIDDEN, FLAG, QUESTION)
TOO_HARD: Final = Message("chances-too-hard")


class _Doubt(TypedDict):
    error: float | None
    message: MessageDocument | None


def mine_heat(found: Analysis, cells: bytes) -> HeatDocument:
    """The chance of a mine in every cell that is hidden according to ``cells``."""
    grid = found.position.grid
    hidden = np.isin(np.frombuffer(cells, np.uint8), _HIDDEN).reshape(grid.height, grid.width)
    return {
        "method": "sampled" if found.method == "rejection" else cast("Any", found.method),
        "boards": [_rows(found.mine_probability, hidden)],
        "safe": [[*found.safe]],
        "mined": [[*found.mined]],
        "states": None,
        **_doubt(None if found.exact else found.error, bounds=found.method == "bounds"),
    }


def qubit_heat(found: Posterior) -> HeatDocument:
    """The chance of a mine in every cell on each board, and of every state."""
    grid = found.position.grid
    shape = grid.height, grid.width
    hidden = ~np.isnan(found.survival[:, 0]).reshape(shape)
    names = (*SYMBOLS, "shared")
    return {
        "method": "exact" if found.exact else "sampled",
        "boards": [_rows(1.0 - found.survival[:, b].reshape(shape), hidden) for b in Basis],
        "safe": [[grid.place(cell) for cell in found.safe(b)] for b in Basis],
        "mined": [[grid.place(cell) for cell in found.deadly(b)] for b in Basis],
        "states": {
            name: _rows(found.chance[:, at].reshape(shape), hidden) for at, name in enumerate(names)
        },
        **_doubt(None if found.error is None else float(found.error.max())),
    }


def _doubt(error: float | None, *, bounds: bool = False) -> _Doubt:
    """How far chances can be off, from their largest standard error; None if they are exact."""
    if error is None:
        return {"error": None, "message": None}
    if bounds:
        return {"error": None, "message": Message("chances-bounds").document()}
    message = Message("chances-sampled", error=1.96 * error)
    return {"error": 1.96 * error, "message": message.document()}


def no_heat(message: Message | None) -> HeatDocument:
    """A document without chances, and the reason."""
    return {
        "method": "none",
        "boards": [],
        "safe": [],
        "mined": [],
        "error": None,
        "states": None,
        "message": None if message is None else message.document(),
    }


def _rows(chance: NDArray[np.float64], hidden: NDArray[np.bool_]) -> list[list[float | None]]:
    """One list per row; None for open cells."""
    found = np.where(hidden, chance, np.nan).tolist()
    return [[None if each != each else round(each, 9) for each in row] for row in found]  # noqa: PLR0124
