"""The look of every drawn cell as one number.

0 to 13 are position codes (12 and 13: certainly mined, certainly safe), ``PERCENT`` and up
are chances in percent, ``CLASH`` and up are conflicting clues. Higher bits select the
mark in front of the cell, where there is room.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from qmines.core.position import FLAG, HIDDEN, MINE, QUESTION, SAFE, SYMBOLS
from qmines.theme.cells import CELLS
from qmines.words import spelled

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    from qmines.core.position import Position
    from qmines.errors import Cell
    from qmines.solver import Analysis

    Looks = NDArray[np.uint16]

PERCENT: Final = 20
CLASH: Final = 130
LOOK: Final = 0xFF
FRONTS: Final = " F?>"  # none, flag, question mark, best guess
FLAGGED, QUESTIONED, BEST = 1 << 8, 2 << 8, 3 << 8


def looks_of(analysis: Analysis, best: Cell | None = None) -> Looks:
    """The look of every cell of an analysed position."""
    codes = _codes(analysis.position)
    percent = np.rint(np.nan_to_num(analysis.mine_probability) * 100).astype(np.uint16)
    looks: Looks = np.where(codes < HIDDEN, codes, PERCENT + percent)
    for cells, look in ((analysis.safe, SAFE), (analysis.mined, MINE)):
        if cells:
            looks[tuple(np.transpose(cells))] = look
    looks[codes == FLAG] |= FLAGGED
    looks[codes == QUESTION] |= QUESTIONED
    if best is not None:
        looks[best] = (looks[best] & LOOK) | BEST
    return looks


def clash_looks(position: Position, cells: Iterable[Cell]) -> Looks:
    """The look of every cell of a contradictory position."""
    looks = _codes(position)
    for cell in cells:
        looks[cell] += CLASH
    return looks


def _codes(position: Position) -> Looks:
    codes = np.frombuffer(position.cells, dtype=np.uint8).astype(np.uint16)
    return codes.reshape(position.height, position.width)


def characters(step: int, encoding: str) -> list[str]:
    """The text of each look, in at most ``step`` characters."""
    texts = [""] * (CLASH + HIDDEN)
    texts[:PERCENT] = SYMBOLS.ljust(PERCENT)
    for look, name in ((0, "empty"), (MINE, "mine"), (SAFE, "safe")):
        texts[look] = CELLS[name].plain
    for percent in range(101):
        text = str(percent) if percent > 9 else f"{percent}%"  # a lone 5 would look like a clue
        text = {0: "<1", 100: "99"}.get(percent, text)
        texts[PERCENT + percent] = text if step > 1 else "abcdefghij"[min(percent // 10, 9)]
    texts[CLASH:] = [f"!{clue}" if step > 1 else "!" for clue in range(HIDDEN)]
    return [spelled(text, encoding) for text in texts]
