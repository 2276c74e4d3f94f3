"""Who may ask from where: origins, hosts, sizes, headers, files."""

from __future__ import annotations

import gzip
import http.client
import json
import re
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import InvalidStatus

from qmines.solver import network
from qmines.web.http.file_contents import in_folder
from qmines.web.http.guard import CSP, HEADERS
from qmines.web.http.static_files import WORKER_CSP

if TYPE_CHECKING:
    from web.conftest import Client, Server

MAIN = "/static/js/main.js"
CHANGING = [
    ("POST", "/api/games"),
    ("POST", "/api/games/local"),
    ("POST", "/api/games/{game}/moves"),
    ("POST", "/api/games/{game}/assist"),
    ("POST", "/api/games/{game}/hint"),
    ("POST", "/api/games/{game}/coach"),
    ("POST", "/api/analyse"),
    ("POST", "/api/analyse/numbers"),
    ("POST", "/api/analyse/best"),
    ("POST", "/api/analyse/hint"),
    ("POST", "/api/analyse/read"),
    ("POST", "/api/analyse/write"),
    ("POST", "/api/daily"),
    ("POST", "/api/rooms"),
    *(("POST", f"/api/rooms/{{room}}/{deed}") for deed in ("join", "ready", "start", "leave")),
    ("POST", "/api/rooms/{room}/rematch"),
    ("POST", "/api/replay"),
    ("POST", "/api/replay/moves"),
    ("POST", "/api/replay/moment"),
    ("POST", "/api/replay/rules"),
    ("POST", "/api/replay/fork"),
    ("POST", "/api/drills"),
    ("POST", "/api/drills/{drill}/answer"),
    ("POST", "/api/learn/{lesson}/{example}"),
    ("POST", "/api/settings"),
    ("POST", "/api/profile"),
    ("POST", "/api/favourites"),
    ("DELETE", "/api/favourites/{game}"),
    ("POST", "/api/quick"),
    ("POST", "/api/rivals"),
    ("POST", "/api/relations"),
    ("DELETE", "/api/relations/{player}"),
    ("POST", "/api/reports"),
    ("POST", "/api/rooms/{room}/invite"),
    ("DELETE", "/api/invitations/{room}"),
    ("POST", "/api/puzzles"),
    ("POST", "/api/puzzles/{puzzle}/answer"),
    ("POST", "/api/positions"),
    ("DELETE", "/api/positions/{position}"),
    ("POST", "/api/signup"),
    ("POST", "/api/login"),
    ("POST", "/api/logout"),
    ("POST", "/api/password"),
    ("DELETE", "/api/sessions/{session}"),
    ("DELETE", "/api/account"),
    *(("POST", f"/api/recover{how}") for how in ("", "/email", "/link")),
    *(("POST", f"/api/recovery/{what}") for what in ("codes", "confirm", "email")),
    ("DELETE", "/api/recovery/email"),
]
ORIGINS = [
    None,
    "",
    "null",
    "http://evil.example",
    "https://{host}",
    "http://{host}.evil.example",
    "http://evil.example/{host}",
    "http://localhost",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "file://",
    "{host}",
    "http://{host}/",
    "HTTP://{host}",
    "http://{host}, http://evil.example",
]


def test_the_matrix_names_every_changing_route(server: Server):
    described = server.get("/openapi.json").json()["paths"]
    found = {
        (method.upper(), path)
        for path, ways in described.items()
        for method in ways
        if method != "get"
    }
    assert found == set(CHANGING)


def raw(server: Server, method: str, path: str, headers: list[tuple[str, str]], body: bytes = b""):
    """A request exactly as it is written here; tells the status and the body."""
    place = urlsplit(server.address)
    connection = http.client.HTTPConnection(place.hostname or "", place.port, timeout=30)
    try:
        connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
        if not any(name.lower() == "host" for name, _ in headers):
            connection.putheader("Host", place.netloc)
        for name, value in headers:
            connection.putheader(name, value)
        connection.endheaders(body)
        answer = connection.getresponse()
        return answer.status, answer.read(), dict(answer.getheaders())
    finally:
        connection.close()


