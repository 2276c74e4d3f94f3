"""A few cells of every look, to see a theme by."""

from __future__ import annotations

from typing import Final

from rich.text import Text
from textual.widget import Widget

from qmines.core.position import FLAG, HIDDEN, MINE, QUESTION
from qmines.tui.glyphs import HIT, PERCENT, WRONG
from qmines.tui.widgets.cells import BY_NAME, CERTAIN_MINE, CERTAIN_SAFE, CURSOR, PROOF, Painter
from qmines.tui.widgets.painted import Painted

_CELLS: Final = (
    ((0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 0)),
    ((HIDDEN, 0), (FLAG, 0), (QUESTION, 0), (MINE, 0), (HIT, 0), (WRONG, 0), (HIDDEN, CURSOR),
     (1, PROOF), (HIDDEN, 0)),
    (*((PERCENT + p, 0) for p in (2, 15, 28, 41, 54, 67, 80)),
     (CERTAIN_SAFE, 0), (CERTAIN_MINE, 0)),
)  # fmt: skip


class Sample(Painted, Widget):
    """Numbers, marks and chances."""

    DEFAULT_CSS = "Sample { width: 100%; height: 8; content-align: center middle; }"

    def render(self) -> Text:
        """Three rows of cells."""
        painter = Painter(self.palette, self.glyphs, BY_NAME["large"])
        text = Text(justify="center", no_wrap=True)
        for row, cells in enumerate(_CELLS):
            for part in range(painter.size.height):
                for column, (look, over) in enumerate(cells):
                    for segment in painter.cell(look, (row + column) % 2, over)[part]:
                        text.append(segment.text, segment.style)
                text.append("\n")
        text.rstrip()
        return text
