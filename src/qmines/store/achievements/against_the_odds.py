"""An Expert win that one player in twenty would have survived."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from qmines.store.achievements.base import Achievement, solo_win

if TYPE_CHECKING:
    from qmines.store.records import StoredGame


def _earned(game: StoredGame) -> bool:
    return solo_win(game, "expert") and game.luck is not None and game.luck <= 0.05


ACHIEVEMENT: Final = Achievement("against-the-odds", _earned)
