"""``python tests/web/slow_saves.py [MOVES]``: whether the response time reveals a save.

In Forgiving with ``notice=end``, players must not learn during the game that they opened a mine
that was moved away. Random cells are opened until so many moves (3,000 by default, never fewer or
more after a look at the result) have each opened one cell. Of these, the times of saves are
compared with those of all others.

Figure: the chance that a save takes longer than another move, where 50% reveals nothing, with its
95% interval (bootstrap). All of the interval must lie between 45% and 55%. Then the same on a third
of the moves with a planted fault, moves that take as long as they take: this must be found.
"""

from __future__ import annotations

import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from qmines.core.position import HIDDEN
from qmines.web.live.game_cache import CachedGame
from support.packages import package  # found by the line above
from web.asgi import ask, running

BODY = {"rules": "forgiving", "level": "16x16x64", "options": {"notice": "end"}}
RESAMPLES = 2000
LEAST, MOST = 0.45, 0.55


class Longer(NamedTuple):
    """The chance that a save takes longer than another move, and its 95% interval."""

    chance: float
    low: float
    high: float

    @property
    def reveals(self) -> bool:
        """Whether the times may differ by more than we accept."""
        return not LEAST <= self.low <= self.high <= MOST


def compare(saved: list[float], others: list[float]) -> Longer:
    """Estimate how often a save takes longer; ties count half."""
    dice = np.random.default_rng(1)

    def chance(one: np.ndarray, two: np.ndarray) -> float:
        ranks = package("scipy.stats").rankdata(np.concatenate((one, two)))[: len(one)]
        return float((ranks.mean() - (len(one) + 1) / 2) / len(two))

    one, two = np.array(saved), np.array(others)
    again = [
        chance(dice.choice(one, len(one)), dice.choice(two, len(two))) for _ in range(RESAMPLES)
    ]
    low, high = np.quantile(again, [0.025, 0.975])
    return Longer(chance(one, two), float(low), float(high))


async def measured(moves: int) -> dict[bool, list[float]]:
    """The milliseconds of moves that opened one cell, by whether they were saved."""
    dice = random.Random(20)
    times: dict[bool, list[float]] = {True: [], False: []}
    with tempfile.TemporaryDirectory() as folder:
        async with running(f"sqlite:///{folder}/a.db", solvers=1) as app:
            site = app.state.site
            _, token = site.players.guest("test")
            cookie = f"qmines={token}"
            while sum(map(len, times.values())) < moves:
                _, _, made = await ask(app, "POST", "/api/games", BODY, cookie)
                game = json.loads(made)["id"]
                for sequence in range(200):
                    live = (await site.cache.get(game)).live.game
                    if live.outcome.over or sum(map(len, times.values())) == moves:
                        break
                    before = live.view
                    hidden = [i for i, code in enumerate(before.cells) if code == HIDDEN]
                    row, column = before.grid.place(dice.choice(hidden))
                    saves = len(live._timeline.saved)
                    body = {"expect": sequence, "key": f"k{sequence}"}
                    body["event"] = f"open {row} {column}"
                    start = time.perf_counter()
                    status, _, _ = await ask(app, "POST", f"/api/games/{game}/moves", body, cookie)
                    took = 1000 * (time.perf_counter() - start)
                    assert status == 200
                    live = (await site.cache.get(game)).live.game
                    one = live.view.opened == before.opened + 1
                    if sequence and one and not live.outcome.over:
                        times[len(live._timeline.saved) > saves].append(took)
    return times


def report(title: str, moves: int) -> bool:
    """Measure and print; returns whether the times reveal saves."""
    found = asyncio.run(measured(moves))
    saved, others = found[True], found[False]
    longer = compare(saved, others)
    print(  # noqa: T201
        f"{title}: {len(saved):,} saves: {statistics.median(saved):.2f} ms at the median; "
        f"{len(others):,} other moves: {statistics.median(others):.2f} ms; a save takes longer in "
        f"{longer.chance:.1%} of all pairs (95% interval: {longer.low:.1%} – {longer.high:.1%})"
    )
    return longer.reveals


def main() -> None:
    moves = int(sys.argv[1]) if len(sys.argv) > 1 else 3000
    wrong = []
    if report("measured", moves):
        wrong.append("the response time reveals saves")
    with patch.object(CachedGame, "keeps_saves_secret", False):
        if not report("planted fault", moves // 3):
            wrong.append("the planted fault was not found")
    sys.exit("; ".join(wrong) or 0)


if __name__ == "__main__":
    main()
