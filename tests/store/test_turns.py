"""Turns: nobody overtakes, nobody is forgotten."""

from __future__ import annotations

import threading
import time

from qmines.store import StoreBusy
from qmines.store.database.connection import Database
from qmines.store.database.fair_lock import FairLock


def test_in_the_order_in_which_they_came():
    turns, order = FairLock(30, "busy"), []

    def take(number):
        with turns.mine():
            order.append(number)

    threads = [threading.Thread(target=take, args=(number,)) for number in range(8)]
    with turns.mine():
        for count, thread in enumerate(threads):
            thread.start()
            while len(turns._waiting) <= count:
                time.sleep(0.001)
    for thread in threads:
        thread.join()
    assert order == list(range(8))
    with turns.mine():  # free again
        pass


def test_short_writes_go_first_but_not_twice_in_a_row():
    turns, order = FairLock(30, "busy"), []

    def take(name: str) -> None:
        with turns.mine(short=name.startswith("short")):
            order.append(name)

    names = ["long 1", "long 2", "short 1", "short 2", "short 3"]
    threads = [threading.Thread(target=take, args=(name,)) for name in names]
    with turns.mine():
        for count, thread in enumerate(threads, 1):
            thread.start()
            while len(turns._waiting) + len(turns._short) < count:
                time.sleep(0.001)
    for thread in threads:
        thread.join()
    assert order == ["short 1", "long 1", "short 2", "long 2", "short 3"]


def test_whoever_waits_too_long_is_let_go_and_nobody_else():
    turns, found = FairLock(0.3, "busy"), []

    def take(number):
        try:
            with turns.mine():
                found.append(number)
        except StoreBusy as error:
            found.append(str(error))

    first, second = (threading.Thread(target=take, args=(number,)) for number in (1, 2))
    with turns.mine():
        first.start()
        while not turns._waiting:
            time.sleep(0.001)
        time.sleep(0.15)
        second.start()
        first.join()
    second.join()
    assert found == ["busy", 2]


def test_a_writer_that_never_rests_lets_others_write(tmp_path):
    database = Database(f"sqlite:///{tmp_path}/games.db", timeout=20.0)
    done = threading.Event()

    def greedy():
        while not done.is_set():
            with database.write():
                time.sleep(0.002)

    busy = threading.Thread(target=greedy)
    busy.start()
    try:
        waits = []
        for _ in range(50):
            start = time.monotonic()
            with database.write():
                waits.append(time.monotonic() - start)
    finally:
        done.set()
        busy.join()
        database.close()
    # One turn of the other, not the dozens that looking now and then costs.
    assert sorted(waits)[25] < 0.5


def test_a_turn_that_does_not_come_is_busy(tmp_path):
    database = Database(f"sqlite:///{tmp_path}/games.db", timeout=0.05)
    found = []

    def second():
        try:
            with database.write():
                found.append("wrote")
        except StoreBusy as error:
            found.append(str(error))

    with database.write():
        thread = threading.Thread(target=second)
        thread.start()
        thread.join()
    assert found[0].endswith("Try again.")
    second()
    assert found[1] == "wrote"
    database.close()
