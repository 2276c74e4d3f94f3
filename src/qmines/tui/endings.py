"""What follows the end of a game: the card, and what is chosen on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qmines import modes
from qmines.modes import Reason, Result
from qmines.play.coach import next_guided
from qmines.quantum.lessons import next_lesson
from qmines.tui.screens.end import EndScreen
from qmines.tui.screens.lessons import LessonEnd
from qmines.tui.screens.verdict import VerdictScreen
from qmines.tui.texts import speak

if TYPE_CHECKING:
    from collections.abc import Sequence

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
        screen.say(speak(view.outcome.line(view.explanation)), "good" if won else "bad")
        if won and view.in_the_open:
            learnt = LessonEnd(news, more=self._next_lesson is not None)
            screen.mines.push_screen(learnt, self._go_on)
            return
        undoable = not (won or thread.ranked or view.outcome.reason is Reason.RESIGNED)
        after = next_guided(thread.setup) if won and screen.coach.shown else None
        card = EndScreen(
            thread,
            undoable=undoable,
            news=news,
            guided=after is not None,
            beside=lambda: screen.make_room_for_card(shown=True),
        )
        screen.mines.push_screen(card, self._go_on)

    @property
    def _next_lesson(self) -> str | None:
        return next_lesson(str(self._screen.game_thread.setup.options["lesson"]))

    def _go_on(self, answer: str | None) -> None:
        screen, mines = self._screen, self._screen.mines
        screen.make_room_for_card(shown=False)
        if answer == "again":
            mines.new_game(screen.game_thread.setup)
        elif answer == "undo":
            screen.actions.undo()
        elif answer == "next":
            self._play_next()
        elif answer == "menu":
            mines.back_to_menu()
        elif answer == "why":
            screen.wish(self._show_why)
        elif answer == "replay":
            mines.call_later(mines.replay_sitting, screen.game_thread)
        else:
            screen.say_default()

    def _play_next(self) -> None:
        """The next lesson, or the next guided game."""
        screen = self._screen
        setup = screen.game_thread.setup
        if screen.game_thread.view.in_the_open:
            if lesson := self._next_lesson:
                screen.mines.new_game(modes.make_setup(lesson, "sandbox"))
        elif after := next_guided(setup):
            screen.mines.new_game(modes.make_setup(after[1], after[0]))

    async def _show_why(self) -> None:
        """Go through the chain that would have found the mine, then back to the card."""
        screen = self._screen
        verdict = await screen.game_thread.ask(lambda game: game.verdict())
        if verdict is None:
            screen.say_default()
            return
        display = modes.get(screen.game_thread.setup.rules).descriptor.display
        screen.mines.push_screen(VerdictScreen(verdict, display), lambda _: screen.show_end())
