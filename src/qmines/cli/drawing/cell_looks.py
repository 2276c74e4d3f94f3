"""What every cell of a drawn field looks like, as one number a cell.

0 to 13 are the codes of a position (12 and 13: certainly mined, certainly safe), from
``PERCENT`` on a chance in percent, from ``CLASH`` on a clue that clashes. Higher bits
say what stands in front of the cell where there is room for it.
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
FRONTS: Final = " F?>"  # nothing, a flag, a question mark, the best guess
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
    """The look of every cell of a position that contradicts itself."""
    looks = _codes(position)
    for cell in cells:
        looks[cell] += CLASH
    return looks


def _codes(position: Position) -> Looks:
    codes = np.frombuffer(position.cells, dtype=np.uint8).astype(np.uint16)
    return codes.reshape(position.height, position.width)


def characters(step: int, encoding: str) -> list[str]:
    """What stands in a cell, by its look: up to two characters, or one."""
    texts = [""] * (CLASH + HIDDEN)
    texts[:PERCENT] = SYMBOLS.ljust(PERCENT)
    for look, name in ((0, "empty"), (MINE, "mine"), (SAFE, "safe")):
        texts[look] = CELLS[name].plain
    for percent in range(101):
        text = str(percent) if percent > 9 else f"{percent}%"  # 5 alone would be a clue
        text = {0: "<1", 100: "99"}.get(percent, text)
        texts[PERCENT + percent] = text if step > 1 else "abcdefghij"[min(percent // 10, 9)]
    texts[CLASH:] = [f"!{clue}" if step > 1 else "!" for clue in range(HIDDEN)]
    return [spelled(text, encoding) for text in texts]
