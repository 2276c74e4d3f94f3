"""Rate limits for addresses and sessions: token buckets that refill with time.

They apply to one process and cost next to nothing. What must be limited across processes, such as
password attempts, is counted in the store.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from contextvars import ContextVar
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from qmines.messages import Message
from qmines.store.accounts.addresses import is_network, shares_of
from qmines.web.http.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

ASKER: Final[ContextVar[str]] = ContextVar("asker", default="")
"""The address of the current request; empty for the server's own work.

Set once for each request and each socket. Tasks inherit it; threads do not.
"""
_MOST: Final = 20_000  # buckets that are remembered, and as many of /64 networks


class Rate(NamedTuple):
    """How many at once, and how many more each second."""

    burst: float
    each_second: float

    def times(self, factor: int) -> Rate:
        """This rate, multiplied."""
        return Rate(factor * self.burst, factor * self.each_second)


RATES: Final = {
    "account": Rate(20, 0.2),
    "analyse": Rate(120, 40.0),
    "change": Rate(60, 10.0),
    "cursor": Rate(200, 60.0),
    "export": Rate(4, 0.02),
    "guest": Rate(30, 0.2),
    "help": Rate(40, 20.0),
    "move": Rate(200, 100.0),
    "new": Rate(60, 2.0),
    "page": Rate(10_000, 200.0),  # a first visit asks for 300 files, most of them for offline use
    "read": Rate(300, 100.0),
    "socket": Rate(500, 20.0),
    "upload": Rate(30, 1.0),
}
"""The limits of one address, by kind of request; a /48 has a few times as many."""

_Key: TypeAlias = tuple[str, str]
_Buckets: TypeAlias = OrderedDict[_Key, tuple[float, float]]


class Limits:
    """Remembers recent requests."""

    def __init__(self, *, on: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self._on = on
        self._clock = clock
        # Apart, because the 65,536 networks of a /48 would displace everybody else's buckets.
        self._networks: _Buckets = OrderedDict()
        self._homes: _Buckets = OrderedDict()

    def check(self, kind: str, who: str) -> None:
        """Count a request.

        Raises:
            Refusal: there were too many of this kind; it says when to try again.
        """
        if not self._on:
            return
        rate, now = RATES[kind], self._clock()
        rates = {(kind, each): rate.times(share) for each, share in shares_of(who).items()}
        levels = {key: self._level(key, each, now) for key, each in rates.items()}
        wait = max((1 - levels[key]) / each.each_second for key, each in rates.items())
        for key, level in levels.items():
            buckets = self._among(key)
            buckets[key] = (level if wait > 0 else level - 1, now)
            if len(buckets) > _MOST:
                buckets.popitem(last=False)
        if wait > 0:
            retry = {"Retry-After": str(max(1, math.ceil(wait)))}
            raise Refusal(429, "often", Message("refused-often"), headers=retry)

    def _among(self, key: _Key) -> _Buckets:
        return self._networks if is_network(key[1]) else self._homes

    def _level(self, key: _Key, rate: Rate, now: float) -> float:
        """Remove a bucket, and return how many requests it allows now."""
        level, at = self._among(key).pop(key, (rate.burst, now))
        return min(rate.burst, level + (now - at) * rate.each_second)
