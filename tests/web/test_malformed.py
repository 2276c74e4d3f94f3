"""Everything that nobody should send: each is refused with a sentence, and nothing fails."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import pytest
from websockets.exceptions import ConnectionClosed

if TYPE_CHECKING:
    from collections.abc import Iterator

    import httpx

    from web.conftest import Client

# What is no JSON object at all: refused by every route, before anything looks at it.
BROKEN = {
    "half": b"{",
    "text": b"hello",
    "list": b"[]",
    "string": b'"x"',
    "number": b"1",
    "true": b"true",
    "null": b"null",
    "two": b"{}{}",
    "trailing": b"{},",
    "nan": b'{"expect": NaN}',
    "infinity": b'{"expect": Infinity}',
    "minus infinity": b'{"expect": -Infinity}',
    "1e400": b'{"expect": 1e400}',
    "minus 1e400": b'{"expect": -1e999999}',
    "twice": b'{"a": 1, "a": 2}',
    "twice within": b'{"a": {"b": 1, "b": 1}}',
    "control in a key": b'{"lev\\u0000el": 1}',
    "turned round in a key": b'{"\\u202elevel": 1}',
    "escape in a key": b'{"\\u001b[31mlevel": 1}',
    "line in a key": b'{"level\\n": 1}',
    "empty key": b'{"": 1}',
    "object for a technique": b'{"technique": {}, "steps": [{"technique": []}]}',
    "lone surrogate": b'{"key": "\\ud800"}',
    "lone surrogate key": b'{"\\udfff": 1}',
    "reversed surrogates": b'{"key": "\\udc00\\ud800"}',
    "raw surrogate": b'{"key": "\xed\xa0\x80"}',
    "broken utf-8": b'{"key": "\xff\xfe"}',
    "overlong": b'{"key": "\xc0\x80"}',
    "cut utf-8": b'{"key": "\xe2\x82"}',
    "utf-16": '{"key": 1}'.encode("utf-16"),
    "bom": b'\xef\xbb\xbf{"key": 1}',
    "deep lists": b'{"a": ' + b"[" * 30_000 + b"]" * 30_000 + b"}",
    "deep objects": b'{"a":' * 9_000 + b"1" + b"}" * 9_000,
    "unclosed depth": b"[" * 60_000,
    "depth of 20": b'{"a": ' + b"[" * 20 + b"]" * 20 + b"}",
    "huge int": b'{"expect": ' + b"9" * 5_000 + b"}",
    "large int": b'{"expect": 99999999999999999999}',
    "raw control": b'{"key": "\x01"}',
    "raw nul": b'{"key": "\x00"}',
    "nul": b"\x00",
    "single quotes": b"{'a': 1}",
    "comment": b"{/* */}",
    "hex": b'{"expect": 0x10}',
    "leading zero": b'{"expect": 01}',
    "plus": b'{"expect": +1}',
    "bare key": b"{a: 1}",
    "python": b'{"a": None}',
    "blank": b"   ",
    "newline in text": b'{"a": "\n"}',
}
ROUTES = ["/api/games", "moves", "assist", "hint", "/api/signup", "/api/login", "/api/password"]
ROUTES.append("/api/rooms")
ROUTES += ["/api/drills", "/api/learn/single/0", "/api/settings"]
ROUTES += ["/api/replay", "/api/replay/moment", "/api/replay/fork"]
# Fields that are wrong by themselves: in place of a good value of some route.
VALUES: dict[str, Any] = {
    "null": None,
    "list": [],
    "object": {},
    "nested": {"a": [1, {"b": 2}]},
    "true": True,
    "float": 1.0,
    "fraction": 0.5,
    "exponent": 1e300,
    "negative": -1,
    "large": 2**53,
    "number in text": "1",
    "empty": "",
    "long": "x" * 5_000,
    "nul": "a\0b",
    "line": "a\nb",
    "unicode": "🦀\u202e",
    "escape": "\x1b[31m",
    "sql": "' OR 1=1 --",
    "markup": "<script>alert(1)</script>",
    "path": "../../etc/passwd",
    "format": "%s%n{0}{x.__class__}",
}
MOVE = {"expect": 0, "key": "a", "event": "open 4 4"}
GOOD: dict[str, dict[str, Any]] = {
    "/api/games": {"rules": "classic", "level": "beginner", "options": {}, "player_seed": ""},
    "moves": MOVE,
    "assist": {"expect": 0, "key": "a", "kind": "simple", "guess": False},
    "hint": {"expect": 0, "strength": "why"},
    "/api/rooms": {"mode": "race", "level": "9x9x10", "options": {}, "name": "Somebody"},
    "/api/signup": {"name": "somebody", "password": "a fine password"},
    "/api/login": {"name": "nobody-here", "password": "a fine password", "keep": True},
}
# Combinations that are no mistake.
FINE = {
    ("/api/games", "level", "null"),
    ("/api/rooms", "level", "null"),
    ("/api/rooms", "options", "object"),
    ("/api/games", "options", "object"),
    ("/api/games", "player_seed", "empty"),
    ("/api/games", "player_seed", "number in text"),
    ("/api/games", "player_seed", "path"),
    ("/api/games", "player_seed", "markup"),
    ("/api/games", "player_seed", "format"),
    ("moves", "key", "number in text"),
    ("moves", "key", "path"),
    ("moves", "key", "markup"),
    ("moves", "key", "format"),
    ("assist", "key", "number in text"),
    ("assist", "key", "path"),
    ("assist", "key", "markup"),
    ("assist", "key", "format"),
    ("assist", "guess", "true"),
    ("/api/login", "keep", "true"),
    *(("/api/signup", "password", name) for name in ("sql", "markup", "path", "format")),
}
EVENTS = [
    *("", " ", "open", "open 4", "open 4 4 4", "open -1 0", "open 9 0", "open 0 9", "open 04 4"),
    *("open 999999999 0", "open 9999999999 0", "open x y", "OPEN 4 4", "open\t4 4", "open 4.0 4"),
    *("help auto", "help", "undo 1", "pause 2", "resume", "resign now", "question 0 0"),
    *("open-z 0 0", "shield-z 0 0", "prepare 0 0", "__class__", "open 4 4; resign", "öffne 1 1"),
]
QUERIES = [
    *("/api/games?limit=0", "/api/games?limit=-1", "/api/games?limit=x", "/api/games?limit=1e9"),
    *("/api/games?limit=1&limit=2", "/api/games?unfinished=maybe", "/api/games?x=1"),
    *("/api/games?limit=99999999999999999999", "/api/games?limit=NaN", "/api/games?limit=%00"),
    *("/api/games?%ff=1", "/api/games?limit=%ff", "/api/games?limit=%ed%a0%80", "/api/rules?x"),
    *("/api/difficulty", "/api/difficulty?level=", "/api/difficulty?level=0x0x0"),
    *("/api/difficulty?level=9x9x99", "/api/difficulty?level=999999999x999999999x1"),
    *("/api/difficulty?level=9x9x10&rules=chess", "/api/difficulty?level=9x9x10&first=never"),
    *(
        "/api/leaderboard?by=luck",
        "/api/leaderboard?limit=0",
        "/api/leaderboard?level=%00",
        "/api/leaderboard?rules=" + "x" * 99,
    ),
    *("/api/games/none", "/api/games/abcdefghjkmn", "/api/games/ABCDEFGHJKMN", "/api/games/%00"),
    *("/api/games/" + "x" * 3000, "/api/games/%ff%fe", "/api/games/..%2f..", "/api/games/'--"),
    *("GAME/chances?sequence=-1", "GAME/chances?sequence=x", "GAME/chances?sequence=1.0"),
    *("GAME/chances?sequence=99999999999", "GAME/chances?sequence=1", "GAME/bloch"),
    *("GAME/bloch?row=0", "GAME/bloch?row=a&column=b", "GAME/bloch?row=-1&column=0"),
    *("GAME/bloch?row=0&column=0", "GAME/explain?row=0&column=0", "GAME/explain?row=1e3&column=0"),
    *("GAME/replay", "GAME/replay/moves", "GAME/replay/moves?first=-1", "GAME/replay/moment"),
    *("GAME/replay/moment?step=0", "GAME/replay/moment?step=x", "GAME/replay/rules?x=1"),
    *("GAME/circuit.svg", "GAME/circuit.qasm", "GAME/circuit.png", "GAME/nothing"),
    *("/api/nothing", "/api", "/nothing", "/static/none.js", "/%2e%2e/%2e%2e/etc/passwd"),
]
FRAMES: list[Any] = [
    *BROKEN.values(),
    *({}, {"type": "move"}, {"id": 1}, {"type": "move", "id": None}, {"type": "x", "id": 1}),
    *({"type": "move", "id": 1}, {"type": "move", "id": 1, **MOVE, "more": 1}),
    *({"type": "move", "id": True, **MOVE}, {"type": "move", "id": [], **MOVE}),
    *({"type": "move", "id": 1, **MOVE, "expect": True}, {"type": "ping", "id": 1, "x": 1}),
    *({"type": "move", "id": 1, **MOVE, "event": event} for event in EVENTS if event != "resume"),
    *({"type": "chances", "id": 1, "sequence": -1}, {"type": "hint", "id": 1, "expect": 0.0}),
    *({"type": "assist", "id": 1, "expect": 0, "key": "a", "kind": "win"}, {"type": 1, "id": 1}),
]


def refused(answer: httpx.Response) -> None:
    """The answer is a no of ours: a status of the client's, a kind, one clean sentence."""
    assert 400 <= answer.status_code < 500, (answer.status_code, answer.text)
    error = answer.json()["error"]
    assert error["kind"]
    assert error["message"].endswith((".", "?", "!"))
    assert error["message"].isprintable()
    assert "Traceback" not in answer.text
    assert answer.headers["content-type"] == "application/json"


