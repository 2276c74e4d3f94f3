"""``python tests/web/slow_saves.py [MOVES]``: whether the time of an answer tells of a save.

In Forgiving with ``notice=end`` a player must not learn during the game that an opened mine was
moved away. Random cells are opened over the application, and the times of those that were saved
are compared with those of others that opened one cell as well. Prints medians, Welch's t, and the
chance that a save took longer than another move (50% tells nothing).
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

from scipy.stats import mannwhitneyu, ttest_ind

sys.path.insert(0, str(Path(__file__).parents[1]))

from qmines.core.position import HIDDEN
from web.asgi import ask, running  # found by the line above

BODY = {"rules": "forgiving", "level": "16x16x64", "options": {"notice": "end"}}


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
                    if live.outcome.over:
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


def main() -> None:
    moves = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    found = asyncio.run(measured(moves))
    saved, others = found[True], found[False]
    t = ttest_ind(saved, others, equal_var=False).statistic
    longer = mannwhitneyu(saved, others).statistic / (len(saved) * len(others))
    print(  # noqa: T201
        f"{len(saved)} saves: {statistics.median(saved):.2f} ms at the median; "
        f"{len(others)} other moves: {statistics.median(others):.2f} ms; "
        f"t = {t:+.1f}; a save took longer than another move in {longer:.0%} of all pairs"
    )


if __name__ == "__main__":
    main()
