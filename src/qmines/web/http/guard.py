"""Checks the host, origin and size of every request, and adds security headers to responses.

A request that changes something has to come from a page of this server: its ``Origin`` has to be
the server's own or one that the operator allowed. So pages of other sites cannot use a player's
cookie, neither with a form nor with a socket.
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
"""Seconds in which the whole body of a request has to arrive."""
_TOO_SLOW: Final = Refusal(408, "slow", Message("refused-slow"), headers={"Connection": "close"})
_LARGE: Final = {"/api/replay": MAX_UPLOAD}  # a recorded game with all mouse movements


class Guard:
    """Refuses bad requests, and adds headers to every response."""

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
        host, *others = headers.getlist("host") or [""]
        if others or not self._known(host):  # a proxy may have chosen by any of them
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
        """Whether a Host header names this server, as a defence against DNS rebinding."""
        hosts = self._settings.hosts
        return host in hosts or without_port(host) in hosts

    def _own(self, scope: Scope, host: str, origins: list[str]) -> bool:
        scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
        own = {f"{scheme}://{host}", *self._settings.origins}
        return len(origins) == 1 and origins[0] in own


class _TooSlow(Exception):  # never leaves this file
    """The rest of a body has not arrived in time."""


class _TooLarge(Exception):  # never leaves this file
    """A body is larger than allowed."""


def _added(scope: Scope) -> list[tuple[bytes, bytes]]:
    """Headers of every response, unless it has its own."""
    headers = _API if scope["path"].startswith("/api") else _ALWAYS
    return [*headers, _HSTS] if scope["scheme"] == "https" else headers


def _most(scope: Scope) -> int:
    """How many bytes a request may have."""
    return _LARGE.get(scope["path"], MAX_BODY)


def _too_large(scope: Scope) -> Refusal:
    return Refusal(413, "size", Message("refused-size", bytes=_most(scope)))


def _counted(receive: Receive, most: int) -> Receive:
    """Limit the size of a body and the time it may take to arrive."""
    count, whole = 0, False
    end = asyncio.get_running_loop().time() + BODY_PATIENCE

    async def counting() -> AsgiMessage:
        nonlocal count, whole
        if whole:  # all that can follow is a disconnect
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
