"""Sentences and circuits of games of qubits are made by solvers, never by the event loop."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest

from qmines.errors import InvalidInput
from qmines.modes.qubit_view import QubitView
from qmines.quantum.circuit import MeasuredCell, circuit_of
from qmines.quantum.layout import Layout
from qmines.quantum.qasm import qasm3
from qmines.quantum.states import Basis
from qmines.session import new_game
from qmines.web.live.documents import MOST_CELLS, view_document
from qmines.web.routes import help_routes
from qmines.web.solver.circuits import Measured, check_writing
from support.messages import refused
from web.asgi import ask, running

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from fastapi import FastAPI

    from web.conftest import Client

LATTICE = ["#" * 41 if line % 2 == 0 else "#3" * 20 + "#" for line in range(41)]
HARD = {"rows": LATTICE, "mines": 500}


async def until(condition: Any) -> None:
    async with asyncio.timeout(60):
        while not condition():  # noqa: ASYNC110  # nobody tells
            await asyncio.sleep(0.01)


@asynccontextmanager
async def busy(app: FastAPI) -> AsyncIterator[None]:
    """While its only solver works on something else."""
    solvers = app.state.site.solvers
    await until(lambda: not solvers.busy)  # the game that ended last is judged
    hard = asyncio.create_task(ask(app, "POST", "/api/analyse", HARD))
    await until(lambda: solvers.busy)
    yield
    hard.cancel()
    await asyncio.gather(hard, return_exceptions=True)


async def lost_game(app: FastAPI) -> str:
    """The address of a small game of qubits that was given up after one measurement."""
    _, headers, text = await ask(app, "POST", "/api/games", {"rules": "qubits", "level": "2"})
    cookie = next(value for name, value in headers if name == b"set-cookie").decode()
    path = f"/api/games/{json.loads(text)['id']}"
    for number, event in enumerate(("open-z 3 3", "resign")):
        body = {"expect": number, "key": f"k{number}", "event": event}
        status, _, _ = await ask(app, "POST", f"{path}/moves", body, cookie.partition(";")[0])
        assert status == 200
    return path


@pytest.mark.parametrize("what", ["explain?row=3&column=3", "circuit.svg", "circuit.qasm"])
def test_explanations_are_computed_by_a_solver(tmp_path: Path, what: str):
    async def work() -> None:
        async with running(f"sqlite:///{tmp_path / 'games.db'}", solvers=1) as app:
            path, solvers = await lost_game(app), app.state.site.solvers
            async with busy(app):
                asking = asyncio.create_task(ask(app, "GET", f"{path}/{what}"))
                await until(lambda: solvers.waiting == 1)
                assert (await ask(app, "GET", path))[0] == 200
                assert not asking.done()
            status, _, first = await asking
            assert status == 200
            if what.startswith("circuit"):  # which is kept for whoever asks next
                async with busy(app):
                    assert (await ask(app, "GET", f"{path}/{what}"))[2] == first

    asyncio.run(work())


def test_a_cell_that_was_not_measured_needs_no_solver(tmp_path: Path):
    async def work() -> None:
        async with running(f"sqlite:///{tmp_path / 'games.db'}", solvers=1) as app:
            _, _, text = await ask(app, "POST", "/api/games", {"rules": "qubits", "level": "2"})
            path = f"/api/games/{json.loads(text)['id']}/explain?row=3&column=3"
            async with busy(app):
                assert json.loads((await ask(app, "GET", path))[2])["messages"] == []

    asyncio.run(work())


def test_they_count_as_help():
    limited = {way.path.rpartition("/")[2]: way.limit for way in help_routes.ROUTES}
    assert all(limited[name] == "help" for name in ("explain", "circuit.svg", "circuit.qasm"))


def test_a_large_circuit_is_not_drawn_but_written(client: Client):
    name = client.new(rules="qubits", level="40x40x0", options={"minus": 0})["id"]
    assert client.move(name, 0, "open-z 5 5")["delta"]["outcome"]["result"] == "won"
    answer = client.get(f"/api/games/{name}/circuit.svg")
    assert answer.status_code == 422
    assert answer.json()["error"]["key"] == "site-circuit-large"
    answer = client.get(f"/api/games/{name}/circuit.qasm")
    assert answer.text.count("measure") == 1600
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(answer.content) / 5
    plain = client.get(f"/api/games/{name}/circuit.qasm", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == answer.text


def test_a_circuit_is_the_same_after_it_was_packed():
    layout = Layout.parse("01+-/aaqq/AA0q")
    log = tuple(MeasuredCell(n % 12, Basis(n % 2), n % 3 == 0, n) for n in range(40))
    position = new_game("01+-/aaqq/AA0q", "sandbox").view.qubits.position
    for textbook in (False, True):
        qubits = QubitView(position, textbook=textbook, layout=layout, log=log)
        packed = Measured.of(qubits).circuit()
        assert qasm3(packed) == qasm3(circuit_of(layout, log, textbook=textbook))
        assert qubits.measurements == 40


def test_a_secret_or_endless_circuit_is_refused():
    with refused("after-circuit", InvalidInput):
        Measured.of(new_game("4x4x1", "qubits").view.qubits)
    check_writing(100_000)
    with refused("site-circuit-long", InvalidInput):
        check_writing(100_001)


def test_an_answer_lists_a_bounded_number_of_measurements():
    view = new_game("60x60x0", "qubits", minus=0).do("open-z 5 5")
    assert view.qubits.fresh == 3600
    document = view_document(view)["qubits"]
    assert document["measured"] == 3600
    assert document["fresh"] == view.qubits.document()["fresh"][-MOST_CELLS:]
