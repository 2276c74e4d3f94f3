"""Games at hand: how much memory they take together, and those that one address asked for."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from qmines.modes import make_setup
from qmines.session import Header, commitment_to
from qmines.store import Store
from qmines.web import keeper as keeper_module
from qmines.web.keeper import Keeper
from qmines.web.quota import ASKER

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from qmines.play.live import LiveGame

SEED = bytes(32)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(f"sqlite:///{tmp_path}/qmines.db") as made:
        yield made


def games(store: Store, count: int, level: str = "beginner") -> list[str]:
    header = Header(make_setup(level), commitment_to(SEED))
    return [store.add(header, SEED) for _ in range(count)]


async def asked(keeper: Keeper, address: str, names: list[str]) -> None:
    ASKER.set(address)
    for name in names:
        await keeper.get(name)


def at_hand(keeper: Keeper) -> set[str]:
    weights: Counter[str] = Counter()
    for held in keeper._held.values():
        weights[held.asker] += held.weight
    assert weights == keeper._weights
    return set(keeper._held)


def test_who_asks_for_much_lets_go_of_what_they_left(store: Store, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(keeper_module, "_MOST_OF_ONE", 210_000)  # four small games
    mine, theirs = games(store, 10), games(store, 2)

    async def story() -> None:
        keeper = Keeper(store, limited=True)
        await asked(keeper, "192.0.2.1", theirs)
        await asked(keeper, "192.0.2.2", mine[:4])
        assert at_hand(keeper) == {*theirs, *mine[:4]}
        held = await keeper.near(mine[1])
        async with held.lock:  # something is being done in it
            await asked(keeper, "192.0.2.2", mine[4:])
            assert at_hand(keeper) == {*theirs, mine[1], *mine[-3:]}
        await asked(keeper, "", mine[:4])  # by the server itself
        assert at_hand(keeper) == {*theirs, *mine[:4], *mine[-3:]}
        keeper.close()

    asyncio.run(story())


def test_a_large_game_stays_while_it_is_played(store: Store, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(keeper_module, "_MOST_OF_ONE", 210_000)
    (large,) = games(store, 1, "200x200x5000")
    small = games(store, 1)

    async def story() -> None:
        keeper = Keeper(store, limited=True)
        await asked(keeper, "192.0.2.1", [*small, large])
        assert at_hand(keeper) == {large}
        await asked(keeper, "192.0.2.1", small)
        assert at_hand(keeper) == set(small)
        keeper.close()

    asyncio.run(story())


def test_a_server_for_oneself_has_no_such_bound(store: Store, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(keeper_module, "_MOST_OF_ONE", 0)
    mine = games(store, 5)

    async def story() -> None:
        keeper = Keeper(store)
        await asked(keeper, "192.0.2.1", mine)
        assert at_hand(keeper) == set(mine)
        keeper.close()

    asyncio.run(story())


def test_all_together_have_one(store: Store, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(keeper_module, "_MOST_BYTES", 210_000)
    monkeypatch.setattr(keeper_module, "_LOOK", 1)
    names = games(store, 8)

    async def story() -> None:
        keeper = Keeper(store)
        for number, name in enumerate(names):
            await asked(keeper, f"192.0.2.{number}", [name])
        assert at_hand(keeper) == set(names[-4:])
        keeper.close()

    asyncio.run(story())


def test_long_games_of_one_address_keep_nobody_else_waiting(
    store: Store, monkeypatch: pytest.MonkeyPatch
):
    long, short = games(store, 6), games(store, 1)
    load, may_end = store.load_live, threading.Event()

    def slow(name: str, **more: object) -> LiveGame:
        if name in long:
            assert may_end.wait(60)
        return load(name, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(store, "load_live", slow)

    async def story() -> None:
        keeper = Keeper(store, limited=True)
        ASKER.set("192.0.2.1")
        asking = [asyncio.create_task(keeper.get(name)) for name in long]
        await asyncio.wait_for(asyncio.create_task(asked(keeper, "192.0.2.2", short)), 60)
        assert not any(task.done() for task in asking)
        may_end.set()
        await asyncio.gather(*asking)
        assert at_hand(keeper) == {*long, *short}
        keeper.close()

    asyncio.run(story())
