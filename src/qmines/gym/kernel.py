"""Classic in the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from qmines._kernel import Batch
from qmines.core.board import Board
from qmines.core.deprecation import warn_renamed
from qmines.errors import InvalidInput
from qmines.gym.base import MinesEnv, max_steps_of
from qmines.gym.rewards import Did, Rewards
from qmines.gym.rules import RulesEnv
from qmines.modes import make_setup

if TYPE_CHECKING:
    import gymnasium
    from numpy.typing import NDArray

    from qmines.core.levels import FirstClick, Level
    from qmines.modes import Setup

_SEEDS = 2**63


def classic(level: str | Level = "beginner", **options: Any) -> gymnasium.Env[Any, Any]:
    """A Classic environment, in the kernel unless the options need the full rules."""
    if options.get("no_guess") or options.get("position"):
        return RulesEnv("classic", level, **options)
    return KernelEnv(level, **options)


class KernelEnv(MinesEnv):
    """One game of Classic.

    ``reset(options={"board": board})`` plays on a given board, wherever the first click is.
    """

    def __init__(
        self,
        level: str | Level = "beginner",
        *,
        first_click: FirstClick = "opening",
        first: FirstClick | None = None,
        rewards: Rewards | None = None,
        max_steps: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        if first is not None:
            warn_renamed("first", "first_click")
        setup = make_setup(level, "classic", first=first or first_click)
        super().__init__(setup, rewards, max_steps, render_mode)
        self._batch = batch_of(setup, 1, max_steps)
        self._seeded = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int8], dict[str, Any]]:
        """Start a new game."""
        super().reset(seed=seed)
        if seed is not None or not self._seeded:
            self._batch.seed(0, int(self.np_random.integers(_SEEDS)) if seed is None else seed)
            self._seeded = True
        self._steps = 0
        board = (options or {}).get("board")
        if board is None:
            self._batch.reset(0)
        else:
            self._batch.lay(0, mask_of_board(board, self.setup))
        return self.observe(), self._info()

    def observe(self) -> NDArray[np.int8]:
        """The current observation."""
        seen: NDArray[np.int8] = self._batch.view[0].copy()
        return seen

    def _open(self, action: int) -> tuple[Did, int]:
        opened, did, _ = self._batch.step(np.array([action]), again=False)
        return Did(did[0]), int(opened[0])


def batch_of(setup: Setup, games: int, max_steps: int | None) -> Batch:
    """A batch of games in the kernel."""
    if games < 1:
        raise InvalidInput(f"num_envs must be at least 1, not {games}")
    level, first = setup.level, str(setup.options["first"])
    most = max_steps_of(setup, max_steps)
    return Batch(games, level.width, level.height, level.mines, first, most)


def mask_of_board(board: object, setup: Setup) -> bytes:
    """A board's mines, one byte per cell; it must match the level."""
    if not isinstance(board, Board) or (board.grid, board.mines) != (
        setup.grid,
        setup.level.mines,
    ):
        raise InvalidInput(f"expected a board of {setup.level}, not {board!r}")
    return bytes(board.mask)
