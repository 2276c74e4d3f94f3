"""Scores: the best results of each account in each list of the leaderboards.

Each game is added to the rows of its lists once, in the transaction that stores its measures or
that unseals it, whichever comes later. Only these rows are read, so the end of a game costs the
same however many came before. Rows exist for all accounts, including those that left the
leaderboards.

Streaks follow the order in which games ended. A loss ends the streaks of its lists, even if it is
undone later. A win that ended before a loss that was counted already adds nothing to a streak.
Games that a guest brought into an account count, but not for streaks, because guests can leave
their losses behind.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import BigInteger, bindparam, case, exists, or_, select, update

from qmines.store.accounts.players import DAY, GUEST
from qmines.store.database.dialects import insert_into
from qmines.store.database.tables import DAILIES, GAMES, PLAYERS, SCORES
from qmines.store.games.filters import LOCAL

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from sqlalchemy import Connection

KINDS: Final = ("solo", "daily", "race", "assisted")
"""Kinds of play, each with its own lists."""
PERIODS: Final = ("day", "week", "month", "all")
_BLOCK: Final = 2000  # games read at once
_LONGEST: Final = 200  # characters of options; games with longer ones are not listed
_KNOWN: Final = {"seed", "position", LOCAL}  # help with which players could know the board


class Board(NamedTuple):
    """What is played: rules, level, and the options that differ from their defaults."""

    rules: str
    level: str
    variant: str = ""


class Period(NamedTuple):
    """A day, week or month (UTC), or all time: its name, start and end."""

    name: str
    starts: int
    ends: int | None

    def holds(self, at: int) -> bool:
        """Whether a time is in the period."""
        return self.starts <= at and (self.ends is None or at < self.ends)


@dataclass(slots=True)
class Score:
    """A player's best results in some games, each with its game.

    ``run`` is the current streak, and ``lost`` when the last loss ended.
    """

    wins: int = 0
    milliseconds: int = 0
    time_game: str = ""
    speed: float | None = None
    speed_game: str | None = None
    efficiency: float | None = None
    efficiency_game: str | None = None
    streak: int = 0
    streak_game: str = ""
    run: int = 0
    lost: int | None = None

    def take(self, game: Any, *, counts: bool) -> None:
        """Add a game, in the order in which they ended; a win only if it ``counts``."""
        if game.outcome != "won":
            if self.wins and not game.brought:
                self.run, self.lost = 0, game.finished
            return
        if not counts:
            return
        self.wins += 1
        if not game.brought and (self.lost is None or game.finished > self.lost):
            self.run += 1
        if self.run > self.streak:
            self.streak, self.streak_game = self.run, game.id
        if not self.time_game or game.milliseconds < self.milliseconds:
            self.milliseconds, self.time_game = game.milliseconds, game.id
        if _better(game.bbbv_per_second, self.speed):
            self.speed, self.speed_game = game.bbbv_per_second, game.id
        if _better(game.efficiency, self.efficiency):
            self.efficiency, self.efficiency_game = game.efficiency, game.id

    def row(self) -> dict[str, Any]:
        """The columns of the table."""
        return {name: getattr(self, name) for name in self.__slots__}


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


def list_name(board: Board, kind: str, period: str, *, verified: bool) -> str:
    """The name of a list in the store; ``period`` is the name of a period."""
    return "/".join((kind, "verified" if verified else "any", period, *board))


class ScoreList(NamedTuple):
    """A list to which a game belongs: its name, its end, and whether wins must be verified."""

    name: str
    ends: int | None
    verified: bool

    def counts(self, game: Any) -> bool:
        """Whether a win counts in the list."""
        return not self.verified or game.verified is not None


COUNTED: Final = (
    *(GAMES.c[name] for name in ("id", "owner", "rules", "level", "variant", "outcome", "aid")),
    *(GAMES.c[name] for name in ("milliseconds", "finished", "bbbv_per_second", "efficiency")),
    *(GAMES.c[name] for name in ("verified", "shared", "room", "sealed", "brought")),
    select(DAILIES.c.day)
    .where(DAILIES.c.game == GAMES.c.id)
    .correlate(GAMES)
    .scalar_subquery()
    .label("daily"),
    exists().where(PLAYERS.c.id == GAMES.c.owner, ~GUEST).correlate(GAMES).label("account"),
)
"""The columns of a game that scores need."""


def kind_of(game: Any) -> str | None:
    """The kind of play of a finished game; None if it is not listed.

    Co-op games are not listed, because they have several players. Nor are games with a given layout
    or position, a chosen seed, forks, races against a recording, games on the player's own device,
    and daily boards won after their day, when their seeds are public: the player could know those.
    """
    helped = set(game.aid.split("+")) - {""}
    if "together" in helped or game.sealed or len(game.variant) > _LONGEST:
        return None
    if game.shared:
        kind = "race" if game.room is not None else "daily" if game.daily else None
        late = kind == "daily" and period_at("day", game.finished).name > game.daily
        return None if helped or (late and game.outcome == "won") else kind
    if helped & _KNOWN:
        return None
    return "assisted" if helped else "solo"


def lists_of(game: Any) -> list[ScoreList]:
    """The lists to which a finished game belongs, in the order in which their rows are changed."""
    kind = kind_of(game)
    board = Board(game.rules, game.level, game.variant)
    listed = kind is not None and game.account
    return _lists_of_day(board, kind, game.finished // DAY) if listed else []


@lru_cache(maxsize=1024)
def _lists_of_day(board: Board, kind: str, day: int) -> list[ScoreList]:
    return sorted(
        ScoreList(list_name(board, kind, period.name, verified=verified), period.ends, verified)
        for verified in ((False, True) if kind == "solo" else (False,))
        for period in (period_at(name, day * DAY) for name in PERIODS)
    )


def ordered_games(connection: Connection, player: str, board: Board | None = None) -> Iterable[Any]:
    """A player's games that count, on one board or on all, in the order in which they ended."""
    columns = GAMES.c
    query = select(*COUNTED).where(columns.owner == player, columns.finished.is_not(None))
    query = query.where(columns.measures.is_not(None))
    for name, value in () if board is None else board._asdict().items():
        query = query.where(columns[name] == value)
    query = query.order_by(columns.finished, columns.id)
    return connection.execute(query.execution_options(yield_per=_BLOCK))


