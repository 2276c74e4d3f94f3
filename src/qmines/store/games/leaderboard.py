"""Leaderboards, with one row per player.

There is a list for each kind of play, rule set, level, set of options and period. The best
results of each player are stored in ``scores``, so that a page reads only the rows it shows. They
are computed from the player's games whenever one of them ends, in the transaction that stores its
measures or marks it as verified. Only accounts are listed; guests and accounts that left the
leaderboards see just their own rank.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import and_, case, delete, exists, false, func, insert, or_, select

from qmines.store.accounts.players import DAY, GUEST, lock_player, now
from qmines.store.accounts.public import LISTED, is_listed, listed
from qmines.store.achievements import award
from qmines.store.database.tables import DAILIES, GAMES, PLAYERS, PROFILES, SCORES, SECRETS
from qmines.store.games.filters import LOCAL

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import Connection

    from qmines.store.accounts.players import Player
    from qmines.store.store import Store

KINDS: Final = ("solo", "daily", "race", "assisted")
"""Kinds of play, each with its own lists."""
PERIODS: Final = ("day", "week", "month", "all")
ORDERS: Final = ("time", "speed", "efficiency", "streak")
MOST: Final = 100
"""The maximum number of rows that can be read at once."""
_FIGURES: Final = {"time": "milliseconds"} | {name: name for name in ORDERS[1:]}
_LONGEST: Final = 200  # characters of options; games with longer ones are not listed
_KEPT_DAYS: Final = 40
_KNOWN: Final = {"seed", "position", LOCAL}  # help with which players could know the board
_VERSION: Final = "2"  # of the computation of scores


class Board(NamedTuple):
    """What is played: rules, level, and the options that differ from their defaults."""

    rules: str
    level: str
    variant: str = ""


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
        """The key of the list in the store, at a time."""
        return _key(self.board, self.kind, self.only_verified, period_at(self.period, at).name)


@dataclass(slots=True)
class Score:
    """A player's best results in some games, each with its game."""

    wins: int = 0
    milliseconds: int = 0
    time_game: str = ""
    speed: float | None = None
    speed_game: str | None = None
    efficiency: float | None = None
    efficiency_game: str | None = None
    streak: int = 0
    streak_game: str = ""
    _run: int = field(default=0, repr=False)

    def take(self, game: Any, *, counts: bool) -> None:
        """Add a game, in the order in which they ended; a win only if it ``counts``."""
        if game.outcome != "won":
            self._run = 0
            return
        if not counts:
            return
        self.wins += 1
        self._run += 1
        if self._run > self.streak:
            self.streak, self.streak_game = self._run, game.id
        if not self.time_game or game.milliseconds < self.milliseconds:
            self.milliseconds, self.time_game = game.milliseconds, game.id
        if _better(game.bbbv_per_second, self.speed):
            self.speed, self.speed_game = game.bbbv_per_second, game.id
        if _better(game.efficiency, self.efficiency):
            self.efficiency, self.efficiency_game = game.efficiency, game.id

    def row(self) -> dict[str, Any]:
        """The columns of the table."""
        return {name: getattr(self, name) for name in self.__slots__ if name[0] != "_"}


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


class Period(NamedTuple):
    """A day, week or month (UTC), or all time: its name, start and end."""

    name: str
    starts: int
    ends: int | None

    def holds(self, at: int) -> bool:
        """Whether a time is in the period."""
        return self.starts <= at and (self.ends is None or at < self.ends)


def period_at(period: str, at: int) -> Period:
    """The day, week or month that contains a time, or all time."""
    day = datetime.fromtimestamp(at / 1000, UTC).date()
    if period == "day":
        return Period(day.isoformat(), _midnight(day), _midnight(day + timedelta(1)))
    if period == "week":
        year, week, weekday = day.isocalendar()
        monday = day - timedelta(weekday - 1)
        return Period(f"{year}-W{week:02}", _midnight(monday), _midnight(monday + timedelta(7)))
    if period == "month":
        first = day.replace(day=1)
        following = (first + timedelta(32)).replace(day=1)
        return Period(f"{day:%Y-%m}", _midnight(first), _midnight(following))
    return Period("all", 0, None)


