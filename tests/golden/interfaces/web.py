"""The web API: the real application, asked over HTTP or over the socket of a game."""

from __future__ import annotations

import asyncio
import json
from itertools import count
from typing import TYPE_CHECKING, Any, NamedTuple
from unittest.mock import patch

from golden.interfaces.observed import (
    NOT_OFFERED,
    Clock,
    anonymous,
    percents,
    places,
    standing,
    stored,
)
from golden.interfaces.script import ASSISTS
from qmines.messages import Message, Translator
from qmines.store import StoredPlay
from qmines.web.solver.pool import Solvers
from web.asgi import Socket, ask, running

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from fastapi import FastAPI

    from golden.interfaces.script import Scenario

_PATIENCE = 60  # seconds
_PATHS = {"move": "moves", "hint": "hint", "assist": "assist"}


def record(scenarios: list[Scenario], folder: Path, *, sockets: bool) -> list[list[dict[str, Any]]]:
    """What the web API does, scenario by scenario and request by request."""

    async def all_of_them() -> list[list[dict[str, Any]]]:
        clock = Clock()
        database = f"sqlite:///{folder / f'web-{sockets}.db'}"
        clocks = {"clock": clock, "time_of_day": lambda: int(clock() * 1000)}
        async with running(database, clocks, solvers=1) as app:
            guest = await _Guest.new(app)
            return [
                await _Player(app, guest, clock, scenario, sockets=sockets).play()
                for scenario in scenarios
            ]

    with patch.object(Solvers, "ask", _patient(Solvers.ask)):
        return asyncio.run(all_of_them())


