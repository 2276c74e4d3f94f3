"""The current player, and the settings of their account."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from qmines.messages import Message
from qmines.store.database.row_sizes import note_size
from qmines.web.http import models
from qmines.web.http.context import RequestContext, Routes
from qmines.web.http.errors import Refusal, answer
from qmines.web.routes.accounts import NOT_LOGGED_IN

if TYPE_CHECKING:
    from starlette.responses import Response

ROUTES: Final = Routes()


@ROUTES.get("/api/me")
async def me(context: RequestContext) -> Response:
    """Get the current player."""
    player = await context.player()
    if player is None:
        return answer({"account": None, "guest": True, "played": False})
    played = await context.site.cache.read(context.site.players.has_played, player)
    account = None if player.guest else {"name": player.name, "created": player.created}
    return answer({"account": account, "guest": player.guest, "played": played})


@ROUTES.get("/api/settings")
async def settings(context: RequestContext) -> Response:
    """Get your account settings."""
    player = await context.player()
    found = None
    if player is not None and not player.guest:
        found = await context.site.cache.read(context.site.preferences.of, player)
    return answer({"settings": found})


@ROUTES.post("/api/settings", body=models.Preferred, answers=NOT_LOGGED_IN)
async def prefer(context: RequestContext) -> Response:
    """Save your account settings."""
    player = await context.player()
    if player is None or player.guest:
        raise Refusal(401, "login", Message("refused-log-in-settings"))
    with context.site.quota.charge(note_size(json.dumps(context.body.settings))):
        await context.site.cache.read(context.site.preferences.keep, player, context.body.settings)
    return answer({"kept": True})
