"""Who asked lately is believed for a moment, and not after the end of the session."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from types import SimpleNamespace
from typing import TYPE_CHECKING

from qmines.store import Player
from qmines.web.http import session_cache
from qmines.web.http.rate_limits import ASKER
from qmines.web.http.session_cache import SessionCache
from qmines.web.live.thread_shares import THREADS, ThreadShares
from support.waiting import until_async

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pytest

    from web.conftest import Client

ANNA = Player("anna", None, 0, "session-1")
BOB = Player("bob", None, 0, "session-2")


class Store:
    """Notes what it is asked; answers when it is let."""

    def __init__(self) -> None:
        self.asked: list[set[str]] = []
        self.answers = asyncio.Event()
        self.answers.set()
        self.known = {"good": ANNA, "fine": BOB}

    async def of_all(self, tokens: Sequence[str]) -> dict[str, Player]:
        found = self.of_some(tokens)
        await self.answers.wait()
        return found

    def of_some(self, tokens: Sequence[str]) -> dict[str, Player]:
        self.asked.append(set(tokens))
        return {token: self.known[token] for token in tokens if token in self.known}


class Clock:
    """Of its own, for ``lately``."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        clock = SimpleNamespace(monotonic=lambda: self.now)
        monkeypatch.setattr(session_cache, "time", clock)  # that of event loops goes on


def test_the_store_is_asked_once_in_a_moment(monkeypatch: pytest.MonkeyPatch):
    async def work() -> None:
        store, clock = Store(), Clock(monkeypatch)
        known = SessionCache(store.of_all)
        assert [await known.of("good") for _ in range(5)] == [ANNA] * 5
        assert store.asked == [{"good"}]
        assert [await known.of("bad") for _ in range(2)] == [None, None]
        assert len(store.asked) == 3  # nobody new is kept waiting
        clock.now += session_cache.BELIEVED
        assert await known.of("good") is ANNA
        assert len(store.asked) == 4

    asyncio.run(work())


def test_whoever_plays_on_does_not_wait_for_the_store(monkeypatch: pytest.MonkeyPatch):
    async def work() -> None:
        store, clock = Store(), Clock(monkeypatch)
        known = SessionCache(store.of_all)
        await known.of("good")
        store.answers.clear()
        clock.now += 0.8 * session_cache.BELIEVED
        assert [await known.of("good") for _ in range(2)] == [ANNA] * 2
        await asyncio.sleep(0)
        assert len(store.asked) == 2
        store.answers.set()
        await asyncio.gather(*known._asking.values(), return_exceptions=True)
        store.answers.clear()
        clock.now += 0.8 * session_cache.BELIEVED  # longer than the first answer is believed
        assert await known.of("good") is ANNA

    asyncio.run(work())


def test_a_store_that_fails_is_asked_again(monkeypatch: pytest.MonkeyPatch):
    async def work() -> None:
        store, clock = Store(), Clock(monkeypatch)
        known = SessionCache(store.of_all)
        await known.of("good")
        clock.now += 0.8 * session_cache.BELIEVED
        store.known = None  # type: ignore[assignment]
        assert await known.of("good") is ANNA
        await asyncio.gather(*known._asking.values(), return_exceptions=True)
        store.known = {"good": BOB}
        clock.now += 0.8 * session_cache.BELIEVED
        assert await known.of("good") is BOB

    asyncio.run(work())


def test_one_question_for_all_who_play(monkeypatch: pytest.MonkeyPatch):
    async def work() -> None:
        store, clock = Store(), Clock(monkeypatch)
        store.known |= {f"t{number}": ANNA for number in range(1000)}
        known = SessionCache(store.of_all)
        for _ in range(2):
            for token in store.known:
                await known.of(token)
        assert len(store.asked) == 1002
        clock.now += 1.1 * session_cache.BELIEVED
        store.asked.clear()
        for token in store.known:
            assert await known.of(token) is store.known[token]
        assert len(store.asked) == 4  # each for 256
        for _ in range(9):  # nobody but Bob plays on
            clock.now += 1.1 * session_cache.BELIEVED
            await known.of("fine")
        assert store.asked[-1] == {"fine"}
        assert list(known._known) == ["fine"]  # who left is forgotten

    asyncio.run(work())


