"""A win in Qubits on any level."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from qmines.store.achievements.base import Achievement, solo_win

if TYPE_CHECKING:
    from qmines.store.records import StoredGame


def _earned(game: StoredGame) -> bool:
    return solo_win(game, "1", "2", "3", "4", rules="qubits")


ACHIEVEMENT: Final = Achievement("qubits-win", _earned)
