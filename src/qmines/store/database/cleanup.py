"""Deletes the data of guests: games and rooms that are no longer used, and then the guests.

Games and rooms are deleted by age and, if guests store more than is allowed, by size, oldest
first. Data of accounts and rooms that an account was in are never deleted. All this happens in
many short transactions, so that players do not have to wait; several processes can do it at once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import astuple, dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import delete, exists, func, or_, select, tuple_, update

from qmines.store.accounts.players import DAY, GUEST, now
from qmines.store.database.row_sizes import games_size
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
"""Days after which games without moves and rooms that never started are deleted."""
FINISHED_DAYS: Final = 90
"""Days for which a finished game is kept at least, and as long as its player may come back."""
LEFT_DAYS: Final = 1 / 24
"""Days after which a game counts as abandoned if space is scarce."""
BATCH: Final = 200
"""Games deleted in one transaction."""
BATCH_EVENTS: Final = 2_000
"""Events deleted in one transaction."""
_PAGE: Final = 100  # guests or rooms that are read together

_Due = Callable[["Connection"], list[str]]  # what is still due, in a transaction


@dataclass(frozen=True, slots=True)
class Removed:
    """How much was deleted; ``for_space`` counts the games deleted because of size."""

    games: int = 0
    rooms: int = 0
    guests: int = 0
    for_space: int = 0
    bytes: int = field(default=0, compare=False)  # an estimate

    def __add__(self, other: Removed) -> Removed:
        return Removed(*map(sum, zip(astuple(self), astuple(other), strict=True)))


class _Ages(NamedTuple):
    """Days after which unused games and rooms are deleted.

    With ``returning``, finished ones are kept as long as their player may come back.
    """

    unfinished: float
    finished: float
    returning: bool


_LEFT: Final = _Ages(LEFT_DAYS, LEFT_DAYS, returning=False)


class Cleanup:
    """Deletes what is due.

    Args:
        store: the store.
        days: after how many days a guest's unfinished game is deleted; 0 keeps all games and
            rooms, and deletes only guests without other data.
        most: how many bytes the games of all guests may take together; beyond that, the oldest
            that were unused for an hour are deleted. 0 for no limit.
        in_use: whether a game is currently open.
    """

    def __init__(
        self,
        store: Store,
        days: int,
        *,
        most: int = 0,
        in_use: Callable[[str], bool] = lambda _: False,
    ) -> None:
        self._database = store.database
        self._days = days
        self._ages = _Ages(days, max(FINISHED_DAYS, days), returning=True)
        self._most = most
        self._in_use = in_use

    def run(self) -> Removed:
        """Delete all that is due."""
        return sum(self.steps(), Removed())

    def steps(self) -> Iterator[Removed]:
        """Delete all that is due in steps, between which nothing is locked."""
        with self._database.write() as connection:
            for table in (SESSIONS, DEVICES):
                connection.execute(delete(table).where(table.c.expires <= now()))
        if self._days:
            for rooms in self._pages(ROOMS.c.id):
                yield from self._remove_rooms(rooms, self._ages)
                yield Removed()
        for guests in self._pages(PLAYERS.c.id, GUEST):
            if self._days:
                yield from self._remove_games(GAMES.c.owner.in_(guests), self._ages)
            yield from self._remove_guests(guests)
            yield Removed()
        if self._most:
            yield from self._make_space()

    def stored(self) -> int:
        """Roughly how many bytes the games of guests take, except in rooms with an account."""
        counts = select(
            func.count(),
            func.coalesce(func.sum(GAMES.c.events), 0),
            func.coalesce(func.sum(func.length(GAMES.c.options)), 0),
        )
        with self._database.read() as connection:
            games, events, options = connection.execute(counts.where(*_of_guests())).one()
        return games_size(int(games), int(events), int(options))

    def _pages(self, column: ColumnElement[str], *which: ColumnElement[bool]) -> Iterator[Any]:
        """All IDs in a column, some at a time."""
        last = ""
        while True:
            query = select(column).where(column > last, *which).order_by(column).limit(_PAGE)
            with self._database.read() as connection:
                found = list(connection.scalars(query))
            if not found:
                return
            yield found
            last = found[-1]

    # Space

    def _make_space(self) -> Iterator[Removed]:
        """Delete the oldest abandoned games and rooms until the rest fits."""
        excess = counted = self.stored() - self._most
        last: tuple[int, str] = (0, "")
        order = (GAMES.c.touched, GAMES.c.id)
        while excess > 0:
            query = select(*order, GAMES.c.room, *_SIZES).order_by(*order).limit(_PAGE)
            query = query.where(GAMES.c.touched <= _before(LEFT_DAYS), *_of_guests())
            with self._database.read() as connection:
                rows = connection.execute(query.where(tuple_(*order) > last)).all()
            if not rows:
                return
            games, rooms, chosen = [], set(), 0
            for row in rows:
                if chosen >= excess:
                    break
                chosen += _size([row])
                last = (row.touched, row.id)
                if row.room is None:
                    games.append(row.id)
                else:
                    rooms.add(row.room)
            for steps in (
                self._remove_games(GAMES.c.id.in_(games), _LEFT),
                self._remove_rooms(sorted(rooms), _LEFT),
            ):
                for step in steps:
                    excess -= step.bytes
                    yield replace(step, for_space=step.games)
            if excess < counted * 7 // 8:  # other processes may be making space as well
                excess = counted = self.stored() - self._most

    # Games

    def _remove_games(self, which: ColumnElement[bool], ages: _Ages) -> Iterator[Removed]:
        mine = select(GAMES.c.id, *_SIZES).where(which, _due(ages))
        with self._database.read() as connection:
            rows = connection.execute(mine.order_by(GAMES.c.id)).all()
        games = {row.id: row for row in rows if not self._in_use(row.id)}
        for name, row in games.items():
            yield from self._shorten(name, row.events, _still_games([name], ages))
        for names in _batches((name, row.events) for name, row in games.items()):
            with self._database.write() as connection:
                gone = _still_games(names, ages)(connection)
                connection.execute(delete(GAMES).where(GAMES.c.id.in_(gone)))
            yield Removed(games=len(gone), bytes=_size(games[name] for name in gone))

    def _shorten(self, game: str, events: int, due: _Due) -> Iterator[Removed]:
        """Delete the last events of a long game until the rest fits into one transaction.

        In between, it is an unfinished game, as if its last moves had not been made.
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

    def _remove_rooms(self, rooms: Sequence[str], ages: _Ages) -> Iterator[Removed]:
        with self._database.read() as connection:
            due = select(ROOMS.c.id).where(ROOMS.c.id.in_(rooms), _due_rooms(rooms, ages))
            sizes = dict.fromkeys(connection.scalars(due), 0)
            games = select(GAMES.c.room, GAMES.c.id, *_SIZES)
            rows = connection.execute(games.where(GAMES.c.room.in_(list(sizes)))).all()
        for room in {row.room for row in rows if self._in_use(row.id)}:
            del sizes[room]
        for row in rows:
            if row.room in sizes:
                sizes[row.room] += min(row.events, BATCH_EVENTS)
                yield from self._shorten(row.id, row.events, _still_rooms([row.room], ages))
        for names in _batches(sizes.items()):
            with self._database.write() as connection:
                gone = _still_rooms(names, ages)(connection)
                count = connection.execute(delete(GAMES).where(GAMES.c.room.in_(gone))).rowcount
                connection.execute(delete(ROOMS).where(ROOMS.c.id.in_(gone)))
            size = _size(row for row in rows if row.room in gone)
            yield Removed(games=count, rooms=len(gone), bytes=size)

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
        """As SQL: guests without games who cannot come back, or have nothing to lose."""
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
        return GUEST & ~games & or_(~sessions, missing_nothing)


