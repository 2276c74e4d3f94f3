"""The lessons: guided games, lessons in qubits and the sandbox, with what is done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from textual.containers import Vertical
from textual.widgets import Static

from qmines import modes
from qmines.errors import QMinesError
from qmines.modes import Result
from qmines.modes.names import level_named, rules_named
from qmines.play.coach import GUIDED
from qmines.quantum.lessons import LESSONS
from qmines.tui.screens.form import FormPage
from qmines.tui.screens.page import Sheet
from qmines.tui.texts import t
from qmines.tui.widgets.row_list import Row, RowList

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual import events
    from textual.app import ComposeResult

_MOST: Final = 1000  # games that are looked at for what is done
_ROWS: Final = {"next": "lesson-next", "again": "lesson-again"}


class LessonsScreen(FormPage):
    """Choose a lesson; those that are done are marked."""

    heading = "lessons-title"

    def first_rows(self) -> list[Row]:
        """The guided games, then the lessons, then the sandbox."""
        done = self._done()
        rows = []
        for rules, level in (*GUIDED, *(("sandbox", lesson.name) for lesson in LESSONS)):
            label = t("lessons-guided", rules=rules_named(rules), level=level_named(level))
            detail = t("lessons-done") if (rules, level) in done else ""
            if rules == "sandbox":
                label = t(f"lesson-{level}-title")
            about = t("lessons-guided-about" if rules != "sandbox" else f"lesson-{level}-goal")
            rows.append(Row(f"{rules}:{level}", label, detail=detail, help=about))
        return [*rows, Row("sandbox:free", t("lessons-free"), help=t("lessons-free-about"))]

    def _done(self) -> set[tuple[str, str]]:
        """The rules and levels of the games won, of the latest ones."""
        if self.mines.store is None:
            return set()
        try:
            games = self.mines.store.games(limit=_MOST)
        except QMinesError:
            return set()
        return {(game.rules, game.level) for game in games if game.outcome.result is Result.WON}

    def on_row_list_chosen(self, message: RowList.Chosen) -> None:
        """Begin it."""
        rules, level = message.row.name.split(":")
        self.mines.new_game(modes.make_setup(level, rules))

    def tell(self) -> None:
        """Say what it is about."""
        self.note.say(self.rows.row.help, "faint")


class LessonEnd(Sheet[str]):
    """A lesson is done: ends with next, again, menu or board."""

    def __init__(self, said: Sequence[str], *, more: bool) -> None:
        super().__init__()
        self._said = said
        self._more = more

    def compose(self) -> ComposeResult:
        """What was learnt, and the ways on."""
        names = ("next", "again", "board", "menu") if self._more else ("again", "board", "menu")
        with Vertical(classes="card") as card:
            card.add_class("end", "won")
            yield Static(t("lesson-done"), classes="card-title")
            yield Static("\n".join(self._said))
            rows = [
                self.row_for(f"end-{name}", t(_ROWS[name]) if name in _ROWS else "")
                for name in names
            ]
            yield RowList(rows, self.palette, self.glyphs, id="end")

    def on_mount(self) -> None:
        """Begin with the first row."""
        self.query_one(RowList).focus()

    def on_key(self, event: events.Key) -> None:
        """Go on with what a letter stands for."""
        if (name := self.chosen_by(event.key, "end")) is not None:
            event.stop()
            event.prevent_default()
            self.dismiss(name)
        else:
            self.common_key(event)

    def on_row_list_chosen(self, message: RowList.Chosen) -> None:
        """Go on with what was chosen."""
        self.dismiss(message.row.name)

    def go_back(self) -> None:
        """Look at the board."""
        self.dismiss("board")
