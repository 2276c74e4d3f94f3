"""How long the event loop is busy with every route and every message at its most expensive."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, NamedTuple

from web.asgi import Socket
from web.costly_requests import MESSAGES, ROUTES, Frame

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from web.costly_place import Place, Request

LIMIT = 0.020
"""Seconds of CPU time that one step may take."""
TIMES = 3
"""How often something that takes longer is measured: the best counts, since a garbage collection or
a busy machine may come in between."""
SPECTATORS = 16


class Cost(NamedTuple):
    """The longest step of all requests of a route, and the most that one of them took in all."""

    longest: float = 0.0
    total: float = 0.0
    task: str = ""
    answered: bool = False


def shown(name: str) -> str:
    """A route or a message as docs/event-loop.md names it."""
    return f"`{name}`" if name in ROUTES else f"socket of a {name.replace(' ', ': `')}`"


async def costs(place: Place, names: frozenset[str]) -> AsyncIterator[tuple[str, Cost]]:
    """What every route and every message of these names costs; of a route named twice, the best."""
    for name, source in (MESSAGES | ROUTES).items():
        if name not in names:
            continue
        found = Cost(longest=1e9)
        for _ in range(TIMES):
            cost = Cost()
            async for request in source(place):
                cost = _larger(cost, await _cost(place, name, request))
            found = min(found, cost)
            if found.longest <= LIMIT:
                break
        yield name, found


def _larger(one: Cost, other: Cost) -> Cost:
    worst = max(one, other)
    answered = one.answered or other.answered
    return worst._replace(total=max(one.total, other.total), answered=answered)


async def _cost(place: Place, name: str, request: Request | Frame) -> Cost:
    """What one request costs, with all that it starts on the event loop."""
    await place.settled()
    if isinstance(request, Frame):
        return await _framed(place, request)
    _reset(place)
    status, _ = await place.ask(name.partition(" ")[0], request.path, request.body)
    assert status < 500, (name, request.path, status)
    return _measured(place, answered=status < 400)


async def _framed(place: Place, frame: Frame) -> Cost:
    """The same of a message on a socket, with spectators who are told of it."""
    path = f"/api/{frame.of}/{frame.name}/socket"
    sockets = [Socket(place.app, path, place.cookie) for _ in range(1 + SPECTATORS)]
    try:
        for each in sockets:
            await each.hear()  # that it was accepted
            await each.hear()  # how it stands
        _reset(place)
        sockets[0].tell({"id": 1, **frame.message})
        status = 200
        if frame.message["type"] not in {"cursor", "cancel"}:  # which are not answered
            status = await _answer(sockets[0])
        await asyncio.sleep(0.05)
        return _measured(place, answered=status < 400)
    finally:
        for each in sockets:
            await each.close()


async def _answer(socket: Socket) -> int:
    while True:
        heard = await socket.hear()
        message = json.loads(heard.get("text") or heard.get("bytes") or "{}")
        if message.get("type") == "reply":
            return int(message["status"])


def _reset(place: Place) -> None:
    """Begin to measure; names stay, so that the metrics are as long as they ever are."""
    for times in place.times.by_name.values():
        times.longest = times.total = 0.0


def _measured(place: Place, *, answered: bool) -> Cost:
    found: Iterator[Cost] = (
        Cost(times.longest, times.total, name, answered)
        for name, times in place.times.by_name.items()
    )
    return max(found, default=Cost(answered=answered))
