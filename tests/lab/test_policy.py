"""Your own player: a function on the same boards as every strategy."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import qmines
from qmines.errors import InvalidInput
from qmines.lab import LocalWorkers, SeededContest, batched, play, prepare
from qmines.lab.policy import PolicyChunk, PolicyContest

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

LEVEL = qmines.parse_level("8x8x10")


def safest(position: qmines.Position) -> tuple[int, int]:
    return position.analyse().safest[0][0]


def first_hidden(position: qmines.Position) -> int:
    return position.cells.index(9)


@batched
def first_hidden_of_many(views: NDArray[np.int8], mines: int) -> NDArray[np.int64]:
    assert mines in {2, 10}
    return (views.reshape(len(views), -1) == -1).argmax(axis=1)


def won(policy: Any, games: int = 300, level: Any = LEVEL, **options: Any) -> NDArray[np.bool_]:
    return qmines.simulate(level, games=games, policy=policy, **options).results.games.won


@pytest.mark.parametrize("first_click", ["anything", "safe", "opening"])
def test_a_policy_plays_the_boards_of_a_strategy(first_click: Any) -> None:
    """One that knows the board loses to nothing but its first click."""
    for index in range(20):
        contest = SeededContest(LEVEL, first_click, seed=3)
        board = contest.board(index)
        played = PolicyContest(contest, lambda _, board=board: first_safe(_, board))
        games = played.chunk(index, 1).play()
        assert games is not None
        assert contest.start is not None
        begun = LEVEL.grid.index(*contest.start)
        assert games.won.all() == (not bytes(board.mask)[begun])


def first_safe(position: qmines.Position, board: qmines.Board) -> int:
    return next(
        i for i, code in enumerate(position.cells) if code == 9 and not bytes(board.mask)[i]
    )


def test_one_by_one_all_at_once_and_in_processes_alike() -> None:
    one = won(first_hidden, jobs=1, level="5x5x2")
    assert (one == won(first_hidden_of_many, jobs=1, level="5x5x2")).all()
    assert (one == won(first_hidden, jobs=2, level="5x5x2")).all()
    assert (one == won(f"{__name__}:first_hidden", jobs=1, level="5x5x2")).all()
    assert 0 < one.mean() < 1


def test_it_is_compared_with_a_strategy_on_the_same_boards() -> None:
    played = qmines.simulate(LEVEL, games=200, policy=safest, against="safest", seed=4, jobs=2)
    pair = played.pair
    assert pair is not None
    assert pair.games == 200
    assert abs(pair.difference) < 0.05
    assert played.interval[0] < played.rate < played.interval[1]
    assert str(played).count("won") == 2
    assert "difference" in str(played)
    told = qmines.simulate("beginner", games=200, policy="best", against="simple", jobs=1)
    assert "p < " in str(told)


def test_giving_up_is_not_winning() -> None:
    games = qmines.simulate(LEVEL, games=20, policy=lambda _: None, jobs=1).results.games
    assert (games.won | games.gave_up).all() or not games.won.any()
    assert games.gave_up.any()


@pytest.mark.parametrize(
    ("policy", "why"),
    [
        (lambda _: 0, "open"),
        (lambda _: 64, "cell 64, but cells are numbered from 0 to 63"),
        (lambda _: (9, 9), "no cell at"),
        (lambda _: "a1", "not a cell"),
        (batched(lambda *_: np.zeros(3)), "an array of 5 integers"),
    ],
)
def test_choices_that_are_refused(policy: Any, why: str) -> None:
    with pytest.raises(InvalidInput, match=why):
        qmines.simulate(LEVEL, games=5, policy=policy, jobs=1, first_click="opening")


@pytest.mark.parametrize("name", ["nowhere:policy", f"{__name__}:nothing", "sys:maxsize"])
def test_policies_that_are_not_there(name: str) -> None:
    with pytest.raises(InvalidInput, match=name.split(":", maxsplit=1)[0]):
        qmines.simulate(LEVEL, games=5, policy=name)


def test_an_error_of_the_policy_is_not_swallowed() -> None:
    def broken(_: qmines.Position) -> int:
        raise RuntimeError("out of order")

    for jobs in (1, 2):
        with pytest.raises(RuntimeError, match="out of order"):
            qmines.simulate(LEVEL, games=5, policy=broken, jobs=jobs)


FAILING = """
import qmines
try:
    qmines.simulate("beginner", games=2000, policy=lambda position: 1 / 0, jobs=1)
