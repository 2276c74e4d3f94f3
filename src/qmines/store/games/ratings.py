"""Ratings of players: how strong each is, how certain that is, and how it changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from qmines.core.glicko import Rating, rated
from qmines.store.accounts.players import new_name
from qmines.store.database.tables import PLAYERS, PUZZLE_RESULTS, RATING_CHANGES, RATINGS

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import Connection

    from qmines.store.accounts.players import Player
    from qmines.store.games.room import Member, Room
    from qmines.store.store import Store

RACE: Final = "race"
PUZZLE: Final = "puzzle"
REST: Final = 7 * 86_400_000
"""Milliseconds after which the same puzzle counts again."""
PERIOD: Final = 7 * 86_400_000
"""Milliseconds after which somebody who does not play is less certain by one step."""
MOST_CHANGES: Final = 500
"""Changes that a chart shows."""


class Ratings:
    """The ratings of a store."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    def of(self, player: str, kind: str, at: int) -> Rating | None:
        """A player's rating now; None for somebody who was never rated."""
        with self._database.read() as connection:
            return ratings_of(connection, {player}, kind, at).get(player)

    def changes(self, player: str, kind: str) -> list[dict[str, Any]]:
        """How a rating changed, the oldest first: time, rating and deviation."""
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

    def rate_puzzle(
        self, player: Player, puzzle: str, difficulty: Rating, *, solved: bool, at: int
    ) -> Rating | None:
        """Rate an answer and return the new rating; None if this puzzle counted lately."""
        with self._database.write() as connection:
            mine = select(PLAYERS.c.id).where(PLAYERS.c.id == player.id)
            connection.execute(mine.with_for_update())  # one answer after the other
            postgres = connection.dialect.name == "postgresql"
            add = (postgresql if postgres else sqlite).insert(PUZZLE_RESULTS)
            values = {"time": at, "solved": solved}
            note = add.on_conflict_do_update(
                index_elements=["player", "puzzle"],
                set_=values,
                where=PUZZLE_RESULTS.c.time <= at - REST,
            ).returning(PUZZLE_RESULTS.c.puzzle)
            row = {"player": player.id, "puzzle": puzzle, **values}
            if connection.execute(note, row).one_or_none() is None:
                return None
            before = ratings_of(connection, {player.id}, PUZZLE, at).get(player.id)
            new = rated(before or Rating(), [(difficulty, float(solved))])
            _change(connection, PUZZLE, before, new, player=player.id, time=at, room=None)
            return new


def ratings_of(
    connection: Connection, players: Collection[str], kind: str, at: int, *, lock: bool = False
) -> dict[str, Rating]:
    """The ratings of those players who have one, at a time of day."""
    query = select(RATINGS).where(RATINGS.c.player.in_(sorted(players)), RATINGS.c.kind == kind)
    query = query.order_by(RATINGS.c.player)
    rows = connection.execute(query.with_for_update() if lock else query)
    return {row.player: _rating(row, at) for row in rows}


def rate_race(connection: Connection, room: Room, at: int) -> None:
    """Rate two who raced each other; guests are never rated."""
    racers = [each for each in room.members if each.game is not None]
    if len(racers) != 2 or any(each.guest for each in racers):
        return
    known = ratings_of(connection, {each.player for each in racers}, RACE, at, lock=True)
    one, other = (known.get(each.player, Rating()) for each in racers)
    score = race_score(*racers)
    new = rated(one, [(other, score)]), rated(other, [(one, 1 - score)])
    for racer, rating in zip(racers, new, strict=True):
        before = known.get(racer.player)
        _change(connection, RACE, before, rating, player=racer.player, time=at, room=room.id)


def race_score(one: Member, other: Member) -> float:
    """1 if one of two won, 0 if the other did, 0.5 for a draw.

    Whoever clears the board first wins, and giving up loses against hitting a mine.
    """

    def key(member: Member) -> tuple[int, int]:
        if member.result == "won":
            return 2, -member.milliseconds
        return int(member.reason != "resigned"), 0

    return 0.5 + ((key(one) > key(other)) - (key(one) < key(other))) / 2


def _change(
    connection: Connection, kind: str, before: Rating | None, new: Rating, **row: Any
) -> None:
    """Store a new rating, and how it changed; ``row`` has ``player``, ``time`` and ``room``."""
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
