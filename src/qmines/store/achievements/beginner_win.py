"""A win on Beginner in Classic or Forgiving."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from qmines.store.achievements.base import Achievement, solo_win

if TYPE_CHECKING:
    from qmines.store.records import StoredGame


def _earned(game: StoredGame) -> bool:
    levels = ("beginner", "beginner-8x8")
    return any(solo_win(game, *levels, rules=rules) for rules in ("classic", "forgiving"))


ACHIEVEMENT: Final = Achievement("beginner-win", _earned)
