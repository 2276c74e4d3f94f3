"""Friends, blocked players, and reports to the operator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from qmines.messages import Message
from qmines.store.database.row_sizes import note_size
from qmines.web.http import models
from qmines.web.http.context import RequestContext, Route
from qmines.web.http.errors import Refusal, answer
from qmines.web.routes.accounts import owner_of

if TYPE_CHECKING:
    from starlette.responses import Response


async def relations(context: RequestContext) -> Response:
    """Your friends and those you blocked."""
    player, site = await owner_of(context), context.site
    found = await site.cache.read(site.relations.of, player)
    return answer({"friends": found["friend"], "blocked": found["block"]})


async def add(context: RequestContext) -> Response:
    """Add a friend, or block somebody."""
    player, site, body = await owner_of(context), context.site, context.body
    with site.quota.charge(note_size("")):
        done = await site.cache.read(site.relations.add, player, body.name, body.kind)
    return _found(done, 201)


async def remove(context: RequestContext) -> Response:
    """Remove a friend, or unblock somebody."""
    player, site = await owner_of(context), context.site
    name = context.request.path_params["player"]
    return _found(await site.cache.read(site.relations.remove, player, name))


async def report(context: RequestContext) -> Response:
    """Report somebody to the operator."""
    player, site, body = await owner_of(context), context.site, context.body
    with site.quota.charge(note_size(body.details)):
        done = await site.cache.read(
            site.relations.report, player, body.name, body.reason, body.details
        )
    return _found(done, 201)


def _found(done: bool, status: int = 200) -> Response:
    if not done:
        raise Refusal(404, "missing", Message("refused-no-player"))
    return answer({"done": True}, status)


_ANSWERS: Final[dict[int | str, str]] = {401: "You are not logged in.", 404: "No such player."}
ROUTES: Final = [
    Route(
        method="GET",
        path="/api/relations",
        do=relations,
        summary="List your friends and the players you blocked.",
        answers={401: "You are not logged in."},
    ),
    Route(
        method="POST",
        path="/api/relations",
        do=add,
        body=models.Relation,
        summary="Add a friend, or block a player.",
        answers=_ANSWERS,
    ),
    Route(
        method="DELETE",
        path="/api/relations/{player}",
        do=remove,
        body=models.Nothing,
        summary="Remove a friend, or unblock a player.",
        answers=_ANSWERS,
    ),
    Route(
        method="POST",
        path="/api/reports",
        do=report,
        body=models.Report,
        summary="Report a player to the operator.",
        answers=_ANSWERS,
    ),
]
