"""E-mail to players, where the operator configured a mail server.

``QMINES_SMTP_URL`` names it, such as ``smtps://user:password@mail.example.org`` or
``smtp://localhost:25``, and ``QMINES_MAIL_FROM`` the address that messages come from.
"""

from __future__ import annotations

import logging
import os
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import localtime, make_msgid
from typing import TYPE_CHECKING, Final, NamedTuple, Self
from urllib.parse import unquote, urlsplit

from qmines.errors import InvalidInput

if TYPE_CHECKING:
    from collections.abc import Mapping

URL: Final = "QMINES_SMTP_URL"
FROM: Final = "QMINES_MAIL_FROM"
_LOG: Final = logging.getLogger("qmines.web")
_TIMEOUT: Final = 20.0
_PORTS: Final = {"smtp": 587, "smtps": 465}


class MailServer(NamedTuple):
    """Where mail is handed over: ``smtps`` is TLS from the start; ``smtp`` uses it if offered.

    A name and a password are only sent over TLS. ``site`` is the public address of the site.
    """

    scheme: str
    host: str
    port: int
    user: str
    password: str
    sender: str
    site: str

    @classmethod
    def configured(cls, site: str, environment: Mapping[str, str] = os.environ) -> Self | None:
        """The server that the environment names; None if it names none.

        Raises:
            InvalidInput: it is not a URL of a mail server, there is no sender, or the site has no
                public address.
        """
        text = environment.get(URL, "")
        if not text:
            return None
        sender = environment.get(FROM, "")
        try:
            parts = urlsplit(text)
            port = parts.port or _PORTS[parts.scheme]
        except (ValueError, KeyError):
            raise InvalidInput(f"{URL} must look like smtps://user:password@mail.example") from None
        if not parts.hostname or "@" not in sender:
            raise InvalidInput(
                f"{URL} must contain a host, and {FROM} must be an address such as a@b.example"
            )
        if not site:
            raise InvalidInput(
                f"{URL} is set, so links will be sent by e-mail: give the site's public host name "
                "with --name"
            )
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(parts.scheme, parts.hostname, port, user, password, sender, site)

    def deliver(self, to: str, subject: str, text: str) -> None:
        """Send a message, or log why it could not be sent: not for an event loop."""
        try:
            self.send(to, subject, text)
        except OSError as error:
            _LOG.warning("could not send an e-mail: %s", error)

    def send(self, to: str, subject: str, text: str) -> None:
        """Send a message and wait until the server has taken it: not for an event loop.

        Raises:
            OSError: the server cannot be reached or refuses the message.
        """
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, to, subject
        message["Date"] = localtime()
        message["Message-ID"] = make_msgid(domain=urlsplit(self.site).hostname)
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        context = ssl.create_default_context()
        secure = self.scheme == "smtps"
        with (
            smtplib.SMTP_SSL(self.host, self.port, timeout=_TIMEOUT, context=context)
            if secure
            else smtplib.SMTP(self.host, self.port, timeout=_TIMEOUT)
        ) as server:
            server.ehlo_or_helo_if_needed()  # before it, no extension is known
            if not secure and (self.user or server.has_extn("starttls")):
                server.starttls(context=context)
            if self.user:
                server.login(self.user, self.password)
            server.send_message(message)
