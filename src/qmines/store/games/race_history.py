"""The finished races of a player, latest first, in pages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import select

from qmines.core.glicko import Rating
from qmines.store.database.tables import MEMBERS, RATING_CHANGES, ROOMS
from qmines.store.games.history import after_cursor
from qmines.store.games.ratings import RACE, race_score
from qmines.store.games.room_rows import read_rooms

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from qmines.store.games.room import Member, Room
    from qmines.store.store import Store

_LATER: Final = 10**12  # ms after the end, when any rival has finished too


class Race(NamedTuple):
    """A race of a player; ``score`` is 1 if they beat everybody, 0.5 for a draw, 0 otherwise.

    ``rating`` is the new rating.
    """

    room: Room
    mine: Member
    opponents: tuple[Member, ...]
    score: float
    rating: Rating | None
    change: float


class RacePage(NamedTuple):
    """Some races, and the cursor of the next page; None on the last page."""

    races: list[Race]
    next: str | None


def race_history(store: Store, player: str, *, before: str | None, limit: int) -> RacePage:
    """The races that a player took part in.

    Raises:
        InvalidInput: ``before`` is not a page cursor.
    """
    query = (
        select(ROOMS.c.id)
        .join(MEMBERS, MEMBERS.c.room == ROOMS.c.id)
        .where(MEMBERS.c.player == player, MEMBERS.c.game.is_not(None))
        .where(ROOMS.c.mode == "race", ROOMS.c.ended.is_not(None))
        .order_by(ROOMS.c.ended.desc(), ROOMS.c.id.desc())
        .limit(limit + 1)
    )
    if before is not None:
        query = query.where(after_cursor(before, ROOMS.c.ended, ROOMS.c.id))
    with store.database.read() as connection:
        rooms = read_rooms(connection, connection.scalars(query).all())
        shown = rooms[:limit]
        races = _races(connection, shown, player)
    last = shown[-1] if len(rooms) > limit else None
    return RacePage(races, None if last is None else f"{last.ended}-{last.id}")


def _races(connection: Connection, rooms: list[Room], player: str) -> list[Race]:
    rows = connection.execute(
        select(RATING_CHANGES).where(
            RATING_CHANGES.c.player == player,
            RATING_CHANGES.c.kind == RACE,
            RATING_CHANGES.c.room.in_([room.id for room in rooms]),
        )
    )
    changes = {row.room: (Rating(row.rating, row.deviation), row.before) for row in rows}
    return [_race(room, player, changes.get(room.id)) for room in rooms]


def _race(room: Room, player: str, changed: tuple[Rating, float] | None) -> Race:
    mine = room.member(player)
    assert mine is not None  # noqa: S101  # the query asked for their rooms
    rival = room.rival_at((room.ended or 0) + _LATER)
    others = [each for each in room.members if each.game is not None and each is not mine]
    opponents = (*others, *(() if rival is None else (rival,)))
    score = min((race_score(mine, each) for each in opponents), default=0.0)
    rating, before = changed or (None, 0.0)
    change = 0.0 if rating is None else rating.value - before
    return Race(room, mine, opponents, score, rating, change)
