"""The analyser: solver processes analyse any position, without a game or an account."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from pydantic import Field

from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.web.http.cancellation import decoded, worked_out
from qmines.web.http.context import RequestContext, Routes
from qmines.web.http.errors import Refusal
from qmines.web.http.request_parsing import Body
from qmines.web.solver.positions import (
    SIDE,
    PositionRequest,
    analysis_of,
    best_of,
    hint_of,
    numbers_under,
    read_any,
    written_as,
)

if TYPE_CHECKING:
    from starlette.responses import Response

ROUTES: Final = Routes()
_TOO_HARD: Final = {422: "The position is invalid or too hard to analyse; the body says which."}

Row = Annotated[str, Field(min_length=1, max_length=SIDE)]


class PositionBody(Body):
    """A position: its rows, and the total of mines; null if only a density is known."""

    rows: Annotated[list[Row], Field(min_length=1, max_length=SIDE)]
    mines: Annotated[int, Field(ge=0, le=SIDE * SIDE)] | None = None
    density: Annotated[float, Field(gt=0, lt=1)] = 0.2


Place = Annotated[list[Annotated[int, Field(ge=0, lt=SIDE)]], Field(min_length=2, max_length=2)]


class Pointed(PositionBody):
    """A position and one of its cells."""

    cell: Place


class Given(Body):
    """A text or a link, or a file in base64 with its name; optionally a cell to analyse."""

    text: Annotated[str, Field(max_length=60_000)] | None = None
    data: Annotated[str, Field(max_length=60_000)] | None = None
    name: Annotated[str, Field(max_length=255)] = ""
    cell: Place | None = None


@ROUTES.post("/api/analyse", body=PositionBody, limit="analyse", answers=_TOO_HARD)
async def analyse(context: RequestContext) -> Response:
    """Get the chance of a mine in every hidden cell, or the clues that contradict each other."""
    return await worked_out(context, analysis_of, asked_of(context.body))


@ROUTES.post("/api/analyse/numbers", body=Pointed, limit="analyse", answers=_TOO_HARD)
async def numbers(context: RequestContext) -> Response:
    """Get the chance of each number that a hidden cell could show."""
    row, column = context.body.cell
    return await worked_out(context, numbers_under, asked_of(context.body), row, column)


@ROUTES.post("/api/analyse/best", body=PositionBody, limit="help", answers=_TOO_HARD)
async def best(context: RequestContext) -> Response:
    """Find the best move in a position, with its chance of winning."""
    return await worked_out(context, best_of, asked_of(context.body))


@ROUTES.post("/api/analyse/hint", body=PositionBody, limit="help", answers=_TOO_HARD)
async def hint(context: RequestContext) -> Response:
    """Get the next step in a position, with its proof."""
    return await worked_out(context, hint_of, asked_of(context.body))


@ROUTES.post(
    "/api/analyse/read",
    body=Given,
    limit="analyse",
    answers={422: "The input is not in any known format; the body says where the error is."},
)
async def read(context: RequestContext) -> Response:
    """Read and analyse a position from text, a link or a file in any supported format."""
    body = context.body
    if (body.text is None) == (body.data is None):
        raise Refusal(400, "invalid", Message("refused-text-or-data"))
    data = body.text.encode("utf-8") if body.data is None else decoded(body.data)
    return await worked_out(context, read_any, data, body.name.replace("\0", ""), body.cell)


@ROUTES.post("/api/analyse/write", body=PositionBody, limit="analyse", answers=_TOO_HARD)
async def write(context: RequestContext) -> Response:
    """Write a position in every format that can express it."""
    return await worked_out(context, written_as, asked_of(context.body))


def asked_of(body: PositionBody) -> PositionRequest:
    """The position of a request, for a solver process."""
    if any(len(row) != len(body.rows[0]) for row in body.rows):
        raise InvalidInput(Message("analyser-refused-rows"))
    return PositionRequest(tuple(body.rows), body.mines, body.density)
