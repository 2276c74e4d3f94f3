"""Plays a stored game as a process of its own, and tells what was acknowledged to it.

``python player.py URL GAME FAULT`` starts a process for every line that it reads, and
tells its number and its end. Each goes through a fixed list of events from wherever
the game stands, and prints a line for each when it is acknowledged. FAULT plants a
mistake in the store: ``late-1`` acknowledges before the commit, ``late-5`` also
commits only every fifth time.
``python player.py URL GAME race COUNT`` lets COUNT events happen against others.
"""

from __future__ import annotations

import os
import sys
from typing import Any

from qmines.store import Receipt, Stale, Store, StoredPlay

ROWS = COLUMNS = 16
MINES = 40
SEED = 7


def tell(*words: object) -> None:
    """A line for the test that started this: in one piece, or a kill would leave half of it."""
    os.write(1, f"{' '.join(map(str, words))}\n".encode())


def event_at(number: int) -> str:
    """The event of this number; flags mostly, some of them on open cells, and undos."""
    if number == 0:
        return "open 8 8"
    if number % 7 == 6:
        return "undo"
    return f"flag {number * 5 % ROWS} {number * 11 % COLUMNS}"


class LateStore(Store):
    """Acknowledges first and commits later: what must not be."""

    def __init__(self, url: str, most: int) -> None:
        super().__init__(url)
        self.waiting: list[tuple[Any, ...]] = []
        self.most = most

    def append(self, *arguments: Any) -> Receipt:
        if len(self.waiting) == self.most:
            for earlier in self.waiting:
                super().append(*earlier)
            self.waiting.clear()
        self.waiting.append(arguments)
        record = arguments[2][-1]
        return Receipt(arguments[1], record.hash)


def play(url: str, name: str, fault: str) -> None:
    store = LateStore(url, int(fault[-1])) if fault.startswith("late") else Store(url)
    kept = StoredPlay.load(store, name)
    while True:
        number = kept.game.sequence
        view = kept.do(event_at(number), key=f"k{number}")
        tell(number, view.chain)


def play_often(url: str, name: str, fault: str) -> None:
    """Processes from one that has everything loaded: so they can be killed by the dozen."""
    while sys.stdin.readline():
        child = os.fork()
        if not child:
            play(url, name, fault)
        tell("pid", child)
        _, status = os.waitpid(child, 0)
        tell("end", os.waitstatus_to_exitcode(status))


def race(url: str, name: str, count: int) -> None:
    store = Store(url, timeout=30)
    kept = StoredPlay.load(store, name)
    stale = 0
    tell("ready")
    sys.stdin.readline()
    for _ in range(count):
        while True:
            expected = kept.game.sequence
            try:
                kept.do(f"flag {expected % ROWS} 0")
                break
            except Stale:
                stale += 1
        tell(expected)
    tell("stale", stale)


if __name__ == "__main__":
    address, game, what, *more = sys.argv[1:]
    if what == "race":
        race(address, game, int(more[0]))
    else:
        play_often(address, game, what)
