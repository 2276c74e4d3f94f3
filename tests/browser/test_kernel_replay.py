"""A replay without a server: the page tells the same of a game file as the server does."""

from __future__ import annotations

import json
import random
import subprocess
from typing import Any

import orjson
import pytest

from qmines import new_game
from qmines.messages.files import bundle_of
from qmines.web.pages import EVERY_PAGE, MESSAGE_BUNDLES
from qmines.web.public_data import rule_documents
from qmines.web.solver import replays
from qmines.web.solver.replays import Sent

from .differences import different
from .driver import t
from .local_games import random_game
from .tools import ROOT, node

pytestmark = pytest.mark.quick

SCRIPT = ROOT / "tests" / "js" / "replays.js"
GAMES = 60


def in_the_page(files: list[bytes]) -> list[dict[str, Any]]:
    """What the page tells of game files without a server."""
    known = {
        "messages": bundle_of("en", EVERY_PAGE + MESSAGE_BUNDLES["replay"]),
        "rules": {"rules": rule_documents()},
    }
    lines = [known, *({"file": data.decode()} for data in files)]
    done = subprocess.run(
        [node(), SCRIPT],
        input="".join(f"{json.dumps(line)}\n" for line in lines),
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def by_the_server(data: bytes) -> dict[str, Any]:
    sent = Sent(data, "a.game", 10_000)
    film = orjson.loads(replays.film(sent))
    moves: list[dict[str, Any]] = []
    first: int | None = 0
    while first is not None:
        found = orjson.loads(replays.reviews(sent, first))
        moves += found["moves"]
        first = found["next"]
    steps = range(len(film["frames"]) + 1)
    moments = [orjson.loads(replays.moment(sent, step)) for step in steps]
    return {"film": film, "moves": moves, "moments": moments}


def plain(told: dict[str, Any]) -> dict[str, Any]:
    """What both tell, in one form: messages by their keys, chances to nine digits."""
    film = told["film"]
    return {
        "film": {name: film[name] for name in ("rules", "level", "frames")},
        "board": film["first"]["boards"],
        "moves": [
            {
                name: move[name]
                for name in ("step", "kind", "survival", "best", "sampled", "saved", "lost")
            }
            | {"messages": [message["key"] for message in move["messages"]]}
            for move in told["moves"]
        ],
        "moments": [
            {
                "method": moment["method"],
                "safe": moment["safe"],
                "mined": moment["mined"],
                "boards": [
                    [[each if each is None else round(each, 9) for each in row] for row in board]
                    for board in moment["boards"]
                ],
                "message": moment["message"] and moment["message"]["key"],
                "best": moment["best"]
                and (
                    moment["best"]["event"],
                    moment["best"]["survival"],
                    [message["key"] for message in moment["best"]["messages"]],
                ),
            }
            for moment in told["moments"]
        ],
    }


def test_replays_tell_the_same() -> None:
    rng = random.Random(4)
    played = []
    while len(played) < GAMES:
        game = random_game(rng).game
        if game.outcome.over and min(game.setup.grid.width, game.setup.grid.height) >= 8:
            played.append(game)
    files = [game.save() for game in played]
    reviewed = set()
    for data, here in zip(files, in_the_page(files), strict=True):
        assert "refused" not in here, here
        there = json.loads(json.dumps(plain(by_the_server(data))))
        assert list(different(there, json.loads(json.dumps(plain(here))))) == []
        reviewed |= {key for move in there["moves"] for key in move["messages"]}
    assert reviewed >= {"review-safe", "review-guess", "review-mistake-risk", "review-lost"}
    assert reviewed >= {"notice-saved", "review-flag-chance", "review-undo", "review-first"}


def test_what_cannot_be_replayed_is_refused_in_one_sentence() -> None:
    entangled = new_game("3", "qubits", seed=1)
    entangled.do("resign")
    running = new_game("beginner", seed=1)
    running.do("open 4 4")
    ended = new_game("beginner", seed=1)
    ended.do("open 4 4")
    ended.do("resign")
    changed = ended.save().replace(b'"open 4 4"', b'"open 4 5"')
    files = [entangled.save(), b"*mines*", running.save(), changed]
    assert [each["refused"] for each in in_the_page(files)] == [
        t("replay-here-only"),
        t("replay-here-only"),
        t("file-unfinished"),
        t("file-changed"),
    ]
