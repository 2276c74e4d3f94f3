"""Finished games derived again from seed and events. As a process of its own:

    python tests/session/replays.py FIRST LAST

prints for each seed the SHA-256 of the game file and of the last view.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from qmines.session import Game, load
from session.players import LEVELS, play


def last_view(game):
    """All that is seen at the end, but for the clock."""
    seen = game.view.document()
    seen["milliseconds"] = seen["changed"] = None
    return json.dumps(seen).encode()


def fingerprint(game):
    """What must be the same on every machine: the file, and all that is seen at the end."""
    return hashlib.sha256(game.save() + last_view(game)).hexdigest()


def mismatch(seed, *, as_file=True, **arguments):
    """Whether a game, derived again from seed and events, is another one than was played."""
    game = play(seed, **arguments)
    if as_file:
        return fingerprint(load(game.save())) != fingerprint(game)
    again = Game.replay(game.header, game.seed, game.transcript)
    return last_view(again) != last_view(game)


if __name__ == "__main__":
    for number in range(int(sys.argv[1]), int(sys.argv[2])):
        sys.stdout.write(fingerprint(play(number, levels=LEVELS)) + "\n")
