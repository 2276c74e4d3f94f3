"""Reads and writes rooms and their members in a transaction."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import insert, select

from qmines.core.glicko import Rating
from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.store.accounts.confusables import shapes_of
from qmines.store.accounts.players import now
from qmines.store.accounts.usernames import checked_name, folded_name
from qmines.store.database.tables import GAMES, MEMBERS, RATING_CHANGES, RATINGS, ROOMS
from qmines.store.errors import NoSuchGame
from qmines.store.games.ratings import RACE
from qmines.store.games.room import MOST, Member, Room, room_of
from qmines.store.records import header_columns
from qmines.store.store import new_game_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection, RowMapping

    from qmines.session import Header
    from qmines.store.accounts.players import Player


def add_room(
    connection: Connection, player: Player, nick: str, header: Header, *, seed: bytes, **more: Any
) -> str:
    """Add a room with its first member and return its ID; ``more`` are further columns."""
    name = new_game_name()
    row = {"id": name, "host": player.id, "created": now(), "opened": 0}
    connection.execute(insert(ROOMS), header_columns(header, seed) | row | more)
    add_member(connection, name, (), player, nick)
    return name


def add_member(
    connection: Connection,
    room: str,
    members: Sequence[Member],
    player: Player,
    nick: str,
    *,
    numbered: bool = False,
) -> None:
    """Add a member to a room; with ``numbered``, a guest's name gets a number if it is taken."""
    name = player.name or checked_name(nick)[0]  # names of accounts were checked at sign-up
    mode = connection.scalars(select(ROOMS.c.mode).where(ROOMS.c.id == room)).one()
    if sum(each.gone is None for each in members) >= MOST[mode]:
        raise InvalidInput(Message("room-refused-full"))
    taken = frozenset[str]().union(*(shapes_of(each.name) for each in members))
    if not taken.isdisjoint(shapes_of(name)):
        if player.name is None and not numbered:
            raise InvalidInput(Message("security-name-in-room", name=name))
        names = (f"{name[:17]}-{number}" for number in range(2, 100))
        name = next(each for each in names if taken.isdisjoint(shapes_of(each)))
    folded = folded_name(name)
    row: dict[str, Any] = {"room": room, "player": player.id, "name": name, "folded": folded}
    row |= {"number": max((each.number for each in members), default=0) + 1, "seen": now()}
    row |= {"guest": player.guest, "ready": False}
    connection.execute(insert(MEMBERS), row)


def read_room(connection: Connection, name: str, *, lock: bool = False) -> Room:
    """A room with its members; ``lock`` locks its row until the transaction ends."""
    found = read_rooms(connection, [name], lock=lock)
    if not found:
        raise NoSuchGame(Message("room-refused-missing"))
    return found[0]


def read_rooms(connection: Connection, names: Sequence[str], *, lock: bool = False) -> list[Room]:
    """Rooms with their members, in this order; missing ones are left out."""
    query = select(ROOMS).where(ROOMS.c.id.in_(names))
    rows = connection.execute(query.with_for_update() if lock else query).mappings().all()
    found = {row["id"]: row for row in rows}
    seats = (
        select(MEMBERS, GAMES.c.outcome.label("result"), GAMES.c.reason, GAMES.c.opened)
        .add_columns(GAMES.c.milliseconds, GAMES.c.guesses, GAMES.c.mistake)
        .add_columns(RATINGS.c.rating, RATINGS.c.deviation, RATINGS.c.volatility)
        .add_columns((RATING_CHANGES.c.rating - RATING_CHANGES.c.before).label("rating_change"))
        .outerjoin(GAMES, GAMES.c.id == MEMBERS.c.game)
        .outerjoin(RATINGS, (RATINGS.c.player == MEMBERS.c.player) & (RATINGS.c.kind == RACE))
        .outerjoin(RATING_CHANGES, _rated_in_room)
        .where(MEMBERS.c.room.in_(list(found)))
        .order_by(MEMBERS.c.room, MEMBERS.c.number)
    )
    members: dict[str, list[Member]] = {name: [] for name in found}
    for row in connection.execute(seats).mappings():
        members[row["room"]].append(_member(row))
    return [room_of(found[name], tuple(members[name])) for name in names if name in found]


_rated_in_room = (RATING_CHANGES.c.room == MEMBERS.c.room) & (
    RATING_CHANGES.c.player == MEMBERS.c.player
)


def _member(row: RowMapping) -> Member:
    parsed: dict[str, Any] = {name: row[name] or 0 for name in ("opened", "milliseconds")}
    if row["rating"] is not None:
        parsed["rating"] = Rating(row["rating"], row["deviation"], row["volatility"])
    return Member(**{name: row[name] for name in Member.__slots__} | parsed)
