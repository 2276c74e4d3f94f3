"""Rated puzzles, and puzzles from a player's own games; others are static files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from qmines.core.glicko import Rating
from qmines.generate.drills import judged, rated_puzzle, safe_cells
from qmines.messages import Message
from qmines.store.accounts.players import now
from qmines.store.database.row_sizes import note_size
from qmines.store.games.own_mistakes import mistaken_positions
from qmines.store.games.ratings import PUZZLE
from qmines.web.http import models
from qmines.web.http.cancellation import waited
from qmines.web.http.context import RequestContext, Routes
from qmines.web.http.errors import Refusal, answer
from qmines.web.live.room_documents import rating_document
from qmines.web.routes.accounts import NOT_LOGGED_IN, owner_of
from qmines.web.routes.learn import UNKNOWN, cell_of, find_drill

if TYPE_CHECKING:
    from starlette.responses import Response

ROUTES: Final = Routes()


@ROUTES.post("/api/puzzles", limit="help", answers=NOT_LOGGED_IN)
async def deal(context: RequestContext) -> Response:
    """Get a rated puzzle. You get the same one again until you answer it."""
    player, site = await owner_of(context), context.site
    puzzle = await site.cache.read(site.drills.dealt, player)
    if puzzle is None:
        rating = await site.cache.read(site.ratings.of, player.id, PUZZLE, now())
        technique, position, difficulty = await waited(context, rated_puzzle, rating or Rating())
        with site.quota.charge(note_size("".join(position.rows()))):
            puzzle = await site.cache.read(
                site.drills.deal, player, technique, position, difficulty
            )
    position = puzzle.position
    return answer({"id": puzzle.id, "rows": position.rows(), "mines": position.mines})


@ROUTES.post(
    "/api/puzzles/{puzzle}/answer",
    body=models.PuzzleAnswer,
    limit="help",
    answers=NOT_LOGGED_IN | UNKNOWN,
)
async def reply(context: RequestContext) -> Response:
    """Answer your rated puzzle with a safe cell. Only the first answer counts."""
    player, site = await owner_of(context), context.site
    puzzle = await find_drill(context, player, context.request.path_params["puzzle"], rated=True)
    if puzzle is None:
        raise Refusal(404, "missing", Message("refused-no-puzzle"))
    cell = cell_of(context, puzzle.position)
    judgement = await waited(context, judged, puzzle.position, cell, "open")

    def note() -> tuple[bool, Rating | None]:
        first = site.drills.answer(player, puzzle.id, right=judgement.right)
        return first, site.ratings.of(player.id, PUZZLE, now())

    with site.quota.charge(note_size("")):
        first, rating = await site.cache.read(note)
    told = None if rating is None else rating_document(rating)
    return answer({**judgement.document(), "first": first, "rating": told})


@ROUTES.get("/api/puzzles/mistakes", limit="help")
async def mistakes(context: RequestContext) -> Response:
    """List positions in which you made a mistake, latest first."""
    player, site = await context.player(), context.site
    found: list[dict[str, Any]] = []
    if player is not None:
        for position in await site.cache.read(mistaken_positions, site.store, player):
            safe = await waited(context, safe_cells, position)
            if safe:
                rows, mines = position.rows(), position.mines
                found.append({"rows": rows, "mines": mines, "safe": safe})
    return answer({"puzzles": found})
