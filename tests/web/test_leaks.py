"""No byte of any answer depends on where hidden mines are."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any
from zlib import crc32

import pytest

from qmines.messages import plain_text
from qmines.modes import get
from qmines.modes.field import FieldMode
from qmines.modes.two_boards import PairMode
from qmines.web.live import documents
from qmines.web.routes import games
from web.asgi import ask, running
from web.leaks import COMMUNITY, SETUPS, compare, made_pairs, one_is_saved

if TYPE_CHECKING:
    from collections.abc import Iterator

    from qmines.modes import View
    from web.leaks import Pair

PAIRS = 18  # slow_leaks.py compares ten thousand


@pytest.fixture
def database(tmp_path: Path) -> Iterator[str]:
    """In memory where there is such a folder: thousands of commits need no disk here."""
    memory = Path("/dev/shm")
    with TemporaryDirectory(dir=memory if memory.is_dir() else tmp_path) as folder:
        yield f"sqlite:///{folder}/leaks.db"


@pytest.fixture(scope="module")
def made() -> list[Pair]:
    return made_pairs(PAIRS, seed=6, most=3)  # of every rule set


@pytest.mark.extra
def test_games_that_look_the_same_answer_the_same(database: str, made: list[Pair]):
    tried = {(str(pair.setup.level), pair.setup.rules) for pair in made}
    assert tried == {(level, rules) for level, rules, _ in SETUPS}
    assert asyncio.run(compare(database, made)) == []
    assert any(map(one_is_saved, made))  # the one permitted difference


def test_every_route_that_reads_is_compared_or_tells_nothing_of_games(tmp_path: Path):
    """A new route has to be added here, or to what is compared."""

    async def routes() -> set[str]:
        async with running(f"sqlite:///{tmp_path}/a.db") as app:
            _, _, text = await ask(app, "GET", "/openapi.json")
            ways: dict[str, Any] = json.loads(text)["paths"]
            return {path for path, methods in ways.items() if "get" in methods}

    found = asyncio.run(routes())
    of_games = {path for path in found if path.startswith("/api/games/{game}")}
    elsewhere = {
        "/api/daily",  # by test_daily
        "/api/export",  # by test_export
        "/api/rooms/{room}",  # by test_rooms and test_matches
    }
    unrelated = {"/api/difficulty", "/api/me", "/api/rules", "/api/sessions", "/api/settings"}
    assert found - of_games == COMMUNITY.keys() | elsewhere | unrelated


def planted_in_notices(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view with a word about where the mines are."""
    plain = FieldMode.view

    def telling(self: FieldMode, state: Any) -> View:
        view = plain(self, state)
        return replace(view, notices=(plain_text(str(crc32(state.mask or b""))),))

    monkeypatch.setattr(FieldMode, "view", telling)


def planted_in_a_tag(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tag for caches that is made of the whole state, as a careless one would be."""
    secret, keep, plain = [0], FieldMode.view, games.answer

    def looking(self: FieldMode, state: Any) -> View:
        secret[0] = crc32(state.mask or b"")
        return keep(self, state)

    def tagged(document: Any, *rest: Any) -> Any:
        response = plain(document, *rest)
        response.headers["ETag"] = f'"{secret[0]:08x}"'
        return response

    monkeypatch.setattr(FieldMode, "view", looking)
    monkeypatch.setattr(games, "answer", tagged)


def planted_in_the_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same cells, listed in an order that depends on the board."""
    secret, keep, plain = [0], FieldMode.view, documents.delta_document

    def looking(self: FieldMode, state: Any) -> View:
        secret[0] = crc32(state.mask or b"")
        return keep(self, state)

    def ordered(before: View, after: View) -> dict[str, Any]:
        document = plain(before, after)
        document["cells"] = sorted(
            document["cells"], key=lambda c: crc32(repr((c, secret)).encode())
        )
        return document

    monkeypatch.setattr(FieldMode, "view", looking)
    monkeypatch.setattr(documents, "delta_document", ordered)


def planted_in_the_length(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer whose length depends on the board."""
    plain = documents.delta_document

    def telling(before: View, after: View) -> dict[str, Any]:
        return plain(before, after) | {"padding": "x" * _secrets[0]}

    keep = FieldMode.view
    _secrets = [0]

    def looking(self: FieldMode, state: Any) -> View:
        _secrets[0] = crc32(state.mask or b"") % 101
        return keep(self, state)

    monkeypatch.setattr(FieldMode, "view", looking)
    monkeypatch.setattr(documents, "delta_document", telling)


def planted_in_qubits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Qubits that tell how many good ones are left."""
    plain = PairMode.view

    def telling(self: PairMode, state: Any) -> View:
        view = plain(self, state)
        return replace(view, notices=(plain_text(str(list(state.weights[0])[:3])),))

    monkeypatch.setattr(PairMode, "view", telling)


@pytest.mark.parametrize(
    "plant",
    [
        planted_in_notices,
        planted_in_a_tag,
        planted_in_the_order,
        planted_in_the_length,
        planted_in_qubits,
    ],
)
def test_a_planted_leak_is_found(
    database: str, made: list[Pair], monkeypatch: pytest.MonkeyPatch, plant: Any
):
    boards = 2 if plant is planted_in_qubits else 1
    wanted = [pair for pair in made if get(pair.setup.rules).descriptor.boards == boards]
    plant(monkeypatch)
    assert asyncio.run(compare(database, wanted[:3])) != []


def test_only_a_view_is_written():
    for what in ({"boards": []}, object(), None):
        with pytest.raises(TypeError, match="only a View can be serialized"):
            documents.view_document(what)  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="only a View can be serialized"):
            documents.delta_document(what, what)  # type: ignore[arg-type]
