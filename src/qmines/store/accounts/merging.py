"""Moves what a guest has played into an account."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import and_, delete, select, update

from qmines.store.accounts.players import lock_player, now
from qmines.store.database.tables import (
    ACHIEVEMENTS,
    DAILIES,
    DRILLS,
    EVENTS,
    GAMES,
    MEMBERS,
    POSITIONS,
    ROOMS,
)
from qmines.store.games.scores import COUNTED, merge_scores, scores_of

if TYPE_CHECKING:
    from sqlalchemy import Connection

_MOVED: Final = (POSITIONS.c.owner, DRILLS.c.owner, ROOMS.c.host, EVENTS.c.actor)
_MOVED_IF_NEW: Final = (
    (MEMBERS.c.player, MEMBERS.c.room),
    (ACHIEVEMENTS.c.player, ACHIEVEMENTS.c.name),
)
"""Columns of tables with one row per player and value of another; the account keeps its own."""


def merge_guest(connection: Connection, guest: str, account: str) -> None:
    """Move everything of a guest into an account, in a transaction."""
    for player in sorted((guest, account)):  # neither begins a daily board meanwhile
        lock_player(connection, player)
    for column in _MOVED:
        own = update(column.table).where(column == guest)
        connection.execute(own.values({column: account}))
    for column, key in _MOVED_IF_NEW:
        taken = select(key).where(column == account).scalar_subquery()
        new = update(column.table).where(column == guest, key.not_in(taken))
        connection.execute(new.values({column: account}))
    _merge_dailies(connection, guest, account)
    _bring_games(connection, guest, account)


def _merge_dailies(connection: Connection, guest: str, account: str) -> None:
    """Keep one attempt at each daily board: the earliest, or the account's once the day is over.

    The other becomes an ordinary game, which counts for neither streaks nor win rates, unless the
    account has lost it: otherwise, logging in as a guest would take losses away.
    """
    ours, theirs = DAILIES.alias(), DAILIES.alias()
    mine, other = GAMES.alias(), GAMES.alias()
    both = (
        select(ours.c.game.label("own"), theirs.c.game.label("brought"))
        .add_columns((other.c.sealed & (other.c.created < mine.c.created)).label("earlier"))
        .join(theirs, and_(theirs.c.day == ours.c.day, theirs.c.level == ours.c.level))
        .join(mine, mine.c.id == ours.c.game)
        .join(other, other.c.id == theirs.c.game)
        .where(ours.c.player == account, theirs.c.player == guest)
    )
    rows = connection.execute(both).all()
    dropped = [row.own if row.earlier else row.brought for row in rows]
    connection.execute(delete(DAILIES).where(DAILIES.c.game.in_(dropped)))
    known = GAMES.c.id.in_(dropped) & (GAMES.c.outcome != "lost")
    connection.execute(update(GAMES).where(known).values(brought=True))
    connection.execute(update(DAILIES).where(DAILIES.c.player == guest).values(player=account))


def _bring_games(connection: Connection, guest: str, account: str) -> None:
    """Move a guest's games, which a guest can have only a limited number of."""
    moved = update(GAMES).where(GAMES.c.owner == guest).values(owner=account, brought=True)
    rows = connection.execute(moved.returning(*COUNTED, GAMES.c.measures))
    ended = [row for row in rows if row.measures is not None]
    ended.sort(key=lambda game: (game.finished, game.id))
    merge_scores(connection, account, scores_of(ended, now()), 0)
