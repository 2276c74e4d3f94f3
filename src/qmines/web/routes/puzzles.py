"""Puzzles from a player's own games; the others come with the page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from qmines.generate.drills import safe_cells
from qmines.store.games.own_mistakes import mistaken_positions
from qmines.web.http.cancellation import waited
from qmines.web.http.context import RequestContext, Route
from qmines.web.http.errors import answer

if TYPE_CHECKING:
    from starlette.responses import Response


async def mistakes(context: RequestContext) -> Response:
    """Positions of your games in which you hit a mine although a safe cell could be found."""
    player, site = await context.player(), context.site
    found: list[dict[str, Any]] = []
    if player is not None:
        for position in await site.cache.read(mistaken_positions, site.store, player):
            safe = await waited(context, safe_cells, position)
            if safe:
                told = {"rows": position.rows(), "mines": position.mines}
                found.append({**told, "safe": safe, "technique": "", "rating": 0})
    return answer({"puzzles": found})


ROUTES: Final = [
    Route(
        method="GET",
        path="/api/puzzles/mistakes",
        do=mistakes,
        limit="help",
        summary="List positions in which you made a mistake, latest first.",
    ),
]
