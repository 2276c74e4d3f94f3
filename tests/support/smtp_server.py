"""A mail server that keeps what it is sent: enough of SMTP for one client at a time."""

from __future__ import annotations

import socketserver
import threading
from contextlib import contextmanager
from email import message_from_bytes
from email.policy import default
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from email.message import EmailMessage


class Inbox:
    """The messages that arrived, and where the server listens."""

    def __init__(self, port: int) -> None:
        self.url = f"smtp://127.0.0.1:{port}"
        self.messages: list[EmailMessage] = []
        self.recipients: list[str] = []


class _Session(socketserver.StreamRequestHandler):
    """One client, RFC 5321 without extensions."""

    inbox: Inbox

    def handle(self) -> None:
        self._say("220 mail.test ready")
        for line in iter(self.rfile.readline, b""):
            verb = line.split(maxsplit=1)[0].upper().decode() if line.strip() else ""
            if verb == "DATA":
                self._say("354 go on")
                self._take()
            elif verb == "QUIT":
                self._say("221 bye")
                return
            elif verb == "RCPT":
                self.inbox.recipients.append(line.decode().split("<")[1].split(">")[0])
            if verb in {"EHLO", "HELO"}:
                self._say("250 mail.test")
            elif verb != "DATA":
                self._say("250 ok")

    def _take(self) -> None:
        lines = []
        while (line := self.rfile.readline()) not in {b".\r\n", b""}:
            lines.append(line.removeprefix(b"."))
        message = message_from_bytes(b"".join(lines), policy=default)
        self.inbox.messages.append(message)
        self._say("250 kept")

    def _say(self, words: str) -> None:
        self.wfile.write(f"{words}\r\n".encode())


@contextmanager
def mail_server() -> Iterator[Inbox]:
    """A server on a free port."""

    class Session(_Session):
        """With an inbox of its own."""

    handler = Session
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), handler) as server:
        server.daemon_threads = True
        inbox = Inbox(server.server_address[1])
        handler.inbox = inbox
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield inbox
        finally:
            server.shutdown()
