"""How cells look in a picture: clues, marks, mines and chances."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from qmines.core.position import FLAG, HIDDEN, MINE, QUESTION, SAFE
from qmines.notebook.tiles import Sheet, Tile, draw
from qmines.theme.cells import CELLS
from qmines.theme.colours import between, colour, scale, table

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from qmines.core.position import Position
    from qmines.errors import Cell

_SIGNS: Final = {
    code: CELLS[look].sign
    for code, look in ((FLAG, "flag"), (QUESTION, "question"), (MINE, "mine"), (SAFE, "safe"))
}


def tile_of(code: int) -> Tile:
    """The tile for a position code."""
    if code < HIDDEN:
        ink = scale("pictures", "clues")[code - 1] if code else _colour("ink")
        return Tile(_colour("open"), str(code) if code else "", ink)
    ink = _colour("flag") if code == FLAG else _colour("ink")
    return Tile(_colour("hidden"), _SIGNS.get(code, ""), ink)


def text_tile(sign: str, *, dot: bool) -> Tile:
    """The tile for a rule set's own text, or for an open cell without a number."""
    ink = scale("pictures", "clues")[0] if "½" in sign else _colour("ink")
    return Tile(_colour("closed" if dot else "open"), sign, ink)


def hit_tile() -> Tile:
    """The tile for the mine that exploded."""
    return Tile(_colour("hit"), CELLS["hit"].sign, _colour("white"))


def chance_tile(chance: float, *, certain: bool) -> Tile:
    """The tile for a chance of a mine, in percent, from green through yellow to red.

    Below ten it includes the % sign, so that it cannot be mistaken for a clue.
    """
    if certain:
        if chance < 0.5:
            return Tile(_colour("safe"), _SIGNS[SAFE], _colour("ink"))
        return Tile(_colour("mined"), _SIGNS[MINE], _colour("white"))
    percent = round(100 * chance)
    sign = "<1" if percent < 1 else f"{percent}%" if percent < 10 else str(min(percent, 99))
    return Tile(between(scale("heat", "green-to-red"), chance), sign, _colour("heat_ink"))


def position_svg(position: Position) -> str | None:
    """Draw a position."""
    sheet = Sheet(position.width, [tile_of(code) for code in position.cells])
    return draw([sheet], _title(position))


def chances_svg(
    position: Position, chances: Sequence[float], certain: Iterable[Cell], notes: Iterable[str]
) -> str | None:
    """Draw a position with the chance of a mine in every hidden cell."""
    known = {position.grid.index(*cell) for cell in certain}
    tiles = [
        tile_of(code)
        if code < HIDDEN or math.isnan(chance)
        else chance_tile(chance, certain=index in known)
        for index, (code, chance) in enumerate(zip(position.cells, chances, strict=True))
    ]
    return draw([Sheet(position.width, tiles)], f"{_title(position)}, chances of a mine", notes)


def outlined_svg(
    position: Position, outline: Mapping[str, Iterable[Cell]], notes: Iterable[str]
) -> str | None:
    """Draw a position with the cells of a hint outlined."""
    place = position.grid.index
    around = {
        place(*cell): around_it
        for kind, around_it in table("outlines").items()
        for cell in outline.get(kind, ())
    }
    sheet = Sheet(position.width, [tile_of(code) for code in position.cells], outlines=around)
    return draw([sheet], f"{_title(position)}, with a hint", notes)


def _title(position: Position) -> str:
    total = "unknown" if position.mines is None else position.mines
    return f"Minesweeper, {position.width}×{position.height}, mines: {total}"


def _colour(name: str) -> str:
    return colour("pictures", name)
