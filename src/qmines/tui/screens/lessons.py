"""The list of lessons, with what is done, and the card at the end of one."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from textual.containers import Vertical
from textual.widgets import Static

from qmines import modes
from qmines.play.lessons import BY_NAME, LESSONS
from qmines.tui.screens.form import FormPage
from qmines.tui.screens.page import Card
from qmines.tui.texts import speak, t
from qmines.tui.widgets.row_list import Row, RowList

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual.app import ComposeResult

    from qmines.play.lessons import Lesson

_FREE: Final = "free"
_ROWS: Final = {"next": "lesson-next", "again": "lesson-again", "menu": "sandbox-lessons"}


class LessonsScreen(FormPage):
    """Choose a lesson; what is done is told beside each."""

    heading = "lessons-title"

    def first_rows(self) -> list[Row]:
        """The lessons under their headings, then the sandbox."""
        rows: list[Row] = []
        for part, lessons in groupby(LESSONS, lambda lesson: lesson.part):
            rows.append(Row("", t(f"learn-{part}"), "heading"))
            for lesson in lessons:
                about = speak(lesson.goal)
                done = self._progress(lesson)
                rows.append(Row(lesson.name, speak(lesson.title), detail=done, help=about))
        return [*rows, Row(_FREE, t("lessons-free"), help=t("lessons-free-about"))]

    def _progress(self, lesson: Lesson) -> str:
        known = self.settings.lessons
        if not lesson.examples:
            return t("lessons-done") if lesson.name in known else ""
        total = len(lesson.examples)
        done = sum(f"{lesson.name}/{number}" in known for number in range(total))
        if done == total:
            return t("lessons-done")
        return t("lessons-progress", done=done, total=total) if done else ""

    def on_mount(self) -> None:
        """Begin with the first lesson that is not done, if possible on the chosen rules."""
        done, rows = t("lessons-done"), self.rows.rows
        open_rows = [row.name for row in rows if row.chooses and row.detail != done]
        rules = self.settings.rules
        fitting = [each.name for each in LESSONS if (each.rules or each.part) == rules]
        first = next((name for name in open_rows if name in fitting), open_rows[0])
        self.rows.replace(rows, first)

    def on_row_list_chosen(self, message: RowList.Chosen) -> None:
        """Begin it."""
        if message.row.name == _FREE:
            self.mines.new_game(modes.make_setup(_FREE, "sandbox"))
        else:
            self.mines.begin_lesson(BY_NAME[message.row.name])


class LessonEnd(Card):
    """A lesson has ended; the answer is one of the rows: next, undo, again, board, menu."""

    def __init__(self, title: str, said: Sequence[str], rows: Sequence[str]) -> None:
        super().__init__()
        self._title = title
        self._said = said
        self._names = rows

    def compose(self) -> ComposeResult:
        """What was learnt, and the ways on."""
        with Vertical(classes="card"):
            yield Static(self._title, classes="card-title")
            yield Static("\n".join(self._said), classes="said")
            rows = [
                self.row_for(name, t(_ROWS[name]) if name in _ROWS else "") for name in self._names
            ]
            yield RowList(rows, id="end")
