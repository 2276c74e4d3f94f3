"""How long and how large a call to the kernel may become."""

from __future__ import annotations

import math
from dataclasses import dataclass

from qmines._kernel import Cancel
from qmines.errors import InvalidInput

__all__ = ["Budget", "Cancel"]

_MAX_SECONDS = 1e9
_MAX_MIB = 1 << 20


@dataclass(frozen=True, slots=True)
class Budget:
    """A limit in seconds of wall time and MiB of memory for one call.

    >>> Budget(seconds=0.5)
    Budget(seconds=0.5, mib=256)
    """

    seconds: float = 2.0
    mib: int = 256

    def __post_init__(self) -> None:
        if not (math.isfinite(self.seconds) and 0 < self.seconds <= _MAX_SECONDS):
            raise InvalidInput(f"the seconds of a budget must be positive, not {self.seconds}")
        if not 1 <= self.mib <= _MAX_MIB:
            raise InvalidInput(f"the MiB of a budget must be 1 to {_MAX_MIB}, not {self.mib}")