except ZeroDivisionError:
    print("caught")
"""


@pytest.mark.extra
def test_a_policy_that_fails_does_not_abort_the_process() -> None:
    """Its other games were still inside the kernel when Python exited."""
    for _ in range(5):
        done = subprocess.run(
            [sys.executable, "-c", FAILING], capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stdout, done.stderr) == (0, "caught\n", "")


def test_cells_can_be_arrays() -> None:
    def safest_as_array(position: qmines.Position) -> NDArray[np.int64]:
        return np.array(safest(position))

    assert (won(safest_as_array, 20, jobs=1) == won(safest, 20, jobs=1)).all()


def test_a_simulation_is_continued(tmp_path: Path) -> None:
    file = tmp_path / "mine.games"
    some = qmines.simulate(LEVEL, games=50, policy=first_hidden, jobs=1, resume=file)
    more = qmines.simulate(LEVEL, games=120, policy=first_hidden, jobs=1, resume=file)
    assert (more.results.games.won[:50] == some.results.games.won).all()
    assert (more.results.games.won == won(first_hidden, 120, jobs=1)).all()


def test_it_can_be_watched_and_stopped() -> None:
    stop, seen = threading.Event(), []

    def watch(results: Any) -> None:
        seen.append(results.count)
        stop.set()

    played = qmines.simulate(
        LEVEL, games=100_000, policy=first_hidden, jobs=2, watch=watch, stop=stop
    )
    assert seen
    assert played.summary.games < 100_000


def test_what_a_decision_costs_besides_the_policy() -> None:
    contest = PolicyContest(SeededContest(qmines.LEVELS["expert"], seed=2), counted)
    best = min(_overhead(contest) for _ in range(3))
    assert best < 20e-6, f"{best * 1e6:.1f} µs a decision"


_decisions = 0


def counted(position: qmines.Position) -> int:
    global _decisions  # noqa: PLW0603
    _decisions += 1
    return position.cells.rindex(9)


def _overhead(contest: PolicyContest) -> float:
    global _decisions  # noqa: PLW0603
    _decisions = 0
    begin = time.process_time()
    contest.chunk(0, 500).play()
    return (time.process_time() - begin) / _decisions


def test_a_chunk_can_be_sent_elsewhere() -> None:
    import pickle  # noqa: PLC0415

    chunk = PolicyContest(SeededContest(LEVEL, seed=1), first_hidden).chunk(5, 10)
    again = pickle.loads(pickle.dumps(chunk))
    assert isinstance(again, PolicyChunk)
    one, other = chunk.play(), again.play()
    assert one is not None
    assert other is not None
    assert one.same(other)


def test_policies_and_strategies_through_the_same_machinery() -> None:
    contest = PolicyContest(SeededContest(LEVEL, seed=1), first_hidden)
    results = prepare(contest, 30)
    with LocalWorkers(1) as crew:
        play(results, crew)
    assert results.complete
    assert results.contest.strategy == f"{__name__}:first_hidden"
    assert sys.modules[__name__]


@pytest.mark.skipif(sys.platform == "win32", reason="processes are not forked")
def test_processes_end_with_their_parent(tmp_path: Path) -> None:
    """However it ends: one that is killed cannot stop them, and they hold its output open."""
    program = (
        "import os, signal, qmines\n"
        "parent = os.getpid()\n"
        "def killed(position):\n"
        "    os.kill(parent, signal.SIGKILL)\n"
        "    return position.cells.rindex(9)\n"
        "qmines.simulate('beginner', games=10_000_000, policy=killed, jobs=2)\n"
    )
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, timeout=60, check=False, cwd=tmp_path)
    assert done.returncode == -9
