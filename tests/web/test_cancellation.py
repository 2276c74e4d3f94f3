"""Work that stops when nobody waits for it leaves nothing behind."""

from __future__ import annotations

import asyncio
import gc
import json
import weakref
from typing import TYPE_CHECKING

import pytest

from qmines.errors import InvalidInput
from qmines.web.http.cancellation import unless
from web.asgi import ask, running
from web.test_explain import busy, until

if TYPE_CHECKING:
    from pathlib import Path

HELP = {"expect": 1, "key": "k", "strength": "do", "kind": "smart", "guess": False}


class Large:
    """Stands for a game that a request carried."""


async def refused(carried: Large) -> None:
    await asyncio.sleep(0)
    raise InvalidInput(f"refused with {carried}")


async def request(carried: Large) -> None:
    await unless(asyncio.Event().wait(), refused(carried))


async def handled() -> weakref.ref[Large]:
    """Refuse a request; the reference tells whether it is still in memory."""
    carried = Large()
    with pytest.raises(InvalidInput):
        await request(carried)
    return weakref.ref(carried)


def test_a_refused_request_frees_its_memory_at_once():
    """It used to stay until the garbage collector came by, and whole games with it."""
    gc.disable()
    try:
        assert asyncio.run(handled())() is None
    finally:
        gc.enable()


@pytest.mark.parametrize(
    ("method", "what", "fields"),
    [
        ("POST", "/api/games/{game}/hint", ("expect", "strength")),
        ("POST", "/api/games/{game}/assist", ("expect", "key", "kind", "guess")),
        ("GET", "/api/games/{game}/chances", None),
        ("GET", "/api/games/{ended}/file", None),
        ("GET", "/api/games/{ended}/replay", None),
        ("POST", "/api/drills", ()),
    ],
)
def test_a_solver_does_not_work_for_somebody_who_has_left(
    tmp_path: Path, method: str, what: str, fields: tuple[str, ...] | None
):
    async def work() -> None:
        async with running(f"sqlite:///{tmp_path / 'games.db'}", solvers=1) as app:
            solvers, cookie, names = app.state.site.solvers, "", {}
            for name, events in (("game", ["open 0 0"]), ("ended", ["open 0 0", "resign"])):
                body = {"level": "expert"}
                _, headers, text = await ask(app, "POST", "/api/games", body, cookie)
                made = [value.decode() for name, value in headers if name == b"set-cookie"]
                cookie = made[0].partition(";")[0] if made else cookie
                names[name] = json.loads(text)["id"]
                for number, event in enumerate(events):
                    move = {"expect": number, "key": f"k{number}", "event": event}
                    path = f"/api/games/{names[name]}/moves"
                    assert (await ask(app, "POST", path, move, cookie))[0] == 200
            left = asyncio.Event()
            sent = None if fields is None else {name: HELP[name] for name in fields}
            async with busy(app):
                path = what.format(**names)
                asking = asyncio.create_task(ask(app, method, path, sent, cookie, left=left))
                await until(lambda: solvers.waiting == 1)
                left.set()
                await until(lambda: solvers.waiting == 0)
                assert (await asking)[0] == 409  # which nobody reads

    asyncio.run(work())
