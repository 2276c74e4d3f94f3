# a script; its chances keep no secrets
"""How long the statistics of a player with very many games take.

    python benchmarks/log.py [GAMES] [URL]

Fills an empty database (SQLite in a temporary folder, or the one of the URL) with the games
of one player and half as many of others, then asks each question a few times.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert

from qmines.store import Filter, Players, Store, best_games, history, progress, statistics
from qmines.store.database.tables import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

TIMES = 5
LEVELS = {"beginner": 0.9, "intermediate": 0.7, "expert": 0.3, "20x20x60": 0.6, "24x20x99": 0.4}
MEASURES = json.dumps(dict.fromkeys((f"a measure of {n}" for n in range(40)), 0.123456))


def rows(number: int, owner: str, chance: random.Random, name: str) -> Iterator[dict[str, Any]]:
    """Games as they come: more of the usual kinds, some with help, one in fifty still open."""
    now = time.time_ns() // 1_000_000
    for at in range(number):
        level = chance.choice([*LEVELS])
        won, judged = chance.random() < LEVELS[level], chance.random() < 0.97
        open_ = chance.random() < 0.02
        touched = now - (number - at) * 60_000
        guesses = chance.randrange(4)
        yield {
            "id": f"{name}{at:09}",
            "rules": chance.choice(["classic", "classic", "classic", "forgiving"]),
            "level": level,
            "width": 30,
            "height": 16,
            "mines": 99,
            "options": '{"first":"opening","questions":false}',
            "variant": chance.choice(["", "", "no_guess"]),
            "commitment": "c" * 64,
            "seed": "5" * 64,
            "player_seed": "",
            "ranked": False,
            "created": touched - 60_000,
            "touched": touched,
            "events": 100,
            "milliseconds": chance.randrange(5_000, 200_000),
            "outcome": "playing" if open_ else "won" if won else "lost",
            "reason": "none" if open_ else "cleared" if won else "mine",
            "finished": None if open_ else touched,
            "aid": chance.choice(["", "", "", "hint", "hint+undo"]),
            "deaths": 0,
            "measures": None if open_ else MEASURES,
            "bbbv": 120,
            "bbbv_per_second": chance.uniform(0.5, 4),
            "efficiency": chance.uniform(0.5, 1.2),
            "owner": owner,
            "luck": 0.7**guesses,
            "guesses": guesses,
            "mistake": None if won or not judged else chance.random() < 0.5,
        }


def filled(store: Store, games: int) -> str:
    """The player of whom the games are asked."""
    chance = random.Random(1)
    players = Players(store)
    (mine, _), (other, _) = players.guest("benchmark"), players.guest("benchmark")
    for owner, number, name in ((mine.id, games, "mne"), (other.id, games // 2, "hrs")):
        waiting: list[dict[str, Any]] = []
        for row in rows(number, owner, chance, name):
            waiting.append(row)
            if len(waiting) == 5000:
                with store.database.write() as connection:
                    connection.execute(insert(GAMES), waiting)
                waiting = []
        if waiting:
            with store.database.write() as connection:
                connection.execute(insert(GAMES), waiting)
    return mine.id


def main() -> None:
    """Print the table."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    with tempfile.TemporaryDirectory() as folder:
        url = sys.argv[2] if len(sys.argv) > 2 else f"sqlite:///{folder}/games.db"
        with Store(url, timeout=60) as store:
            owner = filled(store, games)
            mine = Filter(owner=owner)
            expert = Filter(owner=owner, rules="classic", level="expert", variant="", aid="none")
            rare = Filter(owner=owner, level="20x20x60", outcome="won", aid="undo", days=3650)
            page = history(store, mine, limit=50)
            middle = f"{page.games[0].touched - games * 30_000}-222222222222"
            asked: dict[str, Callable[[], object]] = {
                "statistics, all lines": lambda: statistics(store, mine),
                "statistics of one level": lambda: statistics(store, expert),
                "progress over all games": lambda: progress(store, mine),
                "progress of one level": lambda: progress(store, expert),
                "the first page of the log": lambda: history(store, mine, limit=50),
                "a page in the middle": lambda: history(store, mine, before=middle, limit=50),
                "the last page of a filter": lambda: history(store, rare, limit=1000),
                "a best list": lambda: best_games(
                    store, Filter(rules="classic", level="expert", variant=""), limit=50
                ),
            }
            print(f"{games:,} games of one player in {store.database.url.get_backend_name()}")
            for words, ask in asked.items():
                taken = []
                for _ in range(TIMES):
                    begin = time.perf_counter()
                    ask()
                    taken.append(time.perf_counter() - begin)
                print(f"{words:28} {sorted(taken)[TIMES // 2] * 1000:8.1f} ms")


if __name__ == "__main__":
    main()
