"""How often one address or one session may ask: buckets that fill again with time.

They hold within one process and cost nothing. What must hold across processes, such as
tries at a password, is counted in the store.
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
"""The address that the current request came from; empty for what the server does on its own.

Set once for each request and each socket. Tasks inherit it; threads do not.
"""
_MOST: Final = 20_000  # buckets that are remembered


class Rate(NamedTuple):
    """So many at once, and then so many a second."""

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
"""What is limited, by kind."""


class Limits:
    """Remembers who asked lately."""

    def __init__(self, *, on: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self._on = on
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def check(self, kind: str, who: str) -> None:
        """Count a request.

        Raises:
            Refusal: too many of this kind by them; it tells when to try again.
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
            raise Refusal(
                429,
                "often",
                Message("refused-often"),
                headers={"Retry-After": str(max(1, wait))},
            )


@lru_cache(maxsize=4096)
def address_of(host: str | None) -> str:
    """The address that counts: of IPv6 the network, since one household has all of it.

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
