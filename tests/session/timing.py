"""How long clicks take; the results are recorded in docs/design/fairness.md.

    python tests/session/timing.py [GAMES]

Forgiving on Expert, by a player who mostly opens what is safe and sometimes guesses,
under each kind of knowledge; and the first click on a 1,000×1,000 field.
"""

from __future__ import annotations

import random
import sys
import time

import numpy as np

from qmines.session import new_game
from qmines.solver import analyse


def forgiving_clicks(games, **options):
    """The milliseconds of every click of some Expert games, and how many of them saved."""
    rng = random.Random(5)
    times, saves = [], 0
    for seed in range(games):
        game = new_game("expert", "forgiving", seed=seed, **options)
        view = game.open(8, 15)
        while not view.outcome.over:
            answer = analyse(view.position)
            chance = answer.mine_probability
            if answer.safe and rng.random() < 0.9:
                row, column = rng.choice(answer.safe)
            else:
                rows, columns = np.nonzero(chance < 1)
                pick = rng.randrange(len(rows))
                row, column = int(rows[pick]), int(columns[pick])
            began = time.perf_counter()
            view = game.open(row, column)
            times.append((time.perf_counter() - began) * 1000)
        saves += view.saves or 0
    return np.array(times), saves


def large_opening(mines=1000):
    """The seconds from a new game to the first view of a million cells, and how many opened."""
    began = time.perf_counter()
    view = new_game(f"1000x1000x{mines}", seed=3).open(500, 500)
    return time.perf_counter() - began, 1_000_000 - view.hidden


if __name__ == "__main__":
    count = int(sys.argv[1]) if sys.argv[1:] else 200
    for options in ({}, {"knowledge": "visible"}, {"strict": True}):
        times, saves = forgiving_clicks(count, **options)
        said = ", ".join(f"{n}={v}" for n, v in options.items()) or "as it comes"
        median, high = np.percentile(times, [50, 99])
        sys.stdout.write(
            f"forgiving, expert, {said}: {len(times)} clicks, {saves} saves; "
            f"median {median:.3f} ms, p99 {high:.2f} ms, worst {times.max():.1f} ms\n"
        )
    for mines in (0, 1000, 20_000, 200_000):
        seconds, opened = min(large_opening(mines) for _ in range(3))
        sys.stdout.write(f"1000x1000x{mines}: {opened} cells open after {seconds:.3f} s\n")
