"""The game: boards, what stands above and below them, and every key and click."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from textual.containers import Horizontal

from qmines import modes
from qmines.core.events import Event
from qmines.errors import QMinesError
from qmines.modes import Reason, Result
from qmines.play.coach import next_guided
from qmines.quantum.lessons import next_lesson
from qmines.store.errors import StoreError
from qmines.tui.actions import Actions
from qmines.tui.coach_panel import CoachPanel
from qmines.tui.cursor import moved
from qmines.tui.looks import letters_over, looks_of, reduced_looks, saved_cells
from qmines.tui.overlay import Overlay
from qmines.tui.screens.end import EndScreen
from qmines.tui.screens.lessons import LessonEnd
from qmines.tui.screens.page import Page
from qmines.tui.screens.pause import PauseScreen
from qmines.tui.screens.text import TextScreen
from qmines.tui.screens.verdict import VerdictScreen
from qmines.tui.status_texts import news_of, nothing_changed, quiet, standing_words, totals_of
from qmines.tui.texts import count_text, error_text, setup_title, speak, t
from qmines.tui.widgets.bars import CoachBox, Note, TextBar
from qmines.tui.widgets.board_area import Field, fit
from qmines.tui.widgets.side_panel import WIDTH, Side
from qmines.words import clock_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from textual import events
    from textual.app import ComposeResult
    from textual.geometry import Size

    from qmines.messages import Message
    from qmines.modes import View
    from qmines.tui.game_thread import GameThread
    from qmines.tui.widgets.board import BoardView

_WIDE, _TALL = 96, 20  # characters, from which on there may be room at the side
_TICK: Final = 0.25
_PATIENCE: Final = 0.4  # seconds after which one is told that it goes on


class PlayScreen(Page):
    """One game, from its first click to its end."""

    def __init__(self, game_thread: GameThread) -> None:
        super().__init__()
        self.game_thread = game_thread
        descriptor = modes.get(game_thread.setup.rules).descriptor
        self._descriptor = descriptor
        self.heading = setup_title(game_thread.setup)
        self._wishes: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._pending = 0
        self._told = 0
        self._ended = False
        self._standing = True
        self.said = 0  # how often something was said below the board
        self.overlay = Overlay(self)
        self.actions = Actions(self)
        self.coach = CoachPanel(self)

    def compose(self) -> ComposeResult:
        """A line above, the boards with what stands beside them, and lines below."""
        palette, glyphs = self.palette, self.glyphs
        yield TextBar(palette, glyphs, id="head")
        with Horizontal(id="table"):
            yield self.new_field(self.game_thread.setup.grid, self._descriptor.display)
            yield Side(palette, glyphs, id="side")
        yield CoachBox(palette, glyphs, id="coach")
        yield Note(palette, glyphs, id="note")

    def on_mount(self) -> None:
        """Show the game as it stands, and start to serve wishes."""
        grid = self.game_thread.setup.grid
        # A guided game begins in the corner.
        start = 0 if self.coach.shown else grid.index(grid.height // 2, grid.width // 2)
        for board in self.field.boards:
            board.cursor = start
        view = self.game_thread.view
        self._told = len(view.announcements)
        self.set_class(not self.glyphs.blocks, "ascii")
        self.show_view(everything=True)
        self.say_default()
        self.set_interval(_TICK, self._tick)
        self.work_on(self._serve(), "wishes")
        if view.paused:
            self.open_pause()
        elif view.notices and not view.sequence:  # a lesson begins
            notices = [speak(notice) for notice in view.notices]
            self.mines.push_screen(TextScreen(self.heading, notices, top=True))

    # The parts

    @property
    def field(self) -> Field:
        """Where the boards are."""
        return self.query_one(Field)

    @property
    def note(self) -> Note:
        """The lines below."""
        return self.query_one("#note", Note)

    @property
    def busy(self) -> bool:
        """Whether something that was asked for is not done yet."""
        return self._pending > 0 or self.overlay.busy

    @property
    def place(self) -> str:
        """The cell under the cursor, as events name it."""
        row, column = self.game_thread.setup.grid.place(self.field.board.cursor)
        return f"{row} {column}"

    def say(self, text: str, tone: str = "text") -> None:
        """Say something below the board."""
        self._standing = False
        self.said += 1
        self.note.say(text, tone)

    def tell(self, *messages: Message) -> None:
        """Say messages below the board."""
        self.say(speak(*messages))

    def say_default(self) -> None:
        """Say where one is and what the keys are."""
        view, keys = self.game_thread.view, self.settings.keys
        self.say(standing_words(view, self.field, keys, self.size.width), "faint")
        self._standing = True

    def _say_default_again(self) -> None:
        """After the window changed; but not over something that was said."""
        if self._standing:
            self.say_default()

    # Wishes: done one after the other, while the screen lives on

    def wish(self, what: Callable[[], Awaitable[None]]) -> None:
        """Have something done to the game when all that was wished before is done."""
        self._pending += 1
        self._wishes.put_nowait(what)

    def wish_event(self, event: str) -> None:
        """Have an event happen."""
        self.wish(lambda: self._happen(event))

    async def _serve(self) -> None:
        while True:
            what = await self._wishes.get()
            waiting = self.set_timer(_PATIENCE, lambda: self.say(t("play-working"), "faint"))
            try:
                await what()
            except StoreError as error:
                self.show_view(everything=True)
                self.say(t("play-not-made", error=error_text(error)), "bad")
            except QMinesError as error:
                self.say(error_text(error), "bad")
            finally:
                waiting.stop()
                self._pending -= 1

    async def _happen(self, event: str) -> None:
        before = self.game_thread.view
        view = await self.game_thread.do(event)
        self.show_view()
        if view.outcome.over:
            return
        if view.deaths > before.deaths:
            self.say(t("play-undone", deaths=view.deaths))
        elif self.coach.shown:  # which tells what a move did
            self._told = len(view.announcements)
            self.say_default()
        elif quiet(event) or not self._news(before):
            why = ""
            if not quiet(event) and not any(len(changed) for changed in view.changed):
                why = nothing_changed(view, event, self.field.active, self.field.board.cursor)
            if why:
                self.say(why, "faint")
            elif not self.overlay.busy:  # which will say something itself
                self.say_default()

    def _news(self, before: View) -> bool:
        """Say what the rules have to tell since the last event; whether there was anything."""
        view = self.game_thread.view
        news = news_of(view, before, self._told)
        self._told = len(view.announcements)
        if news:
            text, key = speak(*news[0]), self.settings.keys.label("explain")
            if any(message.key.startswith("measured-trio") for message in news[0]):
                text = t("play-trio-lesson", text=text)
            more = len(news) - 1
            self.say(t("play-more", text=text, key=key, count=more) if more else text)
        return bool(news)

    # What is seen

    def show_view(self, *, everything: bool = False) -> None:
        """Show the game as it stands now."""
        view = self.game_thread.view
        everything = everything or view.outcome.over or view.paused or self.overlay.shown
        everything = everything or not view.display.mines  # letters change with other cells
        self.actions.hints.forget()
        reduced = self.actions.reduced_view and not view.outcome.over
        for number, board in enumerate(self.field.boards):
            changed = None if everything else view.changed[number].tolist() if view.changed else []
            looks = reduced_looks(view) if reduced else looks_of(view, number)
            board.show(looks, changed=None if reduced else changed)
            board.show_saves(saved_cells(view.saved or ()))
            board.show_letters(letters_over(view))
        self._show_head()
        self.query_one(Side).show(self.game_thread, self.settings)
        self.overlay.renew()
        self.coach.renew()
        if view.outcome.over and not self._ended:
            self.show_end()
        elif not view.outcome.over:
            self._ended = False

    def mark(self, marks: Mapping[int, Mapping[int, int]]) -> None:
        """Mark cells on each board, as parts of a hint."""
        for number, board in enumerate(self.field.boards):
            board.lay_over(marks.get(number, {}))

    def point_at(self, event: str) -> None:
        """Put the cursor where something happens that the player did not do."""
        match Event.parse(event):
            case Event(verb=verb, arguments=(int(row), int(column), *_)):
                number = self._descriptor.display.board_of(verb)
                if number not in {None, self.field.active}:
                    self.field.activate(number or 0)
                self.field.board.move_to(self.game_thread.setup.grid.index(row, column))

    def _show_head(self) -> None:
        seen, glyphs = self.game_thread.seen, self.glyphs
        result = seen.view.outcome.result
        face = glyphs.wink[{Result.PLAYING: 0, Result.WON: 1, Result.LOST: 2}[result]]
        self.query_one("#head", TextBar).say(
            self._counted(seen.view),
            self.heading,
            clock_of(self.game_thread.milliseconds),
            short=face,
        )

    def _counted(self, view: View) -> str:
        """What is kept in sight: the mines to find, or the rule set's own totals."""
        if view.counts is None:
            left = f"{self.glyphs.flag} {view.counter}"
            totals = totals_of(view)
            return left if totals is None else f"{left}  {speak(totals)}"
        return "  ".join(count_text(name, number) for name, number in view.counts)

    def _tick(self) -> None:
        if self.game_thread.seen.running:
            self._show_head()

    def repaint(self) -> None:
        """Draw in other colours, signs or sizes."""
        super().repaint()
        settings = self.settings
        self.field.repaint_with(
            self.palette, self.glyphs, cells=settings.cells, overlay=settings.overlay
        )
        self.show_view(everything=True)
        self.say_default()

    def on_resize(self, event: events.Resize) -> None:
        """Make room at the side, or use it for the board."""
        self.set_class(self.settings.side and self._room_beside(event.size), "sided")
        self.call_after_refresh(self._say_default_again)

    def _room_beside(self, room: Size) -> bool:
        """Whether something may stand beside the board without making it any smaller."""
        grid, display = self.game_thread.setup.grid, self._descriptor.display
        alone = fit(grid, display, room.width, room.height - 2)
        beside = fit(grid, display, room.width - WIDTH, room.height - 2)
        return room.width >= _WIDE and room.height >= _TALL and alone == beside

    # Keys and mouse

    def on_key(self, event: events.Key) -> None:
        """Do what a key stands for."""
        action = self.settings.keys.action_for(event.key, "play")
        if action is None:
            return
        event.stop()
        event.prevent_default()
        if action in {"help", "quit"}:
            self.common_key(event)
            return
        if action == "open" and self.coach.more:
            self.coach.turn()  # first read, then move
            return
        there = moved(action, self.field.board)
        if there is not None:
            self._move_to(there)
        else:
            self.actions.do(action)

    def on_board_view_pressed(self, message: BoardView.Pressed) -> None:
        """Open with the left button, mark with the right, chord with the middle one."""
        if message.board is not self.field.board:
            self.field.activate(message.board.number)
        self._move_to(message.index)
        if message.button == "left":
            self.actions.open()
        elif message.button == "middle":
            self.actions.chord()
        elif self.settings.right_click == "mark":
            self.actions.mark()
        else:
            self.actions.flag()

    def _move_to(self, index: int) -> None:
        self.field.board.move_to(index)
        if self.overlay.shown:
            self.overlay.say_here()
        elif not (self._pending or self.game_thread.view.outcome.over) and self.field.board.cropped:
            self.say_default()

    # Pauses and ends

    def open_pause(self) -> None:
        """Offer what there is to do in a pause."""
        self.mines.push_screen(PauseScreen(self.game_thread, self.heading), self._paused)

    def _paused(self, answer: str | None) -> None:
        if answer == "restart":
            self.mines.new_game(self.game_thread.setup)
        elif answer == "menu":
            self.mines.back_to_menu()
        elif answer == "quit":
            self.mines.call_later(self.mines.action_quit)
        elif answer == "reveal":
            self.wish_event("resign")
        elif self.game_thread.view.paused:
            self.wish_event("resume")

    def show_end(self) -> None:
        """Tell how it ended, and offer the ways on."""
        self._ended = True
        view = self.game_thread.view
        won = view.outcome.result is Result.WON
        self.say(speak(view.outcome.line(view.explanation)), "good" if won else "bad")
        undoable = not (won or self.game_thread.ranked or view.outcome.reason is Reason.RESIGNED)
        news = [speak(*told) for told in view.announcements[self._told :]]
        self._told = len(view.announcements)
        if won and view.in_the_open:
            learnt = LessonEnd(news, more=self._next_lesson is not None)
            self.mines.push_screen(learnt, self._after_end)
            return
        after = next_guided(self.game_thread.setup) if won and self.coach.shown else None
        end = EndScreen(self.game_thread, undoable=undoable, news=news, guided=after is not None)
        self.mines.push_screen(end, self._after_end)

    async def _show_why(self) -> None:
        """Go through the chain that would have found the mine, then back to the card."""
        verdict = await self.game_thread.ask(lambda game: game.verdict())
        if verdict is None:
            self.say_default()
            return
        screen = VerdictScreen(verdict, self._descriptor.display)
        self.mines.push_screen(screen, lambda _: self.show_end())

    @property
    def _next_lesson(self) -> str | None:
        return next_lesson(str(self.game_thread.setup.options["lesson"]))

    def _after_end(self, answer: str | None) -> None:
        if answer == "again":
            self.mines.new_game(self.game_thread.setup)
        elif answer == "undo":
            self.actions.undo()
        elif answer == "next" and self._next_lesson:
            self.mines.new_game(modes.make_setup(self._next_lesson, "sandbox"))
        elif answer == "guided" and (after := next_guided(self.game_thread.setup)):
            self.mines.new_game(modes.make_setup(after[1], after[0]))
        elif answer == "menu":
            self.mines.back_to_menu()
        elif answer == "why":
            self.wish(self._show_why)
        elif answer == "replay":
            self.mines.call_later(self.mines.replay_sitting, self.game_thread)
        else:
            self.say_default()