def kind_of(game: Any) -> str | None:
    """The kind of play of a finished game; None if it is not listed.

    Co-op games are not listed, because they have several players. Nor are games with a given layout
    or position, a chosen seed, forks and games on the player's own device, whose boards the player
    could know.
    """
    helped = set(game.aid.split("+")) - {""}
    if "together" in helped or game.sealed:
        return None
    if game.shared:
        kind = "race" if game.room is not None else "daily" if game.daily else None
        return None if helped else kind
    if helped & _KNOWN:
        return None
    return "assisted" if helped else "solo"


def refresh_game(connection: Connection, game: str) -> None:
    """Recompute the scores that a game affects, in the transaction that changed it."""
    columns = GAMES.c
    query = select(columns.owner, columns.rules, columns.level, columns.variant, columns.finished)
    row = connection.execute(query.where(columns.id == game)).one_or_none()
    if row is not None and row.owner is not None:
        board = Board(row.rules, row.level, row.variant)
        _refresh(connection, row.owner, board, row.finished or now())


def refresh(store: Store, game: str) -> None:
    """Recompute the scores that a game affects."""
    with store.database.write() as connection:
        refresh_game(connection, game)


def refresh_player(connection: Connection, player: str) -> None:
    """Recompute all scores of a player, for example because they left the leaderboards."""
    columns = GAMES.c
    connection.execute(delete(SCORES).where(SCORES.c.player == player))
    query = select(columns.rules, columns.level, columns.variant).distinct()
    query = query.where(columns.owner == player, columns.finished.is_not(None))
    for row in connection.execute(query).all():
        _refresh(connection, player, Board(*row), now())


def fill_leaderboards(store: Store) -> bool:
    """Compute the scores of all players unless this version did before; returns whether it did."""
    done = select(SECRETS.c.value).where(SECRETS.c.name == "leaderboards")
    with store.database.read() as connection:
        if connection.scalar(done) == _VERSION:
            return False
    rebuild(store)
    with store.database.write() as connection:
        connection.execute(delete(SECRETS).where(SECRETS.c.name == "leaderboards"))
        connection.execute(insert(SECRETS), {"name": "leaderboards", "value": _VERSION})
    return True


def rebuild(store: Store) -> int:
    """Recompute the scores and achievements of all accounts; returns how many there are."""
    query = select(PLAYERS.c.id).where(~GUEST).order_by(PLAYERS.c.id)
    with store.database.read() as connection:
        players = list(connection.scalars(query))
    for player in players:
        with store.database.write() as connection:
            refresh_player(connection, player)
            award(connection, player)
    return len(players)


def forget_old(store: Store) -> int:
    """Delete the scores of long past days, weeks and months; returns how many."""
    old = SCORES.c.ends < now() - _KEPT_DAYS * DAY
    with store.database.write() as connection:
        return connection.execute(delete(SCORES).where(old)).rowcount


