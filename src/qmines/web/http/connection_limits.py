"""HTTP connections with limits on the size of headers and on the time a request may take.

uvicorn's own protocol has neither: its parser keeps headers of any size in memory, and a
connection that never finishes its request stays open for as long as the client likes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from qmines.messages import Message
from qmines.web.http.errors import Refusal, answer_of
from qmines.web.http.guard import HEADERS

if TYPE_CHECKING:
    import asyncio

HEADER_SECONDS: Final = 20.0
"""Seconds from the connection, or the first byte of a later request, to the end of its headers;
also for the rest of a request that was answered before all of it had arrived."""
MAX_HEADER_BYTES: Final = 32 << 10
"""Bytes of a request line with its headers; also of trailers and of what stands between chunks."""
MAX_HEADER_LINES: Final = 100
"""Headers of a request, trailers included."""
MAX_TARGET_BYTES: Final = 8 << 10
"""Bytes of a path with its query."""
MAX_PIPELINED: Final = 16
"""Requests that may wait on one connection while an earlier one is answered."""
_LINGER_SECONDS: Final = 2.0  # in which a client that is still sending may read the refusal
_LINGER_BYTES: Final = 1 << 20  # which it may still send meanwhile

_TOO_LARGE: Final = Refusal(
    431,
    "headers",
    Message("refused-headers", lines=MAX_HEADER_LINES, kib=MAX_HEADER_BYTES >> 10),
)
_TOO_LONG: Final = Refusal(414, "target", Message("refused-target", kib=MAX_TARGET_BYTES >> 10))
_TOO_MANY: Final = Refusal(
    429,
    "pipelined",
    Message("refused-pipelined", most=MAX_PIPELINED),
    headers={"Retry-After": "1"},
)
_NO_HANDSHAKE: Final = Refusal(400, "handshake", Message("refused-handshake"))


class LimitedHttpProtocol(HttpToolsProtocol):
    """An HTTP connection that refuses oversized headers and is closed when they take too long.

    The parser tells what it found but not where, so bytes are counted in the parts in which they
    are fed to it. A part is never longer than what the headers may still take: whatever the parser
    accumulates on its own, such as one endless value, stays within the limit.
    """

    _timer: asyncio.TimerHandle | None = None
    _refusal: Refusal | None = None
    _unfinished = 0  # bytes since the connection began, or since the last part of a body
    _advanced = False  # whether the part being fed ended some headers, a message or held a body
    _receiving = False  # a request has begun and has not ended
    _in_body = False  # its headers have ended
    _lines = 0
    _bytes = 0  # of the headers as the parser told them
    _lingering = False  # the refusal is written, and the client may read it
    _discarded = 0  # bytes since then

    def connection_made(self, transport: Any) -> None:
        """Wait for the first request, but not for long."""
        super().connection_made(transport)
        self._start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._stop_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse what has arrived, as far as the limits allow."""
        size = len(data)
        if self._refusal is not None:
            self._discard(size)
        elif size <= MAX_HEADER_BYTES - self._unfinished:
            self._feed(data)
        else:
            self._feed_in_parts(data)

    def _feed_in_parts(self, data: bytes) -> None:
        start = 0
        while start < len(data):
            part = data[start : start + MAX_HEADER_BYTES - self._unfinished]
            start += len(part)
            self._feed(part)
            if self._refusal is not None:
                self._discard(len(data) - start)
                return
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return  # as uvicorn does with what follows a handshake too early

    def _feed(self, part: bytes) -> None:
        self._advanced = False
        super().data_received(part)
        if self._advanced:
            self._unfinished = 0
            return
        self._unfinished += len(part)
        if self._unfinished >= MAX_HEADER_BYTES and self._refusal is None:
            self._refuse(_TOO_LARGE)
        elif not self._receiving and self._timer is None and self._is_idle():
            self._start_timer()  # uvicorn stops its own when anything arrives, even an empty line

    # What the parser tells

    def on_message_begin(self) -> None:
        """Begin a request."""
        super().on_message_begin()
        self._receiving, self._in_body = True, False
        self._lines = self._bytes = 0
        self._start_timer()

    def on_url(self, url: bytes) -> None:
        """Take a part of the target."""
        self._bytes += len(url)
        if self._bytes > MAX_TARGET_BYTES:
            self._stop_parsing(_TOO_LONG)
        if len(self.pipeline) >= MAX_PIPELINED:
            self._stop_parsing(_TOO_MANY)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header; a trailer is counted and dropped, since nothing here asks for any."""
        self._lines += 1
        self._bytes += len(name) + len(value) + 4
        if self._lines > MAX_HEADER_LINES or self._bytes > MAX_HEADER_BYTES:
            self._stop_parsing(_TOO_LARGE)
        if not self._in_body:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Begin to answer; how long the body may take is limited elsewhere."""
        self._stop_timer()
        self._advanced = self._in_body = True
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Take a part of the body."""
        self._advanced = True
        super().on_body(body)

    def on_message_complete(self) -> None:
        """End a request."""
        self._advanced = True
        self._receiving = self._in_body = False
        self._stop_timer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over, or refuse a handshake for which uvicorn would wait forever."""
        super().handle_websocket_upgrade()
        protocol: Any = self.transport.get_protocol()
        if not protocol.handshake_initiated:
            self.connections.discard(protocol)
            self.connections.add(self)
            self.transport.set_protocol(self)
            self._refuse(_NO_HANDSHAKE)

    def _stop_parsing(self, refusal: Refusal) -> None:
        """Have the parser fail, so that uvicorn calls ``send_400_response``."""
        self._refusal = refusal
        raise ValueError(refusal.message)

    # Refusing

    def send_400_response(self, msg: str) -> None:
        """Answer a request that the parser did not accept."""
        if self._refusal is None:
            super().send_400_response(msg)
        else:
            self._refuse(self._refusal)

    def _refuse(self, refusal: Refusal) -> None:
        """Take nothing more from this client, and say why once earlier requests are answered."""
        self._refusal = refusal
        self._stop_timer()
        cycle = self.cycle
        if self._is_idle():
            self._answer(refusal)
        elif not self._in_body:
            return  # an earlier request is being answered; this one has no cycle yet
        elif self.pipeline:
            self.pipeline.popleft()  # the latest, which is the one that is refused
        elif cycle.response_started:
            cycle.keep_alive = False
        else:
            cycle.disconnected = True
            cycle.message_event.set()
            self._answer(refusal)

    def _is_idle(self) -> bool:
        """Whether every request so far has been answered."""
        return self.cycle is None or self.cycle.response_complete

    def on_response_complete(self) -> None:
        """Go on with the next request, or refuse it; do not wait long for the rest of this one."""
        last = not self.pipeline
        super().on_response_complete()
        if self.transport.is_closing():
            return
        if last and self._refusal is not None:
            self._answer(self._refusal)
        elif last and self._receiving:
            self._start_timer()

    def _answer(self, refusal: Refusal) -> None:
        """Write the refusal, unless the request was answered before all of it came, and close.

        A socket that is closed while something is still to be read from it is reset, and the
        client may never see the answer. So only our side is closed, and for a moment whatever
        arrives is dropped.
        """
        self._lingering = True
        self._unset_keepalive_if_required()
        if not self._in_body or not self.cycle.response_complete:
            self.transport.write(self._written(refusal))
        if self.transport.can_write_eof():
            self.transport.write_eof()
            self._timer = self.loop.call_later(_LINGER_SECONDS, self.transport.abort)
        else:
            self.transport.close()

    def _written(self, refusal: Refusal) -> bytes:
        """The refusal as HTTP."""
        response = answer_of(refusal)
        headers = [
            *self.server_state.default_headers,
            *((name.encode(), value.encode()) for name, value in HEADERS.items()),
            *response.raw_headers,
            (b"connection", b"close"),
        ]
        head = b"".join(b"%b: %b\r\n" % header for header in headers)
        return b"%b%b\r\n%b" % (STATUS_LINE[refusal.status], head, bytes(response.body))

    def _discard(self, size: int) -> None:
        """Drop what arrives after a request was refused; at first leave it to the system."""
        if not self._lingering:
            self.flow.pause_reading()
            return
        before = self._discarded
        self._discarded += size
        if before <= _LINGER_BYTES < self._discarded:
            self.loop.call_soon(self.transport.abort)  # uvloop has not written the answer before

    # Waiting

    def _start_timer(self) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(HEADER_SECONDS, self._close)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _close(self) -> None:
        if self.transport is not None and not self.transport.is_closing():
            self.transport.close()
