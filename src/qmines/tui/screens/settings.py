"""The settings: every change is seen at once, and kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from textual.containers import Vertical

from qmines import modes
from qmines.tui.bars import Bar, Note
from qmines.tui.rows import Row, RowList
from qmines.tui.sample import Sample
from qmines.tui.screens.page import Page
from qmines.tui.settings import CHOICES, SPEEDS
from qmines.tui.themes import PALETTES

if TYPE_CHECKING:
    from textual import events
    from textual.app import ComposeResult

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


class SettingsScreen(Page):
    """A form with a sample beside it."""

    def compose(self) -> ComposeResult:
        """A title, the form, a sample of the looks, and a line about the row."""
        palette, glyphs = self.palette, self.glyphs
        yield Bar(palette, glyphs, id="head")
        with Vertical(classes="middle"):
            yield RowList(self._rows(), palette, glyphs, id="settings")
        yield Sample(palette, glyphs, id="sample")
        yield Note(palette, glyphs, id="note")

    def on_mount(self) -> None:
        """Begin with the first row."""
        back = self.settings.keys.label("menu")
        self.query_one(Bar).say("Settings", right=f"{back} back")
        self.query_one(RowList).focus()
        self._tell()

    def _rows(self) -> list[Row]:
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

    def on_row_list_moved(self, _: RowList.Moved) -> None:
        """Say what the row is about."""
        self._tell()

    def _tell(self) -> None:
        self.query_one(Note).say(self.query_one(RowList).row.help, "faint")

    def on_resize(self, event: events.Resize) -> None:
        """The sample is for those who have the room."""
        self.query_one(Sample).display = event.size.height >= len(_ROWS) + len(_OPTIONS) + 12

    def repaint(self) -> None:
        """Draw in other colours or signs."""
        for widget in (
            self.query_one(Bar),
            self.query_one(RowList),
            self.query_one(Sample),
            self.query_one(Note),
        ):
            widget.repaint_with(self.palette, self.glyphs)
