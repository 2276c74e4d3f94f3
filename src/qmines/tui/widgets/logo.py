"""The name of the game, written in the tiles of a field."""

from __future__ import annotations

from typing import Final

from rich.text import Text
from textual.widget import Widget

from qmines.core.position import FLAG, HIDDEN
from qmines.tui.widgets.cells import BY_NAME, Painter
from qmines.tui.widgets.painted import Painted

# Open cells are clues, . hidden ones, F a flag: a field in which the letters were opened.
_NAME: Final = (
    "..............................",
    ".111.2...2.1.2...1.222.122..F.",
    ".1.2.22.12.1.21..1.2...1......",
    ".1.1.2.1.1.2.1.1.2.211.121....",
    ".121.1...1.1.1..12.1.....1....",
    "...1.1...2.1.1...1.112.221....",
    "..............................",
)


class Logo(Painted, Widget):
    """A small field that spells qmines; a large one where there is much room."""

    DEFAULT_CSS = """
    Logo { width: 100%; height: 9; content-align: center middle; text-align: center; }
    Logo.large { height: 16; }
    """

    def render(self) -> Text:
        """The cells of the name."""
        size = BY_NAME["large" if self.has_class("large") else "small"]
        painter = Painter(self.palette, self.glyphs, size)
        text = Text(justify="center", no_wrap=True)
        for row, line in enumerate(_NAME):
            for part in range(size.height):
                text.append("\n" if text else "")
                for column, cell in enumerate(line):
                    look = int(cell) if cell.isdigit() else FLAG if cell == "F" else HIDDEN
                    for segment in painter.cell(look, (row + column) % 2)[part]:
                        text.append(segment.text, segment.style)
        return text
