"""Achievements: which finished games earn each one, and which players have them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import select

from qmines.store.database.dialects import insert_into
from qmines.store.database.tables import ACHIEVEMENTS, GAMES
from qmines.store.records import StoredGame

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import ColumnElement, Connection

    from qmines.store.store import Store

_BLOCK: Final = 500  # games read at once


class Achievement(NamedTuple):
    """An achievement, with the messages ``achievement-NAME`` and ``achievement-NAME-about``."""

    name: str
    earned_by: Callable[[StoredGame], bool]


def _won(game: StoredGame, *levels: str, rules: tuple[str, ...] = ("classic",)) -> bool:
    """Whether a game was won without help, on a board that the player could not know."""
    return (
        game.outcome.result.value == "won"
        and not (game.aid or game.deaths or game.shared)
        and game.rules in rules
        and game.level in levels
    )


def _measure(game: StoredGame, name: str) -> Any:
    """One of the measures of a game; None if it has none."""
    return (game.measures or {}).get(name)


_EITHER: Final = ("classic", "forgiving")
ALL: Final = (
    Achievement("beginner-win", lambda game: _won(game, "beginner", "beginner-8x8", rules=_EITHER)),
    Achievement("intermediate-win", lambda game: _won(game, "intermediate", rules=_EITHER)),
    Achievement("expert-win", lambda game: _won(game, "expert")),
    Achievement(
        "no-flags", lambda game: _won(game, "expert") and _measure(game, "flags_used") is False
    ),
    Achievement(
        "under-two-minutes", lambda game: _won(game, "expert") and game.milliseconds < 120_000
    ),
    Achievement(  # no more clicks than the board has 3BV
        "efficient",
        lambda game: _won(game, "intermediate", "expert") and (game.efficiency or 0) >= 1,
    ),
    Achievement(  # one player in twenty would have survived
        "against-the-odds",
        lambda game: _won(game, "expert") and game.luck is not None and game.luck <= 0.05,
    ),
    Achievement(
        "perfect-forgiving",
        lambda game: _won(game, "expert", rules=("forgiving",)) and _measure(game, "saves") == 0,
    ),
    Achievement("qubits-win", lambda game: _won(game, "1", "2", "3", "4", rules=("qubits",))),
    Achievement(
        "entangled-win",
        lambda game: (
            game.level.startswith("trios-") and _won(game, game.level, rules=("entangled",))
        ),
    ),
    Achievement(  # a lesson, in which help is fine
        "mermin",
        lambda game: (
            (game.rules, game.level, game.outcome.result.value) == ("sandbox", "mermin", "won")
        ),
    ),
)
"""All achievements, in the order in which profiles show them."""


def award(connection: Connection, player: str, *games: str) -> None:
    """Award a player the achievements that these finished games earn, in a transaction.

    Achievements that the player already has are not changed.
    """
    _add(connection, _earned(connection, player, GAMES.c.id.in_(games)))


def award_all(store: Store, player: str) -> None:
    """Award a player the achievements that all of their games earn."""
    with store.database.read() as connection:
        rows = _earned(connection, player)
    with store.database.write() as connection:
        _add(connection, rows)


def _add(connection: Connection, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(insert_into(connection, ACHIEVEMENTS).on_conflict_do_nothing(), rows)


def _earned(
    connection: Connection, player: str, *which: ColumnElement[bool]
) -> list[dict[str, Any]]:
    """The achievements that a player's finished games earn, each with the first such game."""
    ended = select(GAMES).where(GAMES.c.owner == player, GAMES.c.finished.is_not(None), *which)
    ended = ended.order_by(GAMES.c.finished).execution_options(yield_per=_BLOCK)
    found: dict[str, dict[str, Any]] = {}
    for row in connection.execute(ended).mappings():
        game = StoredGame.of(row)
        for each in ALL:
            if each.name not in found and each.earned_by(game):
                earned = {"player": player, "name": each.name, "game": game.id}
                found[each.name] = earned | {"earned": game.finished}
    return [*found.values()]
