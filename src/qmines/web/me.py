"""The ways to oneself: who one is, and what one prefers."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from qmines.store.sizes import note_size
from qmines.web import models
from qmines.web.asking import Ask, Way
from qmines.web.errors import Refusal, answer

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


async def settings(ask: Ask) -> Response:
    """What whoever asks prefers on the page."""
    player = await ask.player()
    found = None
    if player is not None and not player.guest:
        found = await ask.site.keeper.read(ask.site.preferences.of, player)
    return answer({"settings": found})


async def prefer(ask: Ask) -> Response:
    """Keep what somebody prefers; a guest's stays in the browser."""
    player = await ask.player()
    if player is None or player.guest:
        raise Refusal(401, "login", "Settings are kept with an account: log in first.")
    with ask.site.quota.charge(note_size(json.dumps(ask.body.settings))):
        await ask.site.keeper.read(ask.site.preferences.keep, player, ask.body.settings)
    return answer({"kept": True})


WAYS: Final = [
    Way(method="GET", path="/api/me", do=me, summary="Who you are."),
    Way(
        method="GET",
        path="/api/settings",
        do=settings,
        summary="The settings that are kept with your account.",
    ),
    Way(
        method="POST",
        path="/api/settings",
        do=prefer,
        body=models.Preferred,
        summary="Keep settings with your account.",
        answers={401: "You are not logged in."},
    ),
]
