"""The kernel in the page answers as the server does: the same documents for the same questions."""

from __future__ import annotations

import json
import random
import subprocess
from typing import TYPE_CHECKING, Any

import orjson
import pytest

from qmines import notation
from qmines.core.board import Board
from qmines.core.position import FLAG, HIDDEN
from qmines.errors import InvalidInput, QMinesError
from qmines.messages.files import bundle_of
from qmines.notation import FORMATS
from qmines.solver import Budget, techniques
from qmines.web.http.errors import refusal_of
from qmines.web.pages import EVERY_PAGE, MESSAGE_BUNDLES
from qmines.web.solver.positions import (
    PositionRequest,
    analysis_of,
    best_of,
    hint_of,
    numbers_under,
    read_any,
    written_as,
)
from solver import oracle
from solver.games import played
from solver.positions import from_snapshot, small_positions

from .differences import different
from .tools import ROOT, node

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from qmines.core.position import Position
    from qmines.errors import Cell

pytestmark = pytest.mark.quick

AMPLE = 120  # seconds for each answer: what it says must not depend on the machine
SCRIPT = ROOT / "tests" / "js" / "page-answers.js"
MESSAGES = bundle_of("en", EVERY_PAGE + MESSAGE_BUNDLES["analyse"])
HERE = ("analysis", "link", "puzzle", "text")


@pytest.fixture(autouse=True)
def _ample_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("qmines.web.solver.positions.BUDGET", Budget(seconds=AMPLE))
    monkeypatch.setattr("qmines.solver.guess._QUICK", Budget(seconds=AMPLE / 8))