@pytest.fixture(scope="module")
def somebody(server) -> Iterator[Client]:
    with server.client() as made:
        yield made


@pytest.fixture(scope="module")
def game(somebody: Client) -> str:
    return str(somebody.new()["id"])


def place(route: str, game: str) -> str:
    return route if route.startswith("/") else f"/api/games/{game}/{route}"


def send(somebody: Client, path: str, body: bytes) -> httpx.Response:
    return somebody.post(path, content=body, headers={"Content-Type": "application/json"})


def test_the_corpus_is_large():
    wrong = sum(len(fields) for fields in GOOD.values()) * len(VALUES) - len(FINE)
    assert len(BROKEN) * len(ROUTES) + wrong + len(EVENTS) + len(QUERIES) + len(FRAMES) > 600


@pytest.mark.parametrize("route", ROUTES)
def test_what_is_no_json_is_refused_everywhere(somebody: Client, game: str, route: str):
    for name, body in BROKEN.items():
        if name == "blank" and route == "/api/games":
            continue
        answer = send(somebody, place(route, game), body)
        refused(answer)
        assert answer.status_code == 400, name


@pytest.mark.parametrize("route", list(GOOD))
def test_wrong_fields_are_refused(somebody: Client, game: str, route: str):
    good = GOOD[route]
    for field in good:
        for name, value in VALUES.items():
            if (route, field, name) in FINE:
                continue
            body = json.dumps({**good, field: value}).encode()
            answer = send(somebody, place(route, game), body)
            assert answer.status_code in {400, 401, 409, 422, 429}, (field, name, answer.text)
            refused(answer)
    for name in good:
        missing = {key: value for key, value in good.items() if key != name}
        if route == "/api/games" or name in {"guess", "strength", "keep", "level", "options"}:
            continue
        refused(send(somebody, place(route, game), json.dumps(missing).encode()))
    refused(send(somebody, place(route, game), json.dumps({**good, "extra": 1}).encode()))
    refused(send(somebody, place(route, game), json.dumps({**good, "__proto__": {}}).encode()))


