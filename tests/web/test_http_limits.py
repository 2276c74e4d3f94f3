"""Oversized headers, targets and trailers are refused on a real server, over raw sockets."""

from __future__ import annotations

import json
import socket
import time
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from qmines.web.http.connection_limits import (
    MAX_HEADER_BYTES,
    MAX_HEADER_LINES,
    MAX_PIPELINED,
    MAX_TARGET_BYTES,
)
from support.waiting import until

if TYPE_CHECKING:
    from collections.abc import Iterator

    from web.conftest import Client, Server

UNKNOWN = {"name": "nobody", "password": "unknown to all"}
LINE = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /nowhere HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n"
MIB = 1 << 20


class Raw:
    """A connection that sends bytes as they are and reads until the server closes it."""

    def __init__(self, server: Server) -> None:
        port = int(server.address.rsplit(":", 1)[1])
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=60)

    def send(self, data: bytes) -> None:
        # If it was refused already, what was answered can still be read.
        with suppress(BrokenPipeError, ConnectionResetError):
            self.socket.sendall(data)

    def answers(self) -> list[tuple[int, bytes]]:
        """Status and body of every answer until the connection ends."""
        data = b""
        while True:
            try:
                part = self.socket.recv(MIB)
            except ConnectionResetError:
                part = b""
            if not part:
                break
            data += part
        found = []
        while data:
            head, _, data = data.partition(b"\r\n\r\n")
            size = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
            found.append((int(head[9:12]), data[:size]))
            data = data[size:]
        return found

    def statuses(self) -> list[int]:
        return [status for status, _ in self.answers()]

    def answer(self) -> int:
        """The status of the next answer on a connection that stays open."""
        data = b""
        while not data.endswith(b"}"):
            part = self.socket.recv(MIB)
            assert part, data
            data += part
        return int(data[9:12])


@contextmanager
def connected(server: Server) -> Iterator[Raw]:
    raw = Raw(server)
    with raw.socket:
        yield raw


def answered(server: Server, *parts: bytes) -> list[int]:
    with connected(server) as raw:
        for part in parts:
            raw.send(part)
        return raw.statuses()


def padded(size: int, start: bytes = LINE) -> bytes:
    """A request whose line and headers have exactly so many bytes."""
    start += b"Connection: close\r\nX-Padding: "
    return start + b"a" * (size - len(start) - 4) + b"\r\n\r\n"


def unshared_mib(server: Server) -> float:
    told = Path(f"/proc/{server.process.pid}/smaps_rollup").read_text("ascii")
    (line,) = (line for line in told.splitlines() if line.startswith("Pss_Anon:"))
    return int(line.split()[1]) / 1024


def test_the_refusal_is_one_sentence_and_closes(server: Server):
    with connected(server) as raw:
        raw.send(LINE + b"X-Large: " + b"a" * MAX_HEADER_BYTES)
        ((status, body),) = raw.answers()
    assert status == 431
    error = json.loads(body)["error"]
    assert error["kind"] == "headers"
    assert "at most 100 headers and 32 KiB" in error["message"]


def test_headers_of_exactly_the_limit_are_accepted(server: Server):
    assert answered(server, padded(MAX_HEADER_BYTES)) == [200]
    assert answered(server, padded(MAX_HEADER_BYTES + 1)) == [431]


def test_a_hundred_headers_are_accepted_and_one_more_is_not(server: Server):
    few = b"a: b\r\n" * (MAX_HEADER_LINES - 2)
    end = b"Connection: close\r\n\r\n"
    assert answered(server, LINE + few + end) == [200]
    assert answered(server, LINE + few + b"a:\r\n" + end) == [431]


def test_a_target_of_exactly_the_limit_is_accepted(server: Server):
    end = b" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    path = b"/healthz?" + b"a" * (MAX_TARGET_BYTES - 9)
    assert answered(server, b"GET " + path + end) == [200]
    with connected(server) as raw:
        raw.send(b"GET " + path + b"a" + end)
        ((status, body),) = raw.answers()
    assert status == 414
    assert json.loads(body)["error"]["kind"] == "target"


