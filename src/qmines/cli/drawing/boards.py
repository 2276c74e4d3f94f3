"""Draw the boards of any rule set in a terminal, side by side if they fit."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby, product
from typing import TYPE_CHECKING, Final

from rich.segment import Segment

from qmines.cli.drawing.cell_looks import CLASH
from qmines.cli.drawing.colours import LABEL, flag_style, found_style, shared_style, style
from qmines.cli.drawing.frame import cropped
from qmines.core.position import FLAG, HIDDEN, MINE, SYMBOLS
from qmines.words import spelled

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.style import Style

    from qmines.cli.drawing.colours import Depth
    from qmines.errors import Cell
    from qmines.modes import CellLook, View

_GAP: Final = 3  # columns between two boards
_EMPTY: Final = "·"
_INK: Final = 7  # the clue whose colour is used for other text


@dataclass(frozen=True, slots=True)
class BoardsFrame:
    """How boards fit the screen: characters per cell, rows and columns shown."""

    step: int
    rows: range
    columns: range
    margin: int
    abreast: bool

    @classmethod
    def fit(cls, view: View, width: int | None, height: int | None, focus: Cell) -> BoardsFrame:
        """Prefer side by side, then stacked; with a blank between cells where there is room.

        Numbers such as 1½ always have one: next to each other, 2 and 1½ would be 21½.
        """
        grid, count = view.grid, len(view.boards)
        margin = len(str(grid.height - 1)) + 1
        steps = [step for step in (3, 2) if step > view.display.widest]
        for abreast, step in product((True, False), steps):
            boards = count if abreast else 1
            needed = boards * (margin + step * grid.width) + (boards - 1) * _GAP
            if width is None or needed <= width:
                break
        room = grid.width if width is None else (width - margin) // step
        lines = grid.height if height is None else height
        lines = lines if abreast else max(1, lines // count - 1)
        return cls(
            step, cropped(focus[0], grid.height, lines), cropped(focus[1], grid.width, room),
            margin, abreast,
        )  # fmt: skip

    @property
    def ruler(self) -> str:
        """Column numbers, as many as fit."""
        line = " " * self.margin
        every = 1 if len(str(self.columns[-1])) < self.step else 2
        for column in self.columns:
            line += str(column).rjust(self.step) if column % every == 0 else " " * self.step
        return line

    @property
    def width(self) -> int:
        """Characters per line of one board, with its labels."""
        return self.margin + self.step * len(self.columns)


def drawing(view: View, frame: BoardsFrame, depth: Depth, encoding: str) -> Iterator[Segment]:
    """Draw the boards with titles and coordinates."""
    names = [str(each.title) for each in view.display.boards] if len(view.boards) > 1 else [""]
    boards = [
        list(_board(_looks(view, number), name, frame, depth, encoding))
        for number, name in enumerate(names)
    ]
    if frame.abreast:
        for lines in zip(*boards, strict=True):
            line: list[Segment] = []
            for number, part in enumerate(lines):
                used = sum(len(piece.text) for piece in line)
                line += [Segment(" " * (number * (frame.width + _GAP) - used)), *part]
            yield from _line(line, depth)
        return
    for board in boards:
        for each in board:
            yield from _line(each, depth)


def _line(line: list[Segment], depth: Depth) -> Iterator[Segment]:
    if depth == "none":
        line = [Segment("".join(piece.text for piece in line).rstrip())]
    yield from line
    yield Segment.line()


def _board(
    looks: list[list[tuple[str, Style | int]]],
    name: str,
    frame: BoardsFrame,
    depth: Depth,
    encoding: str,
) -> Iterator[list[Segment]]:
    """The lines of one board."""
    if name:
        yield [Segment(" " * frame.margin + name.rjust(min(len(name) + 1, frame.width)), LABEL)]
    yield [Segment(frame.ruler, LABEL)]
    for row in frame.rows:
        line = [Segment(f"{row:>{frame.margin - 1}} ", LABEL)]
        cells = looks[row][frame.columns.start : frame.columns.stop]
        for how, run in groupby(cells, key=lambda cell: cell[1]):
            text = "".join(spelled(sign, encoding).rjust(frame.step) for sign, _ in run)
            line.append(Segment(text, style(how, depth) if isinstance(how, int) else how))
        yield line


def _looks(view: View, number: int) -> list[list[tuple[str, Style | int]]]:
    """Every cell's symbol and style, row by row."""
    letters, own = view.letters, view.display.cells
    found: list[tuple[str, Style | int]] = []
    for cell, code in enumerate(view.boards[number]):
        if code in own:
            found.append(_own(own[code]))
        elif code == HIDDEN and cell in letters:
            found.append((letters[cell], shared_style()))
        elif code == FLAG:
            found.append(("F", flag_style()))
        elif code == MINE:
            found.append(("X", CLASH) if cell in view.hit else ("*", found_style()))
        else:
            found.append((SYMBOLS[code] if code else _EMPTY, code))
    width = view.grid.width
    return [found[i : i + width] for i in range(0, len(found), width)]


def _own(look: CellLook) -> tuple[str, int]:
    """The look of a cell that is specific to its rule set."""
    kind, _, number = look.colour.partition("-")
    sign = " " if look.dot else look.text or _EMPTY
    return sign, int(number) if kind == "clue" else _INK if kind == "text" else 0
