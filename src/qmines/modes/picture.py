"""A view of a game as a picture: one board, or two with halves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qmines.core.position import FLAG, HIDDEN, MINE
from qmines.notebook.looks import half_tile, hit_tile, tile_of
from qmines.notebook.tiles import Sheet, draw
from qmines.quantum.look import CLOSED, HALVES, halves
from qmines.quantum.states import Basis
from qmines.words import clock_of, plural

if TYPE_CHECKING:
    from qmines.modes.view import View
    from qmines.notebook.tiles import Tile


def view_svg(view: View) -> str | None:
    """All that is to be seen of a game; None if there are too many cells for a picture."""
    width = view.grid.width
    if view.qubits is not None:
        sheets = [
            Sheet(width, [_half(code) for code in board], f"board {basis.name}")
            for basis, board in zip(Basis, view.boards, strict=True)
        ]
    else:
        sheets = [Sheet(width, _single(view))]
    state = f"{view.outcome.result.value}: {view.outcome.reason.value}"
    notes = [
        "paused" if view.paused else state if view.outcome.over else f"{view.counter} to find",
        clock_of(view.milliseconds),
        *([plural(view.deaths, "death")] if view.deaths else ()),
    ]
    return draw(sheets, f"A game on {width}×{view.grid.height}", [" · ".join(notes)])


def _single(view: View) -> list[Tile]:
    tiles = [tile_of(code) for code in view.cells]
    if view.mines is not None:
        for index, mined in enumerate(view.mines.mask):
            if mined and view.cells[index] >= HIDDEN and view.cells[index] != FLAG:
                tiles[index] = tile_of(MINE)
    for index in view.hit:
        tiles[index] = hit_tile()
    return tiles


def _half(code: int) -> Tile:
    if code >= HALVES:
        number = halves(code - HALVES)
        return half_tile("" if number == "0" else number, closed=False)
    return half_tile("", closed=True) if code == CLOSED else tile_of(code)
