"""An Expert win in less than two minutes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from qmines.store.achievements.base import Achievement, solo_win

if TYPE_CHECKING:
    from qmines.store.records import StoredGame


def _earned(game: StoredGame) -> bool:
    return solo_win(game, "expert") and game.milliseconds < 120_000


ACHIEVEMENT: Final = Achievement("under-two-minutes", _earned)
