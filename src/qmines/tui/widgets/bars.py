"""Lines of text above and below the boards, shortened to fit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual.widget import Widget

from qmines.tui.glyphs import spelled
from qmines.tui.texts import t
from qmines.tui.widgets.painted import Painted

if TYPE_CHECKING:
    from textual.geometry import Size

    from qmines.tui.screens.page import Shared

_NARROW: Final = 40  # columns, below which the key alone tells that there is more


class TextBar(Painted, Widget):
    """One line of up to three parts. The middle goes first where there is no room."""

    DEFAULT_CSS = "TextBar { height: 1; width: 1fr; background: $surface; color: $foreground; }"

    _parts = ("", "", "", "")

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

    text = ""
    _tone = "faint"

    def say(self, text: str, tone: str = "text") -> None:
        """Show a text; ``tone`` is text, faint, good or bad."""
        if (text, tone) != (self.text, self._tone):
            self.text, self._tone = text, tone
            # Laying everything out anew takes long: only where the text needs another height.
            width = max(1, self.container_size.width - self.gutter.width)
            self.refresh(layout=self._height(width) != self.size.height)

    @property
    def cut(self) -> bool:
        """Whether there is more to read than fits."""
        width = self.size.width  # 0 until it is laid out
        return width > 0 and len(self._lines(width)) > self._most

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        """As many lines as the text takes, up to a few."""
        return self._height(width)

    def _height(self, width: int) -> int:
        return min(len(self._lines(width)), self._most)

    @property
    def _most(self) -> int:
        """How many lines the style sheet allows."""
        limit = self.styles.max_height
        return 1 if limit is None else int(limit.value)

    def _lines(self, width: int) -> list[str]:
        wrapped = Text(self._words()).wrap(self.app.console, max(1, width))
        return [line.plain.rstrip() for line in wrapped]

    def on_click(self) -> None:
        """Show a text that is cut in full."""
        cast("Shared", self.screen).read_cut_texts()

    def render(self) -> Text:
        """The text in its tone."""
        palette = self.palette
        style = {
            "text": Style(color=palette.text),
            "faint": Style(color=palette.faint),
            "good": Style(color=palette.accent, bold=True),
            "bad": Style(color=palette.text, bold=True),
        }[self._tone]
        if not self.cut:
            return Text(self._words(), style)
        width, key = self.size.width, cast("Shared", self.screen).reading_key
        wide = key and width >= _NARROW
        more = spelled(t("note-more", key=key) if wide else f"…{key}", self.glyphs)
        *whole, last = self._lines(width)[: self._most]
        while cell_len(last) + cell_len(more) > width:
            last = last[:-1]
        text = Text("\n".join([*whole, last.rstrip(" .,:;")]), style)
        return text.append(more, Style(color=palette.accent))

    def _words(self) -> str:
        mark = {"bad": "! "}.get(self._tone, "")
        return mark + spelled(self.text, self.glyphs) or " "


class CoachBox(Note):
    """What the coach says, above the note."""

    DEFAULT_CSS = """
    CoachBox { max-height: 9; border-left: thick $accent; display: none; }
    .low CoachBox { max-height: 3; }
    """
