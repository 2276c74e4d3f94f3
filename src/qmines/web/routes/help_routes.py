"""Help in a game: hints, chances, assists, and pictures of qubits."""

from __future__ import annotations

import gzip
from functools import partial
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final

from starlette.responses import Response, StreamingResponse

from qmines.core.reduced import reduced
from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.quantum import bloch
from qmines.quantum.story import Excerpt
from qmines.web.http import models
from qmines.web.http.cancellation import waited, while_here
from qmines.web.http.context import RequestContext, Routes
from qmines.web.http.errors import Refusal, answer
from qmines.web.http.static_files import accepts_gzip
from qmines.web.routes.games import STALE, or_stale
from qmines.web.solver.circuits import (
    Measured,
    check_drawing,
    check_writing,
    circuit_drawn,
    circuit_written,
)

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine, Mapping

    from qmines.modes import View
    from qmines.web.live.game_cache import CachedGame

ROUTES: Final = Routes()
_GAME: Final = "/api/games/{game}"
_NOT_NOW: Final = {422: "This help is not available in this game or at this point."}


_PIECE: Final = 64 << 10


@ROUTES.post(f"{_GAME}/hint", body=models.HintBody, limit="help", answers=STALE)
async def hint(context: RequestContext) -> Response:
    """Get a hint: what to do next, and why. Hints count as help."""
    return await _helped(context, await context.near(), context.site.helping.hint)


@ROUTES.post(f"{_GAME}/coach", body=models.CoachBody, limit="help", answers={**STALE, **_NOT_NOW})
async def coach(context: RequestContext) -> Response:
    """Get the coach's advice in a qubit game. The advice counts as help."""
    return await _helped(context, await context.near(), context.site.helping.coach)


@ROUTES.get(
    f"{_GAME}/chances",
    query=models.At,
    limit="help",
    answers={
        **STALE,
        **_NOT_NOW,
        403: "This is someone else's game.",
        429: "Too many requests.",
    },
)
async def chances(context: RequestContext) -> Response:
    """Get the chance of a mine in every cell. Seeing the chances counts as help."""
    if context.request.headers.get("sec-fetch-site", "same-origin") not in {"same-origin", "none"}:
        raise Refusal(403, "origin", Message("refused-origin"))
    return await _helped(context, await context.game(), context.site.helping.chances)


@ROUTES.post(f"{_GAME}/assist", body=models.Assist, limit="help", answers=STALE)
async def assist(context: RequestContext) -> Response:
    """Let the solver make moves. Its moves count as help."""
    return await _helped(context, await context.near(), context.site.helping.assist)


async def _helped(
    context: RequestContext,
    cached: CachedGame,
    work: Callable[..., Coroutine[Any, Any, Mapping[str, Any]]],
) -> Response:
    """Have the help service do what the body or the query asks for, unless the client leaves."""
    player = await context.player()
    done = work(cached, player, **dict(context.body or context.query), by=None)
    return answer(await or_stale(context, cached, while_here(context, done)))


@ROUTES.get(f"{_GAME}/reduced", answers=_NOT_NOW)
async def reduced_view(context: RequestContext) -> Response:
    """Get the reduced view: only the clues and cells that still matter."""
    cached = await context.game()
    view = cached.view
    return answer({"sequence": view.sequence, "rows": reduced(view.position).rows()})


@ROUTES.get(f"{_GAME}/explain", query=models.Place, limit="help", answers=_NOT_NOW)
async def explain(context: RequestContext) -> Response:
    """Explain the measurements of a cell."""
    sequence, excerpt = _excerpt(
        (await context.game()).view, context.query.row, context.query.column
    )
    told = [] if excerpt is None else await waited(context, Excerpt.told, excerpt)
    messages = [message.document() for each in told for message in each]
    return answer({"sequence": sequence, "messages": messages})


def _excerpt(view: View, row: int, column: int) -> tuple[int, Excerpt | None]:
    """What the explanation of a cell needs; None if it has not been measured.

    So a request that waits for the solvers does not keep the whole game in memory.
    """
    qubits = view.qubits
    if qubits is None or qubits.log is not None:
        raise InvalidInput(Message("site-explain"))
    cell = view.grid.index(row, column)
    if qubits.position.basis_of(cell) is None:
        return view.sequence, None
    layout, textbook = qubits.layout, qubits.textbook
    return view.sequence, Excerpt.of(qubits.position, (cell,), layout=layout, textbook=textbook)


@ROUTES.get(f"{_GAME}/bloch", query=models.Place, answers=_NOT_NOW)
async def arrows(context: RequestContext) -> Response:
    """Draw the state of a cell in a finished game."""
    view = (await context.game()).view
    if view.qubits is None:
        raise InvalidInput(Message("site-no-qubits"))
    row, column = context.query.row, context.query.column
    before, after = view.qubits.arrows(view.grid.index(row, column))
    title = f"row {row}, column {column}"
    return _svg(bloch.svg(before, after, title=title, textbook=view.qubits.textbook))


@ROUTES.get(f"{_GAME}/circuit.svg", limit="help", answers=_NOT_NOW)
async def circuit_svg(context: RequestContext) -> Response:
    """Draw the circuit of a finished qubit game."""
    return await _circuit(context, circuit_drawn, check_drawing, "image/svg+xml")


@ROUTES.get(f"{_GAME}/circuit.qasm", limit="help", answers=_NOT_NOW)
async def circuit_qasm(context: RequestContext) -> Response:
    """Get the circuit of a finished qubit game as OpenQASM 3."""
    return await _circuit(context, circuit_written, check_writing, "text/plain")


async def _circuit(
    context: RequestContext,
    task: Callable[[Measured], bytes],
    check: Callable[[int], None],
    media_type: str,
) -> Response:
    """A circuit that a solver process makes, or that is cached."""
    cached = await context.game()
    view = cached.view
    if view.qubits is None:
        raise InvalidInput(Message("site-no-qubits"))
    check(view.qubits.measurements)
    key = (cached.name, view.sequence, task)
    found = context.site.answers.get(key)
    if found is None:
        measured = await context.site.cache.rule(partial(Measured.of, view.qubits), light=False)
        del cached, view  # do not keep the whole game in memory while waiting
        found = await waited(context, task, measured)
        context.site.answers.keep(key, found)
    headers = {"Vary": "Accept-Encoding"}
    if not accepts_gzip(context.request):
        return StreamingResponse(_unpacked(found), headers=headers, media_type=media_type)
    headers["Content-Encoding"] = "gzip"
    return Response(found, headers=headers, media_type=media_type)


async def _unpacked(data: bytes) -> AsyncIterator[bytes]:
    """Decompress data in pieces, as fast as the client reads them."""
    with gzip.open(BytesIO(data)) as file:
        while part := file.read(_PIECE):
            yield part


def _svg(text: str) -> Response:
    return Response(text, media_type="image/svg+xml")
