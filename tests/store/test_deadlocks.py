"""Races of the same players begin and end at once; no transaction waits for another in a circle."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Barrier

import pytest

from qmines.modes import make_setup
from qmines.session import Header, commitment_to
from qmines.store import Store
from qmines.store.accounts.players import lock_player
from qmines.store.database.connection import retried
from qmines.store.database.tables import GAMES
from qmines.store.games import daily
from qmines.store.games.daily import Dailies, end_of, today
from qmines.store.games.rooms import Rooms
from qmines.store.games.shared_start import beginning_of
from store.test_deletion import account
from support.waiting import PATIENCE

SEED = bytes(32)
HEADER = Header(make_setup("9x9x10"), commitment_to(SEED), ranked=True)
START = beginning_of(HEADER, SEED)
ROUNDS = 10
pytestmark = pytest.mark.extra


def test_races_of_the_same_players_begin_and_end_at_once(empty_postgres: str):
    """Ending a race locks its players; they must be locked in one order, and only briefly."""
    with Store(empty_postgres, timeout=PATIENCE) as store:
        players = [account(store, name) for name in ("Ada", "Bob", "Cyd")]
        rooms = Rooms(store)

        def waiting() -> str:
            room = rooms.make(players[0], "", "race", HEADER, SEED)
            for player in players[1:]:
                rooms.join(room.id, player, "")
            return room.id

        def played() -> str:
            room = rooms.start(waiting(), players[0], START)
            with store.database.write() as connection:
                over = {"outcome": "won", "finished": 1, "milliseconds": 1, "measures": "{}"}
                connection.execute(GAMES.update().where(GAMES.c.room == room.id).values(over))
            return room.id

        ready = Barrier(4)

        def together(work) -> None:
            ready.wait()
            work()

        for _ in range(ROUNDS):
            begins = [partial(rooms.start, waiting(), players[0], START) for _ in range(2)]
            ends = [partial(rooms.finish, played()) for _ in range(2)]
            with ThreadPoolExecutor(4) as pool:
                list(pool.map(together, begins + ends))


def test_several_processes_reveal_the_boards_of_a_day_at_once(
    empty_postgres: str, monkeypatch: pytest.MonkeyPatch
):
    """After midnight, every process does: each board is revealed by one of them."""
    with Store(empty_postgres, timeout=PATIENCE) as store:
        dailies, day = Dailies(store), today()
        for name in ("Ada", "Bob", "Cyd", "Dan", "Eve"):
            player = account(store, name)
            for level in ("forgiving", "qubits", "entangled"):
                header = dailies.header(day, level, ranked=True)
                start = beginning_of(header, dailies.seed(day, level))
                dailies.begin(day, level, player, start)
        monkeypatch.setattr(daily, "now", lambda: end_of(day))
        ready = Barrier(4)

        def unseal() -> list[str]:
            ready.wait()
            return dailies.unseal()

        with ThreadPoolExecutor(4) as pool:
            found = [
                game for each in [pool.submit(unseal) for _ in range(4)] for game in each.result()
            ]
        assert len(found) == len(set(found)) == 15


def test_a_transaction_that_met_a_deadlock_is_repeated(empty_postgres: str):
    """Two transactions lock two players in opposite orders: one is rolled back and tried again."""
    with Store(empty_postgres, timeout=PATIENCE) as store:
        players = [account(store, name).id for name in ("Ada", "Bob")]
        ready, tries = Barrier(2), []

        def lock(order: list[str]) -> None:
            with store.database.write() as connection:
                lock_player(connection, order[0])
                tries.append(order)
                if len(tries) <= 2:
                    ready.wait()
                lock_player(connection, order[1])

        with ThreadPoolExecutor(2) as pool:
            list(pool.map(partial(retried, lock), (players, players[::-1])))
        assert len(tries) == 3
