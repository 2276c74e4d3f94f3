"""Rooms in which several play: races on one board, and one game of all.

Whatever changes a room locks its row first, so that of several processes one is first.
A race's games are sealed: nobody but its player sees one, and not even they see its
mines, before the games of all have ended.
"""

from __future__ import annotations

from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import or_, select, tuple_, update

from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.store.accounts.players import now
from qmines.store.accounts.relations import blocked_either_way
from qmines.store.database.tables import DAILIES, EVENTS, GAMES, MEMBERS, ROOMS
from qmines.store.games.leaderboard import refresh_game
from qmines.store.games.ratings import rate_race
from qmines.store.games.room_rows import add_member, add_room, read_room, read_rooms
from qmines.store.games.shared_start import Beginning, add_begun

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from sqlalchemy import Connection

    from qmines.session import Header
    from qmines.store.accounts.players import Player
    from qmines.store.games.room import Member, Mode, Room
    from qmines.store.store import Store

COUNTDOWN: Final = 4_000
"""Milliseconds from the host's word to the start."""
LIMIT: Final = 3_600_000
"""Milliseconds after which those who still play in a race have given up."""
AWAY: Final = 180_000
"""Milliseconds after which somebody who is not there has given up a race."""
MOST_SHARED: Final = 5_000
"""Events up to which it is told who did what."""
_LISTED: Final = 20


class RoomMember(NamedTuple):
    """A player in a room, as the others see them."""

    number: int
    name: str