@pytest.mark.parametrize(
    "options",
    [
        {"first": "never"},
        {"first": 1},
        {"questions": 1},
        {"no_guess": "yes"},
        {"x": True},
        {"x" * 100: 1},
        {"first": ["opening"]},
        {"first": None},
        {"no_guess": True, "first": "safe"},
        {"plus": 1},
    ],
)
def test_wrong_options_are_refused(somebody: Client, options: object):
    refused(somebody.post("/api/games", json={"options": options}))


@pytest.mark.parametrize(
    "level",
    [
        *("", "x", "9x9x81", "9x9", "-1x9x1", "9x9x10x1", "1e3x9x1", "999999x999999x1", "\0"),
        *("257x256x10", "9×9×10", "９x9x10", " 9x9x10", "9x9x10\n", "layout:"),
    ],
)
def test_wrong_levels_are_refused(somebody: Client, level: str):
    for rules in ("classic", "qubits", "entangled", "sandbox"):
        answer = somebody.post("/api/games", json={"rules": rules, "level": level})
        refused(answer)


def test_wrong_events_are_refused(somebody: Client, game: str):
    for event in EVENTS:
        body = json.dumps({"expect": 0, "key": "a", "event": event}).encode()
        refused(send(somebody, f"/api/games/{game}/moves", body))
    assert somebody.get(f"/api/games/{game}").json()["view"]["sequence"] == 0


