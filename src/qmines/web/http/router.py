"""The short way to an answer: the table of ways, looked up by the parts of an address.

The framework finds a way by trying one pattern after the other, and runs it within layers that
nothing here needs; both together took longer than a move does. It still describes the ways to
bots, and answers whatever is not in the table: pages, sockets, unknown addresses, other methods.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from qmines.errors import QMinesError
from qmines.web.http.context import endpoint_of
from qmines.web.http.errors import Refusal

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from qmines.web.http.context import Route

_Endpoint = Callable[[Request], Awaitable[Response]]


class Router:
    """Answers what is in the table of ways, and passes on the rest.

    Args:
        app: what else there is.
        ways: the table.
        failed: makes an answer of an error.
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
        # By method and number of parts: at which places anything may stand.
        self._open: defaultdict[tuple[str, int], dict[tuple[int, ...], None]] = defaultdict(dict)
        for route in routes:
            parts = route.path.split("/")
            places = tuple(at for at, part in enumerate(parts) if part.startswith("{"))
            names = tuple(parts[at].strip("{}") for at in places)
            self._open[route.method, len(parts)][places] = None
            self._table[_key(route.method, parts, places)] = (route, endpoint_of(route), names)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, or pass on."""
        found = self._found(scope) if scope["type"] == "http" else None
        if found is None:
            await self._app(scope, receive, send)
            return
        scope["route"], endpoint = found
        request = Request(scope, receive, send)
        try:
            response = await endpoint(request)
        except (Refusal, QMinesError) as error:
            response = await self._failed(request, error)
        await response(scope, receive, send)

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
