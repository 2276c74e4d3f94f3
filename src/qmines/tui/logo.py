"""The name of the game, written in the tiles of a field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.style import Style
from rich.text import Text
from textual.widget import Widget

from qmines.tui.painted import Painted

if TYPE_CHECKING:
    from qmines.tui.glyphs import Glyphs
    from qmines.tui.themes import Palette

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
    """A small field that spells qmines."""

    DEFAULT_CSS = """
    Logo { width: 100%; height: 9; content-align: center middle; text-align: center; }
    """

    def __init__(self, palette: Palette, glyphs: Glyphs, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.palette, self.glyphs = palette, glyphs

    def render(self) -> Text:
        """Two characters a cell."""
        palette, text = self.palette, Text(justify="center", no_wrap=True)
        for row, line in enumerate(_NAME):
            for column, cell in enumerate(line):
                odd = (row + column) % 2
                if cell.isdigit():
                    style = Style(color=palette.clues[int(cell) - 1], bgcolor=palette.open[odd])
                    text.append(f" {cell}", style + Style(bold=True))
                else:
                    style = Style(color=palette.flag, bgcolor=palette.hidden[odd], bold=True)
                    text.append(f" {self.glyphs.flag}" if cell == "F" else "  ", style)
            text.append("\n" if row + 1 < len(_NAME) else "")
        return text
