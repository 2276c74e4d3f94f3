"""What calls to the kernel take: a position, and limits of time and memory."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from qmines._kernel import Cancel
from qmines.errors import InvalidInput

if TYPE_CHECKING:
    from qmines.core.position import Position

__all__ = ["Budget", "Cancel", "Stopwatch", "field_of"]

_MAX_SECONDS = 1e9
_MAX_MIB = 1 << 20
_PATIENCE = 4.0  # as kPatience in native/base/control.h


@dataclass(frozen=True, slots=True)
class Budget:
    """The limits for one call: time in seconds and memory in MiB.

    The time limit applies to CPU time if the system can measure it for a thread, so a busy
    machine allows as much work as an idle one. Wall time is limited to four times as much.

    >>> Budget(seconds=0.5)
    Budget(seconds=0.5, mib=256)
    """

    seconds: float = 2.0
    mib: int = 256

    def __post_init__(self) -> None:
        if not (math.isfinite(self.seconds) and 0 < self.seconds <= _MAX_SECONDS):
            raise InvalidInput(
                f"the time budget must be a positive number of seconds, not {self.seconds}"
            )
        if not 1 <= self.mib <= _MAX_MIB:
            raise InvalidInput(
                f"the memory budget must be between 1 and {_MAX_MIB} MiB, not {self.mib}"
            )


class Stopwatch:
    """Measures how much of a budget this thread has used, as the kernel does."""

    def __init__(self) -> None:
        self._wall, self._cpu = time.monotonic(), time.thread_time()

    @property
    def used(self) -> float:
        """Seconds of CPU time, or a quarter of the wall time if that is more."""
        wall = time.monotonic() - self._wall
        return max(time.thread_time() - self._cpu, wall / _PATIENCE)


def field_of(position: Position) -> tuple[bytes, int, int, int | None]:
    """The first arguments of a call to the kernel: cells, width, height and mines."""
    return position.cells, position.grid.width, position.grid.height, position.mines
