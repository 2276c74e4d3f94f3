"""An Expert win without a single flag."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from qmines.store.achievements.base import Achievement, measure, solo_win

if TYPE_CHECKING:
    from qmines.store.records import StoredGame


def _earned(game: StoredGame) -> bool:
    return solo_win(game, "expert") and measure(game, "flags_used") is False


ACHIEVEMENT: Final = Achievement("no-flags", _earned)
