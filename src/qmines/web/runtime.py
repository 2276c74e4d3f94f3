"""Tunes a server's process: short pauses, freed memory goes back, and it ends with its parent."""

from __future__ import annotations

import ctypes
import gc
import os
import signal
import sys
from contextlib import suppress
from multiprocessing import parent_process
from threading import Thread
from typing import Final

_TURN: Final = 0.0001
"""Seconds until a thread that waits for the interpreter gets it. The thread that commits releases
it in every statement, and the event loop whenever it polls for requests: next to a busy thread,
each of them would wait for the usual 5 ms every time."""
_GENERATIONS: Final = (10_000, 3, 30)
"""The thresholds of garbage collection: so many new objects, so many collections of the youngest
generation, and so on. With the usual ten of these, moves waited for 30 ms."""
_LARGE: Final = 4 << 20  # bytes; a password takes 19 MiB while it is hashed
_MMAP_THRESHOLD, _ARENA_MAX = -3, -8  # as glibc's malloc.h says
_ARENAS: Final = 2  # of the allocator; with the usual 8 a core, each thread keeps what it freed


def return_memory() -> None:
    """Return large blocks of memory to the system as soon as they are free.

    By default, glibc would keep such blocks after the first one, separately for every thread.
    """
    with suppress(OSError, AttributeError, TypeError):  # another system, another library
        library = ctypes.CDLL(None)
        library.mallopt(_MMAP_THRESHOLD, _LARGE)
        library.mallopt(_ARENA_MAX, _ARENAS)


def trim_memory() -> None:
    """Return small blocks of freed memory to the system; takes a few milliseconds."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)


def shorten_pauses() -> None:
    """Shorten pauses for threads and garbage collection; call it when everything is loaded."""
    sys.setswitchinterval(_TURN)
    gc.collect()
    gc.freeze()  # loaded modules stay: searching them would take 80 ms
    gc.set_threshold(*_GENERATIONS)


def end_with_parent() -> None:
    """Stop this server process if the one that started it was killed, and cannot tell it to stop.

    It would keep the port, so that the server could not be started again.
    """
    parent = parent_process()
    if parent is None:  # the only process of a server
        return

    def wait() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    Thread(target=wait, name="parent", daemon=True).start()
