"""A player's daily boards by day, and streaks of days on which they cleared a board."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import select

from qmines.store.database.tables import DAILIES, GAMES
from qmines.store.games.daily import end_of, today

if TYPE_CHECKING:
    from qmines.store.store import Store


class Calendar(NamedTuple):
    """The results of a player's attempts, by day and board, and their streaks in days."""

    days: dict[date, dict[str, str]]
    streak: int
    best_streak: int


def calendar(store: Store, player: str, month: date) -> Calendar:
    """A player's attempts in a month, and the streaks over all months.

    A board that was cleared after its day counts as ``"late"``.
    """
    query = (
        select(DAILIES.c.day, DAILIES.c.level, GAMES.c.outcome, GAMES.c.finished)
        .join(GAMES, GAMES.c.id == DAILIES.c.game)
        .where(DAILIES.c.player == player)
        .order_by(DAILIES.c.day, DAILIES.c.level)
    )
    days: dict[date, dict[str, str]] = {}
    cleared: set[date] = set()
    with store.database.read() as connection:
        for row in connection.execute(query):
            day, state = date.fromisoformat(row.day), row.outcome
            if state == "won" and row.finished >= end_of(day):
                state = "late"
            if state == "won":
                cleared.add(day)
            if (day.year, day.month) == (month.year, month.month):
                days.setdefault(day, {})[row.level] = state
    return Calendar(days, *streaks(cleared, today()))


def streaks(cleared: set[date], day: date) -> tuple[int, int]:
    """The streak that lasts until this day or the one before it, and the longest streak.

    >>> days = {date(2026, 11, number) for number in (1, 2, 3, 8, 9)}
    >>> streaks(days, date(2026, 11, 10)), streaks(days, date(2026, 11, 11))
    ((2, 3), (0, 3))
    """
    run = best = 0
    ordered = sorted(cleared)
    for before, each in pairwise([date.min, *ordered]):
        run = run + 1 if each - before == timedelta(1) else 1
        best = max(best, run)
    lasting = bool(ordered) and day - ordered[-1] <= timedelta(1)
    return run if lasting else 0, best
