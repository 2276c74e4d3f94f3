"""Friends, blocked players, and reports to the operator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from qmines.messages import Message
from qmines.store.database.row_sizes import note_size
from qmines.web.http import models
from qmines.web.http.context import RequestContext, Routes, game_name
from qmines.web.http.errors import Refusal, answer
from qmines.web.live.room_documents import friend_document, summary
from qmines.web.routes.accounts import NOT_LOGGED_IN, owner_of

if TYPE_CHECKING:
    from starlette.responses import Response

    from qmines.store import Player
    from qmines.web.site import Site

ROUTES: Final = Routes()
_ANSWERS: Final = {**NOT_LOGGED_IN, 404: "Player not found."}


@ROUTES.get("/api/relations", answers=NOT_LOGGED_IN)
async def relations(context: RequestContext) -> Response:
    """List your friends and the players you blocked."""
    player, site = await owner_of(context), context.site
    found = await site.cache.read(site.relations.of, player)
    return answer({"friends": found["friend"], "blocked": found["block"]})


@ROUTES.get("/api/friends", answers=NOT_LOGGED_IN)
async def friends(context: RequestContext) -> Response:
    """List your friends, what they are playing, and invitations from them."""
    player, site = await owner_of(context), context.site

    def found() -> dict[str, Any]:
        return {
            "friends": [friend_document(each) for each in site.friends.of(player)],
            "added_you": site.friends.added_by(player),
            "invitations": _invitations(site, player),
        }

    return answer(await site.cache.read(found))


@ROUTES.get("/api/invitations", answers=NOT_LOGGED_IN)
async def invitations(context: RequestContext) -> Response:
    """List invitations from friends."""
    player, site = await owner_of(context), context.site
    return answer({"invitations": await site.cache.read(_invitations, site, player)})


@ROUTES.post(
    "/api/rooms/{room}/invite",
    body=models.Invite,
    answers={**NOT_LOGGED_IN, 404: "Room or friend not found."},
)
async def invite(context: RequestContext) -> Response:
    """Invite a friend to a room you are in."""
    player, site = await owner_of(context), context.site
    room = game_name(context.request.path_params["room"])
    with site.quota.charge(note_size("")):
        invited = await site.cache.read(site.friends.invite, player, room, context.body.name)
    if invited is not None:
        site.spectators.invited(invited)
    return _found(invited is not None, 201)


@ROUTES.delete("/api/invitations/{room}", answers=NOT_LOGGED_IN)
async def decline(context: RequestContext) -> Response:
    """Decline an invitation."""
    player, site = await owner_of(context), context.site
    room = game_name(context.request.path_params["room"])
    return answer({"done": await site.cache.read(site.friends.decline, player, room)})


@ROUTES.post("/api/relations", body=models.Relation, answers=_ANSWERS)
async def add(context: RequestContext) -> Response:
    """Add a friend, or block a player."""
    player, site, body = await owner_of(context), context.site, context.body
    with site.quota.charge(note_size("")):
        done = await site.cache.read(site.relations.add, player, body.name, body.kind)
    return _found(done, 201)


@ROUTES.delete("/api/relations/{player}", answers=_ANSWERS)
async def remove(context: RequestContext) -> Response:
    """Remove a friend, or unblock a player."""
    player, site = await owner_of(context), context.site
    name = context.request.path_params["player"]
    return _found(await site.cache.read(site.relations.remove, player, name))


@ROUTES.post("/api/reports", body=models.Report, answers=_ANSWERS)
async def report(context: RequestContext) -> Response:
    """Report a player to the operator."""
    player, site, body = await owner_of(context), context.site, context.body
    with site.quota.charge(note_size(body.details)):
        done = await site.cache.read(
            site.relations.report, player, body.name, body.reason, body.details
        )
    return _found(done, 201)


def _invitations(site: Site, player: Player) -> list[dict[str, Any]]:
    found = site.friends.invitations(player)
    return [{"sender": each.sender, "room": summary(each.room, player)} for each in found]


def _found(done: bool, status: int = 200) -> Response:
    if not done:
        raise Refusal(404, "missing", Message("refused-no-player"))
    return answer({"done": True}, status)
