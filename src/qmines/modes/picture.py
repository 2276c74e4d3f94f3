"""Draw a game's boards side by side as SVG."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qmines.core.position import FLAG, HIDDEN, MINE
from qmines.messages import Translator
from qmines.notebook.looks import hit_tile, text_tile, tile_of
from qmines.notebook.tiles import Sheet, draw
from qmines.words import clock_of, plural

if TYPE_CHECKING:
    from qmines.modes.display import CellLook
    from qmines.modes.view import View
    from qmines.notebook.tiles import Tile


def view_svg(view: View) -> str | None:
    """Draw what a player sees of a game; None if there are too many cells for a picture."""
    width, names = view.grid.width, view.display.boards
    titles = [f"board {name.suffix.upper() or name.title}" for name in names] if names[1:] else [""]
    sheets = [
        Sheet(width, _tiles(view, board), title)
        for title, board in zip(titles, view.boards, strict=True)
    ]
    state = f"{view.counter} to find"
    if view.paused or view.outcome.over:
        line = view.outcome.line(view.explanation)
        state = "paused" if view.paused else Translator()(line)
    notes = [
        state,
        clock_of(view.milliseconds),
        *([plural(view.deaths, "death")] if view.deaths else ()),
    ]
    return draw(sheets, f"A game on {width}×{view.grid.height} cells", [" · ".join(notes)])


def _tiles(view: View, board: bytes) -> list[Tile]:
    tiles = [_tile(view.display.cells.get(code), code) for code in board]
    if view.mines is not None:
        for index, mined in enumerate(view.mines.mask):
            if mined and board[index] >= HIDDEN and board[index] != FLAG:
                tiles[index] = tile_of(MINE)
    for index in view.hit if view.display.mines else ():
        tiles[index] = hit_tile()
    return tiles


def _tile(own: CellLook | None, code: int) -> Tile:
    return tile_of(code) if own is None else text_tile(own.text, dot=own.dot)
