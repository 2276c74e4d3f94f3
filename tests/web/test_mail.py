"""Mail is handed over to a real server: over TLS, with a password, or not at all."""

from __future__ import annotations

import logging
import re
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Literal
from urllib.parse import quote

import pytest

from qmines.web.mail import MailServer
from support.smtp_server import NAME, PASSWORD, USER, mail_server

if TYPE_CHECKING:
    from pathlib import Path

    from support.smtp_server import Inbox

SITE = "https://mines.example.org:8443"
pytestmark = pytest.mark.extra
TLS = pytest.mark.parametrize("tls", ["starttls", "smtps"])
Tls = Literal["starttls", "smtps"]


def trust(inbox: Inbox, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have this machine trust the authority that signed the server's certificate."""
    path = folder / "authority.pem"
    inbox.authority.cert_pem.write_to_path(str(path))
    monkeypatch.setenv("SSL_CERT_FILE", str(path))


def configured(
    inbox: Inbox, tls: str = "", *, user: str = USER, password: str = PASSWORD, host: str = NAME
) -> MailServer:
    login = f"{quote(user, safe='')}:{quote(password, safe='')}@" if user else ""
    scheme = "smtps" if tls == "smtps" else "smtp"
    url = f"{scheme}://{login}{host}:{inbox.port}"
    found = MailServer.configured(SITE, {"QMINES_SMTP_URL": url, "QMINES_MAIL_FROM": USER})
    assert found is not None
    return found


@TLS
def test_a_message_is_sent_over_tls_with_a_password(
    tls: Tls, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    with mail_server(tls) as inbox:
        trust(inbox, tmp_path, monkeypatch)
        configured(inbox, tls).send("ada@example.org", "Your link", "Grüße")
        assert (inbox.recipients, inbox.secure) == (["ada@example.org"], [True])
        assert inbox.logins == [(USER, PASSWORD)]
        (message,) = inbox.messages
        assert (message["From"], message["Subject"]) == (USER, "Your link")
        assert message.get_content().strip() == "Grüße"
        assert abs(message["Date"].datetime - datetime.now(UTC)) < timedelta(minutes=5)
        assert re.fullmatch(r"<\S+@mines\.example\.org>", message["Message-ID"])


@TLS
def test_a_wrong_password_sends_nothing_and_is_not_logged(
    tls: Tls,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
):
    with mail_server(tls) as inbox, caplog.at_level(logging.WARNING, "qmines.web"):
        trust(inbox, tmp_path, monkeypatch)
        sender = configured(inbox, tls, password="not this one")
        with pytest.raises(OSError, match="535"):
            sender.send("ada@example.org", "Your link", "text")
        sender.deliver("ada@example.org", "Your link", "text")
        assert "could not send an e-mail" in caplog.text
        assert "not this one" not in caplog.text
        assert inbox.messages == []


@TLS
@pytest.mark.parametrize("wrong", ["authority", "name"])
def test_nothing_is_told_to_a_server_with_the_wrong_certificate(
    tls: Tls, wrong: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    with mail_server(tls) as inbox:
        if wrong == "name":
            trust(inbox, tmp_path, monkeypatch)
        host = "127.0.0.1" if wrong == "name" else NAME
        with pytest.raises(OSError, match="certificate verify failed"):
            configured(inbox, tls, host=host).send("ada@example.org", "Your link", "text")
        assert (inbox.messages, inbox.logins) == ([], [])


def test_a_password_is_never_sent_without_tls():
    with mail_server() as inbox:
        with pytest.raises(OSError, match="STARTTLS"):
            configured(inbox).send("ada@example.org", "Your link", "text")
        assert (inbox.messages, inbox.logins) == ([], [])
        configured(inbox, user="").send("ada@example.org", "Your link", "text")
        assert inbox.secure == [False]  # without a password, plain SMTP will do


def test_tls_is_used_wherever_it_is_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with mail_server("starttls") as inbox:
        trust(inbox, tmp_path, monkeypatch)
        inbox.private = False  # anyone may send, as within a company
        configured(inbox, user="").send("ada@example.org", "Your link", "text")
        assert (inbox.secure, inbox.logins) == ([True], [])
