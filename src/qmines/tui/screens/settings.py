"""The settings: every change is seen at once, and kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from qmines import modes
from qmines.theme.palettes import PALETTES
from qmines.tui.screens.form import FormPage
from qmines.tui.settings import CHOICES, SPEEDS
from qmines.tui.widgets.row_list import Row, RowList
from qmines.tui.widgets.theme_sample import Sample

if TYPE_CHECKING:
    from textual import events
    from textual.widget import Widget

_ROWS: Final = (
    ("theme", "Theme", "colours; nothing is told by colour alone"),
    ("glyphs", "Signs", "Unicode or ASCII; auto asks the terminal"),
    ("cells", "Cell size", "auto: the largest that fits (+ and - in a game)"),
    ("overlay", "Chances as", "how the chances of a mine are shown"),
    ("chords", "Chords", "opening a clue that has its flags opens its neighbours"),
    ("right_click", "Right click", "flag: on and off; mark: also question marks, if allowed"),
    ("side", "Side panel", "how the game stands and the keys, where there is room"),
    ("speed", "Auto-play speed", "moves a second"),
    ("guess", "Auto-play guesses", "whether it goes on where nothing is certain"),
)
_OPTIONS: Final = (
    ("first", "First click", "what the first click of a new game meets"),
    ("questions", "Question marks", "whether new games have them"),
    ("notice", "Safety notices", "when Forgiving tells that a mine made way: at the end, or now"),
)


class SettingsScreen(FormPage):
    """A form with a sample beside it."""

    heading = "Settings"

    def more_widgets(self) -> list[Widget]:
        """A sample of the looks."""
        return [Sample(self.palette, self.glyphs, id="sample")]

    def first_rows(self) -> list[Row]:
        """A row for each setting."""
        rows = []
        for name, label, about in _ROWS:
            value = getattr(self.settings, name)
            if name == "theme":
                shown = [(key, palette.title) for key, palette in PALETTES.items()]
                rows.append(Row(name, label, "choice", value, shown, help=about))
            elif name in CHOICES:
                shown = [(one, one) for one in CHOICES[name]]
                rows.append(Row(name, label, "choice", value, shown, help=about))
            elif name == "speed":
                speeds = [(one, str(one)) for one in SPEEDS]
                rows.append(Row(name, label, "choice", value, speeds, help=about))
            else:
                rows.append(Row(name, label, "switch", value, help=about))
        known = {
            option.name: option
            for mode in reversed(modes.MODES.values())
            for option in mode.descriptor.options
        }
        for name, label, about in _OPTIONS:
            option = known[name]
            value = self.settings.options.get(name, option.default)
            kind = "choice" if option.choices else "switch"
            choices = [(one, one) for one in option.choices]
            rows.append(Row(f"option {name}", label, kind, value, choices, help=about))
        return [*rows, Row("keys", "Keys …", help="profiles, and every key as you like it")]

    def on_row_list_changed(self, message: RowList.Changed) -> None:
        """Show it at once, and keep it."""
        row = message.row
        if row.name.startswith("option "):
            self.settings.options[row.name.removeprefix("option ")] = row.value
        else:
            setattr(self.settings, row.name, row.value)
        self.mines.change_settings()

    def on_row_list_chosen(self, message: RowList.Chosen) -> None:
        """To the keys."""
        if message.row.name == "keys":
            self.mines.open_keys()

    def on_resize(self, event: events.Resize) -> None:
        """The sample is for those who have the room."""
        self.query_one(Sample).display = event.size.height >= len(_ROWS) + len(_OPTIONS) + 12
