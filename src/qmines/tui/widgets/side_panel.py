"""What stands beside a board where there is room: how the game stands, and the keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.style import Style
from rich.text import Text
from textual.widget import Widget

from qmines import modes
from qmines.modes.names import level_named, variant_named
from qmines.theme.keys import key_name
from qmines.tui.glyphs import spelled
from qmines.tui.keys import key_label
from qmines.tui.texts import count_text, speak, t
from qmines.tui.widgets.painted import Painted

if TYPE_CHECKING:
    from qmines.modes import Setup
    from qmines.tui.game_thread import GameThread

WIDTH: Final = 30
_AFTER_THE_END: Final = {"new": "new", "open": "results", "pause": "pause", "help": "help"}
"""What the keys of these actions do when a game is over."""
_KEYS: Final = (
    *("open", "flag", "chord", "undo", "other-board", "shield", "explain", "hint"),
    *("overlay", "reduced", "solve", "zoom-in", "pause", "new", "help"),
)


class Side(Painted, Widget):
    """A column at the right."""

    DEFAULT_CSS = """
    Side { width: 30; height: auto; padding: 1 2; background: $surface; display: none; }
    """

    _shown: GameThread | None = None

    def show(self, game_thread: GameThread) -> None:
        """Show how a game stands."""
        self._shown = game_thread
        if self.display:
            self.refresh()

    def render(self) -> Text:
        """Titles, bars and keys, as many lines as fit."""
        game_thread = self._shown
        if game_thread is None:
            return Text("")
        palette, glyphs = self.palette, self.glyphs
        view, setup = game_thread.view, game_thread.setup
        descriptor = modes.get(setup.rules).descriptor
        strong = Style(color=palette.text, bold=True)
        faint = Style(color=palette.faint)
        accent = Style(color=palette.accent, bold=True)
        level = setup.level
        text = Text()

        def line(what: str = "", style: Style = faint) -> None:
            text.append(spelled(what, glyphs) + "\n", style)

        size = t("game-size-mines", width=level.width, height=level.height, count=level.mines)
        title = speak(level_named(modes.level_name(setup)))
        line(title, accent)
        line(speak(descriptor.title), strong)
        if title != size:
            line(size)
        for option in variant_named(modes.variant_of(setup)):
            line(speak(option))
        line()
        cells = view.grid.cells - level.mines
        opened = view.grid.cells - view.hidden
        if view.display.mines and cells > 0:
            self._bar(text, opened / cells)
            line(t("side-open", opened=opened, cells=cells))
            line()
        if summary := view.summary():
            for words, matters in summary:
                line(speak(words), strong if matters else faint)
            line()
        if view.counts is None:
            line(t("side-flags", flags=view.flags, left=view.counter), strong)
        for name, count in view.counts or ():
            line(count_text(name, count), strong)
        if view.deaths:
            line(t("side-deaths", count=view.deaths))
        if view.saves:
            line(t("side-saves", count=view.saves))
        line()
        over, unused = view.outcome.over, unused_keys(setup)
        listed = {action: action for action in _KEYS if action not in unused}
        for action, name in (_AFTER_THE_END if over else listed).items():
            label = spelled(self.settings.keys.label(action), glyphs)
            if label:
                text.append(f"{label:>6} ", strong)
                line(t(f"side-key-{name}"))
        for kind in () if over else descriptor.extras(0):
            text.append(f"{key_label(key_name(kind.key, 'terminal')):>6} ", strong)
            line(kind.verb.capitalize())
        return text

    def _bar(self, text: Text, share: float) -> None:
        room = max(4, self.size.width - 4)
        done = round(max(0.0, min(1.0, share)) * room)
        text.append(self.glyphs.bar * done, Style(color=self.palette.accent))
        rest = self.glyphs.empty_bar * (room - done)
        text.append(rest + "\n", Style(color=self.palette.faint))


def unused_keys(setup: Setup) -> set[str]:
    """The actions that a game has no use for."""
    descriptor = modes.get(setup.rules).descriptor
    verbs = {kind.verb for kind in descriptor.events}
    used = {
        "chord": descriptor.verb("chord") is not None,
        "check": descriptor.display.mines,
        "analyse": descriptor.display.mines,
        "reduced": descriptor.display.mines,
        "other-board": descriptor.boards > 1,
        "shield": descriptor.verb("shield") is not None and setup.options.get("shields") != 0,
        "explain": descriptor.display.quantum,
        "prepare": "prepare" in verbs,
        "reset": "reset" in verbs,
        "coach": descriptor.display.quantum,
    }
    return {action for action, use in used.items() if not use}
