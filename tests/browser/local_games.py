"""Random games, played by the rules in Python and by the kernel in the page, event by event."""

from __future__ import annotations

import json
import subprocess
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from qmines.core.levels import Level
from qmines.errors import BudgetExceeded, InvalidInput
from qmines.messages import Message
from qmines.modes import setup_of
from qmines.session import Game
from qmines.session.ending import verdict
from qmines.session.file import verify
from qmines.web.live.documents import delta_document, view_document

from .differences import different
from .tools import ROOT, node

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

SCRIPT = ROOT / "tests" / "js" / "local-games.js"
MOST_TOLD = 100  # cells that were safe when a game was lost
REFUSALS = {
    "move-game-over": "over",
    "move-paused": "paused",
    "move-not-paused": "not-paused",
    "move-no-undo": "nothing-to-undo",
    "move-no-questions": "questions",
    "move-no-board": "no-board",
}
"""Why Python refuses an event, and the word of the kernel for it."""


class Clock:
    """Seconds that pass when they are told to."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@dataclass
class Played:
    """A game by the rules in Python, and all that was seen of it."""

    document: dict[str, Any]
    events: list[tuple[int, str]]
    view: dict[str, Any]
    steps: list[dict[str, Any]]
    game: Game


def random_game(rng: random.Random) -> Played:
    """A game of random rules, sizes, options and events, many of them pointless or refused."""
    width, height = rng.randint(1, 9), rng.randint(1, 9)
    if rng.random() < 0.2:
        width, height = rng.choice(((9, 9), (16, 16), (30, 16), (13, 20)))
    cells = width * height
    mines = min(cells - 1, round(cells * rng.choice((0.05, 0.12, 0.16, 0.21, 0.3, 0.6))))
    options: dict[str, Any] = {
        "first": rng.choice(("opening", "safe", "anything")),
        "questions": rng.random() < 0.5,
    }
    rules = rng.choice(("classic", "forgiving"))
    # The page deals boards with sides of 8 and more. Few smaller ones have a no-guess board, and
    # every open searches for it again; some show that both sides give up.
    if rng.random() < (0.5 if min(width, height) >= 8 else 0.01):
        options |= {"no_guess": True, "first": "opening"}
    if rules == "forgiving":
        options["knowledge"] = rng.choice(("deducible", "visible"))
        options["strict"] = rng.random() < 0.4
        options["notice"] = rng.choice(("end", "now"))
    seed, own = rng.randbytes(32), rng.choice(("", "", "mine", '"\\{setup}~'))
    setup = setup_of(Level(width, height, mines), rules, options)
    clock = Clock()
    game = Game(setup, seed=seed, player_seed=own, clock=clock)
    played = Played(
        {
            "rules": rules,
            "width": width,
            "height": height,
            "mines": mines,
            "options": options,
            "seed": seed.hex(),
            "player_seed": own,
        },
        [],
        _plain(view_document(game.view)),
        [],
        game,
    )
    for _ in range(rng.randint(1, 60)):
        clock.seconds += rng.random()
        before = game.view
        event = _random_event(rng, game)
        try:
            game.do(event)
            step = _plain(delta_document(before, game.view))
        except BudgetExceeded:
            step = {"refused": "too-hard"}
        except InvalidInput as error:
            why = error.message
            step = {"refused": REFUSALS[why.key] if isinstance(why, Message) else why}
        at = game.last.at if game.last and "refused" not in step else int(clock.seconds * 1000)
        played.events.append((at, event))
        played.steps.append(step)
        if game.outcome.over and rng.random() < 0.7:
            break
    return played


def _random_event(rng: random.Random, game: Game) -> str:
    if game.view.paused and rng.random() < 0.6:
        return "resume"
    if rng.random() < 0.1:
        return rng.choice(("undo", "undo", "undo", "pause", "resume", "resign", "help hint"))
    if game.outcome.over:
        return "undo"
    grid = game.setup.grid
    row, column = rng.randrange(grid.height), rng.randrange(grid.width)
    verbs = ("open",) * 6 + ("flag", "flag", "question", "mark") + ("chord",) * 3
    return f"{rng.choice(verbs)} {row} {column}"


def in_the_page(games: Sequence[Played]) -> list[dict[str, Any]]:
    """The same games, played by the kernel as the page loads it."""
    lines = "".join(
        f"{json.dumps({'game': each.document, 'events': each.events})}\n" for each in games
    )
    done = subprocess.run(
        [node(), SCRIPT], input=lines, capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def differing(played: Played, here: dict[str, Any]) -> list[str]:
    """Where a game went differently in the page, or its transcript is not accepted."""
    found = [] if played.view == here["view"] else ["the first view"]
    for number, (one, other) in enumerate(zip(played.steps, here["steps"], strict=True)):
        found += different(one, other, f"event {number}, {played.events[number]}")
        if found:
            return found
    game = played.game
    report = verify(here["file"].encode())
    if not report.ok or not report.complete or report.game is None:
        return [*found, f"not verified: {report.problems}"]
    if report.game.transcript != game.transcript or report.game.chain != game.chain:
        found.append("the transcript")
    if here["again"]["chain"] != game.chain:
        found.append("the game played again from its file")
    if game.outcome.over:
        end, judged = here["end"], verdict(game)
        found += different(_plain(game.measures_at_last.document()), end["measures"], "measures")
        told = end["verdict"] and (end["verdict"]["message"], end["verdict"]["cells"])
        expected = judged and (judged.message.document(), judged.safe[:MOST_TOLD])
        found += different(_plain(expected), _plain(told), "verdict")
    return found


def _plain(document: Any) -> Any:
    """A document as it comes out of JSON."""
    return json.loads(json.dumps(document))