class Rooms:
    """The rooms of a store."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    @contextmanager
    def _changing(self, name: str) -> Iterator[Connection]:
        """A transaction that changes a room; those who listen are told."""
        with self._database.write() as connection:
            yield connection
            self._database.dialect.notify(connection, [f"room {name}"])

    # Before the start

    def make(
        self, player: Player, nick: str, mode: Mode, header: Header, seed: bytes, **more: Any
    ) -> Room:
        """A new room, with its first member; ``more`` are columns."""
        with self._database.write() as connection:
            name = add_room(connection, player, nick, header, mode=mode, seed=seed, **more)
            return read_room(connection, name)

    def join(self, name: str, player: Player, nick: str) -> Room:
        """One more member; who is one already stays.

        Raises:
            InvalidInput: the name is not free, the room is full, a race has begun, or
                the player and a member block one another.
        """
        with self._changing(name) as connection:
            room = read_room(connection, name, lock=True)
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
            if shared is not None:  # whoever comes later to a game of all plays along
                seat = (MEMBERS.c.room == name) & (MEMBERS.c.player == player.id)
                connection.execute(update(MEMBERS).where(seat).values(game=shared))
            return read_room(connection, name)

    def ready(self, name: str, player: Player, *, on: bool) -> Room:
        """A member is ready to start, or not yet."""
        with self._changing(name) as connection:
            room = read_room(connection, name, lock=True)
            mine = _required(room, player)
            connection.execute(update(MEMBERS).where(_is(mine, name)).values(ready=on))
            return read_room(connection, name)

    def start(self, name: str, player: Player | None, beginning: Beginning) -> Room:
        """The host starts it: each member of a race gets the same game; the others share one.

        Told twice it has happened once. A room that is complete needs no ``player``.

        Raises:
            InvalidInput: not by the host, or nobody is there to race with.
        """
        with self._changing(name) as connection:
            room = read_room(connection, name, lock=True)
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
        """A member goes; a host hands the room on. A game of theirs is not touched."""
        with self._changing(name) as connection:
            room = read_room(connection, name, lock=True)
            mine = _required(room, player)
            values = {"gone": now(), "ready": False}
            connection.execute(update(MEMBERS).where(_is(mine, name)).values(values))
            if room.host == player.id:
                heir = next((e.player for e in room.members if e is not mine and not e.gone), None)
                connection.execute(update(ROOMS).where(ROOMS.c.id == name).values(host=heir))
            return read_room(connection, name)

    def finish(self, name: str) -> Room:
        """End a room if the games of all have ended; from then on there are no secrets."""
        with self._changing(name) as connection:
            room = read_room(connection, name, lock=True)
            if room.ended is not None or not room.done:
                return room
            connection.execute(update(ROOMS).where(ROOMS.c.id == name).values(ended=now()))
            opened = update(GAMES).where(GAMES.c.room == name).values(sealed=False)
            for game in sorted(connection.scalars(opened.returning(GAMES.c.id))):
                refresh_game(connection, game)
            if room.rated:
                rate_race(connection, room, now())
            return read_room(connection, name)

    def rematch(self, name: str, player: Player, header: Header, seed: bytes) -> Room:
        """The room in which the same members may play again, made by the first who asks."""
        with self._database.read() as connection:
            room = read_room(connection, name)
            if room.automatic:  # the others of a larger room may play without one of them
                _check_blocks(connection, room, player)
        mine = _required(room, player)
        if room.ended is None:
            raise InvalidInput(Message("room-refused-rematch-early"))
        more = {"automatic": room.automatic, "rated": room.rated}
        make = partial(self.make, player, mine.name, room.mode, header, seed, **more)
        made = None if room.next else make()
        if made is not None:
            first = (ROOMS.c.id == name) & ROOMS.c.next.is_(None)
            with self._changing(name) as connection:
                connection.execute(update(ROOMS).where(first).values(next=made.id))
        following = self.look(name).next or ""
        if made is not None and following != made.id:  # somebody was quicker
            with self._changing(name) as connection:
                connection.execute(update(ROOMS).where(ROOMS.c.id == made.id).values(ended=now()))
        return self.join(following, player, mine.name)

    def seen(self, name: str, players: Collection[str]) -> None:
        """These members are there."""
        theirs = (MEMBERS.c.room == name) & MEMBERS.c.player.in_(sorted(players))
        with self._database.write() as connection:
            connection.execute(update(MEMBERS).where(theirs).values(seen=now()))

    # Reading

    def look(self, name: str) -> Room:
        """A room as it stands.

        Raises:
            NoSuchGame: there is none of that name.
        """
        with self._database.read() as connection:
            return read_room(connection, name)

    def of(self, player: Player) -> list[Room]:
        """The rooms that somebody is in, the newest first."""
        mine = select(MEMBERS.c.room).where(
            MEMBERS.c.player == player.id,
            or_(MEMBERS.c.gone.is_(None), MEMBERS.c.game.is_not(None)),
        )
        query = select(ROOMS.c.id).where(ROOMS.c.id.in_(mine))
        query = query.order_by(ROOMS.c.created.desc(), ROOMS.c.id).limit(_LISTED)
        with self._database.read() as connection:
            return read_rooms(connection, connection.scalars(query).all())

    def players(self, name: str, game: str) -> dict[str, RoomMember]:
        """Who plays a game of a room, of those who have not left."""
        query = select(MEMBERS.c.player, MEMBERS.c.number, MEMBERS.c.name).where(
            MEMBERS.c.room == name, MEMBERS.c.game == game, MEMBERS.c.gone.is_(None)
        )
        with self._database.read() as connection:
            return {
                row.player: RoomMember(row.number, row.name) for row in connection.execute(query)
            }

    def actors(self, game: str) -> list[tuple[str, str | None]]:
        """The events of a game, and whose each was."""
        query = select(EVENTS.c.event, EVENTS.c.actor).where(EVENTS.c.game == game)
        with self._database.read() as connection:
            rows = connection.execute(query.order_by(EVENTS.c.sequence).limit(MOST_SHARED))
            return [(row.event, row.actor) for row in rows]

    def actor(self, game: str, sequence: int) -> str | None:
        """Whose event it was."""
        query = select(EVENTS.c.actor).where(EVENTS.c.game == game, EVENTS.c.sequence == sequence)
        with self._database.read() as connection:
            return connection.scalar(query)

    def going(self) -> list[str]:
        """Races that have started and not ended."""
        on = ROOMS.c.ended.is_(None) & ROOMS.c.starts.is_not(None) & (ROOMS.c.mode == "race")
        with self._database.read() as connection:
            return list(connection.scalars(select(ROOMS.c.id).where(on).limit(1000)))


def check_start(room: Room, player: Player | None) -> None:
    """Refuse to start a room for whoever may not, or while nobody is there to race with."""
    if room.complete:
        return
    if player is None or room.host != player.id:
        raise InvalidInput(Message("room-refused-host"))
    if room.mode == "race" and sum(each.gone is None for each in room.members) < 2:
        raise InvalidInput(Message("room-refused-alone"))


def overdue(room: Room, at: int) -> list[Member]:
    """Who has given up a race, by their absence or by its length."""
    if room.mode != "race" or room.starts is None or room.ended is not None:
        return []
    late = at > room.starts + LIMIT
    return [
        each
        for each in room.members
        if each.playing and (late or each.gone or at - max(each.seen, room.starts) > AWAY)
    ]


def take_seats(connection: Connection, guest: str, account: str) -> None:
    """The seats and the tries of a guest become an account's, except where it has its own."""
    there = select(MEMBERS.c.room).where(MEMBERS.c.player == account).scalar_subquery()
    own = update(MEMBERS).where(MEMBERS.c.player == guest, MEMBERS.c.room.not_in(there))
    connection.execute(own.values(player=account))
    connection.execute(update(ROOMS).where(ROOMS.c.host == guest).values(host=account))
    tried = select(DAILIES.c.day, DAILIES.c.level).where(DAILIES.c.player == account)
    fresh = tuple_(DAILIES.c.day, DAILIES.c.level).not_in(tried)
    tries = update(DAILIES).where(DAILIES.c.player == guest, fresh)
    connection.execute(tries.values(player=account))


def _add(connection: Connection, room: Room, owner: str, at: int, beginning: Beginning) -> str:
    """A game of a room, with the events that it begins with."""
    coop = room.mode == "coop"
    return add_begun(
        connection,
        room.header,
        room.seed,
        beginning,
        created=at,
        owner=owner,
        aid="together" if coop else "",
        room=room.id,
        sealed=not coop,
    )


def _check_blocks(connection: Connection, room: Room, player: Player) -> None:
    """Refuse to bring two together of whom one blocked the other."""
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
