"""The game: boards, what stands above and below them, and every key and click."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from textual.containers import Horizontal, Vertical

from qmines import modes
from qmines.core.events import Event
from qmines.modes import Result
from qmines.tui.actions import Actions
from qmines.tui.coach_panel import CoachPanel
from qmines.tui.cursor import moved
from qmines.tui.endings import Endings
from qmines.tui.looks import letters_over, looks_of, reduced_looks, saved_cells
from qmines.tui.overlay import Overlay
from qmines.tui.room import TALL, Room
from qmines.tui.screens.page import Page
from qmines.tui.screens.pause import PauseScreen
from qmines.tui.screens.text import TextScreen
from qmines.tui.status_texts import counted, news_text, nothing_changed, place_words, quiet
from qmines.tui.texts import setup_title, speak, t
from qmines.tui.undo import useful
from qmines.tui.widgets.bars import CoachBox, Note, TextBar
from qmines.tui.widgets.board_area import Field
from qmines.tui.widgets.key_bar import KeyBar, KeyItem
from qmines.tui.widgets.minimap import Minimap
from qmines.tui.widgets.side_panel import Side, unused_keys
from qmines.tui.wishes import Wishes
from qmines.words import clock_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from textual import events
    from textual.app import ComposeResult

    from qmines.core.events import EventKind
    from qmines.messages import Message
    from qmines.modes import View
    from qmines.tui.game_thread import GameThread
    from qmines.tui.widgets.board import BoardView

_KEYS: Final = (
    *("open", "flag", "other-board", "shield", "explain", "prepare", "reset", "hint", "pause"),
    *("undo", "next-undecided", "overlay", "palette", "help"),
)
_TICK: Final = 0.25


class PlayScreen(Page):
    """One game, from its first click to its end."""

    help_scopes = ("play", "assist", "view", "move", "anywhere")

    def __init__(self, game_thread: GameThread) -> None:
        super().__init__()
        self.game_thread = game_thread
        descriptor = modes.get(game_thread.setup.rules).descriptor
        self._descriptor = descriptor
        self.rules = game_thread.setup.rules
        self.heading = setup_title(game_thread.setup)
        self._wishes = Wishes(self)
        self._told = 0
        self._ended = False
        self._standing = True
        self.said = 0  # how often something was said below the board
        self.overlay = Overlay(self)
        self.actions = Actions(self)
        self.coach = CoachPanel(self)
        self._endings = Endings(self)
        self._room = Room(game_thread.setup.grid, descriptor.display)

    def compose(self) -> ComposeResult:
        """A line above, the boards with what stands beside them, and lines below."""
        yield TextBar(id="head")
        with Horizontal(id="table"):
            yield Field(self.game_thread.setup.grid, self._descriptor.display)
            with Vertical(id="beside"):
                yield Minimap()
                yield Side()
        yield CoachBox(id="coach")
        yield Note(id="note")
        yield self.key_bar()

    def key_items(self) -> list[KeyItem]:
        """The keys that these rules have a use for."""
        if self.game_thread.view.outcome.over:
            new, results, *others = self.keys_for("new", "open", "pause", "help")
            return [new, results._replace(words=t("side-key-results")), *others]
        # The coach gives hints itself, and H is the name of a board.
        unused = self.unused_actions() | ({"hint"} if self.coach.shown else set())
        names = [name for name in _KEYS if name not in unused]
        words = {"hint": self.actions.hints.next_step}
        items = [
            item._replace(words=words.get(name, item.words))
            for name, item in zip(names, self.keys_for(*names), strict=True)
        ]
        extras = self.extra_events().items()
        if self.coach.shown:
            word = t("coach-next") if self.coach.more else items[0].words
            items[0] = items[0]._replace(keys=("enter",), words=word)  # as the coach calls it
        own = [KeyItem((key,), kind.verb.capitalize()) for key, kind in extras]
        return [*items[:2], *own, *items[2:]]

    def unused_actions(self) -> set[str]:
        """The actions that these rules have no use for."""
        return unused_keys(self.game_thread.setup)

    def extra_events(self) -> dict[str, EventKind]:
        """The events that only these rules have, by their keys."""
        return self.actions.extras()

    def do_action(self, action: str) -> None:
        """Do what an action stands for."""
        self.actions.do(action)

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
        self.work_on(self._wishes.serve(), "wishes")
        if view.paused:
            self.open_pause()
        elif view.notices and not view.sequence:  # a lesson begins
            notices = [speak(notice) for notice in view.notices]
            self.mines.push_screen(TextScreen(self.heading, notices, top=True))

    # The parts

    @property
    def busy(self) -> bool:
        """Whether something that was asked for is not done yet."""
        return self._wishes.pending > 0 or self.overlay.busy

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
        self.share_line()

    def tell(self, *messages: Message) -> None:
        """Say messages below the board."""
        self.say(speak(*messages))

    def say_default(self) -> None:
        """Say where the cursor is."""
        self.say(place_words(self.game_thread.view, self.field, self.size.width), "faint")
        self._standing = True
        self.share_line()

    @property
    def low(self) -> bool:
        """Whether there are few lines, so that the keys and what is said take turns."""
        return self.size.height < TALL

    def share_line(self) -> None:
        """Show the keys below what is said, or in its place."""
        shared, bar = self.low, self.query_one(KeyBar)
        bar.display = not shared or self._standing
        self.note.display = not shared or not self._standing
        bar.show(self.key_items(), self.note.text if shared else "")

    def _say_place(self) -> None:
        """Say where the cursor is, unless there is a hint or something is in progress."""
        over = self.game_thread.view.outcome.over
        if not (self._wishes.pending or over or self.actions.hints.shown):
            self.say_default()

    # Requests, handled one after the other in the background

    def wish(self, what: Callable[[], Awaitable[None]]) -> None:
        """Do something to the game after all earlier requests."""
        self._wishes.add(what)

    def wish_event(self, event: str) -> None:
        """Make a move after all earlier requests."""
        self.wish(lambda: self.happen(event))

    async def happen(self, event: str, *others: str) -> None:
        """Make a move, and the later ones that still make sense; say what happened."""
        before = self.game_thread.view
        if not quiet(event):
            self.actions.undoing.forget_redo()
        view = await self.game_thread.do_each(lambda game: useful(game, event, *others))
        self.show_view(everything=before.paused)
        if view.outcome.over:
            return
        if self.coach.shown:  # which tells what a move did
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
        """Say what the rules have announced since the last event; False if nothing."""
        view = self.game_thread.view
        news = news_text(view, before, self._told, self.settings.keys.label("explain"))
        self._told = len(view.announcements)
        if news:
            self.say(news)
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
        self.query_one(Minimap).show(self.field.board)
        self.query_one(Side).show(self.game_thread)
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
            counted(seen.view, glyphs.flag),
            self.heading,
            clock_of(self.game_thread.milliseconds),
            short=face,
        )

    def _tick(self) -> None:
        if self.game_thread.seen.running:
            self._show_head()

    def repaint(self) -> None:
        """Draw in other colours, signs or sizes."""
        self.field.cells = self.settings.cells
        super().repaint()
        self.show_view(everything=True)
        self.say_default()

    def on_resize(self, event: events.Resize) -> None:
        """Make room at the side, or use it for the board."""
        self.set_class(self.settings.side and self._room.for_side(event.size), "sided")
        self.share_line()
        self.show_map()
        self.call_after_refresh(lambda: self.say_default() if self._standing else None)

    def show_map(self) -> None:
        """Show the map if the board does not fit, there is room, and nobody has hidden it."""
        shown = self.settings.minimap and self._room.for_map(self.size, self.settings.cells)
        self.query_one(Minimap).display = shown

    # Keys and mouse

    def on_key(self, event: events.Key) -> None:
        """Do what a key stands for."""
        action = self.settings.keys.action_for(event.key, "play")
        if action is None and (extra := self.extra_events().get(event.key)) is not None:
            action = extra.verb
        if action is None:
            return
        event.stop()
        event.prevent_default()
        if action in {"help", "quit", "palette", "suspend"}:
            self.common_key(event)
            return
        if self.coach.turned_by(event.key, action):  # first read, then move
            return
        if action == "open" and self.actions.hints.armed:
            self.wish(self.actions.hints.make_move)
            return
        there = moved(action, self.field.board)
        if there is not None:
            self.move_to(there)
        else:
            self.actions.do(action)

    def on_minimap_wanted(self, message: Minimap.Wanted) -> None:
        """Go where the map was clicked."""
        self.move_to(message.index)

    def on_board_view_pressed(self, message: BoardView.Pressed) -> None:
        """Open with the left button, mark with the right, chord with the middle one."""
        if message.board is not self.field.board:
            self.field.activate(message.board.number)
            self.coach.show()
        self.move_to(message.index)
        if message.button == "left":
            self.actions.open()
        elif message.button == "middle":
            self.actions.chord()
        elif self.settings.right_click == "mark":
            self.actions.mark()
        else:
            self.actions.flag()

    def move_to(self, index: int) -> None:
        """Put the cursor on a cell, and say what there is to say of it."""
        self.actions.hints.disarm()
        self.field.board.move_to(index)
        self.query_one(Minimap).show(self.field.board)
        if self.overlay.shown:
            self.overlay.say_here()
        elif self._standing or self.field.board.cropped:
            self._say_place()

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
        news = [speak(*told) for told in view.announcements[self._told :]]
        self._told = len(view.announcements)
        self._endings.show(news)

    def make_room_for_card(self, *, shown: bool) -> int:
        """Let the boards stand beside the card at the end; how wide it can be, or 0."""
        width = self._room.for_card(self.size) if shown else 0
        self.set_class(width > 0, "beside-card")
        self.set_class(shown, "under-card")
        self.query_one("#table").styles.padding = (0, width, 0, 0)
        return width
