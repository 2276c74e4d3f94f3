"""Settings over the API: an account's own, read strictly, no guest's."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from web.conftest import Client, Server

_NUMBER = count()


@pytest.fixture
def account(client: Client) -> Client:
    body = {"name": f"prefers{next(_NUMBER)}", "password": "a fine password"}
    assert client.post("/api/signup", json=body).status_code == 202
    assert client.post("/api/login", json=body).status_code == 200
    return client


def test_settings_are_those_of_the_account(account: Client, server: Server):
    assert account.get("/api/settings").json() == {"settings": None}
    given = {"theme": "dark", "press": 400, "swap": True, "bindings": {"vim": {"open": ["q", "é"]}}}
    assert account.post("/api/settings", json={"settings": given}).json() == {"kept": True}
    assert account.get("/api/settings").json() == {"settings": given}
    assert b'"press":400' in account.get("/api/export").content.replace(b" ", b"")
    with server.client() as other:
        assert other.get("/api/settings").json() == {"settings": None}


def test_a_guest_keeps_them_in_the_browser(client: Client):
    answer = client.post("/api/settings", json={"settings": {"theme": "dark"}})
    assert (answer.status_code, answer.json()["error"]["kind"]) == (401, "login")
    client.new()
    assert client.post("/api/settings", json={"settings": {}}).status_code == 401
    assert client.get("/api/settings").json() == {"settings": None}


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({}, 400),
        ({"settings": None}, 400),
        ({"settings": []}, 400),
        ({"settings": "dark"}, 400),
        ({"settings": {"x" * 33: 1}}, 400),
        ({"settings": {}, "owner": "x"}, 400),
        ({"settings": {"x": 2**60}}, 400),
        ({"settings": {"x": "a" * 20_000}}, 422),
    ],
)
def test_what_is_refused(account: Client, body: dict[str, object], status: int):
    answer = account.post("/api/settings", json=body)
    assert answer.status_code == status
    assert answer.json()["error"]["message"]
