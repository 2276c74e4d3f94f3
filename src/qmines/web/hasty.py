"""Reads HTTP for uvicorn, but not from those who never finish a request.

uvicorn waits without end for the headers of a request; a connection that says nothing, or a
letter a second, would be kept as long as its owner likes, and with it one of the files that
the system allows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

if TYPE_CHECKING:
    import asyncio

PATIENCE: Final = 20.0
"""Seconds from the connection, or the first byte of another request, to the end of its headers."""


class Hasty(HttpToolsProtocol):
    """A connection that is closed where the headers do not come."""

    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Wait for a request, but not for long."""
        super().connection_made(transport)
        self._wait()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        """Its headers are here; how long the rest may take is said elsewhere."""
        self._stop()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more is waited for."""
        self._stop()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._stop()
        self._late = self.loop.call_later(PATIENCE, self._close)

    def _stop(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _close(self) -> None:
        if self.transport is not None and not self.transport.is_closing():
            self.transport.close()
