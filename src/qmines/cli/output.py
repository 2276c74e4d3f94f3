"""Bytes to standard output."""

from __future__ import annotations

import sys


def send(data: bytes) -> None:
    """Write to stdout, all of it: an unbuffered stream may take a part at a time."""
    left = memoryview(data)
    while left:
        left = left[sys.stdout.buffer.write(left) :]
