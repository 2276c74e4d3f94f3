"""Forgiving: no game is ever lost to a pure guess.

Opening a cell is judged by what could be known (see ``knowledge``). Cells opened by one
chord are judged together: the player loses if every board that fits has a mine among
them; otherwise the board is redrawn without mines there.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from qmines.core.position import HIDDEN, MINE, SAFE
from qmines.errors import BudgetExceeded
from qmines.generate.fields import numbers_of
from qmines.generate.redraw import draw_board
from qmines.messages import Message
from qmines.modes.base import Descriptor, Option, Reason
from qmines.modes.field import EVENTS, OPTIONS, FieldMode, FieldState, explode, opened
from qmines.modes.knowledge import Knowledge, deducible, merged, visible
from qmines.modes.saves import Save

if TYPE_CHECKING:
    from qmines.modes.view import View


class Forgiving(FieldMode):
    """Opening a mine loses only if it could be known; otherwise the mine is moved."""

    descriptor = Descriptor(
        name="forgiving",
        title=Message("game-rules-forgiving"),
        summary=Message("rules-forgiving-about"),
        events=EVENTS,
        guesses_lose=False,
        options=(
            *OPTIONS,
            Option(
                "knowledge",
                "deducible",
                Message("option-knowledge"),
                choices=("deducible", "visible"),
            ),
            Option("strict", False, Message("option-strict")),
            Option(
                "notice",
                "now",
                Message("option-notice"),
                choices=("now", "end"),
            ),
        ),
    )

    def open(self, state: FieldState, asked: list[int], reason: Reason) -> FieldState:  # noqa: ARG002  # as in Classic
        """Open hidden cells: they are safe, redrawn to be safe, or could be known to be mines."""
        mask = state.mask or b""
        hit = [index for index in asked if mask[index]]
        strict = bool(state.setup.options["strict"])
        if not hit and not strict:
            return opened(state, asked)
        know = _knowledge(state, asked)
        if not know.mined.isdisjoint(asked):
            return explode(state, hit, Reason.KNOWN_MINE)
        if strict and (know.safe or know.cells != merged(state.cells, None)):
            return _strictly(state, asked, know)
        if not hit:
            return opened(state, asked, known=know.cells)
        saved = _redrawn(state, know, asked, SAFE)
        if saved is None:
            return explode(state, hit, Reason.KNOWN_MINE)
        options = state.setup.options
        save = Save(
            state.grid,
            tuple(hit),
            tuple(asked),
            before=state.cells,
            mines=state.setup.level.mines,
            knowledge=str(options["knowledge"]),
        )
        if options["notice"] == "now":
            _ = save.odds  # computed here, where moves can take a while
        return opened(saved, asked, saved=(*state.saved, save))

    def view(self, state: FieldState) -> View:
        """The visible cells, and the mines and saves once the game is over."""
        view = super().view(state)
        told = state.outcome.over or state.setup.options["notice"] == "now"
        return replace(view, saved=state.saved) if told else view


def _strictly(state: FieldState, asked: list[int], know: Knowledge) -> FieldState:
    """Open cells while others are certainly safe: a guess hits a mine if possible."""
    guessed = [index for index in asked if know.cells[index] == HIDDEN and index not in know.safe]
    if not guessed:
        return opened(state, asked, known=know.cells)
    mask = state.mask or b""
    hit = [index for index in guessed if mask[index]]
    if hit:
        return explode(state, hit, Reason.PUNISHED)
    first = guessed[:1]
    try:
        punished = _redrawn(state, know, first, MINE)
    except BudgetExceeded:
        punished = None  # the field is too hard to redraw
    if punished is None:
        return opened(state, asked, known=know.cells)
    return explode(punished, first, Reason.PUNISHED)


def _knowledge(state: FieldState, asked: list[int]) -> Knowledge:
    """What could be known, or enough of it to see that one of the opened cells is a mine."""
    mines = state.setup.level.mines
    if state.setup.options["knowledge"] == "visible":
        return visible(state.grid, merged(state.cells, None), mines)
    cells = merged(state.cells, state.known)
    return deducible(state.grid, cells, mines, state.numbers or b"", until=asked)


def _redrawn(state: FieldState, know: Knowledge, asked: list[int], code: int) -> FieldState | None:
    """The state on a redrawn board; None if there is none.

    The board is drawn uniformly from all that fit what is known and have the opened cells safe
    (or mined, depending on the code).
    """
    cells = bytearray(know.cells)
    for index in asked:
        if cells[index] == HIDDEN:
            cells[index] = code
    mask = draw_board(
        state.grid,
        bytes(cells),
        state.setup.level.mines,
        state.stream.derive("redraw", state.draws),
        asked=asked,
        present=state.mask or b"",
    )
    if mask is None:
        return None
    numbers = numbers_of(state.grid, mask)
    return replace(state, mask=mask, numbers=numbers, known=know.cells, draws=state.draws + 1)


FORGIVING: Final = Forgiving()
