"""Rooms for several players: races on the same board, and co-op games.

Every change to a room locks its row first, so that processes take turns. The games of a race
are sealed until all of them have ended: only their players see them, and not even they see the
mines.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import or_, select, update

from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.store.accounts.players import now
from qmines.store.accounts.relations import blocked_either_way
from qmines.store.database.tables import EVENTS, GAMES, MEMBERS, ROOMS
from qmines.store.games.ratings import rate_race
from qmines.store.games.room_rows import add_member, add_room, read_room, read_rooms
from qmines.store.games.shared_start import Beginning, add_begun, unseal

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from sqlalchemy import Connection

    from qmines.session import Header
    from qmines.store.accounts.players import Player
    from qmines.store.games.room import Member, Mode, Room
    from qmines.store.store import Store

COUNTDOWN: Final = 4_000
"""Milliseconds from the host's command to the start."""
LIMIT: Final = 3_600_000
"""Milliseconds after which a race ends for those who are still playing."""
AWAY: Final = 180_000
"""Milliseconds after which an absent player has given up a race."""
MOST_SHARED: Final = 5_000
"""How many events of a co-op game are attributed to players."""
_LISTED: Final = 20


class RoomMember(NamedTuple):
    """A player in a room; ``public``: whether people outside the room may know the name."""

    number: int
    name: str
    public: bool


class Rooms:
    """The rooms of a store."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    @contextmanager
    def _changing(self, name: str) -> Iterator[tuple[Connection, Room]]:
        """A transaction that changes a room, which is locked; listeners are notified."""
        with self._database.write() as connection:
            yield connection, read_room(connection, name, lock=True)
            self._database.dialect.notify(connection, [f"room {name}"])

    # Before the start

    def make(
        self, player: Player, nick: str, mode: Mode, header: Header, seed: bytes, **more: Any
    ) -> Room:
        """Create a room with its first member; ``more`` are further columns."""
        with self._database.write() as connection:
            name = add_room(connection, player, nick, header, mode=mode, seed=seed, **more)
            return read_room(connection, name)

    def join(self, name: str, player: Player, nick: str) -> Room:
        """Add a member, unless they are one already.

        Raises:
            InvalidInput: the name is taken, the room is full, the race has started, or
                the player and a member have blocked each other.
        """
        with self._changing(name) as (connection, room):
            mine = room.member(player.id)
            if mine is not None and mine.gone is None:
                return room
            if room.automatic and room.listed:
                raise InvalidInput(Message("room-refused-quick"))
            if room.ended is not None:
                raise InvalidInput(Message("room-refused-over"))
            _check_blocks(connection, room, player)
            if room.starts is not None and room.mode == "race":
                raise InvalidInput(Message("room-refused-race-started"))
            if mine is not None:
                values = {"gone": None, "seen": now(), "ready": False}
                connection.execute(update(MEMBERS).where(_is(mine, name)).values(values))
            else:
                add_member(connection, name, room.members, player, nick)
            shared = next((each.game for each in room.members if each.game), None)
            if shared is not None:  # new members join a co-op game in progress
                seat = (MEMBERS.c.room == name) & (MEMBERS.c.player == player.id)
                connection.execute(update(MEMBERS).where(seat).values(game=shared))
            return read_room(connection, name)

    def ready(self, name: str, player: Player, *, on: bool) -> Room:
        """Set whether a member is ready to start."""
        with self._changing(name) as (connection, room):
            mine = _required(room, player)
            connection.execute(update(MEMBERS).where(_is(mine, name)).values(ready=on))
            return read_room(connection, name)

    def start(self, name: str, player: Player | None, beginning: Beginning) -> Room:
        """Start a room for its host: a race gives each member a game, a co-op game is shared.

        Does nothing if the room has started. A room that is complete needs no ``player``.

        Raises:
            InvalidInput: the player is not the host, or is alone in a race.
        """
        with self._changing(name) as (connection, room):
            if room.starts is not None:
                return room
            check_start(room, player)
            members = [each for each in room.members if each.gone is None]
            race = room.mode == "race"
            starts = now() + (COUNTDOWN if race else 0)
            host = room.host or ""
            owners = [each.player for each in members] if race else [host]
            games = {o: _add(connection, room, o, starts, beginning) for o in owners}
            for each in members:
                own = games[each.player if race else host]
                connection.execute(update(MEMBERS).where(_is(each, name)).values(game=own))
            values = {"starts": starts, "opened": beginning.opened}
            connection.execute(update(ROOMS).where(ROOMS.c.id == name).values(values))
            return read_room(connection, name)

    # Afterwards

    def leave(self, name: str, player: Player) -> Room:
        """Leave a room, without changing the member's game; another member becomes host."""
        with self._changing(name) as (connection, room):
            mine = _required(room, player)
            values = {"gone": now(), "ready": False}
            connection.execute(update(MEMBERS).where(_is(mine, name)).values(values))
            if room.host == player.id:
                heir = next((e.player for e in room.members if e is not mine and not e.gone), None)
                connection.execute(update(ROOMS).where(ROOMS.c.id == name).values(host=heir))
            return read_room(connection, name)

    def finish(self, name: str) -> Room:
        """End a room and unseal its games, if all of them are over."""
        with self._changing(name) as (connection, room):
            if room.ended is not None or not room.done:
                return room
            connection.execute(update(ROOMS).where(ROOMS.c.id == name).values(ended=now()))
            unseal(connection, GAMES.c.room == name)
            if room.rated:
                rate_race(connection, room, now())
            return read_room(connection, name)

    def rematch(self, name: str, player: Player, header: Header, seed: bytes) -> Room:
        """Join the rematch of a room, which the first member to ask creates."""
        with self._database.read() as connection:
            room = read_room(connection, name)
            if room.automatic:  # the others of a larger room may play without one of them
                _check_blocks(connection, room, player)
        mine = _required(room, player)
        if room.ended is None:
            raise InvalidInput(Message("room-refused-rematch-early"))
        if room.next is None:
            more = {"automatic": room.automatic, "rated": room.rated}
            made = self.make(player, mine.name, room.mode, header, seed, **more)
            with self._changing(name) as (connection, before):
                change = update(ROOMS).where(ROOMS.c.id == name).values(next=made.id)
                if before.next is not None:  # another member was faster
                    change = update(ROOMS).where(ROOMS.c.id == made.id).values(ended=now())
                connection.execute(change)
        return self.join(self.look(name).next or "", player, mine.name)

    def seen(self, name: str, players: Collection[str]) -> None:
        """Record that these members are present."""
        theirs = (MEMBERS.c.room == name) & MEMBERS.c.player.in_(sorted(players))
        with self._database.write() as connection:
            connection.execute(update(MEMBERS).where(theirs).values(seen=now()))

    # Reading

    def look(self, name: str) -> Room:
        """The current state of a room.

        Raises:
            NoSuchGame: there is no room with this ID.
        """
        with self._database.read() as connection:
            return read_room(connection, name)

    def of(self, player: Player) -> list[Room]:
        """The rooms that a player is in, newest first."""
        mine = select(MEMBERS.c.room).where(
            MEMBERS.c.player == player.id,
            or_(MEMBERS.c.gone.is_(None), MEMBERS.c.game.is_not(None)),
        )
        query = select(ROOMS.c.id).where(ROOMS.c.id.in_(mine))
        query = query.order_by(ROOMS.c.created.desc(), ROOMS.c.id).limit(_LISTED)
        with self._database.read() as connection:
            return read_rooms(connection, connection.scalars(query).all())

    def players(self, name: str, game: str) -> dict[str, RoomMember]:
        """The members who play a game of a room and have not left, by player."""
        with self._database.read() as connection:
            members = read_room(connection, name).members
        here = [each for each in members if each.game == game and each.gone is None]
        return {each.player: RoomMember(each.number, each.name, each.public) for each in here}

    def actors(self, game: str) -> list[tuple[str, str | None]]:
        """The events of a game, each with the player who made it."""
        query = select(EVENTS.c.event, EVENTS.c.actor).where(EVENTS.c.game == game)
        with self._database.read() as connection:
            rows = connection.execute(query.order_by(EVENTS.c.sequence).limit(MOST_SHARED))
            return [(row.event, row.actor) for row in rows]

    def actor(self, game: str, sequence: int) -> str | None:
        """The player who made an event."""
        query = select(EVENTS.c.actor).where(EVENTS.c.game == game, EVENTS.c.sequence == sequence)
        with self._database.read() as connection:
            return connection.scalar(query)

    def going(self) -> list[str]:
        """The IDs of races that have started and not ended."""
        on = ROOMS.c.ended.is_(None) & ROOMS.c.starts.is_not(None) & (ROOMS.c.mode == "race")
        with self._database.read() as connection:
            return list(connection.scalars(select(ROOMS.c.id).where(on).limit(1000)))


