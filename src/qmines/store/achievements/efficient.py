"""A win with no more clicks than the board has 3BV."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from qmines.store.achievements.base import Achievement, solo_win

if TYPE_CHECKING:
    from qmines.store.records import StoredGame


def _earned(game: StoredGame) -> bool:
    return solo_win(game, "intermediate", "expert") and (game.efficiency or 0) >= 1


ACHIEVEMENT: Final = Achievement("efficient", _earned)
