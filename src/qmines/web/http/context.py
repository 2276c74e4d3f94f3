"""Requests and routes: who sent a request, its validated body and query, and what answers it.

A route is a function with a decorator that names its path and its models (``Routes``). FastAPI
only writes the OpenAPI document; it reads no body, so that nothing odd in one can make it fail.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final, cast

from fastapi import Request  # noqa: TC002  # the framework looks at it
from starlette import routing
from starlette.responses import Response

from qmines.messages import Message
from qmines.store import NoSuchGame
from qmines.store.accounts.addresses import address_of
from qmines.store.database.row_sizes import GUEST
from qmines.web.http.cancellation import has_gone
from qmines.web.http.cookies import SESSION, put_cookie, read_cookie
from qmines.web.http.errors import Refusal
from qmines.web.http.models import Empty, Nothing
from qmines.web.http.rate_limits import ASKER
from qmines.web.http.request_parsing import Body, Query, checked, read_json, read_query
from qmines.web.solver.dealing import HAS_LEFT

if TYPE_CHECKING:
    from fastapi import FastAPI
    from starlette.requests import HTTPConnection

    from qmines.store import Player
    from qmines.web.live.game_cache import CachedGame
    from qmines.web.site import Site

_NAME: Final = re.compile(r"[2-9a-z]{12}", re.ASCII)
_NO_ANSWERS: Final[Mapping[int, str]] = {}


class RequestContext:
    """One request."""

    def __init__(self, site: Site, request: Request) -> None:
        self.site = site
        self.request = request
        self.query: Any = None  # validated by the models of the route
        self.body: Any = None
        self.cookies: list[tuple[str, str | None]] = []
        self._player: Player | None = None
        self._known = False

    async def player(self) -> Player | None:
        """The player who sent the request; None without a session."""
        if not self._known:
            token = read_cookie(self.request, SESSION)
            if token is not None:
                self._player = await self.site.cache.read(self.site.players.of, token)
            self._known = True
        return self._player

    async def mover(self) -> Player | None:
        """The same from the cache of sessions, which is fast enough for moves."""
        if not self._known:
            token = read_cookie(self.request, SESSION)
            return None if token is None else await self.site.session_cache.of(token)
        return self._player

    async def somebody(self) -> Player:
        """The player who sent the request; without a session, a new guest with a cookie."""
        player = await self.player()
        if player is not None:
            return player
        self.site.limits.check("guest", self.address)
        with self.site.quota.charge(GUEST):
            made, token = await self.site.cache.read(self.site.players.guest, self.agent)
        self._player = made
        self.cookies.append((SESSION, token))
        return made

    @property
    def address(self) -> str:
        """The address of the client, for limits."""
        return address_from(self.request)

    @property
    def agent(self) -> str:
        """The user agent."""
        return self.request.headers.get("user-agent", "")

    async def game(self, *, covered: bool = False) -> CachedGame:
        """The game in the path, up to date with the store.

        Args:
            covered: whether its player may see it while it is sealed.
        """
        cached = await self.site.cache.get(game_name(self.request.path_params["game"]))
        check_seal(cached, await self.player() if cached.sealed else None, covered=covered)
        return cached

    async def near(self, *, covered: bool = False) -> CachedGame:
        """The game in the path, as it is in memory."""
        cached = await self.site.cache.near(game_name(self.request.path_params["game"]))
        check_seal(cached, await self.player() if cached.sealed else None, covered=covered)
        return cached


Handler = Callable[[RequestContext], Awaitable[Response]]


@dataclass(frozen=True, slots=True)
class Route:
    """A path and the function that answers it; ``limit`` names one of the ``RATES``."""

    method: str
    path: str
    do: Handler
    query: type[Query]
    body: type[Body] | None
    limit: str
    answers: Mapping[int, str]

    @property
    def summary(self) -> str:
        """What it does, in a line: the first of the function's docstring."""
        return (self.do.__doc__ or "").partition("\n")[0]


