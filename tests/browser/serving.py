"""The real server, always at the same address: a page finds it again after it was away."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Self

from support import server

if TYPE_CHECKING:
    from pathlib import Path


class Server(server.Server):
    """``qmines web`` on a port of its own."""

    def __init__(self, folder: Path, **environment: str) -> None:
        super().__init__(folder, port=server.free_port(), **environment)


class Door:
    """Another address of a server, which can be shut: then it looks as if the server were down.

    Takes next to no time, where stopping and starting a server takes seconds.
    """

    def __init__(self, target: server.Server) -> None:
        self._target = ("127.0.0.1", target.port)
        self._port = server.free_port()
        self.address = f"http://127.0.0.1:{self._port}"
        self._listener: socket.socket | None = None
        self._open: set[socket.socket] = set()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        """Let everybody in."""
        self._listener = socket.create_server(("127.0.0.1", self._port), backlog=128)
        threading.Thread(target=self._answer, args=[self._listener], daemon=True).start()

    def stop(self) -> None:
        """Refuse connections, and end those that there are."""
        if self._listener is not None:
            _end(self._listener)  # nothing is accepted from here on
            self._listener = None
        for each in [*self._open]:
            _end(each)

    def _answer(self, listener: socket.socket) -> None:
        with suppress(OSError):
            while True:
                near, _ = listener.accept()
                far = socket.create_connection(self._target)
                self._open |= {near, far}
                if self._listener is not listener:
                    self.stop()
                for way in ((near, far), (far, near)):
                    threading.Thread(target=self._pass_on, args=way, daemon=True).start()

    def _pass_on(self, source: socket.socket, to: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(1 << 16):
                to.sendall(data)
        for each in (source, to):
            _end(each)
            self._open.discard(each)


def _end(connection: socket.socket) -> None:
    with suppress(OSError):
        connection.shutdown(socket.SHUT_RDWR)
    connection.close()
