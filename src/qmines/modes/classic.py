"""Classic: opening a mine loses, and opening all other cells wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from qmines.messages import Message
from qmines.modes.base import Descriptor
from qmines.modes.field import EVENTS, OPTIONS, FieldMode, FieldState, explode, opened

if TYPE_CHECKING:
    from qmines.modes.base import Reason


class Classic(FieldMode):
    """The game as everybody knows it."""

    descriptor = Descriptor(
        name="classic",
        title=Message("game-rules-classic"),
        summary=Message("rules-classic-about"),
        events=EVENTS,
        options=OPTIONS,
    )

    def open(self, state: FieldState, asked: list[int], reason: Reason) -> FieldState:
        """Open hidden cells; one mine among them loses the game."""
        mask = state.mask or b""
        hit = [index for index in asked if mask[index]]
        return explode(state, hit, reason) if hit else opened(state, asked)


CLASSIC: Final = Classic()
