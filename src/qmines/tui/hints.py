"""Hints on the board: first the place, then the reason with the clues that it needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qmines.quantum.posterior import posterior
from qmines.quantum.states import Basis
from qmines.session import assist
from qmines.solver.hints import Strength
from qmines.tui.assist import assist_refused
from qmines.tui.cells import PROOF, SURELY_MINED, SURELY_SAFE, TARGET
from qmines.words import percent_of

if TYPE_CHECKING:
    from qmines.modes import View
    from qmines.session import Game
    from qmines.solver import Hint
    from qmines.tui.screens.play import PlayScreen

Marks = dict[int, dict[int, int]]


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
            self._at, self._hint = -1, None
            self._screen.mark({})

    async def check_flags(self) -> None:
        """Say how the flags do, and point at those that are wrong."""
        screen = self._screen
        found = await screen.sitting.ask(assist.flags)
        await screen.sitting.do("help flags")
        grid = screen.sitting.setup.grid
        screen.show_view()
        screen.mark({0: {grid.index(*cell): SURELY_SAFE for cell in found.wrong}})
        self._at = screen.sitting.view.sequence
        screen.say(f"flags: {found}", "bad" if found.wrong else "text")

    async def _tell(self) -> None:
        screen, sitting = self._screen, self._screen.sitting
        await sitting.ask(assist_refused)
        again = self._at == sitting.view.sequence
        if sitting.view.qubits is not None:
            await sitting.do("help hint")
            marks, words = await sitting.ask(_qubit_hint)
            screen.show_view()
            self._at = sitting.view.sequence
            screen.mark(marks)
            screen.say(words)
        elif again and self._why:
            screen.say(self._why)
        elif again and self._hint is not None:
            await sitting.do("help why")
            self._why = self._hint.explain(Strength.WHY)
            self._show(self._hint, reason=True)
        elif await sitting.ask(assist.untouched):
            screen.say("any cell will do: the first open never meets a mine")
        else:
            hint = await sitting.ask(assist.hint)
            await sitting.do("help hint")
            self._hint, self._why = hint, ""
            self._show(hint, reason=False)

    def _show(self, hint: Hint, *, reason: bool) -> None:
        screen = self._screen
        screen.show_view()
        self._at = screen.sitting.view.sequence
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


def _qubit_hint(game: Game) -> tuple[Marks, str]:
    """A cell that is certainly safe on some board, or the safest."""
    view: View = game.view
    if view.qubits is None:
        return {}, ""
    found = posterior(view.qubits.position)
    place = view.grid.place
    for basis in Basis:
        safe = found.safe(basis)
        if safe:
            row, column = place(safe[0])
            more = f", and {len(safe) - 1} more there" if len(safe) > 1 else ""
            words = f"row {row}, column {column} is certainly safe on {basis.name}{more}"
            return {basis: dict.fromkeys(safe, SURELY_SAFE)}, words
    chances = [
        (float(found.survival[cell, basis]), basis, cell)
        for basis in Basis
        for cell in view.qubits.position.unmeasured
    ]
    chance, basis, cell = max(chances, key=lambda one: one[0])
    row, column = place(cell)
    risk = percent_of(1.0 - chance)
    words = f"nothing is certain; row {row}, column {column} on {basis.name} has the least risk"
    return {basis: {cell: TARGET}}, f"{words}, {risk}"
