"""Your own player in the laboratory: a function that chooses the next cell.

It plays on the same boards as every strategy, many games side by side: a function marked with
``batched`` chooses a cell in all of them at once, which is fast with NumPy.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Self, SupportsIndex, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from qmines import _kernel
from qmines.api import Position
from qmines.core.grid import Grid
from qmines.core.position import HIDDEN
from qmines.errors import InvalidInput
from qmines.lab.games import Games, OneGame

if TYPE_CHECKING:
    from qmines.lab.contest import SeededContest

Policy: TypeAlias = Callable[[Position], Sequence[int] | NDArray[Any] | SupportsIndex | None]
"""Chooses a hidden cell: (row, column), or its index row by row; None gives up."""
BatchPolicy: TypeAlias = Callable[[NDArray[np.int8], int], NDArray[Any]]
"""Chooses a cell in many games: given views (games, height, width), with -1 for hidden cells, and
the number of mines, it returns the index of a cell, row by row, for each game; -1 gives up."""
AnyBatchPolicy = TypeVar("AnyBatchPolicy", bound=BatchPolicy)
_SIDE_BY_SIDE: Final = 256
_WON, _LOST, _WASTED = 1, 2, 3  # what the kernel calls the result of a move


def batched(policy: AnyBatchPolicy) -> AnyBatchPolicy:
    """Mark a policy that chooses a cell in many games at once; see ``BatchPolicy``.

    >>> @batched
    ... def first_hidden(views, mines):
    ...     return (views.reshape(len(views), -1) == -1).argmax(axis=1)
    """
    policy.batched = True  # type: ignore[attr-defined]
    return policy


def find_policy(name: str) -> Callable[..., Any]:
    """Import the policy called ``module:function``.

    Raises:
        InvalidInput: it cannot be loaded, or is not a function.
    """
    module, _, function = name.partition(":")
    try:
        found = getattr(import_module(module), function)
    except (ImportError, AttributeError, ValueError) as error:
        raise InvalidInput(f"cannot load the policy {name!r}: {error}") from None
    if not callable(found):
        raise InvalidInput(f"the policy {name!r} is not a function")
    return found  # type: ignore[no-any-return]


def name_of(policy: Callable[..., Any]) -> str:
    """``module:function``, or the name of its class."""
    named = policy if hasattr(policy, "__qualname__") else type(policy)
    module = getattr(named, "__module__", None)
    return f"{module}:{named.__qualname__}" if module else named.__qualname__


@dataclass(frozen=True, slots=True)
class PolicyContest:
    """A policy on the boards of a contest."""

    boards: SeededContest
    policy: Callable[..., Any]

    @property
    def strategy(self) -> str:
        """The policy's name."""
        return name_of(self.policy)

    @property
    def seed(self) -> int:
        """The seed for the boards."""
        return self.boards.seed

    @property
    def level_name(self) -> str:
        """The level's display name."""
        return self.boards.level_name

    @property
    def first_click(self) -> str:
        """The first-click rule."""
        return self.boards.first_click

    @property
    def identity(self) -> dict[str, Any]:
        """Identifies the boards."""
        return self.boards.identity

    def by(self, strategy: str) -> Self:
        """The same boards for another policy."""
        return replace(self, policy=find_policy(strategy))

    def chunk(self, first: int, games: int) -> PolicyChunk:
        """Games ``first``, ``first + 1``, …."""
        return PolicyChunk(self.boards.setup, self.policy, self.boards.seed, first, games)

    def play_one(self, index: int) -> OneGame:
        """Play one game alone, and keep its moves."""
        opened: list[int] = []
        (won,), (gave_up,) = self.chunk(index, 1).play_together(index, 1, opened)
        return OneGame(self.boards.board(index), opened, bool(won), bool(gave_up))


@dataclass(frozen=True, slots=True)
class PolicyChunk:
    """Several games played by a policy."""

    setup: tuple[int, int, int, str, int]
    policy: Callable[..., Any] | None
    seed: int
    first: int
    games: int

    def play(self, cancel: _kernel.Cancel | None = None) -> Games | None:
        """Play the games side by side."""
        played = Games.blank(self.games)
        for start in range(0, self.games, _SIDE_BY_SIDE):
            size = min(_SIDE_BY_SIDE, self.games - start)
            if cancel is not None and cancel.is_set:
                return None
            won, gave_up = self.play_together(self.first + start, size)
            played.won[start : start + size] = won
            played.gave_up[start : start + size] = gave_up
        return played

    def play_together(
        self, first: int, games: int, opened: list[int] | None = None
    ) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
        """Which games were won, and which given up; ``opened`` receives the first one's moves."""
        width, height, mines, _, begin = self.setup
        batch = _kernel.Batch(games, width, height, mines, "anything", width * height)
        for game in range(games):
            board = _kernel.contest_board(*self.setup, seed=self.seed, index=first + game)
            batch.lay(game, board.tobytes())
        won, gave_up = np.zeros(games, np.bool_), np.zeros(games, np.bool_)
        going = np.ones(games, np.bool_)
        cells = np.full(games, begin, np.int64)
        while going.any():
            if opened is not None:
                opened.append(int(cells[0]))
            _, results, _ = batch.step(cells, again=False)
            if (wasted := (results == _WASTED) & going).any():
                at = int(wasted.argmax())
                cell = Grid(width, height).place(int(cells[at]))
                raise InvalidInput(
                    f"the policy chose {cell} in game {first + at}, but that cell is already open"
                )
            won |= going & (results == _WON)
            going &= (results != _WON) & (results != _LOST)
            if not going.any():
                break
            chosen = self._choose(batch.view[going], Grid(width, height), mines)
            numbers = np.flatnonzero(going)
            done = numbers[chosen < 0]
            gave_up[done] = True
            going[done] = False
            cells[numbers] = np.maximum(chosen, 0)
        return won, gave_up

    def _choose(self, views: NDArray[np.int8], grid: Grid, mines: int) -> NDArray[np.int64]:
        """A cell in each of the games; -1 to give up."""
        assert self.policy is not None  # noqa: S101  # set by the process that plays it
        if getattr(self.policy, "batched", False):
            chosen = np.asarray(self.policy(views, mines))
            if chosen.shape != (len(views),) or not np.issubdtype(chosen.dtype, np.integer):
                raise InvalidInput(f"the policy must return an array of {len(views)} integers")
        else:
            codes = np.where(views < 0, HIDDEN, views).astype(np.uint8).reshape(len(views), -1)
            chosen = np.array([self._cell(grid, row.tobytes(), mines) for row in codes])
        if (chosen >= grid.cells).any():
            raise InvalidInput(
                f"the policy chose cell {chosen.max()}, "
                f"but cells are numbered from 0 to {grid.cells - 1}"
            )
        return chosen.astype(np.int64)

    def _cell(self, grid: Grid, codes: bytes, mines: int) -> int:
        choice = self.policy(Position(grid, codes, mines))  # type: ignore[misc]
        if choice is None:
            return -1
        try:
            if not isinstance(choice, Sequence | np.ndarray):
                return operator.index(choice)
            row, column = map(operator.index, choice)
        except (TypeError, ValueError):
            raise InvalidInput(f"the policy chose {choice!r}, which is not a cell") from None
        return grid.index(row, column)
