"""The application: what it is made of, and which address leads where."""

from __future__ import annotations

import logging
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.routing import WebSocketRoute

from qmines.errors import QMinesError
from qmines.web import accounts, assists, games, me
from qmines.web.asking import add_ways
from qmines.web.errors import Refusal, answer, answer_of, refusal_of
from qmines.web.guard import Guard
from qmines.web.pages import PATHS, Pages
from qmines.web.settings import Settings
from qmines.web.site import Site
from qmines.web.socket import serve_socket

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from starlette.requests import Request
    from starlette.responses import Response

_LOG: Final = logging.getLogger("qmines.web")
_WORDS: Final = {404: "There is no such page.", 405: "This address is not asked in that way."}


def create_app(settings: Settings | None = None) -> FastAPI:
    """The application, ready for an ASGI server."""
    settings = settings or Settings.shared()

    @asynccontextmanager
    async def living(app: FastAPI) -> AsyncIterator[None]:
        app.state.site = site = Site(settings)
        await site.start()
        try:
            yield
        finally:
            await site.stop()

    app = FastAPI(
        title="qmines",
        description="Minesweeper for bots: see docs/web-api.md.",
        docs_url=None,
        redoc_url=None,
        openapi_url="/openapi.json",
        lifespan=living,
    )
    _add_pages(app)
    add_ways(app, [*games.WAYS, *assists.WAYS, *me.WAYS, *accounts.WAYS])
    app.router.routes.append(WebSocketRoute("/api/games/{game}/socket", serve_socket))
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(QMinesError, _failed)
    app.add_exception_handler(HTTPException, _unknown)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_middleware(Guard, settings=settings)
    return app


def _add_pages(app: FastAPI) -> None:
    pages = Pages()
    ways: list[tuple[str, Callable[[Request], Awaitable[Response]]]] = [
        *((path, pages.page) for path in PATHS),
        ("/static/{path:path}", pages.file),
        ("/manifest.webmanifest", pages.manifest),
        ("/favicon.svg", pages.icon),
        ("/healthz", _health),
    ]
    for path, way in ways:
        app.add_route(path, way, methods=["GET"], include_in_schema=False)


async def _health(_: Request) -> Response:
    return answer({"ok": True})


async def _refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)  # noqa: S101  # as registered above
    return answer_of(error)


async def _failed(_: Request, error: Exception) -> Response:
    assert isinstance(error, QMinesError)  # noqa: S101  # as registered above
    refusal = refusal_of(error)
    if refusal.status >= 500:
        _LOG.error("%s: %s", error.kind, error)
    return answer_of(refusal)


async def _unknown(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)  # noqa: S101  # as registered above
    words = _WORDS.get(error.status_code, "This cannot be answered.")
    return answer_of(Refusal(error.status_code, "missing", words, headers=error.headers))


async def _invalid(_: Request, __: Exception) -> Response:
    # The framework would echo the input, and fail on what JSON cannot hold.
    return answer_of(Refusal(400, "invalid", "The request is not what this address takes."))
