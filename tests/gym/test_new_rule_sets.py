"""Environments of rule sets that only the tests have: three boards, cells of their own."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from modes.layers import LAYERS
from modes.letters import LETTERS
from modes.lights import LIGHTS
from qmines import modes
from qmines.errors import InvalidInput
from qmines.gym import RulesEnv, RulesVectorEnv


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    for mode in (LAYERS, LETTERS, LIGHTS):
        monkeypatch.setitem(modes.MODES, mode.descriptor.name, mode)


@pytest.mark.parametrize("rules", ["layers", "letters"])
@pytest.mark.filterwarnings("error")
def test_the_checker_is_content(rules: str):
    check_env(RulesEnv(rules), skip_render_check=True)


def test_three_boards():
    env = RulesEnv("layers", render_mode="ansi")
    seen, info = env.reset(seed=1)
    assert seen.shape == (3, 3, 4)
    assert info["action_mask"].shape == (36,)
    mode = modes.get("layers")
    mines = env._batch._games[0]._state.mines
    reward = 0.0
    for board in range(3):
        for cell in sorted(set(range(12)) - mines[board]):
            seen, gained, over, _, info = env.step(board * 12 + cell)
            reward += gained
            assert (
                seen[board].flat[cell] == mode.view(env._batch._games[0]._state).boards[board][cell]
            )
            assert not info["action_mask"][board * 12 + cell]
    assert over
    assert reward == pytest.approx(2.0)  # all cells, and the win
    env.reset(seed=1)
    mined = 24 + min(env._batch._games[0]._state.mines[2])
    seen, reward, over, *_ = env.step(mined)
    assert (over, reward) == (True, -1.0)
    assert seen.flat[mined] == 9
    assert np.count_nonzero(seen != -1) == 1
    assert [len(line.split("   ")) for line in env.render().splitlines()] == [3] * 3


def test_cells_of_their_own():
    env = RulesEnv("letters", render_mode="ansi")
    env.reset(seed=1)
    codes = [*LETTERS.descriptor.display.cells]
    seen, *_ = env.step(0)
    held = env._batch._games[0]._state.held[0]
    assert seen.flat[0] == 10 + codes.index(held)
    assert env.render().split()[0] == LETTERS.descriptor.display.symbol(held)
    assert env.observation_space.high.max() == 9 + len(codes)


@pytest.mark.parametrize("rules", ["layers", "letters"])
def test_many_games_are_the_games_one_by_one(rules: str):
    ours = RulesVectorEnv(4, rules, max_steps=9, render_mode="rgb_array")
    theirs = gymnasium.vector.SyncVectorEnv([lambda: RulesEnv(rules, max_steps=9)] * 4)
    assert ours.observation_space == theirs.observation_space
    rng = np.random.default_rng(1)
    one, other = ours.reset(seed=3), theirs.reset(seed=3)
    for _ in range(60):
        assert np.array_equal(one[0], other[0])
        assert np.array_equal(one[-1]["action_mask"], np.stack(other[-1]["action_mask"]))
        for mine, another in zip(one[1:-1], other[1:-1], strict=True):
            assert np.allclose(mine, another)
        actions = rng.integers(0, ours.single_action_space.n, 4)
        one, other = ours.step(actions), theirs.step(actions)
    wide = ours.setup.grid.width * 20
    boards = len(modes.get(rules).descriptor.display.boards)
    assert ours.render()[0].shape[1] == boards * wide + (boards - 1) * 8


@pytest.mark.parametrize("rules", ["lights", "sandbox"])
def test_where_nothing_is_hidden_there_is_nothing_to_train_on(rules: str):
    for make in (RulesEnv, lambda name: RulesVectorEnv(2, name)):
        with pytest.raises(InvalidInput, match="hides no cells"):
            make(rules)
