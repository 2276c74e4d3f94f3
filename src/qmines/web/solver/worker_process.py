"""The main loop of a solver process.

It imports only what solvers need: the process that they are forked from has loaded just this
module, so that a new one starts in milliseconds after another was killed.
"""

from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING, Final

from qmines.errors import QMinesError
from qmines.web.solver import circuits, positions, replays, tasks  # noqa: F401  # loaded once

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

_NICE: Final = 10  # moves have priority over solvers on machines with few cores


def serve(connection: Connection) -> None:
    """Run one task after the other."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles Ctrl-C and ends this process
    if hasattr(os, "nice"):
        os.nice(_NICE)
    while True:
        try:
            task, arguments = connection.recv()
        except (EOFError, OSError):
            return
        try:
            answer = (True, task(*arguments))
        except QMinesError as error:
            answer = (False, error)
        except Exception as error:  # noqa: BLE001  # a process that dies would be started again
            answer = (False, QMinesError(f"unexpected error: {error}"))
        connection.send(answer)
