"""The ways to positions that somebody keeps: list, add, remove."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated, Any, Final

from pydantic import Field

from qmines.messages import Message
from qmines.notation.link import spelt
from qmines.store.database.row_sizes import note_size
from qmines.web.http.context import RequestContext, Route
from qmines.web.http.errors import Refusal, answer
from qmines.web.http.models import Nothing
from qmines.web.routes.analyse import PositionBody, asked_of

if TYPE_CHECKING:
    from starlette.responses import Response

    from qmines.store.accounts.saved_positions import KeptPosition


_NAME: Final = re.compile(r"[2-9a-z]{16}", re.ASCII)


class Named(PositionBody):
    """A position to be kept."""

    name: Annotated[str, Field(min_length=1, max_length=64)]


async def listed(context: RequestContext) -> Response:
    """The positions of whoever asks."""
    player = await context.player()
    if player is None:
        return answer({"positions": []})
    found = await context.site.cache.read(context.site.positions.of, player)
    return answer({"positions": [_document(each) for each in found]})


async def keep(context: RequestContext) -> Response:
    """Keep a position."""
    body, asked = context.body, asked_of(context.body)
    player, link = await context.somebody(), spelt(asked.position())
    with context.site.quota.charge(note_size(body.name + link)):
        kept = await context.site.cache.read(context.site.positions.add, player, body.name, link)
    return answer(_document(kept), 201)


async def remove(context: RequestContext) -> Response:
    """Forget a position."""
    player, name = await context.player(), context.request.path_params["position"]
    gone = False
    if player is not None and _NAME.fullmatch(name):
        gone = await context.site.cache.read(context.site.positions.remove, player, name)
    if not gone:
        raise Refusal(404, "missing", Message("refused-no-position"))
    return answer({"removed": name})


def _document(kept: KeptPosition) -> dict[str, Any]:
    return {"id": kept.id, "name": kept.title, "link": kept.link, "created": kept.created}


ROUTES: Final = [
    Route(
        method="GET",
        path="/api/positions",
        do=listed,
        summary="List your saved positions, newest first.",
    ),
    Route(
        method="POST",
        path="/api/positions",
        do=keep,
        body=Named,
        summary="Save a position under a name.",
        answers={201: "The saved position."},
    ),
    Route(
        method="DELETE",
        path="/api/positions/{position}",
        do=remove,
        body=Nothing,
        summary="Delete a saved position.",
        answers={404: "Position not found."},
    ),
]
