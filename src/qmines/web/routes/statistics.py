"""Statistics of your games, and how they changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from qmines.modes import known_level
from qmines.store import Filter, progress, statistics
from qmines.web.http import models
from qmines.web.http.context import RequestContext, Routes
from qmines.web.http.errors import answer

if TYPE_CHECKING:
    from starlette.responses import Response

    from qmines.store import Player
    from qmines.store.accounts.public import Profile

ROUTES: Final = Routes()


def filter_of(query: models.Counted, player: Player | Profile | None, **more: Any) -> Filter:
    """The games of a player that a query selects; ``more`` are further fields of the filter."""
    named = {name: getattr(query, name) for name in ("rules", "variant", "aid", "days")}
    level = None if query.level is None else known_level(query.level)
    owner = None if player is None else player.id
    return Filter(level=level, owner=owner, **named | more)


@ROUTES.get("/api/stats", query=models.Counted, answers={422: "Unknown level."})
async def stats(context: RequestContext) -> Response:
    """Get your statistics by level, rules, options and help."""
    player = await context.player()
    wanted = filter_of(context.query, player, lessons=False)
    if player is None:
        return answer({"lines": []})

    def lines() -> list[dict[str, Any]]:
        return [line.document() for line in statistics(context.site.store, wanted)]

    return answer({"lines": await context.site.cache.read(lines)})


@ROUTES.get("/api/progress", query=models.Charted, answers={422: "Unknown level."})
async def changes(context: RequestContext) -> Response:
    """Get your games over time, in bins with the same number of games."""
    player = await context.player()
    wanted = filter_of(context.query, player, lessons=False)
    if player is None:
        return answer({"bins": []})

    def bins() -> list[dict[str, Any]]:
        found = progress(context.site.store, wanted, bins=context.query.bins)
        return [each.document() for each in found]

    return answer({"bins": await context.site.cache.read(bins)})