def test_nobody_waits_for_the_threads_of_another_address(monkeypatch: pytest.MonkeyPatch):
    """Whoever asks first asks for everybody who is due, but on the server's own account."""

    async def work() -> None:
        store, clock = Store(), Clock(monkeypatch)
        shares = ThreadShares(pool, limited=True)
        known = SessionCache(lambda tokens: shares.run(partial(store.of_some, tokens)))
        for token in ("good", "good"):
            await known.of(token)
        clock.now += 0.6 * session_cache.BELIEVED
        ASKER.set("192.0.2.1")  # an attacker, who uses all of their threads
        busy = [asyncio.create_task(shares.run(done.wait)) for _ in range(THREADS)]
        late = asyncio.create_task(known.of("bad"))
        await asyncio.sleep(0)  # all three have begun
        clock.now += 0.6 * session_cache.BELIEVED
        ASKER.set("192.0.2.2")
        assert await asyncio.wait_for(known.of("good"), 20) is ANNA
        done.set()
        await asyncio.gather(late, *busy)

    done = threading.Event()
    with ThreadPoolExecutor(2 * THREADS) as pool:
        try:
            asyncio.run(work())
        finally:
            done.set()


def test_who_is_being_asked_for_is_not_asked_for_again(monkeypatch: pytest.MonkeyPatch):
    async def work() -> None:
        store, clock = Store(), Clock(monkeypatch)
        known = SessionCache(store.of_all)
        for token in ("good", "fine", "good", "fine"):
            await known.of(token)
        clock.now += 1.1 * session_cache.BELIEVED
        store.answers.clear()
        waiting = [asyncio.ensure_future(known.of(token)) for token in ("good", "bad", "worse")]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert store.asked[2:] == [{"good", "fine"}, {"bad"}, {"worse"}]
        store.answers.set()
        assert await asyncio.gather(*waiting) == [ANNA, None, None]

    asyncio.run(work())


def test_who_asks_at_once_waits_for_one_answer():
    async def work() -> None:
        store = Store()
        known = SessionCache(store.of_all)
        store.answers.clear()
        waiting = [asyncio.ensure_future(known.of("good")) for _ in range(9)]
        await asyncio.sleep(0)
        waiting.pop().cancel()  # who leaves stops nobody else
        await asyncio.sleep(0)
        store.answers.set()
        assert await asyncio.gather(*waiting) == [ANNA] * 8
        assert len(store.asked) == 1

    asyncio.run(work())


def test_whose_session_ended_elsewhere_is_not_believed_for_longer(monkeypatch: pytest.MonkeyPatch):
    async def work() -> None:
        store, clock = Store(), Clock(monkeypatch)
        known = SessionCache(store.of_all)
        for token in ("good", "fine", "good", "fine"):
            await known.of(token)
        del store.known["fine"]
        clock.now += 0.8 * session_cache.BELIEVED
        assert await known.of("fine") is BOB
        clock.now += 0.4 * session_cache.BELIEVED
        await known.of("good")  # asks for both
        assert await known.of("fine") is None

    asyncio.run(work())


def test_an_answer_older_than_the_end_is_not_kept():
    async def work() -> None:
        store = Store()
        known = SessionCache(store.of_all)
        store.answers.clear()
        late = asyncio.ensure_future(known.of("good"))
        await until_async(lambda: len(store.asked) == 1)
        known.forget({"session-1"})
        again = asyncio.ensure_future(known.of("good"))
        await until_async(lambda: len(store.asked) == 2)  # nor waited for by who asks after it
        store.answers.set()
        await asyncio.gather(late, again)
        await known.of("good")
        assert len(store.asked) == 2

    asyncio.run(work())


def test_no_move_after_the_logout(client: Client):
    game = client.new()["id"]
    client.move(game, 0, "open 4 4")
    cookies = dict(client.cookies)
    assert client.post("/api/logout", json={}).status_code == 200
    client.cookies.update(cookies)
    assert client.ask(game, "moves", expect=1, key="late", event="flag 0 0").status_code == 403
