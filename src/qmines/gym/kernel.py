"""Classic in the kernel: one game, or many in parallel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from qmines._kernel import Batch
from qmines.core.board import Board
from qmines.core.deprecation import warn_renamed
from qmines.errors import InvalidInput
from qmines.gym.base import HIDDEN, MinesEnv, max_steps_of, spaces
from qmines.gym.picture import drawn, written
from qmines.gym.rewards import Did, Rewards
from qmines.gym.rules import RulesEnv
from qmines.modes import make_setup

if TYPE_CHECKING:
    from collections.abc import Sequence

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


class KernelVectorEnv(VectorEnv["NDArray[np.int8]", "NDArray[np.int64]", "NDArray[Any]"]):
    """Many games of Classic in parallel.

    Game *i* with seed *s* equals a ``KernelEnv`` with seed *s* + *i*. A finished game
    restarts at the next step, whose action is ignored (``NextStep``), or immediately
    (``SameStep``, with its last observation in ``info["final_obs"]``). With ``copy=False``,
    observations are a view of the kernel's memory and change with the next step.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # as the base class has it
        "render_modes": ["ansi", "rgb_array"],
        "render_fps": 4,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        num_envs: int,
        level: str | Level = "beginner",
        *,
        first_click: FirstClick = "opening",
        first: FirstClick | None = None,
        rewards: Rewards | None = None,
        max_steps: int | None = None,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        mask: bool = True,
        render_mode: str | None = None,
    ) -> None:
        if first is not None:
            warn_renamed("first", "first_click")
        setup = make_setup(level, "classic", first=first or first_click)
        self.setup = setup
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.single_observation_space, self.single_action_space = spaces(setup)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        mode = AutoresetMode(autoreset_mode)
        if mode is AutoresetMode.DISABLED:
            raise InvalidInput(
                "autoreset_mode must be NextStep or SameStep: games restart automatically"
            )
        self.metadata = {**self.metadata, "autoreset_mode": mode}
        self._same_step = mode is AutoresetMode.SAME_STEP
        self._copy, self._mask = copy, mask
        self._rewards = rewards or Rewards()
        self._to_open = setup.grid.cells - setup.level.mines
        self._batch = batch_of(setup, num_envs, max_steps)
        self._view = self._batch.view

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int8], dict[str, Any]]:
        """Start all games anew; ``options={"boards": […]}`` gives their boards."""
        if seed is None or isinstance(seed, int):
            super().reset(seed=seed)
            start = int(self.np_random.integers(_SEEDS - self.num_envs)) if seed is None else seed
            seeds: Sequence[int] = range(start, start + self.num_envs)
        else:
            seeds = seed
        for game, each in enumerate(seeds):
            self._batch.seed(game, each)
            self._batch.reset(game)
        for game, board in enumerate((options or {}).get("boards", ())):
            self._batch.lay(game, mask_of_board(board, self.setup))
        return self._seen(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.int8], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Open a cell in every game."""
        cells = np.ascontiguousarray(actions, np.int64)
        opened, did, cut = self._batch.step(cells, again=not self._same_step)
        rewards = self._rewards.of(did, opened / self._to_open)
        over = (did == Did.WON) | (did == Did.LOST)
        info = self._begin_anew(over | cut) if self._same_step else {}
        return self._seen(), rewards, over, cut, info | self._info()

    def _begin_anew(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        games = np.flatnonzero(ended)
        if not len(games):
            return {}
        last = np.empty(self.num_envs, object)
        for game in games:
            last[game] = self._view[game].copy()
            self._batch.reset(int(game))
        return {"final_obs": last, "_final_obs": ended}

    def action_masks(self) -> NDArray[np.int8]:
        """1 for each action that has an effect, one row per game."""
        masks: NDArray[np.int8] = (self._view.reshape(self.num_envs, -1) == HIDDEN).view(np.int8)
        return masks

    def render(self) -> tuple[Any, ...] | None:
        """Every game's board as text or pixels, depending on ``render_mode``."""
        if self.render_mode is None:
            return None
        draw = written if self.render_mode == "ansi" else drawn
        return tuple(draw(board[np.newaxis]) for board in self._view)

    def _seen(self) -> NDArray[np.int8]:
        return self._view.copy() if self._copy else self._view

    def _info(self) -> dict[str, Any]:
        if not self._mask:
            return {}
        every = np.ones(self.num_envs, bool)
        return {"action_mask": self.action_masks(), "_action_mask": every}


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
        raise InvalidInput(f"expected a {setup.level} board, not {board!r}")
    return bytes(board.mask)
