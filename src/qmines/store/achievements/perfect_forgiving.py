"""An Expert win in Forgiving that needed no save."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from qmines.store.achievements.base import Achievement, measure, solo_win

if TYPE_CHECKING:
    from qmines.store.records import StoredGame


def _earned(game: StoredGame) -> bool:
    return solo_win(game, "expert", rules="forgiving") and measure(game, "saves") == 0


ACHIEVEMENT: Final = Achievement("perfect-forgiving", _earned)
