"""Hints on the board: first the place, then the reason with the clues that it needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qmines.play.registry import help_for
from qmines.solver.hints import Strength
from qmines.tui.texts import t
from qmines.tui.widgets.cells import PROOF, SURELY_MINED, SURELY_SAFE, TARGET

if TYPE_CHECKING:
    from qmines.messages import Messages
    from qmines.play.hint import GameHint
    from qmines.tui.screens.play import PlayScreen


class Hints:
    """Asks for a hint, and shows more of it each time it is asked again."""

    def __init__(self, screen: PlayScreen) -> None:
        self._screen = screen
        self._hint: GameHint | None = None
        self._at = -1  # the sequence that the hint is for
        self._why: Messages = ()

    def ask(self) -> None:
        """The place; asked again, the reason."""
        self._screen.wish(self._tell)

    def forget(self) -> None:
        """Take the marks away: something happened."""
        if self._at >= 0 and self._at != self._screen.game_thread.view.sequence:
            self._at, self._hint, self._why = -1, None, ()
            self._screen.mark({})

    async def check_flags(self) -> None:
        """Say how the flags do, and point at those that are wrong."""
        screen = self._screen
        found = await screen.game_thread.ask(lambda game: help_for(game).flags())
        await screen.game_thread.do("help flags")
        grid = screen.game_thread.setup.grid
        self._at = screen.game_thread.view.sequence
        screen.show_view()
        screen.mark({0: {grid.index(*cell): SURELY_SAFE for cell in found.wrong}})
        counts = {name: len(cells) for name, cells in found._asdict().items()}
        screen.say(t("play-flags", **counts), "bad" if found.wrong else "text")

    async def _tell(self) -> None:
        screen, game_thread = self._screen, self._screen.game_thread
        again = self._hint is not None and self._at == game_thread.view.sequence
        if again and self._why:
            screen.tell(*self._why)
            return
        if not again:
            self._hint, self._why = await game_thread.ask(lambda game: help_for(game).hint()), ()
        hint = self._hint
        assert hint is not None  # noqa: S101  # it was asked for just above
        note = await game_thread.ask(lambda game: help_for(game).note_of(hint))
        if note is not None:
            await game_thread.do(note)
        reason = again or hint.told[Strength.WHERE] == hint.told[Strength.WHY]
        self._why = hint.told[Strength.WHY] if reason else ()
        self._show(hint, reason=reason)

    def _show(self, hint: GameHint, *, reason: bool) -> None:
        screen = self._screen
        self._at = screen.game_thread.view.sequence
        screen.show_view()
        grid, outline = screen.game_thread.setup.grid, hint.outline
        kinds = {"guess": TARGET, "safe": TARGET, "mined": TARGET}
        if reason:
            kinds = {"clues": PROOF, "known": SURELY_MINED, "supposed": TARGET, "guess": TARGET}
            kinds |= {"mined": SURELY_MINED, "safe": SURELY_SAFE}
        marks: dict[int, int] = {}
        for name, mark in kinds.items():
            marks |= {grid.index(*cell): mark for cell in outline.get(name, ())}
        screen.mark({hint.board or 0: marks} if hint.note is not None else {})
        if hint.board is None and hint.note is not None and hint.cells:
            screen.field.board.move_to(grid.index(*hint.cells[0]), beside=True)
        screen.tell(*hint.told[Strength.WHY if reason else Strength.WHERE])