_SIZES: Final = (GAMES.c.events, func.length(GAMES.c.options).label("options"))


def _size(games: Iterable[Any]) -> int:
    """Roughly how many bytes games take."""
    return sum(games_size(1, game.events, game.options) for game in games)


def _of_guests() -> list[ColumnElement[bool]]:
    """As SQL: the games of guests, except in rooms that an account is in."""
    guests = select(PLAYERS.c.id).where(GUEST)
    seats = select(MEMBERS.c.room).join(PLAYERS, PLAYERS.c.id == MEMBERS.c.player)
    with_account = exists(seats.where(MEMBERS.c.room == GAMES.c.room, ~GUEST))
    return [GAMES.c.owner.in_(guests), GAMES.c.room.is_(None) | ~with_account]


def _due(ages: _Ages) -> ColumnElement[bool]:
    """As SQL: the games of guests that are due; those in rooms and sealed ones never are."""
    guests = select(PLAYERS.c.id).where(GUEST)
    alone = GAMES.c.room.is_(None) & ~GAMES.c.sealed & GAMES.c.owner.in_(guests)
    unused = (GAMES.c.events == 0) & (GAMES.c.touched <= _before(UNUSED_DAYS))
    left = GAMES.c.finished.is_(None) & (GAMES.c.touched <= _before(ages.unfinished))
    old = GAMES.c.finished.is_not(None) & (GAMES.c.touched <= _before(ages.finished))
    if ages.returning:
        old &= ~exists().where(SESSIONS.c.player == GAMES.c.owner, SESSIONS.c.expires > now())
    return alone & or_(unused, left, old)