def _patient(ask: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """Nothing is refused only because this machine is slow."""

    async def asked(*arguments: Any, seconds: float = 0.0, **more: Any) -> Any:
        return await ask(*arguments, seconds=max(seconds, _PATIENCE), **more)

    return asked


POINTED = ("look", "safe", "mined", "guess")
NAMES = (*POINTED, "clues", "known")


class _Guest(NamedTuple):
    """Somebody new: whoever makes a game becomes a guest."""

    cookie: str
    id: str

    @classmethod
    async def new(cls, app: FastAPI) -> _Guest:
        _, headers, text = await ask(app, "POST", "/api/games", {"level": "beginner"})
        cookies = [value.decode() for name, value in headers if name == b"set-cookie"]
        owner = app.state.site.store.stored(json.loads(text)["id"]).owner
        return cls("; ".join(each.partition(";")[0] for each in cookies), owner)


class _Player:
    """Plays one scenario."""

    def __init__(
        self, app: FastAPI, guest: _Guest, clock: Clock, scenario: Scenario, *, sockets: bool
    ) -> None:
        self._app, self._guest, self._clock = app, guest, clock
        self._scenario, self._sockets = scenario, sockets
        self._store = app.state.site.store
        self._numbers = count()
        self._socket: Socket | None = None
        self._game: dict[str, Any] = {}
        self._notices = 0

    async def play(self) -> list[dict[str, Any]]:
        await self._deal()
        found = []
        for request in self._scenario.requests:
            self._clock.tick()
            before = self._game["view"]["sequence"]
            found.append(await self._answered(request, before))
        if self._socket is not None:
            await self._socket.close()
        return found

    async def _deal(self) -> None:
        """The board of a known seed is dealt by playing an ended game again.

        A ranked one cannot be asked for in this way, as its seed has to be a secret.
        """
        scenario = self._scenario
        if scenario.ranked:
            game = StoredPlay.new(self._store, scenario.setup, seed=scenario.seed, ranked=True)
            header, seed, owner = game.game.header, game.game._seed, self._guest.id
            name = self._store.add(header, seed, aid="seed", owner=owner)
            _, self._game = await self._http("GET", f"/api/games/{name}")
        else:
            model = StoredPlay.new(self._store, scenario.setup, seed=scenario.seed)
            model.do("resign")
            _, self._game = await self._http("POST", "/api/games", {"again": model.id})
        self._path = f"/api/games/{self._game['id']}"
        await self._connect()

    async def _connect(self) -> None:
        if self._sockets:
            self._socket = Socket(self._app, f"{self._path}/socket", self._guest.cookie)
            while json.loads((await self._socket.hear()).get("text", "{}")).get("type") != "game":
                pass

    async def _answered(self, request: str, before: int) -> dict[str, Any]:
        texts: list[str] = []
        found: dict[str, Any] = {"refused": None}
        word, *rest = request.split()
        if word == "flags" or "believe" in rest:
            return NOT_OFFERED
        if word == "leave":
            if self._socket is not None:
                await self._socket.close()
        elif word == "return":
            await self._connect()
        else:
            status, answer = await self._request(word, rest)
            while word == "auto" and status == 200 and answer["made"]:
                texts += said(answer["messages"])
                await self._look()
                if self._game["view"]["outcome"]["result"] != "playing":
                    break
                status, answer = await self._request(word, rest)
            found |= self._told(request, status, answer, texts)
        await self._look()
        await self._settled()
        view, end = self._game["view"], self._game["end"]
        texts += said(view["notices"][self._notices :])
        self._notices = len(view["notices"])
        if end is not None:
            texts += said([view["ending"]])
            texts += said([end["verdict"]["message"]]) if end["verdict"] else []
        events, kept = stored(self._store, self._game["id"])
        return {
            **found,
            "events": events[before:],
            **standing(view),
            **kept,
            "texts": anonymous(texts, self._game["id"]),
        }

    async def _request(self, word: str, rest: list[str]) -> tuple[int, dict[str, Any]]:
        expect = self._game["view"]["sequence"]
        key = f"key-{next(self._numbers)}"
        if word == "chances":
            if self._sockets:
                return await self._ask("chances", {"sequence": expect})
            return await self._http("GET", f"{self._path}/chances?sequence={expect}")
        if word == "reduced":
            return await self._http("GET", f"{self._path}/reduced")
        if word == "hint":
            return await self._ask("hint", {"expect": expect, "strength": rest[0]})
        if word in {*ASSISTS, "auto"}:
            body = {"expect": expect, "key": key, "kind": word, "guess": "guess" in rest}
            return await self._ask("assist", body)
        event = " ".join([word, *rest])
        return await self._ask("move", {"expect": expect, "key": key, "event": event})

    def _told(
        self, request: str, status: int, answer: dict[str, Any], texts: list[str]
    ) -> dict[str, Any]:
        """What an answer says besides how the game stands."""
        word, *rest = request.split()
        if status != 200:
            texts.append(answer["error"]["message"])
            return {"refused": answer["error"]["kind"], "status": status}
        texts += said([answer["message"]] if answer.get("message") else answer.get("messages", []))
        texts += [" ".join(said(each)) for each in answer.get("fresh", [])]
        if word == "hint":
            texts += said(answer["hint"]["messages"][rest[0]])
            return {"hint": _hint(answer["hint"], rest[0]), "shape": sorted(answer["hint"])}
        if word == "chances":
            boards = [
                percents(rows, {tuple(cell) for cell in safe}, {tuple(cell) for cell in mined})
                for rows, safe, mined in zip(
                    answer["boards"], answer["safe"], answer["mined"], strict=True
                )
            ]
            return {"chances": {"method": answer["method"], "boards": boards}}
        return {"reduced": answer["rows"]} if word == "reduced" else {}

    async def _ask(self, kind: str, body: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        if self._socket is None:
            return await self._http("POST", f"{self._path}/{_PATHS[kind]}", body)
        number = next(self._numbers)
        self._socket.tell({"type": kind, "id": number, **body})
        while True:
            heard = json.loads((await self._socket.hear())["text"])
            if heard["type"] == "reply" and heard["id"] == number:
                return heard["status"], heard

    async def _look(self) -> None:
        _, self._game = await self._http("GET", self._path)

    async def _settled(self) -> None:
        """After the end, what is told of it is worked out beside the requests."""
        over = self._game["view"]["outcome"]["result"] != "playing"
        async with asyncio.timeout(_PATIENCE):
            while over and (self._game["end"] is None or not self._kept_measures()):
                await asyncio.sleep(0.005)
                await self._look()

    def _kept_measures(self) -> bool:
        return self._store.stored(self._game["id"]).measures is not None

    async def _http(
        self, method: str, path: str, body: object = None
    ) -> tuple[int, dict[str, Any]]:
        status, _, text = await ask(self._app, method, path, body, self._guest.cookie)
        return status, json.loads(text)


def said(messages: list[dict[str, Any]]) -> list[str]:
    """Messages in words, as the page shows them."""
    return [Translator()(*map(Message.of, messages))] if messages else []


def _hint(hint: dict[str, Any], strength: str) -> dict[str, Any]:
    """What a hint of this strength tells."""
    outline = {name: hint["outline"].get(name, []) for name in NAMES}
    found = {
        "cells": places(cell for name in POINTED for cell in outline[name]),
        "technique": hint["technique"],
        "certain": hint["kind"] == "certain",
        "board": hint["board"],
    }
    more = {
        "safe": places(outline["safe"]),
        "mined": places([*outline["mined"], *outline["known"]]),
        "clues": places(outline["clues"]),
        "risk": None if hint["risk"] is None else round(hint["risk"], 6),
        "events": hint["events"],
    }
    kept_back = strength == "where" and not any(more.values())
    return found if kept_back else found | more
