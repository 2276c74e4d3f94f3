"""The look of every cell, from the visible state of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from qmines.core import reduced as reduction
from qmines.core.position import FLAG, HIDDEN, MINE, QUESTION
from qmines.core.reduced import reduced
from qmines.quantum.states import Basis, State
from qmines.tui.glyphs import BLANK, HIT, LETTER, LETTERS, PERCENT, WRONG
from qmines.tui.widgets.cells import CERTAIN_MINE, CERTAIN_SAFE, SHARED

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    from qmines.modes import QubitView, View
    from qmines.modes.saves import Save
    from qmines.quantum.posterior import Posterior
    from qmines.solver import Analysis

_REDUCED = bytes(
    {reduction.BLANK: BLANK, reduction.OVER: WRONG}.get(code, code) for code in range(256)
)


def looks_of(view: View, number: int) -> bytes:
    """The looks of a board; after the end, mines are revealed."""
    codes = view.boards[number]
    if view.qubits is not None:
        return _qubit_looks(view, view.qubits, number)
    if view.mines is None or number:
        return codes
    looks = np.frombuffer(codes, np.uint8).copy()
    mined = np.frombuffer(view.mines.mask, np.uint8) > 0
    closed = (looks >= HIDDEN) & (looks <= QUESTION)
    looks[mined & closed & (looks != FLAG)] = MINE
    looks[~mined & (looks == FLAG)] = WRONG
    looks[list(view.hit)] = HIT
    return looks.tobytes()


def saved_cells(saves: Iterable[Save]) -> frozenset[int]:
    """The cells whose mines were moved away."""
    return frozenset(index for save in saves for index in save.cells)


def _qubit_looks(view: View, qubits: QubitView, number: int) -> bytes:
    """Numbers in halves, letters for linked cells and, after the end, the mines."""
    looks, letters = bytearray(view.boards[number]), view.letters
    for cell, letter in letters.items():
        if looks[cell] == HIDDEN:
            looks[cell] = LETTER + LETTERS.index(letter)
    if not view.outcome.over:
        for cell, now in qubits.settled.items():
            if looks[cell] >= LETTER and now.basis == number:
                looks[cell] = CERTAIN_SAFE if now.good else CERTAIN_MINE
    if qubits.layout is not None:
        bad = State.of(Basis(number), good=False)
        for cell, state in enumerate(qubits.layout.own):
            if looks[cell] == HIDDEN and state == bad:
                looks[cell] = MINE
            elif looks[cell] == FLAG and state != bad and cell not in letters:
                looks[cell] = WRONG
    for cell in view.hit:
        if looks[cell] == MINE:
            looks[cell] = HIT
    return bytes(looks)


def reduced_looks(view: View) -> bytes:
    """Only what still matters of the first board."""
    return reduced(view.position).cells.translate(_REDUCED)


def letters_over(view: View) -> dict[int, int]:
    """Marks for the cells that share a state, seen through chances and hints as well."""
    closed = {HIDDEN, FLAG}
    return {
        cell: LETTERS.index(letter) + 1 << SHARED
        for cell, letter in view.letters.items()
        if view.in_the_open or view.boards[0][cell] in closed
    }


def qubit_heat(view: View, found: Posterior, number: int) -> bytes:
    """The looks of a board of qubits whose unmeasured cells show their chance of a mine."""
    chance = 1.0 - found.survival[:, number]
    looks = _with_percent(looks_of(view, number), chance, ~np.isnan(chance))
    looks[found.safe(Basis(number))] = CERTAIN_SAFE
    looks[found.deadly(Basis(number))] = CERTAIN_MINE
    return looks.tobytes()


def heat_of(codes: bytes, analysis: Analysis) -> bytes:
    """The looks of a board whose hidden cells show their chance of a mine."""
    closed = np.frombuffer(codes, np.uint8) >= HIDDEN
    looks = _with_percent(codes, analysis.mine_probability.ravel(), closed)
    width = analysis.position.grid.width
    for cells, look in ((analysis.safe, CERTAIN_SAFE), (analysis.mined, CERTAIN_MINE)):
        if cells:
            places = np.array(cells)
            looks[places[:, 0] * width + places[:, 1]] = look
    return looks.tobytes()


def _with_percent(
    codes: bytes, chance: NDArray[np.float64], closed: NDArray[np.bool_]
) -> NDArray[np.uint8]:
    """The looks of cells, with chances in percent where they are closed."""
    looks = np.frombuffer(codes, np.uint8).copy()
    percent = np.clip(np.rint(np.nan_to_num(chance) * 100), 1, 99).astype(np.uint8)
    looks[closed] = PERCENT + percent[closed]
    return looks
