"""The ways of the analyser: any position, worked out in solver processes; no game, no account."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from pydantic import Field

from qmines.errors import InvalidInput
from qmines.web.asking import Ask, Way
from qmines.web.errors import Refusal
from qmines.web.positions import SIDE, Asked
from qmines.web.strict import Body
from qmines.web.working import decoded, worked_out

if TYPE_CHECKING:
    from starlette.responses import Response

Row = Annotated[str, Field(min_length=1, max_length=SIDE)]


class Shown(Body):
    """A position: one text a row, and the total of mines; null where only a density is known."""

    rows: Annotated[list[Row], Field(min_length=1, max_length=SIDE)]
    mines: Annotated[int, Field(ge=0, le=SIDE * SIDE)] | None = None
    density: Annotated[float, Field(gt=0, lt=1)] = 0.2


class Pointed(Shown):
    """A position and one of its cells."""

    cell: Annotated[list[Annotated[int, Field(ge=0, lt=SIDE)]], Field(min_length=2, max_length=2)]


class Given(Body):
    """A text or a link; or a file in base64, with its name."""

    text: Annotated[str, Field(max_length=60_000)] | None = None
    data: Annotated[str, Field(max_length=60_000)] | None = None
    name: Annotated[str, Field(max_length=255)] = ""


async def analyse(ask: Ask) -> Response:
    """Chances and certain cells; or what clashes."""
    return await worked_out(ask, "analysis_of", asked_of(ask.body))


async def numbers(ask: Ask) -> Response:
    """What one cell may show."""
    row, column = ask.body.cell
    return await worked_out(ask, "numbers_under", asked_of(ask.body), row, column)


async def best(ask: Ask) -> Response:
    """The best move."""
    return await worked_out(ask, "best_of", asked_of(ask.body))


async def hint(ask: Ask) -> Response:
    """The next step and its proof."""
    return await worked_out(ask, "hint_of", asked_of(ask.body))


async def read(ask: Ask) -> Response:
    """A position from a text, a link or a file."""
    body = ask.body
    if (body.text is None) == (body.data is None):
        raise Refusal(400, "invalid", "Give either a text or the data of a file.")
    data = body.text.encode("utf-8") if body.data is None else decoded(body.data)
    return await worked_out(ask, "read_any", data, body.name.replace("\0", ""))


async def write(ask: Ask) -> Response:
    """A position in every format."""
    return await worked_out(ask, "written_as", asked_of(ask.body))


def asked_of(body: Shown) -> Asked:
    """The position of a request, as solver processes take it."""
    if any(len(row) != len(body.rows[0]) for row in body.rows):
        raise InvalidInput("all rows of a field are of the same length")
    return Asked(tuple(body.rows), body.mines, body.density)


_TOO_HARD: Final[dict[int | str, str]] = {422: "No position, or too hard; the body says which."}
WAYS: Final = [
    Way(
        method="POST",
        path="/api/analyse",
        do=analyse,
        body=Shown,
        limit="analyse",
        summary="The chance of a mine in every hidden cell of a position; or which clues clash.",
        answers=_TOO_HARD,
    ),
    Way(
        method="POST",
        path="/api/analyse/numbers",
        do=numbers,
        body=Pointed,
        limit="analyse",
        summary="The chances of each number under a hidden cell.",
        answers=_TOO_HARD,
    ),
    Way(
        method="POST",
        path="/api/analyse/best",
        do=best,
        body=Shown,
        limit="help",
        summary="The best move in a position, with its chance to win.",
        answers=_TOO_HARD,
    ),
    Way(
        method="POST",
        path="/api/analyse/hint",
        do=hint,
        body=Shown,
        limit="help",
        summary="The next step in a position, with its proof.",
        answers=_TOO_HARD,
    ),
    Way(
        method="POST",
        path="/api/analyse/read",
        do=read,
        body=Given,
        limit="analyse",
        summary="A position from a text, a link or a file of any format.",
        answers={422: "None of the formats; the body says where it is wrong."},
    ),
    Way(
        method="POST",
        path="/api/analyse/write",
        do=write,
        body=Shown,
        limit="analyse",
        summary="A position in every format that can say it.",
        answers=_TOO_HARD,
    ),
]
