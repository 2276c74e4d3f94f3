"""Notices when the time of day jumps, so that nothing is deleted or revealed too early."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Final

from qmines.store.accounts.players import now

if TYPE_CHECKING:
    from collections.abc import Callable

QUIET: Final = 3_600.0
"""Seconds after a jump in which the clock may be set right."""
_DRIFT: Final = 60_000  # ms between two looks that are no jump
_COUNTS_SLEEP: Final = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))
_LOG: Final = logging.getLogger("qmines.web")


def _monotonic() -> float:
    """Seconds that never jump, and that count sleep where the system can."""
    return time.monotonic() if _COUNTS_SLEEP is None else time.clock_gettime(_COUNTS_SLEEP)


class ClockWatch:
    """Compares the time of day with a clock that never jumps.

    Args:
        clock: a monotonic clock, in seconds, which also counts while the machine sleeps.
        time_of_day: milliseconds since 1970.
    """

    def __init__(
        self,
        clock: Callable[[], float] = _monotonic,
        time_of_day: Callable[[], int] = now,
    ) -> None:
        self._clock, self._time_of_day = clock, time_of_day
        self._at, self._shown = clock(), time_of_day()
        self._steady_at = self._at

    def steady(self) -> bool:
        """Whether the time of day has not jumped lately; call this every few seconds."""
        at, shown = self._clock(), self._time_of_day()
        jumped = round(shown - self._shown - 1000 * (at - self._at))
        self._at, self._shown = at, shown
        if abs(jumped) > _DRIFT:
            self._steady_at = at + QUIET
            _LOG.warning(
                "the system clock jumped by %d s: for an hour, nothing is deleted because of its "
                "age, no daily board is revealed, and no race ends because of the time",
                jumped // 1000,
            )
        return at >= self._steady_at
