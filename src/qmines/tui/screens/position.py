"""A position from a file, with the exact chance of a mine in every cell."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from qmines.core.position import HIDDEN
from qmines.errors import Cancelled, Contradiction, QMinesError
from qmines.messages import Message
from qmines.modes.display import MINE_BOARD
from qmines.solver import Cancel, analyse
from qmines.tui.cursor import moved
from qmines.tui.looks import heat_of
from qmines.tui.screens.go_to import GoToScreen
from qmines.tui.screens.page import Page
from qmines.tui.texts import error_text, speak, t
from qmines.tui.widgets.bars import Note, TextBar
from qmines.tui.widgets.board_area import Field
from qmines.tui.widgets.cells import PROOF
from qmines.words import decimal, time_of

if TYPE_CHECKING:
    from textual import events
    from textual.app import ComposeResult

    from qmines.core.position import Position
    from qmines.solver import Analysis
    from qmines.tui.widgets.board import BoardView
    from qmines.tui.widgets.key_bar import KeyItem


class PositionScreen(Page):
    """Look around in a position."""

    help_scopes = ("move", "view", "anywhere")

    def __init__(self, position: Position, title: str) -> None:
        super().__init__()
        self._position = position
        self._heading = title
        self._cancel = Cancel()
        self._analysis: Analysis | None = None
        self.busy = True

    def compose(self) -> ComposeResult:
        """A title, the board, and a line about the cell."""
        yield TextBar(id="head")
        yield Field(self._position.grid, MINE_BOARD)
        yield Note(id="note")
        yield self.key_bar()

    def key_items(self) -> list[KeyItem]:
        """Look around, and leave."""
        return self.keys_for("zoom-in", "go-to", "menu", "palette", "help")

    def on_mount(self) -> None:
        """Show the position, and analyse it beside the screen."""
        self._show_head("…")
        self.field.board.show(self._position.cells)
        self.note.say(t("chance-working", key=self.settings.keys.label("menu")), "faint")
        self.work_on(self._work(), "analysis")

    def on_unmount(self) -> None:
        """Stop what goes on."""
        self._cancel.set()

    async def _work(self) -> None:
        note = self.note
        try:
            found = await asyncio.to_thread(analyse, self._position, cancel=self._cancel)
        except Cancelled:
            return
        except Contradiction as error:
            grid = self._position.grid
            self.field.board.lay_over({grid.index(*cell): PROOF for cell in error.cells})
            note.say(error_text(error), "bad")
        except QMinesError as error:
            note.say(error_text(error), "bad")
        else:
            self._analysis = found
            self.field.board.show(heat_of(self._position.cells, found), self._position.cells)
            about = {
                "method": Message("found-method", method=found.method),
                "time": speak.figure(time_of(found.seconds)),
            }
            if found.boards is None:
                note.say(t("found-chances", **about), "text")
            else:
                note.say(t("found-boards", boards=decimal(found.boards), **about), "text")
        finally:
            self.busy = False
        self._show_head(t("menu-back", key=self.settings.keys.label("menu")))

    def _show_head(self, right: str) -> None:
        total = "?" if self._position.mines is None else str(self._position.mines)
        self.query_one(TextBar).say(f"{self.glyphs.flag} {total}", self._heading, right)

    def on_key(self, event: events.Key) -> None:
        """Move, or leave."""
        action = self.settings.keys.action_for(event.key, "replay")
        there = moved(action or "", self.field.board)
        if there is not None:
            event.stop()
            self._move_to(there)
        elif action == "go-to":
            self.mines.push_screen(GoToScreen(self._position.grid, self._move_to))
        elif action in {"zoom-in", "zoom-out"}:
            self.field.zoom(1 if action == "zoom-in" else -1)

    def on_board_view_pressed(self, message: BoardView.Pressed) -> None:
        """Look at a cell."""
        self._move_to(message.index)

    def _move_to(self, index: int) -> None:
        board = self.field.board
        board.move_to(index)
        cell = board.grid.place(index)
        if self._analysis is not None and self._position.cells[index] >= HIDDEN:
            chance = float(self._analysis.mine_probability[cell])
            words = t("found-cell-chance", cell=cell, chance=chance)
        else:
            words = t("found-cell", cell=cell)
        self.note.say(words)
