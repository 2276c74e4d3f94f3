"""The log: statistics, games over time, pages; of one player alone, and asked for strictly."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING, Any

import pytest

from qmines.core.position import Position
from qmines.solver import analyse
from support.waiting import until

if TYPE_CHECKING:
    from web.conftest import Client, Server

BAD = [
    *("rules=Classic", "rules=", "rules=%00", "rules=classic&rules=classic", "variant=%00"),
    *("aid=", "aid=HINT", "aid=a%2Bb", "days=-1", "days=1.5", "days=NaN", "days=99999", "days="),
    *("level=%00", "level=0x0x0", "level=many", "level=", "x=1", "owner=somebody"),
]


def given_up(client: Client, **fields: object) -> str:
    game = client.new(**fields)["id"]
    client.move(game, 0, "open 0 0")
    client.move(game, 1, "resign")
    return str(game)


def test_the_log_of_a_guest(client: Client):
    beginner = given_up(client, level="beginner")
    custom = given_up(client, level="12x8x12", rules="forgiving", options={"strict": True})
    going = client.new(level="beginner")["id"]
    client.move(going, 0, "open 0 0")
    lines = client.get("/api/stats").json()["lines"]
    assert {(line["rules"], line["level"], line["variant"]) for line in lines} == {
        ("classic", "beginner", ""),
        ("forgiving", "12x8x12", "strict"),
    }
    for query, expected in {
        "": {beginner, custom, going},
        "?rules=forgiving": {custom},
        "?level=12X8X12": {custom},
        "?variant=": {beginner, going},
        "?variant=strict": {custom},
        "?outcome=lost": {beginner, custom},
        "?outcome=playing": {going},
        "?unfinished=1": {going},
        "?aid=none&days=1": {beginner, custom, going},
        "?aid=any": set(),
        "?aid=hint": set(),
    }.items():
        found = client.get(f"/api/games{query}").json()
        assert {game["id"] for game in found["games"]} == expected, query
        assert found["next"] is None
    bins = client.get("/api/progress?rules=classic").json()["bins"]
    assert [(each["games"], each["wins"]) for each in bins] == [(1, 0)]
    assert client.get("/api/progress?aid=any").json() == {"bins": []}
    assert len(client.get("/api/stats?level=9x9x10").json()["lines"]) == 1


def test_pages_follow_each_other(client: Client):
    made = [given_up(client, level="beginner") for _ in range(5)]
    seen: list[str] = []
    after = ""
    for _ in range(3):
        page = client.get(f"/api/games?limit=2{after}").json()
        seen += [game["id"] for game in page["games"]]
        after = f"&before={page['next']}"
    assert page["next"] is None
    assert seen == made[::-1]
    assert client.get("/api/games?before=nowhere").status_code == 422


def test_nobody_sees_the_log_of_another(client: Client, server: Server):
    given_up(client, level="beginner")
    with server.client() as other:
        assert other.get("/api/games").json() == {"games": [], "next": None}
        assert other.get("/api/stats").json() == {"lines": []}
        assert other.get("/api/progress").json() == {"bins": []}
        given_up(other, level="expert")
        assert [line["level"] for line in other.get("/api/stats").json()["lines"]] == ["expert"]
        assert sum(b["games"] for b in other.get("/api/progress").json()["bins"]) == 1


@pytest.mark.parametrize("query", BAD)
@pytest.mark.parametrize("path", ["/api/stats", "/api/progress", "/api/games"])
def test_questions_that_are_none(client: Client, path: str, query: str):
    answer = client.get(f"{path}?{query}")
    assert answer.status_code in {400, 422}, answer.text
    assert answer.json()["error"]["message"]


@pytest.mark.parametrize("query", ["bins=0", "bins=61", "bins=x", "outcome=won", "before=1"])
def test_questions_about_progress_that_are_none(client: Client, query: str):
    assert client.get(f"/api/progress?{query}").status_code == 400


def won(client: Client, *, slowly: bool = False, **fields: object) -> str:
    """A game that is won by opening what is certain, on a board that needs no guess."""
    game = client.new(level="beginner", options={"no_guess": True}, **fields)["id"]
    view = client.move(game, 0, "open 4 4")["delta"]
    for _ in range(200):
        if view["outcome"]["result"] != "playing":
            break
        rows = client.get(f"/api/games/{game}").json()["view"]["boards"][0]
        safe = analyse(Position.from_rows([row.replace("F", "#") for row in rows], 10)).safe
        for row, column in safe:
            at = view["sequence"]
            if slowly:
                time.sleep(random.uniform(0.1, 0.3))
            answer = client.ask(
                game, "moves", expect=at, event=f"open {row} {column}", key=f"m{at}"
            )
            if answer.status_code != 200:  # it was opened with another, or the game is over
                break
            view = answer.json()["delta"]
    assert view["outcome"]["result"] == "won"
    return str(game)


def board(client: Client, query: str = "") -> Any:
    path = "/api/leaderboard?level=beginner&variant=no_guess"
    return client.get(f"{path}&{query}").json()


def test_leaderboards_show_what_the_server_verified(client: Client):
    """Names of accounts alone; a game with help stands apart and is never verified."""
    game = won(client, slowly=True, ranked=True)
    until(lambda: board(client)["you"] is not None)
    found = board(client)
    you = found["you"]
    assert (you["game"], you["player"], you["listed"], you["shown"]) == (game, None, False, False)
    assert (you["verified"], you["you"]) == (True, True)
    assert game not in [each["game"] for each in found["rows"]]
    client.post("/api/signup", json={"name": "Champion", "password": "correct zebra 1"})
    client.post("/api/login", json={"name": "champion", "password": "correct zebra 1"})
    found = board(client, "by=speed&period=day")
    (row,) = [each for each in found["rows"] if each["game"] == game]
    assert (row["player"], row["you"], row["verified"]) == ("Champion", True, True)
    assert row["pace"] is None
    assert set(row) & {"owner", "seed"} == set()
    assert (found["you"]["rank"], found["you"]["shown"]) == (row["rank"], True)
    assert found["players"] == len(found["rows"])
    helped = client.new(level="beginner", options={"no_guess": True})["id"]
    at = client.move(helped, 0, "open 4 4")["delta"]["sequence"]
    told = client.ask(helped, "assist", expect=at, key="all", kind="deduce").json()
    assert told["delta"]["outcome"]["result"] == "won"
    until(lambda: board(client, "kind=assisted")["you"] is not None)
    assert board(client, "kind=assisted")["you"]["game"] == helped
    for query in ("verified=0", "kind=race", "kind=daily", "by=streak&verified=0"):
        others = board(client, query)
        assert helped not in [each["game"] for each in others["rows"]]
    assert board(client, "by=streak")["you"] is None  # the game was begun as a guest


@pytest.mark.parametrize(
    "query", ["rules=Classic", "level=many", "kind=coop", "period=year", "by=luck", "verified=2"]
)
def test_leaderboards_that_do_not_exist(client: Client, query: str):
    assert client.get(f"/api/leaderboard?{query}").status_code in {400, 422}
