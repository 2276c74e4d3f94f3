"""Convert positions to boards, and count neighbours on a whole field."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qmines.core.board import Board
from qmines.core.position import FLAG, HIDDEN, MINE, QUESTION
from qmines.errors import InvalidInput
from qmines.messages import Message

if TYPE_CHECKING:
    from qmines.core.grid import Grid
    from qmines.core.position import Position

_ONLY_MINES = bytes(code == MINE for code in range(256))


def mine_mask(cells: bytes) -> bytes:
    """One byte per cell: 1 for a known mine, else 0."""
    return cells.translate(_ONLY_MINES)


def neighbour_counts(grid: Grid, mask: bytes) -> bytes:
    """For each cell, the number of neighbours marked 1 in ``mask``.

    The field is added up as one long integer with a byte per cell, because a short link can stand
    for four million cells, and a loop over them takes minutes. No byte exceeds 9, so nothing
    carries over. NumPy would slow down the start of ``qmines convert``.
    """
    width, stride = grid.width, grid.width + 1
    # The spare column keeps the ends of rows from touching each other.
    padded = b"\0".join(mask[i : i + width] for i in range(0, grid.cells, width)) + b"\0"
    field = int.from_bytes(padded, "little")
    beside = field + (field << 8) + (field >> 8)
    around = beside + (beside << 8 * stride) + (beside >> 8 * stride) - field
    counts = around.to_bytes(len(padded) + stride + 1, "little")
    return b"".join(counts[i : i + width] for i in range(0, len(padded), stride))


def board_of(position: Position) -> Board:
    """The board of a position that reveals all mines.

    Either the known mines add up to the total, or no cell is undecided. Flags and question marks
    are the player's guesses and do not count.
    """
    cells, grid = position.cells, position.grid
    known = cells.count(MINE)
    doubtful = sum(cells.count(code) for code in (HIDDEN, FLAG, QUESTION))
    flags = cells.count(FLAG)
    if position.mines is None:
        if doubtful:
            raise InvalidInput(Message("notation-doubtful", flags=flags))
    elif known != position.mines:
        raise InvalidInput(
            Message("notation-mines-known", known=known, mines=position.mines, flags=flags)
        )
    board = Board(grid, mine_mask(cells))
    numbers = neighbour_counts(grid, board.mask)
    for index, (code, number) in enumerate(zip(cells, numbers, strict=True)):
        if code < HIDDEN and code != number:
            cell = grid.place(index)
            raise InvalidInput(
                Message("notation-clue", cell=cell, number=code, mines=number), cells=[cell]
            )
    return board
