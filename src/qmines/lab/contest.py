"""Contests: one strategy on boards drawn from a seed, or on given boards.

Game number i has the same board and random numbers wherever and however it is played.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, Protocol, Self

import numpy as np

from qmines import _kernel
from qmines.core.board import Board
from qmines.core.levels import FIRST_CLICKS, LEVELS, FirstClick, Level, name_of
from qmines.errors import InvalidInput, expected
from qmines.lab.games import Games, OneGame
from qmines.lab.strategies import check_strategy

if TYPE_CHECKING:
    from qmines.lab.boards import BoardSet

MAX_SEED: Final = (1 << 64) - 1


class Chunk(Protocol):
    """Consecutive games: plain data that can be sent to another machine."""

    def play(self, cancel: _kernel.Cancel | None = None) -> Games | None:
        """Play the games; None if cancelled before the last one."""


class Contest(Protocol):
    """One strategy on one series of boards."""

    @property
    def strategy(self) -> str:
        """The strategy's name."""

    @property
    def seed(self) -> int:
        """The seed for boards and random numbers."""

    @property
    def level_name(self) -> str:
        """The level's display name."""

    @property
    def first_click(self) -> str:
        """The first-click rule."""

    @property
    def identity(self) -> dict[str, Any]:
        """Identifies the boards; the strategy is not part of it."""

    def chunk(self, first: int, games: int) -> Chunk:
        """Games ``first``, ``first + 1``, …."""

    def by(self, strategy: str) -> Self:
        """The same boards for another strategy."""

    def play_one(self, index: int) -> OneGame:
        """Play one game alone, and keep its moves."""


def start_of(level: Level, first_click: str) -> tuple[int, int]:
    """Where ``auto`` clicks first: a corner, or further inside to open an area.

    >>> start_of(Level(30, 16, 99), "opening"), start_of(Level(9, 9, 10), "safe")
    ((3, 3), (0, 0))
    """
    if first_click != "opening":
        return 0, 0
    inside = 3 if level.grid.cells >= LEVELS["expert"].grid.cells else 2
    return min(inside, level.height - 1), min(inside, level.width - 1)


@dataclass(frozen=True, slots=True)
class SeededContest:
    """Boards drawn from a seed, uniformly from those that the first-click rule allows.

    >>> from qmines.core.levels import LEVELS
    >>> contest = SeededContest(LEVELS["beginner"], first_click="opening", strategy="best")
    >>> contest.start, len(contest.chunk(0, 5).play())
    ((2, 2), 5)
    """

    level: Level
    first_click: FirstClick = "safe"
    start: tuple[int, int] | None = None
    strategy: str = "best"
    seed: int = 0

    def __post_init__(self) -> None:
        if not isinstance(self.level, Level):
            raise InvalidInput(
                f"level must be a Level, not {self.level!r}: use qmines.parse_level()"
            )
        if self.first_click not in FIRST_CLICKS:
            raise expected("first_click", " or ".join(FIRST_CLICKS), self.first_click)
        if self.level.mines >= self.level.grid.cells:
            raise InvalidInput(f"{self.level} has no safe cells: use fewer mines")
        if not isinstance(self.seed, int) or not 0 <= self.seed <= MAX_SEED:
            raise expected("seed", f"a whole number from 0 to {MAX_SEED}", self.seed)
        check_strategy(self.strategy)
        start = start_of(self.level, self.first_click) if self.start is None else self.start
        self.level.grid.index(*start)
        object.__setattr__(self, "start", start)

    @property
    def level_name(self) -> str:
        """The level's name if it has one, else WxHxM."""
        return name_of(self.level)

    @property
    def identity(self) -> dict[str, Any]:
        """Level, first click, start and seed."""
        assert self.start is not None  # noqa: S101  # set above
        return {
            "level": str(self.level),
            "first_click": self.first_click,
            "start": [*self.start],
            "seed": self.seed,
        }

    def by(self, strategy: str) -> Self:
        """The same boards for another strategy."""
        return replace(self, strategy=strategy)

    def board(self, index: int) -> Board:
        """The board of one game."""
        drawn = _kernel.contest_board(*self.setup, seed=self.seed, index=index)
        return Board(self.level.grid, drawn.tobytes())

    def chunk(self, first: int, games: int) -> Chunk:
        """Games ``first``, ``first + 1``, …."""
        return SeededChunk(self.setup, self.strategy, self.seed, first, games)

    def play_one(self, index: int) -> OneGame:
        """Play one game alone, and keep its moves."""
        board = self.board(index)
        return _alone(board, self.setup[-1], self.strategy, seed=self.seed, index=index)

    @property
    def setup(self) -> tuple[int, int, int, str, int]:
        """Width, height, mines, first-click rule and first cell, as the kernel takes them."""
        assert self.start is not None  # noqa: S101
        return *self.level, self.first_click, self.level.grid.index(*self.start)


