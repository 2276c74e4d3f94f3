"""Quick matches: pairs players who ask for the same race.

A waiting player is alone in an automatic, listed room. Requests for the same rules, level and
kind of race take turns by a lock in the database, so that of two concurrent requests the second
finds the first, even in another process. Rooms whose player has not been seen for a while are
no longer offered, and later deleted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import and_, delete, exists, select, update

from qmines.core.glicko import Rating
from qmines.store.accounts.players import banned, now
from qmines.store.accounts.public import listed
from qmines.store.accounts.relations import blocked_either_way
from qmines.store.database.tables import MEMBERS, ROOMS
from qmines.store.games.ratings import RACE, ratings_of
from qmines.store.games.room_rows import add_member, add_room, read_room, read_rooms
from qmines.store.records import setup_columns

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection

    from qmines.session import Header
    from qmines.store.accounts.players import Player
    from qmines.store.games.room import Room
    from qmines.store.store import Store

FRESH: Final = 12_000
"""Milliseconds after which a waiting player who was not seen is no longer paired."""
_EXPIRES: Final = 60_000  # ms after which their room is deleted
_MOST: Final = 50  # rooms considered, and listed
_WINDOW: Final = 150.0  # the greatest difference of ratings, at first
_WIDER: Final = 25.0  # by how much it grows for each second of waiting


class Wanted(NamedTuple):
    """The race that a player wants."""

    header: Header
    rated: bool

    @property
    def lock(self) -> str:
        """The name of the lock for requests of the same race."""
        setup = " ".join(map(str, setup_columns(self.header.setup).values()))
        return f"match {setup} {self.rated}"

    def same(self) -> ColumnElement[bool]:
        """As SQL: rooms that wait for the same race."""
        columns = setup_columns(self.header.setup) | {"rated": self.rated}
        return and_(WAITING, *(ROOMS.c[name] == value for name, value in columns.items()))


_OPEN: Final = ROOMS.c.listed & ROOMS.c.ended.is_(None)
WAITING: Final = _OPEN & ROOMS.c.automatic & ROOMS.c.starts.is_(None)
"""As SQL: rooms in which a player waits for a quick match."""


class Matches:
    """Quick matches in a store."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    def find(self, player: Player, nick: str, wanted: Wanted) -> Room | None:
        """The room in which the player races, or already waits; None if there is none."""
        return self._find(player, nick, wanted, None)

    def find_or_wait(self, player: Player, nick: str, wanted: Wanted, seed: bytes) -> Room:
        """Like ``find``, but creates a room to wait in if there is none."""
        found = self._find(player, nick, wanted, seed)
        assert found is not None  # noqa: S101  # it was made
        return found

    def cancel(self, player: Player) -> None:
        """Stop waiting."""
        with self._database.write() as connection:
            _delete_waiting(connection, player)

    def gone(self, player: str) -> None:
        """Pair nobody with a waiting player, who has closed the page."""
        waiting = select(ROOMS.c.id).where(WAITING, ROOMS.c.host == player)
        theirs = (MEMBERS.c.player == player) & MEMBERS.c.room.in_(waiting)
        with self._database.write() as connection:
            connection.execute(update(MEMBERS).where(theirs).values(seen=0))

    def expire(self) -> None:
        """Delete the rooms of players who no longer wait."""
        late = now() - _EXPIRES
        here = exists().where(MEMBERS.c.room == ROOMS.c.id, MEMBERS.c.seen > late)
        old = WAITING & (ROOMS.c.created < late) & ~here
        with self._database.read() as connection:
            found = connection.scalars(select(ROOMS.c.id).where(old)).all()
        if found:
            with self._database.write() as connection:
                connection.execute(delete(ROOMS).where(ROOMS.c.id.in_(found), old))

    def open_rooms(self) -> list[Room]:
        """The listed rooms, waiting or playing, newest first, if lists may name their members."""
        inside = exists().where(MEMBERS.c.room == ROOMS.c.id, MEMBERS.c.gone.is_(None))
        here = inside.where(MEMBERS.c.seen > now() - FRESH)
        secret = inside.where(~MEMBERS.c.guest, ~listed(MEMBERS.c.player))
        query = select(ROOMS.c.id).where(_OPEN, here, ~secret)
        query = query.order_by(ROOMS.c.created.desc()).limit(_MOST)
        with self._database.read() as connection:
            return read_rooms(connection, connection.scalars(query).all())

    def _find(self, player: Player, nick: str, wanted: Wanted, seed: bytes | None) -> Room | None:
        with self._database.write() as connection:
            self._database.dialect.lock_name(connection, wanted.lock)
            playing = _playing(connection, player)
            if playing is not None:
                return playing
            mine = connection.scalar(
                select(ROOMS.c.id).where(wanted.same(), ROOMS.c.host == player.id)
            )
            since = now() if mine is None else read_room(connection, mine).created
            found = _other(connection, player, wanted, since)
            if found is not None:
                _delete_waiting(connection, player)
                room = read_room(connection, found, lock=True)
                add_member(connection, found, room.members, player, nick, numbered=True)
                self._database.dialect.notify(connection, [f"room {found}"])
                return read_room(connection, found)
            if mine is not None:
                seat = (MEMBERS.c.room == mine) & (MEMBERS.c.player == player.id)
                connection.execute(update(MEMBERS).where(seat).values(seen=now()))
                return read_room(connection, mine)
            _delete_waiting(connection, player)
            if seed is None:
                return None
            more: dict[str, Any] = {"mode": "race", "automatic": True, "listed": True}
            more |= {"seed": seed, "rated": wanted.rated}
            made = add_room(connection, player, nick, wanted.header, **more)
            return read_room(connection, made)


