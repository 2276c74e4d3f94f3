"""The base class of all environments: spaces, rewards, masks, rendering."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from qmines import modes
from qmines.errors import InvalidInput
from qmines.gym.picture import drawn, most_of, written
from qmines.gym.rewards import OVER, Rewards

if TYPE_CHECKING:
    from gymnasium import Space
    from numpy.typing import NDArray

    from qmines.modes import Display, Setup

HIDDEN = -1
"""The observation of a hidden cell."""
PATIENCE = 4
"""Episodes are truncated after this many moves per cell by default."""
SEEDS = 2**63


class Batch(Protocol):
    """Games in parallel; the kernel has one for Classic."""

    @property
    def view(self) -> NDArray[np.int8]:
        """The observations."""

    def seed(self, game: int, seed: int) -> None:
        """Draw the boards of a game from this seed."""

    def reset(self, game: int) -> None:
        """Start a new game."""

    def step(
        self, cells: NDArray[np.int64], again: bool
    ) -> tuple[NDArray[np.int32], NDArray[np.uint8], NDArray[np.bool_]]:
        """Open a cell in each game: cells opened, results, and whether it was truncated.

        With ``again``, a game that ended in the step before is restarted instead.
        """


class MinesEnv(gymnasium.Env["NDArray[np.int8]", np.int64]):
    """One game at a time.

    An observation has one number per cell: -1 hidden, 0 to 8 a clue, 9 the mine that
    exploded. With qubits there are two boards and numbers count half-units: 0 to 16 a clue,
    17 an open cell without a number on this board, 18 the mine. Other rules can have any
    number of boards, and cells of their own, which count from 10. An action is the index of
    the cell to open, row by row and board by board; with qubits, the Z board comes first.
    ``info["action_mask"]`` marks the actions that have an effect. Nothing reveals hidden
    mines.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # as the base class has it
        "render_modes": ["ansi", "rgb_array"],
        "render_fps": 4,
    }
    _batch: Batch  # of one game

    def __init__(
        self, setup: Setup, rewards: Rewards | None, max_steps: int | None, render_mode: str | None
    ) -> None:
        if render_mode not in {None, "ansi", "rgb_array"}:
            raise InvalidInput(f"render_mode must be ansi or rgb_array, not {render_mode!r}")
        self.render_mode = render_mode
        self.setup = setup
        self.observation_space, actions = spaces(setup)
        self.action_space = actions
        self._actions = int(actions.n)
        self._rewards = rewards or Rewards()
        self._max_steps = max_steps_of(setup, max_steps)
        self._to_open = to_open(setup)
        self._steps = 0
        self._seeded = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int8], dict[str, Any]]:
        """Start a new game."""
        super().reset(seed=seed)
        if seed is not None or not self._seeded:
            self._batch.seed(0, int(self.np_random.integers(SEEDS)) if seed is None else seed)
            self._seeded = True
        self._steps = 0
        self._begin(options or {})
        return self.observe(), self._info()

    def _begin(self, options: dict[str, Any]) -> None:  # noqa: ARG002  # Classic has one
        self._batch.reset(0)

    def observe(self) -> NDArray[np.int8]:
        """The current observation."""
        seen: NDArray[np.int8] = self._batch.view[0].copy()
        return seen

    def action_masks(self) -> NDArray[np.int8]:
        """1 for each action that has an effect."""
        return mask_of(self._batch.view[0])

    def step(self, action: np.int64) -> tuple[NDArray[np.int8], float, bool, bool, dict[str, Any]]:
        """Open a cell; returns observation, reward, terminated, truncated and info."""
        if not self.action_space.contains(action):
            raise InvalidInput(f"invalid action {action!r}: actions are 0 to {self._actions - 1}")
        opened, did, _ = self._batch.step(np.array([action], np.int64), again=False)
        self._steps += 1
        over = bool(OVER[did[0]])
        reward = self._rewards.of(did, opened / self._to_open)
        cut = not over and self._steps >= self._max_steps
        return self.observe(), float(reward[0]), over, cut, self._info()

    def render(self) -> Any:
        """The board as text or pixels, depending on ``render_mode``."""
        if self.render_mode is None:
            return None
        return rendered(self.setup, self.observe(), self.render_mode)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}


def spaces(setup: Setup) -> tuple[Space[NDArray[np.int8]], Discrete]:
    """The observation space and the action space."""
    grid, display = setup.grid, display_of(setup)
    boards = len(display.boards)
    shape = (grid.height, grid.width) if boards == 1 else (boards, grid.height, grid.width)
    seen: Space[Any] = Box(HIDDEN, most_of(display), shape, np.int8)
    return seen, Discrete(grid.cells * boards)


def display_of(setup: Setup) -> Display:
    """The boards of an environment, and what their cells show."""
    return modes.get(setup.rules).descriptor.display


def to_open(setup: Setup) -> int:
    """The number of cells without a mine, on all boards."""
    return len(display_of(setup).boards) * (setup.grid.cells - setup.level.mines)


def rendered(setup: Setup, observation: NDArray[np.int8], render_mode: str) -> Any:
    """An observation as text or pixels."""
    boards = observation.reshape(-1, setup.grid.height, setup.grid.width)
    draw = written if render_mode == "ansi" else drawn
    return draw(boards, display_of(setup))


def mask_of(observation: NDArray[np.int8]) -> NDArray[np.int8]:
    """1 for every hidden cell, flattened."""
    mask: NDArray[np.int8] = (observation == HIDDEN).astype(np.int8).ravel()
    return mask


def max_steps_of(setup: Setup, given: int | None) -> int:
    """The number of moves after which an episode is truncated."""
    if given is None:
        return PATIENCE * setup.grid.cells
    if given < 1:
        raise InvalidInput(f"max_steps must be at least 1, not {given}")
    return given
