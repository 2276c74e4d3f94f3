"""Learning over the API: lessons, drills, answers; whose they are, and what is refused."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest

from qmines.core.deduction import TECHNIQUES
from qmines.core.position import Position
from qmines.generate.puzzles import is_puzzle
from qmines.play.lessons import BY_NAME
from qmines.solver import analyse

if TYPE_CHECKING:
    from web.conftest import Client, Server

BAD = [
    {},
    {"row": 0, "column": 0},
    {"row": "0", "column": 0, "deed": "open"},
    {"row": True, "column": 0, "deed": "open"},
    {"row": -1, "column": 0, "deed": "open"},
    {"row": 100, "column": 0, "deed": "open"},
    {"row": 0, "column": 0.0, "deed": "open"},
    {"row": 0, "column": 0, "deed": "chord"},
    {"row": 0, "column": 0, "deed": None},
    {"row": 0, "column": 0, "deed": "open", "right": True},
]


def test_all_examples_can_be_solved(client: Client):
    """Every cell that is certain is right, and the lesson remembers."""
    lessons = client.get("/api/learn").json()["lessons"]
    assert [lesson["name"] for lesson in lessons] == list(BY_NAME)
    for lesson in lessons:
        for number, example in enumerate(lesson["examples"]):
            assert example["solved"] is False
            found = analyse(Position.from_rows(example["rows"], example["mines"]))
            cell, deed = (found.safe[0], "open") if found.safe else (found.mined[0], "flag")
            if not found.safe and not example["flags"]:
                cell, deed = (0, 0), "open"  # a guess, which is forgiven
            body = {"row": cell[0], "column": cell[1], "deed": deed}
            told = client.post(f"/api/learn/{lesson['name']}/{number}", json=body)
            assert told.json()["right"] is True, told.text
    again = client.get("/api/learn").json()["lessons"]
    assert all(example["solved"] for lesson in again for example in lesson["examples"])


def test_a_wrong_answer_is_proved_wrong(client: Client):
    told = client.post("/api/learn/pair/0", json={"row": 0, "column": 0, "deed": "open"}).json()
    assert told["right"] is False
    assert told["verdict"][0]["key"] == "drill-uncertain"
    assert told["why"][-1] == {"key": "so-safe", "args": {"cells": [[0, 2], [1, 2]], "count": 2}}
    assert told["clues"] == [[1, 0], [1, 1]]
    assert not any(e["solved"] for e in client.get("/api/learn").json()["lessons"][1]["examples"])


@pytest.mark.parametrize("technique", TECHNIQUES)
def test_drills_take_their_technique(client: Client, technique: str):
    given = client.post("/api/drills", json={"technique": technique})
    assert given.status_code == 201
    drill = given.json()
    position = Position.from_rows(drill["rows"], drill["mines"])
    assert is_puzzle(position, technique)
    assert client.post("/api/drills", json={"technique": technique}).json() == drill
    found = analyse(position)
    cell = found.safe[0]
    body = {"row": cell[0], "column": cell[1], "deed": "flag"}
    path = f"/api/drills/{drill['id']}/answer"
    told = client.post(path, json=body).json()
    assert (told["right"], told["first"]) == (False, True)
    told = client.post(path, json=body | {"deed": "open"}).json()
    assert (told["right"], told["first"]) == (True, False)
    mine = next(each for each in told["trainer"] if each["technique"] == technique)
    assert (mine["asked"], mine["right"], mine["recent"]) == (1, 0, [False])
    assert client.post("/api/drills", json={"technique": technique}).json()["id"] != drill["id"]


def test_the_trainer_goes_on_to_harder_ones(client: Client):
    """Three right answers open the next technique."""
    for _ in range(3):
        drill = client.post("/api/drills", json={}).json()
        assert drill["technique"] == "single"
        row, column = analyse(Position.from_rows(drill["rows"], drill["mines"])).safe[0]
        body = {"row": row, "column": column, "deed": "open"}
        told = client.post(f"/api/drills/{drill['id']}/answer", json=body).json()
        assert told["right"]
    assert [each["open"] for each in told["trainer"]] == [True, True, False, False, False]
    likely = {each["technique"]: each["share"] for each in told["trainer"]}
    assert likely["pair"] > likely["single"] > 0 == likely["count"]


def test_a_guest_is_nobody_until_something_is_done(client: Client):
    learnt = client.get("/api/learn")
    assert "set-cookie" not in learnt.headers
    assert all(each["asked"] == 0 for each in learnt.json()["trainer"])
    assert not any(each["done"] for each in learnt.json()["lessons"])


def test_a_lesson_in_qubits_is_a_game(client: Client):
    game = client.new(rules="sandbox", level="superposition")["id"]
    asked = itertools.count()
    for _ in range(60):
        if client.get(f"/api/games/{game}").json()["view"]["outcome"]["result"] == "won":
            break
        for event in ("open-z 0 0", "open-z 1 0", "reset"):
            at = next(asked)
            answer = client.ask(game, "moves", expect=at, event=event, key=f"k{at}")
            if answer.status_code != 200:
                break
    learnt = [e["name"] for e in client.get("/api/learn").json()["lessons"] if e["done"]]
    assert learnt == ["superposition"]
    assert client.get("/api/games").json()["games"][0]["outcome"] == "won"
    # A lesson cannot be lost: it is no win among others.
    assert client.get("/api/stats").json() == {"lines": []}
    assert client.get("/api/progress").json() == {"bins": []}


def test_nobody_answers_for_another(client: Client, server: Server):
    drill = client.post("/api/drills", json={}).json()
    body = {"row": 0, "column": 0, "deed": "open"}
    with server.client() as other:
        assert other.post(f"/api/drills/{drill['id']}/answer", json=body).status_code == 404
        other.post("/api/drills", json={})
        assert other.post(f"/api/drills/{drill['id']}/answer", json=body).status_code == 404


@pytest.mark.parametrize("body", BAD)
def test_answers_that_are_none(client: Client, body: dict[str, object]):
    drill = client.post("/api/drills", json={}).json()["id"]
    for path in (f"/api/drills/{drill}/answer", "/api/learn/single/0"):
        assert client.post(path, json=body).status_code == 400


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/learn/single/9", 404),
        ("/api/learn/single/-1", 404),
        ("/api/learn/single/%D9%A1", 404),
        ("/api/learn/guess/0", 404),
        ("/api/drills/nothing/answer", 404),
        ("/api/drills/%00/answer", 400),
        ("/api/drills/2222222222222222/answer", 404),
    ],
)
def test_what_is_not_there(client: Client, path: str, status: int):
    answer = client.post(path, json={"row": 0, "column": 0, "deed": "open"})
    assert answer.status_code == status
    assert answer.json()["error"]["message"]


@pytest.mark.parametrize(("row", "column"), [(0, 0), (50, 0), (0, 50)])
def test_cells_that_are_no_answer(client: Client, row: int, column: int):
    """Known already, or not in the field."""
    body = {"row": row, "column": column, "deed": "open"}
    assert client.post("/api/learn/single/0", json=body).status_code == 422


@pytest.mark.parametrize("technique", ["", "Single", "guess", 1, True, ["single"], {}])
def test_techniques_that_are_none(client: Client, technique: object):
    assert client.post("/api/drills", json={"technique": technique}).status_code == 400
