"""Those who watch: whose game it is, and how well each racer played, once that helps nobody."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest

from qmines.modes import make_setup
from qmines.session import Game, Header, commitment_to
from web.asgi import Socket, running
from web.test_recovery import Browser, signed_up, status
from web.test_rooms import PATIENCE, Person, people, short_countdown

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["short_countdown"]  # a fixture


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/watching.db"


async def shown(person: Person, game: str) -> list[dict[str, Any]]:
    """A game as somebody is shown it, over HTTP and over a socket."""
    socket = Socket(person.app, f"/api/games/{game}/socket", person.cookie)
    heard: dict[str, Any] = {}
    while heard.get("type") != "game":
        heard = json.loads((await socket.hear()).get("text", "{}"))
    await socket.close()
    return [await person.get(f"/games/{game}"), heard["game"]]


def test_a_watched_game_names_its_player_unless_they_are_not_public(database: str):
    async def story() -> None:
        async with running(database, solvers=1) as app:
            ada, bob, guest = (Browser(app, name) for name in ("Ada-L", "Bob-B", "guest"))
            for each in (ada, bob):
                await signed_up(each, each.name)
            game = (await ada.post("/games", level="9x9x10"))["id"]
            for viewer in (bob, guest):
                assert [each["player"] for each in await shown(viewer, game)] == ["Ada-L"] * 2
            assert [each["player"] for each in await shown(ada, game)] == [None] * 2
            assert await status(ada, "/relations", name="Bob-B", kind="block") == 201
            assert "Ada-L" not in str(await shown(bob, game))
            for hidden, unlisted in ((True, False), (False, True)):
                await ada.post("/profile", hidden=hidden, unlisted=unlisted)
                assert "Ada-L" not in str(await shown(guest, game))
            theirs = (await guest.post("/games", level="9x9x10"))["id"]
            assert [each["player"] for each in await shown(ada, theirs)] == [None] * 2

    asyncio.run(story())


def test_guesses_and_mistakes_of_racers_are_told_after_the_race(database: str):
    """A loss is judged when nobody plays on the board any more, and those who watch hear of it."""
    setup = make_setup("4x4x5", first="anything")
    seeds = (bytes([number]) * 32 for number in range(256))
    seed = next(each for each in seeds if Game(setup, seed=each).do("open 1 1").outcome.over)

    def judged(room: dict[str, Any]) -> dict[str, tuple[int | None, bool | None]]:
        return {each["name"]: (each["guesses"], each["mistake"]) for each in room["members"]}

    async def story() -> None:
        async with people(database, "Ada", "Bob", "Cleo") as (ada, bob, cleo):
            header = Header(setup, commitment_to(seed), "", True)
            make = ada.app.state.site.cache.rooms.make
            room = make(ada.player, "Ada", "race", header, seed).id
            await bob.post(f"/rooms/{room}/join", name="Bob")
            await ada.post(f"/rooms/{room}/start")
            line = Socket(cleo.app, f"/api/rooms/{room}/socket", cleo.cookie)
            mine, theirs = [(await each.get(f"/rooms/{room}"))["game"] for each in (ada, bob)]
            await ada.move(mine, "open 1 1")
            for each in (ada, bob, cleo):  # Bob still plays
                found = await each.get(f"/rooms/{room}")
                assert judged(found) == {"Ada": (None, None), "Bob": (None, None)}
            await bob.move(theirs, "resign")
            heard: dict[str, Any] = {}
            async with asyncio.timeout(PATIENCE):
                while not heard or None in {guesses for guesses, _ in judged(heard).values()}:
                    told = json.loads((await line.hear()).get("text", "{}"))
                    heard = told["room"] if told.get("type") == "room" else heard
                    if heard and not heard["ended"]:
                        assert set(judged(heard).values()) == {(None, None)}
            await line.close()
            # Every cell was as dangerous as this one.
            assert judged(heard) == {"Ada": (1, False), "Bob": (0, None)}

    asyncio.run(story())
