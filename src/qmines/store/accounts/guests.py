"""Limits on what a guest can store; accounts have none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, func, select

from qmines.errors import QMinesError
from qmines.messages import Message
from qmines.store.accounts.players import GUEST, now
from qmines.store.database.tables import GAMES, PLAYERS

if TYPE_CHECKING:
    from qmines.store.database.connection import Database

MOST_GAMES: Final = 2_000
"""The maximum number of games of one guest."""
MOST_EVENTS: Final = 300_000
"""The maximum number of events in all games of one guest."""
_FRESH: Final = 3_600_000  # ms for which a game without moves is kept


class GuestFull(QMinesError):
    """A guest has reached a limit."""

    kind = "full"


def check_guest(database: Database, owner: str, events: int = 0) -> None:
    """Raise an error if a guest cannot store another game with so many events.

    Old games without moves are deleted first, if that helps. Accounts have no limits.

    Raises:
        GuestFull: the owner is a guest who has reached a limit.
    """
    with database.read() as connection:
        guest = select(PLAYERS.c.id).where(PLAYERS.c.id == owner, GUEST)
        if connection.scalar(guest) is None:
            return
    if _has_room(database, owner, events):
        return
    idle = (GAMES.c.owner == owner) & (GAMES.c.events == 0) & GAMES.c.room.is_(None)
    idle &= GAMES.c.touched <= now() - _FRESH
    with database.write() as connection:
        gone = connection.execute(delete(GAMES).where(idle)).rowcount
    if not gone or not _has_room(database, owner, events):
        raise GuestFull(Message("site-guest-full", games=MOST_GAMES, moves=MOST_EVENTS))


def _has_room(database: Database, owner: str, events: int) -> bool:
    counts = select(func.count(), func.coalesce(func.sum(GAMES.c.events), 0))
    with database.read() as connection:
        games, stored = connection.execute(counts.where(GAMES.c.owner == owner)).one()
    return bool(games < MOST_GAMES and stored + events <= MOST_EVENTS)
