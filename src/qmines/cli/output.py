"""Bytes to standard output."""

from __future__ import annotations

import sys


def send(data: bytes) -> None:
    """Write all of it to stdout; an unbuffered stream may accept only part at a time."""
    left = memoryview(data)
    while left:
        left = left[sys.stdout.buffer.write(left) :]
