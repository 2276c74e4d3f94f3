"""A process applies the events that others stored, and nothing twice."""

from __future__ import annotations

import asyncio
import json
import random
from typing import TYPE_CHECKING, Any

import pytest

from qmines.store import Store
from web.asgi import STOPPED, Socket, ask, running

if TYPE_CHECKING:
    from pathlib import Path

    from fastapi import FastAPI

EVENTS = {
    "classic": ["open", "flag", "chord", "mark"],
    "forgiving": ["open", "flag", "chord", "mark"],
    "qubits": ["open-z", "open-h", "mark-z", "mark-h"],
    "entangled": ["open-z", "open-h", "mark-z", "shield-z"],
}


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'qmines.db'}"


async def new_game(app: FastAPI, rules: str) -> tuple[str, str]:
    """The name of a new game, and its player's cookie."""
    status, headers, text = await ask(app, "POST", "/api/games", {"rules": rules})
    assert status == 201, text
    cookie = next(value for name, value in headers if name == b"set-cookie").decode()
    return json.loads(text)["id"], cookie.split(";")[0]


async def seen(app: FastAPI, game: str, cookie: str) -> Any:
    _, _, text = await ask(app, "GET", f"/api/games/{game}", cookie=cookie)
    return json.loads(text)


@pytest.mark.parametrize("rules", EVENTS)
def test_two_processes_see_the_same_game(
    database: str, rules: str, monkeypatch: pytest.MonkeyPatch
):
    loads: list[str] = []
    load = Store.load_live

    def counted(store: Store, name: str, **more: Any) -> Any:
        loads.append(name)
        return load(store, name, **more)

    monkeypatch.setattr(Store, "load_live", counted)
    dice = random.Random(5)

    async def played() -> None:
        async with running(database, STOPPED) as one, running(database, STOPPED) as two:
            game, cookie = await new_game(one, rules)
            await seen(two, game, cookie)
            view = (await seen(one, game, cookie))["view"]
            height, width, sequence, played = view["height"], view["width"], 0, 0
            for number in range(40):
                verb = EVENTS[rules][0] if not number else dice.choice([*EVENTS[rules], "undo"])
                event = verb
                if verb != "undo":
                    event += f" {dice.randrange(height)} {dice.randrange(width)}"
                body = {"expect": sequence, "key": f"k{number}", "event": event}
                app, other = dice.sample([one, two], 2)
                status, _, text = await ask(app, "POST", f"/api/games/{game}/moves", body, cookie)
                assert status in {200, 409, 422}, text
                if status == 409:  # it did not know, and now it does
                    assert json.loads(text)["game"]["view"]["sequence"] == sequence
                    status, *_ = await ask(app, "POST", f"/api/games/{game}/moves", body, cookie)
                played += status == 200
                documents = [await seen(each, game, cookie) for each in (app, other)]
                sequence = documents[0]["view"]["sequence"]
                for document in documents:
                    document["view"].pop("changed")
                    document.pop("end")  # worked out a little later
                assert documents[0] == documents[1]
            assert played >= 5  # how far it goes depends on the board
        assert len(loads) == 2  # once in each process
        async with running(database, STOPPED) as three:
            fresh = await seen(three, game, cookie)
            fresh["view"].pop("changed")
            fresh.pop("end")
            assert fresh == documents[0]

    asyncio.run(played())


def test_a_watcher_elsewhere_is_told_of_moves(database: str):
    async def played() -> None:
        async with running(database, STOPPED) as one, running(database, STOPPED) as two:
            game, cookie = await new_game(one, "classic")
            socket = Socket(two, f"/api/games/{game}/socket")
            told: list[Any] = []
            for number in range(5):
                event = f"flag {number} 0" if number else "open 4 4"
                body = {"expect": number, "key": f"k{number}", "event": event}
                status, *_ = await ask(one, "POST", f"/api/games/{game}/moves", body, cookie)
                assert status == 200
            while not told or told[-1]["delta"]["sequence"] < 5:
                message = await socket.hear()
                document = json.loads(message.get("text") or "{}")
                if document.get("type") == "delta":
                    told.append(document)
                elif document.get("type") == "game" and document["game"]["view"]["sequence"] == 5:
                    break
            await socket.close()

    asyncio.run(played())
