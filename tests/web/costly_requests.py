"""The most expensive requests that every route accepts, and every message of the sockets.

``ROUTES`` and ``MESSAGES`` have an entry for each: a function that yields what to send to a
``Place``. Some is refused in some games; what matters is how long the event loop takes. What a
slow machine may not work out in time is followed by something easy, so that one is answered.
"""

from __future__ import annotations

import asyncio
import json
import re
from typing import TYPE_CHECKING, Any, NamedTuple

from qmines.core.position import Position
from qmines.notation.link import spelt
from qmines.web.pages import PAGES
from qmines.web.routes.replays import MOST_FORKED
from qmines.web.solver.positions import SIDE as ANALYSED
from web import costly_account
from web import costly_recovery as recovery
from web.costly_account import HARD
from web.costly_place import FIELDS, PASSWORD, SIDE, Place, Request

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable


class Frame(NamedTuple):
    """A message on the socket of a game or a room."""

    name: str
    message: dict[str, object]
    of: str = "games"


EASY = ["###", "#1#", "###"]
WIDE = ["#1##" * (ANALYSED // 4) if line % 4 == 1 else "#" * ANALYSED for line in range(ANALYSED)]
COVERED = ["#" * ANALYSED] * ANALYSED


def _games(what: str = "") -> Callable[[Place], Any]:
    """The same request for games of all kinds."""

    async def requests(place: Place) -> AsyncIterator[Request]:
        for game in (*place.opened.values(), *place.ended.values(), place.long, place.long_ended):
            yield Request(f"/api/games/{game}{what}")

    return requests


def _ended(what: str, *, long: bool = True) -> Callable[[Place], Any]:
    """The same request for games that have ended, and a long one unless its answer is as short."""

    async def requests(place: Place) -> AsyncIterator[Request]:
        games = (place.ended["classic"], place.ended["entangled"], place.long_ended)
        for game in games if long else games[:2]:
            yield Request(f"/api/games/{game}{what}")

    return requests


async def _help(place: Place) -> AsyncIterator[Request]:
    for game in (*place.opened.values(), place.long):
        body = {"expect": await place.sequence(game), "strength": "do"}
        yield Request(f"/api/games/{game}/hint", body)


async def _coach(place: Place) -> AsyncIterator[Request]:
    for game in (place.opened["entangled"], place.easy):
        yield Request(f"/api/games/{game}/coach", {"expect": await place.sequence(game)})


async def _assists(place: Place) -> AsyncIterator[Request]:
    for rules in ("classic", "entangled"):
        for kind in ("simple", "auto"):
            game = place.opened[rules]
            body = {"expect": await place.sequence(game), "key": kind, "kind": kind, "guess": True}
            yield Request(f"/api/games/{game}/assist", body)


async def _drawings(place: Place) -> AsyncIterator[Request]:
    game = (await place.post("/api/games", rules="qubits", level="31x31x90"))["id"]
    await place.move(game, 0, "open-z 15 15")
    await place.move(game, 1, "resign")
    yield Request(f"/api/games/{game}/circuit.svg")
    yield Request(f"/api/games/{place.ended['entangled']}/circuit.svg")


async def _moves(place: Place) -> AsyncIterator[Request]:
    for rules, (_, first) in FIELDS.items():
        game = await place.new(rules)
        moves = f"/api/games/{game}/moves"
        yield Request(moves, {"expect": 0, "key": "first", "event": first})
        yield Request(moves, {"expect": 0, "key": "first", "event": first})  # the whole game again
        yield Request(moves, {"expect": 0, "key": "late", "event": first})
        for expect, event in enumerate(("undo", first, "pause", "resume"), 1):
            body = {"expect": expect, "key": f"k{expect}", "event": event}
            yield Request(moves, body)
    expect = await place.sequence(place.long)
    for event in ("flag 200 200", "open 128 128", "undo", "undo", "undo"):
        body = {"expect": expect, "key": f"long{expect}", "event": event}
        yield Request(f"/api/games/{place.long}/moves", body)
        expect += 1


async def _creations(place: Place) -> AsyncIterator[Request]:
    for rules, (level, _) in FIELDS.items():
        yield Request("/api/games", {"rules": rules, "level": level})
    yield Request("/api/games", {"level": f"{SIDE}x{SIDE}x10000", "options": {"no_guess": True}})
    for game in place.ended.values():
        yield Request("/api/games", {"again": game})
        yield Request("/api/games", {"again": game, "at": 1})
    yield Request("/api/games", {"again": place.long_ended, "at": MOST_FORKED - 2})
    position = spelt(Position.from_rows(HARD[:40], None))[:4000]
    yield Request("/api/games", {"options": {"position": position}})


def _cells(what: str) -> Callable[[Place], Any]:
    async def requests(place: Place) -> AsyncIterator[Request]:
        for game in (*place.opened.values(), *place.ended.values(), place.long_ended):
            yield Request(f"/api/games/{game}/{what}?row=10&column=10")

    return requests


def _analyses(what: str, *positions: list[str], **more: object) -> Callable[[Place], Any]:
    """Positions of the largest size, and an easy one; the solver takes longest for a hard one."""

    async def requests(_: Place) -> AsyncIterator[Request]:
        for rows in (*positions, EASY):
            body = {"rows": rows, "mines": 2000 if rows is COVERED else None, **more}
            yield Request(f"/api/analyse{what}", body)

    return requests


async def _readings(_: Place) -> AsyncIterator[Request]:
    for rows in (WIDE, EASY):
        yield Request("/api/analyse/read", {"text": "\n".join(rows), "cell": [0, 0]})
    yield Request("/api/analyse/read", {"text": "#" * 60_000})
    yield Request("/api/analyse/read", {"data": "A" * 60_000, "name": "x.avf"})


def _uploads(what: str = "", *, long: bool = True, **more: object) -> Callable[[Place], Any]:
    async def requests(place: Place) -> AsyncIterator[Request]:
        if long:
            yield Request(f"/api/replay{what}", {"data": place.file, **more})
        yield Request(f"/api/replay{what}", {"data": place.short_file, **dict.fromkeys(more, 1)})
        most = (1 << 20) - 1100 if not what else 63_000
        body = {"data": "A" * most, "name": "x.avf", **more}
        yield Request(f"/api/replay{what}", body)

    return requests


async def _local(place: Place) -> AsyncIterator[Request]:
    yield Request("/api/games/local", {"data": place.file, "id": "2" * 12})
    yield Request("/api/games/local", {"data": place.short_file, "id": "3" * 12})


def _paths(*paths: str) -> Callable[[Place], Any]:
    async def requests(_: Place) -> AsyncIterator[Request]:
        for path in paths:
            yield Request(path)

    return requests


def _files(*paths: str) -> Callable[[Place], Any]:
    """Files of the site, each as when it is first asked for, and then again."""

    async def requests(place: Place) -> AsyncIterator[Request]:
        for path in paths:
            place.app.state.pages._kept.clear()
            yield Request(path)
            yield Request(path)

    return requests


def _posts(path: str, *bodies: object) -> Callable[[Place], Any]:
    async def requests(_: Place) -> AsyncIterator[Request]:
        for body in bodies:
            yield Request(path, body)

    return requests


def _rooms(what: str = "", body: object = None) -> Callable[[Place], Any]:
    async def requests(place: Place) -> AsyncIterator[Request]:
        for room in (place.room, place.finished_room):
            yield Request(f"/api/rooms/{room}{what}", body)

    return requests


async def _positions(_: Place) -> AsyncIterator[Request]:
    body = {"name": "x" * 64, "rows": HARD, "mines": None}
    yield Request("/api/positions", body)


async def _removal(place: Place) -> AsyncIterator[Request]:
    kept = json.loads((await place.ask("GET", "/api/positions"))[1])["positions"]
    yield Request(f"/api/positions/{kept[-1]['id']}")


async def _favourites(place: Place) -> AsyncIterator[Request]:
    yield Request("/api/favourites", {"game": place.ended["classic"]})


async def _favourite_removal(place: Place) -> AsyncIterator[Request]:
    await place.post("/api/favourites", game=place.ended["entangled"])
    yield Request(f"/api/favourites/{place.ended['entangled']}")


async def _session_end(place: Place) -> AsyncIterator[Request]:
    place.cookie = ""
    await place.post("/api/login", **_ACCOUNT)
    found = json.loads((await place.ask("GET", "/api/sessions"))[1])["sessions"]
    other = next(each["id"] for each in found if not each["this"])
    yield Request(f"/api/sessions/{other}")


async def _drill_answers(place: Place) -> AsyncIterator[Request]:
    drill = (await place.post("/api/drills", technique="count"))["id"]
    yield Request(f"/api/drills/{drill}/answer", {"row": 0, "column": 0, "deed": "pass"})


async def _puzzle_answers(place: Place) -> AsyncIterator[Request]:
    puzzle = await place.post("/api/puzzles")
    row, line = next((row, line) for row, line in enumerate(puzzle["rows"]) if "#" in line)
    body = {"row": row, "column": line.index("#")}
    yield Request(f"/api/puzzles/{puzzle['id']}/answer", body)


async def _leaderboards(place: Place) -> AsyncIterator[Request]:
    for unlisted in (False, True):  # whoever is not listed has their rank counted
        await place.post("/api/profile", hidden=False, unlisted=unlisted)
        yield Request("/api/leaderboard?limit=100&verified=0")
        yield Request("/api/leaderboard?limit=100&by=streak&period=month&kind=assisted")


def _lively(path: str) -> Callable[[Place], Any]:
    """A request that depends on who was there in the last seconds."""

    async def requests(place: Place) -> AsyncIterator[Request]:
        await asyncio.to_thread(costly_account.revive, place.site.store)
        yield Request(path)

    return requests


async def _invitation(place: Place) -> AsyncIterator[Request]:
    yield Request(f"/api/rooms/{place.room}/invite", {"name": "another"})


async def _declined(place: Place) -> AsyncIterator[Request]:
    yield Request(f"/api/invitations/{place.room}")


async def _deletion(place: Place) -> AsyncIterator[Request]:
    await place.post("/api/login", **_ACCOUNT)
    yield Request("/api/account", {"password": PASSWORD})


_ACCOUNT = {"name": "owner", "password": PASSWORD}
_PART = re.compile(r"\{\w+\}")
_REPLAY = "/api/games/{game}/replay"
ROUTES: dict[str, Callable[[Place], Any]] = {
    "GET /api/rules": _paths("/api/rules"),
    "GET /api/difficulty": _paths("/api/difficulty?level=256x256x10000"),
    "POST /api/games": _creations,
    "POST /api/games/local": _local,
    "GET /api/games": _paths("/api/games?limit=1000", "/api/games?limit=1000&aid=none"),
    "GET /api/games/{game}": _games(),
    "POST /api/games/{game}/moves": _moves,
    "GET /api/games/{game}/file": _ended("/file"),
    "POST /api/games/{game}/hint": _help,
    "POST /api/games/{game}/coach": _coach,
    "GET /api/games/{game}/chances": _games("/chances"),
    "POST /api/games/{game}/assist": _assists,
    "GET /api/games/{game}/reduced": _games("/reduced"),
    "GET /api/games/{game}/explain": _cells("explain"),
    "GET /api/games/{game}/bloch": _cells("bloch"),
    "GET /api/games/{game}/circuit.svg": _drawings,
    "GET /api/games/{game}/circuit.qasm": _ended("/circuit.qasm"),
    "GET /api/me": _paths("/api/me"),
    "GET /api/settings": _paths("/api/settings"),
    "POST /api/settings": _posts(
        "/api/settings",
        {"settings": {"rulers": True}},
        {"settings": {f"key{n}": ["x"] * 300 for n in range(30)}},
    ),
    "GET /api/stats": _paths("/api/stats"),
    "GET /api/progress": _paths("/api/progress?bins=60"),
    "GET /api/leaderboard": _leaderboards,
    "GET /api/players/{player}": _paths("/api/players/owner"),
    "GET /api/players/{player}/progress": _paths("/api/players/owner/progress?bins=60"),
    "GET /api/players/{player}/races": _paths("/api/players/owner/races?limit=50"),
    "GET /api/players/{player}/ratings": _paths("/api/players/owner/ratings"),
    "GET /api/profile": _paths("/api/profile"),
    "POST /api/profile": _posts("/api/profile", {"hidden": False, "unlisted": False}),
    "GET /api/recovery": _paths("/api/recovery"),
    "POST /api/recovery/codes": _posts("/api/recovery/codes", {"password": PASSWORD}),
    "POST /api/recovery/email": recovery.email,
    "DELETE /api/recovery/email": _paths("/api/recovery/email"),
    "POST /api/recovery/confirm": recovery.confirmation,
    "POST /api/recover": recovery.code,
    "POST /api/recover/email": recovery.asked_link,
    "POST /api/recover/link": recovery.link,
    "GET /api/relations": _paths("/api/relations"),
    "POST /api/relations": recovery.friend,
    "GET /api/friends": _lively("/api/friends"),
    "GET /api/invitations": _lively("/api/invitations"),
    "POST /api/rooms/{room}/invite": _invitation,
    "DELETE /api/invitations/{room}": _declined,
    "DELETE /api/relations/{player}": _paths("/api/relations/another"),
    "POST /api/reports": _posts(
        "/api/reports", {"name": "another", "reason": "name", "details": "x" * 500}
    ),
    "GET /api/favourites": _paths("/api/favourites"),
    "POST /api/favourites": _favourites,
    "DELETE /api/favourites/{game}": _favourite_removal,
    "GET /api/learn": _paths("/api/learn"),
    "POST /api/learn/{lesson}/{example}": _posts(
        "/api/learn/count/0", {"row": 0, "column": 0, "deed": "open"}
    ),
    "POST /api/drills": _posts("/api/drills", {"technique": "count"}, {}),
    "POST /api/drills/{drill}/answer": _drill_answers,
    "GET /api/puzzles/mistakes": _paths("/api/puzzles/mistakes"),
    "POST /api/puzzles": _posts("/api/puzzles", {}),
    "POST /api/puzzles/{puzzle}/answer": _puzzle_answers,
    "POST /api/signup": _posts("/api/signup", {"name": "another", "password": PASSWORD}),
    "POST /api/login": _posts("/api/login", {"name": "x" * 1024, "password": "y" * 1024}, _ACCOUNT),
    "POST /api/password": _posts("/api/password", {"old": PASSWORD, "new": PASSWORD}),
    "GET /api/sessions": _paths("/api/sessions"),
    "DELETE /api/sessions/{session}": _session_end,
    "GET /api/export": _paths("/api/export"),
    "POST /api/analyse": _analyses("", HARD, COVERED),
    "POST /api/analyse/numbers": _analyses("/numbers", WIDE, COVERED, cell=[0, 0]),
    "POST /api/analyse/best": _analyses("/best", HARD),
    "POST /api/analyse/hint": _analyses("/hint", HARD, COVERED),
    "POST /api/analyse/read": _readings,
    "POST /api/analyse/write": _analyses("/write", HARD, COVERED),
    "GET /api/positions": _paths("/api/positions"),
    "DELETE /api/positions/{position}": _removal,
    "POST /api/positions": _positions,
    f"GET {_REPLAY}": _ended("/replay"),
    f"GET {_REPLAY}/moves": _ended("/replay/moves"),
    f"GET {_REPLAY}/moment": _ended("/replay/moment?step=1"),
    f"GET {_REPLAY}/rules": _ended("/replay/rules", long=False),
    "POST /api/replay": _uploads(),
    "POST /api/replay/moves": _uploads("/moves"),
    "POST /api/replay/moment": _uploads("/moment", step=4000),
    "POST /api/replay/rules": _uploads("/rules", long=False),
    "POST /api/replay/fork": _uploads("/fork", at=MOST_FORKED - 2),
    "POST /api/rooms": _posts("/api/rooms", {"mode": "race", "level": f"{SIDE}x{SIDE}x2000"}),
    "GET /api/rooms": _paths("/api/rooms"),
    "GET /api/rooms/{room}": _rooms(),
    "POST /api/rooms/{room}/join": _rooms("/join", {}),
    "POST /api/rooms/{room}/ready": _rooms("/ready", {"ready": True}),
    "POST /api/rooms/{room}/start": _rooms("/start", {}),
    "POST /api/rooms/{room}/rematch": _rooms("/rematch", {}),
    "POST /api/rooms/{room}/leave": _rooms("/leave", {}),
    "GET /api/lobby": _lively("/api/lobby"),
    "POST /api/quick": _posts(
        "/api/quick", {"level": f"{SIDE}x{SIDE}x2000", "rated": True}, {"level": "expert"}
    ),
    "POST /api/rivals": _posts("/api/rivals", {"level": "expert", "rival": "auto"}),
    "GET /api/daily": _paths("/api/daily"),
    "GET /api/daily/calendar": _paths("/api/daily/calendar"),
    "POST /api/daily": _posts("/api/daily", {"level": "expert"}),
    **{f"GET {path}": _files(_PART.sub("x" * 12, path)) for page in PAGES for path in page.paths},
    "GET /static/{path:path}": _files(
        *(f"/static/kernel/{name}" for name in ("kernel.wasm", "picture.wasm", "network.bin")),
        *("/static/app/first.js", "/static/app/site.css", "/static/messages/ru/room.ftl"),
    ),
    "GET /manifest.webmanifest": _files("/manifest.webmanifest"),
    "GET /favicon.svg": _files("/favicon.svg"),
    "GET /service-worker.js": _files("/service-worker.js"),
    "GET /openapi.json": _files("/openapi.json"),
    "GET /healthz": _paths("/healthz"),
    "POST /api/logout": _posts("/api/logout", {}),
    "DELETE /api/account": _deletion,
    "GET /metrics": _paths("/metrics"),  # after all others, which it counts
}


async def _socket_moves(place: Place) -> AsyncIterator[Frame]:
    for rules, (_, first) in FIELDS.items():
        game = await place.new(rules)
        yield Frame(game, {"type": "move", "expect": 0, "key": "first", "event": first})
        yield Frame(game, {"type": "move", "expect": 0, "key": "late", "event": first})


def _asked(kind: str, /, **fields: object) -> Callable[[Place], Any]:
    """The same message in a game of mines and two of qubits."""

    async def messages(place: Place) -> AsyncIterator[Frame]:
        for game in (place.opened["classic"], place.opened["entangled"], place.easy):
            sent = {"expect": await place.sequence(game)} if "expect" in fields else {}
            yield Frame(game, {"type": kind, **fields, **sent})

    return messages


async def _room_pings(place: Place) -> AsyncIterator[Frame]:
    yield Frame(place.room, {"type": "ping"}, "rooms")


MESSAGES: dict[str, Callable[[Place], Any]] = {
    "game move": _socket_moves,
    "game assist": _asked("assist", expect=0, key="assist", kind="simple", guess=True),
    "game hint": _asked("hint", expect=0, strength="do"),
    "game coach": _asked("coach", expect=0),
    "game chances": _asked("chances"),
    "game cursor": _asked("cursor", row=1, column=1),
    "game ping": _asked("ping"),
    "game cancel": _asked("cancel"),
    "room ping": _room_pings,
}
