"""Lines of text above and below: what stands left, in the middle and right, as far as it fits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual.widget import Widget

from qmines.tui.glyphs import spelled
from qmines.tui.widgets.painted import Painted

if TYPE_CHECKING:
    from qmines.theme.palettes import Palette
    from qmines.tui.glyphs import Glyphs


class TextBar(Painted, Widget):
    """One line of up to three parts. The middle goes first where there is no room."""

    DEFAULT_CSS = "TextBar { height: 1; width: 1fr; background: $surface; color: $foreground; }"

    def __init__(self, palette: Palette, glyphs: Glyphs, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.palette = palette
        self.glyphs = glyphs
        self._parts = ("", "", "", "")

    def say(self, left: str = "", middle: str = "", right: str = "", short: str = "") -> None:
        """Show these parts; ``short`` stands in the middle where there is little room."""
        if (left, middle, right, short) != self._parts:
            self._parts = (left, middle, right, short)
            self.refresh()

    def render(self) -> Text:
        """The parts, a blank at either end."""
        room = max(0, self.size.width - 2)
        left, middle, right, short = (spelled(part, self.glyphs) for part in self._parts)
        if cell_len(left) + cell_len(right) + 1 > room:
            left = left.partition("  ")[0]  # the first figure, rather than half of the second
        if cell_len(left) + cell_len(right) + 1 > room:
            key, _, name = right.partition(" ")
            right = right if " " in name else key  # the key to leave, without its name
            left = left[: max(0, room - cell_len(right) - 1)]
        free = room - cell_len(left) - cell_len(right)
        if cell_len(middle) + 4 > free:
            middle = short if cell_len(short) + 4 <= free else ""
        # In the middle of the line, not of what the other parts leave.
        before = max(2, (room - cell_len(middle)) // 2 - cell_len(left))
        before = min(before, max(0, free - cell_len(middle) - 1)) if middle else free
        after = free - before - cell_len(middle)
        text = Text(" ", no_wrap=True, end="")
        text.append(left, Style(bold=True))
        text.append(" " * before)
        text.append(middle, Style(color=self.palette.faint))
        text.append(" " * max(0, after))
        text.append(right, Style(bold=True))
        return text


class Note(Painted, Widget):
    """What is said below a board: wrapped, up to a few lines, the rest on request."""

    DEFAULT_CSS = """
    Note { height: auto; max-height: 4; width: 1fr; background: $surface; padding: 0 1; }
    """
    MOST = 4  # lines, as the style above has it

    def __init__(self, palette: Palette, glyphs: Glyphs, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.palette = palette
        self.glyphs = glyphs
        self.text = ""
        self._tone = "faint"

    def say(self, text: str, tone: str = "text") -> None:
        """Show a text; ``tone`` is text, faint, good or bad."""
        if (text, tone) != (self.text, self._tone):
            self.text, self._tone = text, tone
            # Laying everything out anew takes long: only where the text needs another height.
            self.refresh(layout=min(self._lines(), self.MOST) != self.size.height)

    def _lines(self) -> int:
        """How many lines the text takes; in sight or not."""
        width = max(1, self.container_size.width - self.gutter.width)
        return len(Text(self._words()).wrap(self.app.console, width))

    def render(self) -> Text:
        """The text in its tone."""
        palette = self.palette
        style = {
            "text": Style(color=palette.text),
            "faint": Style(color=palette.faint),
            "good": Style(color=palette.accent, bold=True),
            "bad": Style(color=palette.text, bold=True),
        }[self._tone]
        return Text(self._words(), style)

    def _words(self) -> str:
        mark = {"bad": "! "}.get(self._tone, "")
        return mark + spelled(self.text, self.glyphs) or " "


class CoachBox(Note):
    """What the coach says, above the note."""

    DEFAULT_CSS = """
    CoachBox { max-height: 8; border-left: thick $accent; display: none; }
    .low CoachBox { max-height: 3; }
    """
    MOST = 8
