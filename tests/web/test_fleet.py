"""Three processes behind a proxy: killed, stopped and started again, and no move is lost."""

from __future__ import annotations

import signal
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING, Any, NamedTuple

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from qmines.store import Store
from qmines.store.database.tables import EVENTS
from qmines.web.settings import MAX_UPLOAD
from web.conftest import Client
from web.fleet import CONFIG, Fleet, wait_for

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from web.conftest import Line

pytestmark = pytest.mark.extra


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


def race_of(clients: list[Client]) -> tuple[str, list[str]]:
    host = clients[0]
    fields = {"mode": "race", "level": "16x16x40", "name": "Racer-1"}  # no opening wins it
    room = host.post("/api/rooms", json=fields).json()
    path = f"/api/rooms/{room['id']}"
    for number, each in enumerate(clients[1:], 2):
        assert each.post(f"{path}/join", json={"name": f"Racer-{number}"}).status_code == 200
    assert host.post(f"{path}/start", json={}).status_code == 200
    return path, [each.get(path).json()["game"] for each in clients]


def run(
    client: Client, game: str, done: list[str], enough: threading.Event, pause: float = 0
) -> None:
    """Put flags on and off, one after the other, each with a key of its own, until it is enough."""
    sequence = persistent(client, "GET", f"/api/games/{game}").json()["view"]["sequence"]
    rows = persistent(client, "GET", f"/api/games/{game}").json()["view"]["boards"][0]
    hidden = [(r, c) for r, row in enumerate(rows) for c, look in enumerate(row) if look == "#"]
    while not enough.is_set():
        row, column = hidden[len(done) % len(hidden)]
        key, event = f"{client.address[-4:]}-{game}-{len(done)}", f"flag {row} {column}"
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
        time.sleep(pause)


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


def each_on_its_own(fleet: Fleet, stack: ExitStack) -> list[Client]:
    """A client at each process."""
    for number in range(3):
        fleet.ready(number)
    return [stack.enter_context(Client(fleet.own_address(number))) for number in range(3)]


def test_one_game_of_players_at_three_processes(fleet: Fleet):
    """Everybody hears all moves in one order, who made them, and where the others point."""
    with ExitStack() as stack:
        clients = each_on_its_own(fleet, stack)
        fields = {"mode": "coop", "level": "9x9x10", "name": "Player-1"}
        path = f"/api/rooms/{clients[0].post('/api/rooms', json=fields).json()['id']}"
        for number, each in enumerate(clients[1:], 2):
            assert each.post(f"{path}/join", json={"name": f"Player-{number}"}).status_code == 200
        game = clients[0].post(f"{path}/start", json={}).json()["game"]
        assert all(each.get(path).json()["game"] == game for each in clients)
        lines = [stack.enter_context(each.socket(game)) for each in clients]
        heard: list[list[dict[str, Any]]] = [[], [], []]
        for line, messages in zip(lines, heard, strict=True):
            threading.Thread(target=listen, args=(line, messages), daemon=True).start()
        wait_for(lambda: all(heard), str)
        done: list[list[str]] = [[], [], []]
        enough = threading.Event()
        threads = [
            threading.Thread(target=run, args=(client, game, mine, enough, 0.1))
            for client, mine in zip(clients, done, strict=True)
        ]
        for thread in threads:
            thread.start()
        wait_for(lambda: all(len(each) >= 10 for each in done), str)
        enough.set()
        for thread in threads:
            thread.join()
        lines[2].tell("cursor", row=2, column=3)
        with Store(fleet.database) as store:
            keys = keys_of(store, game)[1:]
        assert sorted(keys) == sorted(key for each in done for key in each)
        makers = [next(n for n, each in enumerate(done, 1) if key in each) for key in keys]
        for messages in heard:
            wait_for(lambda m=messages: deltas(m)[-1].after == len(keys) + 1, str)
            told = deltas(messages)
            assert [each.before for each in told] == [1, *(each.after for each in told[:-1])]
            assert [each.by for each in told] == [makers[each.after - 2] for each in told]
        for messages in heard[:2]:
            wait_for(lambda m=messages: m[-1]["type"] == "cursor", str)
            assert (messages[-1]["name"], messages[-1]["row"]) == ("Player-3", 2)


def listen(line: Line, messages: list[dict[str, Any]]) -> None:
    with suppress(ConnectionClosed):
        while True:
            messages.append(line.hear())


class Delta(NamedTuple):
    """How many events had happened before and after, and who made the last of them.

    Mostly it is one; where a process is busy, it tells of two at once.
    """

    before: int
    after: int
    by: int


