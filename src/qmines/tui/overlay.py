"""The chance of a mine in every cell, shown on the board; worked out beside the game."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from qmines.core.position import HIDDEN, Position
from qmines.errors import Cancelled, QMinesError
from qmines.modes.knowledge import without_marks
from qmines.solver import Budget, Cancel, analyse
from qmines.tui.cells import CERTAIN_MINE, CERTAIN_SAFE
from qmines.tui.looks import heat_of, looks_of
from qmines.words import percent_of

if TYPE_CHECKING:
    from qmines.solver import Analysis
    from qmines.tui.screens.play import PlayScreen

_BUDGET = Budget(seconds=8.0)
_PATIENCE = 0.3  # seconds after which one is told that it goes on


class Overlay:
    """Shows the analysis of what is seen, anew after every event, as long as it is switched on."""

    def __init__(self, screen: PlayScreen) -> None:
        self._screen = screen
        self._cancel: Cancel | None = None
        self._analysis: Analysis | None = None
        self.shown = False

    @property
    def busy(self) -> bool:
        """Whether an analysis is under way."""
        return self._cancel is not None

    def toggle(self) -> None:
        """Switch it on or off; switching it off cancels what goes on."""
        screen = self._screen
        view = screen.sitting.view
        if not self.shown and len(view.boards) > 1:
            screen.say("there are no chances for these rules yet", "faint")
            return
        self.shown = not self.shown
        if self.shown:
            screen.wish_event("help overlay")
        else:
            self.stop()
            screen.show_view(everything=True)
            screen.say_default()

    def stop(self) -> None:
        """Cancel what goes on."""
        if self._cancel is not None:
            self._cancel.set()
        self._cancel = None
        self._analysis = None

    def renew(self) -> None:
        """Analyse what is seen now."""
        view = self._screen.sitting.view
        if not self.shown or view.paused or view.outcome.over:
            self.stop()
            return
        self.stop()
        self._cancel = Cancel()
        self._screen.run_worker(self._work(self._cancel), group="overlay")

    def say_here(self) -> None:
        """Say what the chance is under the cursor."""
        board = self._screen.field.board
        if self._analysis is None or self._screen.sitting.view.boards[0][board.cursor] < HIDDEN:
            self._screen.say_default()
            return
        chance = float(self._analysis.mine_probability[board.grid.place(board.cursor)])
        about = "" if self._analysis.exact else " (sampled)"
        certain = {CERTAIN_SAFE: "certainly safe", CERTAIN_MINE: "certainly a mine"}
        words = certain.get(board.look_here, f"a mine with {percent_of(chance)}{about}")
        self._screen.say(words)

    async def _work(self, cancel: Cancel) -> None:
        screen = self._screen
        view = screen.sitting.view
        timer = screen.set_timer(
            _PATIENCE,
            lambda: screen.say("working out the chances … (the same key stops it)", "faint"),
        )
        try:
            position = Position(view.grid, without_marks(view.cells), view.total)
            analysis = await asyncio.to_thread(analyse, position, budget=_BUDGET, cancel=cancel)
        except Cancelled:
            return
        except QMinesError as error:
            if cancel is self._cancel:
                screen.say(str(error), "bad")
            return
        finally:
            timer.stop()
            if cancel is self._cancel:
                self._cancel = None
        if view is screen.sitting.view and self.shown:
            self._analysis = analysis
            looks = heat_of(looks_of(view, 0), analysis)
            screen.field.boards[0].show(looks, view.cells)
            self.say_here()
