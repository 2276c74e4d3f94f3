"""Every route and socket, asked by strangers: who is not public appears in no answer.

The routes come from the application, so that new ones are asked too.
"""

from __future__ import annotations

import asyncio
import re
from itertools import product
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import pytest
from sqlalchemy import update
from starlette.routing import Route, WebSocketRoute

from qmines.store.accounts.moderation import Moderation
from qmines.store.database.tables import GAMES
from qmines.store.games import rooms
from qmines.web import app as app_module
from web.asgi import Socket, ask, running
from web.test_matches import Member, won
from web.test_rooms import Person

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from qmines.web.http.context import Route as ApiRoute

pytestmark = pytest.mark.extra
STAR: Final = "Zarathustra"
LEVEL: Final = "5x5x1"  # of the record
FIELDS: Final[dict[str, Any]] = {
    "name": "Visitor",
    "kind": "friend",
    "reason": "cheating",
    "rival": "record",
    "level": LEVEL,
    "mode": "race",
    "hidden": False,
    "unlisted": False,
    "ready": True,
    "expect": 0,
    "key": "k",
    "event": "open 0 0",
    "row": 0,
    "column": 0,
    "deed": "open",
    "password": "another zebra staple",
    "old": "x",
    "new": "another zebra staple",
    "code": "x",
    "token": "x",
    "address": "a@example.org",
    "settings": {},
    "id": "x",
    "data": "{}",
    "step": 1,
    "at": 1,
    "rows": ["1#"],
    "cell": [0, 1],
}
"""What is sent in the required fields of bodies, and in those of ``SENT``."""
SENT: Final = {"name", "rival", "level"}
NAMING: Final = re.compile("invite|relations|reports|login|signup|recover")
"""Requests that name somebody else, rather than whoever sends them."""
QUERIES: Final = {
    "/api/leaderboard": [
        f"level={level}&kind={kind}&verified=false&by={by}{variant}"
        for (level, variant), kind, by in product(
            ((LEVEL, ""), ("9x9x20", ""), ("beginner", "&variant=no_guess")),
            ("solo", "daily", "race", "assisted"),
            ("time", "streak"),
        )
    ],
    "/api/difficulty": ["level=beginner"],
}
"""How routes with a query are asked, besides without one."""
NAMED: Final = {
    *("/api/leaderboard", "/api/daily", "/api/lobby", "/api/games/{game}", "/api/rooms/{room}"),
    *("/api/players/{player}", "/api/players/{player}/races", "/api/friends", "/api/relations"),
    *("/api/games/{game}/socket", "/api/rooms/{room}/socket", "/api/quick", "/api/export"),
}
"""The routes that name a player who is public: what this test must be able to see."""
OWN_PAGE: Final = {
    "/api/players/{player}",
    *(f"/api/players/{{player}}/{part}" for part in ("progress", "ratings", "races")),
    *("/api/friends", "/api/relations", "/api/export"),  # of somebody who added them
}
"""Where an unlisted player is named: their profile, and the lists of those who added them."""

MEMBERS: Final = {"/api/rooms/{room}/join"}
"""Whose senders become members of the room, who see each other."""


class Scene(NamedTuple):
    """The star in every role, and what the paths of routes are filled with."""

    app: Any
    star: Member
    olga: Member
    games: list[str]
    rooms: list[str]
    secret: list[str]


@pytest.fixture(autouse=True)
def short_countdown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "COUNTDOWN", 150)


async def raced(one: Member, other: Member, *, ends: bool) -> tuple[str, str]:
    """A race of two, which the second gives up; its room and the first one's game."""
    room = (await one.post("/rooms", mode="race", level="9x9x20", listed=True))["id"]
    await other.post(f"/rooms/{room}/join", name=other.name)
    game = str((await one.post(f"/rooms/{room}/start"))["game"])
    theirs = (await other.get(f"/rooms/{room}"))["game"]
    await other.move(theirs, "resign")
    if ends:
        await one.move(game, "resign")
    return str(room), game


async def scene(app: Any) -> tuple[Scene, list[Socket]]:
    """A record, a list, a daily board, races, open rooms, friends, and watched games."""
    star, partner, olga = (Member(app, name) for name in (STAR, "Partner", "Olga"))
    record = (await won(app, star))["id"]
    over, raced_game = await raced(star, partner, ends=True)
    going, _ = await raced(star, partner, ends=False)
    open_room = (await star.post("/rooms", mode="coop", level="9x9x20", listed=True))["id"]
    against = (await partner.post("/rivals", level=LEVEL, rival="record"))["id"]
    daily = await star.post("/daily", level="beginner")
    with app.state.site.store.database.write() as connection:
        done = {"outcome": "won", "reason": "cleared", "finished": GAMES.c.created + 1000}
        connection.execute(update(GAMES).where(GAMES.c.id == daily["id"]).values(done))
    solo = (await star.post("/games", level="9x9x20"))["id"]
    watched = (await partner.post("/games", level="9x9x20"))["id"]
    await olga.post("/relations", name=STAR, kind="friend")
    lines = [Socket(app, f"/api/games/{name}/socket", star.cookie) for name in (watched, solo)]
    lines.append(Socket(app, f"/api/rooms/{against}/socket", star.cookie))
    for line in lines:
        await line.hear()
    games, houses = [record, raced_game, solo, watched], [over, going, open_room, against]
    secret = [star.player.id, record, raced_game, solo]
    return Scene(app, star, olga, games, houses, secret), lines


