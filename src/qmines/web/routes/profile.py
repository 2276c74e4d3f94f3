"""The ways to oneself: who one is, and what one prefers."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from qmines.messages import Message
from qmines.store.database.row_sizes import note_size
from qmines.web.http import models
from qmines.web.http.context import RequestContext, Route
from qmines.web.http.errors import Refusal, answer

if TYPE_CHECKING:
    from starlette.responses import Response


async def me(context: RequestContext) -> Response:
    """Who asks."""
    player = await context.player()
    if player is None:
        return answer({"account": None, "guest": True, "games": 0})
    games = await context.site.cache.read(context.site.players.games, player)
    account = None if player.guest else {"name": player.name, "created": player.created}
    return answer({"account": account, "guest": player.guest, "games": games})


async def settings(context: RequestContext) -> Response:
    """What whoever asks prefers on the page."""
    player = await context.player()
    found = None
    if player is not None and not player.guest:
        found = await context.site.cache.read(context.site.preferences.of, player)
    return answer({"settings": found})


async def prefer(context: RequestContext) -> Response:
    """Keep what somebody prefers; a guest's stays in the browser."""
    player = await context.player()
    if player is None or player.guest:
        raise Refusal(401, "login", Message("refused-log-in-settings"))
    with context.site.quota.charge(note_size(json.dumps(context.body.settings))):
        await context.site.cache.read(context.site.preferences.keep, player, context.body.settings)
    return answer({"kept": True})


ROUTES: Final = [
    Route(method="GET", path="/api/me", do=me, summary="Get the current player."),
    Route(
        method="GET",
        path="/api/settings",
        do=settings,
        summary="Get your account settings.",
    ),
    Route(
        method="POST",
        path="/api/settings",
        do=prefer,
        body=models.Preferred,
        summary="Save your account settings.",
        answers={401: "You are not logged in."},
    ),
]
