"""Hints on the board: first the place, then the reason with the clues that it needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qmines.core.events import Event
from qmines.session import assist, qubit_assist
from qmines.solver.hints import Strength
from qmines.tui.assist import assist_refused
from qmines.tui.cells import PROOF, SURELY_MINED, SURELY_SAFE, TARGET

if TYPE_CHECKING:
    from qmines.solver import Hint
    from qmines.tui.screens.play import PlayScreen


class Hints:
    """Asks for a hint, and shows more of it each time it is asked again."""

    def __init__(self, screen: PlayScreen) -> None:
        self._screen = screen
        self._hint: Hint | None = None
        self._at = -1  # the sequence that the hint is for
        self._why = ""

    def ask(self) -> None:
        """The place; asked again, the reason."""
        self._screen.wish(self._tell)

    def forget(self) -> None:
        """Take the marks away: something happened."""
        if self._at >= 0 and self._at != self._screen.sitting.view.sequence:
            self._at, self._hint, self._why = -1, None, ""
            self._screen.mark({})

    async def check_flags(self) -> None:
        """Say how the flags do, and point at those that are wrong."""
        screen = self._screen
        found = await screen.sitting.ask(assist.flags)
        await screen.sitting.do("help flags")
        grid = screen.sitting.setup.grid
        self._at = screen.sitting.view.sequence
        screen.show_view()
        screen.mark({0: {grid.index(*cell): SURELY_SAFE for cell in found.wrong}})
        screen.say(f"flags: {found}", "bad" if found.wrong else "text")

    async def _tell(self) -> None:
        screen, sitting = self._screen, self._screen.sitting
        await sitting.ask(assist_refused)
        again = self._at == sitting.view.sequence
        if again and self._why:
            screen.say(self._why)
        elif sitting.view.qubits is not None:
            await self._advise()
        elif again and self._hint is not None:
            await sitting.do("help why")
            self._why = self._hint.explain(Strength.WHY)
            self._show(self._hint, reason=True)
        elif await sitting.ask(assist.untouched):
            screen.say(assist.ANY_CELL)
        else:
            hint = await sitting.ask(assist.hint)
            await sitting.do("help hint")
            self._hint, self._why = hint, ""
            self._show(hint, reason=False)

    async def _advise(self) -> None:
        """The same for two boards: the move to make, and why, at once."""
        screen, sitting = self._screen, self._screen.sitting
        advice = await sitting.ask(qubit_assist.advise)
        await sitting.do("help hint")
        self._at = sitting.view.sequence
        screen.show_view()
        event = Event.parse(advice.event)
        board, cell = int(event.verb.endswith("-h")), event.index(sitting.setup.grid)
        certain = advice.survival == 1 and event.verb.startswith("open")
        screen.mark({board: {cell: SURELY_SAFE if certain else TARGET}})
        self._why = f"{advice.event}: {advice.why}"
        screen.say(self._why)

    def _show(self, hint: Hint, *, reason: bool) -> None:
        screen = self._screen
        self._at = screen.sitting.view.sequence
        screen.show_view()
        grid, outline = screen.sitting.setup.grid, hint.outline
        marks: dict[int, int] = {}
        kinds = {"guess": TARGET, "safe": TARGET, "mined": TARGET}
        if reason:
            kinds = {"clues": PROOF, "known": SURELY_MINED, "supposed": TARGET, "guess": TARGET}
            kinds |= {"mined": SURELY_MINED, "safe": SURELY_SAFE}
        for name, mark in kinds.items():
            marks |= {grid.index(*cell): mark for cell in outline.get(name, ())}
        screen.mark({0: marks})
        targets = [*outline.get("safe", ()), *outline.get("mined", ()), *outline.get("guess", ())]
        if targets:
            screen.field.board.move_to(grid.index(*targets[0]), beside=True)
        screen.say(hint.explain(Strength.WHY if reason else Strength.WHERE))
