"""Trusted proxies: the client's address is what they wrote, never what a client wrote."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from qmines.errors import InvalidInput
from qmines.messages import Message, Translator
from qmines.web.http.trusted_proxies import ForwardedClient, TrustedProxies
from qmines.web.settings import ServerSettings
from support.server import Server

if TYPE_CHECKING:
    from collections.abc import Iterator

CONTAINERFILE = Path(__file__).parents[2] / "Containerfile"
CLIENT, SPOOFED, PROXY, OUTER = "192.0.2.7", "6.6.6.6", "10.0.0.9", "10.0.0.8"


@pytest.mark.parametrize(
    ("proxy", "peer", "forwarded", "found"),
    [
        ("1", PROXY, [CLIENT], CLIENT),
        ("1", PROXY, [SPOOFED, CLIENT], CLIENT),
        ("2", PROXY, [SPOOFED, CLIENT, OUTER], CLIENT),
        ("2", PROXY, [CLIENT], PROXY),  # it came past one of the two
        ("1", PROXY, [], PROXY),
        ("1", PROXY, ["unknown"], PROXY),
        ("10.0.0.0/8", PROXY, [SPOOFED, CLIENT], CLIENT),
        ("10.0.0.0/8", PROXY, [SPOOFED, CLIENT, OUTER], CLIENT),
        ("10.0.0.9", PROXY, [SPOOFED, OUTER], OUTER),
        ("10.0.0.0/8", PROXY, [OUTER], OUTER),  # a proxy asked by itself
        ("10.0.0.0/8", PROXY, [SPOOFED, "junk", OUTER], OUTER),
        ("10.0.0.0/8", CLIENT, [SPOOFED], CLIENT),  # not through the proxy
        ("10.0.0.9, fd00::/8", "fd00::1", ["[2001:db8::7]:443"], "2001:db8::7"),
        ("10.0.0.9", "::ffff:10.0.0.9", [f"{CLIENT}:1234"], CLIENT),
        ("", PROXY, [CLIENT], PROXY),
        ("10.0.0.0/8", "", [CLIENT], ""),
    ],
)
def test_the_client_is_counted_from_the_right(
    proxy: str, peer: str, forwarded: list[str], found: str
):
    assert TrustedProxies(proxy).client(peer, forwarded)[0] == found


@pytest.mark.parametrize(
    ("proxy", "told", "scheme"),
    [
        ("1", "https", "https"),
        ("1", "https, http", "http"),  # the client invented the first
        ("2", "https, http", "https"),  # the outer proxy speaks to the inner one in plain HTTP
        ("2", "http, https", "http"),
        ("2", "https, http, https", "http"),
        ("2", "https", "https"),  # only the inner proxy writes the header
        ("1", "ftp", "http"),
    ],
)
@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_the_scheme_is_that_of_the_outermost_trusted_proxy(
    kind: str, proxy: str, told: str, scheme: str
):
    passed = {}

    async def application(scope, _receive, _send):
        passed.update(scope)

    headers = [
        (b"x-forwarded-for", f"{SPOOFED}, {CLIENT}, {OUTER}".encode()),
        (b"x-forwarded-proto", told.encode()),
    ]
    plain = {"http": "http", "websocket": "ws"}[kind]
    scope = {"type": kind, "scheme": plain, "client": (PROXY, 1), "headers": headers}
    asyncio.run(ForwardedClient(application, TrustedProxies(proxy))(scope, None, None))
    assert passed["scheme"] == scheme.replace("http", plain)


@pytest.mark.parametrize(
    ("proxy", "why"),
    [
        ("*", Message("security-proxy-star")),
        ("0", Message("security-proxy-count", most=16)),
        ("17", Message("security-proxy-count", most=16)),
        ("nginx", Message("security-proxy", text="nginx")),
        ("10.0.0.1/8", Message("security-proxy", text="10.0.0.1/8")),
        ("127.0.0.1,*", Message("security-proxy", text="*")),
    ],
)
def test_what_is_no_proxy_is_refused(proxy: str, why: Message):
    with pytest.raises(InvalidInput) as refused:
        ServerSettings(proxy=proxy)
    assert refused.value.message == Translator()(why)


def test_serve_refuses_to_trust_everybody(tmp_path: Path):
    command = [sys.executable, "-m", "qmines.cli", "serve", "--port", "0", "--proxy", "*"]
    data = {"QMINES_DATA": str(tmp_path)}
    done = subprocess.run(
        command, check=False, capture_output=True, text=True, timeout=120, env=data
    )
    assert done.returncode == 1
    assert "--proxy 1" in done.stderr


def test_the_image_trusts_no_proxy_by_itself():
    assert "--proxy" not in CONTAINERFILE.read_text("utf-8")


def test_the_image_is_built_from_an_exact_version():
    told = CONTAINERFILE.read_text("utf-8")
    assert re.search(r"^ARG PYTHON=\S+/python:\d+\.\d+\.\d+-slim-\w+$", told, re.MULTILINE)
    assert set(re.findall(r"^FROM (\S+)", told, re.MULTILINE)) == {"${PYTHON}"}


@pytest.fixture
def behind_one(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, "serve", "--proxy", "1", "--log", "none") as made:
        yield made


def test_a_client_cannot_escape_its_limits_by_inventing_addresses(behind_one: Server):
    def new_guest(forwarded: str) -> int:
        with behind_one.client() as client:
            headers = {"X-Forwarded-For": forwarded}
            return client.post("/api/games", json={}, headers=headers).status_code

    found = [new_guest(f"10.1.1.{n}, {CLIENT}") for n in range(40)]
    assert found[0] == 201
    assert 429 in found
    assert new_guest(f"{CLIENT}, 192.0.2.8") == 201  # a neighbour has limits of its own


def test_https_is_believed_of_the_proxy_alone(behind_one: Server):
    def is_secure(**headers: str) -> bool:
        answer = behind_one.get("/healthz", headers=headers)
        return "strict-transport-security" in answer.headers

    told = {"X-Forwarded-For": CLIENT}
    assert is_secure(**told, **{"X-Forwarded-Proto": "https"})
    assert not is_secure(**told, **{"X-Forwarded-Proto": "https, http"})
    assert not is_secure(**told)
    assert not is_secure(**{"X-Forwarded-Proto": "https"})  # not by way of the proxy


def test_the_documented_nginx_writes_the_header():
    told = (CONTAINERFILE.parent / "docs" / "nginx.conf").read_text("utf-8")
    assert re.search(r"proxy_set_header X-Forwarded-For \$remote_addr;", told)
