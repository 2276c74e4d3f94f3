"""Friends, blocked players, and reports to the operator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from qmines.messages import Message
from qmines.store.database.row_sizes import note_size
from qmines.web.http import models
from qmines.web.http.context import RequestContext, Route, game_name
from qmines.web.http.errors import Refusal, answer
from qmines.web.live.room_documents import friend_document, summary
from qmines.web.routes.accounts import owner_of

if TYPE_CHECKING:
    from starlette.responses import Response

    from qmines.store import Player
    from qmines.web.site import Site


async def relations(context: RequestContext) -> Response:
    """Your friends and those you blocked."""
    player, site = await owner_of(context), context.site
    found = await site.cache.read(site.relations.of, player)
    return answer({"friends": found["friend"], "blocked": found["block"]})


async def friends(context: RequestContext) -> Response:
    """Your friends, who of them is online and what they play, and what you are invited to."""
    player, site = await owner_of(context), context.site

    def found() -> dict[str, Any]:
        return {
            "friends": [friend_document(each) for each in site.friends.of(player)],
            "added_you": site.friends.added_by(player),
            "invitations": _invitations(site, player),
        }

    return answer(await site.cache.read(found))


async def invitations(context: RequestContext) -> Response:
    """What you are invited to."""
    player, site = await owner_of(context), context.site
    return answer({"invitations": await site.cache.read(_invitations, site, player)})


async def invite(context: RequestContext) -> Response:
    """Invite a friend to a room that you are in."""
    player, site = await owner_of(context), context.site
    room = game_name(context.request.path_params["room"])
    with site.quota.charge(note_size("")):
        invited = await site.cache.read(site.friends.invite, player, room, context.body.name)
    if invited is not None:
        site.spectators.invited(invited)
    return _found(invited is not None, 201)


async def decline(context: RequestContext) -> Response:
    """Decline an invitation."""
    player, site = await owner_of(context), context.site
    room = game_name(context.request.path_params["room"])
    return answer({"done": await site.cache.read(site.friends.decline, player, room)})


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


def _invitations(site: Site, player: Player) -> list[dict[str, Any]]:
    found = site.friends.invitations(player)
    return [{"sender": each.sender, "room": summary(each.room)} for each in found]


def _found(done: bool, status: int = 200) -> Response:
    if not done:
        raise Refusal(404, "missing", Message("refused-no-player"))
    return answer({"done": True}, status)


_ANSWERS: Final[dict[int | str, str]] = {
    401: "You are not logged in.",
    404: "Player not found.",
}
ROUTES: Final = [
    Route(
        method="GET",
        path="/api/friends",
        do=friends,
        summary="List your friends, what they are playing, and invitations from them.",
        answers={401: "You are not logged in."},
    ),
    Route(
        method="GET",
        path="/api/invitations",
        do=invitations,
        summary="List invitations from friends.",
        answers={401: "You are not logged in."},
    ),
    Route(
        method="POST",
        path="/api/rooms/{room}/invite",
        do=invite,
        body=models.Invite,
        summary="Invite a friend to a room you are in.",
        answers={401: "You are not logged in.", 404: "Room or friend not found."},
    ),
    Route(
        method="DELETE",
        path="/api/invitations/{room}",
        do=decline,
        body=models.Nothing,
        summary="Decline an invitation.",
        answers={401: "You are not logged in."},
    ),
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
