"""Stands before every route: who may ask from where, how much, and with which headers.

A request that changes something has to come from a page of this server: it needs an
``Origin`` that is its own, or one that was allowed. So a page elsewhere cannot use the
cookie of somebody who plays here, neither by a form nor by a socket.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from starlette.datastructures import Headers

from qmines.messages import Message
from qmines.web.http.errors import Refusal, answer_of
from qmines.web.settings import MAX_BODY, MAX_UPLOAD

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send
    from starlette.types import Message as AsgiMessage

    from qmines.web.settings import ServerSettings

CHANGING: Final = frozenset({"POST", "PUT", "PATCH", "DELETE"})
CSP: Final = (
    "default-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; "
    "img-src 'self' data:; object-src 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
_ALWAYS: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
_API: Final = [*_ALWAYS, (b"cache-control", b"no-store")]
_HSTS: Final = (b"strict-transport-security", b"max-age=31536000")
BODY_PATIENCE: Final = 30.0
"""Seconds in which the whole body of a request has to come."""
_TOO_SLOW: Final = Refusal(408, "slow", Message("refused-slow"), headers={"Connection": "close"})
_LARGE: Final = {"/api/replay": MAX_UPLOAD}  # a recorded game, with all the ways of its mouse


class Guard:
    """Refuses what does not belong here, and puts the headers on every answer."""

    def __init__(self, app: ASGIApp, settings: ServerSettings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if scope["type"] == "websocket":
            if refusal is not None:
                await receive()
                await send({"type": "websocket.close", "code": 4403, "reason": refusal.message})
                return
            await self._app(scope, receive, send)
            return

        async def marked(message: AsgiMessage) -> None:
            if message["type"] == "http.response.start":
                headers = message["headers"] = [*message.get("headers", ())]
                given = {name for name, _ in headers}
                headers += [each for each in _added(scope) if each[0] not in given]
            await send(message)

        if refusal is not None:
            await answer_of(refusal)(scope, receive, marked)
            return
        try:
            await self._app(scope, _counted(receive, _most(scope)), marked)
        except _TooLarge:
            await answer_of(_too_large(scope))(scope, receive, marked)
        except _TooSlow:
            await answer_of(_TOO_SLOW)(scope, receive, marked)

    def _refusal(self, scope: Scope) -> Refusal | None:
        if "\0" in scope["path"]:
            return Refusal(400, "invalid", Message("security-nul"))
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self._known(host):
            return Refusal(400, "host", Message("refused-host"))
        changing = scope["type"] == "websocket" or scope["method"] in CHANGING
        if changing and not self._own(scope, host, headers.getlist("origin")):
            return Refusal(403, "origin", Message("refused-origin"))
        if scope["type"] == "websocket" or scope["method"] not in CHANGING:
            return None
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            return Refusal(415, "type", Message("refused-type"))
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit():
            return Refusal(400, "length", Message("refused-length"))
        return _too_large(scope) if len(length) > 9 or int(length) > _most(scope) else None

    def _known(self, host: str) -> bool:
        """Whether a Host header names this server; against pages that rebind a name to it."""
        hosts = self._settings.hosts
        return "*" in hosts or host in hosts or without_port(host) in hosts

    def _own(self, scope: Scope, host: str, origins: list[str]) -> bool:
        scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
        own = {f"{scheme}://{host}", *self._settings.origins}
        return len(origins) == 1 and origins[0] in own


class _TooSlow(Exception):  # neither does this
    """The rest of a request does not come."""


class _TooLarge(Exception):  # never leaves this file
    """More came than was announced, or than there may be."""


def _added(scope: Scope) -> list[tuple[bytes, bytes]]:
    """Headers of every answer that does not have its own."""
    headers = _API if scope["path"].startswith("/api") else _ALWAYS
    return [*headers, _HSTS] if scope["scheme"] == "https" else headers


def _most(scope: Scope) -> int:
    """How many bytes a request may have."""
    return _LARGE.get(scope["path"], MAX_BODY)


def _too_large(scope: Scope) -> Refusal:
    return Refusal(413, "size", Message("refused-size", bytes=_most(scope)))


def _counted(receive: Receive, most: int) -> Receive:
    """Receives no more than a request may have, and does not wait for it without end."""
    count, whole = 0, False
    end = asyncio.get_running_loop().time() + BODY_PATIENCE

    async def counting() -> AsgiMessage:
        nonlocal count, whole
        if whole:  # all that can come now is that they go
            return await receive()
        try:
            async with asyncio.timeout_at(end):
                message = await receive()
        except TimeoutError:
            raise _TooSlow from None
        whole = not message.get("more_body", False)
        count += len(message.get("body", b""))
        if count > most:
            raise _TooLarge
        return message

    return counting


def without_port(host: str) -> str:
    """A Host header without its port."""
    name, colon, port = host.rpartition(":")
    return name if colon and port.isdigit() else host
