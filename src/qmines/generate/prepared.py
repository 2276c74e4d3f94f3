"""Deal no-guess boards ahead of time if dealing is slow enough to notice.

A game's board depends on its first cell, and on ordinary fields it is dealt within a millisecond
of that click. On huge fields it takes seconds, so the terminal game deals the board for the
middle cell in a thread while the player looks at the field. Players who start there do not have
to wait. The board is the same either way.
"""

from __future__ import annotations

import atexit
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from qmines.errors import Cancelled
from qmines.generate.dealing import Deal, board_of
from qmines.solver.budget import Cancel

if TYPE_CHECKING:
    from qmines.core.grid import Grid
    from qmines.core.stream import Stream

SLOW_CELLS: Final = 50_000
"""Fields with at least this many cells are dealt ahead in a thread."""


class _Work:
    """A board being dealt in a thread."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.mask: bytes | None = None
        self.cancel = Cancel()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        with suppress(Cancelled):
            self.mask = self.deal.board(self.cancel)

    def stop(self) -> None:
        """Cancel the deal; returns within milliseconds."""
        self.cancel.set()
        self._thread.join()

    def wait(self) -> bytes | None:
        """Wait for the board."""
        while self._thread.is_alive():
            self._thread.join(0.1)  # so that Ctrl-C works
        return self.mask


_lock = threading.Lock()
_work: _Work | None = None  # the one board that is made ahead


def make_ahead(grid: Grid, mines: int, stream: Stream) -> None:
    """Start to deal the board for a first click in the middle, if the field is large enough."""
    if grid.cells < SLOW_CELLS:
        return
    first = (grid.height // 2) * grid.width + grid.width // 2
    _replace(Deal.of(grid, mines, first, stream))


def deal(grid: Grid, mines: int, first: int, stream: Stream) -> bytes | None:
    """The board of a no-guess game with this first cell; None if none was found.

    Raises:
        NotDealt: dealing takes long, and this thread must not do it.
    """
    global _work  # the process has one
    wanted = Deal.of(grid, mines, first, stream)
    with _lock:
        work, _work = _work, None
    if work is not None:
        if work.deal == wanted:
            return work.wait()
        work.stop()
    return board_of(wanted)


def _replace(wanted: Deal | None) -> None:
    global _work  # noqa: PLW0603
    with _lock:
        if _work is not None and _work.deal == wanted:
            return
        if _work is not None:
            _work.stop()
        _work = None if wanted is None else _Work(wanted)


# A thread in the kernel must not outlive the interpreter.
atexit.register(_replace, None)
