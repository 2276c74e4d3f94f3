"""Standard input and output as bytes, and whether there is a screen to draw on."""

from __future__ import annotations

import os
import sys
from typing import BinaryIO

from qmines.errors import InvalidInput


def has_screen() -> bool:
    """Whether a full-screen program can run: a terminal on both ends that can move its cursor."""
    there = all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))
    return there and os.environ.get("TERM") != "dumb"


def standard_input() -> BinaryIO:
    """Standard input, unless the shell closed it."""
    if sys.stdin is None:
        raise InvalidInput("standard input is closed: give a file instead")
    return sys.stdin.buffer


def send(data: bytes) -> None:
    """Write all of it to stdout; an unbuffered stream may accept only part at a time."""
    left = memoryview(data)
    while left:
        left = left[sys.stdout.buffer.write(left) :]
