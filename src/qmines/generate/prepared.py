"""Boards without guesses for games, made ahead where making one takes long enough to notice.

A game's board depends on its first cell, and on every usual field it is made in the
millisecond after that click. On huge fields it takes seconds: there the terminal game has a
thread make the board of the middle cell while the player looks at the field, and whoever begins
there does not wait. The board is the same either way.
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
"""Fields of so many cells are worth a thread."""


class _Work:
    """One board in the making."""

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
        """Give it up; it ends within milliseconds."""
        self.cancel.set()
        self._thread.join()

    def wait(self) -> bytes | None:
        """The board, when it is made."""
        while self._thread.is_alive():
            self._thread.join(0.1)  # so that Ctrl-C comes through
        return self.mask


_lock = threading.Lock()
_work: _Work | None = None  # the one board that is made ahead


def make_ahead(grid: Grid, mines: int, stream: Stream) -> None:
    """Begin the board for a first click in the middle, if the field is so large that it pays."""
    if grid.cells < SLOW_CELLS:
        return
    first = (grid.height // 2) * grid.width + grid.width // 2
    _replace(Deal.of(grid, mines, first, stream))


def deal(grid: Grid, mines: int, first: int, stream: Stream) -> bytes | None:
    """The board of a game without guesses, once its first cell is known; None if none was found.

    Raises:
        NotDealt: it takes long, and this thread may not deal it.
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
