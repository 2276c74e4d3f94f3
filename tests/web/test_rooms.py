"""Races: who may do what when, and what nobody is told before all have ended."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from contextlib import asynccontextmanager
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import update

from qmines.modes import make_setup
from qmines.session import Game, Header, commitment_to
from qmines.store import Store
from qmines.store.accounts.players import Players
from qmines.store.database.tables import GAMES
from qmines.store.games import rooms
from qmines.store.games.rooms import Rooms, overdue
from qmines.store.games.scores import kind_of
from qmines.store.games.shared_start import Beginning
from support.texts import text
from support.waiting import PATIENCE, until
from web.asgi import Socket, ask, running

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from fastapi import FastAPI

TINY = {"mode": "race", "level": "9x9x20"}  # of 5x5x5 one in 84 is won by its first click


class Person:
    """Somebody with a browser."""

    def __init__(self, app: FastAPI, name: str) -> None:
        self.app = app
        self.name = name
        self.player, token = app.state.site.players.guest("test")
        self.cookie = f"qmines={token}"

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        status, _, text = await ask(self.app, method, f"/api{path}", body, self.cookie)
        return status, json.loads(text)

    async def get(self, path: str) -> Any:
        status, found = await self.ask("GET", path)
        assert status == 200, found
        return found

    async def post(self, path: str, **body: object) -> Any:
        status, found = await self.ask("POST", path, body)
        assert status in {200, 201}, found
        return found

    async def refused(self, path: str, **body: object) -> str:
        status, found = await self.ask("POST", path, body)
        assert 400 <= status < 500, found
        return str(found["error"]["message"])

    async def move(self, game: str, event: str) -> Any:
        at = (await self.get(f"/games/{game}"))["view"]["sequence"]
        key = secrets.token_hex(4)
        return await self.post(f"/games/{game}/moves", expect=at, key=key, event=event)


@pytest.fixture(autouse=True)
def short_countdown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "COUNTDOWN", 150)


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/rooms.db"


@asynccontextmanager
async def people(database: str, *names: str) -> AsyncIterator[list[Person]]:
    async with running(database, solvers=1) as app:
        yield [Person(app, name) for name in names]


async def begun(persons: list[Person], **fields: object) -> tuple[str, list[str]]:
    """A race of these people that has started: the room, and the game of each."""
    host, *others = persons
    room = (await host.post("/rooms", **TINY | fields, name=host.name))["id"]
    for each in others:
        await each.post(f"/rooms/{room}/join", name=each.name)
    await host.post(f"/rooms/{room}/start")
    return room, [(await each.get(f"/rooms/{room}"))["game"] for each in persons]


async def until_over(person: Person, room: str) -> dict[str, Any]:
    """The room, once everybody has ended."""
    async with asyncio.timeout(PATIENCE):
        found = await person.get(f"/rooms/{room}")
        while found["stage"] != "over":
            await asyncio.sleep(0.02)
            found = await person.get(f"/rooms/{room}")
    return dict(found)


def test_a_race_from_lobby_to_rematch(database: str):
    async def story() -> None:
        async with people(database, "Ada", "Bob", "Cleo") as (ada, bob, cleo):
            made = await ada.post("/rooms", **TINY, name="Ada")
            room = f"/rooms/{made['id']}"
            assert (made["stage"], made["you"], made["host"]) == ("lobby", 1, 1)
            assert (await cleo.get(room))["you"] is None
            assert await ada.refused(f"{room}/start") == text("room-refused-alone")
            assert "already called" in await bob.refused(f"{room}/join", name="ADA")
            await bob.refused(f"{room}/join", name="x")
            joined = await bob.post(f"{room}/join", name="Bob")
            assert joined["you"] == 2
            assert (await bob.post(f"{room}/join", name="Bob"))["you"] == 2
            assert await bob.refused(f"{room}/start") == text("room-refused-host")
            found = await bob.post(f"{room}/ready", ready=True)
            assert [each["ready"] for each in found["members"]] == [False, True]
            started = await ada.post(f"{room}/start")
            assert started["starts"] - started["now"] <= 150
            twice = await ada.post(f"{room}/start")
            assert (twice["starts"], twice["game"]) == (started["starts"], started["game"])
            said = await cleo.refused(f"{room}/join", name="Cleo")
            assert said == text("room-refused-race-started")
            mine, theirs = started["game"], (await bob.get(room))["game"]
            one, other = await ada.get(f"/games/{mine}"), await bob.get(f"/games/{theirs}")
            now = (await ada.get(room))["now"]
            assert now >= started["starts"]  # the board is shown at the start, and not before
            assert one["view"]["boards"] == other["view"]["boards"]
            assert one["commitment"] == other["commitment"] == made["commitment"]
            assert one["sealed"]
            assert one["ranked"]
            await ada.move(mine, "resign")
            seen = await cleo.get(room)
            assert [(m["name"], m["state"]) for m in seen["members"]] == [
                ("Ada", "gave up"),
                ("Bob", "playing"),
            ]
            assert await ada.refused(f"{room}/rematch") == text("room-refused-rematch-early")
            await bob.post(f"{room}/leave")
            seen = await until_over(cleo, made["id"])
            assert commitment_to(bytes.fromhex(seen["seed"])) == made["commitment"]
            games = {each["name"]: each["game"] for each in seen["members"]}
            assert games == {"Ada": mine, "Bob": theirs}
            after = await cleo.get(f"/games/{theirs}")
            assert after["view"]["mined"] == (await cleo.get(f"/games/{mine}"))["view"]["mined"]
            again = await ada.post(f"{room}/rematch")
            assert again["id"] != made["id"]
            assert again["commitment"] != made["commitment"]
            assert (await bob.post(f"{room}/rematch"))["id"] == again["id"]
            assert (await ada.get(f"/rooms/{again['id']}"))["names"] == ["Ada", "Bob"]
            assert (await cleo.get(room))["next"] == again["id"]
            assert len((await ada.get("/rooms"))["rooms"]) == 2
            assert (await cleo.get("/rooms"))["rooms"] == []

    asyncio.run(story())


def test_an_unusually_fast_win_is_marked_after_the_race(database: str):
    async def story() -> None:
        async with people(database, "Ada", "Bob") as (ada, bob):
            room, (mine, _) = await begun([ada, bob], level="9x9x10")
            store = ada.app.state.site.store
            known = store.load(mine)
            known.do("resign")
            mined, view = known.view.document()["mined"], (await ada.get(f"/games/{mine}"))["view"]
            for row, column in product(range(9), repeat=2):
                if mined[row][column] == "." and view["boards"][0][row][column] == "#":
                    await ada.move(mine, f"open {row} {column}")
                    view = (await ada.get(f"/games/{mine}"))["view"]
            playing = await bob.get(f"/rooms/{room}")
            assert [each["pace"] for each in playing["members"]] == [None, None]
            await bob.post(f"/rooms/{room}/leave")
            await until_over(bob, room)
            await asyncio.to_thread(until, lambda: store.stored(mine).measures is not None, str)
            with store.database.write() as connection:  # a slow machine is no fast player
                connection.execute(update(GAMES).where(GAMES.c.id == mine).values(pace="fast"))
            members = (await bob.get(f"/rooms/{room}"))["members"]
            assert [each["pace"] for each in members] == ["fast", None]

    asyncio.run(story())


def test_nobody_sees_a_board_of_a_race(database: str):
    async def story() -> None:
        async with people(database, "Ada", "Bob") as (ada, bob):
            _, (mine, _) = await begun([ada, bob], level="beginner")
            for person in (bob, ada):
                for what in ("file", "reduced", "chances", "explain?row=0&column=0"):
                    status, found = await person.ask("GET", f"/games/{mine}/{what}")
                    assert (status, found["error"]["kind"]) == (403, "sealed"), what
                body = {"expect": 1, "key": "a", "kind": "simple", "strength": "do"}
                for what in ("assist", "hint"):
                    sent = {k: v for k, v in body.items() if k in {"expect", "kind", "key"}}
                    sent = sent if what == "assist" else {"expect": 1, "strength": "do"}
                    status, found = await person.ask("POST", f"/games/{mine}/{what}", sent)
                    assert (status, found["error"]["kind"]) == (403, "sealed"), what
            assert (await bob.ask("GET", f"/games/{mine}"))[0] == 403
            assert (await bob.ask("POST", "/games", {"again": mine}))[0] == 422
            await ada.get(f"/games/{mine}")
            for event in ("pause", "undo"):
                said = await ada.refused(f"/games/{mine}/moves", expect=1, key=event, event=event)
                assert said == text("move-same-board")
            spy = Socket(bob.app, f"/api/games/{mine}/socket", bob.cookie)
            await spy.hear()
            assert (await spy.hear())["code"] == 4403
            await spy.close()
            line = Socket(ada.app, f"/api/games/{mine}/socket", ada.cookie)
            await line.hear()
            await line.hear()
            line.tell({"type": "hint", "id": 1, "expect": 1})
            assert json.loads((await line.hear())["text"])["error"]["kind"] == "sealed"
            await line.close()
            await ada.move(mine, "resign")
            seen = await ada.get(f"/games/{mine}")
            assert (seen["view"]["outcome"]["result"], seen["view"]["mined"]) == ("lost", None)
            assert (seen["seed"], seen["end"]) == (None, None)
            assert (await ada.ask("POST", "/games", {"again": mine}))[0] == 422
            assert (await ada.ask("POST", "/games", {"again": mine, "at": 1}))[0] == 422
            for way in ("", "/moves", "/moment?step=0", "/rules"):
                assert (await ada.ask("GET", f"/games/{mine}/replay{way}"))[0] == 403
            app = ada.app.state.site
            exported = list(app.accounts.export(ada.player).records("games"))
            assert exported
            assert all("seed" not in game for game in exported)
            assert app.store.unmeasured() == []

    asyncio.run(story())


def test_what_a_racer_sees_depends_on_no_hidden_mine(database: str):
    """Two boards on which the same first open is the same mine: every byte is the same."""
    setup = make_setup("4x4x5", first="anything")
    pair = [
        seed
        for seed in (bytes([n]) * 32 for n in range(256))
        if Game(setup, seed=seed).do("open 1 1").outcome.over
    ][:6]
    masks = {repr(Game(setup, seed=seed).do("open 1 1").mines) for seed in pair}
    assert len(masks) > 3

    async def told(ada: Person, bob: Person, seed: bytes) -> list[bytes]:
        site = ada.app.state.site
        header = Header(setup, commitment_to(seed), "", True)
        room = site.cache.rooms.make(ada.player, "Ada", "race", header, seed).id
        await bob.post(f"/rooms/{room}/join", name="Bob")
        look = Socket(bob.app, f"/api/rooms/{room}/socket", bob.cookie)
        heard = [await look.hear(), await look.hear()]
        await ada.post(f"/rooms/{room}/start")
        mine = (await ada.get(f"/rooms/{room}"))["game"]
        theirs = (await bob.get(f"/rooms/{room}"))["game"]
        found = [repr(await ada.get(f"/games/{mine}"))]
        found.append(repr(await ada.move(mine, "open 1 1")))
        found += [repr(await ada.get(f"/games/{mine}")), repr(await bob.get(f"/rooms/{room}"))]
        while "'lost'" not in repr(json.loads(heard[-1].get("text", "null"))):
            heard.append(await look.hear())
        await look.close()
        ended = repr(await bob.move(theirs, "resign"))
        found.append(repr(heard[-1]))
        return [_plain(each) for each in [*found, ended]]

    async def story() -> None:
        async with people(database, "Ada", "Bob") as (ada, bob):
            answers = [await told(ada, bob, seed) for seed in pair]
            for each in answers:
                assert each == answers[0]
            over = [await until_over(bob, r["id"]) for r in (await ada.get("/rooms"))["rooms"]]
            games = [room["members"][0] for room in over]
            opened = {repr((await bob.get(f"/games/{g['game']}"))["view"]["mined"]) for g in games}
            assert len(opened) == len(masks)  # and now all of it is told

    asyncio.run(story())


def _plain(text: str) -> bytes:
    """Without names, hashes and times."""
    text = re.sub(r"(milliseconds|now|created|starts|ended)\W+\d+", "TIME", text)
    return re.sub(r"[0-9a-f]{64}|\b[2-9a-z]{12}\b", "X", text).encode()


def test_those_who_look_on_are_told(database: str):
    async def story() -> None:
        async with people(database, "Ada", "Bob", "Cleo") as (ada, bob, cleo):
            room = (await ada.post("/rooms", **TINY, name="Ada"))["id"]
            look = Socket(cleo.app, f"/api/rooms/{room}/socket", cleo.cookie)
            assert (await look.hear())["type"] == "websocket.accept"

            async def until(seen: Any) -> dict[str, Any]:
                while True:
                    told = json.loads((await look.hear())["text"]).get("room")
                    if told is not None and seen(told):  # spectators are told of boards as well
                        return dict(told)

            await until(lambda told: told["watchers"] == 1)
            await bob.post(f"/rooms/{room}/join", name="Bob")
            await until(lambda told: told["names"] == ["Ada", "Bob"])
            await ada.post(f"/rooms/{room}/start")
            await until(lambda told: told["stage"] == "playing")
            game = (await bob.get(f"/rooms/{room}"))["game"]
            await bob.move(game, "resign")
            told = await until(lambda told: told["members"][-1]["state"] == "gave up")
            assert told["members"][-1]["milliseconds"] >= 0
            await ada.post(f"/rooms/{room}/leave")
            told = await until(lambda told: told["stage"] == "over")
            assert told["seed"]
            look.tell({"type": "ping", "id": 1})
            assert json.loads((await look.hear())["text"])["status"] == 200
            look.tell({"type": "move", "id": 1})
            assert json.loads((await look.hear())["text"])["status"] == 400
            await look.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    "fields",
    [
        {"mode": "duel"},
        {"mode": "race", "rules": "sandbox"},
        {"mode": "race", "options": {"position": "p1"}},
        {"mode": "race", "level": "300x300x10"},
        {"mode": "race", "name": "a" * 21},
        {"mode": "race", "name": "admin"},
        {"mode": "race", "x": 1},
        {},
    ],
)
def test_wrong_rooms_are_refused(database: str, fields: dict[str, Any]):
    async def story() -> None:
        async with people(database, "Ada") as (ada,):
            assert await ada.refused("/rooms", **{"name": "Ada", **fields})
            for name in ("abcdefghjkmn", "x", "%00"):
                assert (await ada.ask("GET", f"/rooms/{name}"))[0] == 404
                assert (await ada.ask("POST", f"/rooms/{name}/start", {}))[0] == 404

    asyncio.run(story())


@pytest.mark.parametrize("rules", ["forgiving", "qubits", "entangled"])
def test_every_rule_set_can_be_raced(database: str, rules: str):
    async def story() -> None:
        async with people(database, "Ada", "Bob") as (ada, bob):
            level = None if rules != "forgiving" else "9x9x10"
            _, (mine, theirs) = await begun([ada, bob], rules=rules, level=level)
            one, other = await ada.get(f"/games/{mine}"), await bob.get(f"/games/{theirs}")
            assert one["view"]["boards"] == other["view"]["boards"]
            assert one["view"]["sequence"] == (0 if one["options"].get("layout") else 1)

    asyncio.run(story())


def test_who_looks_is_there(database: str, monkeypatch: pytest.MonkeyPatch):
    """Where no socket comes through, a page asks now and then: that counts as well."""

    async def story() -> None:
        async with people(database, "Ada", "Bob") as (ada, bob):
            room, _ = await begun([ada, bob])
            site = ada.app.state.site
            before = site.cache.rooms.look(room)
            at = rooms.now() + 60_000
            monkeypatch.setattr(rooms, "now", lambda: at)
            monkeypatch.setattr("qmines.web.routes.rooms.now", lambda: at)
            await ada.get(f"/rooms/{room}")
            after = site.cache.rooms.look(room)
            assert after.members[0].seen == at
            assert after.members[1].seen == before.members[1].seen

    asyncio.run(story())


def test_who_is_gone_has_given_up(tmp_path: Path):
    with Store(f"sqlite:///{tmp_path}/x.db") as store:
        ada, bob = (Players(store).guest("")[0] for _ in range(2))
        kept, setup, seed = Rooms(store), make_setup("5x5x5"), bytes(32)
        name = kept.make(ada, "Ada", "race", Header(setup, commitment_to(seed), "", True), seed).id
        kept.join(name, bob, "Bob")
        room = kept.start(name, ada, Beginning((), 0))
        assert room.starts is not None
        assert kept.going() == [name]
        soon = room.starts + 1000
        assert overdue(room, soon) == []
        assert len(overdue(room, room.starts + rooms.AWAY + 1)) == 2
        assert [each.name for each in overdue(kept.leave(name, bob), soon)] == ["Bob"]


# Together


def test_one_game_of_all(database: str):
    async def story() -> None:
        async with people(database, "Ada", "Bob", "Cleo", "Dora") as (ada, bob, cleo, dora):
            fields = {"mode": "coop", "level": "9x9x10", "options": {"no_guess": True}}
            room = (await ada.post("/rooms", **fields, name="Ada"))["id"]
            await bob.post(f"/rooms/{room}/join", name="Bob")
            game = (await ada.post(f"/rooms/{room}/start"))["game"]
            assert (await bob.get(f"/rooms/{room}"))["game"] == game
            seen = await dora.get(f"/games/{game}")  # anybody may watch
            assert (seen["mine"], seen["sealed"]) == (False, False)
            assert "someone else" in await dora.refused(
                f"/games/{game}/moves", expect=1, key="a", event="flag 0 0"
            )
            hidden = [
                f"{r} {c}"
                for r, row in enumerate(seen["view"]["boards"][0])
                for c, look in enumerate(row)
                if look == "#"
            ]
            await ada.move(game, f"flag {hidden[0]}")
            await bob.move(game, f"flag {hidden[0]}")
            assert (await cleo.post(f"/rooms/{room}/join", name="Cleo"))["game"] == game
            await cleo.move(game, f"flag {hidden[1]}")
            await ada.post(f"/games/{game}/assist", expect=4, key="z", kind="deduce")
            told = await until_over(dora, room)
            shares = {each["number"]: each for each in told["shares"]}
            assert [min(shares[n]["flags"], 1) for n in (1, 2, 3)] == [1, 0, 1]
            assert shares[1]["last"]
            assert not shares[2]["last"]
            assert shares[1]["opened"] == len(hidden) - 10  # all that was safe
            row = ada.app.state.site.store.stored(game)
            assert row.outcome.result.value == "won"
            assert "together" in row.aid.split("+")
            assert kind_of(row) is None  # on no leaderboard
            actors = [actor for _, actor in ada.app.state.site.cache.rooms.actors(game)]
            assert actors[:4] == [None, ada.player.id, bob.player.id, cleo.player.id]
            await cleo.post(f"/rooms/{room}/leave")

    asyncio.run(story())


def test_whose_a_move_was_that_is_told_late(database: str, monkeypatch: pytest.MonkeyPatch):
    """While one process asks who made a move, the next one is made in another."""

    async def story() -> None:
        async with people(database, "Ada") as (ada,), people(database, "Bob", "Cleo") as others:
            room = (await ada.post("/rooms", mode="coop", level="9x9x10", name="Ada"))["id"]
            for each in others:
                await each.post(f"/rooms/{room}/join", name=each.name)
            game = (await ada.post(f"/rooms/{room}/start"))["game"]
            bob, cleo = others
            line = Socket(ada.app, f"/api/games/{game}/socket", ada.cookie)
            await line.hear()
            loop, cache = asyncio.get_running_loop(), ada.app.state.site.cache
            asked = cache.rooms.actor

            def meanwhile(name: str, number: int) -> str | None:
                monkeypatch.setattr(cache.rooms, "actor", asked)
                for work in (cleo.move(game, "flag 0 8"), cache.get(game)):
                    asyncio.run_coroutine_threadsafe(work, loop).result()
                return asked(name, number)

            monkeypatch.setattr(cache.rooms, "actor", meanwhile)
            await bob.move(game, "flag 0 0")
            makers = {
                2: 2,
                3: 3,
            }  # by the number of events: Bob is the second player, Cleo the third
            told = {}
            while 3 not in told:
                message = json.loads((await line.hear())["text"])
                if message["type"] == "delta":
                    told[message["delta"]["sequence"]] = message["by"]
            assert told == makers
            await line.close()

    asyncio.run(story())


def test_pointers_and_watchers(database: str):
    async def story() -> None:
        async with people(database, "Ada", "Bob", "Cleo") as (ada, bob, cleo):
            room = (await ada.post("/rooms", mode="coop", level="9x9x10", name="Ada"))["id"]
            await bob.post(f"/rooms/{room}/join", name="Bob")
            game = (await ada.post(f"/rooms/{room}/start"))["game"]
            path = f"/api/games/{game}/socket"
            lines = [
                Socket(each.app, f"{path}?name={name}", each.cookie)
                for each, name in ((ada, "Ada"), (bob, "x"), (cleo, "Cleo"))
            ]

            async def until(line: Socket, kind: str) -> dict[str, Any]:
                while True:
                    told = await line.hear()
                    found = json.loads(told.get("text", "{}"))
                    if found.get("type") == kind:
                        return dict(found)

            for line in lines:
                await until(line, "game")
            watchers = await until(lines[0], "watchers")
            assert watchers["count"] == 1
            assert watchers["spectators"] == [{"name": "Cleo", "guest": True}]
            lines[2].tell({"type": "cursor", "id": 1, "row": 0, "column": 0})  # only watches
            lines[0].tell({"type": "cursor", "id": 1, "row": 2, "column": 3})
            for line in lines[1:]:
                told = await until(line, "cursor")
                assert told == {
                    "type": "cursor",
                    "number": 1,
                    "name": "Ada",
                    "board": 0,
                    "row": 2,
                    "column": 3,
                }
            lines[0].tell({"type": "cursor", "id": 2, "row": -1, "column": 3})
            assert (await until(lines[0], "reply"))["status"] == 400
            at = (await ada.get(f"/games/{game}"))["view"]["sequence"]
            lines[1].tell({"type": "move", "id": 3, "expect": at, "key": "x", "event": "flag 0 0"})
            assert (await until(lines[1], "reply"))["status"] == 200
            for line in (lines[0], lines[2]):
                assert (await until(line, "delta"))["by"] == 2
            await lines[2].close()
            assert (await until(lines[0], "watchers"))["count"] == 0
            for line in lines[:2]:
                await line.close()

    asyncio.run(story())
