"""What was acknowledged stays: kill -9, two servers, groups of moves, solvers that are killed."""

from __future__ import annotations

import asyncio
import json
import sys
import threading
import time
from collections import Counter
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from qmines.core.position import HIDDEN, Position
from qmines.errors import BudgetExceeded, Contradiction
from qmines.modes import PLAYING, make_setup
from qmines.play.help import BUDGET
from qmines.play.mines import find_hint
from qmines.session import Header, commitment_to
from qmines.store import Append, Receipt, Record, Stale, Standing, Store, StoreError
from qmines.web.http.errors import Refusal
from qmines.web.live.group_commit import GroupCommit
from qmines.web.solver.pool import Solvers
from qmines.web.solver.tasks import chances
from support.messages import refused
from support.waiting import until_async
from web.asgi import Socket, ask, running, scope
from web.conftest import Server
from web.keeping import keep

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from web.conftest import Line

pytestmark = pytest.mark.extra


def lattice() -> Position:
    """A position that takes the exact count seconds: clues everywhere that share cells."""
    width = height = 40
    cells = bytearray([HIDDEN]) * (width * height)
    for row in range(1, height, 2):
        for column in range(1, width, 2):
            cells[row * width + column] = 3
    setup = make_setup(f"{width}x{height}x450")
    return Position(setup.grid, bytes(cells), 450)


def hear_to_the_end(line: Line) -> None:
    while True:
        line.hear()


# kill -9


def test_a_killed_server_has_lost_nothing(tmp_path: Path):
    server = Server(tmp_path)
    client = server.client()
    name = client.new()["id"]
    cookies = dict(client.cookies)
    told: dict[int, str] = {}
    event = "open 4 4"
    for round_ in range(2):
        stop = threading.Timer(0.02 + 0.01 * round_, server.kill)
        sequence, sent = len(told), None
        try:
            for number in range(5000):
                if number == 8:
                    stop.start()
                sent = (sequence, f"k{sequence}", event)
                delta = client.move(name, sequence, event, key=f"k{sequence}")["delta"]
                told[sequence] = delta["chain"]
                sequence = delta["sequence"]
                event = f"flag 0 {sequence % 9}"
        except httpx.TransportError:
            pass
        stop.join()
        server.start()
        client.close()
        client = server.client()
        client.cookies.update(cookies)
        assert sent is not None
        # Sent again with its key: it happens once, whether or not it had been heard.
        expect, key, again = sent
        answer = client.ask(name, "moves", expect=expect, key=key, event=again)
        assert answer.status_code == 200
        body = answer.json()
        view = body["game"]["view"] if body.get("repeated") else body["delta"]
        assert view["sequence"] == expect + 1
        told[expect] = view["chain"]
        event = f"flag 0 {(expect + 1) % 9}"
    file = client.get(f"/api/games/{name}/file").json()
    assert len(file["events"]) == len(told) > 16
    assert file["chain"] == told[len(told) - 1]
    client.close()
    assert server.stop() == 0


def test_two_servers_on_one_game(tmp_path: Path):
    one, two = Server(tmp_path), Server(tmp_path)
    try:
        here = one.client()
        there = two.client()
        name = here.new()["id"]
        there.cookies.update(dict(here.cookies))
        here.move(name, 0, "open 4 4")
        assert there.get(f"/api/games/{name}").json()["view"]["sequence"] == 1
        with there.socket(name) as line:
            line.hear()
            here.move(name, 1, "flag 0 0")
            heard = line.hear()  # found by looking at the store
            assert (heard["type"], heard["delta"]["from"]) == ("delta", 1)
            assert heard["delta"]["sequence"] == 2
            reply = line.ask("move", expect=2, key="x", event="flag 0 1")
            assert reply["status"] == 200
            stale = here.ask(name, "moves", expect=2, key="y", event="flag 0 2")
            assert stale.status_code == 409
            assert stale.json()["game"]["view"]["sequence"] == 3
            here.post("/api/logout", json={})
            with pytest.raises(ConnectionClosed, match="4401"):
                hear_to_the_end(line)
        here.close()
        there.close()
    finally:
        one.stop()
        two.stop()


