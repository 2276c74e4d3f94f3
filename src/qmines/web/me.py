"""The way to oneself: who one is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from qmines.web.asking import Ask, Way
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


WAYS: Final = [Way(method="GET", path="/api/me", do=me, summary="Who you are.")]
