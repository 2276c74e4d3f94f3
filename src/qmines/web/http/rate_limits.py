"""Rate limits for addresses and sessions: token buckets that refill with time.

They apply to one process and cost next to nothing. What must be limited across processes, such as
password attempts, is counted in the store.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from contextvars import ContextVar
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from qmines.messages import Message
from qmines.web.http.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

ASKER: Final[ContextVar[str]] = ContextVar("asker", default="")
"""The address of the current request; empty for the server's own work.

Set once for each request and each socket. Tasks inherit it; threads do not.
"""
_MOST: Final = 20_000  # buckets that are remembered


class Rate(NamedTuple):
    """How many at once, and how many more each second."""

    burst: float
    each_second: float


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
    "read": Rate(300, 100.0),
    "upload": Rate(30, 1.0),
}
"""The limits, by kind of request."""


class Limits:
    """Remembers recent requests."""

    def __init__(self, *, on: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self._on = on
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def check(self, kind: str, who: str) -> None:
        """Count a request.

        Raises:
            Refusal: there were too many of this kind; it says when to try again.
        """
        if not self._on:
            return
        rate, now, key = RATES[kind], self._clock(), (kind, who)
        level, at = self._buckets.pop(key, (rate.burst, now))
        level = min(rate.burst, level + (now - at) * rate.each_second)
        self._buckets[key] = (level - 1 if level >= 1 else level, now)
        if len(self._buckets) > _MOST:
            self._buckets.popitem(last=False)
        if level < 1:
            wait = math.ceil((1 - level) / rate.each_second)
            retry = {"Retry-After": str(max(1, wait))}
            raise Refusal(429, "often", Message("refused-often"), headers=retry)


@lru_cache(maxsize=4096)
def address_of(host: str | None) -> str:
    """The address to limit: for IPv6 the network, since one household has all of it.

    >>> address_of("2001:db8:1:2:3::4")
    '2001:db8:1:2::/64'
    """
    try:
        found = ipaddress.ip_address(host or "")
    except ValueError:
        return "unknown"
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)
