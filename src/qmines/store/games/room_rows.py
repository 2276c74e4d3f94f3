"""Reads and writes rooms and their members in a transaction."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import insert, select, update

from qmines.core.glicko import Rating
from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.store.accounts.confusables import shapes_of
from qmines.store.accounts.players import now
from qmines.store.accounts.public import MEMBER, owners_of
from qmines.store.accounts.usernames import checked_name, folded_name
from qmines.store.database.tables import GAMES, MEMBERS, RATING_CHANGES, RATINGS, ROOMS
from qmines.store.errors import NoSuchGame
from qmines.store.games.ratings import RACE
from qmines.store.games.room import MOST, Member, Room, room_of
from qmines.store.records import header_columns
from qmines.store.store import new_game_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

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
    free = _free_name(name, members)
    if free != name and player.name is None and not numbered:
        raise InvalidInput(Message("security-name-in-room", name=name))
    row: dict[str, Any] = {"room": room, "player": player.id}
    row |= {"name": free, "folded": folded_name(free)}
    row |= {"number": max((each.number for each in members), default=0) + 1, "seen": now()}
    row |= {"guest": player.guest, "ready": False}
    connection.execute(insert(MEMBERS), row)


def rename_member(connection: Connection, player: str, name: str) -> None:
    """Rename an account in all rooms it has been in."""
    seats = MEMBERS.c.player == player, ~MEMBERS.c.guest
    names = connection.scalars(select(MEMBERS.c.room).where(*seats)).all()
    for room in read_rooms(connection, names):
        free = _free_name(name, [each for each in room.members if each.player != player])
        change = update(MEMBERS).where(MEMBERS.c.room == room.id, *seats)
        connection.execute(change.values(name=free, folded=folded_name(free)))


def _free_name(name: str, members: Iterable[Member]) -> str:
    """A name, with a number if it looks like the name of another member."""
    taken = frozenset[str]().union(*(shapes_of(each.name) for each in members))
    numbered = (f"{name[:17]}-{number}" for number in range(2, 100))
    return next(each for each in (name, *numbered) if taken.isdisjoint(shapes_of(each)))


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
        select(*_SEAT, *MEMBER, GAMES.c.outcome.label("result"), GAMES.c.reason, GAMES.c.opened)
        .add_columns(GAMES.c.milliseconds, GAMES.c.guesses, GAMES.c.mistake, GAMES.c.pace)
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
    rooms = [room_of(found[name], tuple(members[name])) for name in names if name in found]
    return _with_records(connection, rooms)


def _with_records(connection: Connection, rooms: list[Room]) -> list[Room]:
    """Add who played the recorded games that are raced in some rooms, if others may know it."""
    records = {each.rival.game for each in rooms if each.rival is not None and each.rival.game}
    owners = owners_of(connection, records) if records else {}

    def named(room: Room) -> Room:
        rival = room.rival
        if rival is None or rival.game is None:
            return room
        shown = rival.game if rival.game in owners else None
        return replace(room, rival=replace(rival, name=owners.get(rival.game), game=shown))

    return [named(room) for room in rooms]


_SEAT: Final = (
    *(MEMBERS.c.room, MEMBERS.c.number, MEMBERS.c.player, MEMBERS.c.guest, MEMBERS.c.ready),
    *(MEMBERS.c.seen, MEMBERS.c.gone, MEMBERS.c.game),
)


_rated_in_room = (RATING_CHANGES.c.room == MEMBERS.c.room) & (
    RATING_CHANGES.c.player == MEMBERS.c.player
)


def _member(row: RowMapping) -> Member:
    parsed: dict[str, Any] = {name: row[name] or 0 for name in ("opened", "milliseconds")}
    if row["rating"] is not None:
        parsed["rating"] = Rating(row["rating"], row["deviation"], row["volatility"])
    return Member(**{name: row[name] for name in Member.__slots__} | parsed)
