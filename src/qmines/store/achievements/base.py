"""An achievement: its name, and which games earn it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from qmines.store.records import StoredGame


class Achievement(NamedTuple):
    """An achievement, with the messages ``achievement-NAME`` and ``achievement-NAME-about``."""

    name: str
    earned_by: Callable[[StoredGame], bool]


def solo_win(game: StoredGame, *levels: str, rules: str = "classic") -> bool:
    """Whether a game was won without help, on a board that the player could not know."""
    return (
        game.outcome.result.value == "won"
        and not (game.aid or game.deaths or game.shared)
        and game.rules == rules
        and game.level in levels
    )


def measure(game: StoredGame, name: str) -> Any:
    """One of the measures of a game; None if it has none."""
    return (game.measures or {}).get(name)
