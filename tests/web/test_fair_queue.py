"""The queue before the solvers is fair to addresses, and everybody who asks is told apart."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from qmines.play.mines import find_hint
from qmines.web.http.errors import Refusal
from qmines.web.http.rate_limits import ASKER
from qmines.web.live import game_end
from qmines.web.solver.fair_queue import FairQueue
from qmines.web.solver.pool import MOST_EACH, Questions, Solvers
from web.asgi import Socket, ask, running
from web.conftest import Server

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator
    from pathlib import Path


class Line:
    """Those who wait for the things of a queue, and the order in which they got one.

    ``x``, ``y`` and ``z`` are networks in one IPv6 /48.
    """

    def __init__(self, things: int, *, most: int = 64, each: int = 8, share: int = 1) -> None:
        self.queue = FairQueue(range(things), most=most, each=each, share=share)
        self.order: list[str] = []
        self.has: dict[str, int] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def join(self, *names: str) -> None:
        """Let them ask, one after the other: ``a1`` for the address ``a``, ``A1`` for slow work."""
        for name in names:
            self.tasks[name] = asyncio.create_task(self._get(name))
            await settled()

    async def done(self, name: str) -> None:
        """Give back what somebody has."""
        self.queue.put(address(name), self.has.pop(name))
        await settled()

    async def _get(self, name: str) -> None:
        thing = await self.queue.get(address(name), slow=name[0].isupper())
        self.has[name] = thing
        self.order.append(name)


def address(name: str) -> str:
    """The address of somebody who asks."""
    letter = name[0].lower()
    return f"2001:db8:1:{ord(letter):x}::/64" if letter in "xyz" else letter


async def settled() -> None:
    """Let everything happen that can."""
    for _ in range(5):
        await asyncio.sleep(0)


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(work())  # type: ignore[arg-type]


def test_addresses_take_turns():
    async def work() -> None:
        line = Line(1)
        await line.join("a1", "a2", "a3", "a4", "b1", "b2", "c1")
        for name in ("a1", "b1", "c1", "a2", "b2", "a3", "a4"):
            assert line.order[-1] == name
            await line.done(name)
        assert (line.queue.waiting, line.has) == (0, {})

    run(work)


def test_one_address_never_has_all():
    async def work() -> None:
        line = Line(3, share=2)
        await line.join("a1", "a2", "a3", "a4")
        assert line.order == ["a1", "a2"]
        await line.join("b1")
        assert line.order == ["a1", "a2", "b1"]
        await line.join("b2")
        await line.done("a1")
        await line.done("a2")
        assert line.order[3:] == ["a3", "b2"]
        await line.done("a3")  # whoever has fewer comes first
        assert line.order[5:] == ["a4"]

    run(work)


def test_whoever_was_served_longest_ago_comes_first():
    async def work() -> None:
        line = Line(1)
        await line.join("a1", "b1")
        await line.done("a1")
        await line.join("a2", "c1", "b2")
        for name in ("b1", "a2", "c1"):
            await line.done(name)
        assert line.order == ["a1", "b1", "a2", "c1", "b2"]

    run(work)


def test_few_of_one_address_wait_and_few_in_all():
    async def work() -> None:
        line = Line(1, most=4, each=2)
        await line.join("a1", "a2", "a3", "a4")
        refused = line.tasks["a4"].exception()
        assert isinstance(refused, Refusal)
        assert (refused.status, refused.kind) == (429, "busy")
        assert refused.headers["Retry-After"] == "2"
        assert refused.message.startswith("2 of your requests are already waiting for the solver;")
        await line.join("b1", "c1", "d1")
        refused = line.tasks["a3"].exception()  # the newest of the address that has the most
        assert isinstance(refused, Refusal)
        assert refused.message == "The solver is busy; please try again."
        await line.join("b2")
        assert isinstance(line.tasks["b2"].exception(), Refusal)  # it would have the most itself
        assert line.queue.waiting == 4
        for name in ("a1", "b1", "c1", "d1"):
            await line.done(name)
        assert line.order == ["a1", "b1", "c1", "d1", "a2"]
        await line.join("b3")
        assert not line.tasks["b3"].done()

    run(work)


def test_a_network_counts_as_one_address():
    async def work() -> None:
        line = Line(2, most=4)
        await line.join("x1", "y1", "z1", "x2", "a1", "a2")
        assert line.order == ["x1", "a1"]  # one thing for the network, one for the address
        await line.join("b1", "c1")  # instead of x2 and z1
        assert [name for name, task in line.tasks.items() if task.done() and task.exception()] == [
            "z1",
            "x2",
        ]
        for name in ("a1", "x1", "b1", "y1"):
            await line.done(name)
        assert line.order == ["x1", "a1", "b1", "c1", "y1", "a2"]

    run(work)


def test_addresses_of_a_network_take_turns():
    async def work() -> None:
        line = Line(1)
        await line.join("x1", "x2", "x3", "y1", "a1", "a2")
        for name in ("x1", "a1", "y1", "a2", "x2", "x3"):
            assert line.order[-1] == name
            await line.done(name)

    run(work)


def test_whoever_is_refused_while_waiting_can_leave_at_the_same_moment():
    async def work() -> None:
        line = Line(1, most=2)
        await line.join("x1", "x2", "y1")
        asking = asyncio.create_task(line.queue.get("a"))
        await asyncio.sleep(0)  # y1 is refused, but does not know it yet
        line.tasks["y1"].cancel()
        await settled()
        assert line.tasks["y1"].cancelled()
        await line.done("x1")
        assert asking.done()

    run(work)


def test_whoever_goes_leaves_the_queue_at_once():
    async def work() -> None:
        line = Line(1)
        await line.join("a1", "b1", "c1")
        line.tasks["b1"].cancel()
        await settled()
        assert line.queue.waiting == 1
        await line.done("a1")
        assert line.order == ["a1", "c1"]
        # Whoever goes in the moment in which it is their turn keeps nobody from theirs.
        await line.join("d1", "e1")
        line.tasks["d1"].cancel()
        line.queue.put("c", line.has.pop("c1"))
        await settled()
        assert line.order[-1] == "e1"
        await line.join("f1", "g1")
        line.queue.put("e", line.has.pop("e1"))
        line.tasks["f1"].cancel()
        await settled()
        assert line.order[-1] == "g1"
        await line.done("g1")
        assert line.queue.waiting == 0
        await line.join("h1")
        assert line.order[-1] == "h1"

    run(work)


def test_slow_work_leaves_one_for_the_rest():
    async def work() -> None:
        line = Line(2, share=2)
        await line.join("A1", "B1", "a2")
        assert line.order == ["A1", "a2"]
        await line.done("a2")
        assert line.order == ["A1", "a2"]
        await line.join("C1", "c2")
        assert line.order == ["A1", "a2", "c2"]
        await line.done("A1")
        assert line.order[3:] == ["B1"]
        # Alone there is nothing to be left, but quick work of the same address comes first.
        line = Line(1)
        await line.join("A1", "A2", "a3")
        await line.done("A1")
        assert line.order == ["A1", "a3"]
        await line.done("a3")
        assert line.order[-1] == "A2"

    run(work)


def test_nothing_is_kept_of_those_who_have_gone():
    async def work() -> None:
        line = Line(2, share=1)
        await line.join("a1", "a2", "b1", "c1", "d1")
        line.tasks["d1"].cancel()
        await settled()
        for name in ("a1", "b1", "a2", "c1"):
            await line.done(name)
        queue = line.queue
        assert (queue._waiting, dict(queue._lent), queue._served) == ({}, {}, {})
        assert len(queue._idle) == 2

    run(work)


# Solvers


def test_limits_by_address_hold_on_public_servers_alone():
    async def work() -> None:
        for limited, running_, waiting in ((True, 1, MOST_EACH), (False, 2, 62)):
            solvers = Solvers(2, 62, limited=limited)
            given = [asyncio.create_task(solvers._queue.get("a")) for _ in range(70)]
            await settled()
            assert sum(each.done() and not each.exception() for each in given) == running_
            assert solvers.waiting == waiting
            for each in given:
                each.cancel()
            await asyncio.gather(*given, return_exceptions=True)
            await asyncio.to_thread(solvers.close)

    run(work)


def test_a_thread_asks_for_whom_it_was_begun():
    asked: list[str] = []

    async def noted(*_: Any, asker: str) -> None:
        asked.append(asker)

    async def work() -> None:
        solvers = Solvers(1, 1)
        solvers.ask = noted  # type: ignore[method-assign,assignment]
        ASKER.set("192.0.2.1")
        questions: Questions = solvers.questions()
        ASKER.set("192.0.2.2")
        await asyncio.to_thread(questions.ask, find_hint)
        await asyncio.to_thread(solvers.close)

    run(work)
    assert asked == ["192.0.2.1"]


def test_what_a_request_leads_to_is_asked_for_its_address(tmp_path: Path):
    """A hint, a hint on a socket, moves that are made on a thread, and the judgement at the end."""

    async def work() -> None:
        asked: dict[str, set[str]] = {}
        async with running(f"sqlite:///{tmp_path / 'games.db'}", solvers=1) as app:
            solvers = app.state.site.solvers
            lent = solvers._queue.get

            async def noted(asker: str, **more: Any) -> Any:
                asked.setdefault(what, set()).add(asker)
                return await lent(asker, **more)

            solvers._queue.get = noted
            what = "new"
            new = asyncio.create_task(ask(app, "POST", "/api/games", {"level": "expert"}))
            _, headers, text = await new
            cookie = dict(headers)[b"set-cookie"].decode().partition(";")[0]
            path = f"/api/games/{json.loads(text)['id']}"

            async def told(name: str, body: dict[str, Any]) -> None:
                request = ask(app, "POST", f"{path}/{name}", body, cookie)
                assert (await asyncio.create_task(request))[0] == 200

            await told("moves", {"expect": 0, "key": "a", "event": "open 8 15"})
            what = "hint"
            await told("hint", {"expect": 1, "strength": "where"})
            what = "socket"
            socket = Socket(app, f"{path}/socket", cookie)
            assert (await socket.hear())["type"] == "websocket.accept"
            socket.tell({"type": "chances", "id": 1})
            while '"reply"' not in (await socket.hear()).get("text", ""):
                pass
            what = "assist"
            await told("assist", {"expect": 3, "key": "c", "kind": "move"})
            what = "end"
            game = json.loads((await ask(app, "GET", path, None, cookie))[2])
            expect = game["view"]["sequence"]
            await told("moves", {"expect": expect, "key": "d", "event": "resign"})
            async with asyncio.timeout(60):
                while "end" not in asked:  # noqa: ASYNC110  # nobody tells
                    await asyncio.sleep(0.01)
            await socket.close()
        assert asked["hint"] == asked["socket"] == asked["assist"] == asked["end"] == {"127.0.0.1"}
        assert "new" not in asked

    run(work)


async def begun(app: Any, cookie: str = "") -> tuple[str, str]:
    """The path of a new game, and the cookie of its player."""
    _, headers, text = await ask(app, "POST", "/api/games", {"level": "expert"}, cookie)
    cookie = cookie or dict(headers)[b"set-cookie"].decode().partition(";")[0]
    path = f"/api/games/{json.loads(text)['id']}"
    first = {"expect": 0, "key": "a", "event": "open 8 15"}
    assert (await ask(app, "POST", f"{path}/moves", first, cookie))[0] == 200
    return path, cookie


def test_moves_made_for_one_address_leave_a_thread_for_the_games_of_others(tmp_path: Path):
    async def work() -> None:
        database = f"sqlite:///{tmp_path / 'games.db'}"
        async with running(database, solvers=1, limited=True) as app:
            site = app.state.site
            other, cookie = await begun(app)
            games = [(await begun(app, cookie))[0] for _ in range(4)]
            solver = await site.solvers._queue.get("somebody else")
            wanted = {"expect": 1, "key": "b", "kind": "deduce"}
            asked = [
                asyncio.create_task(ask(app, "POST", f"{path}/assist", wanted, cookie))
                for path in games
            ]
            async with asyncio.timeout(60):
                while site.solvers.waiting != 4:  # noqa: ASYNC110  # each on a thread of its own
                    await asyncio.sleep(0.01)
                site.cache._cached.clear()
                assert (await ask(app, "GET", other, None, cookie))[0] == 200
            site.solvers._queue.put("somebody else", solver)
            for status, _, _ in await asyncio.gather(*asked):
                assert status in {200, 409}  # those whose game was let go meanwhile

    run(work)


def test_a_game_is_judged_though_the_queue_was_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(game_end, "_AGAIN", 0.01)

    async def work() -> None:
        database = f"sqlite:///{tmp_path / 'games.db'}"
        async with running(database, solvers=1, waiting=1) as app:
            queue = app.state.site.solvers._queue
            path, cookie = await begun(app)
            solver = await queue.get("somebody else")
            waits = asyncio.create_task(queue.get("somebody else"))
            await settled()
            last = {"expect": 1, "key": "b", "event": "resign"}
            assert (await ask(app, "POST", f"{path}/moves", last, cookie))[0] == 200
            cached = await app.state.site.cache.get(path.rpartition("/")[2])
            await asyncio.sleep(0.1)
            assert cached.ended.document is None
            queue.put("somebody else", solver)
            queue.put("somebody else", await waits)
            async with asyncio.timeout(60):
                while cached.ended.document is None:  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
            assert cached.ended.document["verdict"] is None  # who gave up has not lost by a move

    run(work)


# A real server


@pytest.fixture
def public(tmp_path: Path) -> Iterator[Server]:
    """A server with limits."""
    made = Server(tmp_path, "serve", "--port", "0", "--solvers", "2", "--log", "none")
    yield made
    made.kill()


def metric(server: Server, name: str) -> int:
    (line,) = (x for x in server.get("/metrics").text.splitlines() if x.startswith(f"{name} "))
    return int(line.split()[1])


def test_a_flood_from_one_address_does_not_keep_hints_from_another(public: Server):
    lattice = ["#" * 41 if line % 2 == 0 else "#3" * 20 + "#" for line in range(41)]
    asked = {"rows": lattice, "mines": 500}

    async def work() -> None:
        transport = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
        headers = {"Origin": public.address}
        async with httpx.AsyncClient(
            base_url=public.address, headers=headers, transport=transport, timeout=120
        ) as attacker:
            flood = [
                asyncio.create_task(attacker.post("/api/analyse", json=asked)) for _ in range(30)
            ]
            refused = 30 - 1 - MOST_EACH
            while sum(each.done() for each in flood) < refused:  # noqa: ASYNC110  # nor here
                await asyncio.sleep(0.01)
            early = [each.result() for each in flood if each.done()]
            busy = [answer for answer in early if answer.status_code == 429]
            assert len(busy) >= refused - 1  # one may have been answered already
            assert busy[0].headers["Retry-After"] == "2"
            words = busy[0].json()["error"]["message"]
            assert words.startswith("8 of your requests are already waiting for the solver;")
            with public.client() as player:
                game = player.new(level="expert")["id"]
                player.move(game, 0, "open 8 15")
                answer = await asyncio.to_thread(
                    player.ask, game, "hint", expect=1, strength="where"
                )
                assert answer.status_code == 200
            # It did not wait for those who came before: some of them still wait.
            assert metric(public, "qmines_solvers_waiting") > 0
            for each in flood:
                each.cancel()
            await asyncio.gather(*flood, return_exceptions=True)

    run(work)


def test_guesses_from_a_network_do_not_keep_others_from_logging_in(tmp_path: Path):
    account = {"name": "ada", "password": "correct zebra staple"}
    waiting = 4

    async def work() -> None:
        async with running(f"sqlite:///{tmp_path}/g.db", limited=True, waiting=waiting) as app:
            elsewhere = {"client": ("192.0.2.7", 1)}
            assert (await ask(app, "POST", "/api/signup", account, **elsewhere))[0] == 202
            guesses = [
                asyncio.create_task(
                    ask(
                        app,
                        "POST",
                        "/api/login",
                        {"name": f"name{number}", "password": "a wrong guess"},
                        client=(f"2001:db8:1:{number:x}::1", 1),
                    )
                )
                for number in range(40)
            ]
            while app.state.site.hashing.waiting < waiting:  # noqa: ASYNC110  # requests fill it
                await asyncio.sleep(0)
            assert (await ask(app, "POST", "/api/login", account, **elsewhere))[0] == 200
            statuses = [(await each)[0] for each in guesses]
            assert set(statuses) == {401, 429}

    run(work)
