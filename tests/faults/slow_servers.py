"""A1 to A3 and D3: a mistake in a running server, and the test that must find it.

    pytest tests/faults/slow_servers.py

docs/reliability.md says when it was run last.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from web import test_accounts, test_guard, test_malformed
from web.conftest import Line, Server

if TYPE_CHECKING:
    from collections.abc import Callable

FAULTY = Path(__file__).with_name("faulty.py")
FOUND = (AssertionError, pytest.fail.Exception, TimeoutError)


class FaultyServer(Server):
    """A server with a mistake in it, in a process of its own."""

    def __init__(self, folder: Path, fault: str) -> None:
        self.fault = fault
        super().__init__(folder)

    def start(self) -> None:
        self._command[1:3] = [str(FAULTY), self.fault]
        super().start()


def _malformed(server: Server) -> None:
    with server.client() as client:
        name = str(client.new()["id"])
        test_malformed.test_what_is_no_json_is_refused_everywhere(client, name, "moves")


def _origins(server: Server) -> None:
    with server.client() as client:
        test_guard.test_no_other_origin_changes_anything(client, server, "http://evil.example")


def _socket_origins(server: Server) -> None:
    with server.client() as client:
        test_guard.test_no_other_origin_opens_a_socket(client, server, "http://evil.example")


def _login(server: Server) -> None:
    with server.client() as client:
        test_accounts.test_the_tokens_from_before_a_login_open_nothing(client, server)


def _member(server: Server, test: Callable[..., None]) -> None:
    with server.client() as client:
        test_accounts.logged_in(client, test_accounts.signed_up(client))
        test(client, server)


def _logout(server: Server) -> None:
    _member(server, test_accounts.test_logout_ends_the_session_and_its_sockets)


def _password(server: Server) -> None:
    _member(server, test_accounts.test_a_new_password_ends_all_other_sessions)


SERVERS: dict[str, tuple[Callable[[Server], None], ...]] = {
    "framework": (_malformed,),  # D3
    "origin": (_origins, _socket_origins),  # A3
    "login": (_login, _password),  # A3
    "logout": (_logout,),  # A3
    "open_socket": (_logout,),  # A3
    "limiter": (test_accounts.test_guessing_is_answered_429_and_the_owner_comes_in,),  # A1
    "names": (test_accounts.test_an_unknown_name_is_answered_with_the_same_bytes,),  # A2
}


@pytest.mark.parametrize("fault", SERVERS)
def test_a_faulty_server_is_found(tmp_path: Path, fault: str, monkeypatch: pytest.MonkeyPatch):
    hear = Line.hear
    monkeypatch.setattr(Line, "hear", lambda line, **named: hear(line, 3.0, **named))
    server = FaultyServer(tmp_path, fault)
    try:
        for test in SERVERS[fault]:
            with pytest.raises(FOUND):
                test(server)
    finally:
        server.kill()
