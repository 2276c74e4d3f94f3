"""Quick matches: who is paired with whom, by how many processes, and races against rivals."""

from __future__ import annotations

import asyncio
import json
import re
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import pytest

from qmines.modes import make_setup
from qmines.session import Game, Header, commitment_to
from qmines.solver import analyse
from qmines.store import Players, Store
from qmines.store.accounts.accounts import Accounts
from qmines.store.database.tables import GAMES, MEMBERS, RATINGS, ROOMS
from qmines.store.games import matches
from qmines.store.games.matches import Matches, Wanted
from support.postgres import new_database
from support.texts import text
from support.waiting import PATIENCE, until
from web.asgi import Socket, running
from web.conftest import Server
from web.leaks import COMMUNITY
from web.test_rooms import Person, _plain, database, short_countdown, until_over

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from qmines.modes import Setup
    from web.conftest import Client

__all__ = ["database", "short_countdown"]
GOOD = "correct zebra staple"
LEVEL = {"level": "9x9x20"}
RACE_WITHIN = 2.0  # seconds after both have pressed the button


class Member(Person):
    """Somebody with an account."""

    def __init__(self, app: Any, name: str) -> None:
        super().__init__(app, name)
        accounts = Accounts(app.state.site.store)
        accounts.sign_up(name, GOOD, address=name)
        found = accounts.log_in(name, GOOD, address=name)
        self.player, self.cookie = found.player, f"qmines={found.token}"


def change(app: Any, table: Any, **values: object) -> None:
    with app.state.site.store.database.write() as connection:
        connection.execute(table.update().values(**values))


def test_two_who_ask_for_the_same_race_each_other(database: str):
    async def story() -> None:
        async with running(database, solvers=1) as app:
            ada, bob, cleo = (Person(app, name) for name in ("Ada", "Bob", "Cleo"))
            first = (await ada.post("/quick", **LEVEL, name="Ada"))["room"]
            assert (first["stage"], first["automatic"], first["you"]) == ("lobby", True, 1)
            assert (await ada.post("/quick", **LEVEL, name="Ada"))["room"]["id"] == first["id"]
            other = (await cleo.post("/quick", level="9x9x10", name="Cleo"))["room"]
            assert other["id"] != first["id"]
            said = await cleo.refused(f"/rooms/{first['id']}/join", name="Cleo")
            assert said == text("room-refused-quick")
            listed = (await ada.get("/lobby"))["rooms"]
            assert [each["id"] for each in listed if each["mine"]] == [first["id"]]
            listed = (await bob.get("/lobby"))["rooms"]
            assert not any(each["mine"] for each in listed)
            assert {each["id"] for each in listed} == {first["id"], other["id"]}
            found = (await bob.post("/quick", **LEVEL, name="ADA"))["room"]  # that name is taken
            assert (found["id"], found["you"]) == (first["id"], 2)
            assert {each["name"] for each in found["members"]} == {"Ada", "ADA-2"}
            assert found["starts"] is not None
            for each in (ada, bob):  # who asks again is taken to the race
                assert (await each.post("/quick", **LEVEL))["room"]["id"] == first["id"]
            games = [(await each.get(f"/rooms/{first['id']}"))["game"] for each in (ada, bob)]
            boards = [
                await each.get(f"/games/{g}") for each, g in zip((ada, bob), games, strict=True)
            ]
            assert boards[0]["view"]["boards"] == boards[1]["view"]["boards"]
            for each, game in zip((ada, bob), games, strict=True):
                await each.move(game, "resign")
            await until_over(ada, first["id"])
            again = await ada.post(f"/rooms/{first['id']}/rematch")
            assert (again["automatic"], again["listed"], again["starts"]) == (True, False, None)
            both = await bob.post(f"/rooms/{first['id']}/rematch")
            assert (both["id"], both["starts"] is not None) == (again["id"], True)
            assert (await cleo.post("/quick", **LEVEL))["room"]["id"] != both["id"]

    asyncio.run(story())


def test_nobody_is_paired_with_who_has_gone(database: str, monkeypatch: pytest.MonkeyPatch):
    async def story() -> None:
        async with running(database, solvers=1) as app:
            ada, bob, cleo = (Person(app, name) for name in ("Ada", "Bob", "Cleo"))
            first = (await ada.post("/quick", **LEVEL))["room"]["id"]
            socket = Socket(app, f"/api/rooms/{first}/socket", ada.cookie)
            await socket.hear()
            await socket.hear()
            await socket.close()
            site = app.state.site
            await asyncio.to_thread(until, lambda: not site.matches.open_rooms(), str)
            second = (await bob.post("/quick", **LEVEL))["room"]
            assert (second["id"] != first, second["starts"]) == (True, None)
            await bob.post(f"/rooms/{second['id']}/leave")  # changes their mind
            assert (await cleo.post("/quick", **LEVEL))["room"]["starts"] is None
            monkeypatch.setattr(matches, "_EXPIRES", -1000)
            change(app, MEMBERS, seen=0)
            site.matches.expire()
            assert site.matches.open_rooms() == []
            with site.store.database.read() as connection:
                assert connection.execute(ROOMS.select()).all() == []

    asyncio.run(story())


