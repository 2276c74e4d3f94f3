"""A task for solver processes that keeps memory, as the replay of a large game does."""

from __future__ import annotations

import os

_KEPT: list[bytearray] = []


def keep(mib: int) -> int:
    """Keep so much memory; returns the ID of the process."""
    _KEPT.append(bytearray(b"x") * (mib << 20))
    return os.getpid()