def check_start(room: Room, player: Player | None) -> None:
    """Raise an error if the player may not start a room, or would race alone."""
    if room.complete:
        return
    if player is None or room.host != player.id:
        raise InvalidInput(Message("room-refused-host"))
    if room.mode == "race" and sum(each.gone is None for each in room.members) < 2:
        raise InvalidInput(Message("room-refused-alone"))


def overdue(room: Room, at: int) -> list[Member]:
    """The members who have given up a race, because they are absent or the time is up."""
    if room.mode != "race" or room.starts is None or room.ended is not None:
        return []
    late = at > room.starts + LIMIT
    return [
        each
        for each in room.members
        if each.playing and (late or each.gone or at - max(each.seen, room.starts) > AWAY)
    ]


def _add(connection: Connection, room: Room, owner: str, at: int, beginning: Beginning) -> str:
    """Add a game of a room with its first events.

    The board of a recorded game may be known to its players.
    """
    coop = room.mode == "coop"
    known = room.rival is not None and room.rival.kind == "record"
    return add_begun(
        connection,
        room.header,
        room.seed,
        beginning,
        created=at,
        owner=owner,
        aid="together" if coop else "seed" if known else "",
        room=room.id,
        sealed=not coop,
    )


def _check_blocks(connection: Connection, room: Room, player: Player) -> None:
    """Raise an error if the player and a member of the room have blocked each other."""
    blocked = set(connection.scalars(blocked_either_way(player.id)))
    if any(each.player in blocked for each in room.members):
        raise InvalidInput(Message("room-refused-blocked"))


def _required(room: Room, player: Player) -> Member:
    found = room.member(player.id)
    if found is None:
        raise InvalidInput(Message("room-refused-stranger"))
    return found


def _is(member: Member, room: str) -> Any:
    return (MEMBERS.c.room == room) & (MEMBERS.c.number == member.number)
