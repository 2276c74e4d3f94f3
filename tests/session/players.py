"""Players for tests: games of any rule set, from a seed, with all that a player may do."""

from __future__ import annotations

import contextlib
import random
from itertools import accumulate

from qmines.core.position import FLAG, HIDDEN
from qmines.errors import InvalidInput
from qmines.session import new_game
from qmines.solver import analyse

LEVELS = ["1x1x0", "3x3x2", "5x4x4", "8x8x10", "9x9x10", "16x9x22"]
OPTIONS = {
    "classic": {"first": ["opening", "safe", "anything"], "questions": [False, True]},
    "forgiving": {
        "first": ["opening", "safe", "anything"],
        "questions": [False, True],
        "knowledge": ["deducible", "visible"],
        "strict": [False, False, True],
        "notice": ["end", "now"],
    },
}


class Ticking:
    """A clock that goes on by a little at every look."""

    def __init__(self, seed):
        rng = random.Random(seed)
        self.times = accumulate(rng.random() for _ in iter(int, 1))

    def __call__(self):
        return next(self.times)


def play(seed, *, levels=LEVELS, most=60, undo=0.3):
    """A game played to its end (or resigned), with marks, chords, pauses, help and undo."""
    rng = random.Random(seed)
    rules = rng.choice(list(OPTIONS))
    options = {name: rng.choice(values) for name, values in OPTIONS[rules].items()}
    ranked = rng.random() < 0.2
    game = new_game(
        rng.choice(levels),
        rules,
        seed=seed,
        player_seed=rng.choice(["", "mine", "~!"]),
        ranked=ranked,
        clock=Ticking(seed),
        **options,
    )
    caution = rng.choice([0.0, 0.6, 0.95])
    while True:
        if game.outcome.over:
            lost = game.outcome.result == "lost" and game.outcome.reason.name != "RESIGNED"
            if lost and not ranked and rng.random() < undo and game.sequence < most:
                game.undo()
            else:
                return game
        elif game.sequence >= most:
            game.resign()
        else:
            move(game, rng, caution)


def move(game, rng, caution):
    """One event of any kind."""
    view = game.view
    place = rng.randrange(view.grid.height), rng.randrange(view.grid.width)
    chance = rng.random()
    if chance < 0.03:
        game.pause()
        game.resume()
    elif chance < 0.06:
        game.note_help(rng.choice(["hint", "auto"]))
    elif chance < 0.09 and not game.header.ranked and game.sequence:
        with contextlib.suppress(InvalidInput):  # nothing to undo
            game.undo()
    elif chance < 0.25:
        verb = rng.choice(["flag", "mark", "chord"])
        game.do(f"{verb} {place[0]} {place[1]}")
    elif (
        rng.random() < caution
        and game.outcome.over is False
        and any(c < HIDDEN for c in view.cells)
    ):
        answer = analyse(view.position)
        row, column = rng.choice(answer.safe or answer.safest[0])
        verb = "flag" if view.position[row, column] == FLAG else "open"
        game.do(f"{verb} {row} {column}")
    else:
        hidden = [i for i, code in enumerate(view.cells) if code >= HIDDEN]
        game.open(*view.grid.place(rng.choice(hidden)))
