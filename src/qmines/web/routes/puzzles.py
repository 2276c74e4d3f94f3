"""Answers to puzzles, and puzzles from a player's own games; others are static files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from qmines.generate.drills import safe_cells
from qmines.messages import Message
from qmines.store.accounts.players import now
from qmines.store.database.row_sizes import note_size
from qmines.store.games.own_mistakes import mistaken_positions
from qmines.web.http import models
from qmines.web.http.cancellation import waited
from qmines.web.http.context import RequestContext, Routes
from qmines.web.http.errors import Refusal, answer
from qmines.web.live.room_documents import rating_document
from qmines.web.puzzles import puzzles

if TYPE_CHECKING:
    from starlette.responses import Response

    from qmines.core.glicko import Rating

ROUTES: Final = Routes()


@ROUTES.post(
    "/api/puzzles/{puzzle}/answer",
    body=models.PuzzleAnswer,
    limit="help",
    answers={404: "Puzzle not found."},
)
async def reply(context: RequestContext) -> Response:
    """Answer a puzzle. Each puzzle counts towards your rating at most once a week."""
    puzzle = puzzles().get(context.request.path_params["puzzle"])
    if puzzle is None:
        raise Refusal(404, "missing", Message("refused-no-puzzle"))
    site, player = context.site, await context.player()
    cell = context.body.row, context.body.column
    if cell not in puzzle.hidden:
        raise Refusal(422, "invalid", Message("refused-outside"))
    right, rating = cell in puzzle.safe, None
    if player is not None and not player.guest:

        def rate() -> Rating | None:
            return site.ratings.rate_puzzle(
                player, puzzle.id, puzzle.difficulty, solved=right, at=now()
            )

        with site.quota.charge(2 * note_size("")):
            rating = await site.cache.read(rate)
    told = None if rating is None else rating_document(rating)
    return answer({"right": right, "safe": puzzle.safe, "rating": told})


@ROUTES.get("/api/puzzles/mistakes", limit="help")
async def mistakes(context: RequestContext) -> Response:
    """List positions in which you made a mistake, latest first."""
    player, site = await context.player(), context.site
    found: list[dict[str, Any]] = []
    if player is not None:
        for position in await site.cache.read(mistaken_positions, site.store, player):
            safe = await waited(context, safe_cells, position)
            if safe:
                told = {"rows": position.rows(), "mines": position.mines}
                found.append({**told, "safe": safe, "technique": "", "rating": 0})
    return answer({"puzzles": found})
