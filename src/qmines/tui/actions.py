"""The actions of a game; each method has the name of its action."""

from __future__ import annotations

from functools import partialmethod
from typing import TYPE_CHECKING, Final

from qmines import modes
from qmines.core.position import HIDDEN
from qmines.messages import Message
from qmines.quantum.look import HALVES
from qmines.theme.keys import key_name
from qmines.tui.auto_moves import AutoMoves
from qmines.tui.cursor import undecided
from qmines.tui.hints import Hints
from qmines.tui.screens.go_to import GoToScreen
from qmines.tui.screens.text import TextScreen
from qmines.tui.status_texts import whole_story
from qmines.tui.texts import t
from qmines.tui.undo import Undo
from qmines.tui.widgets.board_area import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from qmines.core.events import EventKind
    from qmines.tui.screens.play import PlayScreen

_PREPARED: Final = {(0, 1): "zero", (2, 1): "one", (1, 2): "plus", (1, 0): "minus"}


class Actions:
    """Performs the actions that keys and clicks stand for, on one screen."""

    def __init__(self, screen: PlayScreen) -> None:
        self._screen = screen
        descriptor = modes.get(screen.game_thread.setup.rules).descriptor
        self._descriptor = descriptor
        self._verbs = {kind.verb for kind in descriptor.events}
        self.assistant = AutoMoves(screen)
        self.hints = Hints(screen)
        self.undoing = Undo(screen)
        self.reduced_view = False

    def do(self, action: str) -> None:
        """Perform an action by its name."""
        extra = next((kind for kind in self.extras().values() if kind.verb == action), None)
        if extra is None:
            getattr(self, action.replace("-", "_"))()
        elif self._screen.game_thread.view.outcome.over:
            self._screen.show_end()
        else:
            place = f" {self._screen.place}" if extra.takes else ""
            self._screen.wish_event(f"{extra.verb}{place}")

    # On the cell under the cursor

    def open(self) -> None:
        """Open it; on a clue, chord."""
        field = self._screen.field
        code = self._screen.game_thread.view.boards[field.active][field.board.cursor]
        chord = code < HIDDEN and self._screen.settings.chords and self._verb("chord")
        self._wish_here("chord" if chord else "open")

    def flag(self) -> None:
        """Flag it, or mark it as bad."""
        self._wish_here("flag" if self._verb("flag") else "mark")

    def prepare(self) -> None:
        """Give it the next state, in the sandbox."""
        screen = self._screen
        if "prepare" not in self._verbs:
            screen.say(t("play-prepare-sandbox"), "faint")
            return
        cell = screen.field.board.cursor
        z, h = (board[cell] - HALVES for board in screen.game_thread.view.boards)
        states = list(_PREPARED)
        at = states.index((z, h)) if (z, h) in _PREPARED else -1
        word = _PREPARED[states[(at + 1) % len(states)]]
        screen.wish_event(f"prepare {screen.place} {word}")

    # Events that only these rules have; their actions are named like their verbs

    def extras(self) -> dict[str, EventKind]:
        """The events for the board under the cursor, by their keys."""
        field = self._screen.query(Field)  # none yet while the screen is put together
        found = self._descriptor.extras(field.first().active if field else 0)
        return {key_name(kind.key, "terminal"): kind for kind in found}

    # On the game

    def other_board(self) -> None:
        """Move the cursor to the next board."""
        field = self._screen.field
        if len(field.boards) > 1:
            field.activate((field.active + 1) % len(field.boards))
            self._screen.coach.show()
            self._screen.move_to(field.board.cursor)

    def reset(self) -> None:
        """Reset the sandbox."""
        if "reset" in self._verbs:
            self._screen.wish_event("reset")
        else:
            self._screen.say(t("play-reset-sandbox"), "faint")

    def undo(self) -> None:
        """Take back the last move, or all that were made at once."""
        self._screen.wish(self.undoing.undo)

    def redo(self) -> None:
        """Make again what was undone last."""
        self._screen.wish(self.undoing.redo)

    def _jump(self, step: int) -> None:
        screen = self._screen
        board = screen.field.board
        there = undecided(screen.game_thread.view.boards[board.number], board, step)
        if there is None:
            screen.say(t("play-none-undecided"), "faint")
        else:
            screen.move_to(there)

    next_undecided = partialmethod(_jump, 1)
    previous_undecided = partialmethod(_jump, -1)

    def new(self) -> None:
        """Start another game with the same setup."""
        self._screen.mines.new_game(self._screen.game_thread.setup)

    def pause(self, then: Callable[[], None] | None = None) -> None:
        """Stop the clock, hide the board, and open the pause menu."""
        screen = self._screen
        self.assistant.stop()
        if screen.game_thread.view.outcome.over:
            screen.open_pause()
            if then is not None:
                then()
            return

        async def pause() -> None:
            if screen.game_thread.view.sequence and not screen.game_thread.view.outcome.over:
                await screen.game_thread.do("pause")
                screen.show_view(everything=True)
            screen.open_pause()
            if then is not None:
                screen.call_after_refresh(then)

        screen.wish(pause)

    # What is shown

    def overlay(self) -> None:
        """Show the chances, or not."""
        self._screen.overlay.toggle()

    def analyse(self) -> None:
        """Open the position in the analyser."""
        self._screen.overlay.analyse()

    def reduced(self) -> None:
        """Show only what still matters, or everything."""
        screen, display = self._screen, self._descriptor.display
        if not display.mines:
            screen.say(t("play-no-reduced"), "faint")
            return
        self.reduced_view = not self.reduced_view
        screen.show_view(everything=True)
        screen.say(t("play-reduced" if self.reduced_view else "play-reduced-off"), "faint")

    def go_to(self) -> None:
        """Ask for a row and a column, and go there."""
        screen = self._screen
        grid = screen.game_thread.setup.grid
        screen.mines.push_screen(GoToScreen(grid, screen.move_to))

    def minimap(self) -> None:
        """Show or hide the map of a large board."""
        screen = self._screen
        screen.settings.minimap = not screen.settings.minimap
        screen.mines.change_settings()
        screen.show_map()
        if screen.settings.minimap and not screen.query_one("#minimap").display:
            screen.say(t("play-no-map"), "faint")

    def explain(self) -> None:
        """Show the text below the board in full, or everything that happened."""
        screen = self._screen
        told = whole_story(screen.game_thread.view, screen.field.board.cursor)
        said = screen.cut_texts() or ([] if told else [screen.note.text])
        told += ["", *said] if told and said else said
        screen.mines.push_screen(TextScreen(t("play-what-happened"), told))

    def coach(self) -> None:
        """Hide the coach, or bring it back."""
        self._screen.coach.toggle()
        self._screen.show_view(everything=True)

    def _zoom(self, step: int) -> None:
        self._screen.say(t("play-zoom", size=self._screen.field.zoom(step)), "faint")

    zoom_in = partialmethod(_zoom, 1)
    zoom_out = partialmethod(_zoom, -1)

    # Help

    def hint(self) -> None:
        """Say where to look; asked again, why."""
        self._screen.wish(self.hints.tell)

    def check(self) -> None:
        """Say which flags are right or wrong."""
        display = self._descriptor.display
        if not display.mines:
            self._screen.tell(Message("help-no-flags"))
            return
        self._screen.wish(self.hints.check_flags)

    def _toggle(self, action: str) -> None:
        self.assistant.toggle(action)

    one_move = partialmethod(_toggle, "one-move")
    all_moves = partialmethod(_toggle, "all-moves")
    solve = partialmethod(_toggle, "solve")
    auto = partialmethod(_toggle, "auto")

    def _change_speed(self, step: int) -> None:
        self.assistant.change_speed(step)

    faster = partialmethod(_change_speed, 1)
    slower = partialmethod(_change_speed, -1)

    def _verb(self, verb: str) -> str | None:
        """The verb for the board that the cursor is on, if the rules have it."""
        return self._descriptor.verb(verb, self._screen.field.active)

    def _wish_here(self, verb: str) -> None:
        screen = self._screen
        if screen.game_thread.view.outcome.over:
            screen.show_end()
            return
        found = self._verb(verb)
        if found is None:
            screen.say(t("play-no-verb", verb=verb), "faint")
        else:
            screen.wish_event(f"{found} {screen.place}")

    mark = partialmethod(_wish_here, "mark")
    chord = partialmethod(_wish_here, "chord")
    shield = partialmethod(_wish_here, "shield")
