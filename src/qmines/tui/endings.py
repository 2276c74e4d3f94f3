"""What follows the end of a game: the card, and what is chosen on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qmines import modes
from qmines.modes import Reason, Result
from qmines.play.coach import coach
from qmines.play.lessons import lesson_of, next_lesson
from qmines.session.ending import reason
from qmines.tui.screens.end import EndScreen
from qmines.tui.screens.lessons import LessonEnd
from qmines.tui.screens.verdict import VerdictScreen
from qmines.tui.texts import speak, t

if TYPE_CHECKING:
    from collections.abc import Sequence

    from qmines.messages import Message
    from qmines.play.lessons import Lesson
    from qmines.tui.screens.play import PlayScreen


class Endings:
    """Shows the card of a game that has ended, and does what its rows say."""

    def __init__(self, screen: PlayScreen) -> None:
        self._screen = screen

    def show(self, news: Sequence[str]) -> None:
        """Tell how it ended, with what the rules have announced since, and offer the ways on."""
        screen, thread = self._screen, self._screen.game_thread
        view = thread.view
        won = view.outcome.result is Result.WON
        self._say(view.explanation)
        if view.outcome.reason is Reason.KNOWN_MINE:
            screen.wish(self._say_reason)
        lesson = lesson_of(thread.setup)
        undoable = not (won or thread.ranked or view.outcome.reason is Reason.RESIGNED)
        if lesson is not None and (view.in_the_open or screen.coach.shown):
            screen.wish(lambda: self._end_lesson(lesson, news, undoable=undoable))
            return
        card = EndScreen(
            thread,
            undoable=undoable,
            news=news,
            beside=lambda: screen.make_room_for_card(shown=True),
        )
        screen.mines.push_screen(card, self._go_on)

    def _say(self, why: Message | None) -> None:
        outcome = self._screen.game_thread.view.outcome
        won = outcome.result is Result.WON
        self._screen.say(speak(outcome.line(why)), "good" if won else "bad")

    async def _say_reason(self) -> None:
        """Say it again once it is known how the mine could have been found."""
        thread = self._screen.game_thread
        why = await thread.ask(reason)
        if thread.view.outcome.over and why != thread.view.explanation:
            self._say(why)

    async def _end_lesson(self, lesson: Lesson, news: Sequence[str], *, undoable: bool) -> None:
        """Lead on to the next lesson, or let the player try again."""
        screen, thread = self._screen, self._screen.game_thread
        won = thread.view.outcome.result is Result.WON
        rows = ["again", "board", "menu"]
        if won and next_lesson(lesson):
            rows.insert(0, "next")
        if undoable:
            rows.insert(0, "undo")
        if won:
            screen.mines.note_lesson(lesson.name)
        if screen.coach.shown:
            news = [speak(*page.messages) for page in (await thread.ask(coach)).pages]
        card = LessonEnd(t("lesson-done" if won else "lesson-lost"), news, rows)
        screen.add_class("lesson-over")
        screen.mines.push_screen(card, self._after_lesson)

    def _after_lesson(self, answer: str | None) -> None:
        """Begin the next lesson, list all of them, or do what any card does."""
        mines = self._screen.mines
        self._screen.remove_class("lesson-over")
        lesson = lesson_of(self._screen.game_thread.setup)
        after = lesson and next_lesson(lesson)
        if answer == "next" and after is not None:
            mines.begin_lesson(after)
        elif answer == "menu":
            mines.open("learn")
        else:
            self._go_on(answer)

    def _go_on(self, answer: str | None) -> None:
        screen, mines = self._screen, self._screen.mines
        screen.make_room_for_card(shown=False)
        if answer == "again":
            mines.new_game(screen.game_thread.setup)
        elif answer == "undo":
            screen.actions.undo()
        elif answer == "menu":
            mines.back_to_menu()
        elif answer == "why":
            screen.wish(self._show_why)
        elif answer == "replay":
            mines.call_later(mines.replay_sitting, screen.game_thread)
        else:
            screen.say_default()

    async def _show_why(self) -> None:
        """Go through the chain that would have found the mine, then back to the card."""
        screen = self._screen
        verdict = await screen.game_thread.ask(lambda game: game.verdict())
        if verdict is None:
            screen.say_default()
            return
        display = modes.get(screen.game_thread.setup.rules).descriptor.display
        screen.mines.push_screen(VerdictScreen(verdict, display), lambda _: screen.show_end())