def test_rated_races_pair_similar_strengths_and_change_ratings(database: str):
    async def story() -> None:
        async with running(database, solvers=1) as app:
            ada, bob, cleo = (Member(app, name) for name in ("Ada-1", "Bob-1", "Cleo-1"))
            guest = Person(app, "Guest")
            said = await guest.refused("/quick", **LEVEL, rated=True)
            assert said == text("match-refused-guest")
            row = {"kind": "race", "deviation": 60.0, "volatility": 0.06, "games": 9}
            site = app.state.site
            with site.store.database.write() as connection:
                made = matches.now()
                for each, rating in ((ada, 1500.0), (bob, 2100.0), (cleo, 1520.0)):
                    mine = {"player": each.player.id, "rating": rating, "changed": made}
                    connection.execute(RATINGS.insert(), row | mine)
            first = (await ada.post("/quick", **LEVEL, rated=True))["room"]
            assert first["members"][0]["rating"] == {"rating": 1500, "uncertainty": 120}
            assert (await guest.post("/quick", **LEVEL))["room"]["starts"] is None  # unrated
            far = (await bob.post("/quick", **LEVEL, rated=True))["room"]
            assert far["id"] != first["id"]
            found = (await cleo.post("/quick", **LEVEL, rated=True))["room"]
            assert found["id"] == first["id"]
            games = {p: (await p.get(f"/rooms/{found['id']}"))["game"] for p in (ada, cleo)}
            await ada.move(games[ada], "resign")
            await cleo.move(games[cleo], "resign")
            over = await until_over(ada, found["id"])
            changes = {each["name"]: each["rating_change"] for each in over["members"]}
            assert changes["Ada-1"] > 0 > changes["Cleo-1"]  # a draw
            assert (await ada.get("/lobby"))["rating"]["rating"] > 1500
            (race,) = (await guest.get("/players/Ada-1/races"))["races"]
            assert (race["room"], race["game"], race["result"]) == (found["id"], games[ada], "draw")
            assert race["opponents"] == [{"name": "Cleo-1", "profile": True, "rival": None}]
            assert race["rating"]["change"] == changes["Ada-1"]
            assert race["rating"]["uncertainty"] > 0
            await cleo.post("/profile", hidden=True, unlisted=False)
            (seen,) = (await guest.get("/players/Ada-1/races"))["races"]
            assert seen["opponents"] == [{"name": None, "profile": False, "rival": None}]
            (mine,) = (await ada.get("/players/Ada-1/races"))["races"]
            assert mine["opponents"] == [{"name": "Cleo-1", "profile": False, "rival": None}]
            assert (await guest.ask("GET", "/players/Cleo-1/races"))[0] == 404
            # Whoever waits long enough gets somebody further away.
            change(app, ROOMS, created=0)
            last = (await ada.post("/quick", **LEVEL, rated=True))["room"]
            assert last["id"] == far["id"]

    asyncio.run(story())


def test_a_race_against_the_auto_player_and_the_record(database: str):
    async def story() -> None:
        async with running(database, solvers=1) as app:
            ada = Member(app, "Ada-1")
            room = await ada.post("/rivals", **LEVEL, rival="auto", strength="expert")
            assert (room["rival"], room["you"], room["seed"]) == ("auto", 1, None)
            rival = next(each for each in room["members"] if each["number"] == 0)
            assert (rival["strength"], rival["percent"], rival["game"]) == ("expert", 0, None)
            async with asyncio.timeout(30):
                while rival["percent"] == 0:
                    await asyncio.sleep(0.05)
                    seen = await ada.get(f"/rooms/{room['id']}")
                    rival = next(each for each in seen["members"] if each["number"] == 0)
            await ada.move(seen["game"], "resign")
            assert (await until_over(ada, room["id"]))["stage"] == "over"
            again = await ada.post(f"/rooms/{room['id']}/rematch")
            assert (again["rival"], again["id"] != room["id"]) == ("auto", True)
            status, _ = await ada.ask("POST", "/rivals", {**LEVEL, "rival": "record"})
            assert status == 404
            record = await won(app, ada)
            asked = await ada.post("/quick", level="5x5x1")
            assert asked["record"]["name"] == "Ada-1"
            room = await ada.post("/rivals", level="5x5x1", rival="record")
            async with asyncio.timeout(30):
                while room["stage"] != "playing":
                    await asyncio.sleep(0.02)
                    room = await ada.get(f"/rooms/{room['id']}")
            rival = next(each for each in room["members"] if each["number"] == 0)
            assert (rival["name"], rival["state"], rival["game"]) == ("Ada-1", "won", None)
            board = await ada.get(f"/games/{room['game']}")
            assert board["commitment"] == record["commitment"]

    asyncio.run(story())


