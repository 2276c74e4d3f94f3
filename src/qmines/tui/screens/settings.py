"""The settings: every change is seen at once, and kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from qmines.messages import named
from qmines.messages.files import native_name
from qmines.messages.languages import LANGUAGES
from qmines.modes.names import choice_named
from qmines.theme.palettes import PALETTES
from qmines.tui.screens.form import FormPage
from qmines.tui.settings import ABOUT, CHOICES, OPTIONS, SPEEDS, option_of
from qmines.tui.texts import speak, t
from qmines.tui.widgets.row_list import Row, RowList
from qmines.tui.widgets.theme_sample import Sample

if TYPE_CHECKING:
    from textual import events
    from textual.widget import Widget

_ROWS: Final = tuple(ABOUT)


class SettingsScreen(FormPage):
    """A form with a sample beside it."""

    heading = "set-title"

    def more_widgets(self) -> list[Widget]:
        """A sample of the looks."""
        return [Sample(id="sample")]

    def first_rows(self) -> list[Row]:
        """A row for each setting."""
        rows = [_row(name, name, getattr(self.settings, name), _choices(name)) for name in _ROWS]
        for name in OPTIONS.values():
            option = option_of(name)
            value = self.settings.options.get(name, option.default)
            choices = [(one, speak(choice_named(name, one))) for one in option.choices]
            rows.append(_row(f"option {name}", name, value, choices))
        return [*rows, Row("keys", t("menu-keys-more"), help=t("menu-keys-about"))]

    def on_row_list_changed(self, message: RowList.Changed) -> None:
        """Show it at once, and keep it."""
        row = message.row
        if row.name.startswith("option "):
            self.settings.options[row.name.removeprefix("option ")] = row.value
        else:
            setattr(self.settings, row.name, row.value)
        if row.name == "language":
            self.mines.change_language()
        else:
            self.mines.change_settings()

    def on_row_list_chosen(self, message: RowList.Chosen) -> None:
        """To the keys."""
        if message.row.name == "keys":
            self.mines.open("keys")

    def on_resize(self, event: events.Resize) -> None:
        """The sample is for those who have the room."""
        self.query_one(Sample).display = event.size.height >= len(_ROWS) + len(OPTIONS) + 12


def _row(name: str, setting: str, value: Any, choices: list[tuple[Any, str]]) -> Row:
    """A row with its label and what it is for; a switch if there are no choices."""
    key = f"set-{setting.replace('_', '-')}"
    kind = "choice" if choices else "switch"
    return Row(name, t(key), kind, value, choices, help=t(f"{key}-about"))


def _choices(name: str) -> list[tuple[Any, str]]:
    """The values of a setting, and what is shown for each."""
    if name == "speed":
        return [(speed, str(speed)) for speed in SPEEDS]
    shown = {value: named("set-value", value) for value in CHOICES.get(name, ())}
    if name == "theme":
        shown = {key: named("theme", key, palette.title) for key, palette in PALETTES.items()}
    found = [(value, speak(message)) for value, message in shown.items()]
    if name == "language":
        found[1:] = [(language, native_name(language)) for language in LANGUAGES]
    return found
