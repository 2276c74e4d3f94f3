"""Three processes behind a proxy: killed, stopped and started again, and no move is lost."""

from __future__ import annotations

import signal
import threading
import time
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from qmines.store import Store
from qmines.store.tables import EVENTS
from web.conftest import Client
from web.fleet import Fleet, wait_for

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from web.conftest import Line


@pytest.fixture(scope="module")
def fleet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fleet]:
    with Fleet(tmp_path_factory.mktemp("fleet")) as made:
        yield made


def persistent(client: Client, method: str, path: str, body: object = None) -> Any:
    """What is answered at last: as a page does, it is asked again where nobody answers."""
    end = time.monotonic() + 30
    while True:
        try:
            found = client.request(method, path, json=body)
        except httpx.TransportError:
            found = None
        if found is not None and found.status_code < 500 and found.status_code != 429:
            return found
        assert time.monotonic() < end, path
        time.sleep(0.02)


def race_of(clients: list[Client], level: str = "16x16x10") -> tuple[str, list[str]]:
    host = clients[0]
    room = host.post("/api/rooms", json={"mode": "race", "level": level, "name": "Racer-1"}).json()
    path = f"/api/rooms/{room['id']}"
    for number, each in enumerate(clients[1:], 2):
        assert each.post(f"{path}/join", json={"name": f"Racer-{number}"}).status_code == 200
    assert host.post(f"{path}/start", json={}).status_code == 200
    return path, [each.get(path).json()["game"] for each in clients]


def run(client: Client, game: str, done: list[str], enough: threading.Event) -> None:
    """Put flags on and off, one after the other, each with a key of its own, until it is enough."""
    sequence = persistent(client, "GET", f"/api/games/{game}").json()["view"]["sequence"]
    rows = persistent(client, "GET", f"/api/games/{game}").json()["view"]["boards"][0]
    hidden = [(r, c) for r, row in enumerate(rows) for c, look in enumerate(row) if look == "#"]
    while not enough.is_set():
        row, column = hidden[len(done) % len(hidden)]
        key, event = f"{game}-{len(done)}", f"flag {row} {column}"
        while True:
            body = {"expect": sequence, "key": key, "event": event}
            found = persistent(client, "POST", f"/api/games/{game}/moves", body)
            told = found.json()
            if found.status_code == 200:
                delta = told["game"]["view"] if told.get("repeated") else told["delta"]
                sequence = delta["sequence"]
                break
            assert found.status_code == 409, told
            sequence = told["game"]["view"]["sequence"]
        done.append(key)


def test_a_race_while_processes_come_and_go(fleet: Fleet):
    with ExitStack() as stack:
        clients = [stack.enter_context(Client(fleet.address)) for _ in range(3)]
        path, games = race_of(clients)
        done: list[list[str]] = [[], [], []]
        enough = threading.Event()
        threads = [
            threading.Thread(target=run, args=(*racer, enough))
            for racer in zip(clients, games, done, strict=True)
        ]
        for thread in threads:
            thread.start()

        def all_went_on() -> None:
            before = [len(each) for each in done]
            wait_for(lambda: all(len(d) >= b + 10 for d, b in zip(done, before, strict=True)), str)

        all_went_on()
        fleet.kill(0)
        all_went_on()
        fleet.launch(0)
        fleet.ready(0)
        assert fleet.stop(1) in {0, -signal.SIGTERM}
        all_went_on()
        enough.set()
        for thread in threads:
            thread.join()
        fleet.launch(1)
        with Store(fleet.database) as store:
            for game, told in zip(games, done, strict=True):
                assert keys_of(store, game) == ["first", *told]
                assert store.load(game).sequence == len(told) + 1
        for client, game, told in zip(clients, games, done, strict=True):
            body = {"expect": len(told) + 1, "key": "end", "event": "resign"}
            persistent(client, "POST", f"/api/games/{game}/moves", body)
        wait_for(lambda: clients[0].get(path).json()["stage"] == "over", str)
    fleet.ready(1)


def keys_of(store: Store, game: str) -> list[str]:
    query = select(EVENTS.c.key).where(EVENTS.c.game == game).order_by(EVENTS.c.sequence)
    with store.database.read() as connection:
        return list(connection.scalars(query))


def test_what_one_process_does_is_heard_in_another(fleet: Fleet):
    for number in range(3):
        fleet.ready(number)
    with Client(fleet.own_address(0)) as here, Client(fleet.own_address(2)) as there:
        game = here.new()["id"]
        with there.socket(game) as line:
            assert line.hear()["type"] == "game"
            for sequence, event in enumerate(["open 4 4", "flag 0 0", "flag 0 0"]):
                here.move(game, sequence, event)
                told = line.hear()
                assert (told["type"], told["delta"]["sequence"]) == ("delta", sequence + 1)


def hear_to_the_end(line: Line) -> None:
    while True:
        line.hear()


def test_a_process_that_stops_says_so(fleet: Fleet):
    """Its sockets close with 1012, what was asked is answered, and others go on."""
    fleet.ready(2)
    with Client(fleet.own_address(2)) as client:
        game = client.new()["id"]
        with client.socket(game) as line:
            line.hear()
            assert line.ask("move", expect=0, key="a", event="open 4 4")["status"] == 200
            stopping = threading.Thread(target=fleet.stop, args=(2,))
            stopping.start()
            with pytest.raises(ConnectionClosed) as closed:
                hear_to_the_end(line)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
            stopping.join()
        with Client(fleet.address) as other:
            other.cookies.update(dict(client.cookies))
            assert other.move(game, 1, "flag 0 0")["delta"]["sequence"] == 2
    fleet.launch(2)
    fleet.ready(2)


def test_the_proxy_knows_who_asks(fleet: Fleet, tmp_path: Path):
    """A page of another site is refused behind the proxy as well."""
    with Client(fleet.address) as client:
        client.headers["Origin"] = "http://elsewhere.example"
        assert client.post("/api/games", json={}).status_code == 403
        assert client.get("/metrics").status_code == 404
    assert not list(tmp_path.iterdir())
