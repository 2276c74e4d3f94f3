"""The settings: every change is seen at once, and kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
        rows = []
        for name in _ROWS:
            value = getattr(self.settings, name)
            label, about = _named(name)
            if name == "language":
                system = speak(named("set-value", "auto"))
                names = [(each, native_name(each)) for each in LANGUAGES]
                shown = [("auto", system), *names]
                rows.append(Row(name, label, "choice", value, shown, help=about))
            elif name == "theme":
                titles = [
                    (key, named("theme", key, palette.title)) for key, palette in PALETTES.items()
                ]
                shown = [(key, speak(title)) for key, title in titles]
                rows.append(Row(name, label, "choice", value, shown, help=about))
            elif name in CHOICES:
                shown = [(one, speak(named("set-value", one))) for one in CHOICES[name]]
                rows.append(Row(name, label, "choice", value, shown, help=about))
            elif name == "speed":
                speeds = [(one, str(one)) for one in SPEEDS]
                rows.append(Row(name, label, "choice", value, speeds, help=about))
            else:
                rows.append(Row(name, label, "switch", value, help=about))
        for name in OPTIONS.values():
            option = option_of(name)
            label, about = _named(name)
            value = self.settings.options.get(name, option.default)
            kind = "choice" if option.choices else "switch"
            choices = [(one, speak(choice_named(name, one))) for one in option.choices]
            rows.append(Row(f"option {name}", label, kind, value, choices, help=about))
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


def _named(name: str) -> tuple[str, str]:
    """The label of a setting, and what it is for."""
    key = f"set-{name.replace('_', '-')}"
    return t(key), t(f"{key}-about")
