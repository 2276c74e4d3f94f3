"""Read boards from JSON lines, each with the cell to open first."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from qmines.core.board import Board
from qmines.core.json_object import json_object
from qmines.core.levels import Level
from qmines.errors import InvalidInput, NotationError

if TYPE_CHECKING:
    from collections.abc import Iterable


class GivenBoard(NamedTuple):
    """A board: its mines as one byte per cell, and the index of the first cell to open."""

    level: Level
    mask: bytes
    start: int


@dataclass(frozen=True)
class BoardSet:
    """A list of boards to play, in order.

    >>> line = b'{"width": 2, "height": 2, "rows": ["..", ".*"], "start": [0, 0]}'
    >>> BoardSet.read([line]).boards[0].level
    Level(width=2, height=2, mines=1)
    """

    boards: tuple[GivenBoard, ...]

    @classmethod
    def read(cls, lines: Iterable[bytes], source: str = "") -> Self:
        """Read one board per line, skipping empty lines. Errors name ``source`` and the line."""
        boards = []
        for number, line in enumerate(lines, 1):
            if not line.strip():
                continue
            try:
                boards.append(_board(line))
            except InvalidInput as error:
                place = f"{source}, line {number}" if source else f"line {number}"
                raise NotationError(f"{place}: {error.text}") from None
        if not boards:
            raise NotationError(f"{source or 'the list'} contains no boards")
        return cls(tuple(boards))

    @cached_property
    def digest(self) -> str:
        """A hash of the boards and their order."""
        total = hashlib.sha256()
        for board in self.boards:
            total.update(f"{board.level} {board.start}\n".encode() + board.mask)
        return total.hexdigest()


def _board(line: bytes) -> GivenBoard:
    record = json_object(line)
    rows = record.get("rows")
    if type(rows) is not list or set(map(type, rows)) != {str}:
        raise InvalidInput('"rows" must be a list of strings')
    board = Board.from_rows(rows)
    grid = board.grid
    for key, true in (("width", grid.width), ("height", grid.height), ("mines", board.mines)):
        told = record.get(key, true)
        if type(told) is not int or told != true:
            raise InvalidInput(f'"{key}" is {told!r}, but "rows" has {true}')
    if board.mines == grid.cells:
        raise InvalidInput("the board has no safe cells")
    start = grid.index(*_start(record))
    return GivenBoard(Level(grid.width, grid.height, board.mines), board.mask, start)


def _start(record: dict[str, Any]) -> tuple[int, int]:
    start = record.get("start")
    if type(start) is not list or [*map(type, start)] != [int, int]:
        raise InvalidInput('"start" must be [row, column]')
    return start[0], start[1]
