"""Leaderboards, with one row per player.

There is a list for each kind of play, rule set, level, set of options and period. The best
results of each account are stored in ``scores``, so that a page reads only the rows it shows.
Guests and accounts that left the leaderboards see just their own rank.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import func, select

from qmines.store.accounts.players import now
from qmines.store.accounts.public import LISTED, is_listed, listed
from qmines.store.database.tables import GAMES, SCORES
from qmines.store.games.scores import Score, kind_of, list_name, ordered_games, period_at

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection

    from qmines.store.accounts.players import Player
    from qmines.store.games.scores import Board
    from qmines.store.store import Store

ORDERS: Final = ("time", "speed", "efficiency", "streak")
MOST: Final = 100
"""The maximum number of rows that can be read at once."""
_FIGURES: Final = {"time": "milliseconds"} | {name: name for name in ORDERS[1:]}


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """One list. ``verified`` counts only verified games, which exist only for ``"solo"``."""

    board: Board
    kind: str = "solo"
    period: str = "all"
    by: str = "time"
    verified: bool = True

    @property
    def only_verified(self) -> bool:
        """Whether only verified games count."""
        return self.verified and self.kind == "solo"

    def key(self, at: int) -> str:
        """The name of the list in the store, at a time."""
        period = period_at(self.period, at).name
        return list_name(self.board, self.kind, period, verified=self.only_verified)


class Place(NamedTuple):
    """A player's place in a list; ``name`` is None for a guest."""

    rank: int
    player: str
    name: str | None
    value: float
    wins: int
    game: str
    milliseconds: int
    bbbv_per_second: float | None
    efficiency: float | None
    finished: int
    verified: bool
    pace: str | None
    listed: bool = True


def places(store: Store, wanted: Leaderboard, *, limit: int = 50) -> list[Place]:
    """The first places of a list, best first; equal players share a rank."""
    score, games = SCORES.c, GAMES.c
    value = score[_FIGURES[wanted.by]]
    query = (
        select(score.player, LISTED.c.name, value.label("value"), score.wins, *_SHOWN)
        .join(LISTED, LISTED.c.id == score.player)
        .join(GAMES, games.id == score[f"{wanted.by}_game"])
        .where(*_rows(wanted, now()))
        .order_by(value if wanted.by == "time" else value.desc(), score.player)
        .limit(max(1, min(limit, MOST)))
    )
    found: list[Place] = []
    with store.database.read() as connection:
        for at, row in enumerate(connection.execute(query), 1):
            same = found and found[-1].value == row.value
            found.append(_place(found[-1].rank if same else at, row))
    return found


def place_of(store: Store, wanted: Leaderboard, player: Player) -> Place | None:
    """A player's own place, listed or not; None if they have won no such game."""
    at, games = now(), GAMES.c
    own = select(SCORES).where(SCORES.c.list == wanted.key(at), SCORES.c.player == player.id)
    with store.database.read() as connection:
        found: Any = connection.execute(own).one_or_none()
        if found is None and player.guest:
            found = _score_of_guest(connection, player.id, wanted, at)
        if found is None:
            return None
        value = getattr(found, _FIGURES[wanted.by])
        query = select(*_SHOWN).where(games.id == getattr(found, f"{wanted.by}_game"))
        row = connection.execute(query).one_or_none()
        if value is None or row is None:
            return None
        rank = 1 + (connection.scalar(_count(wanted, at, value)) or 0)
        shown = is_listed(connection, player.id)
    return Place(rank, player.id, player.name, value, found.wins, **_figures(row), listed=shown)


def players_in(store: Store, wanted: Leaderboard) -> int:
    """How many players a list has."""
    with store.database.read() as connection:
        return connection.scalar(_count(wanted, now())) or 0


_SHOWN: Final = (
    GAMES.c.id.label("game"),
    *(GAMES.c[name] for name in ("milliseconds", "bbbv_per_second", "efficiency", "finished")),
    GAMES.c.verified.is_not(None).label("verified"),
    GAMES.c.pace,
)


def _place(rank: int, row: Any) -> Place:
    return Place(rank, row.player, row.name, row.value, row.wins, **_figures(row))


def _figures(row: Any) -> dict[str, Any]:
    found = {column.name: getattr(row, column.name) for column in _SHOWN}
    return found | {"verified": bool(row.verified), "pace": row.pace or None}


def _rows(wanted: Leaderboard, at: int) -> list[ColumnElement[bool]]:
    """As SQL: the rows of a list, also of players who are not listed."""
    figure = SCORES.c[_FIGURES[wanted.by]]
    shown = figure.is_not(None) if wanted.by != "streak" else figure > 0
    return [SCORES.c.list == wanted.key(at), shown]


def _count(wanted: Leaderboard, at: int, value: float | None = None) -> Any:
    """A query for the number of players in a list; with a value, of those who are better."""
    figure = SCORES.c[_FIGURES[wanted.by]]
    query = select(func.count()).where(*_rows(wanted, at), listed(SCORES.c.player))
    if value is None:
        return query
    return query.where(figure < value if wanted.by == "time" else figure > value)


def _score_of_guest(
    connection: Connection, player: str, wanted: Leaderboard, at: int
) -> Score | None:
    """The score that a guest would have; a guest has a limited number of games."""
    score, period = Score(), period_at(wanted.period, at)
    for game in ordered_games(connection, player, wanted.board):
        if kind_of(game) == wanted.kind and period.holds(game.finished):
            score.take(game, counts=not wanted.only_verified or game.verified is not None)
    return score if score.wins else None
