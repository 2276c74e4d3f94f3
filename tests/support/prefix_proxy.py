"""A reverse proxy that serves another server below a path, as many hosts do."""

from __future__ import annotations

import re
import socket
import threading
from contextlib import suppress
from typing import Self


class PrefixProxy:
    """Passes ``/PREFIX/…`` on as ``/…``, HTTP and sockets alike."""

    def __init__(self, port: int, prefix: str = "/mines") -> None:
        self._port, self._prefix = port, prefix.encode()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}{prefix}"

    def __enter__(self) -> Self:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._listener.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        with client, suppress(OSError):
            head = b""
            while b"\r\n\r\n" not in head:
                part = client.recv(65536)
                if not part:
                    return
                head += part
            line = re.fullmatch(rb"(\S+) " + self._prefix + rb"(/\S*) (.*)", head, re.DOTALL)
            if line is None:
                client.sendall(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")
                return
            head = line[1] + b" " + line[2] + b" " + line[3]
            # One request a connection, so that no other has to be found in it.
            head = re.sub(rb"(?i)\r\nconnection: keep-alive", b"\r\nConnection: close", head)
            with socket.create_connection(("127.0.0.1", self._port)) as server:
                server.sendall(head)
                threading.Thread(target=_pump, args=(client, server), daemon=True).start()
                _pump(server, client)


def _pump(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while part := source.recv(65536):
            target.sendall(part)
        target.shutdown(socket.SHUT_WR)
