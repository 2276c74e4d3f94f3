"""The cache of games: how much memory it takes, and the games that one address requested."""

from __future__ import annotations

import asyncio
import gc
import threading
import time
import tracemalloc
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from qmines.modes import make_setup
from qmines.session import Header, commitment_to
from qmines.store import Store
from qmines.web.http.storage_quota import ASKER
from qmines.web.live import game_cache as keeper_module
from qmines.web.live import thread_shares
from qmines.web.live.game_cache import GameCache

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from qmines.play.live import LiveGame

SEED = bytes(32)
SOON = 60.0


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(f"sqlite:///{tmp_path}/qmines.db") as made:
        yield made


def games(store: Store, count: int, level: str = "beginner") -> list[str]:
    header = Header(make_setup(level), commitment_to(SEED))
    return [store.add(header, SEED) for _ in range(count)]


async def asked(cache: GameCache, address: str, names: list[str]) -> None:
    ASKER.set(address)
    for name in names:
        await cache.get(name)


def at_hand(cache: GameCache) -> set[str]:
    weights: Counter[str] = Counter()
    for cached in cache._cached.values():
        weights[cached.asker] += cached.weight
    assert weights == cache._weights
    return set(cache._cached)


def test_who_asks_for_much_lets_go_of_what_they_left(store: Store, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(keeper_module, "_MOST_OF_ONE", 210_000)  # four small games
    mine, theirs = games(store, 10), games(store, 2)

    async def story() -> None:
        cache = GameCache(store, limited=True)
        await asked(cache, "192.0.2.1", theirs)
        await asked(cache, "192.0.2.2", mine[:4])
        assert at_hand(cache) == {*theirs, *mine[:4]}
        cached = await cache.near(mine[1])
        async with cached.lock:  # something is being done in it
            await asked(cache, "192.0.2.2", mine[4:])
            assert at_hand(cache) == {*theirs, mine[1], *mine[-3:]}
        await asked(cache, "", mine[:4])  # by the server itself
        assert at_hand(cache) == {*theirs, *mine[:4], *mine[-3:]}
        cache.close()

    asyncio.run(story())


def test_a_large_game_stays_while_it_is_played(store: Store, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(keeper_module, "_MOST_OF_ONE", 210_000)
    (large,) = games(store, 1, "200x200x5000")
    small = games(store, 1)

    async def story() -> None:
        cache = GameCache(store, limited=True)
        await asked(cache, "192.0.2.1", [*small, large])
        assert at_hand(cache) == {large}
        await asked(cache, "192.0.2.1", small)
        assert at_hand(cache) == set(small)
        cache.close()

    asyncio.run(story())


def test_a_server_for_oneself_has_no_such_bound(store: Store, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(keeper_module, "_MOST_OF_ONE", 0)
    mine = games(store, 5)

    async def story() -> None:
        cache = GameCache(store)
        await asked(cache, "192.0.2.1", mine)
        assert at_hand(cache) == set(mine)
        cache.close()

    asyncio.run(story())


def test_all_together_have_one(store: Store, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(keeper_module, "_MOST_BYTES", 210_000)
    monkeypatch.setattr(keeper_module, "_LOOK", 1)
    names = games(store, 8)

    async def story() -> None:
        cache = GameCache(store)
        for number, name in enumerate(names):
            await asked(cache, f"192.0.2.{number}", [name])
        assert at_hand(cache) == set(names[-4:])
        cache.close()

    asyncio.run(story())


def test_games_that_nobody_asks_for_are_dropped(store: Store, monkeypatch: pytest.MonkeyPatch):
    names = games(store, 3)

    async def story() -> None:
        cache = GameCache(store)
        await asked(cache, "192.0.2.1", names)
        assert not cache.drop_old()
        monkeypatch.setattr(keeper_module, "_LEFT", -1.0)
        assert cache.drop_old()
        assert at_hand(cache) == {names[-1]}
        cache.close()

    asyncio.run(story())


def test_long_games_of_one_address_keep_nobody_else_waiting(
    store: Store, monkeypatch: pytest.MonkeyPatch
):
    long, short = games(store, 6), games(store, 1)
    load, begun, may_end = store.load_live, threading.Semaphore(0), threading.Event()

    def slow(name: str, **more: object) -> LiveGame:
        if name in long:
            begun.release()
            assert may_end.wait(60)
        return load(name, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(store, "load_live", slow)

    async def story() -> None:
        cache = GameCache(store, limited=True)
        ASKER.set("192.0.2.1")
        asking = [asyncio.create_task(cache.get(name)) for name in long]
        try:
            for _ in range(min(thread_shares.COMPUTING_THREADS, keeper_module._RULES)):
                assert await asyncio.to_thread(begun.acquire, timeout=60)
            await asyncio.wait_for(asyncio.create_task(asked(cache, "192.0.2.2", short)), SOON)
            assert not any(task.done() for task in asking)
        finally:
            may_end.set()
        await asyncio.gather(*asking)
        assert at_hand(cache) == {*long, *short}
        cache.close()

    asyncio.run(story())


OPENED = ["open-z 50 50"]
LONG = [f"flag {number % 16} {number % 30}" for number in range(2_000)]


@pytest.mark.extra
@pytest.mark.parametrize(
    ("rules", "level", "events"),
    [
        ("entangled", "100x100x125", OPENED),
        ("entangled", "100x100x125", [*OPENED, "pause"]),  # nothing of it is to be seen
        ("entangled", "100x100x1200", [f"shield-z {n} {n}" for n in range(100)]),
        ("sandbox", "free", ["open-z 0 0"] * 1_000),
        ("classic", "expert", LONG),
        ("classic", "200x200x100", ["open 50 50"]),
    ],
)
def test_games_take_about_as_much_memory_as_is_estimated(
    store: Store, rules: str, level: str, events: list[str]
):
    options = {"shields": 100} if rules == "entangled" else {}
    header = Header(make_setup(level, rules, **options), commitment_to(SEED))
    name = store.add(header, SEED)
    attempt = store.load_live(name, clock=time.monotonic).attempt(lambda _: events)
    store.append(name, 0, attempt.records, attempt.standing)

    async def story() -> None:
        keeper = GameCache(store)
        tracemalloc.start()
        held = await keeper.get(name)
        gc.collect()
        before, _ = tracemalloc.get_traced_memory()
        assert held.view.sequence == len(events)
        estimated = held.bytes()
        del held
        keeper._drop(name)
        for _ in range(100):  # the event loop and the thread that loaded it let go of it, too
            await asyncio.sleep(0.05)
            gc.collect()
            after, _ = tracemalloc.get_traced_memory()
            if after < before - estimated / 10:
                break
        tracemalloc.stop()
        assert 0.8 * (before - after) < estimated < 4 * (before - after) + 100_000
        keeper.close()

    asyncio.run(story())
