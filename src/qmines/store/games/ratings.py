"""Ratings of players: their strength, its uncertainty, and how it changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import func, insert, select, update

from qmines.core.glicko import Rating, rated
from qmines.store.accounts.players import DAY, new_name
from qmines.store.database.tables import RATING_CHANGES, RATINGS

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import Connection

    from qmines.store.games.room import Member, Room
    from qmines.store.store import Store

RACE: Final = "race"
PUZZLE: Final = "puzzle"
DEVIATION: Final = 65.0
"""How far the fitted rating of a puzzle may be off; see ``benchmarks/puzzle_ratings.py``."""
PERIOD: Final = 7 * DAY
"""Milliseconds of not playing that make a rating one step less certain."""
PAIR_A_DAY: Final = 3
"""How many races of the same two accounts are rated within 24 hours."""
MOST_CHANGES: Final = 500
"""How many changes a chart shows."""


class Ratings:
    """The ratings of a store."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    def of(self, player: str, kind: str, at: int) -> Rating | None:
        """A player's rating at a time; None if they were never rated."""
        with self._database.read() as connection:
            return ratings_of(connection, {player}, kind, at).get(player)

    def changes(self, player: str, kind: str) -> list[dict[str, Any]]:
        """How a rating changed, oldest first: time, rating and deviation."""
        mine = (RATING_CHANGES.c.player == player) & (RATING_CHANGES.c.kind == kind)
        query = (
            select(RATING_CHANGES.c.time, RATING_CHANGES.c.rating, RATING_CHANGES.c.deviation)
            .where(mine)
            .order_by(RATING_CHANGES.c.time.desc(), RATING_CHANGES.c.id)
            .limit(MOST_CHANGES)
        )
        with self._database.read() as connection:
            rows = connection.execute(query).mappings().all()
        return [dict(row) for row in reversed(rows)]


def ratings_of(
    connection: Connection, players: Collection[str], kind: str, at: int, *, lock: bool = False
) -> dict[str, Rating]:
    """The ratings at a time, by player; players who were never rated are left out."""
    query = select(RATINGS).where(RATINGS.c.player.in_(sorted(players)), RATINGS.c.kind == kind)
    query = query.order_by(RATINGS.c.player)
    rows = connection.execute(query.with_for_update() if lock else query)
    return {row.player: _rating(row, at) for row in rows}


def rate_race(connection: Connection, room: Room, at: int) -> None:
    """Rate a race of two accounts, unless they raced too often; other races are not rated."""
    racers = [each for each in room.members if each.game is not None]
    if len(racers) != 2 or any(each.guest for each in racers):
        return
    if _rated_lately(connection, racers[0].player, racers[1].player, at) >= PAIR_A_DAY:
        return
    known = ratings_of(connection, {each.player for each in racers}, RACE, at, lock=True)
    one, other = (known.get(each.player, Rating()) for each in racers)
    score = race_score(*racers)
    new = rated(one, [(other, score)]), rated(other, [(one, 1 - score)])
    for racer, rating in zip(racers, new, strict=True):
        before = known.get(racer.player)
        _change(connection, RACE, before, rating, player=racer.player, time=at, room=room.id)


def rate_puzzle(
    connection: Connection, player: str, puzzle: float, *, solved: bool, at: int
) -> None:
    """Rate an answer to a puzzle with this rating."""
    before = ratings_of(connection, {player}, PUZZLE, at, lock=True).get(player)
    new = rated(before or Rating(), [(Rating(puzzle, DEVIATION), float(solved))])
    _change(connection, PUZZLE, before, new, player=player, time=at, room=None)


def _rated_lately(connection: Connection, one: str, other: str, at: int) -> int:
    """How many races of two players were rated in the last 24 hours."""
    mine, theirs = RATING_CHANGES.alias().c, RATING_CHANGES.alias().c
    query = select(func.count()).where(
        *(mine.player == one, mine.kind == RACE, mine.time > at - DAY),
        *(theirs.player == other, theirs.kind == RACE, theirs.room == mine.room),
    )
    return connection.scalar(query) or 0


def race_score(one: Member, other: Member) -> float:
    """1 if the first of two players won, 0 if the second did, 0.5 for a draw.

    The first to clear the board wins, and giving up loses against hitting a mine.
    """

    def key(member: Member) -> tuple[int, int]:
        if member.result == "won":
            return 2, -member.milliseconds
        return int(member.reason != "resigned"), 0

    return 0.5 + ((key(one) > key(other)) - (key(one) < key(other))) / 2


def _change(
    connection: Connection, kind: str, before: Rating | None, new: Rating, **row: Any
) -> None:
    """Store a new rating and the change; ``row`` has ``player``, ``time`` and ``room``."""
    player, at = row["player"], row["time"]
    values = {"rating": new.value, "deviation": new.deviation, "volatility": new.volatility}
    if before is None:
        first = {"player": player, "kind": kind, "games": 1, "changed": at, **values}
        connection.execute(insert(RATINGS), first)
    else:
        own = (RATINGS.c.player == player) & (RATINGS.c.kind == kind)
        change = update(RATINGS).where(own)
        connection.execute(change.values(games=RATINGS.c.games + 1, changed=at, **values))
    note = {"id": new_name(), "kind": kind, "before": (before or Rating()).value}
    note |= {"rating": new.value, "deviation": new.deviation}
    connection.execute(insert(RATING_CHANGES), note | row)


def _rating(row: Any, at: int) -> Rating:
    rating = Rating(row.rating, row.deviation, row.volatility)
    return rating.after_periods((at - row.changed) / PERIOD)
