"""Mermin's trio: three cells that do what no hidden board can."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from qmines.store.achievements.base import Achievement

if TYPE_CHECKING:
    from qmines.store.records import StoredGame


def _earned(game: StoredGame) -> bool:
    return game.rules == "sandbox" and game.level == "mermin" and game.outcome.result.value == "won"


ACHIEVEMENT: Final = Achievement("mermin", _earned)
