"""Leaderboards: the best of each player, and your own rank."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from qmines.modes import known_level
from qmines.store.games.leaderboard import (
    Leaderboard,
    Place,
    place_of,
    places,
    players_in,
)
from qmines.store.games.scores import Board
from qmines.web.http import models
from qmines.web.http.context import RequestContext, Routes
from qmines.web.http.errors import answer

if TYPE_CHECKING:
    from starlette.responses import Response

ROUTES: Final = Routes()


@ROUTES.get("/api/leaderboard", query=models.LeaderboardQuery, answers={422: "Unknown level."})
async def leaderboard(context: RequestContext) -> Response:
    """Get a leaderboard with one row per player, and your own rank."""
    query, player, store = context.query, await context.player(), context.site.store
    board = Board(query.rules, known_level(query.level), query.variant)
    wanted = Leaderboard(board, query.kind, query.period, query.by, query.verified)

    def document() -> dict[str, Any]:
        own = None if player is None else place_of(store, wanted, player)
        rows = places(store, wanted, limit=query.limit)
        listed = any(each.player == own.player for each in rows) if own is not None else False
        return {
            "players": players_in(store, wanted),
            "rows": [_document(each, own) for each in rows],
            "you": None if own is None else {**_document(own, own), "shown": listed},
        }

    return answer(await context.site.cache.read(document))


def _document(place: Place, own: Place | None) -> dict[str, Any]:
    found = place._asdict()
    player, name = found.pop("player"), found.pop("name")
    return {**found, "player": name, "you": own is not None and player == own.player}
