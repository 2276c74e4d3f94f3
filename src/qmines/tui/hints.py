"""Hints on the board: first the place, then the reason with its clues, then the move itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qmines.play.registry import help_for
from qmines.solver.hints import Strength
from qmines.tui.texts import speak, t
from qmines.tui.undo import moves_of
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
        self._armed = False

    @property
    def armed(self) -> bool:
        """Whether the key that opens makes the move of the hint, wherever the cursor is."""
        return self._armed and self.shown

    @property
    def shown(self) -> bool:
        """Whether there is a hint for what is seen now."""
        return self._hint is not None and self._at == self._screen.game_thread.view.sequence

    def disarm(self) -> None:
        """Let keys act on the cell under the cursor again."""
        self._armed = False

    def forget(self) -> None:
        """Remove the marks if the game has changed since."""
        if self._at >= 0 and self._at != self._screen.game_thread.view.sequence:
            self._at, self._hint, self._why, self._armed = -1, None, (), False
            self._screen.mark({})

    async def check_flags(self) -> None:
        """Say how many flags are right, and mark the wrong ones."""
        screen = self._screen
        found = await screen.game_thread.ask(lambda game: help_for(game).flags())
        await screen.game_thread.do("help flags")
        grid = screen.game_thread.setup.grid
        self._at = screen.game_thread.view.sequence
        screen.show_view()
        screen.mark({0: {grid.index(*cell): SURELY_SAFE for cell in found.wrong}})
        counts = {name: len(cells) for name, cells in found._asdict().items()}
        screen.say(t("play-flags", **counts), "bad" if found.wrong else "text")

    async def tell(self) -> None:
        """Say where to look; asked again, why; and then make the move."""
        game_thread = self._screen.game_thread
        again = self.shown
        if again and self._why:
            await self.make_move()
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
        if hint.note is not None:
            self._point(hint)
        told = speak(*hint.told[Strength.WHY if reason else Strength.WHERE])
        if screen.low and hint.note is not None:  # what is said hides the keys
            key = screen.settings.keys.label("hint")
            told = t("play-hint-then", key=key, next=self.next_step, hint=told)
        screen.say(told)

    @property
    def next_step(self) -> str:
        """What the key of hints does next, in a word or two."""
        hint = self._hint if self.shown else None
        if hint is None or hint.note is None or not hint.events:
            return t("side-key-hint")
        if not self._why:
            return t("side-key-hint-why")
        return t("side-key-hint-act" if hint.certain else "side-key-hint-go")

    def _point(self, hint: GameHint) -> None:
        """Put the cursor on a cell that is safe to open; any other cell is only shown."""
        screen, grid = self._screen, self._screen.game_thread.setup.grid
        opened = _opened(hint)
        if hint.certain and opened is not None:
            screen.point_at(opened)
        elif hint.cells:
            screen.field.board.reveal(grid.index(*hint.cells[0]))
        self._armed = hint.certain and bool(hint.events)

    async def make_move(self) -> None:
        """Do what the hint says; a guess is left to the player."""
        screen, hint = self._screen, self._hint
        if hint is None or not hint.events:
            return
        screen.point_at(_opened(hint) or hint.events[0])
        if not hint.certain:
            screen.say(t("play-hint-guess", key=screen.settings.keys.label("open")))
            return
        thread = screen.game_thread
        before = len(await thread.ask(moves_of))
        await screen.happen(*hint.events)
        screen.actions.undoing.made_at_once(before, len(await thread.ask(moves_of)))


def _opened(hint: GameHint) -> str | None:
    """The first event of a hint that opens a cell, with a shield or without."""
    return next((event for event in hint.events if event.startswith(("open", "shield"))), None)
