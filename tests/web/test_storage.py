"""Nobody fills the disk: what one request may store, and what one address may."""

from __future__ import annotations

import asyncio
import base64
import gzip
import json
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import func, select

from qmines.errors import InvalidInput
from qmines.modes import make_setup
from qmines.session import Entry, Game, Header, commitment_to
from qmines.store.database.tables import DRILLS, METADATA, SECRETS
from qmines.web.routes.replays import MOST_FORKED
from qmines.web.settings import MOST_MOVES
from qmines.web.solver import replays
from qmines.web.solver.replays import Sent, uploaded

from .asgi import Socket, ask, running
from .test_guard import CHANGING

if TYPE_CHECKING:
    from pathlib import Path

    from fastapi import FastAPI

    from .conftest import Client

SEED = bytes(32)
STORES_NOTHING = {
    *(f"/api/analyse{what}" for what in ("", "/numbers", "/best", "/hint", "/read", "/write")),
    *(f"/api/replay{what}" for what in ("", "/moves", "/moment", "/rules")),
    "/api/rooms/{room}/ready",  # these change a row that is there
    "/api/rooms/{room}/leave",
    "/api/drills/{drill}/answer",
    "/api/logout",
    "/api/password",
    "/api/account",
    "/api/positions/{position}",
    "/api/invitations/{room}",
    "/api/sessions/{session}",
    "/api/signup",  # these have limits of their own, which all processes share
    "/api/login",
}
FEW_ROWS = {
    *(f"/api/recovery/{what}" for what in ("codes", "email", "confirm")),
    *(f"/api/recover{what}" for what in ("", "/email", "/link")),
    "/api/relations",
    "/api/relations/{player}",
    "/api/reports",
    "/api/favourites",
    "/api/favourites/{game}",
    "/api/profile",
    "/api/puzzles",
    "/api/puzzles/{puzzle}/answer",
    "/api/rooms/{room}/invite",
}
"""These are for accounts, most of whose rows are limited: 12 favourites, 200 relations, 8 codes,
ten reports a day, one rated puzzle at a time. What they store is charged too, see below."""


def game_file(toggles: int) -> bytes:
    """A finished game in which a flag was put and taken away so often: small when it is packed."""
    setup = make_setup("beginner")
    entries = [*[Entry(0, "flag 0 0")] * toggles, Entry(0, "resign")]
    game = Game.replay(Header(setup, commitment_to(SEED)), SEED, entries)
    return gzip.compress(game.save())


def fork(data: bytes, at: int) -> dict[str, Any]:
    return {"data": base64.b64encode(data).decode(), "at": at}


# One request


def test_a_fork_of_very_many_events_is_refused(client: Client):
    data = game_file(10_000)
    assert len(data) < 4096
    for at, words in ((10_000, "one of its first 5,000 events"), (10, "10,001 events")):
        refused = client.post("/api/replay/fork", json=fork(data, at))
        assert refused.status_code == 422
        assert words in refused.json()["error"]["message"]
    assert client.get("/api/games?unfinished=true").json()["games"] == []
    again = client.post("/api/games", json={"again": "a" * 12, "at": MOST_FORKED + 1})
    assert "one of its first 5,000 events" in again.json()["error"]["message"]


def test_it_is_not_derived_to_find_that_out(monkeypatch: pytest.MonkeyPatch):
    data = game_file(MOST_FORKED)
    monkeypatch.setattr(replays, "replayed", lambda _: pytest.fail("it was derived"))
    with pytest.raises(InvalidInput, match="only games with up to 5,000 can be continued"):
        uploaded(Sent(data, "", 100), MOST_FORKED)


def test_a_fork_of_many_events_is_made(client: Client):
    data = game_file(MOST_FORKED - 1)
    made = client.post("/api/replay/fork", json=fork(data, MOST_FORKED - 1))
    assert made.status_code == 201
    assert made.json()["view"]["sequence"] == MOST_FORKED - 1


def test_an_assist_makes_some_moves_and_is_asked_again(client: Client):
    game = client.new(level="256x256x6000")["id"]
    client.move(game, 0, "open 128 128")
    sequence = 1
    for number in range(2):
        body = {"kind": "smart", "key": f"a{number}", "expect": sequence}
        done = client.ask(game, "assist", **body).json()
        assert done["made"] == MOST_MOVES
        assert done["more"]
        assert done["messages"] == [{"key": "assist-made-more", "args": {"count": 500}}]
        assert done["delta"]["sequence"] == sequence + MOST_MOVES + 1
        sequence = done["delta"]["sequence"]


