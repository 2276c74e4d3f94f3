"""Statistics and lists of best games, computed from the finished games.

One pass over the games in order is faster than SQL, which would sort them for each row because of
the streaks. The index ``games_ended`` covers all columns that are needed.
"""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import select

from qmines.core.rates import wilson
from qmines.errors import InvalidInput
from qmines.store.database.tables import GAMES
from qmines.store.games.filters import WITHOUT_HELP, Filter, unknown_boards
from qmines.store.records import StoredGame
from qmines.store.store import rows_of

if TYPE_CHECKING:
    from qmines.store.store import Store

RECENT: Final = 40
"""How many of the last games each row lists."""
_BLOCK: Final = 2000
_ORDERS: Final = {
    "time": GAMES.c.milliseconds,
    "speed": GAMES.c.bbbv_per_second.desc(),
    "efficiency": GAMES.c.efficiency.desc(),
}
ORDERS: Final = tuple(_ORDERS)
"""What best games can be ordered by."""


@dataclass(slots=True)
class _Mean:
    count: int = 0
    total: float = 0.0

    def take(self, value: float | None) -> None:
        if value is not None:
            self.count += 1
            self.total += value

    @property
    def value(self) -> float | None:
        return self.total / self.count if self.count else None


@dataclass(slots=True)
class StatisticsRow:
    """The statistics of one level, rule set and variant, with help or without.

    Times, 3BV/s and efficiency cover won games only. Best values leave out shared boards, such as
    those of races and daily boards; ``shared`` counts these. ``recent`` has the last games in
    order: whether each was won, and its time. Games that were begun as a guest (``brought``) are in
    the times and the best values, and in nothing else, because a guest can leave losses behind.
    """

    level: str
    rules: str
    variant: str
    helped: bool
    games: int = 0
    wins: int = 0
    streak: int = 0
    best_streak: int = 0
    best_time: int | None = None
    best_speed: float | None = None
    deaths: int = 0
    shared: int = 0
    brought: int = 0
    help: Counter[str] = field(default_factory=Counter)
    recent: deque[tuple[bool, int]] = field(default_factory=lambda: deque(maxlen=RECENT))
    _time: _Mean = field(default_factory=_Mean)
    _speed: _Mean = field(default_factory=_Mean)
    _efficiency: _Mean = field(default_factory=_Mean)

    @property
    def rate(self) -> float:
        """The share of games won; 0 if there are none."""
        return self.wins / max(1, self.games)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% confidence interval for the win rate."""
        return wilson(self.wins, self.games)

    @property
    def mean_time(self) -> float | None:
        """The mean time of games won, in ms."""
        return self._time.value

    @property
    def mean_speed(self) -> float | None:
        """The mean 3BV/s of games won."""
        return self._speed.value

    @property
    def mean_efficiency(self) -> float | None:
        """The mean efficiency of games won."""
        return self._efficiency.value

    @property
    def recent_times(self) -> list[int]:
        """The times of the won games among the last ones."""
        return [milliseconds for won, milliseconds in self.recent if won]

    def take(self, aid: str, won: bool, milliseconds: int, deaths: int, *, shared: bool) -> None:
        """Count one more game; games must be added in the order in which they ended."""
        self.games += 1
        self.shared += shared
        self.deaths += deaths
        if aid:
            self.help.update(aid.split("+"))
        self.recent.append((won, milliseconds))
        if not won:
            self.streak = 0
            return
        self.wins += 1
        self.streak += 1
        self.best_streak = max(self.best_streak, self.streak)

    def take_measures(
        self,
        milliseconds: int,
        speed: float | None,
        efficiency: float | None,
        *,
        shared: bool,
    ) -> None:
        """Count the measures of a game that was won."""
        self._time.take(milliseconds)
        if not shared and (self.best_time is None or milliseconds < self.best_time):
            self.best_time = milliseconds
        self._speed.take(speed)
        self._efficiency.take(efficiency)
        if speed is not None and not shared:
            self.best_speed = max(speed, self.best_speed or 0.0)

    def document(self) -> dict[str, Any]:
        """The row as JSON values."""
        low, high = self.interval
        return {
            "level": self.level,
            "rules": self.rules,
            "variant": self.variant,
            "helped": self.helped,
            "games": self.games,
            "wins": self.wins,
            "win_rate": self.rate,
            "win_rate_95": [low, high],
            "streak": self.streak,
            "best_streak": self.best_streak,
            "best_milliseconds": self.best_time,
            "mean_milliseconds": self.mean_time,
            "best_bbbv_per_second": self.best_speed,
            "mean_bbbv_per_second": self.mean_speed,
            "mean_efficiency": self.mean_efficiency,
            "deaths": self.deaths,
            "shared": self.shared,
            "brought": self.brought,
            "help": dict(sorted(self.help.items())),
            "recent": [{"won": won, "milliseconds": ms} for won, ms in self.recent],
        }


def statistics(store: Store, wanted: Filter | None = None) -> list[StatisticsRow]:
    """One row per level, rule set and variant, with and without help; most played first."""
    columns = GAMES.c
    query = (
        select(columns.level, columns.rules, columns.variant, columns.aid, columns.outcome)
        .add_columns(columns.milliseconds, columns.deaths)
        .add_columns(columns.bbbv_per_second, columns.efficiency, columns.shared)
        .add_columns(columns.brought)
        .where(columns.finished.is_not(None), *(wanted or Filter()).conditions())
        .order_by(columns.finished, columns.id)
        .execution_options(yield_per=_BLOCK)
    )
    lines: dict[tuple[str, str, str, bool], StatisticsRow] = {}
    with store.database.read() as connection:
        for row in connection.execute(query):
            level, rules, variant, aid, outcome, milliseconds, deaths, *measures = row
            speed, efficiency, shared, brought = measures
            key = (level, rules, variant, aid not in WITHOUT_HELP)
            line = lines.get(key)
            if line is None:
                line = lines[key] = StatisticsRow(*key)
            won = outcome == "won"
            if brought:
                line.brought += 1
            else:
                line.take(aid, won, milliseconds, deaths, shared=shared)
            if won:
                line.take_measures(milliseconds, speed, efficiency, shared=shared)
    return sorted(lines.values(), key=lambda line: -line.games)


def best_games(
    store: Store, wanted: Filter | None = None, *, by: str = "time", limit: int = 10
) -> list[StoredGame]:
    """The best games won, by ``"time"``, ``"speed"`` (3BV/s) or ``"efficiency"``.

    Lists games without help unless the filter says otherwise, and never games on boards that the
    player could have known.
    """
    if by not in _ORDERS:
        raise InvalidInput(f"best games can be listed by {', '.join(ORDERS)}, not by {by!r}")
    columns, wanted = GAMES.c, wanted or Filter()
    if wanted.aid is None:
        wanted = replace(wanted, aid="none")
    query = (
        select(GAMES)
        .where(columns.outcome == "won", ~columns.sealed, *wanted.conditions(), *unknown_boards())
        .order_by(_ORDERS[by], columns.finished, columns.id)
        .limit(rows_of(limit))
    )
    if by != "time":
        query = query.where(columns.measures.is_not(None))
    with store.database.read() as connection:
        return [StoredGame.of(row) for row in connection.execute(query).mappings()]
