"""``.board`` files 0.1: the mines of a board, and what a player sees of it.

A line ``# MINESWEEPER-BOARD v0.1``, a line ``# Render: ascii`` or ``emoji``, lines ``key: value``,
then ``[real]`` with ``*`` and numbers, and ``[view]`` with ``U`` for hidden, ``0``-``8``, ``F``,
``?``, ``X`` for the mine that exploded, ``@`` for a mine revealed at the end and ``#`` for a wrong
flag. Either section can be missing.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from qmines.core.board import Board
from qmines.core.position import FLAG, HIDDEN, MINE, QUESTION, SAFE, Position
from qmines.errors import NotationError
from qmines.messages import Message
from qmines.notation.fields import (
    TextRow,
    alphabet,
    board_of_rows,
    codes_of,
    grid_of,
    lines_of,
    position_of,
    quoted,
    spell,
    total_of,
)
from qmines.notation.formats import Format, ParsedFile
from qmines.notation.values import neighbour_counts

if TYPE_CHECKING:
    from qmines.core.grid import Grid

_MARK = "# MINESWEEPER-BOARD"
_FIRST_LINE = re.compile(re.escape(_MARK) + r"\s+v([0-9.]{1,9})")
_RENDER = re.compile(r"#\s*Render:\s*(.{0,20})")
_NUMBER = re.compile(r"[0-9]{1,9}")
_CLUES = {str(clue): clue for clue in range(9)}
_REAL = alphabet(_CLUES | {"*": MINE, "@": MINE})
_VIEW = alphabet(
    _CLUES | {"U": HIDDEN, "F": FLAG, "?": QUESTION, "X": MINE, "@": MINE, "*": MINE, "#": SAFE}
)
_SPELLING = "012345678UF?@ "
_NUMBER_OR_MINE = b"012345678*"
# Emoji numbers are digits with two combining marks that make them keycaps.
_EMOJI = str.maketrans("⬜🚩❓💥💣❌", "UF?X@#", "\ufe0f\u20e3")


class _Reader:
    """Reads a file line by line."""

    def __init__(self, data: bytes) -> None:
        self.lines = [line.strip() for line in lines_of(data)]
        self.emoji = False
        self.numbers: dict[str, tuple[int, int]] = {}
        self.at = next((i for i, line in enumerate(self.lines) if line), 0)

    def read(self) -> ParsedFile:
        version = _FIRST_LINE.fullmatch(self.lines[self.at])
        if not version:
            raise self.error(Message("notation-first-line", start=f"{_MARK} v0.1"))
        if version[1] != "0.1":
            raise self.error(Message("notation-version", version=version[1], known="0.1"))
        board = view = None
        while (line := self.next_line()) is not None:
            if line == "[real]" and board is None:
                board = self.real(self.grid())
            elif line == "[view]" and view is None:
                view = self.view(self.grid())
            elif board is None and view is None and ":" in line:
                self.key(line)
            else:
                raise self.error(Message("notation-unexpected", text=quoted(line[:20])))
        if view is not None:
            return ParsedFile(view, board=board)
        if board is None:
            raise NotationError(
                Message("notation-part", part="[real]/[view]"), line=len(self.lines)
            )
        return ParsedFile(board)

    def error(self, message: Message) -> NotationError:
        return NotationError(message, line=self.at + 1)

    def next_line(self) -> str | None:
        """The next line that is neither empty nor a comment."""
        while self.at + 1 < len(self.lines):
            self.at += 1
            line = self.lines[self.at]
            render = _RENDER.fullmatch(line)
            if render:
                if render[1] not in ("ascii", "emoji"):
                    raise self.error(Message("notation-unexpected", text=quoted(line[:20])))
                self.emoji = render[1] == "emoji"
            elif line and not line.startswith("#"):
                return line
        return None

    def key(self, line: str) -> None:
        key, _, value = (part.strip() for part in line.partition(":"))
        if key not in ("rows", "columns", "mines"):
            return
        if not _NUMBER.fullmatch(value):
            raise self.error(Message("notation-key", key=f"{key}:", value=quoted(value[:20])))
        self.numbers[key] = int(value), self.at + 1

    def grid(self) -> Grid:
        for key in ("rows", "columns", "mines"):
            if key not in self.numbers:
                raise self.error(Message("notation-part", part=f"{key}:"))
        columns, line = self.numbers["columns"]
        return grid_of(columns, self.numbers["rows"][0], line)

    def rows(self, grid: Grid) -> list[TextRow]:
        """Read the rows of a section; the current line is its title."""
        rows: list[TextRow] = []
        for number in range(self.at + 1, len(self.lines)):
            if len(rows) == grid.height:
                break
            line = self.lines[number].translate(_EMOJI) if self.emoji else self.lines[number]
            # A row can start with a wrong flag, which looks like a comment.
            comment = line.startswith("#") and (len(line) != grid.width or " " in line)
            if comment or not line:
                continue
            self.at = number
            if len(line) != grid.width:
                raise self.error(Message("notation-row", expected=grid.width, found=len(line)))
            rows.append(TextRow(line, number + 1))
        if len(rows) != grid.height:
            raise self.error(Message("notation-rows", expected=grid.height, found=len(rows)))
        return rows

    def real(self, grid: Grid) -> Board:
        board = board_of_rows(self.rows(grid), _REAL, "* 0-8")
        mines, line = self.numbers["mines"]
        if mines != board.mines:
            raise NotationError(Message("notation-mines", told=mines, found=board.mines), line=line)
        return board

    def view(self, grid: Grid) -> Position:
        _, codes = codes_of(self.rows(grid), _VIEW, "0-8 U F ? X @ #")
        mines, line = self.numbers["mines"]
        return position_of(grid, codes, mines, line)


def read(data: bytes) -> ParsedFile:
    """Read a position with its board, or only a board."""
    return _Reader(data).read()


def write(document: ParsedFile) -> bytes:
    """Write the sections for which there is data."""
    value = document.value
    board = value if isinstance(value, Board) else document.board
    total = value.mines if isinstance(value, Board) else total_of(value, "board")
    lines = [f"{_MARK} v0.1", "# Render: ascii", ""]
    lines += [f"rows: {value.grid.height}", f"columns: {value.grid.width}", f"mines: {total}"]
    lines += ["game_mode: classic", ""]
    if board is not None:
        lines += ["[real]", *_real_rows(board), ""]
    if isinstance(value, Position):
        lines += ["[view]", *spell(value, _SPELLING, "board"), ""]
    return "\n".join(lines).encode("ascii")


def _real_rows(board: Board) -> list[str]:
    numbers = neighbour_counts(board.grid, board.mask)
    codes = bytes(9 if mine else n for mine, n in zip(board.mask, numbers, strict=True))
    text = codes.translate(_NUMBER_OR_MINE.ljust(256)).decode("ascii")
    width = board.grid.width
    return [text[i : i + width] for i in range(0, len(text), width)]


def sniff(data: bytes) -> bool:
    """Whether the data starts like a ``.board`` file."""
    return data[:200].lstrip(b"\xef\xbb\xbf \t\r\n").startswith(_MARK.encode())


FORMAT = Format(
    name="board",
    sniff=sniff,
    read=read,
    write=write,
    suffixes=(".board",),
)
