"""Friends over HTTP: who is online, what they play, and invitations."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import update

from qmines.store.database.tables import INVITATIONS, SESSIONS
from support.postgres import new_database
from support.waiting import until_async
from web.asgi import Socket, running
from web.test_matches import Member
from web.test_rooms import Person, short_countdown

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

__all__ = ["short_countdown"]
RACE = {"mode": "race", "level": "9x9x20"}


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.extra)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/friends.db"
        return
    with new_database("friends") as url:
        yield url


async def until(line: Socket, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        found: dict[str, Any] = json.loads((await line.hear()).get("text", "{}"))
        if found.get("type") == kind:
            return found


async def only_friend(person: Member) -> Any:
    (friend,) = (await person.get("/friends"))["friends"]
    return friend


def test_what_friends_do(database: str):
    async def story() -> None:
        async with running(database, solvers=1) as app:
            ada, bob = Member(app, "Ada-1"), Member(app, "Bob-1")
            store = app.state.site.store

            await ada.post("/relations", name="Bob-1", kind="friend")
            silent = {"name": "Bob-1", "online": False, "playing": None}
            room = (await bob.post("/rooms", **RACE, listed=True))["id"]
            assert await only_friend(ada) == silent  # until Bob adds her too
            await bob.post(f"/rooms/{room}/leave")
            await bob.post("/relations", name="Ada-1", kind="friend")
            idle = silent | {"online": True}
            assert await only_friend(ada) == idle
            with store.database.write() as connection:
                connection.execute(update(SESSIONS).values(seen=0))
            assert await only_friend(ada) == idle | {"online": False}
            await bob.get("/me")  # is noted again
            game = (await bob.post("/games", level="beginner"))["id"]
            await bob.move(game, "open 4 4")
            playing = (await only_friend(ada))["playing"]
            if playing is not None:  # unless that won it
                assert (playing["mode"], playing["level"]) == ("solo", "beginner")
                assert playing["room"] is None
                await bob.move(game, "resign")

            room = (await bob.post("/rooms", **RACE))["id"]  # not listed
            playing = (await only_friend(ada))["playing"]
            assert (playing["mode"], playing["stage"], playing["room"]) == ("race", "lobby", None)
            assert room not in str(await ada.get("/friends"))
            await bob.post(f"/rooms/{room}/leave")
            room = (await bob.post("/rooms", **RACE, listed=True))["id"]
            assert (await only_friend(ada))["playing"]["room"] == room

            await bob.post("/profile", hidden=True, unlisted=False)
            assert await only_friend(ada) == silent  # the name only
            assert (await ada.ask("DELETE", "/relations/Bob-1", {}))[0] == 200
            await ada.ask("POST", "/relations", {"name": "Bob-1", "kind": "friend"})
            await bob.post("/profile", hidden=False, unlisted=False)
            assert (await only_friend(ada))["online"]
            await bob.post("/relations", name="Ada-1", kind="block")
            assert await only_friend(ada) == silent
            await bob.ask("DELETE", "/relations/Ada-1", {})
            await bob.post("/profile", hidden=True, unlisted=False)
            assert (await ada.get("/friends"))["friends"] == []  # he has not added her
            assert (await ada.get("/relations"))["friends"] == []

    asyncio.run(story())


def test_invitations(database: str):
    async def story() -> None:
        async with running(database, solvers=1) as app:
            ada, bob = Member(app, "Ada-1"), Member(app, "Bob-1")
            store = app.state.site.store
            await ada.post("/relations", name="Bob-1", kind="friend")
            room = (await bob.post("/rooms", **RACE))["id"]

            # Bob has not added Ada, so he cannot invite her; Ada can invite him.
            assert (await bob.ask("POST", f"/rooms/{room}/invite", {"name": "Ada-1"}))[0] == 404
            hers = (await ada.post("/rooms", **RACE))["id"]
            assert (await bob.ask("POST", f"/rooms/{hers}/invite", {"name": "Ada-1"}))[0] == 422
            for _ in range(2):
                await ada.post(f"/rooms/{hers}/invite", name="bob-1")
            (invited,) = (await bob.get("/friends"))["invitations"]
            assert (await bob.get("/invitations"))["invitations"] == [invited]
            assert (invited["sender"], invited["room"]["id"]) == ("Ada-1", hers)
            assert (await bob.ask("DELETE", f"/invitations/{hers}", {}))[0] == 200
            assert (await bob.get("/friends"))["invitations"] == []
            await ada.post(f"/rooms/{hers}/invite", name="Bob-1")
            with store.database.write() as connection:
                connection.execute(update(INVITATIONS).values(created=1))
            assert (await bob.get("/friends"))["invitations"] == []  # too old
            await bob.post("/relations", name="Ada-1", kind="block")
            other = (await ada.post("/rooms", **RACE))["id"]
            await ada.post(f"/rooms/{other}/invite", name="Bob-1")  # tells nothing
            assert (await bob.get("/friends"))["invitations"] == []

    asyncio.run(story())


def test_who_is_added_or_invited_is_told(database: str):
    """Wherever they are on the site, and in whichever process."""

    async def story() -> None:
        async with running(database, solvers=1) as app, running(database, solvers=1) as other:
            ada, bob = Member(app, "Ada-1"), Member(app, "Bob-1")
            await ada.post("/relations", name="Bob-1", kind="friend")
            assert (await bob.get("/friends"))["added_you"] == ["Ada-1"]
            assert (await ada.get("/friends"))["added_you"] == []
            await ada.post("/profile", hidden=True, unlisted=False)
            assert (await bob.get("/friends"))["added_you"] == []
            game = (await bob.post("/games", level="beginner"))["id"]
            apps = [app, other] if database.startswith("postgres") else [app]
            for each in apps[1:]:
                await until_async(lambda site=each.state.site: site.process_events.listening)
            lines = [Socket(each, f"/api/games/{game}/socket", bob.cookie) for each in apps]
            for line in lines:
                await until(line, "game")
            room = (await ada.post("/rooms", **RACE))["id"]
            await ada.post(f"/rooms/{room}/invite", name="Bob-1")
            for line in lines:
                await until(line, "invited")
                await line.close()

    asyncio.run(story())


def test_guests_have_no_friends(tmp_path: Path):
    async def story() -> None:
        async with running(f"sqlite:///{tmp_path}/a.db", solvers=1) as app:
            guest = Person(app, "Greta")
            room = (await guest.post("/rooms", **RACE, name="Greta"))["id"]
            asked = [("GET", "/friends", None), ("POST", f"/rooms/{room}/invite", {"name": "Ada"})]
            for method, path, body in asked:
                assert (await guest.ask(method, path, body))[0] == 401

    asyncio.run(story())
