"""A player's progress: finished games in order, in bins of equal size."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Double, case, cast, func, select

from qmines.core.rates import wilson
from qmines.store.database.tables import GAMES
from qmines.store.games.filters import Filter

if TYPE_CHECKING:
    from qmines.store.store import Store

MOST_BINS: Final = 60


@dataclass(frozen=True, slots=True)
class Bin:
    """Consecutive games, beginning with number ``start``.

    Times, 3BV/s and efficiency cover won games only. ``judged`` counts games that were won, or
    lost and judged; ``mistakes`` counts those lost by a mistake. ``luck`` is the mean chance of
    surviving the guesses of a game, over the ``guessed`` games that had any.
    """

    start: int
    games: int
    wins: int
    first: int
    last: int
    best_time: float | None
    mean_time: float | None
    mean_speed: float | None
    mean_efficiency: float | None
    judged: int
    mistakes: int
    guessed: int
    luck: float | None

    @property
    def accuracy(self) -> float | None:
        """The share of judged games that were not lost by a mistake."""
        return 1 - self.mistakes / self.judged if self.judged else None

    def document(self) -> dict[str, Any]:
        """The bin as JSON values."""
        return {
            "start": self.start,
            "games": self.games,
            "wins": self.wins,
            "first": self.first,
            "last": self.last,
            "win_rate": self.wins / self.games,
            "win_rate_95": wilson(self.wins, self.games),
            "best_milliseconds": self.best_time,
            "mean_milliseconds": self.mean_time,
            "mean_bbbv_per_second": self.mean_speed,
            "mean_efficiency": self.mean_efficiency,
            "judged": self.judged,
            "mistakes": self.mistakes,
            "accuracy": self.accuracy,
            "accuracy_95": wilson(self.judged - self.mistakes, self.judged),
            "guessed": self.guessed,
            "luck": self.luck,
        }


def progress(store: Store, wanted: Filter | None = None, *, bins: int = 30) -> list[Bin]:
    """Finished games, oldest first, in at most so many bins, without those begun as a guest.

    There are no more bins than games in each bin, so that every bin has enough games.
    """
    columns = GAMES.c
    meant = [columns.finished.is_not(None), ~columns.brought, *(wanted or Filter()).conditions()]
    with store.database.read() as connection:
        count = connection.scalar(select(func.count()).select_from(GAMES).where(*meant)) or 0
        if not count:
            return []
        number = min(bins, MOST_BINS, math.isqrt(count))
        place = func.ntile(number).over(order_by=(columns.finished, columns.id)).label("place")
        won, guessed = columns.outcome == "won", columns.guesses > 0
        each = select(
            place,
            columns.finished,
            case((won, 1), else_=0).label("won"),
            case((won, cast(columns.milliseconds, Double))).label("time"),
            case((won & ~columns.shared, cast(columns.milliseconds, Double))).label("best"),
            case((won, columns.bbbv_per_second)).label("speed"),
            case((won, columns.efficiency)).label("efficiency"),
            case((won | columns.mistake.is_not(None), 1), else_=0).label("judged"),
            case((columns.mistake, 1), else_=0).label("mistake"),
            case((guessed, 1), else_=0).label("guessed"),
            case((guessed, columns.luck)).label("luck"),
        )
        seen = each.where(*meant).subquery().c
        found = connection.execute(
            select(
                func.count(),
                func.sum(seen.won),
                func.min(seen.finished),
                func.max(seen.finished),
                func.min(seen.best),
                func.avg(seen.time),
                func.avg(seen.speed),
                func.avg(seen.efficiency),
                func.sum(seen.judged),
                func.sum(seen.mistake),
                func.sum(seen.guessed),
                func.avg(seen.luck),
            )
            .group_by(seen.place)
            .order_by(seen.place)
        )
        made: list[Bin] = []
        start = 1
        for games, wins, first, last, best, mean, speed, efficiency, *rest, luck in found:
            judged, mistakes, lucky = map(int, rest)
            span = (start, games, int(wins), first, last)
            made.append(Bin(*span, best, mean, speed, efficiency, judged, mistakes, lucky, luck))
            start += games
    return made