def _playing(connection: Connection, player: Player) -> Room | None:
    """The quick match in which a player is still playing, or about to."""
    mine = select(MEMBERS.c.room).where(MEMBERS.c.player == player.id, MEMBERS.c.gone.is_(None))
    query = select(ROOMS.c.id).where(_OPEN, ROOMS.c.automatic, ROOMS.c.id.in_(mine))
    for room in read_rooms(connection, connection.scalars(query).all()):
        seat = room.member(player.id)
        if room.complete or (seat is not None and seat.playing):
            return room
    return None


def _other(connection: Connection, player: Player, wanted: Wanted, since: int) -> str | None:
    """The room of a player who waits for the same race: in a rated race, the closest in rating.

    Otherwise, it is the player who has waited longest. Players who blocked each other are never
    paired.
    """
    here = (MEMBERS.c.seen > now() - FRESH) & MEMBERS.c.gone.is_(None)
    query = (
        select(ROOMS.c.id, ROOMS.c.created, ROOMS.c.host)
        .join(MEMBERS, (MEMBERS.c.room == ROOMS.c.id) & (MEMBERS.c.player == ROOMS.c.host))
        .where(wanted.same(), ~_paired(), here, ROOMS.c.host != player.id)
        .where(ROOMS.c.host.not_in(blocked_either_way(player.id)), ~banned(ROOMS.c.host))
        .order_by(ROOMS.c.created)
        .limit(_MOST)
        .with_for_update(of=ROOMS, skip_locked=True)
    )
    rows = connection.execute(query).all()
    if not rows or not wanted.rated:
        return rows[0].id if rows else None
    known = ratings_of(connection, {player.id, *(row.host for row in rows)}, RACE, now())
    mine = known.get(player.id, Rating()).value
    apart = {row.id: abs(known.get(row.host, Rating()).value - mine) for row in rows}

    def near(created: int, distance: float) -> bool:
        waited = (now() - min(created, since)) / 1000
        return distance <= _WINDOW + _WIDER * waited

    fitting = [row for row in rows if near(row.created, apart[row.id])]
    return min(fitting, key=lambda row: apart[row.id]).id if fitting else None


def _delete_waiting(connection: Connection, player: Player) -> None:
    connection.execute(delete(ROOMS).where(WAITING, ROOMS.c.host == player.id, ~_paired()))


def _paired() -> ColumnElement[bool]:
    """As SQL: whether anyone besides the host is in the room."""
    other = MEMBERS.alias()
    return exists().where(other.c.room == ROOMS.c.id, other.c.player != ROOMS.c.host)
