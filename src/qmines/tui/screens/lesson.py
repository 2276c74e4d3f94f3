"""A lesson with examples: a position, a question, and what is said to the answer."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from qmines.core.position import FLAG, HIDDEN, MINE
from qmines.messages import Message
from qmines.modes.display import MINE_BOARD
from qmines.play.lessons import judge, next_lesson
from qmines.tui.cursor import moved
from qmines.tui.screens.lessons import LessonEnd
from qmines.tui.screens.page import Page
from qmines.tui.screens.text import TextScreen
from qmines.tui.texts import speak, t
from qmines.tui.widgets.bars import CoachBox, TextBar
from qmines.tui.widgets.board_area import Field
from qmines.tui.widgets.cells import PROOF, SURELY_MINED, SURELY_SAFE
from qmines.tui.widgets.key_bar import KeyBar

if TYPE_CHECKING:
    from textual import events
    from textual.app import ComposeResult

    from qmines.generate.drills import Deed, Judged
    from qmines.play.lessons import Lesson
    from qmines.tui.widgets.board import BoardView
    from qmines.tui.widgets.key_bar import KeyItem

_MARKS: Final = (("clues", PROOF), ("safe", SURELY_SAFE), ("mined", SURELY_MINED))
_DEEDS: Final[dict[str, Deed]] = {"open": "open", "flag": "flag", "mark": "flag", "hint": "pass"}


class LessonScreen(Page):
    """One example after the other, each until it is solved."""

    help_scopes = ("play", "move", "anywhere")

    def __init__(self, lesson: Lesson, number: int = 0) -> None:
        super().__init__()
        self.lesson = lesson
        self.number = number
        self.solved = False
        self.busy = False
        self._position = lesson.examples[number].position

    def compose(self) -> ComposeResult:
        """A title, the board, and the question."""
        yield TextBar(id="head")
        yield Field(self._position.grid, MINE_BOARD)
        yield CoachBox(id="coach")
        yield self.key_bar()

    def key_items(self) -> list[KeyItem]:
        """How to answer."""
        names = ["open", "flag", "hint", "explain", "menu", "help"]
        if self.lesson.own_questions:
            names.remove("flag")
        words = {"hint": t("quiz-pass"), "explain": t("lessons-read"), "open": t("quiz-safe")}
        words["flag"] = t("quiz-mine")
        if self.solved:
            names, words = ["open", "explain", "menu", "help"], {"open": t("coach-next")}
            words["explain"] = t("lessons-read")
        items = [
            item._replace(words=words.get(name, item.words))
            for name, item in zip(names, self.keys_for(*names), strict=True)
        ]
        return [items[0]._replace(keys=("enter",)), *items[1:]]

    def on_mount(self) -> None:
        """Ask; the first example comes after the text of the lesson."""
        self.field.coached = True
        examples = len(self.lesson.examples)
        about = t("lessons-example", number=self.number + 1, count=examples)
        total = self._position.mines
        self.query_one(TextBar).say(
            f"{self.glyphs.flag} {'?' if total is None else total}", speak(self.lesson.title), about
        )
        hidden = self._position.cells.index(HIDDEN)
        self._board.show(self._looks)
        self._board.move_to(hidden)
        self._box.display = True
        count = "quiz-mines-unknown" if total is None else "quiz-mines"
        self._box.say(speak(self.lesson.question(self.number), Message(count, count=total)))
        if self.number == 0:
            self._read()

    @property
    def _looks(self) -> bytes:
        """The cells as they are shown: known mines are flags."""
        return self._position.cells.replace(bytes([MINE]), bytes([FLAG]))

    @property
    def _board(self) -> BoardView:
        return self.field.board

    @property
    def _box(self) -> CoachBox:
        return self.query_one(CoachBox)

    def _read(self) -> None:
        goal = Message("lesson-goal", goal=speak(self.lesson.goal))
        paragraphs = [speak(paragraph) for paragraph in (*self.lesson.text, goal)]
        paragraphs[:0] = self.cut_texts()
        self.mines.push_screen(TextScreen(speak(self.lesson.title), paragraphs, top=True))

    def on_key(self, event: events.Key) -> None:
        """Move, answer, read again, or leave."""
        action = self.settings.keys.action_for(event.key, "play")
        there = moved(action or "", self._board)
        if there is not None:
            self._board.move_to(there)
        elif action == "open" and self.solved:
            self._go_on()
        elif action in _DEEDS and not self.solved:
            self._answer(_DEEDS[action])
        elif action == "explain":
            self._read()
        elif not self.common_key(event) and action == "pause":
            self.go_back()
        event.stop()
        event.prevent_default()

    def on_board_view_pressed(self, message: BoardView.Pressed) -> None:
        """The left button says that a cell is safe, the others that it is a mine."""
        self._board.move_to(message.index)
        if not self.solved:
            self._answer("open" if message.button == "left" else "flag")

    def go_back(self) -> None:
        """To the list of lessons."""
        self.mines.open("learn")

    def _answer(self, deed: Deed) -> None:
        cell = self._position.grid.place(self._board.cursor)
        if deed != "pass" and self._position[cell] != HIDDEN:
            self._box.say(t("lessons-hidden"))
        elif not self.busy:
            self.busy = True
            self.work_on(self._judge(cell, deed), "answer")

    async def _judge(self, cell: tuple[int, int], deed: Deed) -> None:
        found = await asyncio.to_thread(judge, self.lesson.name, self.number, cell, deed)
        self.solved = found.right
        self._show(found)
        again = [] if found.right else [t("lessons-try-again")]
        self._box.say("\n".join((speak(*found.verdict), speak(*found.why), *again)))
        if found.right:
            self.mines.note_lesson(f"{self.lesson.name}/{self.number}")
        self.query_one(KeyBar).show(self.key_items())
        self.busy = False

    def _show(self, found: Judged) -> None:
        """Point at what was to be seen, with the numbers that opening cells shows."""
        grid = self._position.grid
        looks = bytearray(self._looks)
        marks: dict[int, int] = {}
        for name, mark in _MARKS:
            for cell in getattr(found, name):
                marks[grid.index(*cell)] = mark
        for cell, number in found.shows if found.right else ():
            looks[grid.index(*cell)] = number
            marks.pop(grid.index(*cell), None)
        self._board.show(bytes(looks))
        self._board.show_saves(frozenset(grid.index(*cell) for cell in found.saved))
        self._board.lay_over(marks)

    def _go_on(self) -> None:
        """The next example, or the end of the lesson."""
        if self.number + 1 < len(self.lesson.examples):
            self.mines.switch_screen(LessonScreen(self.lesson, self.number + 1))
            return
        after = next_lesson(self.lesson)
        card = LessonEnd(
            t("lesson-done"),
            [speak(self.lesson.ending)],
            ("next", "again", "menu") if after else ("again", "menu"),
        )
        self.add_class("lesson-over")
        self.mines.push_screen(card, self._ended)

    def _ended(self, answer: str | None) -> None:
        self.remove_class("lesson-over")
        after = next_lesson(self.lesson)
        if answer == "next" and after is not None:
            self.mines.begin_lesson(after)
        elif answer == "again":
            self.mines.begin_lesson(self.lesson)
        elif answer == "menu":
            self.mines.open("learn")
