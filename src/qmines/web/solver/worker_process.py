"""The main loop of a solver process.

It imports only what solvers need: the process that they are forked from has loaded just this
module, so that a new one starts in milliseconds after another was killed.
"""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import TYPE_CHECKING, Final

from qmines.errors import QMinesError
from qmines.web.solver import circuits, positions, replays, tasks  # noqa: F401  # loaded once

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

_NICE: Final = 10  # moves have priority over solvers on machines with few cores
_MOST_KEPT: Final = 64 << 20
"""Bytes that a process may keep from its tasks, such as replays or the kernel's tables."""
_STATM: Final = Path("/proc/self/statm")


def serve(connection: Connection) -> None:
    """Run one task after the other; say with each answer whether too much memory is kept."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles Ctrl-C and ends this process
    if hasattr(os, "nice"):
        os.nice(_NICE)
    most = _own_memory() + _MOST_KEPT
    while True:
        try:
            task, arguments = connection.recv()
        except (EOFError, OSError):
            return
        try:
            done, value = True, task(*arguments)
        except QMinesError as error:
            done, value = False, error
        except Exception as error:  # noqa: BLE001  # a process that dies would be started again
            done, value = False, QMinesError(f"unexpected error: {error}")
        connection.send((done, value, _own_memory() > most))


def _own_memory() -> int:
    """The bytes that belong to this process rather than to a file; 0 except on Linux."""
    try:
        _, resident, shared, *_ = _STATM.read_text("ascii").split()
    except OSError:
        return 0
    return (int(resident) - int(shared)) * os.sysconf("SC_PAGE_SIZE")
