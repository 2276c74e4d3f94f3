"""Games that were played in a browser, which are replayed and stored as local, unranked games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from pydantic import Field

from qmines.session import Entry, Header, commitment_to
from qmines.store.database.row_sizes import game_size
from qmines.store.games.local_games import file_game
from qmines.web.http.cancellation import waited
from qmines.web.http.context import RequestContext, Routes
from qmines.web.http.errors import answer
from qmines.web.routes.replays import MOST_FORKED, Recorded, sent_in
from qmines.web.solver.replays import local_game

if TYPE_CHECKING:
    from starlette.responses import Response

ROUTES: Final = Routes()

_SECONDS: Final = 10.0  # to replay an uploaded game


class LocalGame(Recorded):
    """A game file in base64, gzipped or not, and the ID that the page gave the game."""

    id: Annotated[str, Field(pattern=r"^[2-9a-hjkmnp-tv-z]{12}$")]


@ROUTES.post(
    "/api/games/local",
    body=LocalGame,
    limit="upload",
    answers={
        201: "The game is stored.",
        422: "The file is not a game file, the game is unfinished or could not be verified, "
        "or its ID is already in use.",
    },
)
async def file(context: RequestContext) -> Response:
    """Store a finished, unranked game that was played in a browser."""
    player = await context.somebody()
    site, name = context.site, context.body.id
    played, standing = await waited(
        context, local_game, sent_in(context), MOST_FORKED, seconds=_SECONDS
    )
    header = Header(played.setup, commitment_to(played.seed), played.player_seed)
    entries = [Entry(*entry) for entry in played.entries]

    def store() -> bool:
        return file_game(
            site.store, name, header, played.seed, entries, standing=standing, owner=player.id
        )

    with site.quota.charge(game_size(header, len(entries))):
        fresh = await site.cache.read(store)
    site.settle(await site.cache.get(name))
    return answer({"id": name, "repeated": not fresh}, 201 if fresh else 200)
