"""Games that were played in a browser are replayed and filed once, and never count."""

from __future__ import annotations

import json
import time
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from typing import TYPE_CHECKING, Any

import pytest

from qmines.core.position import HIDDEN
from qmines.session import new_game
from qmines.store.store import new_game_name
from web.test_accounts import signed_up
from web.test_replays import packed

if TYPE_CHECKING:
    import httpx

    from qmines.session import Game
    from web.conftest import Client


@pytest.fixture
def name() -> str:
    """An ID as a page makes one: all tests share a server."""
    return new_game_name()


def finished(seed: int = 1, rules: str = "classic", **options: Any) -> Game:
    """A game that opens the first hidden cells until it is over."""
    game = new_game("9x9x10", rules, seed=seed, **options)
    game.open(4, 4)
    while not game.outcome.over:
        game.open(*game.setup.grid.place(game.view.cells.index(HIDDEN)))
    return game


def won() -> Game:
    """A game in which every safe cell is opened."""
    game = new_game("9x9x10", seed=1)
    game.open(4, 4)
    board = copy(game).resign().mines
    assert board is not None
    for index, code in enumerate(game.view.cells):
        if code == HIDDEN and not board.mask[index] and not game.outcome.over:
            game.open(*game.setup.grid.place(index))
    assert game.outcome.result == "won"
    return game


def filed(client: Client, game: Game | bytes, name: str) -> httpx.Response:
    return client.post("/api/games/local", json={"id": name, "data": packed(game)["data"]})


@pytest.mark.parametrize(
    ("rules", "options"),
    [("classic", {}), ("classic", {"no_guess": True}), ("forgiving", {"strict": True})],
)
def test_a_finished_game_is_filed_under_its_own_id(
    client: Client, name: str, rules: str, options: dict[str, Any]
) -> None:
    game = finished(3, rules, **options)
    answer = filed(client, game, name)
    assert (answer.status_code, answer.json()) == (201, {"id": name, "repeated": False})
    found = client.get(f"/api/games/{name}").json()
    assert found["mine"]
    assert not found["ranked"]
    assert found["view"]["chain"] == game.chain
    assert found["seed"] == game.seed.hex()
    (listed,) = client.get("/api/games").json()["games"]
    assert (listed["id"], listed["aid"]) == (name, "local")


def test_sending_it_again_files_it_once(client: Client, name: str) -> None:
    game = finished()
    assert filed(client, game, name).status_code == 201
    for _ in range(2):
        assert filed(client, game, name).json() == {"id": name, "repeated": True}
    assert len(client.get("/api/games").json()["games"]) == 1


def test_two_requests_at_once_file_it_once(client: Client, name: str) -> None:
    game = finished()
    assert client.post("/api/games", json={}).status_code == 201  # now there is a session
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda _: filed(client, game, name), range(4)))
    assert sorted(each.status_code for each in answers) == [200, 200, 200, 201]
    assert client.get(f"/api/games/{name}").json()["view"]["chain"] == game.chain


def test_a_game_that_went_on_after_an_undo(client: Client, name: str) -> None:
    game = new_game("9x9x10", seed=1, first="anything")
    mine = next(
        (row, column)
        for row in range(9)
        for column in range(9)
        if new_game("9x9x10", seed=1, first="anything").open(row, column).outcome.over
    )
    game.open(*mine)
    lost = game.save()
    assert filed(client, lost, name).status_code == 201
    game.undo()
    game.resign()
    assert filed(client, game, name).json() == {"id": name, "repeated": False}
    found = client.get(f"/api/games/{name}").json()
    assert (found["view"]["chain"], found["view"]["deaths"]) == (game.chain, 1)
    assert filed(client, lost, name).json()["repeated"]  # an older copy, from another tab
    assert client.get(f"/api/games/{name}").json()["view"]["chain"] == game.chain


def test_another_game_cannot_take_its_place(client: Client, name: str) -> None:
    assert filed(client, finished(1), name).status_code == 201
    assert filed(client, finished(2), name).status_code == 422
    client.cookies.clear()
    assert filed(client, finished(1), name).status_code == 422
    made = client.new(rules="classic", level="9x9x10")
    assert filed(client, finished(1), made["id"]).status_code == 422


def test_what_is_not_accepted(client: Client, name: str) -> None:
    going_on = new_game("9x9x10", seed=1)
    going_on.open(4, 4)
    ranked = new_game("9x9x10", seed=1, ranked=True)
    ranked.resign()
    forged = json.loads(finished().save())
    forged["events"][0][1] = "open 0 0"
    for game in (going_on, ranked, json.dumps(forged).encode(), b"nonsense"):
        assert filed(client, game, name).status_code in {400, 422}
    qubits = new_game("2", "qubits", seed=1)
    qubits.resign()
    assert filed(client, qubits, name).status_code == 422
    for wrong in ("", "short", "23456789abcI", "23456789abcde"):
        assert filed(client, finished(), wrong).status_code in {400, 422}


def test_local_games_are_on_no_leaderboard(client: Client, name: str) -> None:
    signed_up(client)
    assert filed(client, won(), name).status_code == 201
    for _ in range(100):  # until it is judged
        (listed,) = client.get("/api/games").json()["games"]
        if listed["bbbv"] is not None:
            break
        time.sleep(0.1)
    assert (listed["id"], listed["outcome"], listed["aid"]) == (name, "won", "local")
    for query in ("kind=solo", "kind=assisted", "verified=0", "verified=0&by=streak"):
        best = client.get(f"/api/leaderboard?level=9x9x10&{query}").json()
        assert name not in [each["game"] for each in best["rows"]]
        assert best["you"] is None
