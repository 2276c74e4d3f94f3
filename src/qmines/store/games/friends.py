"""Friends: who is online and what they play, and invitations to rooms.

Only two players who both added each other see what the other does, and nobody sees it of a player
who hides their profile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import delete, func, select

from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.store.accounts.players import now
from qmines.store.accounts.public import SENDERS, VISIBLE, friends_of, related_to
from qmines.store.accounts.relations import blocked_either_way
from qmines.store.accounts.usernames import folded_name
from qmines.store.database.dialects import insert_into
from qmines.store.database.tables import (
    GAMES,
    INVITATIONS,
    MEMBERS,
    RELATIONS,
    ROOMS,
    SESSIONS,
)
from qmines.store.games.room_rows import read_room, read_rooms

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from qmines.store.accounts.players import Player
    from qmines.store.games.room import Room
    from qmines.store.store import Store

ONLINE: Final = 300_000
"""Milliseconds since a player was last seen during which they count as online."""
PLAYING: Final = 60_000
"""Milliseconds since the last move during which a game counts as being played."""
EXPIRES: Final = 600_000
"""Milliseconds after which an invitation expires."""
_MOST: Final = 20  # invitations shown


class Friend(NamedTuple):
    """A friend, their room, and the rules and level of the game that they play alone."""

    name: str
    online: bool = False
    room: Room | None = None
    game: tuple[str, str] | None = None


class Invitation(NamedTuple):
    """An invitation to a room that has not started."""

    sender: str
    room: Room


class Friends:
    """The friends of players in a store."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    def of(self, player: Player) -> list[Friend]:
        """A player's friends, online ones first."""
        related = related_to(player.id)
        query = select(related.c.id, related.c.name).where(related.c.kind == "friend")
        query = query.order_by(related.c.folded)
        mutual = select(VISIBLE.c.id).where(VISIBLE.c.id.in_(friends_of(player.id)))
        with self._database.read() as connection:
            rows = connection.execute(query).all()
            shown = sorted(connection.scalars(mutual))
            seen = _seen(connection, shown)
            rooms = _rooms(connection, shown)
            games = _games(connection, shown)
        found = [
            Friend(row.name, row.id in seen | rooms.keys(), rooms.get(row.id), games.get(row.id))
            for row in rows
        ]
        return sorted(found, key=lambda friend: not friend.online)

    def added_by(self, player: Player) -> list[str]:
        """The names of players who added this one as a friend and were not added back."""
        mine = select(RELATIONS.c.other).where(RELATIONS.c.player == player.id)
        query = (
            select(VISIBLE.c.name)
            .join(RELATIONS, RELATIONS.c.player == VISIBLE.c.id)
            .where(RELATIONS.c.other == player.id, RELATIONS.c.kind == "friend")
            .where(VISIBLE.c.id.not_in(mine))
            .order_by(RELATIONS.c.created.desc(), VISIBLE.c.folded)
            .limit(_MOST)
        )
        with self._database.read() as connection:
            return [str(name) for name in connection.scalars(query)]

    def invite(self, player: Player, room: str, name: str) -> str | None:
        """Invite a friend to a room; returns their ID, or None if there is no such friend.

        Invitations to friends who blocked the player are silently dropped.

        Raises:
            InvalidInput: the player is not in the room, or it has started.
        """
        with self._database.write() as connection:
            there = read_room(connection, room, lock=True)
            mine = there.member(player.id)
            if mine is None or mine.gone is not None:
                raise InvalidInput(Message("room-refused-stranger"))
            if there.starts is not None or there.ended is not None:
                raise InvalidInput(Message("room-refused-race-started"))
            related = related_to(player.id)
            friends = select(related.c.id).where(related.c.kind == "friend")
            friend = connection.scalar(friends.where(related.c.folded == folded_name(name)))
            if friend is None:
                return None
            if friend not in set(connection.scalars(blocked_either_way(player.id))):
                add = insert_into(connection, INVITATIONS).on_conflict_do_nothing()
                row = {"room": room, "player": friend, "sender": player.id, "created": now()}
                connection.execute(add, row)
        return str(friend)

    def invitations(self, player: Player) -> list[Invitation]:
        """A player's invitations, latest first, except to rooms that they are in."""
        mine = select(MEMBERS.c.room).where(MEMBERS.c.player == player.id)
        query = (
            select(INVITATIONS.c.room, SENDERS.c.name)
            .join(SENDERS, SENDERS.c.id == INVITATIONS.c.sender)
            .join(ROOMS, ROOMS.c.id == INVITATIONS.c.room)
            .join(
                MEMBERS,
                (MEMBERS.c.room == INVITATIONS.c.room)
                & (MEMBERS.c.player == INVITATIONS.c.sender)
                & MEMBERS.c.gone.is_(None),
            )
            .where(INVITATIONS.c.player == player.id, INVITATIONS.c.created > now() - EXPIRES)
            .where(ROOMS.c.starts.is_(None), ROOMS.c.ended.is_(None), ROOMS.c.id.not_in(mine))
            .where(INVITATIONS.c.sender.not_in(blocked_either_way(player.id)))
            .order_by(INVITATIONS.c.created.desc(), INVITATIONS.c.room)
            .limit(_MOST)
        )
        with self._database.read() as connection:
            rows = connection.execute(query).all()
            rooms = {room.id: room for room in read_rooms(connection, [row.room for row in rows])}
        return [Invitation(row.name, rooms[row.room]) for row in rows if row.room in rooms]

    def decline(self, player: Player, room: str) -> bool:
        """Remove an invitation; returns whether there was one."""
        one = (INVITATIONS.c.player == player.id) & (INVITATIONS.c.room == room)
        with self._database.write() as connection:
            return bool(connection.execute(delete(INVITATIONS).where(one)).rowcount)


def _seen(connection: Connection, players: list[str]) -> set[str]:
    """Which of these players are online."""
    query = (
        select(SESSIONS.c.player)
        .where(SESSIONS.c.player.in_(players))
        .group_by(SESSIONS.c.player)
        .having(func.max(SESSIONS.c.seen) > now() - ONLINE)
    )
    return set(connection.scalars(query))


def _rooms(connection: Connection, players: list[str]) -> dict[str, Room]:
    """The rooms that these players are in, by player."""
    query = (
        select(MEMBERS.c.player, MEMBERS.c.room)
        .join(ROOMS, ROOMS.c.id == MEMBERS.c.room)
        .where(MEMBERS.c.player.in_(players), MEMBERS.c.gone.is_(None), ROOMS.c.ended.is_(None))
        .where(MEMBERS.c.seen > now() - PLAYING)
        .order_by(ROOMS.c.created)
    )
    places: dict[str, Any] = {row.player: row.room for row in connection.execute(query)}
    rooms = {room.id: room for room in read_rooms(connection, sorted(set(places.values())))}
    return {player: rooms[room] for player, room in places.items() if room in rooms}


def _games(connection: Connection, players: list[str]) -> dict[str, tuple[str, str]]:
    """The rules and level of the games that these players play alone, by player."""
    query = (
        select(GAMES.c.owner, GAMES.c.rules, GAMES.c.level)
        .where(GAMES.c.owner.in_(players), GAMES.c.finished.is_(None), GAMES.c.room.is_(None))
        .where(GAMES.c.touched > now() - PLAYING, GAMES.c.events > 0)
        .order_by(GAMES.c.touched)
    )
    return {row.owner: (row.rules, row.level) for row in connection.execute(query)}
