"""Any rule set as an environment, using the state machine that the games use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.utils.seeding import np_random

from qmines import modes
from qmines.core.events import Event
from qmines.core.position import HIDDEN as HIDDEN_CODE
from qmines.core.position import MINE
from qmines.core.stream import Stream
from qmines.errors import InvalidInput
from qmines.gym.base import HIDDEN, SEEDS, MinesEnv, display_of, mask_of, spaces
from qmines.gym.picture import mine_of
from qmines.gym.rewards import OVER, Did, Rewards
from qmines.modes import setup_of
from qmines.modes.option_types import with_internal_names
from qmines.quantum.look import CLOSED, HALVES, MOST

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from qmines.core.levels import Level
    from qmines.modes import Display, Setup
    from qmines.modes.option_types import Rules


class RulesGame:
    """A series of games of one rule set, as an agent sees them."""

    seen: NDArray[np.int8]
    """The current observation."""
    _state: Any
    _over: bool
    _opened: int

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._mode = modes.get(setup.rules)
        self._display = display = display_of(setup)
        self._table = _codes(display)
        self._shape = spaces(setup)[0].shape
        self._verbs = tuple(display.verb("open", board) for board in range(len(display.boards)))
        self._random, _ = np_random(0)
        self._start(0)
        if not mask_of(self.seen).any():
            raise InvalidInput(
                f"{setup.rules} hides no cells, so there is nothing to train on: choose other rules"
            )

    def seed(self, seed: int) -> None:
        """Draw the boards of the following games from this seed."""
        self._random, _ = np_random(seed)

    def begin(self) -> None:
        """Start the next game."""
        self._start(int(self._random.integers(SEEDS)))

    def open(self, action: int) -> tuple[Did, int]:
        """Open a cell; returns the result and the number of cells opened."""
        board, cell = divmod(action, self._setup.grid.cells)
        if not 0 <= board < len(self._verbs):
            most = len(self._verbs) * self._setup.grid.cells - 1
            raise InvalidInput(f"invalid action {action}: actions are 0 to {most}")
        if self._over:
            return Did.WASTED, 0
        event = Event(self._verbs[board], self._setup.grid.place(cell))
        step = self._mode.apply(self._state, event)
        self._over = step.outcome.over
        if not self._over and not any(map(len, step.changes)):
            return Did.WASTED, 0
        before = self._opened
        self._state = step.state
        self._look()
        return Did[step.outcome.result.name], self._opened - before

    def _start(self, key: int) -> None:
        self._state = self._mode.start(self._setup, Stream(key))
        self._over = False
        self._look()

    def _look(self) -> None:
        """Update the observation; at the end, only the mine that exploded is revealed."""
        mine = mine_of(self._display)
        view = self._mode.view(self._state)
        codes = np.frombuffer(b"".join(view.boards), np.uint8)
        seen = self._table[codes].reshape(self._shape)
        for cell in view.hit:
            seen.reshape(len(self._verbs), -1)[:, cell] = mine
        self.seen, self._opened = seen, int(np.count_nonzero((seen != HIDDEN) & (seen != mine)))


class RulesBatch:
    """Games of one rule set, as the kernel has those of Classic."""

    def __init__(self, setup: Setup, games: int, most: int) -> None:
        if games < 1:
            raise InvalidInput(f"num_envs must be at least 1, not {games}")
        self._games = [RulesGame(setup) for _ in range(games)]
        self._seen = np.stack([game.seen for game in self._games])
        self.view: NDArray[np.int8] = self._seen.view()
        self.view.flags.writeable = False
        self._most = most
        self._steps = np.zeros(games, np.int64)
        self._ended = np.zeros(games, np.bool_)

    def seed(self, game: int, seed: int) -> None:
        """Draw the boards of a game from this seed."""
        self._games[game].seed(seed)

    def reset(self, game: int) -> None:
        """Start a new game."""
        self._games[game].begin()
        self._seen[game] = self._games[game].seen
        self._steps[game], self._ended[game] = 0, False

    def step(
        self, cells: NDArray[np.int64], again: bool
    ) -> tuple[NDArray[np.int32], NDArray[np.uint8], NDArray[np.bool_]]:
        """Open a cell in each game."""
        opened = np.zeros(len(self._games), np.int32)
        did = np.zeros(len(self._games), np.uint8)
        for number, (game, cell) in enumerate(zip(self._games, cells.tolist(), strict=True)):
            if again and self._ended[number]:
                self.reset(number)
                did[number] = Did.BEGUN
                continue
            did[number], opened[number] = game.open(cell)
            self._seen[number] = game.seen
            self._steps[number] += 1
        over = OVER[did]
        cut: NDArray[np.bool_] = ~over & (self._steps >= self._most)
        self._ended = over | cut
        return opened, did, cut


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
        setup = setup_for(rules, level, options)
        super().__init__(setup, rewards, max_steps, render_mode)
        self._batch = RulesBatch(setup, 1, self._max_steps)


def setup_for(rules: Rules, level: str | Level, options: dict[str, Any]) -> Setup:
    """A set-up from the arguments of an environment."""
    descriptor = modes.get(rules).descriptor
    given = with_internal_names(options, stacklevel=4)
    if any(option.name == "expert" for option in descriptor.options):
        given.setdefault("expert", True)
    return setup_of(level or descriptor.level, rules, given)


def _codes(display: Display) -> NDArray[np.int8]:
    """Map a view's codes to observations; cells without a number count as hidden."""
    table = np.full(256, HIDDEN, np.int8)
    if display.quantum:
        table[HALVES : HALVES + MOST + 1] = range(MOST + 1)
        table[CLOSED] = MOST + 1
    else:
        table[:HIDDEN_CODE] = range(HIDDEN_CODE)
        if not display.mines:
            table[MINE] = mine_of(display)
        table[[*display.cells]] = mine_of(display) + 1 + np.arange(len(display.cells))
    return table
