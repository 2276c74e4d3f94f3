"""How Python is set up in a process that serves, so that nobody waits for it."""

from __future__ import annotations

import gc
import sys
from typing import Final

_TURN: Final = 0.0005
"""Seconds until a thread that waits for the interpreter gets it. The thread that commits lets go
of it in every statement, and beside a busy event loop each time waited for the usual 5 ms."""
_YOUNG: Final = 10_000  # objects made before those are looked through for garbage


def shorten_pauses() -> None:
    """To be called when everything is loaded."""
    sys.setswitchinterval(_TURN)
    gc.collect()
    gc.freeze()  # what is loaded stays: nobody waits 80 ms while it is looked through
    gc.set_threshold(_YOUNG, *gc.get_threshold()[1:])
