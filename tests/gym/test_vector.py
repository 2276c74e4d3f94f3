"""Games side by side are the games one by one."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import qmines.gym  # registers the environments
from qmines.core.board import Board
from qmines.errors import InvalidInput

NAME = "qmines/Classic-v0"


def many(games: int, **options: object) -> gymnasium.vector.VectorEnv:
    return gymnasium.make_vec(NAME, num_envs=games, level="6x5x5", **options)


FORGIVING, QUBITS = "qmines/Forgiving-v0", "qmines/Qubits-v0"
GAMES = [
    (NAME, {"level": "6x5x5", "first_click": "anything"}),
    (NAME, {"level": "6x5x5", "first_click": "safe"}),
    (NAME, {"level": "6x5x5", "first_click": "opening"}),
    (NAME, {"level": "6x5x5", "no_guess": True}),
    (FORGIVING, {"level": "6x5x5", "strict": True}),
    (FORGIVING, {"level": "4x4x4", "first_click": "anything"}),
    (QUBITS, {"level": "1"}),
    (QUBITS, {"level": "4x4x3", "plus": 1, "minus": 2, "expert": False}),
]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_as_gymnasium_does_it_with_single_games(name: str, options: dict[str, Any]):
    """Game i of seed s is the single game of seed s + i; reset and cut off alike."""
    options = {"max_steps": 12, **options}
    ours = gymnasium.make_vec(name, num_envs=5, **options)
    assert isinstance(ours.unwrapped, qmines.gym.MinesVectorEnv)
    theirs = gymnasium.vector.SyncVectorEnv([lambda: gymnasium.make(name, **options)] * 5)
    assert ours.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    rng = np.random.default_rng(1)
    one, other = ours.reset(seed=40), theirs.reset(seed=40)
    cut = ended = 0
    for _ in range(150):
        assert np.array_equal(one[0], other[0])
        assert np.array_equal(one[-1]["action_mask"], np.stack(other[-1]["action_mask"]))
        for mine, other_ in zip(one[1:-1], other[1:-1], strict=True):
            assert np.allclose(mine, other_)
        actions = rng.integers(0, ours.single_action_space.n, 5)
        one, other = ours.step(actions), theirs.step(actions)
        ended += one[2].sum()
        cut += one[3].sum()
    assert cut
    assert ended


@pytest.mark.parametrize("name", [FORGIVING, QUBITS])
def test_other_rules_restart_at_once_show_themselves_and_share_memory(name: str):
    options = {"level": "5x4x6" if name == FORGIVING else "1", "render_mode": "ansi"}
    ours = gymnasium.make_vec(
        name, num_envs=3, autoreset_mode="SameStep", copy=False, mask=False, **options
    )
    seen, info = ours.reset(seed=[7, 7, 8])
    assert info == {}
    assert not seen.flags.writeable
    ended = 0
    for step in range(40):
        later, _, over, _, info = ours.step(np.full(3, step % ours.single_action_space.n))
        assert np.shares_memory(seen, later)
        assert np.array_equal(later[0], later[1])
        assert (later[over] == -1).all()
        assert len([each for each in info.get("final_obs", ()) if each is not None]) == over.sum()
        ended += over.sum()
    assert ended
    assert len(ours.render()) == 3
    with pytest.raises(InvalidInput, match="only Classic"):
        ours.reset(options={"boards": [Board.from_rows(["*."])]})
    with pytest.raises(InvalidInput, match="invalid action"):
        ours.step(np.full(3, 10_000))
    with pytest.raises(InvalidInput, match="num_envs"):
        qmines.gym.RulesVectorEnv(0, "forgiving")


def test_same_step():
    """The last observation is told apart, and the game is new at once."""
    ours, twin = many(4, autoreset_mode="SameStep"), many(4)
    ours.reset(seed=3)
    twin.reset(seed=3)
    ended = 0
    actions = np.arange(4) * 7
    for step in range(30):
        seen, rewards, over, _, info = ours.step((actions + step) % 30)
        if not ended:
            other = twin.step((actions + step) % 30)
            assert np.array_equal(rewards, other[1])
            assert np.array_equal(over, other[2])
            for game in np.flatnonzero(over):
                assert np.array_equal(info["final_obs"][game], other[0][game])
        assert (seen[over] == -1).all()
        assert np.array_equal(info.get("_final_obs", np.zeros(4, bool)), over)
        ended += over.sum()
    assert ended > 3


def test_given_boards_seeds_and_pictures():
    board = Board.from_rows(["*****.", *["......"] * 4])
    ours = many(2, render_mode="ansi")
    ours.reset(seed=[5, 5], options={"boards": [board]})
    seen, _, over, _, _ = ours.step(np.array([29, 29]))
    assert [bool(value) for value in over] == [False, False]
    assert seen[0, 0].tolist() == [-1] * 6
    assert ours.render()[0].splitlines()[0] == "# # # # # #"
    seen, rewards, over, _, _ = ours.step(np.array([5, 29]))
    assert over[0]
    assert rewards[0] == pytest.approx(1 + 1 / 25)
    with pytest.raises(InvalidInput, match="expected a"):
        ours.reset(options={"boards": [Board.from_rows(["*."])]})
    ours.reset(seed=[5, 5])
    seen = ours.step(np.array([14, 14]))[0]
    assert np.array_equal(seen[0], seen[1])


def test_no_copy_and_no_mask():
    ours = many(3, copy=False, mask=False)
    seen, info = ours.reset(seed=1)
    assert info == {}
    later = ours.step(np.array([0, 1, 2]))[0]
    assert np.shares_memory(seen, later)
    assert not later.flags.writeable
    kept = later.copy()
    del ours
    assert np.array_equal(later, kept)  # the memory lives as long as anybody looks at it


def test_what_is_refused():
    for wrong in ({"autoreset_mode": "Disabled"}, {"max_steps": 0}, {"level": "3x3x9"}):
        with pytest.raises(InvalidInput):
            gymnasium.make_vec(NAME, num_envs=2, **{"level": "6x5x5"} | wrong)
    with pytest.raises(InvalidInput):
        qmines.gym.KernelVectorEnv(0)
    ours = many(2)
    ours.reset(seed=0)
    for actions in ([0, 30], [-1, 0]):
        with pytest.raises(IndexError, match="not on the field"):
            ours.step(np.array(actions))
    with pytest.raises(ValueError, match="one cell a game"):
        ours.step(np.array([1]))
