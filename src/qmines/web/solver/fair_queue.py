"""A queue that is fair to addresses: many requests of one address delay only that address.

An IPv6 /48 counts as one address, within which its /64 networks take turns, since anybody can have
all 65,536 of them.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar

from qmines.messages import Message
from qmines.store.accounts.addresses import network_of
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
    """Lends a few things, such as solver processes or turns to hash, to waiting requests.

    The address that has the fewest things comes first, and among equals the one that was served
    longest ago. Within an address, slow work comes last, and otherwise the first request is served
    first. Slow work never takes all things, unless there is only one. If too many requests wait,
    the network that has the most loses its newest.

    Args:
        things: what is lent.
        most: how many requests may wait.
        each: how many requests of one address may wait.
        share: how many things one address may have at the same time.
        busy: the message if too many requests wait.
    """

    def __init__(
        self,
        things: Iterable[T],
        *,
        most: int,
        each: int,
        share: int,
        busy: str = "refused-busy",
    ) -> None:
        self._idle = list(things)
        self._most = most
        self._each = each
        self._share = share
        self._busy = busy
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
        turns = self._waiting.get(asker, [])
        if len(turns) >= self._each:
            message = Message("refused-waiting", count=len(turns))
            raise Refusal(429, "busy", message, headers=_RETRY)
        if self.waiting >= self._most:
            self._make_room(network_of(asker))
        turn = _Turn[T](asyncio.get_running_loop().create_future(), slow)
        self._waiting[asker] = [*turns, turn]
        try:
            return await turn.given
        except asyncio.CancelledError:
            if turn.given.cancelled():
                self._leave(asker, turn)
            elif turn.given.exception() is None:  # it was its turn at the same moment
                self.put(asker, turn.given.result())
            raise

    def put(self, asker: str, thing: T) -> None:
        """Give a thing back, and lend it to the next."""
        self._lent.subtract({asker, network_of(asker)})
        with suppress(ValueError):
            self._slow.remove(thing)
        self._idle.append(thing)
        while self._idle and (ready := self._ready()):
            following = min(ready, key=self._order)
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

    def _order(self, asker: str) -> list[int]:
        """What decides who comes first, first among networks and then among their addresses."""
        return [
            number
            for each in (network_of(asker), asker)
            for number in (self._lent[each], self._served.get(each, 0))
        ]

    def _make_room(self, network: str) -> None:
        """Refuse the newest request of the network that has the most, if others need its place.

        Raises:
            Refusal: this network itself would have the most.
        """
        waiting: Counter[str] = Counter()
        for asker, turns in self._waiting.items():
            waiting[network_of(asker)] += len(turns)
        fullest, most = waiting.most_common(1)[0]
        refusal = Refusal(429, "busy", Message(self._busy), headers=_RETRY)
        if waiting[network] + 1 >= most:
            raise refusal
        askers = [each for each in self._waiting if network_of(each) == fullest]
        asker = max(reversed(askers), key=lambda each: len(self._waiting[each]))
        turn = self._waiting[asker][-1]
        if not turn.given.done():  # otherwise it is leaving anyway
            self._leave(asker, turn)
            turn.given.set_exception(refusal)

    def _may_have(self, asker: str, *, slow: bool) -> bool:
        if slow and len(self._slow) >= self._slow_share:
            return False
        return self._lent[network_of(asker)] < self._share

    def _lend(self, asker: str, *, slow: bool) -> T:
        self._turns += 1
        for each in {asker, network_of(asker)}:
            self._served[each] = self._turns
            self._lent[each] += 1
        thing = self._idle.pop()
        if slow:
            self._slow.append(thing)
        return thing

    def _leave(self, asker: str, turn: _Turn[T]) -> None:
        """Remove a request that need not wait any more."""
        self._waiting[asker].remove(turn)
        self._forget(asker)

    def _forget(self, asker: str) -> None:
        """Forget an address, and its network, if they neither wait nor have anything."""
        if self._waiting.get(asker):
            return
        self._waiting.pop(asker, None)
        waiting = {*self._waiting, *map(network_of, self._waiting)}
        for each in {asker, network_of(asker)} - waiting:
            if not self._lent[each]:
                del self._lent[each]
                self._served.pop(each, None)