def _still_games(names: Sequence[str], ages: _Ages) -> _Due:
    return lambda connection: _locked(connection, GAMES.c.id, names, _due(ages))


def _due_rooms(rooms: Sequence[str], ages: _Ages) -> ColumnElement[bool]:
    """As SQL: which of these rooms are due; they have only guests, and are no longer used."""
    members = select(MEMBERS.c.room).where(MEMBERS.c.room.in_(rooms))
    games = select(GAMES.c.room).where(GAMES.c.room.in_(rooms))
    of_accounts = or_(
        ROOMS.c.id.in_(members.join(PLAYERS, PLAYERS.c.id == MEMBERS.c.player).where(~GUEST)),
        ROOMS.c.id.in_(games.join(PLAYERS, PLAYERS.c.id == GAMES.c.owner).where(~GUEST)),
    )

    def quiet(days: float) -> ColumnElement[bool]:
        at = _before(days)
        seen = ROOMS.c.id.in_(members.where(MEMBERS.c.seen > at))
        touched = ROOMS.c.id.in_(games.where(GAMES.c.touched > at))
        return (func.coalesce(ROOMS.c.starts, ROOMS.c.created) <= at) & ~seen & ~touched

    unused = ROOMS.c.starts.is_(None) & quiet(UNUSED_DAYS)
    left = ROOMS.c.starts.is_not(None) & ROOMS.c.ended.is_(None) & quiet(ages.unfinished)
    over = ROOMS.c.ended.is_not(None) & quiet(ages.finished)
    if ages.returning:
        sessions = members.join(SESSIONS, SESSIONS.c.player == MEMBERS.c.player)
        over &= ~ROOMS.c.id.in_(sessions.where(SESSIONS.c.expires > now()))
    return ~of_accounts & or_(unused, left, over)


def _still_rooms(names: Sequence[str], ages: _Ages) -> _Due:
    return lambda connection: _locked(connection, ROOMS.c.id, names, _due_rooms(names, ages))


def _before(days: float) -> int:
    return now() - int(days * DAY)


def _batches(rows: Iterable[tuple[str, int]]) -> Iterator[list[str]]:
    """The IDs in batches that can be deleted in one transaction each."""
    names: list[str] = []
    total = 0
    for name, events in rows:
        left = min(events, BATCH_EVENTS)  # a long game has been shortened before
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
    """Which of these rows are still due, locked; rows locked by others are left out."""
    query = select(column).where(column.in_(names), due).order_by(column)
    return list(connection.scalars(query.with_for_update(skip_locked=True)))
