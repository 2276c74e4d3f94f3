"""How much a guest may keep in the store; whoever wants to keep more has an account."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, func, select

from qmines.errors import QMinesError
from qmines.messages import Message
from qmines.store.accounts.players import now
from qmines.store.database.tables import GAMES, PLAYERS

if TYPE_CHECKING:
    from qmines.store.database.connection import Database

MOST_GAMES: Final = 2_000
"""Games of one guest."""
MOST_EVENTS: Final = 300_000
"""Events of all games of one guest."""
_FRESH: Final = 3_600_000  # ms for which a game without a move may still be played


class GuestFull(QMinesError):
    """A guest has as many games as the store keeps for one."""

    kind = "full"


def check_guest(database: Database, owner: str, events: int = 0) -> None:
    """Refuse a guest another game that begins with so many events, if they have too many.

    Games in which nothing was ever done make way first.

    Raises:
        GuestFull: they have too many.
    """
    with database.read() as connection:
        guest = select(PLAYERS.c.id).where(PLAYERS.c.id == owner, PLAYERS.c.name.is_(None))
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