def scores_of(games: Iterable[Any], at: int) -> dict[ScoreList, Score]:
    """The scores of one player's games, in the order in which they ended, in lists still open.

    Lists without wins are left out.
    """
    found: dict[ScoreList, Score] = {}
    for game in games:
        for each in lists_of(game):
            if each.ends is None or each.ends > at:
                found.setdefault(each, Score()).take(game, counts=each.counts(game))
    return {each: score for each, score in found.items() if score.wins}


def add_games(connection: Connection, games: Iterable[Any]) -> None:
    """Add finished games to the scores of their players; the rows have the ``COUNTED`` columns.

    Runs in the transaction in which they begin to count. All transactions change rows in the same
    order, so that two cannot deadlock.
    """
    for game in sorted(games, key=lambda game: (game.owner or "", game.finished, game.id)):
        if game.outcome == "won":
            scores = {}
            for each in lists_of(game):
                if each.counts(game):
                    scores[each] = Score()
                    scores[each].take(game, counts=True)
            merge_scores(connection, game.owner, scores, game.finished)
        elif not game.brought:
            row = {"its_player": game.owner, "at": game.finished}
            rows = [{**row, "its_list": each.name} for each in lists_of(game)]
            if rows:
                connection.execute(_ENDING, rows)


def merge_scores(
    connection: Connection, player: str, scores: Mapping[ScoreList, Score], at: int
) -> None:
    """Merge scores into those of an account; they are of games that ended at one time."""
    rows = [
        {**scores[each].row(), "list": each.name, "player": player, "ends": each.ends, "at": at}
        for each in sorted(scores)
    ]
    if rows:
        connection.execute(_merging(connection), rows)


_AT: Final = bindparam("at", type_=BigInteger)
_ENDING: Final = (  # of streaks, by a loss; without order, one statement for all could deadlock
    update(SCORES)
    .where(SCORES.c.list == bindparam("its_list"), SCORES.c.player == bindparam("its_player"))
    .where(or_(SCORES.c.lost.is_(None), SCORES.c.lost < _AT))
    .values(run=0, lost=_AT)
)


def _merging(connection: Connection) -> Any:
    """The statement that merges a score into a row."""
    add = insert_into(connection, SCORES)
    old, new = SCORES.c, add.excluded
    run = case((old.lost >= _AT, old.run), else_=old.run + new.run)
    changes: dict[str, Any] = {"wins": old.wins + new.wins, "run": run}
    better = {
        ("milliseconds", "time_game"): new.milliseconds < old.milliseconds,
        ("speed", "speed_game"): or_(old.speed.is_(None), new.speed > old.speed),
        ("efficiency", "efficiency_game"): or_(
            old.efficiency.is_(None), new.efficiency > old.efficiency
        ),
    }
    for names, condition in better.items():
        changes |= {name: case((condition, new[name]), else_=old[name]) for name in names}
    changes["streak"] = case((run > old.streak, run), else_=old.streak)
    changes["streak_game"] = case((run > old.streak, new.streak_game), else_=old.streak_game)
    return add.on_conflict_do_update(index_elements=["list", "player"], set_=changes)


def _better(value: float | None, than: float | None) -> bool:
    return value is not None and (than is None or value > than)


def _midnight(day: date) -> int:
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() * 1000)
