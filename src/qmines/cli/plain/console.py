"""Input and output of plain mode, on a terminal or a pipe."""

from __future__ import annotations

import os
import sys
import textwrap
from contextlib import suppress
from itertools import groupby
from typing import TYPE_CHECKING, Final

import numpy as np
from rich.console import Console
from rich.segment import Segment, Segments
from rich.style import Style
from rich.text import Text

from qmines.cli.drawing import cell_looks
from qmines.cli.drawing.boards import BoardsFrame, drawing
from qmines.cli.drawing.cell_looks import BEST, CLASH, FLAGGED, LOOK
from qmines.cli.drawing.colours import LABEL, depth_of, flag_style, found_style, style
from qmines.cli.drawing.frame import Frame
from qmines.cli.drawing.heatmap import HeatMap
from qmines.cli.plain.texts import t
from qmines.core.position import FLAG, MINE, SYMBOLS
from qmines.theme.cells import CELLS
from qmines.tui.glyphs import BLANK, HIT, WRONG
from qmines.tui.looks import looks_of, reduced_looks, saved_cells
from qmines.words import spelled

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from numpy.typing import NDArray

    from qmines.core.grid import Grid
    from qmines.errors import Cell
    from qmines.modes import View
    from qmines.solver import Analysis

MAX_LINE: Final = 1000
_DONE: Final = BLANK + 1  # a clue of the reduced view whose mines are all flagged
_SAVED: Final = 1 << 8  # besides the look
_SIGNS: Final = {
    0: CELLS["empty"].plain,
    HIT: CELLS["hit"].ascii,
    WRONG: CELLS["wrong"].ascii,
    BLANK: CELLS["blank"].ascii,
    _DONE: "0",
}
_STYLES: Final = {
    WRONG: Style(color="black", bgcolor="yellow", bold=True),
    BLANK: Style.null(),
    _DONE: Style(bold=True),
}
_NAMES: Final = 13  # columns for labels
_LINES_AROUND: Final = 7  # lines of a terminal kept for text below the board
_PIPE_LINES, _PIPE_COLUMNS = 50, 100
_PIPE_CELLS: Final = 2500  # larger boards are cropped on a pipe


