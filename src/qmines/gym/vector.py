"""Many games in parallel: Classic in the kernel, the other rules through their state machine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from qmines.core.deprecation import warn_renamed
from qmines.errors import InvalidInput
from qmines.gym.base import HIDDEN, SEEDS, max_steps_of, rendered, spaces, to_open
from qmines.gym.kernel import batch_of, mask_of_board
from qmines.gym.rewards import OVER, Rewards
from qmines.gym.rules import RulesBatch, setup_for
from qmines.modes import make_setup

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from qmines.core.levels import FirstClick, Level
    from qmines.gym.base import Batch
    from qmines.modes import Setup
    from qmines.modes.option_types import Rules


def classic(num_envs: int, level: str | Level = "beginner", **options: Any) -> MinesVectorEnv:
    """Games of Classic, in the kernel unless the options need the full rules."""
    if options.get("no_guess") or options.get("position"):
        return RulesVectorEnv(num_envs, "classic", level, **options)
    return KernelVectorEnv(num_envs, level, **options)


class MinesVectorEnv(VectorEnv["NDArray[np.int8]", "NDArray[np.int64]", "NDArray[Any]"]):
    """Many games in parallel.

    Game *i* with seed *s* equals a single environment with seed *s* + *i*. A finished game
    restarts at the next step, whose action is ignored (``NextStep``), or immediately
    (``SameStep``, with its last observation in ``info["final_obs"]``). With ``copy=False``,
    observations are a view of the games' memory and change with the next step.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # as the base class has it
        "render_modes": ["ansi", "rgb_array"],
        "render_fps": 4,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        setup: Setup,
        batch: Batch,
        num_envs: int,
        *,
        rewards: Rewards | None = None,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        mask: bool = True,
        render_mode: str | None = None,
    ) -> None:
        self.setup = setup
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.single_observation_space, self.single_action_space = spaces(setup)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        mode = AutoresetMode(autoreset_mode)
        if mode is AutoresetMode.DISABLED:
            raise InvalidInput(
                "autoreset_mode must be NextStep or SameStep, because games restart automatically"
            )
        self.metadata = {**self.metadata, "autoreset_mode": mode}
        self._same_step = mode is AutoresetMode.SAME_STEP
        self._copy, self._mask = copy, mask
        self._rewards = rewards or Rewards()
        self._to_open = to_open(setup)
        self._batch = batch
        self._view = batch.view

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int8], dict[str, Any]]:
        """Restart all games; in Classic, ``options={"boards": […]}`` sets their boards."""
        if seed is None or isinstance(seed, int):
            super().reset(seed=seed)
            start = int(self.np_random.integers(SEEDS - self.num_envs)) if seed is None else seed
            seeds: Sequence[int] = range(start, start + self.num_envs)
        else:
            seeds = seed
        for game, each in enumerate(seeds):
            self._batch.seed(game, each)
            self._batch.reset(game)
        self._lay((options or {}).get("boards", ()))
        return self._seen(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.int8], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Open a cell in every game."""
        cells = np.ascontiguousarray(actions, np.int64)
        opened, did, cut = self._batch.step(cells, again=not self._same_step)
        rewards = self._rewards.of(did, opened / self._to_open)
        over = OVER[did]
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
        return tuple(rendered(self.setup, each, self.render_mode) for each in self._view)

    def _seen(self) -> NDArray[np.int8]:
        return self._view.copy() if self._copy else self._view

    def _info(self) -> dict[str, Any]:
        if not self._mask:
            return {}
        every = np.ones(self.num_envs, bool)
        return {"action_mask": self.action_masks(), "_action_mask": every}

    def _lay(self, boards: Sequence[object]) -> None:
        if boards:
            raise InvalidInput("only Classic can be played on given boards")


class KernelVectorEnv(MinesVectorEnv):
    """Many games of Classic in parallel, in the kernel; see ``MinesVectorEnv``."""

    def __init__(
        self,
        num_envs: int,
        level: str | Level = "beginner",
        *,
        first_click: FirstClick = "opening",
        first: FirstClick | None = None,
        max_steps: int | None = None,
        **options: Any,
    ) -> None:
        if first is not None:
            warn_renamed("first", "first_click")
        setup = make_setup(level, "classic", first=first or first_click)
        self._games = batch_of(setup, num_envs, max_steps)
        super().__init__(setup, self._games, num_envs, **options)

    def _lay(self, boards: Sequence[object]) -> None:
        for game, board in enumerate(boards):
            self._games.lay(game, mask_of_board(board, self.setup))


class RulesVectorEnv(MinesVectorEnv):
    """Many games of any rule set in parallel; options of the rules are keyword arguments.

    For several cores, use ``gymnasium.make_vec(…, vectorization_mode="async")``.
    """

    def __init__(
        self,
        num_envs: int,
        rules: Rules,
        level: str | Level = "",
        *,
        rewards: Rewards | None = None,
        max_steps: int | None = None,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        mask: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        setup = setup_for(rules, level, options)
        super().__init__(
            setup,
            RulesBatch(setup, num_envs, max_steps_of(setup, max_steps)),
            num_envs,
            rewards=rewards,
            autoreset_mode=autoreset_mode,
            copy=copy,
            mask=mask,
            render_mode=render_mode,
        )