@dataclass(frozen=True, slots=True)
class SeededChunk:
    """Some games of a seed."""

    setup: tuple[int, int, int, str, int]
    strategy: str
    seed: int
    first: int
    games: int

    def play(self, cancel: _kernel.Cancel | None = None) -> Games | None:
        """Draw and play the boards in the kernel."""
        *columns, finished = _kernel.simulate(
            *self.setup,
            self.strategy,
            seed=self.seed,
            first=self.first,
            games=self.games,
            cancel=cancel,
        )
        return Games.of_kernel(*columns) if finished else None


@dataclass(frozen=True, slots=True)
class BoardContest:
    """Given boards in order; the seed only affects the player's random choices."""

    boards: BoardSet
    strategy: str = "best"
    seed: int = 0

    def __post_init__(self) -> None:
        check_strategy(self.strategy)

    @property
    def level_name(self) -> str:
        """WxHxM if all boards have the same size and mines."""
        levels = {board.level for board in self.boards.boards}
        return str(levels.pop()) if len(levels) == 1 else "mixed"

    @property
    def first_click(self) -> str:
        """``given``: the boards name their own first cell."""
        return "given"

    @property
    def identity(self) -> dict[str, Any]:
        """A digest of the boards, and the seed."""
        return {"boards": self.boards.digest, "seed": self.seed}

    def by(self, strategy: str) -> Self:
        """The same boards for another strategy."""
        return replace(self, strategy=strategy)

    def chunk(self, first: int, games: int) -> Chunk:
        """Boards ``first``, ``first + 1``, …."""
        rows = self.boards.boards[first : first + games]
        return BoardChunk(
            tuple((*board.level[:2], board.mask, board.start) for board in rows),
            self.strategy,
            self.seed,
            first,
        )

    def play_one(self, index: int) -> OneGame:
        """Play one board alone, and keep its moves."""
        (_, mask, start) = given = self.boards.boards[index]
        board = Board(given.level.grid, mask)
        return _alone(board, start, self.strategy, seed=_mixed(self.seed, index), index=0)


@dataclass(frozen=True, slots=True)
class BoardChunk:
    """Some given boards: (width, height, mask, start) each."""

    boards: tuple[tuple[int, int, bytes, int], ...]
    strategy: str
    seed: int
    first: int

    def play(self, cancel: _kernel.Cancel | None = None) -> Games | None:
        """Play the boards one by one, each with the random numbers of its index."""
        played = []
        for index, (width, height, mask, start) in enumerate(self.boards, self.first):
            board = np.frombuffer(mask, np.uint8).reshape(1, height, width)
            *columns, finished = _kernel.play_boards(
                board, [start], self.strategy, seed=_mixed(self.seed, index), cancel=cancel
            )
            if not finished:
                return None
            played.append(Games.of_kernel(*columns))
        return Games.joined(played)


def _alone(board: Board, start: int, strategy: str, *, seed: int, index: int) -> OneGame:
    rows = np.frombuffer(board.mask, np.uint8).reshape(board.grid.height, board.grid.width)
    return OneGame(board, *_kernel.play_board(rows, start, strategy, seed=seed, index=index))


def _mixed(seed: int, index: int) -> int:
    """A well-mixed seed for each index (the finaliser of SplitMix64)."""
    value = (seed + (index + 1) * 0x9E3779B97F4A7C15) & MAX_SEED
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MAX_SEED
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MAX_SEED
    return value ^ (value >> 31)
