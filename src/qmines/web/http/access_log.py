"""Logs and counts every request, with its status and how long it took.

Nothing that a player sends is logged: no body, no query and no cookie.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import TYPE_CHECKING, Any, Final

from starlette.requests import ClientDisconnect

from qmines.messages import Message
from qmines.web.http.errors import Refusal, answer_of
from qmines.web.http.loop_times import WORK, method_of

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send
    from starlette.types import Message as AsgiMessage

    from qmines.web.http.metrics import Metrics

_LOG: Final = logging.getLogger("qmines.web")
_GONE: Final = 499  # as in nginx: the client disconnected before its request was complete
_FAILED: Final = Refusal(500, "error", Message("refused-failed"))


class AccessLog:
    """The outermost layer of the application, which also handles unexpected exceptions."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and log its response."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        start, status, size = time.perf_counter(), 0, 0
        WORK.set(scope)

        async def noted(message: AsgiMessage) -> None:
            nonlocal status, size
            if message["type"] == "http.response.start":
                status = message["status"]
            size += len(message.get("body", b""))
            await send(message)

        try:
            await self._app(scope, receive, noted)
        except ClientDisconnect:
            status = status or _GONE
        except Exception:  # noqa: BLE001  # the client waits for a response
            _LOG.exception("unhandled exception")
            if not status:
                await answer_of(_FAILED)(scope, receive, noted)
        finally:
            seconds = time.perf_counter() - start
            method = method_of(scope)
            route = getattr(scope.get("route"), "path", "page")
            self._metrics.count(method, route, status, seconds)
            if _LOG.isEnabledFor(logging.INFO):
                fields = {
                    "method": method,
                    "route": route,
                    "status": status,
                    "ms": round(1000 * seconds, 2),
                    "bytes": size,
                }
                _LOG.info("%(method)s %(route)s %(status)s %(ms)s ms", fields, extra={"of": fields})


def set_up_logs(form: str) -> None:
    """Log to standard error: as ``text``, as ``json``, or ``none`` except errors."""
    handler = logging.StreamHandler(sys.stderr)
    if form == "json":
        handler.setFormatter(_Json())
    else:
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    for name in ("qmines.web", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(logging.ERROR if form == "none" else logging.INFO)
        logger.propagate = False


class _Json(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        found: dict[str, Any] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
        }
        of = getattr(record, "of", None)
        found |= of if isinstance(of, dict) else {"message": record.getMessage()}
        if record.exc_info:
            found["trace"] = self.formatException(record.exc_info)
        return json.dumps(found)
