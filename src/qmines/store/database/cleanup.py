"""Removes what guests leave behind: games and rooms that nobody touches, and then the guests.

Nothing of an account is ever removed, nor a room that an account was in. What is removed
goes in many short transactions, so that nobody who plays waits for them; several processes
may do it at once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import astuple, dataclass
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import delete, exists, func, or_, select, update

from qmines.store.accounts.players import DAY, now
from qmines.store.database.tables import (
    DEVICES,
    DRILLS,
    EVENTS,
    GAMES,
    MEMBERS,
    PLAYERS,
    POSITIONS,
    ROOMS,
    SESSIONS,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from sqlalchemy import ColumnElement, Connection

    from qmines.store.store import Store

UNUSED_DAYS: Final = 1
"""Days after which a game without a move goes, and a room that was never started."""
FINISHED_DAYS: Final = 90
"""Days for which a finished game stays at least, and until its player does not come any more."""
BATCH: Final = 200
"""Games in one transaction."""
BATCH_EVENTS: Final = 2_000
"""Events in one transaction."""
_PAGE: Final = 100  # guests or rooms that are looked at together

_Due = Callable[["Connection"], list[str]]  # what still goes, within a transaction


@dataclass(frozen=True, slots=True)
class Removed:
    """How much was removed."""

    games: int = 0
    rooms: int = 0
    guests: int = 0

    def __add__(self, other: Removed) -> Removed:
        return Removed(*map(sum, zip(astuple(self), astuple(other), strict=True)))


class Cleanup:
    """Removes what is due.

    Args:
        store: from which.
        days: after which an unfinished game of a guest that nobody touches goes; 0 keeps all
            games and rooms, and only guests of whom nothing else is stored go.
        in_use: tells whether somebody has a game open just now.
    """

    def __init__(
        self, store: Store, days: int, *, in_use: Callable[[str], bool] = lambda _: False
    ) -> None:
        self._database = store.database
        self._days = days
        self._in_use = in_use

    def run(self) -> Removed:
        """Remove all that is due."""
        return sum(self.steps(), Removed())

    def steps(self) -> Iterator[Removed]:
        """Remove all that is due; between two steps nothing is held."""
        with self._database.write() as connection:
            for table in (SESSIONS, DEVICES):
                connection.execute(delete(table).where(table.c.expires <= now()))
        if self._days:
            for rooms in self._pages(ROOMS.c.id):
                yield from self._remove_rooms(rooms)
                yield Removed()
        for guests in self._pages(PLAYERS.c.id, PLAYERS.c.name.is_(None)):
            if self._days:
                yield from self._remove_games(guests)
            yield from self._remove_guests(guests)
            yield Removed()

    def _pages(self, column: ColumnElement[str], *which: ColumnElement[bool]) -> Iterator[Any]:
        """All names in a column, some at a time."""
        last = ""
        while True:
            query = select(column).where(column > last, *which).order_by(column).limit(_PAGE)
            with self._database.read() as connection:
                found = list(connection.scalars(query))
            if not found:
                return
            yield found
            last = found[-1]

    # Games

    def _remove_games(self, guests: Sequence[str]) -> Iterator[Removed]:
        mine = select(GAMES.c.id, GAMES.c.events).where(GAMES.c.owner.in_(guests), self._due())
        with self._database.read() as connection:
            rows = connection.execute(mine.order_by(GAMES.c.id)).all()
        games = [(row.id, row.events) for row in rows if not self._in_use(row.id)]
        for name, events in games:
            yield from self._shorten(name, events, self._still_games([name]))
        for names in _batches(games):
            with self._database.write() as connection:
                due = self._still_games(names)(connection)
                connection.execute(delete(GAMES).where(GAMES.c.id.in_(due)))
            yield Removed(games=len(due))

    def _still_games(self, names: Sequence[str]) -> _Due:
        return lambda connection: _locked(connection, GAMES.c.id, names, self._due())

    def _due(self) -> ColumnElement[bool]:
        """Which games of guests go: those that they play alone, and that are no secret any more."""
        guests = select(PLAYERS.c.id).where(PLAYERS.c.name.is_(None))
        alone = GAMES.c.room.is_(None) & ~GAMES.c.sealed & GAMES.c.owner.in_(guests)
        unused = (GAMES.c.events == 0) & (GAMES.c.touched <= _before(UNUSED_DAYS))
        left = GAMES.c.finished.is_(None) & (GAMES.c.touched <= _before(self._days))
        old = GAMES.c.finished.is_not(None) & (GAMES.c.touched <= _before(self._finished_days))
        old &= ~exists().where(SESSIONS.c.player == GAMES.c.owner, SESSIONS.c.expires > now())
        return alone & or_(unused, left, old)

    @property
    def _finished_days(self) -> int:
        return max(FINISHED_DAYS, self._days)

    def _shorten(self, game: str, events: int, due: _Due) -> Iterator[Removed]:
        """Take the last events of a long game away, until the rest can go at once.

        In between it is a game that has not ended, as if its last moves had not been made.
        """
        unfinished = {"outcome": "playing", "reason": "none", "finished": None, "measures": None}
        while events > BATCH_EVENTS:
            same = (GAMES.c.id == game) & (GAMES.c.events == events)
            events -= BATCH_EVENTS
            shorter = update(GAMES).where(same).values(events=events, **unfinished)
            with self._database.write() as connection:
                if not due(connection) or not connection.execute(shorter).rowcount:
                    return
                later = (EVENTS.c.game == game) & (EVENTS.c.sequence >= events)
                connection.execute(delete(EVENTS).where(later))
            yield Removed()

    # Rooms

    def _remove_rooms(self, rooms: Sequence[str]) -> Iterator[Removed]:
        with self._database.read() as connection:
            due = select(ROOMS.c.id).where(ROOMS.c.id.in_(rooms), self._due_rooms(rooms))
            sizes = dict.fromkeys(connection.scalars(due), 0)
            games = select(GAMES.c.room, GAMES.c.id, GAMES.c.events)
            rows = connection.execute(games.where(GAMES.c.room.in_(list(sizes)))).all()
        for room in {row.room for row in rows if self._in_use(row.id)}:
            del sizes[room]
        for row in rows:
            if row.room in sizes:
                sizes[row.room] += min(row.events, BATCH_EVENTS)
                yield from self._shorten(row.id, row.events, self._still_rooms([row.room]))
        for names in _batches(sizes.items()):
            with self._database.write() as connection:
                gone = self._still_rooms(names)(connection)
                count = connection.execute(delete(GAMES).where(GAMES.c.room.in_(gone))).rowcount
                connection.execute(delete(ROOMS).where(ROOMS.c.id.in_(gone)))
            yield Removed(games=count, rooms=len(gone))

    def _still_rooms(self, names: Sequence[str]) -> _Due:
        return lambda connection: _locked(connection, ROOMS.c.id, names, self._due_rooms(names))

    def _due_rooms(self, rooms: Sequence[str]) -> ColumnElement[bool]:
        """Which of these rooms go: of guests alone, and nobody is in them or moves any more."""
        members = select(MEMBERS.c.room).where(MEMBERS.c.room.in_(rooms))
        games = select(GAMES.c.room).where(GAMES.c.room.in_(rooms))
        named = PLAYERS.c.name.is_not(None)
        of_accounts = or_(
            ROOMS.c.id.in_(members.join(PLAYERS, PLAYERS.c.id == MEMBERS.c.player).where(named)),
            ROOMS.c.id.in_(games.join(PLAYERS, PLAYERS.c.id == GAMES.c.owner).where(named)),
        )
        sessions = members.join(SESSIONS, SESSIONS.c.player == MEMBERS.c.player)
        come_back = ROOMS.c.id.in_(sessions.where(SESSIONS.c.expires > now()))

        def quiet(days: int) -> ColumnElement[bool]:
            at = _before(days)
            seen = ROOMS.c.id.in_(members.where(MEMBERS.c.seen > at))
            touched = ROOMS.c.id.in_(games.where(GAMES.c.touched > at))
            return (func.coalesce(ROOMS.c.starts, ROOMS.c.created) <= at) & ~seen & ~touched

        unused = ROOMS.c.starts.is_(None) & quiet(UNUSED_DAYS)
        left = ROOMS.c.starts.is_not(None) & ROOMS.c.ended.is_(None) & quiet(self._days)
        over = ROOMS.c.ended.is_not(None) & quiet(self._finished_days) & ~come_back
        return ~of_accounts & or_(unused, left, over)

    # Guests

    def _remove_guests(self, guests: Sequence[str]) -> Iterator[Removed]:
        due = self._due_guests()
        with self._database.read() as connection:
            found = select(PLAYERS.c.id).where(PLAYERS.c.id.in_(guests), due)
            names = list(connection.scalars(found))
        if names:
            with self._database.write() as connection:
                names = _locked(connection, PLAYERS.c.id, names, due)
                connection.execute(delete(PLAYERS).where(PLAYERS.c.id.in_(names)))
            yield Removed(guests=len(names))

    def _due_guests(self) -> ColumnElement[bool]:
        """Guests without games who cannot come back, or to whom nothing would be missing."""
        at, me = _before(UNUSED_DAYS), PLAYERS.c.id
        games = exists().where(GAMES.c.owner == me)
        sessions = exists().where(SESSIONS.c.player == me, SESSIONS.c.expires > now())
        lately = exists().where(SESSIONS.c.player == me, SESSIONS.c.seen > at)
        others = or_(
            exists().where(POSITIONS.c.owner == me),
            exists().where(DRILLS.c.owner == me),
            exists().where(MEMBERS.c.player == me),
        )
        missing_nothing = ~lately & ~others & (PLAYERS.c.created <= at)
        return PLAYERS.c.name.is_(None) & ~games & or_(~sessions, missing_nothing)


def _before(days: int) -> int:
    return now() - days * DAY


def _batches(rows: Iterable[tuple[str, int]]) -> Iterator[list[str]]:
    """Names, so many that they and their events can go at once."""
    names: list[str] = []
    total = 0
    for name, events in rows:
        left = min(events, BATCH_EVENTS)  # of a long game the rest has gone before
        if names and (len(names) == BATCH or total + left > BATCH_EVENTS):
            yield names
            names, total = [], 0
        names.append(name)
        total += left
    if names:
        yield names


def _locked(
    connection: Connection, column: ColumnElement[str], names: Sequence[str], due: Any
) -> list[str]:
    """Those that still go, locked; what somebody else has locked just now stays."""
    query = select(column).where(column.in_(names), due).order_by(column)
    return list(connection.scalars(query.with_for_update(skip_locked=True)))
