"""kill -9 at any moment: what was acknowledged is there, once, and the game goes on."""

from __future__ import annotations

import os
import random
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Self

import pytest
from sqlalchemy import text

from qmines.core.levels import Level
from qmines.modes import make_setup
from qmines.session import Entry, Game
from qmines.store import Store, StoredPlay
from store.player import COLUMNS, MINES, ROWS, SEED, event_at

pytestmark = pytest.mark.extra

PLAYER = Path(__file__).with_name("player.py")
KILLS = int(os.environ.get("QMINES_TEST_KILLS", "40"))
SETUP = make_setup(Level(COLUMNS, ROWS, MINES))


def started(url: str) -> str:
    """A game with its first event."""
    with Store(url) as store:
        kept = StoredPlay.new(store, SETUP, seed=SEED)
        kept.do(event_at(0), key="k0")
        return kept.id


class Victims:
    """Starts players, kills each at some moment, and tells what was acknowledged to it."""

    def __init__(self, url: str, game: str, fault: str = "none", *, seed: int = 1) -> None:
        self._chance = random.Random(seed)
        self._source = subprocess.Popen(
            [sys.executable, str(PLAYER), url, game, fault],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._source.communicate(timeout=30)

    def kill_one(self) -> list[list[str]]:
        source, chance = self._source, self._chance
        assert source.stdin is not None
        assert source.stdout is not None
        source.stdin.write("go\n")
        source.stdin.flush()
        lines = [self._line()]
        while lines[-1][0] != "pid":  # the player may be quicker than its number
            lines.append(self._line())
        victim = int(lines.pop()[1])
        if chance.random() < 0.3:  # while it opens the store, perhaps
            time.sleep(chance.random() * 0.02)
        else:
            lines += [self._line() for _ in range(chance.randint(1, 40))]
            time.sleep(chance.choice([0, chance.random() * 0.005]))
        os.kill(victim, signal.SIGKILL)
        while not lines or lines[-1][0] != "end":
            lines.append(source.stdout.readline().split())
        assert lines.pop() == ["end", str(-signal.SIGKILL)]
        return lines

    def _line(self) -> list[str]:
        """What the player says next; it has no business to end before it is killed."""
        assert self._source.stdout is not None
        line = self._source.stdout.readline().split()
        assert line, "the player is gone"
        assert line[0] != "end", f"the player ended by itself: {line}"
        return line


def stored_events(url: str, game: str) -> list[tuple[int, str, str, int, str]]:
    query = text("SELECT sequence, key, event, at, hash FROM events WHERE game = :g ORDER BY 1")
    with Store(url) as store, store.database.read() as connection:
        return [tuple(row) for row in connection.execute(query, {"g": game})]


def lost_events(url: str, game: str, acknowledged: list[list[str]]) -> int:
    """How many acknowledged events are not in the store as they were told."""
    kept = {row[0]: row[4] for row in stored_events(url, game)}
    return sum(kept.get(int(number)) != chain for number, chain in acknowledged)


def test_no_acknowledged_event_is_lost_or_doubled(sqlite_url: str):
    game = started(sqlite_url)
    told: dict[str, str] = {}
    rows = []
    with Victims(sqlite_url, game) as victims:
        for _ in range(KILLS):
            told.update(victims.kill_one())
            assert lost_events(sqlite_url, game, list(map(list, told.items()))) == 0
            known, rows = len(rows), stored_events(sqlite_url, game)
            # At most one event was committed without its acknowledgement being heard.
            assert len(rows) <= max(known, max(map(int, told), default=0) + 1) + 1
    assert len(told) > KILLS
    # None is doubled, none is missing, and all of it is one game that goes on.
    assert [(row[0], row[1], row[2]) for row in rows] == [
        (number, f"k{number}", event_at(number)) for number in range(len(rows))
    ]
    with Store(sqlite_url) as store:
        kept = StoredPlay.load(store, game)
        twin = Game.replay(
            kept.game.header, SEED.to_bytes(32, "big"), [Entry(row[3], row[2]) for row in rows]
        )
        assert kept.game.save() == twin.save()
        assert kept.game.chain == rows[-1][4]
        assert kept.do(event_at(len(rows))).sequence == len(rows) + 1
        with store.database.read() as connection:
            assert connection.scalar(text("PRAGMA integrity_check")) == "ok"


@pytest.mark.parametrize("fault", ["late-1", "late-5"])
def test_a_store_that_acknowledges_too_early_is_caught(sqlite_url: str, fault: str):
    game = started(sqlite_url)
    with Victims(sqlite_url, game, fault, seed=2) as victims:
        # Most kills show it; which of them do is a matter of moments.
        assert any(lost_events(sqlite_url, game, victims.kill_one()) for _ in range(60))


def test_two_processes_on_one_game(url: str):
    with Store(url) as store:
        kept = StoredPlay.new(store, SETUP, seed=SEED)
        kept.do("open 8 8")
        game = kept.id
    count = 60
    players = [
        subprocess.Popen(
            [sys.executable, str(PLAYER), url, game, "race", str(count)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        for _ in range(2)
    ]
    for player in players:
        assert player.stdout is not None
        assert select.select([player.stdout], [], [], 30)[0]
        assert player.stdout.readline() == b"ready\n"
    told, stale = [], 0
    for player in players:
        assert player.stdin is not None
        player.stdin.write(b"\n")
        player.stdin.flush()
    for player in players:
        out, _ = player.communicate(timeout=60)
        *numbers, last = out.decode().splitlines()
        assert player.returncode == 0
        told += [int(number) for number in numbers]
        stale += int(last.split()[1])
    # Every number was given to one of them, and they got in each other's way.
    assert sorted(told) == list(range(1, 2 * count + 1))
    assert stale > 0
    with Store(url) as store:
        assert store.load(game).sequence == 2 * count + 1


def test_many_processes_open_a_new_database_at_once(new_url: str):
    program = "import sys; from qmines.store import Store; Store(sys.argv[1]).close()"
    openers = [
        subprocess.Popen([sys.executable, "-c", program, new_url], stderr=subprocess.PIPE)
        for _ in range(4)
    ]
    for opener in openers:
        _, errors = opener.communicate(timeout=60)
        assert (opener.returncode, errors) == (0, b"")
    with Store(new_url) as store:
        assert store.games() == []