def page(questions: Iterable[tuple[str, dict[str, Any]]]) -> list[dict[str, Any]]:
    """What the page finds out without a server."""
    lines = f"{json.dumps({'messages': MESSAGES})}\n"
    lines += "".join(f"{json.dumps({'path': path, 'body': body})}\n" for path, body in questions)
    done = subprocess.run(
        [node(), SCRIPT, str(AMPLE)],
        input=lines,
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def server(answer: Callable[[], bytes]) -> dict[str, Any]:
    """What the server answers."""
    try:
        return {"answer": orjson.loads(answer())}
    except QMinesError as error:
        refusal = refusal_of(error)
        return {"refused": {"status": refusal.status, "kind": refusal.kind}}


def body_of(position: Position) -> dict[str, Any]:
    return {"rows": position.rows(), "mines": position.mines, "density": position.density}


def asked_of(body: dict[str, Any]) -> PositionRequest:
    return PositionRequest(tuple(body["rows"]), body["mines"], body["density"])


def test_differences_are_found() -> None:
    assert list(different({"a": [0.5]}, {"a": [0.5 + 1e-14]})) == []
    assert list(different({"a": [0.5]}, {"a": [0.5 + 1e-12]})) != []
    assert list(different([1.0], [1.0 - 1e-15])) != []
    assert list(different({"a": 1}, {})) != []


def all_alike(path: str, bodies: list[dict[str, Any]], answer: Callable[..., bytes]) -> int:
    """Compare the page with the server; how many questions were answered, not refused."""
    found = page((path, body) for body in bodies)
    assert len(found) == len(bodies)
    answered = 0
    for body, here in zip(bodies, found, strict=True):
        there = server(lambda body=body: answer(body))
        if "refused" in here:
            here["refused"].pop("message")
        for clash in (each.get("answer", {}).get("clash") for each in (here, there)):
            if clash:  # pages count cells from 1, the API from 0
                clash.pop("words")
        assert list(different(here, there)) == [], body
        answered += "answer" in here
    return answered


def random_positions(count: int) -> list[Position]:
    """Of games, and of all that people type."""
    small = [*small_positions(21, count * 7 // 10)]
    return small + [from_snapshot(each) for each in played(21, count - len(small))]


def test_analyses_of_the_known_answers() -> None:
    bodies = [
        {"rows": case["rows"], "mines": case["mines"], "density": 0.2}
        for case in oracle.expert_answers()
    ]
    assert all_alike("/analyse", bodies, lambda body: analysis_of(asked_of(body))) == 100


@pytest.mark.extra
def test_analyses_of_hard_positions() -> None:
    bodies = [
        {"rows": case["rows"], "mines": case["mines"], "density": 0.2} for case in oracle.hard()
    ]
    assert all_alike("/analyse", bodies, lambda body: analysis_of(asked_of(body))) == 12


def test_analyses_of_random_positions() -> None:
    bodies = [body_of(position) for position in random_positions(300)]
    assert all_alike("/analyse", bodies, lambda body: analysis_of(asked_of(body))) == 300


def test_analyses_with_an_impossible_total() -> None:
    bodies = [
        {"rows": ["1#", "*S"], "mines": mines, "density": density}
        for mines, density in ((0, 0.2), (3, 0.2), (9, 0.35), (3, 0.00001))
    ]
    assert all_alike("/analyse", bodies, lambda body: analysis_of(asked_of(body))) == 4


def test_numbers_under_cells() -> None:
    rng = random.Random(21)
    bodies = []
    for position in random_positions(200):
        hidden = [*position.hidden()]
        bodies += [
            {**body_of(position), "cell": [*position.grid.place(index)]}
            for index in rng.sample(hidden, min(2, len(hidden)))
        ]
    count = all_alike(
        "/analyse/numbers", bodies, lambda body: numbers_under(asked_of(body), *body["cell"])
    )
    assert count > 200


@pytest.mark.extra
def test_best_moves() -> None:
    bodies = [body_of(position) for position in small_positions(22, 150)]
    assert all_alike("/analyse/best", bodies, lambda body: best_of(asked_of(body))) > 80


@pytest.mark.extra
def test_hints() -> None:
    """With every technique, its proof and all sentences; and guesses if nothing is certain."""
    positions = [*small_positions(23, 240), *(from_snapshot(each) for each in played(23, 60))]
    positions += [example.position for row in techniques.ROWS.values() for example in row.examples]
    positions += [position.replace(flags(position)) for position in positions[-200:]]
    bodies = [body_of(position) for position in positions]
    assert all_alike("/analyse/hint", bodies, lambda body: hint_of(asked_of(body))) > 350


def flags(position: Position) -> dict[Cell, int]:
    """Flags on every third hidden cell, many of them wrong."""
    hidden = [i for i, code in enumerate(position.cells) if code == HIDDEN]
    return {position.grid.place(i): FLAG for i in hidden[::3]}


def test_texts_and_links_are_read_alike() -> None:
    """In every format: what the page does not read by itself it leaves to the server."""
    questions: list[bytes] = [b"#", b"1#", b"#.#\n...", b"2x1x1\n1#", b"1 # #\n1 2 1", b"// a\n1#"]
    for at, position in enumerate(random_positions(100)):
        board = Board.from_rows(["*..", ".*.", f"..{'*.'[at % 2]}"])
        for name, format_ in FORMATS.items():
            if format_.binary:
                continue
            for value in (position, board):
                try:
                    questions.append(notation.write(value, name))
                except InvalidInput:
                    continue
    texts = [each.decode() for each in questions]
    texts += [f"https://example.net/x{text.strip()}&q=1" for text in texts if text[0] == "?"]
    found = page(("/analyse/read", {"text": text}) for text in texts)
    here = 0
    for text, read in zip(texts, found, strict=True):
        if "refused" in read:
            assert read["refused"]["kind"] == "offline", text
            continue
        there = orjson.loads(read_any(text.encode(), ""))
        assert read["answer"] == {key: there[key] for key in read["answer"]}, text
        here += 1
    assert here > len(texts) / 2


def test_wrong_texts_are_left_to_the_server() -> None:
    texts = [
        "",
        "x",
        "?p=2x2x9_H4",
        "?p=2x2x1_H5",
        "?p=2x2x1_H3",
        "?p=2x2x0.0_H4",
        "?p=0x2x1_",
        "?analysis=acabaaaj2S",
    ]
    texts += [
        "2x2:u1f",
        "2x2:9,9,u8",
        "2x2:0,0,u8",
        "1#\n#",
        "3x2x9\n111\n###",
        "1#\n\n1#",
        "1  #\n# #",
    ]
    for text, read in zip(
        texts, page(("/analyse/read", {"text": text}) for text in texts), strict=True
    ):
        assert read["refused"]["kind"] == "offline", text


def test_positions_are_written_alike() -> None:
    bodies = [body_of(position) for position in random_positions(200)]
    found = page(("/analyse/write", body) for body in bodies)
    for body, here in zip(bodies, found, strict=True):
        there = orjson.loads(written_as(asked_of(body)))["formats"]
        expected = [each for each in there if each["name"] in HERE and each["message"] is None]
        assert here["answer"]["formats"] == expected
