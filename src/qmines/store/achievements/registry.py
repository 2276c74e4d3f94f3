"""All achievements, in the order in which profiles show them, and who earned them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from qmines.store.achievements import (
    against_the_odds,
    beginner_win,
    efficient,
    entangled_win,
    expert_win,
    intermediate_win,
    mermin,
    no_flags,
    perfect_forgiving,
    qubits_win,
    under_two_minutes,
)
from qmines.store.database.tables import ACHIEVEMENTS, GAMES
from qmines.store.records import StoredGame

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from qmines.store.achievements.base import Achievement

ALL: Final[tuple[Achievement, ...]] = (
    beginner_win.ACHIEVEMENT,
    intermediate_win.ACHIEVEMENT,
    expert_win.ACHIEVEMENT,
    no_flags.ACHIEVEMENT,
    under_two_minutes.ACHIEVEMENT,
    efficient.ACHIEVEMENT,
    against_the_odds.ACHIEVEMENT,
    perfect_forgiving.ACHIEVEMENT,
    qubits_win.ACHIEVEMENT,
    entangled_win.ACHIEVEMENT,
    mermin.ACHIEVEMENT,
)


def award(connection: Connection, player: str, *games: str) -> None:
    """Note what a player earned by games that have ended: by all of them, if none is named.

    Within a transaction. What was earned before stays as it is.
    """
    ended = select(GAMES).where(GAMES.c.owner == player, GAMES.c.finished.is_not(None))
    if games:
        ended = ended.where(GAMES.c.id.in_(games))
    postgres = connection.dialect.name == "postgresql"
    add = (postgresql if postgres else sqlite).insert(ACHIEVEMENTS).on_conflict_do_nothing()
    for row in connection.execute(ended.order_by(GAMES.c.finished)).mappings():
        game = StoredGame.of(row)
        for each in ALL:
            if each.earned_by(game):
                earned = {"player": player, "name": each.name, "game": game.id}
                connection.execute(add, earned | {"earned": game.finished})
