"""Sockets with a limit on frames that are no messages.

Messages wait at the client until the application takes them. uvicorn handles everything else at
once: pings, pongs, the parts of a message, and what arrives after the server has closed the socket.
"""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MOST_FRAMES: Final = 100
"""Frames that are no messages, within ``PERIOD``, before the connection is cut."""
PERIOD: Final = 10.0
"""Seconds; clients send a ping or two in them."""
_PART: Final = 4 << 10  # bytes that are parsed before looking whether there were too many frames


class LimitedSocketProtocol(WebSocketsSansIOProtocol):
    """A socket that is cut when its client floods it with frames that are no messages."""

    _since = 0.0
    _frames = 0

    def data_received(self, data: bytes) -> None:
        """Parse what has arrived, until there are too many frames."""
        for start in range(0, len(data), _PART):
            if not self.transport.is_closing():
                super().data_received(data[start : start + _PART])

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._counted():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        """Take the answer to a ping."""
        if self._counted():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        """Take another part of a message."""
        if self._counted():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Pass a message on, or drop it after the end."""
        if not self.close_sent or self._counted():
            super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        """Cut a client that answers no ping; closing would wait until it has read everything."""
        super().keepalive_timeout()
        self.transport.abort()

    def _counted(self) -> bool:
        """Count a frame; cuts the connection if there are too many."""
        now = self.loop.time()
        if now - self._since > PERIOD:
            self._since, self._frames = now, 0
        self._frames += 1
        if self._frames > MOST_FRAMES:
            self.transport.abort()
        return self._frames <= MOST_FRAMES
