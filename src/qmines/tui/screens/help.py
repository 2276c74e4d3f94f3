"""Help, made from the bindings and the rule sets themselves, so that it is never out of date."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Static

from qmines import modes
from qmines.modes.names import option_named
from qmines.play.coach import guided_levels
from qmines.theme.keys import key_name
from qmines.tui.glyphs import spelled
from qmines.tui.keys import ACTIONS, SCOPES, action_named, key_label
from qmines.tui.screens.page import Page
from qmines.tui.texts import padded, speak, t
from qmines.tui.widgets.bars import TextBar
from qmines.tui.widgets.key_bar import KeyItem

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from textual import events
    from textual.app import ComposeResult

_MOUSE = ("left", "right", "middle", "wheel")
_MENUS: Final = "menus"  # the keys of lists, which are no actions
_LIST_KEYS: Final = {
    ("up", "down"): "help-list-choose",
    ("left", "right"): "help-list-change",
    ("enter",): "help-list-enter",
}
_EXPLAINED: Final = ("classic", "forgiving", "qubits", "entangled")  # with a text of their own
_STEP = 5
_NARROW = 40  # characters, below which keys and what they do share a line
_WIDTH = 76  # characters of a column of text
_TWO_COLUMNS = 2 * _WIDTH + 8  # characters, from which on there is room for two of them


class HelpScreen(Page):
    """A text to scroll through. It begins with the screen that it was opened on."""

    def __init__(
        self,
        scopes: Sequence[str] = (),
        rules: str | None = None,
        unused: Collection[str] = (),
    ) -> None:
        """``unused`` are actions of these scopes that do nothing on that screen."""
        super().__init__()
        self._first = set(scopes)
        self._unused = set(unused)
        self._scopes = [*scopes, *(scope for scope in (*SCOPES, _MENUS) if scope not in scopes)]
        self._rules = rules
        self._width = 0  # for which the text was laid out

    def compose(self) -> ComposeResult:
        """The text under a title."""
        yield TextBar(id="head")
        with VerticalScroll(id="text", can_focus=False), Horizontal(id="help-columns"):
            for name, text in self._columns().items():
                yield Static(text, id=name)
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

    def on_resize(self, event: events.Resize) -> None:
        """Use two columns where there is room for both."""
        if event.size.width != self._width:
            self._show()

    def repaint(self) -> None:
        """Draw in other colours or signs."""
        super().repaint()
        self._show()

    def _show(self) -> None:
        for name, text in self._columns().items():
            self.query_one(f"#{name}", Static).update(text)

    def _columns(self) -> dict[str, Text]:
        """The text, in two columns where there is room for both."""
        sections, self._width = self._sections(), self.app.size.width
        both = self._width >= _TWO_COLUMNS
        self.set_class(both, "columns")
        lines = [len(section.wrap(self.app.console, _WIDTH)) + 1 for section in sections]
        at = _middle(lines) if both else len(sections)
        parts = {"help-text": sections[:at], "help-more": sections[at:]}
        return {name: Text("\n").join(part) for name, part in parts.items()}

    def _sections(self) -> list[Text]:
        """What can be done here and elsewhere, the mouse, and the rules."""
        sections = [] if self._rules is None else [self._rules_section(self._rules)]
        keys = self.settings.keys
        for scope in self._scopes:
            pairs = [
                (self._labels(action.name), speak(action_named(action.name)))
                for action in ACTIONS.values()
                if action.scope == scope
                and keys.labels(action.name)
                and not (scope in self._first and action.name in self._unused)
            ]
            if scope == _MENUS:
                pairs[:0] = [
                    (" ".join(map(key_label, label)), t(about))
                    for label, about in _LIST_KEYS.items()
                ]
            sections.append(self._section(t(f"key-scope-{scope}"), pairs))
        mouse = [(t(f"help-mouse-{one}"), t(f"help-mouse-{one}-about")) for one in _MOUSE]
        sections.append(self._section(t("help-mouse-title"), mouse))
        sections += [self._rules_section(name) for name in modes.MODES if name != self._rules]
        return sections

    def _labels(self, action: str) -> str:
        """The keys of an action; in replays, left and right step as well."""
        keys = self.settings.keys
        arrow = {"forward": "right", "back": "left"}.get(action, "")
        return " ".join([*([keys.label(arrow)] if arrow else []), keys.labels(action)])

    def _rules_section(self, name: str) -> Text:
        descriptor = modes.get(name).descriptor
        about = [speak(descriptor.summary)]
        about += [t(f"help-{name}")] if name in _EXPLAINED else []
        about += [t("help-start")] if name in guided_levels() else []
        keys = [
            (key_label(key_name(kind.key, "terminal")), speak(kind.help))
            for kind in descriptor.events
            if kind.key
        ]
        text = self._section(speak(descriptor.title), keys, about)
        if descriptor.options:
            text.append(f"{t('help-options')}\n", Style(color=self.palette.text, bold=False))
        for option in descriptor.options:
            words = t("help-option", option=option_named(option.name), about=option.help)
            faint = Style(color=self.palette.faint, bold=False)
            text.append(spelled(f"{words}\n", self.glyphs), faint)
        return text

    def _section(
        self,
        title: str,
        pairs: Sequence[tuple[str, str]],
        about: Sequence[str] = (),
    ) -> Text:
        """A heading, sentences, and pairs in two columns."""
        palette, glyphs = self.palette, self.glyphs
        text = Text(f"{title}\n", Style(color=palette.accent, bold=True))
        key_style, plain = (Style(color=one, bold=False) for one in (palette.second, palette.text))
        for words in about:
            text.append(spelled(f"{words}\n", glyphs), plain)
        narrow = self.app.size.width < _NARROW
        for left, right in pairs:
            shown = spelled(f"{left}: " if narrow else padded(left, 16) + " ", glyphs)
            room = min(_WIDTH, self.app.size.width - 3) - cell_len(shown)
            words = spelled(right, glyphs)
            if not narrow:  # what goes on in the next line stands below its beginning
                lines = Text(words).wrap(self.app.console, room)
                words = f"\n{' ' * cell_len(shown)}".join(line.plain.rstrip() for line in lines)
            text.append(shown, key_style)
            text.append(f"{words}\n", plain)
        return text


def _middle(lines: Sequence[int]) -> int:
    """How many sections of these lengths go into the first of two columns.

    >>> _middle([4, 1, 2, 3])
    2
    """
    return min(range(len(lines)), key=lambda at: abs(sum(lines[:at]) - sum(lines[at:])))
