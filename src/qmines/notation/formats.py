"""The description of a format, and the result of reading one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from qmines.core.board import Board
from qmines.core.position import HIDDEN, MINE, Position
from qmines.messages import Message
from qmines.notation.values import board_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from qmines.errors import Cell

_CODE_OF_MASK = bytes([HIDDEN, MINE]).ljust(256, b"\xff")


@dataclass(frozen=True, slots=True)
class ParsedFile:
    """The result of reading: a position or a board, and additional data.

    ``start`` is the first click as (row, column) from 0. ``board`` is the board under a position,
    if a file has both.
    """

    value: Position | Board
    start: Cell | None = None
    board: Board | None = None

    def as_position(self) -> Position:
        """The position; for a board alone, every cell is hidden, and the total is known."""
        return self.value.position() if isinstance(self.value, Board) else self.value

    def as_revealed(self) -> Position:
        """The position; for a board alone, its mines are known and other cells are hidden."""
        if not isinstance(self.value, Board):
            return self.value
        return Position(self.value.grid, self.value.mask.translate(_CODE_OF_MASK), self.value.mines)

    def as_board(self) -> Board:
        """The board; a position alone must reveal all its mines."""
        if isinstance(self.value, Board):
            return self.value
        return self.board if self.board is not None else board_of(self.value)


@dataclass(frozen=True, slots=True, kw_only=True)
class Format:
    """One way to write a position or a board.

    ``sniff`` quickly checks whether data may be in this format. ``read`` raises NotationError for
    anything else; ``write`` raises InvalidInput for values that the format cannot express.
    ``read_position`` and ``read_board`` are set if the same text means different things as a
    position and as a board.
    """

    name: str
    sniff: Callable[[bytes], bool]
    read: Callable[[bytes], ParsedFile]
    write: Callable[[ParsedFile], bytes]
    suffixes: tuple[str, ...] = ()
    binary: bool = False
    read_position: Callable[[bytes], Position] | None = None
    read_board: Callable[[bytes], Board] | None = None

    @property
    def title(self) -> Message:
        """The format's description, for lists of formats."""
        return Message(f"format-{self.name}")
