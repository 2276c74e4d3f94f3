"""Limits how many bytes one address, and a whole IPv6 /48, may store.

Whatever a request adds to the database is charged to its address before it is stored, for guests
and accounts alike. Two limits apply at once: a small one that refills quickly, so that nobody fills
the disk in minutes, and a large one that refills slowly, so that nobody does it in days. Both are
far more than people need.

They apply to one process, like the rate limits.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from qmines.messages import Message
from qmines.store.accounts.addresses import is_network, shares_of
from qmines.web.http.errors import Refusal
from qmines.web.http.rate_limits import ASKER, Rate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

SOON: Final = Rate(8e6, 32e3)
"""Bytes at once, and bytes that are added each second."""
LATER: Final = Rate(256e6, 2e3)
"""The same in the long run."""
_MOST: Final = 20_000  # addresses that are remembered, and as many /64 networks


@contextmanager
def uncharged() -> Iterator[None]:
    """Charge nobody for what is stored in the block."""
    token = ASKER.set("")
    try:
        yield
    finally:
        ASKER.reset(token)


@dataclass(slots=True)
class Reserved:
    """Bytes that were charged, and how many of them have been stored."""

    size: int
    used: int = 0


_Levels: TypeAlias = OrderedDict[str, tuple[float, float, float]]


class Quota:
    """Remembers how much each address has stored recently.

    Args:
        on: False for a server that only its owner uses.
        clock: tells seconds and never runs backwards.
    """

    def __init__(self, *, on: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self._on = on
        self._clock = clock
        # Apart, because the 65,536 networks of a /48 would displace everybody else.
        self._networks: _Levels = OrderedDict()
        self._homes: _Levels = OrderedDict()
        self.stored = 0
        self.refusals = 0

    @contextmanager
    def charge(self, size: int) -> Iterator[None]:
        """Charge what the block is going to store; refunded if the block fails.

        Raises:
            Refusal: the quota is used up, and the block is not entered.
        """
        with self.reserve(size, least=size) as reserved:
            yield
            reserved.used = size

    @contextmanager
    def reserve(self, most: int, *, least: int) -> Iterator[Reserved]:
        """Charge what the block may store, as far as the quota allows; the rest is refunded.

        A block that is cancelled pays for everything, since its data may still be stored.

        Raises:
            Refusal: less than ``least`` is left; it says when to try again.
        """
        reserved = Reserved(self._take(most, least))
        try:
            yield reserved
        except Exception:
            reserved.used = 0
            raise
        except BaseException:
            reserved.used = reserved.size
            raise
        finally:
            self.stored += reserved.used
            self._give_back(reserved.size - reserved.used)

    def _take(self, wanted: int, least: int) -> int:
        asker = ASKER.get()
        if not self._on or not asker:
            return wanted
        shares = shares_of(asker)
        wait = max(self._wait(each, share, least) for each, share in shares.items())
        if wait > 0:
            self.refusals += 1
            raise _refusal(wait)
        free = min(min(self._left(each, share)) for each, share in shares.items())
        given = wanted if wanted <= free else int(free)
        self._add(asker, -given)
        return given

    def _give_back(self, unused: int) -> None:
        asker = ASKER.get()
        if unused and self._on and asker:
            self._add(asker, unused)

    def _left(self, asker: str, share: int) -> tuple[float, float]:
        """What an address or a network may store now, by each of the two limits."""
        soon, later = SOON.times(share), LATER.times(share)
        known = self._among(asker).get(asker)
        if known is None:
            return soon.burst, later.burst
        passed = self._clock() - known[2]
        return (
            min(soon.burst, known[0] + passed * soon.each_second),
            min(later.burst, known[1] + passed * later.each_second),
        )

    def _wait(self, asker: str, share: int, needed: int) -> float:
        """Seconds until an address or a network may store so much; at most 0 if it may now."""
        soon, later = self._left(asker, share)
        rates = SOON.times(share).each_second, LATER.times(share).each_second
        return max((needed - soon) / rates[0], (needed - later) / rates[1])

    def _add(self, asker: str, size: int) -> None:
        """Change what an address, and the network that it is in, may store."""
        for each, share in shares_of(asker).items():
            soon, later = self._left(each, share)
            levels = self._among(each)
            levels[each] = (soon + size, later + size, self._clock())
            levels.move_to_end(each)
            if len(levels) > _MOST:
                levels.popitem(last=False)

    def _among(self, address: str) -> _Levels:
        return self._networks if is_network(address) else self._homes


def _refusal(wait: float) -> Refusal:
    seconds = max(1, math.ceil(wait))
    return Refusal(
        429,
        "quota",
        Message("refused-quota", minutes=math.ceil(seconds / 60)),
        headers={"Retry-After": str(seconds)},
    )