# Group commit


def started(store: Store) -> str:
    seed = bytes(32)
    return store.add(Header(make_setup("beginner"), commitment_to(seed)), seed)


def append(game: str, number: int) -> Append:
    record = Record(f"k{number}", "flag 0 0", number, "0" * 64)
    return Append(game, number, [record], Standing(PLAYING, 0, "", 0))


class Slow(Store):
    """A store whose disk takes its time; counts its commits."""

    groups: list[int]
    fails = False

    def append_all(self, appends: Any) -> Any:
        time.sleep(0.2)
        if self.fails:
            raise StoreError("the disk is full")
        self.groups = [*getattr(self, "groups", []), len(appends)]
        return super().append_all(appends)


@pytest.fixture
def store(tmp_path: Path):
    with Slow(f"sqlite:///{tmp_path / 'games.db'}") as made:
        yield made


def test_many_moves_share_a_commit_and_none_is_told_before(store: Slow):
    games = [started(store) for _ in range(20)]

    async def work() -> None:
        commits = GroupCommit(store)
        asked = [asyncio.ensure_future(commits.append(append(game, 0))) for game in games]
        while not all(each.done() for each in asked):
            done = [game for game, each in zip(games, asked, strict=True) if each.done()]
            assert all(count == 1 for count in store.sequences(done).values())
            await asyncio.sleep(0.005)
        assert all(isinstance(each.result(), Receipt) for each in asked)
        with pytest.raises(Stale):
            await commits.append(append(games[0], 0 + 5))
        commits.close()

    asyncio.run(work())
    assert sum(store.groups[:-1]) == 20
    assert len(store.groups) < 15  # the first alone perhaps, then those that had gathered


def test_what_cannot_be_stored_is_not_acknowledged(store: Slow):
    game = started(store)

    async def work() -> None:
        commits = GroupCommit(store)
        store.fails = True
        with pytest.raises(StoreError):
            await commits.append(append(game, 0))
        store.fails = False
        await commits.append(append(game, 0))
        commits.close()

    asyncio.run(work())
    assert store.sequences([game]) == {game: 1}


def test_a_full_disk_is_answered_503_and_then_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def work() -> None:
        async with running(f"sqlite:///{tmp_path / 'games.db'}") as app:
            site = app.state.site
            player, token = site.players.guest("test")
            cookie = f"qmines={token}"
            status, _, body = await ask(app, "POST", "/api/games", {}, cookie)
            assert status == 201
            name = body.decode().split('"id":"')[1][:12]
            move = {"expect": 0, "key": "a", "event": "open 4 4"}

            def full(_: object) -> None:
                raise StoreError(f"the disk is full: nothing was stored in {tmp_path}")

            with monkeypatch.context() as patched:
                patched.setattr(site.store, "append_all", full)
                status, headers, body = await ask(
                    app, "POST", f"/api/games/{name}/moves", move, cookie
                )
                assert status == 503
                assert dict(headers)[b"retry-after"] == b"1"
                assert str(tmp_path).encode() not in body
            status, _, body = await ask(app, "GET", f"/api/games/{name}", None, cookie)
            assert b'"sequence":0' in body
            status, _, _ = await ask(app, "POST", f"/api/games/{name}/moves", move, cookie)
            assert status == 200
            assert player.guest

    asyncio.run(work())


# Solvers


def hard(solvers: Solvers, seconds: float = 30.0) -> asyncio.Task[Any]:
    position = lattice()
    return asyncio.ensure_future(
        solvers.ask(chances, position.grid, position.cells, position.mines, seconds=seconds)
    )


