"""Positions with answers on which five programs agree, and those that defeat them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from qmines.core.grid import Grid
from qmines.core.position import Position
from qmines.solver import Budget, analyse
from solver import oracle, sweep
from solver.games import HIDDEN, lattice, played, scattered
from solver.positions import from_snapshot

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from qmines.solver import Analysis

BUDGET = Budget(seconds=2.0, mib=256)
LATE = 0.2  # seconds after which an analysis has to end, at the latest
AMPLE = Budget(seconds=120.0, mib=256)  # of the wall clock, on a machine that does other things too

HARD = oracle.hard()
for _seed in (1, 2):
    _case = scattered(_seed, 100, 100, 2000, 1000)
    HARD.append({"name": f"scatter10_100x100_{_seed}", "rows": _case.rows, "mines": _case.mines})
HARD.append({"name": "full_lattice_30x16", "rows": lattice(1, 30, 16, 99).rows, "mines": 99})

SLOW = "scatter25_100x100_2000"  # takes about 3 s; within the budget, it is approximated

# Too wide for a plain sweep.
UNSWEPT = {case["name"] for case in HARD if "100x100" in case["name"]} | {"lattice2_30x30_180"}


def neighbour_sums(values: NDArray[Any]) -> NDArray[Any]:
    """The sum over the up to eight cells around each cell."""
    height, width = values.shape
    padded = np.pad(values, 1)
    return sum(
        padded[1 + r : height + 1 + r, 1 + c : width + 1 + c]
        for r in (-1, 0, 1)
        for c in (-1, 0, 1)
        if (r, c) != (0, 0)
    )


def counted(position: Position) -> int:
    """How many boards fit."""
    boards = analyse(position, method="exact", budget=AMPLE).boards
    assert boards is not None
    return boards


def test_corpus() -> None:
    assert len(oracle.expert_answers()) == 100
    assert len(HARD) == 12 + 3


def test_expert_answers() -> None:
    for case in oracle.expert_answers():
        position = Position.from_rows(case["rows"], case["mines"])
        answer = analyse(position, budget=AMPLE)
        assert answer.method == "exact"
        assert counted(position) == int(case["boards"])
        expected = np.array(case["probability"], dtype=float)  # null becomes NaN
        assert np.array_equal(np.isnan(answer.mine_probability), np.isnan(expected))
        assert np.nanmax(np.abs(answer.mine_probability - expected)) <= 1e-9
        for certain, places in ((0, answer.safe), (1, answer.mined)):
            listed = {tuple(place) for place in np.argwhere(expected == certain).tolist()}
            assert set(places) == listed


def check_hard(position: Position, answer: Analysis) -> None:
    """An average over consistent boards keeps every clue and the total."""
    assert answer.method == "exact"
    assert answer.error == 0
    cells = np.frombuffer(position.cells, np.uint8).reshape(position.height, position.width)
    hidden = cells >= HIDDEN
    assert np.array_equal(np.isnan(answer.mine_probability), ~hidden)
    chances = np.nan_to_num(answer.mine_probability)
    assert chances.min() >= 0
    assert chances.max() <= 1
    assert chances.sum() == pytest.approx(position.mines, abs=1e-3)
    assert np.abs(neighbour_sums(chances) - cells)[~hidden].max() <= 1e-9


@pytest.mark.extra
@pytest.mark.parametrize("case", HARD, ids=[case["name"] for case in HARD])
def test_hard_positions(case: dict[str, Any]) -> None:
    position = Position.from_rows(case["rows"], case["mines"])
    start = time.thread_time()
    answer = analyse(position, budget=BUDGET, seed=1)
    assert time.thread_time() - start <= BUDGET.seconds + LATE
    if case["name"] == SLOW:
        exact = analyse(position, budget=AMPLE)
        check_hard(position, exact)
        off = np.abs(answer.mine_probability - exact.mine_probability)
        assert answer.error <= 0.01
        assert np.nanmax(off) <= 0.02
    else:
        check_hard(position, answer)


@pytest.mark.parametrize(
    "case",
    [case for case in HARD if case["name"] not in UNSWEPT],
    ids=lambda case: case["name"],
)
def test_hard_positions_are_counted_right(case: dict[str, Any]) -> None:
    position = Position.from_rows(case["rows"], case["mines"])
    assert counted(position) == sweep.boards(position)


@pytest.mark.extra
def test_games_are_counted_right() -> None:
    several = 0
    for snapshot in played(100, 150):
        position = from_snapshot(snapshot)
        boards = counted(position)
        assert boards == sweep.boards(position), position
        several += boards > 1
    assert several >= 100


def test_a_million_cells() -> None:
    """A field of 1,000×1,000 with a tenth of it open: exact, in seconds."""
    side = 1000
    rng = np.random.default_rng(101)
    mined = np.zeros((side, side), np.uint8)
    mined.ravel()[rng.choice(side * side, side * side // 5, replace=False)] = 1
    around = neighbour_sums(mined)
    cells = np.full((side, side), HIDDEN, np.uint8)
    clues = (rng.random((side, side)) < 0.125) & (mined == 0)
    cells[clues] = around[clues]
    position = Position(Grid(side, side), cells.tobytes(), int(mined.sum()))
    answer = analyse(position, budget=BUDGET)
    assert answer.method == "exact"
    chances = np.nan_to_num(answer.mine_probability)
    assert chances.sum() == pytest.approx(position.mines, rel=1e-9)
    assert np.abs(neighbour_sums(chances) - cells)[clues].max() <= 1e-6
    assert not any(mined[place] for place in answer.safe)
    assert all(mined[place] for place in answer.mined)
