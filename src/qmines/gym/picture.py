"""Render boards as text or pixels, without an imaging library."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from qmines.quantum.look import MOST, halves
from qmines.theme.cells import CELLS
from qmines.theme.colours import colour, rgb, scale

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from qmines.modes import Display

SIDE: Final = 20
"""Cell size in pixels."""
_MINE: Final = 9
_GAP: Final = 8  # pixels between two boards
_SCALE: Final = 2  # pixels per dot of a digit
_DIGITS: Final = {  # five rows of three dots, as bits
    "0": (7, 5, 5, 5, 7), "1": (2, 6, 2, 2, 7), "2": (7, 1, 7, 4, 7), "3": (7, 1, 7, 1, 7),
    "4": (5, 5, 7, 1, 1), "5": (7, 4, 7, 1, 7), "6": (7, 4, 7, 5, 7), "7": (7, 1, 1, 2, 2),
    "8": (7, 5, 7, 5, 7),
}  # fmt: skip
_WHITE: Final = np.full(3, 255, np.uint8)


def mine_of(display: Display) -> int:
    """The number of the mine that exploded."""
    return MOST + 2 if display.quantum else _MINE


def most_of(display: Display) -> int:
    """The largest number in an observation: the mine that exploded, or a cell of the rules' own."""
    return mine_of(display) + (0 if display.quantum else len(display.cells))


def written(boards: NDArray[np.int8], display: Display) -> str:
    """Boards as text, side by side: ``#`` hidden, ``!`` the mine that exploded."""
    lines = (
        "   ".join(" ".join(_word(int(cell), display) for cell in row) for row in rows)
        for rows in zip(*boards, strict=True)
    )
    return "".join(f"{line}\n" for line in lines)


def _word(cell: int, display: Display) -> str:
    mine = mine_of(display)
    if cell < 0 or cell == mine:
        word = CELLS["hidden" if cell < 0 else "hit"].letter
    elif cell > mine:
        word = [*display.cells.values()][cell - mine - 1].symbol
    elif display.quantum:
        word = "." if cell > MOST else halves(cell)
    else:
        word = str(cell or ".")
    return f"{word:>2}" if display.quantum else word


def drawn(boards: NDArray[np.int8], display: Display) -> NDArray[np.uint8]:
    """Boards as pixels, side by side, with shape (height, width, 3)."""
    tiles = {int(cell): _tile(int(cell), display) for cell in np.unique(boards)}
    gap = np.full((SIDE * boards.shape[1], _GAP, 3), 255, np.uint8)
    pictures: list[NDArray[np.uint8]] = []
    for board in boards:
        rows = [np.concatenate([tiles[int(cell)] for cell in row], axis=1) for row in board]
        pictures += [*([gap] if pictures else ()), np.concatenate(rows)]
    return np.concatenate(pictures, axis=1)


def _tile(cell: int, display: Display) -> NDArray[np.uint8]:
    """The pixels of one cell; those of the rules' own differ by colour."""
    mine, quantum = mine_of(display), display.quantum
    hit, inks = cell == mine, scale("pictures", "clues")
    back = colour("pictures", "hidden" if cell < 0 else "hit" if hit else "open")
    if cell > mine:
        back = inks[(cell - mine - 1) % len(inks)]
    tile = np.broadcast_to(_pixel(back), (SIDE, SIDE, 3)).copy()
    tile[-1], tile[:, -1] = tile[-1] * 0.82, tile[:, -1] * 0.82
    if hit:
        down, along = np.mgrid[:SIDE, :SIDE] - (SIDE - 2) / 2
        tile[down**2 + along**2 < (SIDE / 3.6) ** 2] = _WHITE
    elif 0 < cell < mine and cell != MOST + 1:
        dots = _dots(cell / 2 if quantum else cell)
        high, wide = dots.shape
        top, left = (SIDE - 1 - high) // 2, (SIDE - 1 - wide) // 2
        tile[top : top + high, left : left + wide][dots] = _pixel(inks[0 if quantum else cell - 1])
    return tile


def _dots(number: float) -> NDArray[np.bool_]:
    """A number as dots; halves are written 1.5 and .5."""
    parts: list[NDArray[np.bool_]] = []
    for sign in f"{number:g}".removeprefix("0" if number < 1 else ""):
        if sign == ".":
            parts.append(np.array([[False]] * 4 + [[True]]))
        else:
            parts.append(
                np.array([[row >> bit & 1 for bit in (2, 1, 0)] for row in _DIGITS[sign]]) > 0
            )
        parts.append(np.zeros((5, 1), bool))
    return np.concatenate(parts[:-1], axis=1).repeat(_SCALE, axis=0).repeat(_SCALE, axis=1)


def _pixel(name: str) -> NDArray[np.uint8]:
    return np.array(rgb(name), np.uint8)
