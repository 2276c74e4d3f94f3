"""Two boards behind the same view, the same requests: every byte of the replies is compared.

A move is played on one board. Then a second board is drawn that fits what is seen
after the move, and the same move is played on that: nothing that a player gets may
tell the two games apart, whether the board was drawn anew meanwhile or not. Where the rules
announce saves immediately, the announced save is the one permitted difference.
"""

from __future__ import annotations

import json
import random
from dataclasses import replace

from qmines.core.events import Event
from qmines.core.position import HIDDEN, Position
from qmines.errors import InvalidInput
from qmines.generate import numbers_of
from qmines.modes.knowledge import without_marks
from qmines.session import new_game
from qmines.solver import sample_boards

LEVELS = ["4x4x4", "8x8x12", "9x9x10", "16x16x44", "30x16x99"]
REQUESTS = ["flag 0 0", "mark 1 1", "help hint", "pause", "resume", "undo", "dance"]
REQUESTS += ["open 99 0", "open 0", "question 0 0"]


ANNOUNCED = ("saves", "saved")
"""What tells of a save in a view; nothing else may."""


def replies(state, events, like):
    """All that a player gets for some requests, from this state on, as bytes.

    Without the saves, where they are announced.
    """
    options = dict(like.setup.options)
    game = new_game(like.setup.level, like.setup.rules, seed=0, clock=lambda: 0.0, **options)
    game._timeline.state = game._timeline._start = state
    got = []
    for text in events:
        try:
            got.append(game.do(text).document())
            if options.get("notice") == "now":
                for name in ANNOUNCED:
                    del got[-1][name]
        except InvalidInput as refusal:
            got.append([str(refusal), refusal.cells])
        if not game.outcome.over:
            got.append(game.measures.document())
            got.append(json.loads(game.save(with_seed=False)))
    return json.dumps(got).encode()


def other_board(rng, view, state):
    """The state with another board that fits the view; None if there is hardly another."""
    position = Position(view.grid, without_marks(view.cells), view.total)
    for board in sample_boards(position, 4, seed=rng.randrange(2**60)):
        mask = board.tobytes()
        if mask != state.mask:
            return replace(state, mask=mask, numbers=numbers_of(view.grid, mask), known=None)
    return None


def compare(pairs, seed, notice="end"):
    """Compare so many pairs; tells how many differ, and how many of them hid a save."""
    rng = random.Random(seed)
    compared = differing = saves = 0
    while compared < pairs:
        rules = rng.choice(["classic", "forgiving"])
        options = {"first": rng.choice(["opening", "safe"])}
        if rules == "forgiving":
            options |= {"knowledge": rng.choice(["deducible", "visible"]), "notice": notice}
        game = new_game(rng.choice(LEVELS), rules, seed=rng.randrange(2**60), **options)
        while not game.outcome.over and compared < pairs:
            before = game._timeline.state
            hidden = [i for i, code in enumerate(game.view.cells) if code == HIDDEN]
            if not hidden:
                break
            place = game.view.grid.place(rng.choice(hidden))
            view = game.do(Event("open", place))
            if before.mask is None or view.outcome.over:
                continue
            twin = other_board(rng, view, before)
            if twin is None:
                continue
            where = f"{place[0]} {place[1]}"
            requests = [f"chord {where}", *rng.sample(REQUESTS, 2), f"open {where}", *REQUESTS]
            requests = [text for text in requests if text != "undo" or rules == "classic"]
            one = replies(replace(before, known=None), requests, game)
            two = replies(twin, requests, game)
            compared += 1
            differing += one != two
            saves += len(game._timeline.state.saved) > len(before.saved)
    return compared, differing, saves
