"""Appends events to many games in one transaction; each game succeeds or fails on its own."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import or_, select
from sqlalchemy.exc import IntegrityError

from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.play.records import Receipt
from qmines.session.document import MAX_EVENTS
from qmines.store.database.tables import EVENTS, GAMES
from qmines.store.errors import Deadlock, NoSuchGame, Stale, StoreError
from qmines.store.games.scores import COUNTED, add_games

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

    from qmines.errors import QMinesError
    from qmines.play.records import Append, Record
    from qmines.store.database.connection import Database
    from qmines.store.database.dialects import Dialect

_SHORT: Final = 600  # events; an assist makes up to 500
_UNMEASURED: Final = dict.fromkeys(
    ("measures", "bbbv", "bbbv_per_second", "efficiency", "luck", "guesses", "mistake", "verified")
)
_Known = dict[tuple[str, str], tuple[int, str, str]]


def append_all(
    database: Database, appends: Sequence[Append], now: int
) -> list[Receipt | QMinesError]:
    """Append in one transaction; returns a receipt or an error for each append.

    Statements are slow, so the first try makes no queries and lets the tables refuse what does
    not fit. Only then is everything checked. Listeners are notified of new events.
    """
    with suppress(_Refused, Deadlock):
        return [*_append_directly(database, appends, now)]
    with database.write(short=_is_short(appends)) as connection:
        return _append_checked(database.dialect, connection, appends, now)


def _is_short(appends: Sequence[Append]) -> bool:
    """Whether these are moves rather than whole games."""
    return sum(len(append.records) for append in appends) <= _SHORT


class _Refused(Exception):  # never leaves this file
    """Some of the appends do not fit what is stored."""


def _append_directly(database: Database, appends: Sequence[Append], now: int) -> list[Receipt]:
    """Append in one or two statements, without checking anything first.

    Raises:
        _Refused: nothing was stored.
    """
    made = [_rows(append, now) for append in appends]
    stands = [
        {**_stands(append, append.after + len(append.records), now), "before": append.after}
        for append in appends
    ]
    several = len({append.game for append in appends}) < len(appends)
    if several or any(stand["events"] > MAX_EVENTS for stand in stands):
        raise _Refused
    if any(map(_may_undo_a_loss, appends)):
        raise _Refused
    with database.write(short=_is_short(appends)) as connection:
        rows = [row for rows in made for row in rows]
        try:
            stored = database.dialect.append(connection, (GAMES, stands), (EVENTS, rows))
        except IntegrityError:  # no such game, or a number or a key that is taken
            raise _Refused from None
        if stored != len(stands):
            raise _Refused
    return [Receipt(rows[-1]["sequence"], rows[-1]["hash"]) for rows in made]


def _append_checked(
    dialect: Dialect, connection: Connection, appends: Sequence[Append], now: int
) -> list[Receipt | QMinesError]:
    """Append within a transaction, after checking each append against what is stored."""
    # Locked in the order of their IDs, so that two processes cannot deadlock.
    games = sorted({append.game for append in appends})
    locked = (
        select(GAMES.c.id, GAMES.c.events, GAMES.c.room)
        .where(GAMES.c.id.in_(games))
        .order_by(GAMES.c.id)
        .with_for_update()
    )
    found_games = connection.execute(locked).all()
    counts: dict[str, int] = {row.id: row.events for row in found_games}
    rooms = {row.id: row.room for row in found_games}
    known = _known(connection, [(append.game, append.records[0].key) for append in appends])
    found: list[Receipt | QMinesError] = []
    rows: list[dict[str, Any]] = []
    stands: dict[str, dict[str, Any]] = {}  # the row of each game after its last append
    for append in appends:
        try:
            receipt = _checked(append, counts, known)
        except (InvalidInput, StoreError) as error:
            found.append(error)
            continue
        if receipt is None:
            made = _rows(append, now)
            rows += made
            counts[append.game] = append.after + len(made)
            first, last = made[0], made[-1]
            known[append.game, first["key"]] = (first["sequence"], first["event"], first["hash"])
            stands[append.game] = _stands(append, counts[append.game], now)
            receipt = Receipt(last["sequence"], last["hash"])
        found.append(receipt)
    if rows:
        undone = {append.game for append in appends if _may_undo_a_loss(append)}
        _count_losses(connection, sorted(undone & stands.keys()))
        dialect.insert_all(connection, EVENTS, rows)
        dialect.update_all(connection, GAMES, list(stands.values()))
        changed = {rooms[game] for game in stands} - {None}
        dialect.notify(
            connection,
            [*(f"game {game} {counts[game]}" for game in stands), *(f"room {r}" for r in changed)],
        )
    return found


def _may_undo_a_loss(append: Append) -> bool:
    """Whether a game that was lost may continue after these events."""
    undos = any(record.event == "undo" for record in append.records)
    return undos and append.standing.deaths > 0


def _count_losses(connection: Connection, games: Sequence[str]) -> None:
    """Count losses that are about to be undone and have not been counted."""
    lost = GAMES.c.id.in_(games) & (GAMES.c.outcome == "lost") & GAMES.c.measures.is_(None)
    if games:
        add_games(connection, connection.execute(select(*COUNTED).where(lost)))


def _known(connection: Connection, keys: Sequence[tuple[str, str]]) -> _Known:
    columns = EVENTS.c
    query = select(columns.game, columns.key, columns.sequence, columns.event, columns.hash)
    # Comparing tuples would be shorter, but makes SQLite scan all events.
    pairs = ((columns.game == game) & (columns.key == key) for game, key in keys)
    rows = connection.execute(query.where(or_(*pairs)))
    return {(row.game, row.key): (row.sequence, row.event, row.hash) for row in rows}


def _receipt(game: str, record: Record, known: _Known) -> Receipt | None:
    stored = known.get((game, record.key))
    if stored is None:
        return None
    sequence, event, link = stored
    if event != record.event:
        raise InvalidInput(Message("site-key-used", key=record.key, event=event))
    return Receipt(sequence, link, repeated=True)


def _checked(append: Append, counts: dict[str, int], known: _Known) -> Receipt | None:
    """The receipt of events that are already stored; None if they are to be stored."""
    count = counts.get(append.game)
    if count is None:
        raise NoSuchGame(f"there is no game {append.game} in the store")
    receipt = _receipt(append.game, append.records[0], known)
    if receipt is not None:
        return receipt
    if count != append.after:
        raise Stale(
            Message("site-game-elsewhere", count=count, expected=append.after),
            sequence=count,
        )
    if append.after + len(append.records) > MAX_EVENTS:
        raise StoreError(Message("site-game-long", most=MAX_EVENTS))
    return None


def _rows(append: Append, now: int) -> list[dict[str, Any]]:
    return [
        {
            "game": append.game,
            "sequence": sequence,
            "key": record.key,
            "event": record.event,
            "at": record.at,
            "time": now if record.time is None else record.time,
            "hash": record.hash,
            "actor": record.actor,
        }
        for sequence, record in enumerate(append.records, append.after)
    ]


def _stands(append: Append, events: int, now: int) -> dict[str, Any]:
    """The columns of a game after these events; its measures have to be computed again."""
    standing = append.standing
    outcome = standing.outcome
    return {
        "id": append.game,
        "touched": now,
        "events": events,
        "milliseconds": standing.milliseconds,
        "outcome": outcome.result.value,
        "reason": outcome.reason.value,
        "finished": now if outcome.over else None,
        "aid": standing.aid,
        "deaths": standing.deaths,
        "opened": standing.opened,
        **_UNMEASURED,
    }
