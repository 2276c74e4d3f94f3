"""Replays over HTTP: of games that have ended here, and of files; nothing of games that go on."""

from __future__ import annotations

import base64
import gzip
import json
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from qmines.core.position import Position
from qmines.modes.knowledge import without_marks
from qmines.quantum.hints import chances_of, qubit_hint
from qmines.session import Game, load, new_game
from qmines.session.counterfactual import otherwise
from qmines.session.film import film_of
from qmines.session.review import Reviewer, best_move
from qmines.session.steps import Steps
from qmines.solver import analyse
from qmines.web.routes.replays import Answers
from qmines.web.settings import MAX_BODY, MAX_UPLOAD
from qmines.web.solver.replays import MOST_BYTES
from session.players import play
from session.test_recorded import SAMPLE
from web.test_malformed import refused

if TYPE_CHECKING:
    import httpx

    from web.conftest import Client

ROUTES = ("", "/moves", "/moves?first=0", "/moment?step=0", "/rules")


def ended(client: Client, rules: str = "classic", level: str = "9x9x10") -> tuple[str, Game]:
    """A game of the server that has ended: its name, and the game as its file tells it."""
    game = client.new(rules=rules, level=level)
    name, sequence = game["id"], 0
    if game["view"]["qubits"] is None:
        for event in ("open 4 4", "flag 0 0", "flag 0 0"):
            sequence = client.move(name, sequence, event)["delta"]["sequence"]
    else:
        sequence = client.move(name, sequence, "open-z 2 2")["delta"]["sequence"]
    while client.get(f"/api/games/{name}").json()["view"]["outcome"]["result"] == "playing":
        asked = {"expect": sequence, "key": f"a{sequence}", "kind": "auto", "guess": True}
        answer = client.ask(name, "assist", **asked)
        assert answer.status_code == 200, answer.text
        sequence = client.get(f"/api/games/{name}").json()["view"]["sequence"]
    return name, load(client.get(f"/api/games/{name}/file").content)


def packed(game: Game | bytes, *, small: bool = True) -> dict[str, Any]:
    data = game if isinstance(game, bytes) else game.save()
    data = gzip.compress(data) if small else data
    return {"data": base64.b64encode(data).decode(), "name": "it.qmines"}


def ok(answer: httpx.Response) -> Any:
    assert answer.status_code == 200, answer.text
    return answer.json()


def same(found: Any, expected: Any) -> bool:
    return bool(found == json.loads(json.dumps(expected)))


def all_moves(ask: Any) -> list[dict[str, Any]]:
    """Every judgement, as a page collects them."""
    moves: list[dict[str, Any]] = []
    first: int | None = 0
    while first is not None:
        found = ask(first)
        assert [move["step"] for move in found["moves"]] == list(
            range(first, first + len(found["moves"]))
        )
        moves += found["moves"]
        first = found["next"]
    return moves


