"""A bar that shows where in a game one is, and takes one anywhere by a click."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rich.style import Style
from rich.text import Text
from textual.message import Message
from textual.widget import Widget

from qmines.session.review import MISTAKE
from qmines.tui.widgets.painted import Painted

if TYPE_CHECKING:
    from collections.abc import Mapping

    from textual import events


UNDO: Final = "undo"
_SIGNS: Final = {MISTAKE: "!", UNDO: "<"}


class Scrub(Painted, Widget):
    """Steps from 0 to the last; guesses, mistakes and undos are marked."""

    DEFAULT_CSS = "Scrub { height: 1; width: 1fr; background: $surface; }"

    @dataclass
    class Wanted(Message):
        """A step was clicked."""

        step: int

    def __init__(self, last: int) -> None:
        super().__init__(id="scrub")
        self._last = last
        self._step = 0
        self._marks: Mapping[int, str] = {}

    def show(self, step: int, marks: Mapping[int, str]) -> None:
        """Show where one is."""
        self._step, self._marks = step, dict(marks)
        self.refresh()

    @property
    def _room(self) -> int:
        return max(1, self.size.width - 2)

    def _column(self, step: int) -> int:
        return round(step / self._last * (self._room - 1)) if self._last else 0

    def render(self) -> Text:
        """The bar with its knob and marks."""
        palette, glyphs = self.palette, self.glyphs
        here = self._column(self._step)
        marked = {self._column(step): kind for step, kind in sorted(self._marks.items())}
        for step, kind in self._marks.items():  # a mistake is seen before a guess
            if kind == MISTAKE:
                marked[self._column(step)] = kind
        text = Text(" ", no_wrap=True, end="")
        for column in range(self._room):
            if column == here:
                text.append(glyphs.knob, Style(color=palette.accent, bold=True))
            elif column in marked:
                sign = _SIGNS.get(marked[column], "?")
                front, back = palette.hit if marked[column] == MISTAKE else palette.wrong
                text.append(sign, Style(color=front, bgcolor=back, bold=True))
            elif column < here:
                text.append(glyphs.bar, Style(color=palette.accent))
            else:
                text.append(glyphs.empty_bar, Style(color=palette.faint))
        return text

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Go there, and follow the mouse while it is held."""
        self.capture_mouse()
        self._ask(event.x)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Follow the mouse."""
        if self.app.mouse_captured is self:
            self._ask(event.x)

    def on_mouse_up(self, _: events.MouseUp) -> None:
        """Let go."""
        self.release_mouse()

    def _ask(self, x: int) -> None:
        share = (x - 1) / max(1, self._room - 1)
        self.post_message(self.Wanted(round(max(0.0, min(1.0, share)) * self._last)))