def test_a_solver_can_be_killed_and_comes_back():
    async def work() -> None:
        solvers = Solvers(1, 4)
        await solvers.warm()
        easy = Position.from_rows(["#1", "##"], mines=1)
        question = (chances, easy.grid, easy.cells, easy.mines)
        assert (await solvers.ask(*question, seconds=60))["method"] == b'"exact"'
        with refused("site-solver-slow", BudgetExceeded):
            await hard(solvers, seconds=0.2)
        cancelled = hard(solvers)
        await until_async(lambda: solvers.busy)  # it may have to wait for the one before
        cancelled.cancel()
        with pytest.raises(asyncio.CancelledError):
            await cancelled
        assert (await solvers.ask(*question, seconds=60))["method"] == b'"exact"'
        assert solvers.killed == 2
        assert (solvers.busy, solvers.waiting) == (0, 0)
        await asyncio.to_thread(solvers.close)

    asyncio.run(work())


def test_an_answer_that_comes_with_its_cancellation_harms_nobody(monkeypatch):
    """The process has answered and is killed before anybody heard: the next asker gets another."""

    async def work() -> None:
        solvers = Solvers(1, 4)
        await solvers.warm()
        easy = Position.from_rows(["#1", "##"], mines=1)
        question = (chances, easy.grid, easy.cells, easy.mines)
        (worker,) = solvers._workers
        heard, go_on = threading.Event(), threading.Event()

        def late(task: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
            answer = type(worker).ask(worker, task, arguments)
            heard.set()
            go_on.wait(60)
            return answer

        monkeypatch.setattr(worker, "ask", late)
        asked = asyncio.ensure_future(solvers.ask(*question))
        await asyncio.to_thread(heard.wait, 60)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        monkeypatch.undo()
        go_on.set()
        assert (await solvers.ask(*question, seconds=60))["method"] == b'"exact"'
        await asyncio.to_thread(solvers.close)

    asyncio.run(work())


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what memory is whose")
def test_a_solver_that_keeps_memory_is_replaced():
    """Every task keeps 40 MiB: no process is used three times, and every task is answered."""

    async def work() -> None:
        solvers = Solvers(2, 64)
        await solvers.warm()
        used = Counter(await asyncio.gather(*(solvers.ask(keep, 40) for _ in range(20))))
        assert len(used) >= 10
        assert max(used.values()) <= 2
        await until_async(lambda: len(solvers._queue._idle) == 2)
        assert not any(worker.full for worker in solvers._workers)
        await asyncio.to_thread(solvers.close)

    asyncio.run(work())


def test_a_queue_that_is_full_refuses():
    async def work() -> None:
        solvers = Solvers(1, 2)
        asked = [hard(solvers)]
        await until_async(lambda: solvers.busy)
        asked += [hard(solvers) for _ in range(3)]
        with pytest.raises(Refusal) as refused:
            await asked[-1]
        assert refused.value.status == 429
        assert refused.value.headers["Retry-After"]
        for each in asked[:-1]:
            each.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        await asyncio.to_thread(solvers.close)

    asyncio.run(work())


def test_what_a_solver_refuses_arrives_as_it_was():
    async def work() -> None:
        solvers = Solvers(1, 2)
        clash = Position.from_rows(["3#", "##"], mines=1)
        with pytest.raises(Contradiction) as found:
            await solvers.ask(find_hint, clash, BUDGET)
        assert found.value.cells
        await asyncio.to_thread(solvers.close)

    asyncio.run(work())


@pytest.mark.parametrize(
    ("what", "body"),
    [
        ("hint", {"expect": 1, "strength": "where"}),
        ("chances", None),
        ("assist", {"expect": 1, "key": "k", "kind": "deduce"}),
    ],
)
def test_help_that_nobody_waits_for_is_not_worked_out(
    tmp_path: Path, what: str, body: dict[str, Any] | None
):
    """Whoever asks over HTTP and goes: nothing is done for them, and the game is as it was."""

    async def work() -> None:
        async with running(f"sqlite:///{tmp_path / 'games.db'}", solvers=1) as app:
            solvers = app.state.site.solvers
            _, headers, text = await ask(app, "POST", "/api/games", {"level": "beginner"})
            cookie = dict(headers)[b"set-cookie"].decode().partition(";")[0]
            path = f"/api/games/{json.loads(text)['id']}"
            first = {"expect": 0, "key": "a", "event": "open 4 4"}
            assert (await ask(app, "POST", f"{path}/moves", first, cookie))[0] == 200
            busy = hard(solvers)
            asked = asyncio.create_task(
                _ask_and_go(app, f"{path}/{what}", body, cookie, lambda: solvers.waiting == 1)
            )
            await asyncio.wait_for(asked, 20)
            assert solvers.waiting == 0
            assert not busy.done()
            busy.cancel()
            second = {"expect": 1, "key": "b", "event": "resign"}
            assert (await ask(app, "POST", f"{path}/moves", second, cookie))[0] == 200

    asyncio.run(work())


async def _ask_and_go(
    app: Any, path: str, body: object, cookie: str, waiting: Callable[[], bool]
) -> None:
    """Ask, and close the connection when the question waits; it must have waited."""
    went = False
    sent = [b"" if body is None else json.dumps(body).encode()]

    async def receive() -> dict[str, Any]:
        if sent:
            return {"type": "http.request", "body": sent.pop(), "more_body": False}
        await until_async(waiting)
        nonlocal went
        went = True
        return {"type": "http.disconnect"}

    async def send(_: object) -> None:
        """Nobody hears it."""

    method = "GET" if body is None else "POST"
    await app(scope("http", path, cookie, method=method), receive, send)
    assert went


def test_a_socket_cancels_what_it_asked_for(server):
    with server.client() as client:
        name = client.new(level="200x200x8000", options={"first": "safe"})["id"]
        client.move(name, 0, "open 100 100")
        with client.socket(name) as line:
            line.hear()
            number = line.tell("assist", expect=1, key="long", kind="deduce")
            line.tell("ping")
            first = line.hear()
            assert first["status"] == 200  # nobody waits for the solver
            line.raw.send(f'{{"type": "cancel", "id": {number}}}')
            second = line.hear()
            assert number in {first["id"], second["id"]}  # on some boards there is little to deduce
            assert second["status"] in {200, 409}

            def flagged() -> bool:
                stands = client.get(f"/api/games/{name}").json()["view"]["sequence"]
                answer = line.ask("move", expect=stands, key="m", event="flag 0 0")
                return bool(answer["status"] == 200)

            # What was cancelled while it was being stored may still arrive in between.
            assert flagged() or flagged()


def test_a_request_that_is_cancelled_before_it_has_begun_is_answered(tmp_path: Path):
    """Both messages are there before the server gets to the first one."""

    async def work() -> None:
        async with running(f"sqlite:///{tmp_path / 'games.db'}", solvers=1) as app:
            _, headers, text = await ask(app, "POST", "/api/games", {"level": "beginner"})
            cookie = dict(headers)[b"set-cookie"].decode().partition(";")[0]
            socket = Socket(app, f"/api/games/{json.loads(text)['id']}/socket", cookie)
            assert (await socket.hear())["type"] == "websocket.accept"
            assert json.loads((await socket.hear())["text"])["type"] == "game"
            for number in range(3):  # each number is free again afterwards
                socket.tell({"type": "hint", "id": 7, "expect": 0, "strength": "why"})
                socket.tell({"type": "cancel", "id": 7})
                socket.tell({"type": "ping", "id": f"ping {number}"})
                replies = [json.loads((await socket.hear())["text"]) for _ in range(2)]
                assert {each["id"]: each["status"] for each in replies} == {
                    7: 409,
                    f"ping {number}": 200,
                }
            await socket.close()

    asyncio.run(work())
