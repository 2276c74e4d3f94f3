"""Boards without guesses for games, made ahead where making one takes long enough to notice.

A game's board depends on its first cell, and on every usual field it is made in the
millisecond after that click. On huge fields it takes seconds: there a thread makes the
board of the middle cell while the player looks at the field, and whoever begins there
does not wait. The board is the same either way.
"""

from __future__ import annotations

import atexit
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from qmines.errors import Cancelled
from qmines.generate.noguess import deal_now
from qmines.solver.budget import Cancel

if TYPE_CHECKING:
    from qmines.core.grid import Grid
    from qmines.core.stream import Stream

SLOW_CELLS: Final = 50_000
"""Fields of so many cells are worth a thread."""

_Key = tuple[int, int, int, int, int]


class _Work:
    """One board in the making."""

    def __init__(self, key: _Key, grid: Grid, mines: int, first: int, seed: int) -> None:
        self.key = key
        self.mask: bytes | None = None
        self.cancel = Cancel()
        arguments = (grid, mines, first, seed)
        self._thread = threading.Thread(target=self._run, args=arguments, daemon=True)
        self._thread.start()

    def _run(self, grid: Grid, mines: int, first: int, seed: int) -> None:
        with suppress(Cancelled):
            self.mask = deal_now(grid, mines, first, seed, cancel=self.cancel)

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
    _replace(_key(grid, mines, first, stream), grid)


def deal(grid: Grid, mines: int, first: int, stream: Stream) -> bytes | None:
    """The board of a game without guesses, once its first cell is known; None if none was found."""
    global _work  # the process has one
    key = _key(grid, mines, first, stream)
    with _lock:
        work, _work = _work, None
    if work is not None:
        if work.key == key:
            return work.wait()
        work.stop()
    return deal_now(grid, mines, first, key[-1])


def _key(grid: Grid, mines: int, first: int, stream: Stream) -> _Key:
    return grid.width, grid.height, mines, first, stream.derive("no-guess").seed64()


def _replace(key: _Key | None, grid: Grid | None = None) -> None:
    global _work  # noqa: PLW0603
    with _lock:
        if _work is not None and _work.key == key:
            return
        if _work is not None:
            _work.stop()
        _work = None
        if key is not None and grid is not None:
            _, _, mines, first, seed = key
            _work = _Work(key, grid, mines, first, seed)


# A thread in the kernel must not outlive the interpreter.
atexit.register(_replace, None)