@pytest.mark.parametrize(
    ("rules", "level"), [("classic", "9x9x10"), ("forgiving", "9x9x10"), ("qubits", "2")]
)
def test_a_game_of_the_server_and_its_file_say_the_same(client: Client, rules: str, level: str):
    name, game = ended(client, rules, level)
    steps = Steps.of(game, game.seed)
    way = f"/api/games/{name}/replay"
    told = ok(client.get(way))
    assert same({name: told[name] for name in ("first", "frames")}, film_of(steps))
    assert (told["rules"], told["level"]) == (rules, level if rules == "qubits" else "beginner")
    assert ok(client.post("/api/replay", json=packed(game))) == told
    assert ok(client.post("/api/replay", json=packed(game, small=False))) == told
    moves = all_moves(lambda first: ok(client.get(f"{way}/moves?first={first}")))
    reviewer = Reviewer(steps)
    assert same(moves, [reviewer.review(n).document() for n in range(game.sequence)])
    sent = packed(game)
    assert moves == all_moves(
        lambda first: ok(client.post("/api/replay/moves", json={**sent, "first": first}))
    )
    rules_told = ok(client.get(f"{way}/rules"))
    assert same(rules_told, {"rules": [each.document() for each in otherwise(steps)]})
    assert ok(client.post("/api/replay/rules", json=sent)) == rules_told
    for number in (0, 1, game.sequence // 2, game.sequence):
        moment = ok(client.get(f"{way}/moment?step={number}"))
        assert moment == ok(client.post("/api/replay/moment", json={**sent, "step": number}))
        best = best_move(steps[number])
        assert same(moment["best"], None if best is None else best.document())


def test_the_overlay_is_the_analysis_of_the_moment(client: Client):
    """Of every moment of several games, undone ones and paused ones included."""
    for seed in range(6):
        game = play(seed, levels=["9x9x10", "16x9x22"])
        steps, sent = Steps.of(game, game.seed), packed(game)
        for number in range(0, game.sequence + 1, 3):
            view = steps[number].view
            moment = ok(client.post("/api/replay/moment", json={**sent, "step": number}))
            if view.paused or view.outcome.over or steps[number].untouched:
                assert moment["method"] == "none"
                assert moment["best"] is None
                continue
            expected = analyse(Position(view.grid, without_marks(view.cells), view.total))
            shown = np.array(moment["boards"][0], dtype=float)
            hidden = ~np.isnan(shown)
            assert moment["method"] == expected.method == "exact"
            assert np.allclose(shown[hidden], expected.mine_probability[hidden], atol=1e-8)
            assert hidden.sum() == view.hidden
            assert same(moment["safe"], [expected.safe])
            assert same(moment["mined"], [expected.mined])


def test_the_overlay_of_qubits(client: Client):
    game = new_game("2", "qubits", seed=4)
    game.do("open-z 1 1")
    for _ in range(5):
        game.do(qubit_hint(game.view.qubits.position, textbook=False).event)
    position = game.view.qubits.position
    game.resign()
    asked = {**packed(game), "step": game.sequence - 1}
    moment = ok(client.post("/api/replay/moment", json=asked))
    expected = 1 - chances_of(position).survival
    for board in (0, 1):
        shown = np.array(moment["boards"][board], dtype=float).reshape(-1)
        assert np.allclose(shown, expected[:, board], atol=1e-8, equal_nan=True)
    assert moment["best"]["event"].startswith(("open-z", "open-h"))
    assert moment["link"] is None


# What is refused


@pytest.mark.parametrize("way", ROUTES)
@pytest.mark.parametrize("rules", ["classic", "forgiving", "entangled"])
def test_no_replay_of_a_game_that_goes_on(client: Client, rules: str, way: str):
    game = client.new(rules=rules)["id"]
    client.move(game, 0, "open-z 2 2" if rules == "entangled" else "open 2 2")
    answer = client.get(f"/api/games/{game}/replay{way}")
    assert answer.status_code == 422
    assert answer.json()["error"]["key"] == "file-unfinished"
    fork = client.post("/api/games", json={"again": game, "at": 0})
    assert fork.status_code == 422


def test_an_undone_end_is_none(client: Client):
    """After a loss and an undo the game goes on, and its replay is gone."""
    game = client.new(level="4x4x8", options={"first": "anything"})["id"]
    sequence = 0
    for row in range(4):
        for column in range(4):
            view = client.get(f"/api/games/{game}").json()["view"]
            if view["outcome"]["result"] == "playing":
                event = f"open {row} {column}"
                sequence = client.move(game, sequence, event)["delta"]["sequence"]
    assert client.get(f"/api/games/{game}/replay").status_code == 200
    assert client.get(f"/api/games/{game}/replay/moment?step=0").status_code == 200
    client.move(game, sequence, "undo")
    for way in ROUTES:
        assert client.get(f"/api/games/{game}/replay{way}").status_code == 422


def test_what_is_no_game_file_is_refused(client: Client):
    game = play(3)
    data = game.save()
    on = new_game("9x9x10", seed=1)
    on.open(4, 4)
    wrong = {
        "nothing": b"x",
        "text": b"9x9x10\n",
        "json": b"{}\n",
        "cut": data[:-5],
        "changed": data.replace(b'"ranked":', b'"ranked" :'),
        "seed": data.replace(game.seed.hex().encode(), b"0" * 64),
        "goes on": on.save(),
        "goes on, secret": on.save(with_seed=False),
        "packed and cut": gzip.compress(data)[:-20],
        "packed and damaged": gzip.compress(data)[:30] + b"\0" * 40,
        "a bomb": gzip.compress(b" " * (20 * MOST_BYTES))[:45_000],
        "large": new_game("300x300x9", seed=1).save(),
    }
    for name, bytes_ in wrong.items():
        for small in (False, True):
            sent = packed(bytes_, small=small and not name.startswith("packed"))
            answer = client.post("/api/replay", json=sent)
            assert answer.status_code in {400, 413, 422}, (name, answer.text)
            refused(answer)
    for body in (
        {},
        {"data": "***"},
        {"data": ""},
        {"data": 1},
        {**packed(data), "more": 1},
        {"data": "x" * MAX_UPLOAD},
        {**packed(data), "name": 3},
    ):
        refused(client.post("/api/replay", json=body))
    for way, field in (("moves", "first"), ("moment", "step"), ("fork", "at")):
        for value in (-1, 1.0, "0", None, True, 10**9, game.sequence + 1):
            refused(client.post(f"/api/replay/{way}", json={**packed(data), field: value}))
    path = f"/api/games/{ended(client)[0]}/replay"
    for query in (
        "moment",
        "moment?step=x",
        "moment?step=-1",
        "moment?step=99999",
        "moves?first=x",
    ):
        refused(client.get(f"{path}/{query}"))
    refused(client.get("/api/games/nosuchgame22/replay"))


# Going on from a moment


@pytest.mark.parametrize("rules", ["classic", "forgiving", "qubits"])
def test_a_fork_goes_on_from_its_moment(client: Client, rules: str):
    name, game = ended(client, rules, "2" if rules == "qubits" else "9x9x10")
    steps = Steps.of(game, game.seed)
    for count in (0, 1, game.sequence - 1):
        bodies = (
            ("/api/games", {"again": name, "at": count}),
            ("/api/replay/fork", {**packed(game), "at": count}),
        )
        for path, body in bodies:
            answer = client.post(path, json=body)
            assert answer.status_code == 201, answer.text
            made = answer.json()
            view = steps[count].view.document()
            assert made["mine"]
            assert made["view"]["boards"] == view["boards"]
            assert made["view"]["sequence"] == count
            assert made["id"] != name
            event = game.transcript[count].event
            if not event.startswith("help"):
                after = client.move(made["id"], count, event)["delta"]
                assert after["counter"] == steps[count + 1].view.counter
    for count in (game.sequence, game.sequence + 1):
        answer = client.post("/api/games", json={"again": name, "at": count})
        refused(answer)
        assert answer.json()["error"]["key"] in {"site-fork-over", "site-fork-events"}
    refused(client.post("/api/games", json={"at": 1}))
    refused(client.post("/api/games", json={"again": name, "at": 0, "ranked": True}))


def test_a_fork_is_no_record(client: Client):
    """The board is known: whatever comes of it counts as played with help."""
    name, _ = ended(client)
    made = client.post("/api/games", json={"again": name, "at": 1}).json()["id"]
    client.move(made, 1, "resign")
    listed = client.get("/api/games").json()["games"]
    assert next(each for each in listed if each["id"] == made)["aid"].split("+")[0] == "seed"


def test_anybody_may_look(client: Client, server: Any):
    name, _ = ended(client)
    with server.client() as other:
        assert ok(other.get(f"/api/games/{name}/replay")) == ok(
            client.get(f"/api/games/{name}/replay")
        )
        assert other.get(f"/replay/{name}").status_code == 200
        assert other.get("/replay").status_code == 200


# Recorded games of other programs


def test_a_recorded_game(client: Client):
    """Its film brings a smaller file along, which answers all further questions the same."""
    large = SAMPLE.replace(b"Events:\n", b"Events:\n" + b"0.010 mv 1 1 (3 7)\n" * 20_000)
    assert len(large) > MAX_BODY
    sent = {**packed(large, small=False), "name": "it.rawvf"}
    told = ok(client.post("/api/replay", json=sent))
    assert (told["recorded"]["program"], told["rules"]) == ("Minesweeper Arbiter", "classic")
    again = {"data": told["recorded"]["data"], "name": told["recorded"]["name"]}
    assert len(again["data"]) < 1000
    small = ok(client.post("/api/replay", json=again))
    assert small["frames"] == told["frames"]
    moves = all_moves(
        lambda first: ok(client.post("/api/replay/moves", json={**again, "first": first}))
    )
    assert len(moves) == len(told["frames"])
    assert ok(client.post("/api/replay/moment", json={**again, "step": 1}))["method"] == "exact"
    assert len(ok(client.post("/api/replay/rules", json=again))["rules"]) == 3
    refused(client.post("/api/replay/fork", json={**again, "at": 1}))
    assert client.post("/api/replay/moves", json=sent).status_code == 413
    sent["data"] = "A" * MAX_UPLOAD
    assert client.post("/api/replay", json=sent).status_code == 413


def test_recorded_games_that_are_none(client: Client):
    for name, data in (
        ("it.rawvf", b"hello"),
        ("it.rawvf", SAMPLE[:220]),
        ("it.avf", b"\0" * 50),
        ("it.rmv", b"*rmv" + b"\xff" * 50),
        ("it.rawvf", SAMPLE.replace(b"lc", b"zz").replace(b"lr", b"zz").replace(b"rc", b"zz")),
        ("it.rawvf", b"A: b\nBoard:\n" + b"0" * 70_000 + b"\nEvents:\n0.1 lc 1 1\n0.2 lr 1 1\n"),
    ):
        refused(client.post("/api/replay", json={**packed(data), "name": name}))


def test_answers_are_kept_while_somebody_asks_and_there_is_room():
    now = [0.0]
    kept = Answers(clock=lambda: now[0])
    for number in range(4):
        kept.keep((number,), b"x" * (4 << 20))
    assert kept.get((0,))
    kept.keep((4,), b"y")
    assert [number for number in range(5) if kept.get((number,))] == [0, 2, 3, 4]
    kept.keep((5,), b"z" * (17 << 20))  # more than there is room for
    assert not any(kept.get((number,)) for number in range(6))
    for number in range(10):
        now[0] += 100
        kept.keep((number,), b"x")
        assert kept.get((0,))
    assert [number for number in range(10) if kept.get((number,))] == [0, 6, 7, 8, 9]
