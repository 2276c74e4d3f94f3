"""A win in Entangled on a board with trios."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from qmines.store.achievements.base import Achievement, solo_win

if TYPE_CHECKING:
    from qmines.store.records import StoredGame


def _earned(game: StoredGame) -> bool:
    return game.level.startswith("trios-") and solo_win(game, game.level, rules="entangled")


ACHIEVEMENT: Final = Achievement("entangled-win", _earned)