class Screen:
    """Prints text and boards and reads commands; uses colour on a terminal."""

    def __init__(self) -> None:
        self.console = Console(file=sys.stdout, highlight=False, markup=False, emoji=False)
        self.typed = sys.stdin is not None and sys.stdin.isatty()
        self.interactive = self.typed and sys.stdout.isatty()
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")
        if self.interactive:
            with suppress(ImportError):  # line editing and history, where available
                import readline  # noqa: F401, PLC0415

    def say(self, text: str = "", how: str = "") -> None:
        """Print text; long lines wrap on a terminal."""
        shown = Text(spelled(text, self.console.encoding), how)
        self.console.print(shown, soft_wrap=not self.console.is_terminal)

    def tell(self, name: str, text: str) -> None:
        """Print a label and its text with a hanging indent."""
        width = self.console.width if self.console.is_terminal else MAX_LINE
        indent = " " * _NAMES
        head = f"  {name:{_NAMES - 2}}"
        self.say(textwrap.fill(head + text, max(width, 30), subsequent_indent=indent))

    def complain(self, text: str) -> None:
        """Print an error in one line."""
        self.say(" ".join(text.split()), "bold red")

    def read(self, prompt: str = "> ") -> str | None:
        """Read the next line; None at the end of the input."""
        if self.interactive:
            try:
                return _visible(input(prompt)[:MAX_LINE])
            except EOFError:
                self.say()
                return None
        line = sys.stdin.readline(MAX_LINE) if sys.stdin is not None else ""
        if not line:
            return None
        if not line.endswith("\n"):  # skip the rest of a line that is too long
            while (rest := sys.stdin.readline(MAX_LINE)) and not rest.endswith("\n"):
                pass
        line = _visible(line.rstrip("\r\n"))
        if not self.typed:  # so that the output is a complete transcript
            self.say(f"{prompt}{line}")
        return line

    def draw(self, view: View, focus: Cell = (0, 0), *, whole: bool = False) -> None:
        """Draw the boards with coordinates; of a large board, the part around a cell."""
        width, height = self._room(view.grid, whole=whole)
        part: Frame | BoardsFrame
        if not view.display.mines:
            part = BoardsFrame.fit(view, width, height, focus)
            cells = drawing(view, part, depth_of(self.console), self.console.encoding)
        else:
            part = Frame.narrow(view.grid, width, height, focus)
            cells = self._segments(_looks(view), part)
        self._print(cells, part, view.grid)

    def draw_reduced(self, view: View, focus: Cell = (0, 0)) -> None:
        """Draw the reduced view."""
        looks = _reduced_looks(view)
        part = Frame.narrow(view.grid, *self._room(view.grid, whole=False), focus)
        self._print(self._segments(looks, part), part, view.grid)

    def _print(self, cells: Iterable[Segment], part: Frame | BoardsFrame, grid: Grid) -> None:
        self.console.print(Segments(cells), soft_wrap=True, end="", crop=False)
        rows, columns = part.rows, part.columns
        below, beside = len(rows) < grid.height, len(columns) < grid.width
        if below and beside:
            across = {"left": columns[0], "right": columns[-1]}
            self.say(t("plain-part-both", first=rows[0], last=rows[-1], **across), "dim")
        elif below:
            self.say(t("plain-part-rows", first=rows[0], last=rows[-1]), "dim")
        elif beside:
            self.say(t("plain-part-columns", first=columns[0], last=columns[-1]), "dim")

    def draw_chances(self, analysis: Analysis, view: View, mark: Cell | None) -> None:
        """Draw the board with the chance of a mine in every hidden cell, and > at the move."""
        flagged = np.frombuffer(view.cells, np.uint8).reshape(view.grid.height, view.grid.width)
        looks = cell_looks.looks_of(analysis)
        looks[flagged == FLAG] |= FLAGGED
        if mark is not None:
            looks[mark] = (looks[mark] & LOOK) | BEST
        depth = depth_of(self.console)
        room = self.console.width if self.console.is_terminal or "COLUMNS" in os.environ else None
        lines = self.console.height - _LINES_AROUND if self.console.is_terminal else None
        frame = Frame.fit(looks, room, lines, colour=depth == "many", focus=mark or (0, 0))
        self.console.print(HeatMap(looks, frame, depth), soft_wrap=True, end="")

    def _room(self, grid: Grid, *, whole: bool) -> tuple[int | None, int | None]:
        """Columns and lines available for a board; None for no limit."""
        console = self.console
        width = console.width if console.is_terminal or "COLUMNS" in os.environ else None
        height: int | None = None
        if not whole and console.is_terminal:
            height = console.height - _LINES_AROUND
        elif not whole and grid.cells > _PIPE_CELLS:
            width, height = width or _PIPE_COLUMNS, _PIPE_LINES
        return None if whole else width, height

    def _segments(self, looks: NDArray[np.uint16], part: Frame) -> Iterator[Segment]:
        depth = depth_of(self.console)
        cells = [sign.rjust(part.step) for sign in spelled(_signs(), self.console.encoding)]
        shield = spelled(CELLS["saved"].plain, self.console.encoding) if part.step > 1 else ""
        yield Segment(part.ruler + "\n", LABEL)
        columns = slice(part.columns.start, part.columns.stop)
        styles = {FLAG: flag_style(), MINE: found_style(), **_STYLES}
        for row in part.rows:
            yield Segment(f"{row:>{part.margin - 1}} ", LABEL)
            line = []
            for code, run in groupby(looks[row, columns].tolist()):
                look, count = code & LOOK, len(list(run))
                known = CLASH if look == HIT else look
                text = cells[look]
                if code & _SAVED:
                    text = (shield + text.strip("· "))[: part.step].ljust(part.step)
                line.append(Segment(text * count, styles.get(look) or style(known, depth)))
            if depth == "none":
                line = [Segment("".join(piece.text for piece in line))]
            yield from line
            yield Segment.line()


def _visible(line: str) -> str:
    """Replace control characters."""
    return "".join(c if c.isprintable() else " " if c == "\t" else "?" for c in line)


def _looks(view: View) -> NDArray[np.uint16]:
    """The look of each cell, with shields where mines were moved away."""
    looks = np.frombuffer(looks_of(view, 0), np.uint8).astype(np.uint16)
    looks[list(saved_cells(view.saved or ()))] |= _SAVED
    return looks.reshape(view.grid.height, view.grid.width)


def _reduced_looks(view: View) -> NDArray[np.uint16]:
    """The look of each cell in the reduced view, where a clue can show 0."""
    looks = np.frombuffer(reduced_looks(view), np.uint8).astype(np.uint16)
    looks[looks == 0] = _DONE
    return looks.reshape(view.grid.height, view.grid.width)


def _signs() -> str:
    """The symbol of every look, in order."""
    return "".join(_SIGNS.get(code, sign) for code, sign in enumerate(SYMBOLS.ljust(_DONE + 1)))
