"""What processes tell each other, on a real PostgreSQL; and nothing on SQLite."""

from __future__ import annotations

import threading
import time
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import create_engine, text

from qmines.modes import make_setup
from qmines.session import Header, commitment_to
from qmines.store import Players, Store, StoredPlay
from qmines.store.database.notifications import MOST_BYTES, Notifications
from qmines.store.games.rooms import Rooms

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

PATIENCE = 60.0


class Heard:
    """A bus, and all that it heard."""

    def __init__(self, store: Store) -> None:
        self.words: list[str] = []
        self.joins = 0
        self.notifications = Notifications(store, self.words.append, self._joined)

    def _joined(self) -> None:
        self.joins += 1

    def until(self, seen: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not seen():
            assert time.monotonic() < end, self.words
            time.sleep(0.01)


@pytest.fixture
def pair(empty_postgres: str) -> Iterator[tuple[Store, Heard]]:
    with Store(empty_postgres) as here, Store(empty_postgres) as there:
        heard = Heard(there)
        heard.until(lambda: heard.notifications.listening)
        yield here, heard
        heard.notifications.close()


@pytest.mark.extra
def test_a_commit_is_told(pair: tuple[Store, Heard]):
    store, heard = pair
    kept = StoredPlay.new(store, make_setup("beginner"))
    kept.do("open 4 4")
    heard.until(lambda: f"game {kept.id} 1" in heard.words)
    kept.do("resign")
    heard.until(lambda: f"game {kept.id} 2" in heard.words)


@pytest.mark.extra
def test_a_room_that_changes_is_told(pair: tuple[Store, Heard]):
    store, heard = pair
    ada, bob = (Players(store).guest("")[0] for _ in range(2))
    header = Header(make_setup("beginner"), commitment_to(bytes(32)), "", True)
    room = Rooms(store).make(ada, "Ada", "race", header, bytes(32)).id
    Rooms(store).join(room, bob, "Bob")
    heard.until(lambda: f"room {room}" in heard.words)


@pytest.mark.extra
def test_what_is_said_arrives_once_and_in_order(pair: tuple[Store, Heard]):
    store, heard = pair
    here = Heard(store)
    here.until(lambda: here.notifications.listening)
    said = [f"{number} ü" for number in range(500)]
    for word in said:
        here.notifications.say(word)
    here.notifications.say("x" * (MOST_BYTES + 1))  # too long to be carried: left out
    here.notifications.say("last")
    heard.until(lambda: "say last" in heard.words)
    assert heard.words == [f"say {word}" for word in [*said, "last"]]
    here.notifications.close()


@pytest.mark.extra
def test_a_lost_connection_is_opened_again(pair: tuple[Store, Heard], postgres_url: str):
    store, heard = pair
    admin = create_engine(postgres_url.replace("postgresql:", "postgresql+psycopg:"))
    others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
    for round_ in range(3):
        with admin.connect() as connection:
            connection.execute(text(others))
        heard.until(lambda joins=round_ + 2: heard.joins >= joins)
        kept = StoredPlay.new(store, make_setup("beginner"))
        kept.do("open 4 4")
        heard.until(lambda kept=kept: f"game {kept.id} 1" in heard.words)
    admin.dispose()


def test_sqlite_tells_nobody(sqlite_url: str):
    with Store(sqlite_url) as store:
        heard = Heard(store)
        StoredPlay.new(store, make_setup("beginner")).do("open 4 4")
        heard.notifications.say("x")
        heard.notifications.close()
        assert (heard.words, heard.joins, heard.notifications.listening) == ([], 0, False)


def test_a_new_database_is_opened_by_many_at_once(new_url: str):
    """Whoever comes first makes the schema; the others wait for it."""
    begin, made, wrong = threading.Barrier(6), Counter[str](), []

    def open_it() -> None:
        begin.wait()
        try:
            with Store(new_url) as store:
                store.ping()
                made["opened"] += 1
        except Exception as error:  # noqa: BLE001  # told below
            wrong.append(error)

    threads = [threading.Thread(target=open_it) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (wrong, made["opened"]) == ([], 6)
