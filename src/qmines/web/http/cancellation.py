"""Passes requests on to solver processes, and stops them when the client disconnects."""

from __future__ import annotations

import asyncio
import base64
import binascii
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

from starlette.responses import Response

from qmines.errors import Cancelled, QMinesError
from qmines.messages import Message
from qmines.web.http.errors import Refusal
from qmines.web.solver.pool import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine

    from starlette.requests import Request

    from qmines.web.http.context import RequestContext

T = TypeVar("T")


def decoded(text: str) -> bytes:
    """The bytes that a field holds in base64."""
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        raise Refusal(400, "invalid", Message("refused-base64"), field="data") from None


async def worked_out(
    context: RequestContext,
    task: Callable[..., bytes],
    *arguments: Any,
    seconds: float = PATIENCE,
) -> Response:
    """The answer of a solver process as a response."""
    found = await waited(context, task, *arguments, seconds=seconds)
    return Response(found, media_type="application/json")


async def waited(
    context: RequestContext,
    task: Callable[..., T],
    *arguments: Any,
    seconds: float = PATIENCE,
    slow: bool = False,
) -> T:
    """The answer of a solver process, which is killed if the client disconnects."""
    asking = context.site.solvers.ask(task, *arguments, seconds=seconds, slow=slow)
    return await while_here(context, asking)


async def while_here(context: RequestContext, work: Coroutine[Any, Any, T]) -> T:
    """The result of some work, which is cancelled if the client disconnects.

    Raises:
        Cancelled: it has.
    """
    return await unless(has_gone(context.request), work)


async def unless(leaving: Awaitable[None], work: Coroutine[Any, Any, T]) -> T:
    """The result of some work, which is cancelled if ``leaving`` is done first.

    Raises:
        Cancelled: it was.
    """
    working = asyncio.ensure_future(work)
    gone = asyncio.ensure_future(leaving)
    try:
        await asyncio.wait({working, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Cancelled("the client disconnected")
        return working.result()
    finally:
        for each in (working, gone):
            each.cancel()
            with suppress(asyncio.CancelledError, QMinesError, Refusal):
                await each
        # An error raised here would refer to this frame, and so to itself: whatever the request
        # holds, perhaps a whole game, would stay in memory until the next garbage collection.
        del working, gone, each


async def has_gone(request: Request) -> None:
    """Wait until the client of a request disconnects."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
