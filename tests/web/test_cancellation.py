"""Work that stops when nobody waits for it leaves nothing behind."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from qmines.errors import InvalidInput
from qmines.web.http.cancellation import unless


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
