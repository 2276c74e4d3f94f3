"""Classic in the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from qmines._kernel import Batch
from qmines.core.board import Board
from qmines.core.deprecation import warn_renamed
from qmines.errors import InvalidInput
from qmines.gym.base import MinesEnv, max_steps_of
from qmines.gym.rules import RulesEnv
from qmines.modes import make_setup

if TYPE_CHECKING:
    import gymnasium

    from qmines.core.levels import FirstClick, Level
    from qmines.gym.rewards import Rewards
    from qmines.modes import Setup


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
        self._batch = self._games = batch_of(setup, 1, max_steps)

    def _begin(self, options: dict[str, Any]) -> None:
        board = options.get("board")
        if board is None:
            self._games.reset(0)
        else:
            self._games.lay(0, mask_of_board(board, self.setup))


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
