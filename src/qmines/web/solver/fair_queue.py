"""A queue that is fair to addresses: many requests of one address delay only that address."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar

from qmines.messages import Message
from qmines.web.http.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable

T = TypeVar("T")

_RETRY: Final = {"Retry-After": "2"}


class _Turn(NamedTuple, Generic[T]):
    """A waiting request."""

    given: asyncio.Future[T]
    slow: bool


class FairQueue(Generic[T]):
    """Lends a few things, such as solver processes, to waiting requests.

    The address that has the fewest things comes first, and among equals the one that was served
    longest ago. Within an address, slow work comes last, and otherwise the first request is served
    first. Slow work never takes all things, unless there is only one.

    Args:
        things: what is lent.
        most: how many requests may wait.
        each: how many requests of one address may wait.
        share: how many things one address may have at the same time.
    """

    def __init__(self, things: Iterable[T], *, most: int, each: int, share: int) -> None:
        self._idle = list(things)
        self._most = most
        self._each = each
        self._share = share
        self._slow_share = max(1, len(self._idle) - 1)
        self._waiting: dict[str, list[_Turn[T]]] = {}
        self._lent: Counter[str] = Counter()
        self._slow: list[T] = []  # what is lent for slow work
        self._served: dict[str, int] = {}  # the number of the last turn of each address
        self._turns = 0

    @property
    def waiting(self) -> int:
        """The number of waiting requests."""
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def turn(self, asker: str) -> AsyncIterator[T]:
        """Borrow one of the things."""
        thing = await self.get(asker)
        try:
            yield thing
        finally:
            self.put(asker, thing)

    async def get(self, asker: str, *, slow: bool = False) -> T:
        """Take one of the things when it is the turn of an address; ``put`` gives it back.

        Raises:
            Refusal: too many requests are waiting already.
        """
        if self._idle and self._may_have(asker, slow=slow):
            return self._lend(asker, slow=slow)
        if self.waiting >= self._most:
            raise Refusal(429, "busy", Message("refused-busy"), headers=_RETRY)
        turns = self._waiting.get(asker, [])
        if len(turns) >= self._each:
            message = Message("refused-waiting", count=len(turns))
            raise Refusal(429, "busy", message, headers=_RETRY)
        turn = _Turn[T](asyncio.get_running_loop().create_future(), slow)
        self._waiting[asker] = [*turns, turn]
        try:
            return await turn.given
        except asyncio.CancelledError:
            if turn.given.cancelled():
                self._leave(asker, turn)
            else:  # it was its turn at the same moment
                self.put(asker, turn.given.result())
            raise

    def put(self, asker: str, thing: T) -> None:
        """Give a thing back, and lend it to the next."""
        self._lent[asker] -= 1
        with suppress(ValueError):
            self._slow.remove(thing)
        self._idle.append(thing)
        while self._idle and (ready := self._ready()):
            following = min(ready, key=lambda each: (self._lent[each], self._served.get(each, 0)))
            turn = ready[following]
            self._leave(following, turn)
            turn.given.set_result(self._lend(following, slow=turn.slow))
        self._forget(asker)

    def _ready(self) -> dict[str, _Turn[T]]:
        """The next request of each address."""
        found = {}
        for asker, turns in self._waiting.items():
            for turn in sorted(turns, key=lambda each: each.slow):
                if not turn.given.done() and self._may_have(asker, slow=turn.slow):
                    found[asker] = turn
                    break
        return found

    def _may_have(self, asker: str, *, slow: bool) -> bool:
        if slow and len(self._slow) >= self._slow_share:
            return False
        return self._lent[asker] < self._share

    def _lend(self, asker: str, *, slow: bool) -> T:
        self._turns += 1
        self._served[asker] = self._turns
        self._lent[asker] += 1
        thing = self._idle.pop()
        if slow:
            self._slow.append(thing)
        return thing

    def _leave(self, asker: str, turn: _Turn[T]) -> None:
        """Remove a request that need not wait any more."""
        self._waiting[asker].remove(turn)
        self._forget(asker)

    def _forget(self, asker: str) -> None:
        """Forget an address that neither waits nor has anything."""
        if not self._waiting.get(asker):
            self._waiting.pop(asker, None)
            if not self._lent[asker]:
                del self._lent[asker]
                self._served.pop(asker, None)
