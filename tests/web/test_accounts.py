"""Accounts over HTTP: every path, the cookies, and what ends when a session does."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import ConnectionClosed

if TYPE_CHECKING:
    import httpx

    from web.conftest import Client, Line, Server

GOOD = "correct zebra staple"
CODE = re.compile(rb'"[a-z2-9]{4}(-[a-z2-9]{4}){3}"')
_count = iter(range(10_000))


def signed_up(client: Client) -> str:
    name = f"player{next(_count)}"
    answer = client.post("/api/signup", json={"name": name, "password": GOOD})
    assert answer.status_code == 202
    assert "set-cookie" not in answer.headers
    return name


def logged_in(client: Client, name: str, password: str = GOOD, **more: bool) -> httpx.Response:
    return client.post("/api/login", json={"name": name, "password": password, **more})


@pytest.fixture
def member(client: Client) -> Client:
    assert logged_in(client, signed_up(client)).status_code == 200
    return client


def token_of(client: Client) -> str:
    return client.cookies["qmines"]


def with_token(server: Server, token: str) -> httpx.Response:
    return server.get("/api/me", headers={"Cookie": f"qmines={token}"})


def test_a_guest_signs_up_and_keeps_the_games(client: Client, server: Server):
    assert client.get("/api/me").json() == {"account": None, "guest": True, "played": False}
    game = client.new()["id"]
    client.move(game, 0, "open 4 4")
    guest = token_of(client)
    assert client.get("/api/me").json()["played"]
    name = signed_up(client)
    answer = logged_in(client, name, keep=True)
    assert answer.json()["account"]["name"] == name
    assert token_of(client) != guest
    assert with_token(server, guest).json()["account"] is None
    assert with_token(server, guest).json()["played"] is False
    me = client.get("/api/me").json()
    assert (me["account"]["name"], me["guest"], me["played"]) == (name, False, True)
    client.move(game, 1, "flag 0 0")
    with server.client() as elsewhere:
        assert logged_in(elsewhere, name.upper()).status_code == 200
        elsewhere.move(game, 2, "flag 0 1")
        listed = elsewhere.get("/api/games").json()["games"]
        assert [each["id"] for each in listed] == [game]


def test_the_cookie_is_for_the_server_alone(client: Client):
    answer = client.post("/api/games", json={})
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("qmines=")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie  # plain, on this machine alone
    assert len(token_of(client)) >= 43  # 256 bits


def test_a_taken_name_is_answered_with_the_same_bytes(server: Server):
    with server.client() as first, server.client() as second:
        name = signed_up(first)
        known = second.post("/api/signup", json={"name": name, "password": GOOD + "x"})
        fresh = second.post("/api/signup", json={"name": f"{name}x", "password": GOOD + "x"})
        assert seen(known) == seen(fresh)
        assert logged_in(second, name, GOOD + "x").status_code == 401
        assert logged_in(second, f"{name}x", GOOD + "x").status_code == 200


def seen(answer: httpx.Response) -> tuple[int, bytes, dict[str, str]]:
    """All that an answer tells, but for the time of day and the letters of recovery codes."""
    headers = {name: value for name, value in answer.headers.items() if name != "date"}
    return answer.status_code, CODE.sub(b'"code"', answer.content), headers


def test_an_unknown_name_is_answered_with_the_same_bytes(server: Server):
    with server.client() as client:
        name = signed_up(client)
        assert seen(logged_in(client, name, "not this one")) == seen(
            logged_in(client, "nobody-at-all", "not this one")
        )


@pytest.mark.parametrize("password", ["short", "password123", "x" * 129])
def test_bad_passwords_are_refused(client: Client, password: str):
    answer = client.post("/api/signup", json={"name": "somebody", "password": password})
    assert answer.status_code == 422


def hear_to_the_end(line: Line) -> None:
    while True:
        line.hear()


def test_logout_ends_the_session_and_its_sockets(member: Client, server: Server):
    game = member.new()["id"]
    token = token_of(member)
    with member.socket(game) as line:
        assert line.hear()["game"]["mine"]
        assert member.post("/api/logout", json={}).status_code == 200
        with pytest.raises(ConnectionClosed) as closed:
            hear_to_the_end(line)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
    assert "qmines" not in member.cookies
    assert with_token(server, token).json()["account"] is None


def test_the_tokens_from_before_a_login_open_nothing(client: Client, server: Server):
    client.new()
    guest = token_of(client)
    name = signed_up(client)
    logged_in(client, name)
    first = token_of(client)
    logged_in(client, name)
    assert len({guest, first, token_of(client)}) == 3
    assert with_token(server, first).json()["account"] is None
    with server.client() as thief:
        for stolen in (guest, first):
            thief.cookies.set("qmines", stolen)
            answer = thief.post("/api/games", json={})
            # Whoever is nobody gets a session of their own; a living one would go on.
            assert "qmines=" in answer.headers["set-cookie"]
            thief.cookies.clear()


def test_a_new_password_ends_all_other_sessions(member: Client, server: Server):
    name = member.get("/api/me").json()["account"]["name"]
    game = member.new()["id"]
    with server.client() as other:
        assert logged_in(other, name).status_code == 200
        old, stolen = token_of(member), token_of(other)
        with other.socket(game) as line:
            line.hear()
            answer = member.post("/api/password", json={"old": GOOD, "new": GOOD + " two"})
            assert answer.status_code == 200
            with pytest.raises(ConnectionClosed):
                hear_to_the_end(line)
        assert with_token(server, old).json()["account"] is None
        assert with_token(server, stolen).json()["account"] is None
        assert member.get("/api/me").json()["account"]["name"] == name
        assert logged_in(other, name).status_code == 401
        assert logged_in(other, name, GOOD + " two").status_code == 200


def test_the_old_password_is_needed(member: Client):
    for old, new, status in (("wrong wrong", GOOD + " x", 401), (GOOD, "password", 422)):
        answer = member.post("/api/password", json={"old": old, "new": new})
        assert answer.status_code == status


def test_sessions_are_listed_and_ended(member: Client, server: Server):
    name = member.get("/api/me").json()["account"]["name"]
    with server.client() as other:
        logged_in(other, name)
        listed = member.get("/api/sessions").json()["sessions"]
        assert sorted(each["this"] for each in listed) == [False, True]
        theirs = next(each["id"] for each in listed if not each["this"])
        gone = member.request("DELETE", f"/api/sessions/{theirs}", json={})
        assert gone.json() == {"ended": theirs}
        assert other.get("/api/sessions").status_code == 401
        assert member.request("DELETE", f"/api/sessions/{theirs}", json={}).status_code == 404


def test_everything_can_be_taken_out_and_deleted(member: Client, server: Server):
    game = member.new()["id"]
    member.move(game, 0, "open 4 4")
    data = member.get("/api/export")
    assert "attachment" in data.headers["content-disposition"]
    assert data.json()["games"][0]["id"] == game
    assert "seed" not in data.json()["games"][0]
    refused = member.request("DELETE", "/api/account", json={"password": "wrong wrong"})
    assert (
        refused.json()["error"]["message"] == "Wrong password. Try again."
    )  # no name was asked for
    assert refused.status_code == 401
    gone = member.request("DELETE", "/api/account", json={"password": GOOD})
    assert gone.status_code == 200
    assert server.get(f"/api/games/{game}").status_code == 404
    assert member.get("/api/me").json()["account"] is None


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/sessions", None),
        ("GET", "/api/export", None),
        ("POST", "/api/password", {"old": GOOD, "new": GOOD}),
        ("DELETE", "/api/account", {"password": GOOD}),
        ("DELETE", "/api/sessions/abc", {}),
    ],
)
def test_one_has_to_be_logged_in(client: Client, method: str, path: str, body: object):
    assert client.request(method, path, json=body).status_code == 401


def test_guessing_is_answered_429_and_the_owner_comes_in(server: Server):
    with server.client() as owner, server.client() as stranger:
        name = signed_up(owner)
        logged_in(owner, name)
        found = [logged_in(stranger, name, "a wrong guess").status_code for _ in range(12)]
        assert found[:9] == [401] * 9
        assert found[-1] == 429
        limited = logged_in(stranger, name)
        assert limited.status_code == 429
        assert int(limited.headers["retry-after"]) > 0
        owner.post("/api/logout", json={})
        assert logged_in(owner, name).status_code == 200
