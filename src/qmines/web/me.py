"""The ways to oneself: who one is, statistics and best lists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from qmines.modes import known_level
from qmines.store import Filter, best_games, statistics
from qmines.web import models
from qmines.web.asking import Ask, Way
from qmines.web.documents import summary_of
from qmines.web.errors import answer

if TYPE_CHECKING:
    from starlette.responses import Response


async def me(ask: Ask) -> Response:
    """Who asks."""
    player = await ask.player()
    if player is None:
        return answer({"account": None, "guest": True, "games": 0})
    games = await ask.site.keeper.read(ask.site.players.games, player)
    account = None if player.guest else {"name": player.name, "created": player.created}
    return answer({"account": account, "guest": player.guest, "games": games})


async def stats(ask: Ask) -> Response:
    """The statistics of whoever asks."""
    player = await ask.player()
    if player is None:
        return answer({"lines": []})

    def lines() -> list[dict[str, Any]]:
        return [line.document() for line in statistics(ask.site.store, Filter(owner=player.id))]

    return answer({"lines": await ask.site.keeper.read(lines)})


async def best(ask: Ask) -> Response:
    """The best games of all."""
    query = ask.query
    level = None if query.level is None else known_level(query.level)
    wanted = Filter(rules=query.rules, level=level, variant=query.variant)

    def games() -> list[dict[str, Any]]:
        found = best_games(ask.site.store, wanted, by=query.by, limit=query.limit)
        return [summary_of(game) for game in found]

    return answer({"games": await ask.site.keeper.read(games)})


WAYS: Final = [
    Way(method="GET", path="/api/me", do=me, summary="Who you are."),
    Way(method="GET", path="/api/stats", do=stats, summary="Your statistics."),
    Way(
        method="GET",
        path="/api/best",
        do=best,
        query=models.Best,
        summary="The best games won without help.",
        answers={422: "No such level."},
    ),
]