def test_nothing_that_is_told_depends_on_hidden_mines(database: str):
    """Two boards that look the same after the first open: the lobby and the rooms tell the same."""
    setup = make_setup("4x4x5", first="anything")
    alike: dict[str, list[bytes]] = {}
    for number in range(256):
        seed = bytes([number]) * 32
        game = Game(setup, seed=seed)
        game.do("open 0 0")
        if not game.outcome.over:
            alike.setdefault(repr(game.view.cells), []).append(seed)
    seeds = max(alike.values(), key=len)[:4]
    assert len(seeds) == 4

    async def told(app: Any, people: tuple[Member, ...], seed: bytes) -> list[str]:
        ada, bob, eve = people
        site = app.state.site

        async def pages() -> list[str]:
            """All pages about Ada, as she and a friend see them."""
            site.lobby._listed_at = -10.0
            board = "rules=classic&level=4x4x5&variant=first=anything&kind=race"
            asked = [
                f"{route.format(player='Ada-1')}?{query.format(board=board)}"
                for route, query in COMMUNITY.items()
            ]
            paths = [path.removeprefix("/api") for path in asked]
            return [repr(await each.get(path)) for path in paths for each in (ada, eve)]

        wanted = Wanted(Header(setup, commitment_to(seed), "", ranked=True), rated=False)
        room = site.matches.find_or_wait(ada.player, "Ada", wanted, seed).id
        body = {"level": "4x4x5", "options": {"first": "anything"}, "name": "Bob"}
        found = [repr(await bob.post("/quick", **body))]
        socket = Socket(app, f"/api/rooms/{room}/socket", eve.cookie)
        game = (await ada.get(f"/rooms/{room}"))["game"]
        await ada.move(game, "open 0 0")
        site.lobby._listed_at = -10.0
        found += [*await pages(), repr(await eve.get(f"/rooms/{room}"))]
        found.append(repr(await ada.post("/quick", **body)))
        heard = ""
        while "'percent': 9" not in heard:
            heard = repr(json.loads((await socket.hear()).get("text", "null")))
        await socket.close()
        await ada.move(game, "resign")  # over for her, and not for Bob
        found += await pages()
        for each in (ada, bob):
            await each.post(f"/rooms/{room}/leave")
        await until_over(ada, room)
        with site.store.database.write() as connection:
            connection.execute(ROOMS.delete())
            connection.execute(GAMES.delete())
        return [_timeless(each) for each in (*found, heard)]

    async def story() -> None:
        async with running(database, solvers=1) as app:
            people = tuple(Member(app, name) for name in ("Ada-1", "Bob-1", "Eve-1"))
            await people[2].post("/relations", name="Ada-1", kind="friend")
            answers = [await told(app, people, seed) for seed in seeds]
            for each in answers:
                assert each == answers[0]
            assert "steps" not in str(answers)

    asyncio.run(story())


def test_spectators_see_what_every_player_sees(database: str):
    """Never a cell that somebody who still plays does not see; all of the last one's board."""
    setup = make_setup("9x9x10")
    seed = next(each for each in (bytes([n]) * 32 for n in range(256)) if _safe_cells(setup, each))

    async def story() -> None:
        async with running(database, solvers=1) as app, asyncio.timeout(PATIENCE):
            ada, bob, eve = (Person(app, name) for name in ("Ada", "Bob", "Eve"))
            wanted = Wanted(Header(setup, commitment_to(seed), "", ranked=True), rated=False)
            matches = app.state.site.matches
            room = matches.find_or_wait(ada.player, "Ada", wanted, seed).id
            theirs = (await bob.post("/quick", level="9x9x10"))["room"]["game"]
            mine = (await ada.get(f"/rooms/{room}"))["game"]
            start = (await ada.get(f"/games/{mine}"))["view"]["boards"]
            sockets = [Socket(app, f"/api/rooms/{room}/socket", each.cookie) for each in (eve, bob)]

            async def told(socket: Socket, when: Callable[[dict[str, Any]], bool]) -> list[Any]:
                """The boards that were told until something was heard."""
                boards = []
                while True:
                    heard = json.loads((await socket.hear()).get("text", "{}"))
                    if heard.get("type") == "boards":
                        boards.append({e["number"]: e["boards"] for e in heard["boards"]})
                    if when(heard):
                        return boards

            def ahead(heard: dict[str, Any]) -> bool:
                members = heard.get("room", {}).get("members", [])
                return any(each["percent"] > 0 for each in members)

            row, column = _safe_cells(setup, seed)[0]
            await ada.move(mine, f"open {row} {column}")
            for socket in sockets:  # what Ada opened would help Bob
                assert all(b == {1: start, 2: start} for b in await told(socket, ahead))
            await bob.move(theirs, "resign")
            whole = (await ada.get(f"/games/{mine}"))["view"]["boards"]
            assert whole != start
            for socket in sockets:  # Bob is a spectator now
                await told(socket, lambda heard: _boards_of(heard, 1) == whole)
                await socket.close()

    asyncio.run(story())