def paths_of(path: str, scene: Scene) -> Iterator[str]:
    """A path with its parameters filled in, in every way."""
    values = {"game": scene.games, "room": scene.rooms, "player": [STAR, "Partner"]}
    values |= {"name": [scene.games[2], scene.rooms[0]], "path:path": ["css/tokens.css"]}
    values |= {"lesson": ["single"], "example": ["0"]}
    values |= {name: ["x"] for name in ("drill", "position", "puzzle", "session", "word")}
    names = re.findall(r"{([\w:]+)}", path)
    assert set(names) <= values.keys(), f"say what stands for the parameters of {path}"
    for chosen in product(*(values[name] for name in names)):
        filled = path
        for name, value in zip(names, chosen, strict=True):
            filled = filled.replace(f"{{{name}}}", value)
        yield filled


def body_of(route: ApiRoute, scene: Scene) -> dict[str, Any]:
    """A body for a route."""
    fields = route.body.model_fields if route.body is not None else {}
    found = {}
    for name, field in fields.items():
        if field.is_required() or name in SENT:
            value = scene.games[0] if name == "game" else FIELDS.get(name)
            value = STAR if name == "name" and NAMING.search(route.path) else value
            assert value is not None, f"say what to send as {name} to {route.path}"
            found[name] = value
    return found


async def heard(line: Socket) -> str:
    """All that a socket sends until it is silent."""
    found = ""
    while True:
        try:
            async with asyncio.timeout(0.4):
                found += str(await line.hear())
        except TimeoutError:
            await line.close()
            return found


async def answers(scene: Scene) -> AsyncIterator[tuple[str, str, str]]:
    """The path of a route, the path that was asked, and the answer, as different viewers."""
    app, guest = scene.app, Person(scene.app, "guest")
    parts = [route for part in app_module._PARTS for route in part.ROUTES]
    api = {(route.method, route.path): route for route in parts}
    for route in app.router.routes:
        if isinstance(route, WebSocketRoute):
            for path, cookie in product(paths_of(route.path, scene), ("", scene.olga.cookie)):
                yield route.path, path, await heard(Socket(app, path, cookie))
            continue
        assert isinstance(route, Route), route
        for path, method in product(paths_of(route.path, scene), sorted(route.methods or ())):
            known = api.get((method, route.path))
            queries = ["", *QUERIES.get(route.path, ())]
            for query in queries if method == "GET" else [""]:
                cookies = ["", guest.cookie, scene.olga.cookie]
                if method not in {"GET", "HEAD"}:
                    name = f"Viewer{abs(hash((path, method))) % 10**9}"
                    cookies = ["", Person(app, "x").cookie, Member(app, name).cookie]
                body = None if method in {"GET", "HEAD"} or known is None else body_of(known, scene)
                for cookie in cookies:
                    asked = f"{path}?{query}" if query else path
                    _, _, text = await ask(app, method, asked, body, cookie)
                    yield route.path, path, text.decode(errors="replace")


async def naming(scene: Scene) -> set[str]:
    """The routes whose answers have the star's name, or an ID that was not asked for."""
    found = set()
    async for route, path, text in answers(scene):
        if STAR in text or any(each in text and each not in path for each in scene.secret):
            found.add(route)
    return found


async def change(scene: Scene, how: str) -> None:
    moderation = Moderation(scene.app.state.site.store)
    if how in {"hidden", "unlisted"}:
        chosen = {"hidden": how == "hidden", "unlisted": how == "unlisted"}
        await scene.star.post("/profile", **chosen)
    elif how == "barred":
        moderation.set_listed(STAR, listed=False)
    else:
        moderation.ban(STAR, "cheating")
    await asyncio.sleep(1.5)  # until sockets and lists know it


@pytest.mark.parametrize("how", ["hidden", "unlisted", "barred", "banned"])
def test_no_answer_names_who_is_not_public(tmp_path: Path, how: str):
    async def story() -> None:
        async with running(f"sqlite:///{tmp_path}/public.db", solvers=1) as app:
            made, lines = await scene(app)
            if how == "hidden":
                seen = await naming(made)
                assert seen >= NAMED, NAMED - seen
            await change(made, how)
            seen = await naming(made)
            allowed = MEMBERS | (OWN_PAGE if how in {"unlisted", "barred"} else set())
            assert seen <= allowed, seen - allowed
            for line in lines:
                await line.close()

    asyncio.run(story())