def test_wrong_addresses_are_refused(somebody: Client, game: str):
    for path in QUERIES:
        answer = somebody.get(path.replace("GAME", f"/api/games/{game}"))
        refused(answer)
    for odd in ("\u202e", "é", "💥", "\ud7ff"):
        refused(somebody.get(f"/api/games/{quote(odd)}"))


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "POST", "OPTIONS", "TRACE", "FOO"])
def test_other_methods_are_refused(somebody: Client, game: str, method: str):
    for path in ("/", "/api/rules", f"/api/games/{game}", "/static/js/main.js", "/healthz"):
        answer = somebody.request(method, path, json={})
        assert 400 <= answer.status_code < 500


def test_wrong_frames_are_answered_and_the_socket_lives(somebody: Client, game: str):
    with somebody.socket(game) as line:
        line.hear()
        for frame in FRAMES:
            data = frame if isinstance(frame, bytes) else json.dumps(frame).encode()
            if len(data) > 8 << 10:
                continue
            line.raw.send(data)
            answer = line.hear()
            assert answer["type"] == "reply"
            assert 400 <= answer["status"] < 500, (frame, answer)
            assert answer["error"]["message"]
        for text in ('{"type": "ping", "id": "\ud83d"}', "\x00"):
            line.raw.send(text.encode("utf-8", "surrogatepass"))
            assert line.hear()["status"] == 400
        assert line.ask("ping")["status"] == 200


def test_a_frame_is_bounded(somebody: Client, game: str):
    with somebody.socket(game) as line:
        line.hear()
        line.raw.send("x" * (8 << 10))
        assert line.hear()["status"] == 400
        line.raw.send("x" * ((8 << 10) + 1))
        with pytest.raises(ConnectionClosed) as closed:
            line.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_odd_cookies_are_nobody(somebody: Client):
    for cookie in ("", "x", "x" * 5000, "\x7f", "a=b; qmines=é", '"', "qmines", "../", "'; --"):
        headers = {"Cookie": f"qmines={cookie}".encode("latin-1")}
        answer = somebody.get("/api/me", headers=headers)
        assert answer.status_code in {200, 400, 431}
        if answer.status_code == 200:
            assert answer.json()["account"] is None
