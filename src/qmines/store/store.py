"""The store: games as lists of events."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final, Self

from sqlalchemy import Boolean, bindparam, case, cast, delete, insert, select, update

from qmines.errors import InvalidInput, QMinesError
from qmines.play.live import LiveGame, StoredEvent
from qmines.play.records import Append
from qmines.session import Entry, Game
from qmines.session.document import MAX_EVENTS
from qmines.session.timeline import UNDO_BYTES
from qmines.store.accounts.guests import check_guest
from qmines.store.accounts.players import DAY, new_name, now
from qmines.store.achievements import award
from qmines.store.database.connection import Database
from qmines.store.database.tables import EVENTS, GAMES, ROOMS
from qmines.store.errors import NoSuchGame, StoreError
from qmines.store.games.append import append_all
from qmines.store.games.fair_play import judged
from qmines.store.games.scores import COUNTED, add_games
from qmines.store.records import StoredGame, game_row, header_of, stored_measures
from qmines.store.score_rebuild import rebuild_scores

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import ColumnElement, Connection, RowMapping

    from qmines.play.records import Receipt, Record, Standing
    from qmines.session import Header, Measures

MAX_ROWS: Final = 1000
"""The maximum length of any list."""
_ID_LENGTH: Final = 12
_LEAST_PREFIX: Final = 3
# Built only once, because that takes as long as running them.
_GAME: Final = select(GAMES).where(GAMES.c.id == bindparam("game"))
_EVENTS_AFTER: Final = (
    select(EVENTS.c.at, EVENTS.c.event, EVENTS.c.key, EVENTS.c.hash)
    .where(EVENTS.c.game == bindparam("game"), EVENTS.c.sequence >= bindparam("after"))
    .order_by(EVENTS.c.sequence)
)


class Store:
    """A database of games, which several threads and processes can use at once.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     store = Store(f"sqlite:///{folder}/games.db")
    ...     games = len(store.unmeasured())
    ...     store.close()
    >>> games
    0

    Args:
        url: a database URL for SQLAlchemy; by default ``QMINES_DATABASE_URL``, or else an
            SQLite file in the user's data folder (``QMINES_DATA`` names another folder).
        timeout: how many seconds to wait while another process is writing.

    Raises:
        StoreError: the database cannot be used; the message says why.
    """

    def __init__(self, url: str | None = None, *, timeout: float = 5.0) -> None:
        self.database = Database(url, timeout=timeout)

    def ping(self) -> None:
        """Raise ``StoreError`` if the database cannot be read."""
        with self.database.read() as connection:
            connection.execute(select(1))

    def close(self) -> None:
        """Close the database."""
        self.database.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # Writing

    def add(
        self,
        header: Header,
        seed: bytes,
        *,
        aid: str = "",
        owner: str | None = None,
        events: int = 0,
    ) -> str:
        """Store a new game without events, and return its ID.

        ``events`` is how many events will be appended right away; a guest's limits include them.

        Raises:
            GuestFull: the owner is a guest who has reached a limit.
        """
        if owner is not None:
            check_guest(self.database, owner, events)
        name = new_game_name()
        row = game_row(header, seed, name, now(), aid=aid, owner=owner)
        with self.database.write() as connection:
            connection.execute(insert(GAMES), row)
        return name

    def append(
        self, game: str, after: int, records: Sequence[Record], standing: Standing
    ) -> Receipt:
        """Append events to a game that has ``after`` events: either all of them or none.

        When the call returns, they are committed and synced. If the first event is already stored
        with the same key, nothing is stored, and you get the receipt for that event.

        Raises:
            Stale: the game has a different number of events.
            NoSuchGame: the game does not exist.
            StoreBusy, StoreError: nothing was stored.
        """
        (found,) = self.append_all([Append(game, after, records, standing)])
        if isinstance(found, QMinesError):
            raise found
        return found

    def append_all(self, appends: Sequence[Append]) -> list[Receipt | QMinesError]:
        """Append events to many games in one transaction, with a single sync.

        Each game succeeds or fails independently. The result lists a receipt for each, or the error
        that ``append`` would have raised.

        Raises:
            StoreBusy, StoreError: nothing was stored.
        """
        return append_all(self.database, appends, now())

    def measure(self, game: str, sequence: int, measures: Measures) -> None:
        """Store the measures of a finished game, if it has ``sequence`` events and none yet.

        On the web site, this also judges whether the game was played fairly, which replays it, and
        adds it to the player's scores and achievements.
        """
        ended = (GAMES.c.id == game) & (GAMES.c.events == sequence) & GAMES.c.finished.is_not(None)
        ended &= GAMES.c.measures.is_(None)
        values = stored_measures(measures) | judged(self, game, measures.bbbv)._asdict()
        fatal = (GAMES.c.outcome == "lost") & (GAMES.c.reason != "resigned")
        blame = case((fatal, cast(values.pop("mistake"), Boolean)))
        with self.database.write() as connection:
            change = update(GAMES).where(ended).values(mistake=blame, **values)
            row = connection.execute(change.returning(*COUNTED)).one_or_none()
            if row is not None and row.owner is not None:
                add_games(connection, [row])
                award(connection, row.owner, game)

    def prune(self, days: float) -> int:
        """Delete unfinished games that were idle for this many days, and return their number.

        Races in progress and today's daily boards stay, because their boards are still secret.
        If a room's shared game is deleted, the room closes.
        """
        if not days >= 0:
            raise InvalidInput(f"the number of days cannot be negative: {days}")
        return self._delete((GAMES.c.touched <= now() - days * DAY) & GAMES.c.finished.is_(None))

    def delete(self, game: str) -> bool:
        """Delete a game unless its board is still secret, and return whether it was deleted.

        If a room's shared game is deleted, the room closes.
        """
        return self._delete(GAMES.c.id == game) > 0

    def _delete(self, wanted: ColumnElement[bool]) -> int:
        gone = delete(GAMES).where(wanted, ~GAMES.c.sealed)
        with self.database.write() as connection:
            rows = connection.execute(
                gone.returning(GAMES.c.room, GAMES.c.owner, GAMES.c.finished)
            ).all()
            for room in {row.room for row in rows} - {None}:
                over = (ROOMS.c.id == room) & ROOMS.c.ended.is_(None)
                connection.execute(update(ROOMS).where(over).values(ended=now()))
        for owner in sorted({row.owner for row in rows if row.finished is not None} - {None}):
            rebuild_scores(self, owner)
        return len(rows)

    # Reading

    def find(self, name: str) -> StoredGame:
        """Find a game by its ID, or by the beginning of its ID if that is unique."""
        found: Sequence[RowMapping] = ()
        name = name.lower()
        if len(name) >= _LEAST_PREFIX and name.isalnum():
            whole = len(name) == _ID_LENGTH
            same = GAMES.c.id == name if whole else GAMES.c.id.startswith(name)
            query = select(GAMES).where(same).limit(2)
            with self.database.read() as connection:
                found = connection.execute(query).mappings().all()
        if len(found) != 1:
            raise NoSuchGame(
                f"several game IDs start with {name!r}: add more characters"
                if found
                else f"there is no game {name!r} in the store"
            )
        return StoredGame.of(found[0])

    def stored(self, game: str) -> StoredGame:
        """The game with exactly this ID."""
        with self.database.read() as connection:
            return StoredGame.of(_game_row(connection, game))

    def sequences(self, games: Sequence[str]) -> dict[str, int]:
        """The number of events in each of these games; deleted games are left out."""
        found: dict[str, int] = {}
        with self.database.read() as connection:
            for at in range(0, len(games), MAX_ROWS):
                some = GAMES.c.id.in_(games[at : at + MAX_ROWS])
                rows = connection.execute(select(GAMES.c.id, GAMES.c.events).where(some))
                found.update((row.id, row.events) for row in rows)
        return found

    def games(
        self, *, unfinished: bool = False, limit: int = 20, owner: str | None = None
    ) -> list[StoredGame]:
        """List games, most recently changed first; games without events are left out."""
        query = select(GAMES).where(GAMES.c.events > 0)
        if owner is not None:
            query = query.where(GAMES.c.owner == owner)
        if unfinished:
            query = query.where(GAMES.c.finished.is_(None))
        query = query.order_by(GAMES.c.touched.desc(), GAMES.c.id).limit(rows_of(limit))
        with self.database.read() as connection:
            return [StoredGame.of(row) for row in connection.execute(query).mappings()]

    def load(self, game: str, *, clock: Callable[[], float] = time.monotonic) -> Game:
        """Load a game from its events; its clock continues from the time of the last event.

        Raises:
            NoSuchGame: the game does not exist.
            StoreError: the stored game is damaged or was changed.
        """
        return self.load_live(game, clock=clock, away=True).game

    def load_live(
        self,
        game: str,
        *,
        clock: Callable[[], float],
        time_of_day: Callable[[], int] = now,
        made: float | None = None,
        away: bool = False,
        undo_bytes: int = UNDO_BYTES,
    ) -> LiveGame:
        """Load a game that is being played, ready to continue.

        Args:
            game: the game's ID.
            clock: a monotonic clock, in seconds.
            time_of_day: a clock that returns milliseconds since 1970.
            made: when the game was created, on the scale of ``clock``. If None, computed from the
                wall-clock time of the last event.
            away: whether the player has been away since the last event, so that the time since
                then does not count.
            undo_bytes: the memory limit for earlier states, which are kept for undo.
        """
        with self.database.read() as connection:
            row = _game_row(connection, game)
            query = (
                select(EVENTS.c.at, EVENTS.c.event, EVENTS.c.hash, EVENTS.c.sequence)
                .add_columns(EVENTS.c.key, EVENTS.c.time)
                .where(EVENTS.c.game == game)
                .order_by(EVENTS.c.sequence)
                .limit(MAX_EVENTS)
            )
            events = connection.execute(query).all()
        damaged = f"game {game} is damaged in the database"
        if len(events) != row["events"] or any(i != e.sequence for i, e in enumerate(events)):
            raise StoreError(f"{damaged}: events are missing")
        last = events[-1] if events else None
        entries = [Entry(event.at, event.event) for event in events]
        keys, aid = {event.key: event.event for event in events}, row["aid"].split("+")
        del events  # a replay needs the memory
        if made is None and not away:
            since = row["created"] if last is None else last.time - last.at
            made = clock() - (time_of_day() - since) / 1000
        more: dict[str, Any] = {"clock": clock, "made": made, "undo_bytes": undo_bytes}
        try:
            replayed = Game.replay(header_of(row), _seed_of(row), entries, **more)
        except InvalidInput as error:
            raise StoreError(f"{damaged}: {error}") from None
        if last is not None and replayed.chain != last.hash:
            raise StoreError(f"{damaged}: the hashes of its events do not match")
        return LiveGame(replayed, keys, seeded="seed" in aid, together="together" in aid)

    def events_after(self, game: str, after: int) -> list[StoredEvent]:
        """The events of a game, starting at number ``after``."""
        return [
            StoredEvent(*row) for row in self.database.rows(_EVENTS_AFTER, game=game, after=after)
        ]

    def unmeasured(self, limit: int = MAX_ROWS) -> list[str]:
        """The IDs of finished games without measures, in the order in which they ended."""
        missing = GAMES.c.finished.is_not(None) & GAMES.c.measures.is_(None) & ~GAMES.c.sealed
        query = select(GAMES.c.id).where(missing).order_by(GAMES.c.finished, GAMES.c.id)
        query = query.limit(rows_of(limit))
        with self.database.read() as connection:
            return list(connection.scalars(query))


def _game_row(connection: Connection, game: str) -> RowMapping:
    row = connection.execute(_GAME, {"game": game}).mappings().one_or_none()
    if row is None:
        raise NoSuchGame(f"there is no game {game!r} in the store")
    return row


def new_game_name() -> str:
    """Return a random ID for a new game."""
    return new_name(_ID_LENGTH)


def rows_of(limit: int) -> int:
    """Return the limit, capped at ``MAX_ROWS``."""
    if limit < 1:
        raise InvalidInput(f"the number of rows must be at least 1, not {limit}")
    return min(limit, MAX_ROWS)


def _seed_of(row: RowMapping) -> bytes:
    try:
        return bytes.fromhex(row["seed"])
    except ValueError:
        raise StoreError(
            f"game {row['id']} is damaged in the database: its seed is invalid"
        ) from None
