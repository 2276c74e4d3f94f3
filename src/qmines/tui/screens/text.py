"""A text that is too long for the line below the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.style import Style
from rich.text import Text
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

from qmines.tui.glyphs import spelled
from qmines.tui.screens.page import Sheet
from qmines.tui.texts import t
from qmines.tui.widgets.key_bar import KeyItem

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual import events
    from textual.app import ComposeResult


class TextScreen(Sheet[None]):
    """Paragraphs on a card; any key that does not scroll goes back."""

    def __init__(self, title: str, paragraphs: Sequence[str], *, top: bool = False) -> None:
        super().__init__()
        self._top = top
        self._heading = title
        self._paragraphs = paragraphs

    def compose(self) -> ComposeResult:
        """A title and the text."""
        between = "\n\n" if self._top else "\n"
        words = between.join(self._paragraphs) or t("play-nothing-happened")
        with Vertical(classes="card"):
            yield Static(self._heading, classes="card-title")
            with VerticalScroll(can_focus=False):
                text = Text(spelled(words, self.glyphs), Style(color=self.palette.text))
                yield Static(text, id="paragraphs")
            yield self.key_bar()

    def key_items(self) -> list[KeyItem]:
        """Scroll, and close."""
        scroll = KeyItem(("up", "down"), t("side-key-scroll"))
        if self._top:
            return [KeyItem(("enter",), t("side-key-continue")), scroll]
        return [scroll, *self.keys_for("menu")]

    def on_mount(self) -> None:
        """Begin with the end, which is what happened last, unless the top is wanted."""
        self.query_one(VerticalScroll).styles.max_height = max(2, self.app.size.height - 2)
        if not self._top:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def on_key(self, event: events.Key) -> None:
        """Scroll, or go back."""
        event.stop()
        event.prevent_default()
        text = self.query_one(VerticalScroll)
        page = max(1, text.size.height - 1)
        key = self.settings.keys.in_list(event.key)
        steps = {"up": -1, "down": 1, "pageup": -page, "pagedown": page}
        if key in steps:
            text.scroll_relative(y=steps[key], animate=False, immediate=True)
        elif event.key in self.settings.keys.keys_of("quit"):
            self.common_key(event)
        else:
            self.dismiss(None)
