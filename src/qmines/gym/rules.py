"""Any rule set as an environment, using the state machine that the games use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from qmines import modes
from qmines.core.events import Event
from qmines.core.position import HIDDEN as HIDDEN_CODE
from qmines.core.stream import Stream
from qmines.gym.base import HIDDEN, MinesEnv
from qmines.gym.picture import most_of
from qmines.gym.rewards import Did, Rewards
from qmines.modes import Result, setup_of
from qmines.modes.option_types import with_internal_names
from qmines.quantum.look import CLOSED, HALVES, MOST

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from qmines.core.levels import Level
    from qmines.modes.option_types import Rules

_SEEDS = 2**63
_DID = {Result.PLAYING: Did.PLAYING, Result.WON: Did.WON, Result.LOST: Did.LOST}


class RulesEnv(MinesEnv):
    """One game of any rule set; its options are keyword arguments.

    With qubits, ``expert`` is on by default: cells whose number drops to 0 open their
    neighbours automatically, so only hidden cells are useful actions.
    """

    def __init__(
        self,
        rules: Rules,
        level: str | Level = "",
        *,
        rewards: Rewards | None = None,
        max_steps: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self._mode = modes.get(rules)
        known = {option.name for option in self._mode.descriptor.options}
        given = with_internal_names(options)
        if "expert" in known:
            given.setdefault("expert", True)
        setup = setup_of(level or self._mode.descriptor.level, rules, given)
        super().__init__(setup, rewards, max_steps, render_mode)
        display = self._mode.descriptor.display
        self._table = _codes(two=display.quantum)
        self._verbs = tuple(display.verb("open", board) for board in range(len(display.boards)))
        self._state = self._mode.start(setup, Stream(0))
        self._over = False
        self._seen = self._look()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int8], dict[str, Any]]:
        """Start a new game."""
        super().reset(seed=seed, options=options)
        key = int(self.np_random.integers(_SEEDS))
        self._state = self._mode.start(self.setup, Stream(key))
        self._steps, self._over = 0, False
        self._seen = self._look()
        return self.observe(), self._info()

    def observe(self) -> NDArray[np.int8]:
        """The current observation."""
        return self._seen.copy()

    def _open(self, action: int) -> tuple[Did, int]:
        board, cell = divmod(action, self.setup.grid.cells)
        if self._over:
            return Did.WASTED, 0
        event = Event(self._verbs[board], self.setup.grid.place(cell))
        step = self._mode.apply(self._state, event)
        self._over = step.outcome.over
        if not self._over and not any(map(len, step.changes)):
            return Did.WASTED, 0
        hidden = np.count_nonzero(self._seen == HIDDEN)
        self._state = step.state
        self._seen = self._look()
        opened = hidden - np.count_nonzero(self._seen == HIDDEN)
        return _DID[step.outcome.result], int(opened) // len(self._verbs)

    def _look(self) -> NDArray[np.int8]:
        """The observation; at the end only the mine that exploded is revealed."""
        view = self._mode.view(self._state)
        codes = np.frombuffer(b"".join(view.boards), np.uint8)
        seen = self._table[codes].reshape(self.observation_space.shape)
        for cell in view.hit:
            seen.reshape(len(self._verbs), -1)[:, cell] = most_of(two=len(self._verbs) == 2)
        return seen


def _codes(*, two: bool) -> NDArray[np.int8]:
    """Map a view's codes to observations; cells without a number count as hidden."""
    table = np.full(256, HIDDEN, np.int8)
    if two:
        table[HALVES : HALVES + MOST + 1] = range(MOST + 1)
        table[CLOSED] = MOST + 1
    else:
        table[:HIDDEN_CODE] = range(HIDDEN_CODE)
    return table
