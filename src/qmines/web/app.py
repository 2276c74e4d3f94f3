"""The application: its routes, its layers and its error handlers."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

import orjson
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import WebSocketRoute

from qmines.errors import QMinesError
from qmines.messages import Message
from qmines.store.accounts.players import now
from qmines.web.http.access_log import AccessLog, set_up_logs
from qmines.web.http.context import add_routes, describe
from qmines.web.http.errors import Refusal, answer, answer_of, refusal_of
from qmines.web.http.guard import Guard
from qmines.web.http.metrics import Metrics
from qmines.web.http.router import Router
from qmines.web.http.static_files import Pages
from qmines.web.http.trusted_proxies import ForwardedClient, TrustedProxies
from qmines.web.live.game_socket import serve_socket
from qmines.web.pages import PAGES
from qmines.web.routes import (
    accounts,
    analyse,
    daily,
    games,
    help_routes,
    leaderboard,
    learn,
    local_games,
    matches,
    players,
    profile,
    puzzles,
    recovery,
    relations,
    replays,
    rooms,
    saved_positions,
    statistics,
)
from qmines.web.runtime import end_with_parent, return_memory, shorten_pauses
from qmines.web.settings import ServerSettings
from qmines.web.site import Site

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from starlette.requests import Request
    from starlette.types import ASGIApp, Receive, Scope, Send

    from qmines.web.http.context import Route

_LOG: Final = logging.getLogger("qmines.web")
_ABOUT: Final[dict[str, Any]] = {
    "title": "qmines",
    "description": "Minesweeper for bots: see docs/web-api.md.",
    "docs_url": None,
    "redoc_url": None,
    "openapi_url": None,  # see _add_pages
}
_PARTS: Final = (
    games,
    local_games,
    help_routes,
    profile,
    statistics,
    leaderboard,
    players,
    recovery,
    relations,
    learn,
    puzzles,
    accounts,
    analyse,
    saved_positions,
    replays,
    rooms,
    matches,
    daily,
)
_REFUSED: Final = {404: Message("refused-no-page"), 405: Message("refused-method")}


def create_app(
    settings: ServerSettings | None = None,
    *,
    clock: Callable[[], float] = time.monotonic,
    time_of_day: Callable[[], int] = now,
) -> FastAPI:
    """The application, ready for an ASGI server.

    Args:
        settings: by default those in the environment.
        clock: of the games, in seconds; it never runs backwards.
        time_of_day: milliseconds since 1970.
    """
    settings = settings or ServerSettings.shared()
    metrics = Metrics()

    @asynccontextmanager
    async def living(app: FastAPI) -> AsyncIterator[None]:
        metrics.loop.install(asyncio.get_running_loop())
        app.state.site = site = Site(settings, clock=clock, time_of_day=time_of_day)
        await site.start()
        shorten_pauses()
        return_memory()
        end_with_parent()
        try:
            yield
        finally:
            await site.stop()

    routes = [route for part in _PARTS for route in part.ROUTES]
    app = _Front(routes, lifespan=living)
    app.state.metrics = metrics
    _add_pages(app)
    add_routes(app, routes)
    app.router.routes.append(WebSocketRoute("/api/games/{game}/socket", serve_socket))
    app.router.routes.append(WebSocketRoute("/api/rooms/{room}/socket", rooms.serve_room_socket))
    app.add_exception_handler(Refusal, _answered)
    app.add_exception_handler(QMinesError, _answered)
    app.add_exception_handler(HTTPException, _unknown)
    app.add_exception_handler(RequestValidationError, _invalid)
    set_up_logs(settings.log)
    short = Router(app.front, routes, _answered)
    proxies = TrustedProxies(settings.proxy)
    app.front = ForwardedClient(AccessLog(Guard(short, settings), metrics), proxies)
    return app


class _Front(FastAPI):
    """The application, with our own layers in front of FastAPI's.

    Inside FastAPI, every request would pass through layers that only pages and unknown paths need.
    """

    front: ASGIApp

    def __init__(self, api: list[Route], **given: Any) -> None:
        super().__init__(**_ABOUT, **given)
        self._api = api
        self.front = super().__call__

    def openapi(self) -> dict[str, Any]:
        """The OpenAPI document of the API."""
        described = FastAPI(**_ABOUT)
        describe(described, self._api)
        return described.openapi()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["app"] = self
        await self.front(scope, receive, send)


def _add_pages(app: FastAPI) -> None:
    app.state.pages = pages = Pages({"openapi.json": lambda: orjson.dumps(app.openapi())})
    routes: list[tuple[str, Callable[[Request], Awaitable[Response]]]] = [
        *((path, pages.page) for page in PAGES for path in page.paths),
        ("/static/{path:path}", pages.file),
        ("/manifest.webmanifest", pages.file),
        ("/favicon.svg", pages.file),
        ("/service-worker.js", pages.file),
        ("/openapi.json", pages.file),
        ("/healthz", _health),
        ("/metrics", _metrics),
    ]
    for path, route in routes:
        app.add_route(path, route, methods=["GET"], include_in_schema=False)


async def _health(request: Request) -> Response:
    """Whether the store can be read; fails with 503 if it cannot, or if it is damaged."""
    site = request.app.state.site
    if site.damage is not None:
        raise site.damage
    await site.cache.read(site.store.ping)
    return answer({"ok": True})


async def _metrics(request: Request) -> Response:
    """The metrics, only for this machine unless the settings say otherwise."""
    site = request.app.state.site
    host = None if request.client is None else request.client.host
    forwarded = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    if not site.settings.metrics and (forwarded or host not in {"127.0.0.1", "::1"}):
        raise Refusal(404, "missing", _REFUSED[404])
    text: str = request.app.state.metrics.text(site)
    return Response(text, media_type="text/plain; version=0.0.4")


async def _answered(_: Request, error: Exception) -> Response:
    """The response to an error, which is logged if the server is to blame."""
    assert isinstance(error, Refusal | QMinesError)  # noqa: S101  # as registered above
    refusal = refusal_of(error)
    if isinstance(error, QMinesError) and refusal.status >= 500:
        _LOG.error("%s: %s", error.kind, error)
    return answer_of(refusal)


async def _unknown(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)  # noqa: S101  # as registered above
    page: Response | None = await request.app.state.pages.lost(request)
    if error.status_code == 404 and page is not None:
        return page
    why = _REFUSED.get(error.status_code, Message("refused-unanswerable"))
    return answer_of(Refusal(error.status_code, "missing", why, headers=error.headers))


async def _invalid(_: Request, __: Exception) -> Response:
    # FastAPI would echo the input, and fail if JSON cannot represent it.
    return answer_of(Refusal(400, "invalid", Message("refused-malformed")))