def _safe_cells(setup: Setup, seed: bytes) -> list[tuple[int, int]]:
    """What is certainly safe after the first open in the middle."""
    game = Game(setup, seed=seed)
    game.do("open 4 4")
    return [] if game.outcome.over else list(analyse(game.position).safe)


def _boards_of(heard: dict[str, Any], number: int) -> Any:
    boards = heard["boards"] if heard.get("type") == "boards" else []
    return next((each["boards"] for each in boards if each["number"] == number), None)


def _timeless(text: str) -> str:
    """What was told, without what depends on how busy the machine is."""
    plain = re.sub(r"'(stage|watchers|here|finished|next)': [^,}]+", "", _plain(text).decode())
    return re.sub(r"\b\d{13}\b", "TIME", plain)


async def won(app: Any, person: Person) -> dict[str, Any]:
    """A game that was won and verified."""
    async with asyncio.timeout(60):
        while True:
            game = await person.post("/games", level="5x5x1")
            told = await person.move(game["id"], "open 0 0")
            if told["delta"]["outcome"]["result"] == "won":
                break
        stored = app.state.site.store.stored
        await asyncio.to_thread(until, lambda: stored(game["id"]).verified is not None, str)
    return dict(game)


def asked(client: Client, **body: object) -> Any:
    found = client.post("/api/quick", json={**LEVEL, **body})
    assert found.status_code == 200, found.text
    return found.json()["room"]


@pytest.mark.extra
def test_two_processes_pair_who_asks_them_even_if_one_is_killed(tmp_path: Path):
    """In a race within two seconds of both asking, without a further request."""
    with new_database("match") as url, ExitStack() as stack:
        servers = [Server(tmp_path, QMINES_DATABASE_URL=url) for _ in range(2)]
        for each in servers:
            stack.callback(each.kill)
        here, there = (stack.enter_context(each.client()) for each in servers)
        for client in (here, there):
            asked(client, level="9x9x30")  # so that both have cookies
        times: list[float] = []
        with ThreadPoolExecutor(2) as pool:
            for number in range(3):
                level = f"9x9x{20 + number}"
                start = time.monotonic()
                rooms = list(pool.map(lambda c, v=level: asked(c, level=v), (here, there)))
                assert rooms[0]["id"] == rooms[1]["id"]
                assert any(room["starts"] is not None for room in rooms)
                times.append(time.monotonic() - start)
                for client in (here, there):
                    left = client.post(f"/api/rooms/{rooms[0]['id']}/leave", json={})
                    assert left.status_code == 200
        assert min(times) < RACE_WITHIN  # the others may have waited for a busy machine
        start_what_another_process_paired(there, url)
        # One waits at a process that dies, and asks the other, as a page does.
        first = asked(here)
        servers[0].kill()
        with servers[1].client() as moved, servers[1].client() as new:
            moved.cookies.update(dict(here.cookies))
            assert asked(moved)["id"] == first["id"]
            assert asked(new)["id"] == first["id"]
            assert asked(moved)["starts"] is not None


def start_what_another_process_paired(client: Client, url: str) -> None:
    """A process that dies between pairing and start: that of the other player starts the room."""
    setup = make_setup("9x9x25")
    room = asked(client, level="9x9x25")["id"]
    with client.socket(room, "rooms") as line, Store(url) as store:
        assert line.hear()["room"]["stage"] == "lobby"
        player, _ = Players(store).guest("test")
        wanted = Wanted(Header(setup, commitment_to(bytes(32)), ranked=True), rated=False)
        paired = Matches(store).find(player, "Bob", wanted)
        assert paired is not None
        assert (paired.id, paired.starts) == (room, None)
        until(lambda: line.hear()["room"]["starts"] is not None, str)
    assert client.post(f"/api/rooms/{room}/leave", json={}).status_code == 200
