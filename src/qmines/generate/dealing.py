"""Deal the boards of no-guess games: which can be dealt, and in which process.

A board depends only on its size, its mines, the first cell and 64 bits derived from the game's
seed, so it is the same wherever and whenever it is dealt. A server can deal it in another process
and pass it to the rules through ``BOARDS``.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple, Self

from qmines.core.grid import Grid
from qmines.errors import InvalidInput, QMinesError
from qmines.generate.noguess import deal_now
from qmines.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from qmines.core.levels import Level
    from qmines.core.stream import Stream
    from qmines.solver.budget import Cancel

_QUICK: Final = (8, 1000, 4)  # short side, cells, cells for each mine: a few milliseconds
_MOST_BYTES: Final = 32 << 20
_ENTRY: Final = 500  # bytes of an entry besides its board, about


class _Shape(NamedTuple):
    """What can be dealt on fields whose short side is at least ``side``.

    Fields of up to ``cells`` cells can have any number of mines; on larger fields, a share of the
    cells plus ``mines`` more can be dealt in about a second.
    """

    side: int
    cells: int
    share: float
    mines: int


# Measured by benchmarks/dealing.py. Long narrow fields are hard: a random wall of mines cuts off
# the rest of the field.
_SHAPES: Final = (
    _Shape(1, 25, 0.0, 1),
    _Shape(2, 200, 0.0, 30),
    _Shape(3, 300, 0.02, 100),
    _Shape(4, 500, 0.05, 200),
    _Shape(5, 800, 0.07, 400),
    _Shape(8, 1200, 0.13, 500),
    _Shape(12, 1500, 0.16, 500),
    _Shape(20, 2000, 0.18, 800),
    _Shape(40, 2500, 0.19, 1000),
    _Shape(60, 2500, 0.20, 1300),
)


def most_mines(grid: Grid) -> int:
    """The most mines that a new no-guess game can have on a field.

    >>> most_mines(Grid(30, 16)), most_mines(Grid(100, 100))
    (479, 3300)
    """
    short = min(grid.width, grid.height)
    shape = next(each for each in reversed(_SHAPES) if short >= each.side)
    if grid.cells <= shape.cells:
        return grid.cells - 1
    return int(shape.share * grid.cells) + shape.mines


def check_dealable(level: Level) -> None:
    """Refuse a new no-guess game whose board could not be dealt in a second or two."""
    most = most_mines(level.grid)
    if level.mines > most:
        raise InvalidInput(
            Message("invalid-no-guess-dense", most=most, width=level.width, height=level.height)
        )


class Deal(NamedTuple):
    """Everything that a board depends on; ``seed`` reveals nothing else about the game."""

    width: int
    height: int
    mines: int
    first: int
    seed: int

    @classmethod
    def of(cls, grid: Grid, mines: int, first: int, stream: Stream) -> Self:
        """The deal of a game with this stream and first cell."""
        seed = stream.derive("no-guess").seed64()
        return cls(grid.width, grid.height, mines, first, seed)

    @property
    def quick(self) -> bool:
        """Whether it takes a few milliseconds at most."""
        side, cells, apart = _QUICK
        size = self.width * self.height
        return min(self.width, self.height) >= side and size <= cells and apart * self.mines <= size

    def board(self, cancel: Cancel | None = None) -> bytes | None:
        """Deal the board now; None if no board was found."""
        return deal_now(
            Grid(self.width, self.height), self.mines, self.first, self.seed, cancel=cancel
        )


class NotDealt(QMinesError):
    """The board has to be dealt in another process first; the state is unchanged."""

    kind = "dealing"

    def __init__(self, deal: Deal) -> None:
        super().__init__("this game's board has not been dealt yet")
        self.deal = deal


class Boards:
    """A cache of boards dealt in other processes, limited in bytes; the least recently used go."""

    def __init__(self, most_bytes: int = _MOST_BYTES) -> None:
        self._most = most_bytes
        self._lock = threading.Lock()
        self._boards: OrderedDict[Deal, bytes | None] = OrderedDict()
        self._bytes = 0

    def __len__(self) -> int:
        return len(self._boards)

    def __contains__(self, deal: Deal) -> bool:
        return deal in self._boards

    def keep(self, deal: Deal, board: bytes | None) -> None:
        """Store a board, or None if there is none."""
        with self._lock:
            self._drop(deal)
            self._boards[deal] = board
            self._bytes += _size(board)
            while self._bytes > self._most:
                self._drop(next(iter(self._boards)))

    def get(self, deal: Deal) -> bytes | None:
        """The board of a deal, or None if there is none.

        Raises:
            KeyError: the deal is not in the cache.
        """
        with self._lock:
            self._boards.move_to_end(deal)
            return self._boards[deal]

    def clear(self) -> None:
        """Remove all boards."""
        with self._lock:
            self._boards.clear()
            self._bytes = 0

    def _drop(self, deal: Deal) -> None:
        if deal in self._boards:
            self._bytes -= _size(self._boards.pop(deal))


def _size(board: bytes | None) -> int:
    return _ENTRY + len(board or b"")


BOARDS: Final = Boards()
"""The cache of this process."""
_here = threading.local()


@contextmanager
def dealt_elsewhere() -> Iterator[None]:
    """Within this block, slow deals on this thread raise ``NotDealt`` instead."""
    before = getattr(_here, "elsewhere", False)
    _here.elsewhere = True
    try:
        yield
    finally:
        _here.elsewhere = before


def board_of(deal: Deal) -> bytes | None:
    """The board of a deal, from the cache or dealt now; None if there is none.

    Raises:
        NotDealt: dealing takes long, and this thread must not do it.
    """
    try:
        return BOARDS.get(deal)
    except KeyError:
        if getattr(_here, "elsewhere", False) and not deal.quick:
            raise NotDealt(deal) from None
    return deal.board()
