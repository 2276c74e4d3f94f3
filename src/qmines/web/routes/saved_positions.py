"""Saved positions: list, add, remove."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated, Any, Final

from pydantic import Field

from qmines.messages import Message
from qmines.notation.link import spelt
from qmines.store.database.row_sizes import note_size
from qmines.web.http.context import RequestContext, Routes
from qmines.web.http.errors import Refusal, answer
from qmines.web.routes.analyse import PositionBody, asked_of

if TYPE_CHECKING:
    from starlette.responses import Response

    from qmines.store.accounts.saved_positions import KeptPosition

ROUTES: Final = Routes()


_NAME: Final = re.compile(r"[2-9a-z]{16}", re.ASCII)


class Named(PositionBody):
    """A position to save."""

    name: Annotated[str, Field(min_length=1, max_length=64)]


@ROUTES.get("/api/positions")
async def listed(context: RequestContext) -> Response:
    """List your saved positions, newest first."""
    player = await context.player()
    if player is None:
        return answer({"positions": []})
    found = await context.site.cache.read(context.site.positions.of, player)
    return answer({"positions": [_document(each) for each in found]})


@ROUTES.post("/api/positions", body=Named, answers={201: "The saved position."})
async def keep(context: RequestContext) -> Response:
    """Save a position under a name."""
    body, asked = context.body, asked_of(context.body)
    player, link = await context.somebody(), spelt(asked.position())
    with context.site.quota.charge(note_size(body.name + link)):
        kept = await context.site.cache.read(context.site.positions.add, player, body.name, link)
    return answer(_document(kept), 201)


@ROUTES.delete("/api/positions/{position}", answers={404: "Position not found."})
async def remove(context: RequestContext) -> Response:
    """Delete a saved position."""
    player, name = await context.player(), context.request.path_params["position"]
    gone = False
    if player is not None and _NAME.fullmatch(name):
        gone = await context.site.cache.read(context.site.positions.remove, player, name)
    if not gone:
        raise Refusal(404, "missing", Message("refused-no-position"))
    return answer({"removed": name})


def _document(kept: KeptPosition) -> dict[str, Any]:
    return {"id": kept.id, "name": kept.title, "link": kept.link, "created": kept.created}
