# a script; its chances keep no secrets
"""What the end of a game costs, by the number of games that the player has finished before.

    python benchmarks/game_end.py [URL]

Fills an empty database (SQLite in a temporary folder, or the one of the URL) with finished games of
one account on one board. Then games of this account on this board end, won and lost in turn. Prints
the time and CPU time of such an end (replay, verdict, scores and achievements), how many statements
it makes, and how long the moves of somebody else take meanwhile.
"""

from __future__ import annotations

import sys
import tempfile
import threading
import time
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Engine, event, insert

from qmines.core.position import HIDDEN
from qmines.modes import make_setup
from qmines.session import Header, commitment_to
from qmines.store import Store, StoredPlay
from qmines.store.database.tables import GAMES, PLAYERS
from qmines.store.records import game_row

if TYPE_CHECKING:
    from qmines.session import Measures

HISTORY = (100, 10_000, 100_000)
ENDS = 60
SEED = bytes(range(32))
HEADER = Header(make_setup("9x9x10"), commitment_to(SEED))
PLAYER = "player"


def past(first: int, games: int) -> list[dict[str, Any]]:
    """Games that ended before today's."""
    at = time.time_ns() // 1_000_000 - 1_000_000_000
    made = game_row(HEADER, SEED, "", at, owner=PLAYER) | {"measures": "{}", "events": 30}
    made |= {"reason": "cleared", "bbbv": 30, "bbbv_per_second": 1.0, "efficiency": 0.8, "pace": ""}
    return [
        made
        | {"id": f"past{number:08}", "finished": at + number, "milliseconds": 30_000 + number}
        | {"outcome": "lost" if number % 3 else "won"}
        for number in range(first, first + games)
    ]


def played(store: Store, *, won: bool) -> tuple[StoredPlay, Measures]:
    """A game that has ended and was not judged yet."""
    kept = StoredPlay.load(store, store.add(HEADER, SEED, owner=PLAYER))
    kept.do("open 4 4")
    mines = store.load(kept.id).resign().mines
    assert mines is not None
    for cell, mined in enumerate(mines.mask):
        if mined != won and not kept.view.outcome.over and kept.view.cells[cell] == HIDDEN:
            kept.do(f"open {cell // 9} {cell % 9}")
    return kept, kept.game.measures


class Mover(threading.Thread):
    """Somebody else who moves all the time; ``taken`` has the seconds of each move."""

    def __init__(self, store: Store) -> None:
        super().__init__()
        self._play = StoredPlay.load(store, store.add(HEADER, SEED))
        self._over = threading.Event()
        self.taken: list[float] = []

    def run(self) -> None:
        """Move until ``finish`` is called."""
        while not self._over.wait(0.005):
            begin = time.perf_counter()
            self._play.do(f"flag {len(self.taken) % 9} 0")
            self.taken.append(time.perf_counter() - begin)

    def finish(self) -> None:
        """Stop moving."""
        self._over.set()
        self.join()


class Ends(NamedTuple):
    """What ends of games took: seconds, seconds of CPU time, statements for each."""

    wall: list[float]
    cpu: list[float]
    statements: float


def ends(store: Store, games: list[tuple[StoredPlay, Measures]]) -> Ends:
    """End games one after the other."""
    statements: list[str] = []

    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        if threading.current_thread() is threading.main_thread():
            statements.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    wall, cpu = [], []
    for game, measures in games:
        begin, worked = time.perf_counter(), time.thread_time()
        store.measure(game.id, game.game.sequence, measures)
        wall.append(time.perf_counter() - begin)
        cpu.append(time.thread_time() - worked)
    event.remove(Engine, "before_cursor_execute", note)
    return Ends(wall, cpu, len(statements) / len(games))


def fill(store: Store, before: int, wanted: int) -> None:
    """Add finished games until there are as many as wanted."""
    for first in range(before, wanted, 5_000):
        with store.database.write() as connection:
            connection.execute(insert(GAMES), past(first, min(5_000, wanted - first)))


def main() -> None:
    """Print the table."""
    with tempfile.TemporaryDirectory() as folder:
        url = sys.argv[1] if len(sys.argv) > 1 else f"sqlite:///{folder}/games.db"
        with Store(url, timeout=60) as store:
            with store.database.write() as connection:
                row = {"id": PLAYER, "name": "Player", "folded": "player", "created": 0}
                connection.execute(insert(PLAYERS), row)
            print(f"the end of a game on {store.database.url.get_backend_name()}")
            print("games before   time    99%      CPU   statements   others' moves, 99%")
            before = 0
            for wanted in HISTORY:
                fill(store, before, wanted)
                before = wanted
                games = [played(store, won=number % 2 == 0) for number in range(ENDS)]
                mover = Mover(store)
                mover.start()
                found = ends(store, games)
                mover.finish()
                print(
                    f"{wanted:12,}{median(found.wall) * 1000:7.1f}"
                    f"{quantiles(found.wall, n=100)[98] * 1000:7.1f} ms"
                    f"{median(found.cpu) * 1000:6.1f} ms{found.statements:11.1f}"
                    f"{quantiles(mover.taken, n=100)[98] * 1000:15.1f} ms"
                )


if __name__ == "__main__":
    main()