def places(store: Store, wanted: Leaderboard, *, limit: int = 50) -> list[Place]:
    """The first places of a list, best first; equal players share a rank."""
    score, games = SCORES.c, GAMES.c
    value, key = score[_FIGURES[wanted.by]], wanted.key(now())
    query = (
        select(score.player, LISTED.c.name, value.label("value"), score.wins, *_SHOWN)
        .join(LISTED, LISTED.c.id == score.player)
        .join(GAMES, and_(games.id == score[f"{wanted.by}_game"], games.finished.is_not(None)))
        .where(score.list == key, value.is_not(None))
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
        score: Any = connection.execute(own).one_or_none()
        shown = score is not None and is_listed(connection, player.id)
        if score is None:
            if player.name is not None and _listed(connection, player.id):
                return None
            score = _score_of(connection, player.id, wanted, at)
        value, game = getattr(score, _FIGURES[wanted.by]), getattr(score, f"{wanted.by}_game")
        if not score.wins or value is None:
            return None
        query = select(*_SHOWN).where(games.id == game, games.finished.is_not(None))
        row = connection.execute(query).one_or_none()
        if row is None:
            return None
        rank = 1 + (connection.scalar(_count(wanted, at, value)) or 0)
    figures = _figures(row)
    return Place(rank, player.id, player.name, value, score.wins, **figures, listed=shown)


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


def _count(wanted: Leaderboard, at: int, value: float | None = None) -> Any:
    """A query for the number of players in a list; with a value, of those who are better."""
    figure = SCORES.c[_FIGURES[wanted.by]]
    query = select(func.count()).where(SCORES.c.list == wanted.key(at), figure.is_not(None))
    query = query.where(listed(SCORES.c.player))
    if value is None:
        return query
    return query.where(figure < value if wanted.by == "time" else figure > value)


def _score_of(connection: Connection, player: str, wanted: Leaderboard, at: int) -> Score:
    """The score that an unlisted player would have."""
    score, period = Score(), period_at(wanted.period, at)
    for game in _games(connection, player, wanted.board):
        if kind_of(game) == wanted.kind and period.holds(game.finished):
            score.take(game, counts=not wanted.only_verified or game.verified is not None)
    return score


def _refresh(connection: Connection, player: str, board: Board, at: int) -> None:
    """Recompute a player's scores on one board: of all time, and of the periods at a time."""
    lock_player(connection, player)  # of two games that end at once, the second sees the first
    if len(board.variant) > _LONGEST or not _listed(connection, player):
        return
    periods = [period_at(name, at) for name in PERIODS]
    lists = {
        kind: [
            (Score(), verified, period)
            for verified in ((False, True) if kind == "solo" else (False,))
            for period in periods
        ]
        for kind in KINDS
    }
    for game in _games(connection, player, board):
        for score, verified, period in lists.get(kind_of(game) or "", ()):
            if period.holds(game.finished):
                score.take(game, counts=not verified or game.verified is not None)
    found = {
        _key(board, kind, verified, period.name): (score, period)
        for kind, each in lists.items()
        for score, verified, period in each
    }
    mine = (SCORES.c.player == player) & SCORES.c.list.in_(sorted(found))
    connection.execute(delete(SCORES).where(mine))
    rows = [
        {"list": key, "player": player, "ends": period.ends, **score.row()}
        for key, (score, period) in found.items()
        if score.wins
    ]
    if rows:
        connection.execute(insert(SCORES), rows)


def _games(connection: Connection, player: str, board: Board) -> Iterable[Any]:
    """A player's finished games on a board, in the order in which they ended."""
    columns = GAMES.c
    daily = exists().where(DAILIES.c.game == columns.id)
    query = (
        select(columns.id, columns.outcome, columns.aid, columns.milliseconds, columns.finished)
        .add_columns(columns.bbbv_per_second, columns.efficiency, columns.verified)
        .add_columns(columns.shared, columns.room, columns.sealed)
        .add_columns(case((columns.shared, daily), else_=false()).label("daily"))
        .where(columns.owner == player, columns.rules == board.rules)
        .where(columns.level == board.level, columns.variant == board.variant)
        .where(columns.finished.is_not(None))
        .order_by(columns.finished, columns.id)
    )
    return connection.execute(query)


def _listed(connection: Connection, player: str) -> bool:
    """Whether a player has an account and is on the leaderboards."""
    left = or_(PROFILES.c.unlisted, PROFILES.c.barred)
    query = (
        select(PLAYERS.c.id)
        .outerjoin(PROFILES, PROFILES.c.player == PLAYERS.c.id)
        .where(PLAYERS.c.id == player, ~GUEST, PROFILES.c.player.is_(None) | ~left)
    )
    return connection.scalar(query) is not None


def _key(board: Board, kind: str, verified: bool, period: str) -> str:
    return "/".join((kind, "verified" if verified else "any", period, *board))


def _better(value: float | None, than: float | None) -> bool:
    return value is not None and (than is None or value > than)


def _midnight(day: date) -> int:
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() * 1000)