@pytest.mark.parametrize("origin", ORIGINS)
def test_no_other_origin_changes_anything(client: Client, server: Server, origin: str | None):
    game = client.new()
    cookie = f"qmines={client.cookies['qmines']}"
    host = urlsplit(server.address).netloc
    session = "abc"
    for method, path in CHANGING:
        headers = [("Cookie", cookie), ("Content-Type", "application/json")]
        headers.append(("Content-Length", "2"))
        if origin is not None:
            headers.append(("Origin", origin.format(host=host)))
        named = dict.fromkeys(re.findall(r"{(\w+)}", path), session) | {"game": game["id"]}
        address = path.format(**named)
        status, body, _ = raw(server, method, address, headers, b"{}")
        assert status == 403, (method, path)
        assert json.loads(body)["error"]["kind"] == "origin"
    assert client.get(f"/api/games/{game['id']}").json() == game
    assert client.get("/api/me").json()["guest"]


@pytest.mark.parametrize("origin", ORIGINS)
def test_no_other_origin_opens_a_socket(client: Client, server: Server, origin: str | None):
    name = client.new()["id"]
    host = urlsplit(server.address).netloc
    sent = "" if origin is None else origin.format(host=host)
    with pytest.raises(InvalidStatus) as refused, client.socket(name, Origin=sent):
        pass
    assert refused.value.response.status_code == 403


def test_two_origins_are_none(server: Server):
    headers = [("Content-Type", "application/json"), ("Content-Length", "2")]
    headers += [("Origin", server.address), ("Origin", server.address)]
    assert raw(server, "POST", "/api/games", headers, b"{}")[0] == 403


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "", "127.0.0.1.evil.example"])
def test_another_name_is_not_answered(server: Server, host: str):
    for path in ("/", "/api/rules", MAIN):
        assert raw(server, "GET", path, [("Host", host)])[0] == 400


@pytest.mark.parametrize("other", ["same", "evil.example"])
def test_two_names_are_none(client: Client, server: Server, other: str):
    """A proxy in front may have chosen by either, so neither is right."""
    host = urlsplit(server.address).netloc
    game = client.new()["id"]
    for hosts in ((host, other), (other, host)):
        names = [("Host", host if name == "same" else name) for name in hosts]
        for path in ("/", "/api/rules", MAIN):
            assert raw(server, "GET", path, names)[0] == 400
        upgrade = [("Connection", "Upgrade"), ("Upgrade", "websocket")]
        upgrade += [("Sec-WebSocket-Version", "13"), ("Sec-WebSocket-Key", "A" * 22 + "==")]
        sent = [*names, ("Origin", server.address), *upgrade]
        assert raw(server, "GET", f"/api/games/{game}/socket", sent)[0] in {400, 403}


def test_chances_are_not_asked_from_elsewhere(client: Client):
    name = client.new()["id"]
    client.move(name, 0, "open 4 4")
    for site in ("cross-site", "same-site"):
        answer = client.get(f"/api/games/{name}/chances", headers={"Sec-Fetch-Site": site})
        assert answer.status_code == 403
    assert client.get(f"/api/games/{name}").json()["view"]["sequence"] == 1


@pytest.mark.parametrize(
    "path", ["/", "/game/abc", MAIN, "/api/rules", "/api/games/none", "/nowhere"]
)
def test_every_answer_has_the_headers(server: Server, path: str):
    answer = server.get(path)
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert "server" not in answer.headers
    if path.startswith("/api"):
        assert answer.headers["cache-control"] == "no-store"


def test_a_body_is_bounded(client: Client, server: Server):
    large = b'{"rules": "' + b"x" * 70_000 + b'"}'
    headers = {"Content-Type": "application/json"}
    assert client.post("/api/games", content=large, headers=headers).status_code == 413
    # Sent in pieces, without saying how much there will be.
    pieces = (large[at : at + 1000] for at in range(0, len(large), 1000))
    assert client.post("/api/games", content=pieces, headers=headers).status_code == 413
    plain = [("Origin", server.address), ("Content-Type", "application/json")]
    huge = [*plain, ("Content-Length", "9" * 30)]
    assert raw(server, "POST", "/api/games", huge)[0] in {400, 413}


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_a_form_of_another_site_is_no_request(client: Client, kind: str):
    answer = client.post("/api/games", content=b"{}", headers={"Content-Type": kind})
    assert answer.status_code == 415


