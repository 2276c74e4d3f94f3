"""A mail server that keeps what it is sent, with TLS and passwords if wanted."""

from __future__ import annotations

import asyncio
import ssl
import threading
from contextlib import contextmanager
from email import message_from_bytes
from email.policy import default
from functools import partial
from typing import TYPE_CHECKING, Any, Literal

from aiosmtpd.smtp import SMTP, AuthResult

from support.packages import package

if TYPE_CHECKING:
    from collections.abc import Iterator
    from email.message import EmailMessage

    from aiosmtpd.smtp import Envelope, LoginPassword, Session

NAME = "localhost"
"""The name on the server's certificate."""
USER, PASSWORD = "mines@example.org", "p:ss w@rd"


class Inbox:
    """The messages that arrived, who tried to log in, and where the server listens."""

    def __init__(self, *, private: bool) -> None:
        self.private = private  # whether it takes mail only from those who log in
        self.port = 0
        self.authority = package("trustme").CA() if private else None
        self.messages: list[EmailMessage] = []
        self.recipients: list[str] = []
        self.secure: list[bool] = []  # whether each message came over TLS
        self.logins: list[tuple[str, str]] = []  # names and passwords that were tried

    @property
    def url(self) -> str:
        """Where it listens, without a name and a password."""
        return f"smtp://127.0.0.1:{self.port}"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        """Keep a message."""
        if self.private and not session.authenticated:
            return "530 5.7.0 authentication required"
        content = envelope.content
        assert isinstance(content, bytes)
        self.recipients += envelope.rcpt_tos
        self.secure.append(server.transport.get_extra_info("sslcontext") is not None)
        self.messages.append(message_from_bytes(content, policy=default))
        return "250 kept"

    def authenticate(self, *told: Any) -> AuthResult:
        """Whether a name and its password are right."""
        given: LoginPassword = told[-1]
        self.logins.append((given.login.decode(), given.password.decode()))
        return AuthResult(success=self.logins[-1] == (USER, PASSWORD), handled=False)


@contextmanager
def mail_server(tls: Literal["", "starttls", "smtps"] = "") -> Iterator[Inbox]:
    """A server on a free port; one with TLS takes mail only over it and only with a password."""
    inbox = Inbox(private=bool(tls))
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    if inbox.authority:
        inbox.authority.issue_cert(NAME).configure_cert(context)
    loop, over = asyncio.new_event_loop(), context if tls == "smtps" else None
    protocol = partial(
        SMTP,
        inbox,
        hostname=NAME,
        loop=loop,
        authenticator=inbox.authenticate,
        auth_require_tls=over is None,  # else all of it is TLS, which it does not know
        tls_context=context if tls == "starttls" else None,
        require_starttls=tls == "starttls",
    )
    server = loop.run_until_complete(loop.create_server(protocol, "127.0.0.1", 0, ssl=over))
    inbox.port = server.sockets[0].getsockname()[1]
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    try:
        yield inbox
    finally:
        asyncio.run_coroutine_threadsafe(_end(server), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def _end(server: asyncio.Server) -> None:
    """Close the server and what is left of its connections."""
    server.close()
    left = asyncio.all_tasks() - {asyncio.current_task()}
    for each in left:
        each.cancel()
    await asyncio.gather(*left, return_exceptions=True)
    await asyncio.sleep(0.02)  # transports close a moment later
