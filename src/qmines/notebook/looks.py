"""How cells look on a picture: clues, marks, mines and chances."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from qmines.core.position import FLAG, HIDDEN, MINE, QUESTION, SAFE
from qmines.notebook.tiles import Sheet, Tile, draw

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from qmines.core.position import Position
    from qmines.errors import Cell

OPEN_COLOUR: Final = "#eef2f4"
HIDDEN_COLOUR: Final = "#9dbdd0"
HIT_COLOUR: Final = "#e4572e"
NUMBERS: Final = (
    "#000000", "#0000f0", "#007300", "#d60000", "#000078",
    "#780000", "#006a6a", "#000000", "#595959",
)  # fmt: skip
"""The traditional colours of 0 to 8, a little darker where they would be hard to read."""
_SIGNS: Final = {FLAG: "⚑", QUESTION: "?", MINE: "✹", SAFE: "✓"}
OUTLINES: Final = {
    "safe": "#007a3d",
    "mined": "#d60000",
    "clues": "#7a3db8",
    "supposed": "#c07000",
    "known": "#595959",
    "guess": "#c07000",
}
"""The colours around the cells that a hint points at, by what they are to it."""


def tile_of(code: int) -> Tile:
    """A cell by its code in a position."""
    if code < HIDDEN:
        return Tile(OPEN_COLOUR, str(code) if code else "", NUMBERS[code])
    return Tile(HIDDEN_COLOUR, _SIGNS.get(code, ""), "#a00000" if code == FLAG else "#14202b")


def text_tile(sign: str, *, dot: bool) -> Tile:
    """A cell with a text of its rule set's own, or one that is open and tells nothing."""
    return Tile("#dfe5e8" if dot else OPEN_COLOUR, sign, NUMBERS[1] if "½" in sign else "#14202b")


def hit_tile() -> Tile:
    """The mine that ended the game."""
    return Tile(HIT_COLOUR, "✹", "#ffffff")


def chance_tile(chance: float, *, certain: bool) -> Tile:
    """A hidden cell by its chance of a mine: from green over yellow to red, in percent.

    Below ten it stands with its sign, so that it is not taken for a clue.
    """
    if certain:
        return Tile("#3fb27f", "✓") if chance < 0.5 else Tile("#c0392b", "✹", "#ffffff")
    percent = round(100 * chance)
    sign = "<1" if percent < 1 else f"{percent}%" if percent < 10 else str(min(percent, 99))
    return Tile(_shade(chance), sign, "#14202b" if chance < 0.75 else "#ffffff")


def position_svg(position: Position, notes: Iterable[str] = ()) -> str | None:
    """A picture of a position."""
    sheet = Sheet(position.width, [tile_of(code) for code in position.cells])
    return draw([sheet], _title(position), notes)


def chances_svg(
    position: Position, chances: Sequence[float], certain: Iterable[Cell], notes: Iterable[str]
) -> str | None:
    """A picture of a position with the chance of a mine in every hidden cell."""
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
    """A picture of a position with the cells that a hint points at."""
    place = position.grid.index
    around = {place(*cell): OUTLINES[kind] for kind in OUTLINES for cell in outline.get(kind, ())}
    sheet = Sheet(position.width, [tile_of(code) for code in position.cells], outlines=around)
    return draw([sheet], f"{_title(position)}, with a hint", notes)


def _title(position: Position) -> str:
    total = "unknown" if position.mines is None else position.mines
    return f"Minesweeper, {position.width}×{position.height}, mines: {total}"


def _shade(chance: float) -> str:
    """From green at 0 over yellow at a half to red at 1."""
    low, middle, high = (120, 200, 140), (246, 222, 122), (196, 60, 50)
    first, second, part = (
        (low, middle, 2 * chance) if chance < 0.5 else (middle, high, 2 * chance - 1)
    )
    mixed = (round(a + (b - a) * part) for a, b in zip(first, second, strict=True))
    return "#" + "".join(f"{one:02x}" for one in mixed)
