"""A fast router for the API, which looks routes up by the parts of a path.

FastAPI tries one pattern after the other, and runs routes within layers that nothing here needs;
together, that took longer than a move. It still writes the OpenAPI document, and answers everything
else: pages, sockets, unknown paths and other methods.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from qmines.errors import QMinesError
from qmines.web.http.context import address_from, endpoint_of
from qmines.web.http.errors import Refusal

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from qmines.web.http.context import Route

_Endpoint = Callable[[Request], Awaitable[Response]]


class Router:
    """Answers requests to the given routes; passes on the rest, as far as the limits allow.

    Args:
        app: answers all other requests.
        routes: of the API.
        failed: makes a response from an error.
    """

    def __init__(
        self,
        app: ASGIApp,
        routes: Iterable[Route],
        failed: Callable[[Request, Exception], Awaitable[Response]],
    ) -> None:
        self._app = app
        self._failed = failed
        self._table: dict[tuple[str, ...], tuple[Route, _Endpoint, tuple[str, ...]]] = {}
        # By method and number of parts: the positions of parameters.
        self._open: defaultdict[tuple[str, int], dict[tuple[int, ...], None]] = defaultdict(dict)
        for route in routes:
            parts = route.path.split("/")
            places = tuple(at for at, part in enumerate(parts) if part.startswith("{"))
            names = tuple(parts[at].strip("{}") for at in places)
            self._open[route.method, len(parts)][places] = None
            self._table[_key(route.method, parts, places)] = (route, endpoint_of(route), names)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, or pass on."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        found = self._found(scope)
        request = Request(scope, receive, send)
        answer: ASGIApp = self._app
        try:
            if found is None:
                request.app.state.site.limits.check("page", address_from(request))
            else:
                scope["route"], endpoint = found
                answer = await endpoint(request)
        except (Refusal, QMinesError) as error:
            answer = await self._failed(request, error)
        await answer(scope, receive, send)

    def _found(self, scope: Scope) -> tuple[Route, _Endpoint] | None:
        method, parts = scope["method"], scope["path"].split("/")
        for places in self._open.get((method, len(parts)), ()):
            found = self._table.get(_key(method, parts, places))
            if found is not None and all(parts[at] for at in places):
                route, endpoint, names = found
                values = [parts[at] for at in places]
                scope["path_params"] = dict(zip(names, values, strict=True))
                return route, endpoint
        return None


def _key(method: str, parts: list[str], places: tuple[int, ...]) -> tuple[str, ...]:
    key = [method, *parts]
    for at in places:
        key[at + 1] = "{}"
    return tuple(key)
