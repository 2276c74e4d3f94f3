"""How Python is set up in a process that serves: nobody waits for it, and memory goes back."""

from __future__ import annotations

import ctypes
import gc
import sys
from contextlib import suppress
from typing import Final

_TURN: Final = 0.0001
"""Seconds until a thread that waits for the interpreter gets it. The thread that commits lets go
of it in every statement, and the event loop whenever it looks for requests: beside a busy thread,
each time waited for the usual 5 ms."""
_GENERATIONS: Final = (10_000, 3, 30)
"""When garbage is looked for: among so many new objects, after so many such looks among those that
they left, and so on. With the usual ten such looks in between, moves waited for 30 ms."""
_LARGE: Final = 4 << 20  # bytes; a password takes 19 MiB while it is hashed
_MMAP_THRESHOLD, _ARENA_MAX = -3, -8  # as glibc's malloc.h says
_ARENAS: Final = 2  # of the allocator; with the usual 8 a core, each thread keeps what it freed


def return_memory() -> None:
    """Have large pieces of memory given back to the system as soon as they are free.

    glibc would learn from the first of them to keep such pieces, on every thread its own.
    """
    with suppress(OSError, AttributeError, TypeError):  # another system, another library
        library = ctypes.CDLL(None)
        library.mallopt(_MMAP_THRESHOLD, _LARGE)
        library.mallopt(_ARENA_MAX, _ARENAS)


def trim_memory() -> None:
    """Return what was freed in small pieces to the system; takes a few milliseconds."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)


def shorten_pauses() -> None:
    """To be called when everything is loaded."""
    sys.setswitchinterval(_TURN)
    gc.collect()
    gc.freeze()  # what is loaded stays: nobody waits 80 ms while it is looked through
    gc.set_threshold(*_GENERATIONS)
