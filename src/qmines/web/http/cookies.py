"""The cookies: one for the session, one that recognises a browser that was logged in before.

Over HTTPS they are bound to this host and never sent in the clear. Only on the same machine, where
there is no HTTPS, they are plain.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from qmines.web.http.guard import without_port
from qmines.web.settings import LOCAL_HOSTS

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection
    from starlette.responses import Response

SESSION: Final = "qmines"
DEVICE: Final = "qmines_device"
_AGE: Final = 90 * 86_400  # seconds; the store may end a session earlier
_LONGEST: Final = 128


def read_cookie(connection: HTTPConnection, name: str) -> str | None:
    """The value of a cookie; over HTTPS, only the one that is bound to this host counts."""
    value = connection.cookies.get(_called(connection, name), "")
    return value if 0 < len(value) <= _LONGEST else None


def put_cookie(
    response: Response, connection: HTTPConnection, name: str, value: str | None
) -> None:
    """Set a cookie, or delete it."""
    response.set_cookie(
        _called(connection, name),
        value or "",
        max_age=_AGE if value is not None else 0,
        path="/",
        secure=not _plain(connection),
        httponly=True,
        samesite="lax",
    )


def _called(connection: HTTPConnection, name: str) -> str:
    return name if _plain(connection) else f"__Host-{name}"


def _plain(connection: HTTPConnection) -> bool:
    """Whether a browser talks to a server on its own machine, without HTTPS."""
    host = without_port(connection.headers.get("host", ""))
    return connection.scope["scheme"] in {"http", "ws"} and host in LOCAL_HOSTS
