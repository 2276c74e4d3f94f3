"""The command palette: everything that can be done here and now, found by typing."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from textual.containers import Vertical

from qmines.messages import named
from qmines.modes.names import level_named, rules_named
from qmines.theme.palettes import PALETTES
from qmines.tui.keys import ACTIONS, action_named, key_label
from qmines.tui.levels import levels_of
from qmines.tui.screens.page import Sheet
from qmines.tui.texts import speak, t
from qmines.tui.widgets.row_list import Row, RowList

if TYPE_CHECKING:
    from collections.abc import Callable

    from textual.app import ComposeResult

    from qmines.tui.app import MinesApp
    from qmines.tui.screens.page import Shared

_FIND = "find"
_HERE = ("play", "assist", "view", "pause", "end", "games", "replay")
"""Groups of keys that belong to some screens alone."""


class Command(NamedTuple):
    """Something to do, and its key if it has one."""

    label: str
    key: str
    run: Callable[[], object]


class PaletteScreen(Sheet[None]):
    """A line to type into, and the commands that have all of its words."""

    def __init__(self, commands: list[Command]) -> None:
        super().__init__()
        self._commands = commands

    def compose(self) -> ComposeResult:
        """The line and the list."""
        with Vertical(classes="card"):
            yield _Found(self._rows(""), id="palette")

    def on_mount(self) -> None:
        """Begin to type."""
        self.query_one(RowList).focus()

    def _rows(self, typed: str) -> list[Row]:
        words = typed.casefold().split()
        found = [
            Row(str(number), command.label, key=command.key)
            for number, command in enumerate(self._commands)
            if all(word in command.label.casefold() for word in words)
        ]
        none = Row("", t("palette-none"), "note")
        return [Row(_FIND, t("palette-find"), "text", typed), *(found or [none])]

    def on_row_list_changed(self, message: RowList.Changed) -> None:
        """List what fits."""
        message.rows.replace(self._rows(message.row.value), chosen=_FIND)

    def on_row_list_chosen(self, message: RowList.Chosen) -> None:
        """Close, and do what was chosen, or the first of what was found."""
        row = message.row if message.row.name != _FIND else message.rows.rows[1]
        if row.name:
            self.dismiss(None)
            self.mines.call_later(self._commands[int(row.name)].run)


class _Found(RowList):
    """A list in which letters are always typed into the first row."""

    def _handled(self, key: str, character: str | None) -> bool:
        typing = (character is not None and character.isprintable()) or key == "backspace"
        if typing and not (key == "space" and self.chosen):
            self._choose(0)
        return super()._handled(key, character)


def commands(mines: MinesApp, screen: Shared) -> list[Command]:
    """What can be done on a screen, then what can be done anywhere."""
    keys, settings = mines.settings.keys, mines.settings

    def of_action(name: str, run: Callable[[], object] | None = None) -> Command:
        run = run or partial(screen.do_action, name)
        return Command(speak(action_named(name)), keys.labels(name), run)

    unused = screen.unused_actions()
    found = [
        of_action(name)
        for name, action in ACTIONS.items()
        if action.scope in _HERE and action.scope in screen.help_scopes and name not in unused
    ]
    found += [
        Command(speak(kind.help), key_label(key), partial(screen.do_action, kind.verb))
        for key, kind in screen.extra_events().items()
    ]
    rules = rules_named(settings.rules)
    for level in levels_of(settings.rules):
        title = t("palette-new", rules=rules, level=level_named(level))
        found.append(Command(title, "", partial(mines.start, level)))
    found += [
        Command(t(f"menu-{name}"), "", partial(mines.open, name))
        for name in mines.PLACES
        if name != "help"
    ]
    for name, palette in PALETTES.items():
        title = t("palette-theme", theme=named("theme", name, palette.title))
        found.append(Command(title, "", partial(mines.choose_theme, name)))
    return [
        *found,
        of_action("help", mines.open_help),
        Command(t("palette-menu"), "", mines.back_to_menu),
        of_action("suspend", mines.suspend_game),
        of_action("quit", partial(mines.call_later, mines.action_quit)),
    ]