def test_an_assist_that_is_done_says_so(client: Client):
    game = client.new(level="beginner", options={"no_guess": True})["id"]
    client.move(game, 0, "open 4 4")
    done = client.ask(game, "assist", kind="deduce", key="a", expect=1).json()
    assert done["delta"]["outcome"]["result"] == "won"
    assert not done["more"]


# One address


class Person:
    """Somebody who asks an application without a network."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.cookie = ""

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        status, headers, text = await ask(self.app, method, path, body, self.cookie)
        for name, value in headers:
            if name == b"set-cookie" and value.startswith(b"qmines="):
                self.cookie = value.decode().partition(";")[0]
        return status, json.loads(text)

    async def done(self, path: str, **body: object) -> Any:
        status, found = await self.ask("POST", path, body)
        assert status in {200, 201, 202}, found
        return found


async def begun(me: Person, level: str = "expert") -> str:
    """A game in which the first move was made."""
    game = await me.done("/api/games", level=level)
    centre = f"open {game['view']['height'] // 2} {game['view']['width'] // 2}"
    await me.done(f"/api/games/{game['id']}/moves", expect=0, key="first", event=centre)
    return str(game["id"])


async def storing(me: Person) -> list[tuple[str, str, dict[str, Any] | None]]:
    """Every way to store something: method, address, body."""
    moves, hint, chances, assist = [f"/api/games/{await begun(me)}" for _ in range(4)]
    coached = (await me.done("/api/games", rules="qubits", level="2"))["id"]
    ended = (await me.done("/api/games"))["id"]
    give_up = {"expect": 0, "key": "k", "event": "resign"}
    await me.done(f"/api/games/{ended}/moves", **give_up)
    room, over = [(await me.done("/api/rooms", mode="coop", name="Anna"))["id"] for _ in range(2)]
    shared = (await me.done(f"/api/rooms/{over}/start"))["game"]
    await me.done(f"/api/games/{shared}/moves", **{**give_up, "expect": 1})
    return [
        ("POST", "/api/games", {}),
        ("POST", "/api/games", {"again": ended}),
        ("POST", "/api/games", {"again": ended, "at": 0}),
        ("POST", f"{moves}/moves", {"expect": 1, "key": "k", "event": "flag 0 0"}),
        ("POST", f"{hint}/hint", {"expect": 1}),
        ("POST", f"/api/games/{coached}/coach", {"expect": 0}),
        ("GET", f"{chances}/chances", None),
        ("POST", f"{assist}/assist", {"expect": 1, "key": "a", "kind": "move"}),
        ("POST", "/api/daily", {"level": "beginner"}),
        ("POST", "/api/rooms", {"mode": "race", "name": "Anna"}),
        ("POST", f"/api/rooms/{room}/start", {}),
        ("POST", f"/api/rooms/{over}/rematch", {}),
        ("POST", "/api/quick", {"level": "beginner", "name": "Anna"}),
        ("POST", "/api/rivals", {"level": "beginner", "name": "Anna", "rival": "auto"}),
        ("POST", "/api/replay/fork", fork(game_file(5), 5)),
        ("POST", "/api/drills", {"technique": "single"}),
        ("POST", "/api/learn/single/0", await solved()),
        ("POST", "/api/positions", {"rows": ["1#", "##"], "mines": 1, "name": "mine"}),
    ]


async def solved() -> dict[str, Any]:
    """The answer to the first example of the first lesson."""
    from qmines.core.deduction import Technique  # noqa: PLC0415
    from qmines.solver import analyse  # noqa: PLC0415
    from qmines.solver.techniques import ROWS  # noqa: PLC0415

    row, column = analyse(ROWS[Technique.SINGLE].examples[0].position).safe[0]
    return {"row": row, "column": column, "deed": "open"}


def rows_in(app: FastAPI) -> int:
    tables = [table for table in METADATA.tables.values() if table is not SECRETS]
    counts = [select(func.count()).select_from(table) for table in tables]
    with app.state.site.store.database.read() as connection:
        return sum(connection.scalar(each) or 0 for each in counts)


def use_up(app: FastAPI, left: float = 0.0) -> None:
    """Leave so many bytes of the quota of whoever asks here, and let no time pass for it."""
    quota = app.state.site.quota
    quota._clock = lambda: 0.0
    quota._networks["127.0.0.1"] = (left, left, 0.0)


def refill(app: FastAPI) -> None:
    app.state.site.quota._networks.clear()


def test_no_way_to_store_is_free(tmp_path: Path):
    """With the quota used up nothing at all is stored; without, everything is."""

    async def story() -> None:
        async with running(f"sqlite:///{tmp_path}/a.db", limited=True) as app:
            me, other = Person(app), Person(app)
            ways = await storing(me)
            lobby = (await me.done("/api/rooms", mode="coop", name="Anna"))["id"]
            await other.done("/api/games")
            use_up(app)
            before = rows_in(app)
            for method, path, body in [*ways, ("POST", "/api/games", {})]:
                status, found = await me.ask(method, path, body)
                assert (status, found["error"]["kind"]) == (429, "quota"), path
            stranger = Person(app)
            for path, fields in (("/api/games", {}), (f"/api/rooms/{lobby}/join", {"name": "Ben"})):
                for person in (stranger, other):
                    status, found = await person.ask("POST", path, fields)
                    assert (status, found["error"]["kind"]) == (429, "quota"), path
            assert rows_in(app) == before
            refill(app)
            for method, path, body in ways:
                status, found = await me.ask(method, path, body)
                assert status in {200, 201}, (path, found)
                assert rows_in(app) > before, path
                before = rows_in(app)
            await other.done(f"/api/rooms/{lobby}/join", name="Ben")
            assert rows_in(app) == before + 1

    asyncio.run(story())


def test_every_changing_route_is_named_here(tmp_path: Path):
    async def story() -> set[str]:
        async with running(f"sqlite:///{tmp_path}/a.db") as app:
            return {path for _, path, _ in await storing(Person(app))}

    routes = {path for _, path in CHANGING}
    tried = {_route(path, routes) for path in asyncio.run(story())}
    tried |= {"/api/rooms/{room}/join", "/api/settings", "/api/games/local"}
    assert routes <= tried | STORES_NOTHING | FEW_ROWS
    assert not tried & (STORES_NOTHING | FEW_ROWS)


def _route(path: str, routes: set[str]) -> str:
    parts = path.split("/")
    for route in routes:
        pattern = route.split("/")
        if len(pattern) == len(parts) and all(
            wanted == part or wanted.startswith("{")
            for wanted, part in zip(pattern, parts, strict=True)
        ):
            return route
    return path


def test_settings_are_charged_to_the_address_too(tmp_path: Path):
    """An account costs nothing, so it is no way around."""

    async def story() -> None:
        async with running(f"sqlite:///{tmp_path}/a.db", limited=True) as app:
            me = Person(app)
            fields = {"name": "Ada-1", "password": "correct zebra staple"}
            await me.done("/api/signup", **fields)
            await me.done("/api/login", **fields)
            use_up(app)
            for path, body in (("/api/settings", {"settings": {"a": 1}}), ("/api/games", {})):
                status, found = await me.ask("POST", path, body)
                assert (status, found["error"]["kind"]) == (429, "quota")
            await me.done("/api/logout")
            await me.done("/api/login", **fields)
            refill(app)
            await me.done("/api/settings", settings={"a": 1})

    asyncio.run(story())


def test_what_accounts_store_is_charged(tmp_path: Path):
    """Profiles, friends, reports, favourites, puzzles and invitations: nothing without a quota."""

    async def story() -> None:
        async with running(f"sqlite:///{tmp_path}/a.db", limited=True) as app:
            me, friend = Person(app), Person(app)
            for person, name in ((me, "Ada-1"), (friend, "Bob-1")):
                fields = {"name": name, "password": "correct zebra staple"}
                await person.done("/api/signup", **fields)
                await person.done("/api/login", **fields)
            await friend.done("/api/relations", name="Ada-1", kind="friend")
            room = (await friend.done("/api/rooms", mode="race"))["id"]
            game = (await me.done("/api/games"))["id"]
            await me.done(f"/api/games/{game}/moves", expect=0, key="k", event="resign")
            puzzle = await me.done("/api/puzzles")
            row, line = next((row, line) for row, line in enumerate(puzzle["rows"]) if "#" in line)
            cell = {"row": row, "column": line.index("#")}
            with app.state.site.store.database.write() as connection:
                connection.execute(DRILLS.update().values(created=1))  # long enough ago to count
            password = {"password": "correct zebra staple"}
            ways: list[tuple[Person, str, dict[str, Any]]] = [
                (me, "/api/relations", {"name": "Bob-1", "kind": "friend"}),
                (me, "/api/reports", {"name": "Bob-1", "reason": "name", "details": "rude"}),
                (me, "/api/favourites", {"game": game}),
                (me, "/api/profile", {"hidden": True, "unlisted": False}),
                (me, f"/api/puzzles/{puzzle['id']}/answer", cell),
                (friend, "/api/puzzles", {}),
                (friend, f"/api/rooms/{room}/invite", {"name": "Ada-1"}),
            ]
            use_up(app)
            before = rows_in(app)
            for person, path, body in ways:
                status, found = await person.ask("POST", path, body)
                assert (status, found["error"]["kind"]) == (429, "quota"), path
            assert rows_in(app) == before
            status, found = await me.ask("POST", "/api/recovery/codes", password)
            assert (status, found["error"]["kind"]) == (429, "quota")
            refill(app)
            for person, path, body in ways:
                await person.done(path, **body)
                assert rows_in(app) > before, path
                before = rows_in(app)

    asyncio.run(story())


def test_sockets_are_charged_as_requests_are(tmp_path: Path):
    async def story() -> None:
        async with running(f"sqlite:///{tmp_path}/a.db", limited=True) as app:
            me = Person(app)
            game = await begun(me)
            line = Socket(app, f"/api/games/{game}/socket", me.cookie)

            async def told(kind: str, fields: dict[str, Any]) -> dict[str, Any]:
                line.tell({"type": kind, "id": 1, **fields})
                while True:
                    message = await line.hear()
                    if "text" in message and '"reply"' in message["text"]:
                        return dict(json.loads(message["text"]))

            use_up(app)
            before = rows_in(app)
            asked: list[tuple[str, dict[str, Any]]] = [
                ("move", {"expect": 1, "key": "k", "event": "flag 0 0"}),
                ("hint", {"expect": 2}),
                ("chances", {}),
                ("assist", {"expect": 4, "key": "a", "kind": "move"}),
            ]
            for kind, fields in asked:
                found = await told(kind, fields | ({"expect": 1} if "expect" in fields else {}))
                assert (found["status"], found["error"]["kind"]) == (429, "quota"), kind
            assert rows_in(app) == before
            refill(app)
            for kind, fields in asked:
                assert (await told(kind, fields))["status"] == 200, kind
            assert rows_in(app) > before + 3
            await line.close()

    asyncio.run(story())


def test_an_assist_goes_as_far_as_the_quota(tmp_path: Path):
    async def story() -> None:
        async with running(f"sqlite:///{tmp_path}/a.db", limited=True) as app:
            me = Person(app)
            game = await begun(me, "100x100x400")  # so few mines that much is always certain
            use_up(app, left=5000.0)
            body = {"expect": 1, "key": "a", "kind": "smart"}
            done = await me.done(f"/api/games/{game}/assist", **body)
            assert 5 < done["made"] < 20
            assert done["more"]
            assert app.state.site.quota._networks["127.0.0.1"][0] < 600
            body = {"expect": done["delta"]["sequence"], "key": "b", "kind": "smart"}
            status, found = await me.ask("POST", f"/api/games/{game}/assist", body)
            assert (status, found["error"]["kind"]) == (429, "quota")

    asyncio.run(story())


def test_who_leaves_a_race_may_do_so_without_a_quota(tmp_path: Path):
    async def story() -> None:
        async with running(f"sqlite:///{tmp_path}/a.db", limited=True) as app:
            anna, ben = Person(app), Person(app)
            room = (await anna.done("/api/rooms", mode="race", name="Anna"))["id"]
            await ben.done(f"/api/rooms/{room}/join", name="Ben")
            await anna.done(f"/api/rooms/{room}/start")
            use_up(app)
            left = await ben.done(f"/api/rooms/{room}/leave")
            assert [each["state"] for each in left["members"]] == ["playing", "gave up"]

    asyncio.run(story())