def deltas(messages: list[dict[str, Any]]) -> list[Delta]:
    found = [each for each in messages if each["type"] == "delta"]
    return [Delta(each["delta"]["from"], each["delta"]["sequence"], each["by"]) for each in found]


def test_the_boards_of_a_day_are_the_same_at_every_process(fleet: Fleet):
    """Asked for at once, when nobody has made them yet; and a player has one try, not three."""
    with ExitStack() as stack:
        clients = each_on_its_own(fleet, stack)
        with ThreadPoolExecutor(12) as pool:
            days = list(pool.map(lambda n: clients[n % 3].get("/api/daily").json(), range(12)))
        commitments = [[each["commitment"] for each in day["levels"]] for day in days]
        assert all(each == commitments[0] for each in commitments)
        clients[0].new()  # whereupon this browser is known
        for each in clients[1:]:
            each.cookies.update(dict(clients[0].cookies))
        body = {"level": "beginner"}
        with ThreadPoolExecutor(12) as pool:
            told = list(
                pool.map(lambda n: clients[n % 3].post("/api/daily", json=body).json(), range(12))
            )
        assert len({each["id"] for each in told}) == 1
        with Client(fleet.own_address(1)) as other:
            theirs = other.post("/api/daily", json=body).json()
            assert theirs["id"] != told[0]["id"]
            assert theirs["view"]["boards"] == told[0]["view"]["boards"]


def test_a_recovery_code_of_one_process_works_once_at_another(fleet: Fleet):
    with ExitStack() as stack:
        here, there, elsewhere = each_on_its_own(fleet, stack)
        account = {"name": "Recovered", "password": "correct zebra staple"}
        code, *_ = here.post("/api/signup", json=account).json()["codes"]
        assert here.post("/api/login", json={**account, "keep": False}).status_code == 200
        assert here.get("/api/recovery").json()["codes"] == 8
        new = account | {"password": "another zebra staple"}
        statuses = [
            client.post("/api/recover", json={**new, "code": code}).status_code
            for client in (there, here, elsewhere)
        ]
        assert statuses == [200, 401, 401]
        assert here.get("/api/me").json()["account"] is None  # all sessions have ended
        for client, given, status in ((here, account, 401), (elsewhere, new, 200)):
            assert client.post("/api/login", json={**given, "keep": False}).status_code == status


def test_leaderboards_are_the_same_at_every_process(fleet: Fleet):
    """A game that is won at one process is listed at all, until its player leaves the lists."""
    with ExitStack() as stack:
        clients = each_on_its_own(fleet, stack)
        winner = clients[1]
        account = {"name": "Winner", "password": "correct zebra staple"}
        clients[0].post("/api/signup", json=account)
        assert winner.post("/api/login", json={**account, "keep": False}).status_code == 200
        result = ""
        while result != "won":
            game = winner.new(level="5x5x1")["id"]
            result = winner.move(game, 0, "open 0 0")["delta"]["outcome"]["result"]

        def listed() -> list[Any]:
            path = "/api/leaderboard?level=5x5x1"
            return [each.get(path).json()["rows"] for each in clients]

        wait_for(lambda: listed()[0], str)  # once it is verified
        for rows in listed():
            assert [(row["rank"], row["player"], row["game"]) for row in rows] == [
                (1, "Winner", game)
            ]
        fields = {"hidden": False, "unlisted": True}
        assert winner.post("/api/profile", json=fields).status_code == 200
        assert listed() == [[], [], []]


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


def test_the_proxy_lets_whole_uploads_through(fleet: Fleet):
    """Its limit is the server's: what is too large, the server says itself."""
    with Client(fleet.address) as client:
        for size, status in ((200_000, 422), (MAX_UPLOAD - 2_000, 422), (MAX_UPLOAD, 413)):
            answer = client.post("/api/replay", json={"data": "eHh4" * (size // 4)})
            assert answer.status_code == status, size
    told = CONFIG.read_text("utf-8")
    assert f"client_max_body_size {MAX_UPLOAD >> 20}m;" in told


def test_the_proxy_knows_who_asks(fleet: Fleet, tmp_path: Path):
    """A page of another site is refused behind the proxy as well."""
    with Client(fleet.address) as client:
        client.headers["Origin"] = "http://elsewhere.example"
        assert client.post("/api/games", json={}).status_code == 403
        assert client.get("/metrics").status_code == 404
    assert not list(tmp_path.iterdir())
