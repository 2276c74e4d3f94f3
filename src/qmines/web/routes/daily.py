"""The daily boards."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final

from qmines.modes import level_name
from qmines.store.accounts.players import now
from qmines.store.database.row_sizes import game_size
from qmines.store.games.daily import LEVELS, Try, day_of, end_of, month_of, today
from qmines.store.games.daily_calendar import Calendar, calendar
from qmines.store.games.shared_start import Beginning, beginning_of
from qmines.web.http import models
from qmines.web.http.context import RequestContext, Routes
from qmines.web.http.errors import answer

if TYPE_CHECKING:
    from datetime import date

    from starlette.responses import Response

    from qmines.store import Player
    from qmines.web.site import Site

ROUTES: Final = Routes()


@ROUTES.get("/api/daily", query=models.Day, answers={422: "There are no boards for that day."})
async def look(context: RequestContext) -> Response:
    """Get a day's boards and the players' results."""
    day, player = day_of(context.query.day), await context.player()
    return answer(await context.site.cache.read(_told, context.site, day, player))


@ROUTES.post("/api/daily", body=models.Daily, limit="new", answers={201: "The new game."})
async def play(context: RequestContext) -> Response:
    """Play a daily board."""
    site, level = context.site, context.body.level
    day, player = day_of(context.body.day), await context.somebody()
    beginning = await site.cache.rule(lambda: _begun(site, day, level), light=False)
    begin = site.dailies.begin if day == today() else site.dailies.practise
    header = site.dailies.header(day, level, ranked=True)
    with site.quota.charge(game_size(header, len(beginning.records))):
        name = await site.cache.read(begin, day, level, player, beginning)
    cached = await site.cache.get(name)
    return answer(await site.play.document(cached, player), 201)


@ROUTES.get("/api/daily/calendar", query=models.Month, answers={422: "Invalid month."})
async def attempts(context: RequestContext) -> Response:
    """Get your daily boards for a month, and your streaks."""
    player, site = await context.player(), context.site
    month = month_of(context.query.month)
    found = Calendar({}, 0, 0)
    if player is not None:
        found = await site.cache.read(calendar, site.store, player.id, month)
    return answer(
        {
            "month": f"{month:%Y-%m}",
            "today": today().isoformat(),
            "boards": list(LEVELS),
            "days": {day.isoformat(): states for day, states in found.days.items()},
            "streak": found.streak,
            "best_streak": found.best_streak,
        }
    )


def _begun(site: Site, day: date, level: str) -> Beginning:
    ranked = day == today()
    return beginning_of(
        site.dailies.header(day, level, ranked=ranked), site.dailies.seed(day, level)
    )


def _told(site: Site, day: date, player: Player | None) -> dict[str, Any]:
    dailies, over = site.dailies, day < today()
    mine = {} if player is None else dailies.of(day, player)
    levels = []
    for level in LEVELS:
        header = dailies.header(day, level, ranked=True)
        size = header.setup.level
        levels.append(
            {
                "level": level,
                "rules": header.setup.rules,
                "title": level_name(header.setup),
                "no_guess": bool(header.setup.options.get("no_guess")),
                "width": size.width,
                "height": size.height,
                "mines": size.mines,
                "commitment": header.commitment,
                "seed": dailies.seed(day, level).hex() if over else None,
                "tried": dailies.tried(day, level),
                "you": _own(mine.get(level)),
                "results": [
                    {
                        "name": each.name,
                        "milliseconds": each.milliseconds,
                        "pace": each.pace,
                        "you": player is not None and each.player == player.id,
                        "game": each.game if over else None,
                    }
                    for each in dailies.results(day, level)
                ],
            }
        )
    following = today() + timedelta(1)
    return {
        "day": day.isoformat(),
        "today": today().isoformat(),
        "now": now(),
        "ends": end_of(day),
        "levels": levels,
        "tomorrow": {
            level: dailies.header(following, level, ranked=True).commitment for level in LEVELS
        },
    }


def _own(mine: Try | None) -> dict[str, Any] | None:
    if mine is None:
        return None
    return {"game": mine.game, "state": mine.result, "milliseconds": mine.milliseconds}
