"""The line of keys at the bottom of a screen: as many as fit, and a click presses one."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual.widget import Widget

from qmines.tui.glyphs import spelled
from qmines.tui.keys import key_label
from qmines.tui.widgets.painted import Painted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual import events

_GAP = "  "


class KeyItem(NamedTuple):
    """Keys and what they do, in a word or two."""

    keys: tuple[str, ...]
    words: str

    @property
    def label(self) -> str:
        """The keys as they are printed on a keyboard."""
        labels = [key_label(key) for key in self.keys]
        return ("" if max(map(len, labels)) == 1 else " ").join(labels)

    def key_at(self, x: int) -> str:
        """The key at a column of the label; the last one for a click on the words."""
        gap, end = cell_len(self.label) - sum(cell_len(key_label(key)) for key in self.keys), 0
        for key in self.keys[:-1]:
            end += cell_len(key_label(key)) + (gap > 0)
            if x < end:
                return key
        return self.keys[-1]


class KeyBar(Painted, Widget):
    """Keys in order of importance; the last one, which is help, stays whatever the width."""

    DEFAULT_CSS = "KeyBar { height: 1; width: 1fr; background: $surface; }"

    def __init__(self) -> None:
        super().__init__(id="keys")
        self._items: Sequence[KeyItem] = ()
        self._before = ""
        self._spans: list[tuple[range, KeyItem]] = []

    def show(self, items: Sequence[KeyItem], before: str = "") -> None:
        """Show these keys, after a text if there is one."""
        self._items, self._before = [item for item in items if item.keys], before
        self.refresh()

    @property
    def shown(self) -> list[str]:
        """What is in sight, key by key."""
        return [f"{item.label} {item.words}" for item in self._fitting()]

    def _fitting(self) -> list[KeyItem]:
        room = self.size.width - 1 - cell_len(self._before + _GAP if self._before else "")
        if not self._items:
            return []
        *others, last = self._items
        found: list[KeyItem] = []
        if self._width(last) - len(_GAP) > room:
            last = last._replace(words="")
        room -= self._width(last)
        for item in others:
            room -= self._width(item)
            if room < 0:
                break
            found.append(item)
        return [*found, last]

    def _width(self, item: KeyItem) -> int:
        return cell_len(spelled(f"{item.label} {item.words}{_GAP}", self.glyphs))

    def render(self) -> Text:
        """The keys that fit."""
        faint, strong = Style(color=self.palette.faint), Style(color=self.palette.text, bold=True)
        text = Text(" ", no_wrap=True, end="")
        if self._before:
            text.append(spelled(self._before, self.glyphs) + _GAP, faint)
        self._spans = []
        for item in self._fitting():
            start = text.cell_len
            text.append(spelled(item.label, self.glyphs), strong)
            text.append(spelled(f" {item.words}", self.glyphs), faint)
            self._spans.append((range(start, text.cell_len), item))
            text.append(_GAP)
        text.truncate(self.size.width)
        return text

    def on_click(self, event: events.Click) -> None:
        """Press the key that was clicked."""
        for span, item in self._spans:
            if event.x in span:
                event.stop()
                self.app.simulate_key(item.key_at(event.x - span.start))
