"""A request on its way to an answer: who asks, what for, read strictly; and the table of ways.

Every way is one row: its address, its models, and the function that answers. The
framework routes, and describes the ways to bots; it reads no body, so that nothing odd
in one can make it fail.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, Final, cast

from fastapi import Request  # noqa: TC002  # the framework looks at it
from starlette.responses import Response

from qmines.messages import Message
from qmines.store import NoSuchGame
from qmines.store.database.row_sizes import GUEST
from qmines.web.http.cancellation import has_gone
from qmines.web.http.cookies import SESSION, put_cookie, read_cookie
from qmines.web.http.errors import Refusal
from qmines.web.http.models import Empty
from qmines.web.http.rate_limits import ASKER, address_of
from qmines.web.http.request_parsing import Body, Query, checked, read_json, read_query
from qmines.web.solver.dealing import HAS_LEFT

if TYPE_CHECKING:
    from fastapi import FastAPI

    from qmines.store import Player
    from qmines.web.live.game_cache import CachedGame
    from qmines.web.site import Site

_NAME: Final = re.compile(r"[2-9a-z]{12}", re.ASCII)


class RequestContext:
    """One request."""

    def __init__(self, site: Site, request: Request) -> None:
        self.site = site
        self.request = request
        self.query: Any = None  # as the way's models say
        self.body: Any = None
        self.cookies: list[tuple[str, str | None]] = []
        self._player: Player | None = None
        self._known = False

    async def player(self) -> Player | None:
        """Who asks; None for somebody new."""
        if not self._known:
            token = read_cookie(self.request, SESSION)
            if token is not None:
                self._player = await self.site.cache.read(self.site.players.of, token)
            self._known = True
        return self._player

    async def mover(self) -> Player | None:
        """Who asks, as the store said a moment ago: enough for a move, of which there are many."""
        if not self._known:
            token = read_cookie(self.request, SESSION)
            return None if token is None else await self.site.session_cache.of(token)
        return self._player

    async def somebody(self) -> Player:
        """Who asks; somebody new becomes a guest, with a cookie in the answer."""
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
        """From where it is asked."""
        client = self.request.client
        return address_of(None if client is None else client.host)

    @property
    def agent(self) -> str:
        """What the browser calls itself."""
        return self.request.headers.get("user-agent", "")

    async def game(self, *, covered: bool = False) -> CachedGame:
        """The game that is asked for, as the store has it.

        Args:
            covered: whether its player may ask so while it is sealed.
        """
        cached = await self.site.cache.get(game_name(self.request.path_params["game"]))
        check_seal(cached, await self.player() if cached.sealed else None, covered=covered)
        return cached

    async def near(self, *, covered: bool = False) -> CachedGame:
        """The game that is asked for, as it is at hand."""
        cached = await self.site.cache.near(game_name(self.request.path_params["game"]))
        check_seal(cached, await self.player() if cached.sealed else None, covered=covered)
        return cached


Answer = Callable[[RequestContext], Awaitable[Response]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Route:
    """One address and how it is answered."""

    method: str
    path: str
    do: Answer
    summary: str
    body: type[Body] | None = None
    query: type[Query] = Empty
    answers: dict[int | str, str] = field(default_factory=dict)
    limit: str = ""

    @property
    def limited(self) -> str:
        """The rate that holds for it."""
        return self.limit or ("read" if self.method == "GET" else "change")


def game_name(text: str) -> str:
    """The name of a game, if it can be one."""
    if not _NAME.fullmatch(text):
        raise NoSuchGame(Message("site-game-missing"))
    return text


def check_seal(cached: CachedGame, player: Player | None, *, covered: bool) -> None:
    """Refuse who may not see a sealed game.

    Raises:
        Refusal: others still play on its board.
    """
    if not cached.sealed:
        return
    if not covered or not cached.belongs_to(player):
        raise Refusal(403, "sealed", Message("refused-sealed"))


def add_routes(app: FastAPI, routes: list[Route]) -> None:
    """Put ways into an application."""
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
    """Reads a request as a way says, and lets it be answered."""

    async def endpoint(request: Request) -> Response:
        site = cast("Site", request.app.state.site)
        context = RequestContext(site, request)
        ASKER.set(context.address)
        HAS_LEFT.set(partial(has_gone, request))
        site.limits.check(route.limited, context.address)
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
    """The way for a bot: OpenAPI, from the models."""
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


def _answers(route: Route) -> dict[int | str, str]:
    found: dict[int | str, str] = {400: "The request is malformed; the body says what is wrong."}
    if "{game}" in route.path:
        found[404] = "Game not found."
    if route.body is not None:
        found |= {
            403: "The request came from a different origin, or the game is not yours.",
            413: "The request is too large.",
        }
        found |= {
            415: "The body is not JSON.",
            422: "The rules do not allow this request.",
            429: "Too many requests; see Retry-After.",
        }
    found[503] = "The database is unavailable; try again later."
    return {**found, **route.answers}
