"""Environments: the interface that agents expect, the same games as everywhere, and no leak."""

from __future__ import annotations

import subprocess
import sys

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from hypothesis import given
from hypothesis import strategies as st

import qmines.gym
from qmines import modes
from qmines.core.board import Board
from qmines.core.events import Event
from qmines.core.grid import Grid
from qmines.core.position import Position
from qmines.core.stream import Stream
from qmines.errors import InvalidInput
from qmines.gym.picture import SIDE
from qmines.modes import make_setup
from qmines.solver import analyse

IDS = [f"qmines/{name}-v0" for name in ("Classic", "Forgiving", "Qubits", "Entangled")]


def play(env, seed, choose):
    """An episode: all observations, rewards and masks."""
    seen, info = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    told = [(seen, 0.0, info["action_mask"])]
    over = False
    while not over:
        action = choose(rng, told[-1])
        seen, reward, ended, cut, info = env.step(action)
        told.append((seen, reward, info["action_mask"]))
        over = ended or cut
    return told


def at_random(rng, last):
    return rng.choice(np.flatnonzero(last[2]))


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("render_mode", ["ansi", "rgb_array"])
@pytest.mark.filterwarnings("error")
def test_the_checker_is_content(name: str, render_mode: str):
    check_env(gymnasium.make(name, render_mode=render_mode).unwrapped)


@pytest.mark.parametrize("name", IDS)
def test_the_same_seed_is_the_same_game(name: str):
    level = {} if name == IDS[2] else {"level": "8x8x10"}
    for seed in range(5):
        first, second = (play(gymnasium.make(name, **level), seed, at_random) for _ in range(2))
        assert len(first) == len(second)
        for one, other in zip(first, second, strict=True):
            assert np.array_equal(one[0], other[0])
            assert one[1] == other[1]
    starts = [play(gymnasium.make(name, level="2" if name == IDS[2] else "8x8x10"), seed, at_random)
              for seed in range(20)]  # fmt: skip
    assert len({told[1][0].tobytes() for told in starts}) > 10


@pytest.mark.parametrize(("name", "level"), [(IDS[1], "6x5x6"), (IDS[2], "2")])
def test_an_environment_is_the_game(name: str, level: str):
    """Step by step the same as the rules' own state machine, of the same stream."""
    rules = name.removeprefix("qmines/").removesuffix("-v0").lower()
    mode = modes.get(rules)
    for seed in range(10):
        env = gymnasium.make(name, level=level).unwrapped
        seen, info = env.reset(seed=seed)
        key = int(np.random.Generator(np.random.PCG64(seed)).integers(2**63))
        state = mode.start(env.setup, Stream(key))
        rng = np.random.default_rng(seed)
        over = False
        while not over:
            action = int(rng.choice(np.flatnonzero(info["action_mask"])))
            board, cell = divmod(action, env.setup.grid.cells)
            verb = ("open-z", "open-h")[board] if rules == "qubits" else "open"
            state = mode.apply(state, Event(verb, env.setup.grid.place(cell))).state
            seen, _, over, _, info = env.step(action)
            view = mode.view(state)
            assert view.outcome.over == over
            codes = np.frombuffer(b"".join(view.boards), np.uint8).reshape(seen.shape)
            shown = codes >= 32 if rules == "qubits" else codes < 9
            numbers = codes % 32 if rules == "qubits" else codes
            hit = np.zeros(seen.size, bool)
            hit[[at + k * env.setup.grid.cells for at in view.hit
                 for k in range(len(view.boards))]] = True  # fmt: skip
            told = ~hit.reshape(seen.shape)
            assert np.array_equal(seen[shown & told], numbers[shown & told])
            assert (seen[hit.reshape(seen.shape)] == env.observation_space.high.max()).all()


@st.composite
def boards(draw: st.DrawFn) -> Board:
    width, height = draw(st.integers(1, 7)), draw(st.integers(2, 6))
    cells = width * height
    mines = draw(st.sets(st.integers(0, cells - 1), max_size=cells - 1))
    return Board(Grid(width, height), bytes(at in mines for at in range(cells)))


@given(boards(), st.randoms(use_true_random=False))
def test_a_given_board_is_played_as_classic_plays_it(board: Board, random):
    grid = board.grid
    level = f"{grid.width}x{grid.height}x{board.mines}"
    env = gymnasium.make("qmines/Classic-v0", level=level).unwrapped
    env.reset(seed=0, options={"board": board})
    opened: set[int] = set()
    order = random.sample(range(grid.cells), grid.cells)
    for cell in order:
        seen, reward, over, cut, info = env.step(np.int64(cell))
        if board.mask[cell]:
            assert over
            assert seen.flat[cell] == 9
            assert reward == -1.0
            break
        opened |= flood(board, cell)
        assert set(np.flatnonzero(seen.ravel() != -1)) == opened
        assert all(seen.flat[at] == board.number_at(at) for at in opened)
        assert info["action_mask"].sum() == grid.cells - len(opened)
        if over:
            assert len(opened) == grid.cells - board.mines
            break
    assert over or cut


