"""Waiting for something to come about, instead of sleeping and hoping."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")
PATIENCE = 90.0  # seconds; a busy machine takes its time
_PAUSE = 0.01


def until(seen: Callable[[], T], told: Callable[[], object] = str) -> T:
    """Wait for something true, and return it; ``told`` explains why it never came."""
    end = time.monotonic() + PATIENCE
    while not (found := seen()):
        assert time.monotonic() < end, f"it never came about: {told()}"
        time.sleep(_PAUSE)
    return found


async def until_async(seen: Callable[[], T], told: Callable[[], object] = str) -> T:
    """The same while an event loop goes on."""
    end = time.monotonic() + PATIENCE
    while not (found := seen()):
        assert time.monotonic() < end, f"it never came about: {told()}"
        await asyncio.sleep(_PAUSE)
    return found