def test_files_have_tags_and_are_compressed(server: Server):
    plain = server.get("/", headers={"Accept-Encoding": "identity"})
    assert plain.headers["cache-control"] == "no-cache"
    tag = plain.headers["etag"]
    again = {"If-None-Match": tag, "Accept-Encoding": "identity"}
    assert server.get("/", headers=again).status_code == 304
    status, body, headers = raw(server, "GET", "/", [("Accept-Encoding", "br, gzip")])
    assert status == 200
    assert headers["content-encoding"] == "gzip"
    assert headers["etag"] != tag
    assert gzip.decompress(body) == plain.content
    assert raw(server, "GET", "/", [("Accept-Encoding", "gzip;q=0")])[1] == plain.content


def test_only_the_workers_of_the_kernel_may_compile_webassembly(server: Server):
    for path in ("/", "/analyse", "/static/js/kernel/requests.js", "/static/kernel/kernel.js"):
        assert server.get(path).headers["content-security-policy"] == CSP
    for folder in ("js/kernel", "app/kernel", "js/picture", "app/picture"):
        worker = server.get(f"/static/{folder}/worker.js")
        assert worker.headers["content-security-policy"] == WORKER_CSP
    assert "'wasm-unsafe-eval'" in WORKER_CSP
    assert "unsafe-inline" not in WORKER_CSP
    assert "wasm" not in CSP


def test_the_kernel_and_its_network_are_served_compressed(server: Server):
    module = server.get("/static/kernel/kernel.wasm", headers={"Accept-Encoding": "gzip"})
    assert module.headers["content-type"] == "application/wasm"
    assert module.headers["content-encoding"] == "gzip"
    assert module.content.startswith(b"\0asm")
    weights = server.get("/static/kernel/network.bin", headers={"Accept-Encoding": "gzip"})
    assert weights.headers["content-encoding"] == "gzip"
    assert weights.content == network.read()


@pytest.mark.parametrize(
    "path",
    [
        *("/static/../app.py", "/static/%2e%2e/app.py", "/static/..%2fapp.py", "/static/js"),
        *("/static//etc/passwd", "/static/", "/static/%00", "/static/a%5cb", "/static/./a.js"),
    ],
)
def test_only_the_pages_own_files_are_served(server: Server, path: str):
    assert raw(server, "GET", path, [])[0] == (400 if "%00" in path else 404)


def test_pages_of_the_front_end_are_one(server: Server):
    first = server.get("/").content
    for path in ("/play", "/game/abcdefghjkmn", "/account", "/stats", "/help", "/settings"):
        assert server.get(path).content == in_folder(first, path.count("/") - 1)
    deep = server.get("/" * 4000, headers={"Accept": "text/html"})
    assert deep.json()["error"]["kind"] == "missing"


def test_metrics_are_for_this_machine(server: Server):
    text = server.get("/metrics").text
    assert "qmines_commits_total" in text
    families = {each.name: each for each in text_string_to_metric_families(text)}
    assert families["qmines_commits"].type == "counter"
    assert families["qmines_sockets"].type == "gauge"
    labels = [sample.labels for sample in families["qmines_requests"].samples]
    assert {"method": "GET", "route": "page", "status": "200"} in labels
    times = families["qmines_request_seconds"]
    assert times.type == "histogram"
    assert {sample.name.rpartition("_")[2] for sample in times.samples} == {
        "bucket",
        "sum",
        "count",
    }
    assert server.get("/metrics", headers={"X-Forwarded-For": "1.2.3.4"}).status_code == 404


def test_people_who_get_lost_get_a_page(server: Server) -> None:
    """And programs the usual refusal."""
    lost = server.get("/nowhere", headers={"Accept": "text/html,*/*;q=0.8"})
    assert lost.status_code == 404
    assert lost.headers["content-type"].startswith("text/html")
    assert "<main" in lost.text
    for path, accept in (
        ("/nowhere", "*/*"),
        ("/api/nowhere", "text/html"),
        ("/static/no", "text/html"),
    ):
        refused = server.get(path, headers={"Accept": accept})
        assert refused.status_code == 404
        assert refused.json()["error"]["kind"] == "missing"