def flood(board: Board, cell: int) -> set[int]:
    found, todo = {cell}, [cell]
    while todo:
        at = todo.pop()
        if board.number_at(at) == 0:
            for other in board.grid.neighbours(at):
                if other not in found:
                    found.add(other)
                    todo.append(other)
    return found


def test_rewards_add_up():
    """All of what is to be opened once, and the win; a wasted move costs, and ends nothing."""

    def certain(_rng, last):
        signs = ["#" if cell < 0 else str(cell) for cell in last[0].ravel()]
        rows = ["".join(signs[at : at + 8]) for at in range(0, 64, 8)]
        found = analyse(Position.from_rows(rows, mines=10))
        cells = found.safe or [found.safest[0][0]]
        return np.int64(cells[0][0] * 8 + cells[0][1])

    won = 0
    for seed in range(10):
        told = play(gymnasium.make("qmines/Classic-v0", level="8x8x10"), seed, certain)
        total = sum(each[1] for each in told)
        if told[-1][1] > 0:
            won += 1
            assert total == pytest.approx(2.0)
        else:
            assert -1 <= total < 0
    assert won >= 5
    env = gymnasium.make("qmines/Classic-v0", level="8x8x10")
    env.reset(seed=1)
    first = env.step(np.int64(0))
    again = env.step(np.int64(0))
    assert again[1] == pytest.approx(-0.1)
    assert np.array_equal(first[0], again[0])
    assert not again[2]
    custom = qmines.gym.Rewards(opened=0, won=5, lost=-3, wasted=-2)
    env = gymnasium.make("qmines/Classic-v0", level="8x8x10", rewards=custom)
    env.reset(seed=1)
    assert [env.step(np.int64(0))[1], env.step(np.int64(0))[1]] == [0, -2]


def test_an_endless_episode_is_cut_off():
    env = gymnasium.make("qmines/Qubits-v0", level="2", max_steps=3).unwrapped
    env.reset(seed=4)
    assert [env.step(np.int64(0))[3] for _ in range(3)] == [False, False, True]


def test_nothing_tells_of_hidden_mines():
    """Two boards that look the same give the same bytes until they do not look the same."""
    told = []
    for board in (["....**.*", "....*..."], ["....**..", "....*..*"]):
        env = gymnasium.make("qmines/Classic-v0", level="8x2x4", render_mode="ansi").unwrapped
        env.reset(seed=0, options={"board": Board.from_rows(board)})
        first = env.step(np.int64(0))
        assert not first[2]
        mask = first[4]["action_mask"].tobytes()
        told.append((first[0].tobytes(), first[1:4], mask, env.render()))
        assert set(first[4]) == {"action_mask"}
    assert told[0] == told[1]


def test_pictures():
    env = gymnasium.make("qmines/Qubits-v0", level="1", render_mode="rgb_array")
    env.reset(seed=0)
    hidden = env.render()
    env.step(np.int64(0))
    shown = env.render()
    assert shown.shape == (4 * SIDE, 8 * SIDE + 8, 3)
    assert shown.dtype == np.uint8
    assert (hidden != shown).any()
    text = gymnasium.make("qmines/Classic-v0", level="4x3x2", render_mode="ansi")
    text.reset(seed=0)
    assert text.render() == "# # # #\n# # # #\n# # # #\n"


@pytest.mark.parametrize(
    "wrong",
    [
        {"level": "nowhere"},
        {"first_click": "lucky"},
        {"max_steps": 0},
        {"render_mode": "human"},
        {"rewards": None, "strength": 3},
    ],
)
def test_what_is_refused(wrong: dict[str, object]):
    with pytest.raises((InvalidInput, TypeError)):
        gymnasium.make("qmines/Classic-v0", disable_env_checker=True, **wrong)
    env = gymnasium.make("qmines/Classic-v0").unwrapped
    env.reset(seed=0)
    for action in (-1, 81, 1.5, "a"):
        with pytest.raises(InvalidInput, match="invalid action"):
            env.step(action)
    with pytest.raises(InvalidInput, match="expected a"):
        env.reset(options={"board": Board.from_rows(["*.", ".."])})


def test_an_id_with_its_module_needs_no_import_before():
    program = "import gymnasium; print(gymnasium.make('qmines.gym:qmines/Classic-v0').spec.id)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.stdout == "qmines/Classic-v0\n", done.stderr


def test_classic_without_guesses():
    env = gymnasium.make("qmines/Classic-v0", level="9x9x10", no_guess=True)
    assert make_setup("9x9x10", "classic", no_guess=True) == env.unwrapped.setup
    play(env, 3, at_random)


@pytest.mark.parametrize("name", IDS[1:3])
def test_the_mine_that_ends_a_game_is_not_rewarded(name: str):
    lost = []
    for seed in range(30):
        told = play(gymnasium.make(name, level={IDS[2]: "2"}.get(name, "6x5x6")), seed, at_random)
        lost += [reward for *_, (_, reward, _) in [told] if reward < 0]
    assert lost
    assert {*lost} == {-1.0}
