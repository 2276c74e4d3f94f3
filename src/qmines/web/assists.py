"""The ways to help: hints, chances, assists, and pictures of qubits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starlette.responses import Response

from qmines.core.reduced import reduced
from qmines.errors import InvalidInput
from qmines.quantum import bloch
from qmines.quantum.story import Excerpt
from qmines.web import models
from qmines.web.asking import Ask, Way
from qmines.web.circuits import Measured, check_drawing, check_writing
from qmines.web.errors import Refusal, answer
from qmines.web.games import or_stale
from qmines.web.working import waited, while_here

if TYPE_CHECKING:
    from collections.abc import Callable


async def hint(ask: Ask) -> Response:
    """What to do next."""
    body, player, held = ask.body, await ask.player(), await ask.near()
    done = ask.site.helping.hint(held, player, expect=body.expect, strength=body.strength, by=None)
    return answer(await or_stale(ask, held, while_here(ask, done)))


async def chances(ask: Ask) -> Response:
    """The chance of a mine in every cell."""
    if ask.request.headers.get("sec-fetch-site", "same-origin") not in {"same-origin", "none"}:
        raise Refusal(403, "origin", "This has to be asked from a page of this server.")
    player, held = await ask.player(), await ask.game()
    expect = held.view.sequence if ask.query.sequence is None else ask.query.sequence
    done = ask.site.helping.chances(held, player, expect=expect, by=None)
    return answer(await or_stale(ask, held, while_here(ask, done)))


async def assist(ask: Ask) -> Response:
    """Moves made for the player."""
    body, player, held = ask.body, await ask.player(), await ask.near()
    done = ask.site.helping.assist(
        held,
        player,
        expect=body.expect,
        key=body.key,
        kind=body.kind,
        guess=body.guess,
        by=None,
    )
    return answer(await or_stale(ask, held, while_here(ask, done)))


async def reduced_view(ask: Ask) -> Response:
    """Only what still matters."""
    held = await ask.game()
    view = held.view
    return answer({"sequence": view.sequence, "rows": reduced(view.position).rows()})


async def explain(ask: Ask) -> Response:
    """The measurements of a cell in sentences."""
    view = (await ask.game()).view
    qubits = view.qubits
    if qubits is None or qubits.log is not None:
        raise InvalidInput("only measurements are explained, in games of qubits that go on")
    cell = view.grid.index(ask.query.row, ask.query.column)
    found: list[str] = []
    if qubits.position.basis_of(cell) is not None:
        excerpt = Excerpt.of(
            qubits.position, (cell,), layout=qubits.layout, textbook=qubits.textbook
        )
        found = await waited(ask, "explained", excerpt)
    return answer({"sequence": view.sequence, "sentences": found})


async def arrows(ask: Ask) -> Response:
    """The Bloch picture of a cell."""
    view = (await ask.game()).view
    if view.qubits is None:
        raise InvalidInput("this game has no qubits to be seen now")
    row, column = ask.query.row, ask.query.column
    before, after = view.qubits.arrows(view.grid.index(row, column))
    title = f"row {row}, column {column}"
    return _svg(bloch.svg(before, after, title=title, textbook=view.qubits.textbook))


async def circuit_svg(ask: Ask) -> Response:
    """The circuit of a game that has ended, drawn."""
    return await _circuit(ask, "circuit_drawn", check_drawing, "image/svg+xml")


async def circuit_qasm(ask: Ask) -> Response:
    """The circuit of a game that has ended, as OpenQASM 3."""
    return await _circuit(ask, "circuit_written", check_writing, "text/plain")


async def _circuit(ask: Ask, task: str, check: Callable[[int], None], media_type: str) -> Response:
    """A circuit as a solver process makes it, or as it was made before."""
    held = await ask.game()
    view = held.view
    if view.qubits is None:
        raise InvalidInput("this game has no qubits to be seen now")
    check(view.qubits.measurements)
    key = (held.name, view.sequence, task)
    found = ask.site.answers.get(key)
    if found is None:
        found = await waited(ask, task, Measured.of(view.qubits))
        ask.site.answers.keep(key, found)
    return Response(found, media_type=media_type)


def _svg(text: str) -> Response:
    return Response(text, media_type="image/svg+xml")


_GAME: Final = "/api/games/{game}"
_STALE: Final[dict[int | str, str]] = {
    409: "Another number of events has happened; the body holds the game."
}
_NOT_NOW: Final[dict[int | str, str]] = {422: "Not in this game, or not now."}
WAYS: Final = [
    Way(
        method="POST",
        path=f"{_GAME}/hint",
        do=hint,
        body=models.Hint,
        limit="help",
        summary="What to do next, and why; noted as help.",
        answers=_STALE,
    ),
    Way(
        method="GET",
        path=f"{_GAME}/chances",
        do=chances,
        query=models.At,
        limit="help",
        summary="The chance of a mine in every cell; noted as help.",
        answers={**_STALE, **_NOT_NOW, 403: "Not yours.", 429: "Too often."},
    ),
    Way(
        method="POST",
        path=f"{_GAME}/assist",
        do=assist,
        body=models.Assist,
        limit="help",
        summary="Moves that are made for you; noted as help.",
        answers=_STALE,
    ),
    Way(
        method="GET",
        path=f"{_GAME}/reduced",
        do=reduced_view,
        summary="Only what still matters of the position.",
        answers=_NOT_NOW,
    ),
    Way(
        method="GET",
        path=f"{_GAME}/explain",
        do=explain,
        query=models.Place,
        limit="help",
        summary="The measurements of a cell in sentences.",
        answers=_NOT_NOW,
    ),
    Way(
        method="GET",
        path=f"{_GAME}/bloch",
        do=arrows,
        query=models.Place,
        summary="The state of a cell as a picture, after the end.",
        answers=_NOT_NOW,
    ),
    Way(
        method="GET",
        path=f"{_GAME}/circuit.svg",
        do=circuit_svg,
        limit="help",
        summary="The circuit of a game of qubits that has ended.",
        answers=_NOT_NOW,
    ),
    Way(
        method="GET",
        path=f"{_GAME}/circuit.qasm",
        do=circuit_qasm,
        limit="help",
        summary="The same as OpenQASM 3.",
        answers=_NOT_NOW,
    ),
]
