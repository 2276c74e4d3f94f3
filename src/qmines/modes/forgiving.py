"""Forgiving: no game is ever lost to a pure guess."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from qmines.core.position import HIDDEN, SAFE, Position
from qmines.errors import Contradiction, InvalidInput
from qmines.generate.fields import numbers_of
from qmines.modes.base import Descriptor, Option, Reason, View
from qmines.modes.field import EVENTS, OPTIONS, FieldMode, FieldState, explode, opened
from qmines.modes.knowledge import Knowledge, deducible, visible
from qmines.solver import sample_boards

_SAVED: Final = "a mine lay there, but nobody could know: the board was drawn anew"


class Forgiving(FieldMode):
    """A mine that could not be known makes way; one that could be known loses."""

    descriptor = Descriptor(
        name="forgiving",
        title="Forgiving",
        summary="A guess never loses: only a mine that could have been known does.",
        events=EVENTS,
        options=(
            *OPTIONS,
            Option(
                "knowledge",
                "deducible",
                "what could be known: also the numbers under cells that are surely safe, "
                "or only those on the screen",
                choices=("deducible", "visible"),
            ),
            Option("strict", False, "while a cell is surely safe, a guess elsewhere is punished"),
            Option(
                "notice",
                "end",
                "when the player is told of a save: at the end, or at once",
                choices=("end", "now"),
            ),
        ),
    )

    def open(self, state: FieldState, asked: list[int], reason: Reason) -> FieldState:  # noqa: ARG002  # as in Classic
        """Open hidden cells at once; see docs/rules.md for what happens when."""
        mask = state.mask or b""
        hit = [index for index in asked if mask[index]]
        if not hit:
            return opened(state, asked)
        know = self._knowledge(state)
        cells = bytearray(know.cells)
        for index in asked:
            if cells[index] == HIDDEN:
                cells[index] = SAFE
        try:
            board = sample_boards(
                Position(state.grid, bytes(cells), state.setup.level.mines),
                seed=state.stream.derive("redraw", state.draws).seed64(),
            )[0].tobytes()
        except (Contradiction, InvalidInput):
            return explode(state, hit, Reason.KNOWN_MINE)
        drawn = replace(
            state,
            mask=board,
            numbers=numbers_of(state.grid, board),
            saves=state.saves + 1,
            draws=state.draws + 1,
        )
        return opened(drawn, asked)

    def _knowledge(self, state: FieldState) -> Knowledge:
        mines = state.setup.level.mines
        if state.setup.options["knowledge"] == "visible":
            return visible(state.grid, state.cells, mines)
        return deducible(state.grid, state.cells, mines, state.numbers or b"")

    def view(self, state: FieldState) -> View:
        """The cells as they look, and after the end the mines and the saves."""
        view = super().view(state)
        told = state.outcome.over or state.setup.options["notice"] == "now"
        return replace(view, saves=state.saves) if told else view


FORGIVING: Final = Forgiving()
