"""A server that others can reach is told its public name, and mail leads nowhere else."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from qmines.errors import InvalidInput
from qmines.web.settings import LOCAL_HOSTS, ServerSettings
from support.server import Server
from support.smtp_server import mail_server
from support.waiting import until
from web.test_recovery import send_to

if TYPE_CHECKING:
    from pathlib import Path

    from support.client import Client

PASSWORD = "correct zebra staple"
MAIL = {"QMINES_SMTP_URL": "smtp://127.0.0.1:9", "QMINES_MAIL_FROM": "mines@example.org"}


@pytest.mark.parametrize(
    ("options", "environment"),
    [
        (("--bind", "0.0.0.0"), {}),
        (("--bind", "::"), {}),
        (("--bind", "example.org"), {}),
        ((), MAIL),
        (("--name", "localhost"), MAIL),
    ],
)
def test_a_public_server_needs_a_name(
    tmp_path: Path, options: tuple[str, ...], environment: dict[str, str]
):
    done = subprocess.run(
        [sys.executable, "-m", "qmines.cli", "serve", "--port", "0", *options],
        check=False,
        capture_output=True,
        text=True,
        timeout=120,
        env={"QMINES_DATA": str(tmp_path), **environment},
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert re.fullmatch(r"Error: .*public host name with --name\n", done.stderr)


@pytest.mark.parametrize(
    "name",
    [
        *("*", "https://mines.example.org", "mines.example.org/x", "", "a b"),
        *("..", "mines..org", "mines.example.org.", "-x"),  # no browser would send these
    ],
)
def test_what_is_no_host_name_is_refused(name: str):
    with pytest.raises(InvalidInput, match="not a host name"):
        ServerSettings(hosts=(*LOCAL_HOSTS, name))


@pytest.mark.parametrize("name", ["mines.example.org", "mines.example.org:8443", "[2001:db8::1]"])
def test_a_name_may_have_a_port(name: str):
    assert name in ServerSettings(hosts=(*LOCAL_HOSTS, name)).hosts


def confirm(client: Client, name: str) -> None:
    """Sign up, and ask for a mail that confirms an address."""
    account = {"name": name, "password": PASSWORD}
    client.post("/api/signup", json=account)
    assert client.post("/api/login", json=account).status_code == 200
    body = {"address": "ada@example.org", "password": PASSWORD}
    assert client.post("/api/recovery/email", json=body).status_code == 202


@pytest.mark.parametrize(
    ("command", "link"),
    [
        (
            ("serve", "--name", "LOCALHOST", "--name", "Mines.Example.org", "--name", "x.example"),
            "https://mines.example.org/recover?",
        ),
        (("web",), "http://127.0.0.1:"),
    ],
)
def test_mail_leads_to_the_public_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], link: str
):
    with mail_server() as inbox:
        send_to(inbox, monkeypatch)
        with Server(tmp_path, *command) as server, server.client() as client:
            confirm(client, "ada")
            until(lambda: bool(inbox.messages), server.said)
    (message,) = inbox.messages
    assert f" {link}" in message.get_content().replace("\n", " ")
