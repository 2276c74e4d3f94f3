"""What a format is, and what reading one gives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

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
    """What was read: a position or a board, and what a format tells besides.

    ``start`` is the first click as (row, column) from 0. ``board`` is the board
    under a position, where a file holds both.
    """

    value: Position | Board
    start: Cell | None = None
    board: Board | None = None

    def as_position(self) -> Position:
        """What a player sees; of a board alone: every cell hidden, and the total."""
        return self.value.position() if isinstance(self.value, Board) else self.value

    def as_revealed(self) -> Position:
        """What a player sees; of a board alone: its mines as known, and the other cells hidden."""
        if not isinstance(self.value, Board):
            return self.value
        return Position(self.value.grid, self.value.mask.translate(_CODE_OF_MASK), self.value.mines)

    def as_board(self) -> Board:
        """The mines; of a position alone, only where it tells them all."""
        if isinstance(self.value, Board):
            return self.value
        return self.board if self.board is not None else board_of(self.value)


@dataclass(frozen=True, slots=True, kw_only=True)
class Format:
    """One way to write a position or a board.

    ``sniff`` says quickly whether data may be of this format. ``read`` raises
    NotationError on anything else; ``write`` raises InvalidInput where the format
    cannot say what it is given. ``read_position`` and ``read_board`` stand where
    the same text means one thing as a position and another as a board.
    """

    name: str
    holds: Literal["position", "board", "either"]
    sniff: Callable[[bytes], bool]
    read: Callable[[bytes], ParsedFile]
    write: Callable[[ParsedFile], bytes]
    suffixes: tuple[str, ...] = ()
    binary: bool = False
    read_position: Callable[[bytes], Position] | None = None
    read_board: Callable[[bytes], Board] | None = None

    @property
    def title(self) -> Message:
        """What it holds, for lists of formats."""
        return Message(f"format-{self.name}")
