"""The ways to positions that somebody keeps: list, add, remove."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated, Any, Final

from pydantic import Field

from qmines.notation.link import spelt
from qmines.store.sizes import note_size
from qmines.web.analyse import Shown, asked_of
from qmines.web.asking import Ask, Way
from qmines.web.errors import Refusal, answer
from qmines.web.models import Nothing

if TYPE_CHECKING:
    from starlette.responses import Response

    from qmines.store.positions import KeptPosition


_NAME: Final = re.compile(r"[2-9a-z]{16}", re.ASCII)


class Named(Shown):
    """A position to be kept."""

    name: Annotated[str, Field(min_length=1, max_length=64)]


async def listed(ask: Ask) -> Response:
    """The positions of whoever asks."""
    player = await ask.player()
    if player is None:
        return answer({"positions": []})
    found = await ask.site.keeper.read(ask.site.positions.of, player)
    return answer({"positions": [_document(each) for each in found]})


async def keep(ask: Ask) -> Response:
    """Keep a position."""
    body, asked = ask.body, asked_of(ask.body)
    player, link = await ask.somebody(), spelt(asked.position())
    with ask.site.quota.charge(note_size(body.name + link)):
        kept = await ask.site.keeper.read(ask.site.positions.add, player, body.name, link)
    return answer(_document(kept), 201)


async def remove(ask: Ask) -> Response:
    """Forget a position."""
    player, name = await ask.player(), ask.request.path_params["position"]
    gone = False
    if player is not None and _NAME.fullmatch(name):
        gone = await ask.site.keeper.read(ask.site.positions.remove, player, name)
    if not gone:
        raise Refusal(404, "missing", "There is no such position of yours.")
    return answer({"removed": name})


def _document(kept: KeptPosition) -> dict[str, Any]:
    return {"id": kept.id, "name": kept.title, "link": kept.link, "created": kept.created}


WAYS: Final = [
    Way(
        method="GET",
        path="/api/positions",
        do=listed,
        summary="The positions that you keep, the newest first.",
    ),
    Way(
        method="POST",
        path="/api/positions",
        do=keep,
        body=Named,
        summary="Keep a position under a name.",
        answers={201: "It is kept."},
    ),
    Way(
        method="DELETE",
        path="/api/positions/{position}",
        do=remove,
        body=Nothing,
        summary="Forget a position that you keep.",
        answers={404: "There is no such position of yours."},
    ),
]
