"""The menu: the first thing that is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from textual.containers import Horizontal, Vertical

from qmines import modes
from qmines.errors import QMinesError
from qmines.modes.names import level_named, rules_named
from qmines.play.coach import guided_levels
from qmines.tui.levels import levels_of
from qmines.tui.screens.page import Page
from qmines.tui.texts import age_text, error_text, speak, t
from qmines.tui.widgets.bars import Note
from qmines.tui.widgets.logo import Logo
from qmines.tui.widgets.row_list import Row, RowList
from qmines.words import clock_of

if TYPE_CHECKING:
    from textual import events
    from textual.app import ComposeResult

    from qmines.core.levels import Level
    from qmines.store import StoredGame
    from qmines.tui.widgets.key_bar import KeyItem


_LOGO: Final = 11  # lines of the logo, of what is said about a row, and of the keys


class MenuScreen(Page):
    """Resume, play, look back, change things, leave."""

    def compose(self) -> ComposeResult:
        """The name in tiles, the list, and a line about the chosen row."""
        with Vertical(id="menu-page"):
            yield Logo()
            with Horizontal(id="menu-middle"):
                yield RowList(self._rows(), id="menu")
        yield Note(id="note")
        yield self.key_bar()

    def key_items(self) -> list[KeyItem]:
        """Choose, and leave."""
        return [*super().key_items()[:3], *self.keys_for("palette", "quit", "help")]

    def on_mount(self) -> None:
        """Begin with the first row."""
        self.set_class(not self.glyphs.blocks, "ascii")
        rows = self.query_one(RowList)
        rows.focus()
        if self._last() is None:
            rows.replace(rows.rows, chosen=f"level {self.settings.level}")
        self._tell()

    def renew(self, chosen: str) -> None:
        """Show what there is now, with a row chosen if it is there."""
        self.query_one(RowList).replace(self._rows(), chosen=chosen)
        self._fit_logo()
        self._tell()

    def _rows(self) -> list[Row]:
        settings = self.settings
        rows = []
        last = self._last()
        if last is not None:
            level, clock = level_named(last.level), clock_of(last.milliseconds)
            about = {"rules": rules_named(last.rules), "level": level, "clock": clock}
            rows.append(
                Row(
                    "resume",
                    t("menu-resume"),
                    detail=t("menu-resume-detail", level=level, clock=clock),
                    help=t("menu-resume-about", when=age_text(last.touched), **about),
                )
            )
        rows.append(
            Row(
                "rules",
                t("menu-rules"),
                "choice",
                settings.rules,
                [(name, speak(mode.descriptor.title)) for name, mode in modes.MODES.items()],
            )
        )
        rows += [
            Row(
                f"level {name}",
                speak(level_named(name)),
                detail=t("menu-level-detail", **level._asdict()),
                help=self._level_help(name, level),
            )
            for name, (level, _) in levels_of(settings.rules).items()
            if name != "beginner-8x8"
        ]
        rows += [
            Row(name, t(f"menu-{name}"), help=t(f"menu-{name}-about")) for name in self.mines.PLACES
        ]
        return [*rows, Row("quit", t("menu-quit"))]

    def _level_help(self, name: str, level: Level) -> str:
        """What a level is; with a coach, or where newcomers find one."""
        rules = self.settings.rules
        density = level.mines / level.grid.cells
        about = t("menu-level-about", rules=rules_named(rules), density=density, **level._asdict())
        guided = guided_levels().get(rules)
        if guided is None:
            return about
        key = "menu-level-coach" if name in guided else "menu-level-alone"
        return f"{about}\n{t(key, rules=rules_named(rules))}"

    def _last(self) -> StoredGame | None:
        if self.mines.store is None:
            return None
        try:
            return next(iter(self.mines.store.games(unfinished=True, limit=1)), None)
        except QMinesError:
            return None

    def on_row_list_moved(self, _: RowList.Moved) -> None:
        """Say what the row is about."""
        self._tell()

    def on_row_list_changed(self, message: RowList.Changed) -> None:
        """Keep the rules that were chosen."""
        self.settings.rules = message.row.value
        self.mines.change_settings()
        message.rows.replace(self._rows())
        self._fit_logo()
        self._tell()

    def on_row_list_chosen(self, message: RowList.Chosen) -> None:
        """Do what was chosen."""
        name = message.row.name
        try:
            if name.startswith("level "):
                self.mines.start(name.removeprefix("level "))
            elif name == "resume":
                self._resume()
            elif name == "quit":
                self.mines.call_later(self.mines.action_quit)
            else:
                self.mines.open(name)
        except QMinesError as error:
            self.note.say(error_text(error), "bad")

    def _resume(self) -> None:
        from qmines.store import StoredPlay  # noqa: PLC0415

        last = self._last()
        if last is not None and self.mines.store is not None:
            self.mines.sit_down(StoredPlay.load(self.mines.store, last.id))

    def _tell(self) -> None:
        row = self.query_one(RowList).row
        about = row.help
        if row.name == "rules":
            about = speak(modes.get(self.settings.rules).descriptor.summary)
        self.note.say(about or t("site-name"), "faint")

    def on_resize(self, event: events.Resize) -> None:
        """The name in tiles is for those who have the room."""
        self._fit_logo()
        self.set_class(event.size.width >= 60, "wide")

    def _fit_logo(self) -> None:
        """Show it only if all rows are in sight below it."""
        rows, logo = len(self.query_one(RowList).rows), self.query_one(Logo)
        width, height = self.size
        logo.display = height >= rows + _LOGO and width >= 64
        logo.set_class(height >= rows + 20 and width >= 130, "large")
        # Two lines below the list, if there is room, so that it stays where it is.
        spare = height - rows - (_LOGO if logo.display else 2)
        self.note.styles.min_height = 2 if spare > 0 else 1

    def go_back(self) -> None:
        """There is nothing behind the menu: choose the way out."""
        rows = self.query_one(RowList)
        rows.replace(rows.rows, chosen="quit")
        self._tell()
