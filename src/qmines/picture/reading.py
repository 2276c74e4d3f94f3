"""Read a position from a picture, with the confidence of each cell."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from qmines import _kernel
from qmines.core.grid import Grid
from qmines.core.position import SYMBOLS, Position
from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.picture.decode import MOST_BYTES, decode

if TYPE_CHECKING:
    from qmines.errors import Cell

UNSURE: Final = 0.9
"""Cells with less confidence than this are reported as doubts."""

Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Doubt:
    """A cell that could be something other than what was read."""

    cell: Cell
    read: str
    instead: str
    confidence: float


@dataclass(frozen=True, slots=True)
class Reading:
    """What was read from a picture.

    ``board`` is where the board is in the picture (left, top, right, bottom) and ``cell`` the size
    of a cell, in pixels. ``counter`` is the total number of mines according to the mine counter, if
    that can be read. ``exploded`` are the mines that are marked as hit, or as flagged by mistake.
    """

    position: Position
    board: Box
    cell: tuple[float, float]
    counter: int | None
    confidence: tuple[float, ...]
    second: str
    exploded: tuple[Cell, ...]

    def doubts(self, below: float = UNSURE) -> list[Doubt]:
        """The cells that were read with less confidence than this, least sure first."""
        read = "".join(self.position.rows())
        place = self.position.grid.place
        found = [
            Doubt(place(at), read[at], self.second[at], confidence)
            for at, confidence in enumerate(self.confidence)
            if confidence < below
        ]
        return sorted(found, key=lambda doubt: doubt.confidence)


def read_image(source: str | Path | bytes, mines: int | None = None) -> Reading:
    """Read the board in an image file, given by its path or its bytes.

    ``mines`` overrides the mine counter.

    Raises:
        InvalidInput: this is not an image, or it does not show exactly one board.
        OSError: the file cannot be read.
    """
    pixels = decode(source if isinstance(source, bytes) else _bytes_of(Path(source)))
    (
        problem, columns, rows, cell_width, cell_height, board, other, cells, second,
        confidence, exploded, counter,
    ) = _kernel.read_picture(pixels.data, pixels.width, pixels.height)  # fmt: skip
    scale = pixels.scale
    left, top, right, bottom = (round(edge * scale, 1) for edge in board)
    if problem:
        size = {"columns": columns, "rows": rows, "size": round(cell_width * scale)}
        places = {"first": _place(board, scale), "other": _place(other, scale)}
        raise InvalidInput(_trouble(problem, size, places))
    grid = Grid(columns, rows)
    position = Position(grid, cells, counter if mines is None else mines)
    return Reading(
        position=position,
        board=(left, top, right, bottom),
        cell=(cell_width * scale, cell_height * scale),
        counter=counter,
        confidence=tuple(confidence.tolist()),
        second="".join(SYMBOLS[code] for code in second),
        exploded=tuple(grid.place(at) for at, hit in enumerate(exploded) if hit),
    )


def _bytes_of(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(MOST_BYTES + 1)


def _place(box: Box, scale: float) -> str:
    return f"{box[0] * scale:.0f}, {box[1] * scale:.0f}"


def _trouble(problem: str, size: dict[str, int], places: dict[str, str]) -> Message:
    """Why no board was read; js/picture/trouble.js has the same messages."""
    if problem == "several_boards":
        return Message("picture-several", **places)
    if problem == "too_large":
        return Message("picture-pixels")
    small = problem == "too_small"
    if not size["columns"]:
        return Message("picture-small" if small else "picture-none")
    return Message("picture-small-found" if small else "picture-none-closest", **size)
