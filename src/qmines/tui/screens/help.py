"""Help, made from the bindings and the rule sets themselves, so that it is never out of date."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.style import Style
from rich.text import Text
from textual.containers import VerticalScroll
from textual.widgets import Static

from qmines import modes
from qmines.modes.names import option_named
from qmines.theme.keys import key_name
from qmines.tui.glyphs import spelled
from qmines.tui.keys import ACTIONS, SCOPES, action_named, key_label
from qmines.tui.screens.page import Page
from qmines.tui.texts import padded, speak, t
from qmines.tui.widgets.bars import TextBar
from qmines.tui.widgets.key_bar import KeyItem

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual import events
    from textual.app import ComposeResult

_MOUSE = ("left", "right", "middle", "wheel")
_MENUS: Final = "menus"  # the keys of lists, which are no actions
_LIST_KEYS: Final = {
    ("up", "down"): "help-list-choose",
    ("left", "right"): "help-list-change",
    ("enter",): "help-list-enter",
}
_STEP = 5
_NARROW = 40  # columns, below which there is no room for two


class HelpScreen(Page):
    """A text to scroll through. It begins with the screen that it was opened on."""

    def __init__(self, scopes: Sequence[str] = (), rules: str | None = None) -> None:
        super().__init__()
        self._scopes = [*scopes, *(scope for scope in (*SCOPES, _MENUS) if scope not in scopes)]
        self._rules = rules

    def compose(self) -> ComposeResult:
        """The text under a title."""
        yield TextBar(self.palette, self.glyphs, id="head")
        with VerticalScroll(id="text", can_focus=False):
            yield Static(self._text(), id="help-text")
        yield self.key_bar()

    def key_items(self) -> list[KeyItem]:
        """Scroll, and leave."""
        scroll = KeyItem(("up", "down"), t("side-key-scroll"))
        return [scroll, *self.keys_for("palette", "menu")]

    def on_mount(self) -> None:
        """Say how to leave."""
        back = self.settings.keys.label("menu")
        self.query_one(TextBar).say(t("help-title"), right=t("menu-back", key=back))

    def on_key(self, event: events.Key) -> None:
        """Scroll, or leave."""
        if self.common_key(event):
            return
        text = self.query_one("#text", VerticalScroll)
        key = self.settings.keys.in_list(event.key)
        steps = {"up": -1, "down": 1, "pageup": -text.size.height, "pagedown": text.size.height}
        if key in steps:
            text.scroll_relative(y=steps[key], animate=False, immediate=True)
        elif key == "home":
            text.scroll_home(animate=False, immediate=True)
        elif key == "end":
            text.scroll_end(animate=False, immediate=True)
        elif key in {"space", "enter"}:
            text.scroll_relative(y=_STEP, animate=False, immediate=True)

    def repaint(self) -> None:
        """Draw in other colours or signs."""
        super().repaint()
        self.query_one("#help-text", Static).update(self._text())

    def _text(self) -> Text:
        palette, keys = self.palette, self.settings.keys
        heading, key_style = Style(color=palette.accent, bold=True), Style(color=palette.second)
        plain, faint = Style(color=palette.text), Style(color=palette.faint)
        text = Text()

        narrow = self.app.size.width < _NARROW

        def pair(left: str, right: str) -> None:
            shown = f"{left}: " if narrow else padded(left, 16) + " "
            text.append(spelled(shown, self.glyphs), key_style)
            text.append(spelled(f"{right}\n", self.glyphs), plain)

        def rules(name: str) -> None:
            descriptor = modes.get(name).descriptor
            text.append(f"{speak(descriptor.title)}\n", heading)
            text.append(spelled(f"{speak(descriptor.summary)}\n", self.glyphs), plain)
            for option in descriptor.options:
                words = t("help-option", option=option_named(option.name), about=option.help)
                text.append(spelled(f"{words}\n", self.glyphs), faint)
            for kind in descriptor.events:
                if kind.key:
                    pair(key_label(key_name(kind.key, "terminal")), speak(kind.help))
            text.append("\n")

        if self._rules is not None:
            rules(self._rules)
        for scope in self._scopes:
            text.append(t(f"key-scope-{scope}") + "\n", heading)
            if scope == _MENUS:
                for label, about in _LIST_KEYS.items():
                    pair(" ".join(map(key_label, label)), t(about))
            for action in ACTIONS.values():
                labels = keys.labels(action.name)
                if action.scope == scope and labels:
                    pair(labels, speak(action_named(action.name)))
            text.append("\n")
        text.append(t("help-mouse-title") + "\n", heading)
        for button in _MOUSE:
            pair(t(f"help-mouse-{button}"), t(f"help-mouse-{button}-about"))
        text.append("\n")
        for name in modes.MODES:
            if name != self._rules:
                rules(name)
        return text
