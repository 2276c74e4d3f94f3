"""Boards without guesses are dealt where they hold up nobody, and where they can be stopped."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from qmines.core.levels import Level
from qmines.generate import prepared
from qmines.generate.dealing import BOARDS
from qmines.modes import setup_of, stored_setup
from qmines.session import Game, Header, commitment_to
from qmines.store import Store
from qmines.web.live.documents import StoredView
from qmines.web.live.game_cache import CachedGame
from qmines.web.solver import dealing
from web.asgi import Socket, ask, running, scope

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from fastapi import FastAPI

    from web.conftest import Server

ENDLESS = Level(256, 256, 26_000)  # takes many minutes to deal; only old games are like that
SLOW = "60x60x1200"  # takes a tenth of a second, and so is not dealt by the threads that load games
SEED = bytes(31) + b"\1"
NO_GUESS = {"no_guess": True}


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not condition():  # noqa: ASYNC110  # nobody tells
            await asyncio.sleep(0.01)


async def guest(app: FastAPI) -> tuple[str, str]:
    """The cookie and the id of somebody new."""
    _, headers, text = await ask(app, "POST", "/api/games", {"level": "beginner"})
    cookie = next(value for name, value in headers if name == b"set-cookie").decode()
    stored = app.state.site.store.stored(json.loads(text)["id"])
    assert stored.owner is not None
    return cookie.partition(";")[0], stored.owner


def old_game(store: Store, owner: str, level: Level = ENDLESS) -> str:
    """A game from before such set-ups were refused."""
    setup = stored_setup(level, "classic", NO_GUESS)
    return store.add(Header(setup, commitment_to(SEED)), SEED, owner=owner)


def opening(app: FastAPI, game: str, cookie: str, event: str = "open 30 30") -> asyncio.Task[Any]:
    body = {"expect": 0, "key": "k", "event": event}
    return asyncio.create_task(ask(app, "POST", f"/api/games/{game}/moves", body, cookie))


async def cancelled(*tasks: asyncio.Task[Any]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def test_others_play_while_boards_are_dealt(tmp_path: Path):
    async def work() -> None:
        async with running(f"sqlite:///{tmp_path / 'games.db'}", solvers=1) as app:
            site = app.state.site
            dealers = site.dealing.dealers
            cookie, owner = await guest(app)
            games = [old_game(site.store, owner) for _ in range(6)]
            hard = [opening(app, game, cookie) for game in games]
            await until(lambda: (dealers.busy, dealers.waiting) == (2, 4))
            assert not site.solvers.busy
            async with asyncio.timeout(60):
                new = {"level": "expert", "options": NO_GUESS}
                status, _, text = await ask(app, "POST", "/api/games", new, cookie)
                assert status == 201
                game = json.loads(text)["id"]
                status, _, _ = await opening(app, game, cookie, "open 8 15")
                assert status == 200
                hint = {"expect": 1, "strength": "why"}
                status, _, _ = await ask(app, "POST", f"/api/games/{game}/hint", hint, cookie)
                assert status == 200
            assert not any(each.done() for each in hard)
            await cancelled(*hard)
            await until(lambda: not dealers.busy)
            assert dealers.killed >= 2

    asyncio.run(work())


async def leaving_request(app: FastAPI, game: str, cookie: str, gone: asyncio.Event) -> int:
    """Open a cell, and go away when ``gone`` is set; what would have been answered."""
    body = {"expect": 0, "key": "k", "event": "open 30 30"}
    messages = [{"type": "http.request", "body": json.dumps(body).encode(), "more_body": False}]
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        if messages:
            return messages.pop()
        await gone.wait()
        return {"type": "http.disconnect"}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    await app(scope("http", f"/api/games/{game}/moves", cookie, method="POST"), receive, send)
    return int(sent[0]["status"])


@pytest.mark.parametrize("by", ["request", "socket"])
def test_dealing_stops_when_the_client_leaves(tmp_path: Path, by: str):
    async def work() -> None:
        async with running(f"sqlite:///{tmp_path / 'games.db'}") as app:
            site = app.state.site
            dealers = site.dealing.dealers
            cookie, owner = await guest(app)
            game, gone = old_game(site.store, owner), asyncio.Event()
            if by == "request":
                asking = asyncio.create_task(leaving_request(app, game, cookie, gone))
                await until(lambda: dealers.busy == 1)
                gone.set()
                assert await asking == 409
            else:
                socket = Socket(app, f"/api/games/{game}/socket", cookie)
                await socket.hear()
                socket.tell(
                    {"type": "move", "id": 1, "expect": 0, "key": "k", "event": "open 30 30"}
                )
                await until(lambda: dealers.busy == 1)
                await socket.close()
            await until(lambda: not dealers.busy)
            assert dealers.killed == 1
            cached = await site.cache.get(game)
            assert cached.view.sequence == 0  # nothing has happened
            body = {"expect": 0, "key": "other", "event": "flag 0 0"}
            status, _, _ = await ask(app, "POST", f"/api/games/{game}/moves", body, cookie)
            assert status == 200

    asyncio.run(work())


def test_dealing_has_a_deadline(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(dealing, "SECONDS", 0.5)

    async def work() -> None:
        async with running(f"sqlite:///{tmp_path / 'games.db'}") as app:
            cookie, owner = await guest(app)
            game = old_game(app.state.site.store, owner)
            status, _, text = await opening(app, game, cookie)
            assert status == 422
            assert json.loads(text)["error"]["key"] == "move-slow-board"
            assert (await app.state.site.cache.get(game)).view.sequence == 0

    asyncio.run(work())


@pytest.mark.extra
@pytest.mark.parametrize("level", [SLOW, "60x60x2100"])  # one that is refused today
def test_a_game_is_dealt_the_same_board_when_it_is_loaded_again(tmp_path: Path, level: str):
    database = f"sqlite:///{tmp_path / 'games.db'}"
    width, height, mines = map(int, level.split("x"))

    async def opened() -> tuple[str, Any]:
        async with running(database) as app:
            cookie, owner = await guest(app)
            game = old_game(app.state.site.store, owner, Level(width, height, mines))
            status, _, _ = await opening(app, game, cookie)
            assert status == 200
            assert len(BOARDS) == 1
            return game, json.loads((await ask(app, "GET", f"/api/games/{game}"))[2])["view"]

    async def seen(game: str) -> Any:
        async with running(database) as app:
            assert len(BOARDS) == 0
            found = json.loads((await ask(app, "GET", f"/api/games/{game}"))[2])["view"]
            assert len(BOARDS) == 1
            return found

    game, before = asyncio.run(opened())
    after = asyncio.run(seen(game))
    assert after["boards"] == before["boards"]
    with Store(database) as store:
        assert store.load(game).view.board_rows() == before["boards"]


def test_help_before_the_first_open_is_noted_once(tmp_path: Path):
    async def work() -> None:
        async with running(f"sqlite:///{tmp_path / 'games.db'}") as app:
            cookie, owner = await guest(app)
            game = old_game(app.state.site.store, owner, Level(60, 60, 1200))
            body = {"expect": 0, "key": "k", "kind": "move"}
            status, _, text = await ask(app, "POST", f"/api/games/{game}/assist", body, cookie)
            assert (status, json.loads(text)["made"]) == (200, 1)
            cached = await app.state.site.cache.get(game)
            assert [each.event for each in cached.live.game.transcript] == [
                "help move",
                "open 30 30",
            ]

    asyncio.run(work())


def test_a_room_begins_with_a_board_that_was_dealt_elsewhere(tmp_path: Path):
    async def work() -> None:
        async with running(f"sqlite:///{tmp_path / 'games.db'}") as app:
            room = {"name": "Ann", "mode": "coop", "level": SLOW, "options": NO_GUESS}
            status, headers, text = await ask(app, "POST", "/api/rooms", room)
            assert status == 201
            cookie = next(value for name, value in headers if name == b"set-cookie").decode()
            path = f"/api/rooms/{json.loads(text)['id']}"
            stranger, _ = await guest(app)
            status, _, _ = await ask(app, "POST", f"{path}/start", {}, stranger)
            assert (status, len(BOARDS)) == (422, 0)  # refused before anything is dealt
            for what, body in (("ready", {"ready": True}), ("start", {})):
                status, _, text = await ask(
                    app, "POST", f"{path}/{what}", body, cookie.partition(";")[0]
                )
                assert status == 200, text
            assert len(BOARDS) == 1

    asyncio.run(work())


@pytest.mark.parametrize("path", ["/api/games", "/api/rooms"])
def test_what_cannot_be_dealt_is_refused_at_set_up(tmp_path: Path, path: str):
    async def work() -> None:
        async with running(f"sqlite:///{tmp_path / 'games.db'}") as app:
            more = {"name": "Ann", "mode": "race"} if path == "/api/rooms" else {}
            body = {"level": "256x256x26000", "options": NO_GUESS} | more
            status, _, text = await ask(app, "POST", path, body)
            error = json.loads(text)["error"]
            assert (status, error["key"]) == (422, "invalid-no-guess-dense")
            assert error["args"] == {"most": 14_407, "width": 256, "height": 256}
            _, _, text = await ask(app, "GET", "/api/difficulty?level=256x256x26000")
            assert json.loads(text)["no_guess_mines"] == 14_407

    asyncio.run(work())


def test_a_server_deals_nothing_ahead(tmp_path: Path):
    async def work() -> None:
        async with running(f"sqlite:///{tmp_path / 'games.db'}") as app:
            body = {"level": "256x256x9000", "options": NO_GUESS}
            status, _, _ = await ask(app, "POST", "/api/games", body)
            assert status == 201
            assert prepared._work is None

    asyncio.run(work())


def test_a_game_is_not_opened_on_the_event_loop():
    """Also not after flags, which are so quick that they need no thread."""
    header = Header(setup_of("beginner", "classic", NO_GUESS), commitment_to(SEED))
    game, cached = Game(header.setup, seed=SEED), CachedGame("game")
    cached.header = header
    for event, light in (("flag 0 0", False), ("open 4 4", True), ("undo", False)):
        game.do(event)
        cached.shown = StoredView.of(game, 0.0)
        assert cached.light is light


@pytest.mark.extra
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_ends_in_the_middle_of_a_deal(
    own_server: Server, tmp_path: Path, how: signal.Signals
):
    with own_server.client() as client, Store(f"sqlite:///{tmp_path / 'qmines.db'}") as store:
        owner = store.stored(client.new()["id"]).owner
        assert owner is not None
        game = old_game(store, owner)

        def open_it() -> None:
            with suppress(httpx.TransportError):
                client.ask(game, "moves", expect=0, key="k", event="open 30 30")

        asking = threading.Thread(target=open_it)
        asking.start()
        while "qmines_dealers_busy 1" not in own_server.get("/metrics").text:
            assert asking.is_alive()
        own_server.process.send_signal(how)
        # It takes five seconds: so long who waits may go on waiting.
        own_server.process.communicate(timeout=60)
        asking.join()
    assert own_server.process.returncode == (0 if how is signal.SIGINT else -how)


def test_what_goes_on_beside_a_request_does_not_end_with_it(tmp_path: Path):
    async def work() -> None:
        async with running(f"sqlite:///{tmp_path / 'games.db'}") as app:
            seen: list[object] = []

            async def look() -> None:
                seen.append(dealing.HAS_LEFT.get())

            dealing.HAS_LEFT.set(look)
            await app.state.site.spawn(look())
            assert seen == [None]

    asyncio.run(work())


def test_closing_does_not_wait_for_a_game_that_is_being_derived(tmp_path: Path):
    derive = threading.Event()

    async def work() -> None:
        async with running(f"sqlite:///{tmp_path / 'games.db'}") as app:
            cache = app.state.site.cache
            deriving = asyncio.create_task(cache.rule(derive.wait, light=False))
            await asyncio.sleep(0)
        deriving.cancel()

    async def bounded() -> None:
        async with asyncio.timeout(60):
            await work()

    try:
        asyncio.run(bounded())
    finally:
        derive.set()


def test_a_process_is_left_although_a_thread_still_works():
    code = (
        "import threading, time\n"
        "from qmines.web.server import leave\n"
        "threading.Thread(target=time.sleep, args=(600,), name='rules_0').start()\n"
        "print('told', end='')\n"
        "leave()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, timeout=120, check=True
    )
    assert done.stdout == b"told"
