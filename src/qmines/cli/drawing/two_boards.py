"""Two boards of qubits as lines of a terminal: side by side where there is room for it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Final

from rich.segment import Segment
from rich.style import Style

from qmines.cli.drawing.cell_looks import CLASH
from qmines.cli.drawing.colours import LABEL, style
from qmines.core.position import FLAG, HIDDEN, MINE
from qmines.quantum.layout import letters_of
from qmines.quantum.look import CLOSED, HALVES, halves
from qmines.quantum.states import Basis
from qmines.words import spelled

if TYPE_CHECKING:
    from collections.abc import Iterator

    from qmines.cli.drawing.colours import Depth
    from qmines.errors import Cell
    from qmines.modes import View

_GAP: Final = 3  # columns between two boards
_SIGNS: Final = {HIDDEN: "#", FLAG: "F", MINE: "*", CLOSED: " ", HALVES: "·"}
_MARKED: Final = Style(color="#900000", bgcolor="#a8a8a8", bold=True)
_SHARED: Final = Style(color="#5000a0", bgcolor="#c8b8e0", bold=True)
_FOUND: Final = Style(color="black", bgcolor="#c0a0a0")


@dataclass(frozen=True, slots=True)
class PairFrame:
    """How two boards are fitted in: characters a cell, rows and columns shown, and how."""

    step: int
    rows: range
    columns: range
    margin: int
    abreast: bool

    @classmethod
    def fit(cls, view: View, width: int | None, height: int | None, focus: Cell) -> PairFrame:
        """Side by side with three characters a cell, or with two, or one below the other."""
        grid = view.grid
        margin = len(str(grid.height - 1)) + 1
        for abreast, step in ((True, 3), (True, 2), (False, 3), (False, 2)):
            boards = 2 if abreast else 1
            needed = boards * (margin + step * grid.width) + (_GAP if abreast else 0)
            if width is None or needed <= width:
                break
        room = grid.width if width is None else (width - margin) // step
        lines = grid.height if height is None else height
        lines = lines if abreast else max(1, lines // 2 - 1)
        return cls(
            step, _around(focus[0], grid.height, lines), _around(focus[1], grid.width, room),
            margin, abreast,
        )  # fmt: skip

    @property
    def ruler(self) -> str:
        """The numbers of the columns above them, as many as there is room for."""
        line = " " * self.margin
        every = 1 if len(str(self.columns[-1])) < self.step else 2
        for column in self.columns:
            line += str(column).rjust(self.step) if column % every == 0 else " " * self.step
        return line

    @property
    def width(self) -> int:
        """The characters of one board with its labels."""
        return self.margin + self.step * len(self.columns)


def drawing(view: View, frame: PairFrame, depth: Depth, encoding: str) -> Iterator[Segment]:
    """Both boards with their names and coordinates."""
    looks = [_looks(view, basis) for basis in Basis]
    boards = [
        list(_board(looks[basis], f"{basis.name} board", frame, depth, encoding)) for basis in Basis
    ]
    if frame.abreast:
        for left, right in zip(*boards, strict=True):
            used = sum(len(piece.text) for piece in left)
            line = [*left, Segment(" " * (frame.width + _GAP - used)), *right]
            yield from _line(line, depth)
        return
    for board in boards:
        for line in board:
            yield from _line(line, depth)


def _line(line: list[Segment], depth: Depth) -> Iterator[Segment]:
    if depth == "none":
        line = [Segment("".join(piece.text for piece in line).rstrip())]
    yield from line
    yield Segment.line()


def _board(
    looks: list[list[tuple[str, Style | int]]],
    name: str,
    frame: PairFrame,
    depth: Depth,
    encoding: str,
) -> Iterator[list[Segment]]:
    """The lines of one board."""
    yield [Segment(" " * frame.margin + name.rjust(min(len(name) + 1, frame.width)), LABEL)]
    yield [Segment(frame.ruler, LABEL)]
    for row in frame.rows:
        line = [Segment(f"{row:>{frame.margin - 1}} ", LABEL)]
        cells = looks[row][frame.columns.start : frame.columns.stop]
        for how, run in groupby(cells, key=lambda cell: cell[1]):
            text = "".join(spelled(sign, encoding).rjust(frame.step) for sign, _ in run)
            line.append(Segment(text, style(how, depth) if isinstance(how, int) else how))
        yield line


def _looks(view: View, basis: Basis) -> list[list[tuple[str, Style | int]]]:
    """The sign of every cell on a board and how it is drawn, row by row."""
    letters = {}
    if view.qubits is not None and view.qubits.position.groups:
        letters = letters_of(view.qubits.position.groups)
    grid = view.grid
    found = []
    for cell, code in enumerate(view.boards[basis]):
        how: Style | int = code
        sign = _SIGNS.get(code, "")
        if code > HALVES:
            sign, how = halves(code - HALVES), (code - HALVES + 1) // 2
        elif code == HALVES:
            how = 0
        elif code == HIDDEN and cell in letters:
            sign, how = letters[cell], _SHARED
        elif code == FLAG:
            how = _MARKED
        elif code == MINE:
            sign, how = ("X", CLASH) if cell in view.hit else ("*", _FOUND)
        elif code == CLOSED:
            how = 0
        found.append((sign, how))
    return [found[i : i + grid.width] for i in range(0, len(found), grid.width)]


def _around(focus: int, size: int, room: int) -> range:
    room = max(1, min(size, room))
    start = min(max(0, focus - room // 2), size - room)
    return range(start, start + room)
