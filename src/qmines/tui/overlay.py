"""The chance of a mine in every cell, computed in the background and shown on the board."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from qmines.core.position import Position
from qmines.errors import Cancelled, QMinesError
from qmines.messages import Message
from qmines.modes.knowledge import without_marks
from qmines.play.help import ANY_CELL, CHANCES
from qmines.play.registry import NO_HELP, help_for
from qmines.quantum.posterior import Posterior, posterior
from qmines.solver import Budget, Cancel, analyse
from qmines.tui.glyphs import LETTER, PERCENT
from qmines.tui.looks import heat_of, looks_of, qubit_heat
from qmines.tui.texts import error_text, t
from qmines.tui.widgets.cells import CERTAIN_MINE, CERTAIN_SAFE

if TYPE_CHECKING:
    from collections.abc import Callable

    from qmines.modes import View
    from qmines.solver import Analysis
    from qmines.tui.screens.play import PlayScreen

_BUDGET = Budget(seconds=8.0)
CHANCES_OPEN = Message("help-chances-open")
_PATIENCE = 0.3  # seconds between progress messages


class Overlay:
    """While switched on, analyses the position after every event and shows the chances."""

    def __init__(self, screen: PlayScreen) -> None:
        self._screen = screen
        self._cancel: Cancel | None = None
        self._analysis: Analysis | Posterior | None = None
        self.shown = False

    @property
    def busy(self) -> bool:
        """Whether an analysis is under way."""
        return self._cancel is not None

    def toggle(self) -> None:
        """Switch it on or off; switching it off cancels the analysis."""
        screen, view = self._screen, self._screen.game_thread.view
        if not view.display.analysable:
            screen.tell(CHANCES_OPEN if view.in_the_open else NO_HELP)
            return
        if view.outcome.over:
            screen.wish(self._refuse)
            return
        self.shown = not self.shown
        if not self.shown:
            self.stop()
        screen.show_view(everything=True)
        if not self.shown:
            screen.say_default()

    async def _refuse(self) -> None:
        """Say why there is no help."""
        await self._screen.game_thread.ask(lambda game: help_for(game).check())

    def analyse(self) -> None:
        """Open the position in the analyser, which counts as looking at the chances."""
        if self._screen.game_thread.view.display.mines:
            self._screen.wish(self._open_analyser)
        else:
            self._screen.say(t("play-no-analyser"), "faint")

    async def _open_analyser(self) -> None:
        screen = self._screen
        await self._refuse()
        help_ = await screen.game_thread.ask(help_for)
        if not help_.untouched and not help_.recorded(CHANCES):
            await screen.game_thread.do(f"help {CHANCES}")
        screen.mines.analyse(_position_in(screen.game_thread.view), screen.heading)

    def stop(self) -> None:
        """Cancel the analysis."""
        if self._cancel is not None:
            self._cancel.set()
        self._cancel = None
        self._analysis = None

    def renew(self) -> None:
        """Analyse the current position."""
        view = self._screen.game_thread.view
        if not self.shown or view.paused or view.outcome.over:
            self.stop()
            return
        self.stop()
        self._cancel = Cancel()
        self._screen.work_on(self._work(self._cancel, self._screen.said), "overlay")

    def say_here(self) -> None:
        """Say what the chance is under the cursor."""
        screen, found = self._screen, self._analysis
        board = screen.field.board
        if found is None or not PERCENT <= board.look_here < LETTER:
            screen.say_default()
            return
        if isinstance(found, Posterior):
            chance = 1.0 - float(found.survival[board.cursor, board.number])
        else:
            chance = float(found.mine_probability[board.grid.place(board.cursor)])
        certain = {CERTAIN_SAFE: "chance-safe", CERTAIN_MINE: "chance-mine"}
        kind = "chance-exact" if found.exact else "chance-about"
        screen.say(t(certain.get(board.look_here, kind), chance=chance))

    async def _work(self, cancel: Cancel, heard: int) -> None:
        """Show the chances; say something only if nothing else was said since."""
        screen = self._screen
        view = screen.game_thread.view
        reached: list[float] = []  # how good sampled chances are so far

        def patience() -> None:
            nonlocal heard
            if screen.said != heard:  # do not replace something like a hint
                return
            key = screen.settings.keys.label("overlay")
            if reached:
                said = t("chance-working-error", error=1.96 * reached[-1], key=key)
            else:
                said = t("chance-working", key=key)
            screen.say(said, "faint")
            heard = screen.said

        def progress(error: float, _: int) -> None:
            reached.append(error)

        help_ = await screen.game_thread.ask(help_for)
        if help_.untouched:
            self.stop()
            screen.tell(ANY_CELL)
            return
        if not help_.recorded(CHANCES):
            view = await screen.game_thread.do(f"help {CHANCES}")
        timer = screen.set_interval(_PATIENCE, patience)
        try:
            found = await asyncio.to_thread(_found, view, cancel, progress)
        except Cancelled:
            return
        except QMinesError as error:
            if cancel is self._cancel:
                screen.say(error_text(error), "bad")
            return
        finally:
            timer.stop()
            if cancel is self._cancel:
                self._cancel = None
        if view is screen.game_thread.view and self.shown:
            self._analysis = found
            for number, board in enumerate(screen.field.boards):
                if isinstance(found, Posterior):
                    board.show(qubit_heat(view, found, number), view.boards[number])
                else:
                    board.show(heat_of(looks_of(view, 0), found), view.cells)
            if screen.said == heard:
                self.say_here()


def _position_in(view: View) -> Position:
    """The visible position, without flags and question marks."""
    return Position(view.grid, without_marks(view.cells), view.total)


def _found(
    view: View, cancel: Cancel, progress: Callable[[float, int], None]
) -> Analysis | Posterior:
    """Compute the chances."""
    if view.qubits is not None:
        return posterior(view.qubits.position, sample=True, budget=_BUDGET, cancel=cancel)
    position = _position_in(view)
    return analyse(position, budget=_BUDGET, cancel=cancel, progress=progress, bounds=False)