class Routes(list[Route]):
    """The routes of a module; its decorators add them."""

    def get(
        self,
        path: str,
        *,
        query: type[Query] = Empty,
        limit: str = "read",
        answers: Mapping[int, str] = _NO_ANSWERS,
    ) -> Callable[[Handler], Handler]:
        """Answer GET requests with the decorated function."""
        return self._add("GET", path, query, None, limit, answers)

    def post(
        self,
        path: str,
        *,
        body: type[Body] = Nothing,
        limit: str = "change",
        answers: Mapping[int, str] = _NO_ANSWERS,
    ) -> Callable[[Handler], Handler]:
        """Answer POST requests with the decorated function."""
        return self._add("POST", path, Empty, body, limit, answers)

    def delete(
        self, path: str, *, body: type[Body] = Nothing, answers: Mapping[int, str] = _NO_ANSWERS
    ) -> Callable[[Handler], Handler]:
        """Answer DELETE requests with the decorated function."""
        return self._add("DELETE", path, Empty, body, "change", answers)

    def _add(self, method: str, path: str, *more: Any) -> Callable[[Handler], Handler]:
        def added(do: Handler) -> Handler:
            self.append(Route(method, path, do, *more))
            return do

        return added


def address_from(connection: HTTPConnection) -> str:
    """The address of a client, for limits."""
    return address_of(None if connection.client is None else connection.client.host)


def game_name(text: str) -> str:
    """The name of a game, if it is well-formed."""
    if not _NAME.fullmatch(text):
        raise NoSuchGame(Message("site-game-missing"))
    return text


def check_seal(cached: CachedGame, player: Player | None, *, covered: bool) -> None:
    """Refuse to show a sealed game to anybody but its player.

    Raises:
        Refusal: others are still playing on its board.
    """
    if not cached.sealed:
        return
    if not covered or not cached.belongs_to(player):
        raise Refusal(403, "sealed", Message("refused-sealed"))


def add_routes(app: FastAPI, routes: list[Route]) -> None:
    """Add routes to an application, without a description, which takes a while to make."""
    for route in routes:
        added = routing.Route(route.path, endpoint_of(route), include_in_schema=False)
        added.methods = {route.method}  # without HEAD
        app.router.routes.append(added)


def describe(app: FastAPI, routes: list[Route]) -> None:
    """Describe routes in the OpenAPI document of an application."""
    for route in routes:
        app.add_api_route(
            route.path,
            endpoint_of(route),
            methods=[route.method],
            summary=route.summary,
            name=f"{route.method} {route.path}",
            operation_id=f"{route.method.lower()}{route.path}".replace("/", "_").strip("_"),
            response_model=None,
            response_class=Response,
            openapi_extra=_described(route),
            responses={status: {"description": text} for status, text in _answers(route).items()},
        )


def endpoint_of(route: Route) -> Callable[[Request], Awaitable[Response]]:
    """The ASGI endpoint of a route: checks the rate limit, validates the request, answers it."""

    async def endpoint(request: Request) -> Response:
        site = cast("Site", request.app.state.site)
        context = RequestContext(site, request)
        ASKER.set(context.address)
        HAS_LEFT.set(partial(has_gone, request))
        site.limits.check(route.limit, context.address)
        if request.scope["query_string"] or route.query is not Empty:
            context.query = read_query(route.query, request.query_params.multi_items())
        if route.body is not None:
            context.body = checked(route.body, read_json(await request.body() or b"{}"))
        response = await route.do(context)
        for name, value in context.cookies:
            put_cookie(response, request, name, value)
        return response

    return endpoint


def _described(route: Route) -> dict[str, Any]:
    """The parameters and the body of a route in the OpenAPI document."""
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)", route.path)
    ]
    schema = route.query.model_json_schema()
    parameters += [
        {
            "name": name,
            "in": "query",
            "required": name in schema.get("required", ()),
            "schema": each,
        }
        for name, each in schema.get("properties", {}).items()
    ]
    found: dict[str, Any] = {"parameters": parameters}
    if route.body is not None:
        content = {"application/json": {"schema": route.body.model_json_schema()}}
        found["requestBody"] = {"required": True, "content": content}
    return found


def _answers(route: Route) -> dict[int, str]:
    found = {400: "The request is malformed; the body says what is wrong."}
    if "{game}" in route.path:
        found[404] = "Game not found."
    if route.body is not None:
        found |= {
            403: "The request came from a different origin, or the game is not yours.",
            413: "The request is too large.",
            415: "The body is not JSON.",
            422: "The rules do not allow this request.",
            429: "Too many requests; see Retry-After.",
        }
    found[503] = "The database is unavailable; try again later."
    return {**found, **route.answers}