@pytest.mark.parametrize(
    ("first", "repeated", "status"),
    [
        (LINE, b"a: b\r\n", 431),
        (LINE + b"X-Large: ", b"a", 431),
        (LINE + b"X-Spaces:", b" ", 431),
        (LINE, b"a", 431),
        (b"", b"\r\n", 431),
        (b"GET /", b"a", 414),
        (b"GET /?a=", b"%20", 414),
    ],
    ids=["headers", "a value", "spaces", "a name", "empty lines", "a path", "a query"],
)
def test_endless_requests_are_refused(server: Server, first: bytes, repeated: bytes, status: int):
    assert answered(server, first + repeated * (2 * MIB // len(repeated))) == [status]


def test_headers_that_arrive_byte_by_byte_count_as_well(server: Server):
    with connected(server) as raw:
        raw.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for at in range(len(LINE)):
            raw.send(LINE[at : at + 1])
        raw.send(b"\r\n")
        assert raw.answer() == 200
        raw.send(LINE + b"X-Large: ")
        for _ in range(2 * MAX_HEADER_BYTES // 97):
            raw.send(b"a" * 97)
        assert raw.statuses() == [431]


def test_earlier_requests_on_the_connection_are_answered_first(server: Server):
    assert answered(server, 3 * (LINE + b"\r\n") + padded(2 * MAX_HEADER_BYTES)) == [
        *(200, 200, 200),
        431,
    ]
    # However the bytes fall into packets: the second begins in the middle of one.
    second = padded(MAX_HEADER_BYTES + 100)
    assert answered(server, LINE + b"\r\n" + second[:9000], second[9000:]) == [200, 431]


def test_requests_that_wait_on_one_connection_are_few(server: Server):
    few = LINE + b"\r\n"
    last = LINE + b"Connection: close\r\n\r\n"
    assert answered(server, few * MAX_PIPELINED + last) == [200] * (MAX_PIPELINED + 1)
    statuses = answered(server, few * 50_000)
    assert statuses.pop() == 429
    assert set(statuses) == {200}


@pytest.mark.parametrize(
    "repeated", [b"a: b\r\n", b"a", b"t: " + b"a" * 10_000 + b"\r\n"], ids=["lines", "one", "few"]
)
def test_trailers_are_headers_too(client: Client, server: Server, repeated: bytes):
    body = b'a\r\n{"level": \r\n0\r\n'
    sent = _posted(client) + body + repeated * (2 * MIB // len(repeated))
    assert answered(server, sent) == [431]


def test_the_extension_of_a_chunk_does_not_go_on_for_ever(client: Client, server: Server):
    assert answered(server, _posted(client) + b"a;x=" + b"y" * 2 * MIB) == [431]
    with connected(server) as raw:  # of a request that was answered already nothing more is said
        raw.send(POST + b"\r\n")
        assert raw.answer() == 403
        raw.send(b"a;x=" + b"y" * 2 * MIB)
        assert raw.answers() == []


def _posted(client: Client) -> bytes:
    host = client.address.removeprefix("http://")
    return (
        f"POST /api/games HTTP/1.1\r\nHost: {host}\r\nOrigin: {client.address}\r\n"
        "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    ).encode()


def test_a_request_in_chunks_with_trailers_is_answered(client: Client, server: Server):
    body = b'{"level": "beginner"}'
    chunks = b"".join(b"1;a=b\r\n%c\r\n" % letter for letter in body)
    assert len(chunks) < MAX_HEADER_BYTES
    ended = chunks + b"0\r\nOrigin: http://elsewhere\r\nX-Sum: 1\r\n\r\n"
    with connected(server) as raw:
        for _ in range(2):  # the connection is kept
            raw.send(_posted(client) + ended)
            assert raw.answer() == 201


def test_a_large_body_has_no_headers(client: Client, server: Server):
    host = client.address.removeprefix("http://")
    body = b'{"level":' + b" " * 60_000 + b'"beginner"}'
    head = (
        f"POST /api/games HTTP/1.1\r\nHost: {host}\r\nOrigin: {client.address}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
    ).encode()
    close = b"Connection: close\r\n"
    sent = head + b"\r\n" + body
    assert answered(server, sent + sent + head + close + b"\r\n" + body) == [201, 201, 201]


def test_a_socket_opens_with_large_cookies(client: Client):
    game = client.new(level="beginner")["id"]
    client.cookies.set("other", "x" * 4000)  # as a page of the same site may set them
    with client.socket(game) as line:
        assert line.hear()["type"] == "game"
        assert line.ask("move", expect=0, event="open 4 4", key="k")["status"] == 200


def test_a_handshake_that_fails_is_answered(client: Client, server: Server):
    path = f"/api/games/{client.new(level='beginner')['id']}/socket"
    handshake = (
        f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nX-Other: {'a' * 9000}\r\n\r\n"
    )
    assert answered(server, handshake.encode()) == [400]


@pytest.mark.extra
def test_headers_are_not_kept_in_memory(own_server: Server):
    attack = LINE + b"a: b\r\n" * 10_000_000
    attacks = (attack, LINE + b"a: " + attack, b"GET /" + b"a" * 60_000_000)
    with own_server.client() as nobody:  # hashing a password takes 19 MiB for a moment
        assert nobody.post("/api/login", json=UNKNOWN).status_code == 401
    before = unshared_mib(own_server)
    for first in attacks:  # each sends 60 MB
        assert answered(own_server, first) in ([431], [414])
    until(lambda: unshared_mib(own_server) - before < 10, lambda: unshared_mib(own_server))


def test_the_connection_is_closed_though_the_client_goes_on(server: Server):
    with connected(server) as raw:
        raw.send(LINE + b"a" * MAX_HEADER_BYTES)
        end = time.monotonic() + 60
        while time.monotonic() < end:
            try:
                raw.socket.sendall(b"a")
            except (BrokenPipeError, ConnectionResetError):
                return
            time.sleep(0.05)
        pytest.fail("the connection is still open")
