"""Chances from tensor trains: accurate, honest about their errors, and within the budget."""

from __future__ import annotations

import time
from functools import cache
from typing import TYPE_CHECKING

import numpy as np
import pytest

from qmines.core.position import MINE, SAFE, Position
from qmines.solver import Budget, analyse, probability
from solver.games import lattice
from solver.positions import from_snapshot

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from qmines.solver import Analysis

pytestmark = pytest.mark.extra

AMPLE = Budget(seconds=120.0)
BUDGET = Budget(seconds=2.0)
BIAS = 0.02


def field(seed: int, width: int, height: int, share: float) -> Position:
    return from_snapshot(lattice(seed, width, height, round(share * width * height)))


def asserted(seed: int, width: int, height: int, share: float) -> Position:
    """A lattice in which every twentieth hidden cell is known."""
    snapshot = lattice(seed, width, height, round(share * width * height))
    position = from_snapshot(snapshot)
    some = [*position.hidden()][::20]
    return position.replace({divmod(i, width): MINE if snapshot.mask[i] else SAFE for i in some})


def without_total(seed: int, width: int, height: int, share: float) -> Position:
    return field(seed, width, height, share).with_mines(None, density=share * 4 / 3)


CASES = {
    "wide": field(1, 120, 15, 0.2),
    "dense": field(2, 80, 15, 0.33),
    "standing": field(3, 15, 80, 0.25),
    "asserted": asserted(4, 100, 15, 0.22),
    "without total": without_total(5, 80, 15, 0.3),
}


@cache
def compared(name: str) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """How far off the uncertain cells of a case are, and their stated errors."""
    position = CASES[name]
    exact = analyse(position, method="exact", budget=AMPLE).mine_probability
    found = estimate(position)
    assert found.method == "approximated"
    uncertain = (exact > 0) & (exact < 1)
    return (found.mine_probability - exact)[uncertain], found.standard_error[uncertain]


def estimate(position: Position, budget: Budget = AMPLE) -> Analysis:
    """The analysis without counting."""
    asked = probability._Asked("auto", budget, 1, 0.005, 1, None)
    return probability._estimate(position, asked)


def is_honest(off: NDArray[np.float64], error: NDArray[np.float64]) -> bool:
    return bool((np.abs(off) <= 2 * error).mean() >= 0.93)


@pytest.mark.parametrize("name", CASES)
def test_chances_are_close_to_exact_ones(name: str) -> None:
    off, error = compared(name)
    assert off.size >= 500
    assert error.min() > 0
    assert error.max() <= 0.005
    assert np.abs(off).max() <= 0.02
    assert np.sqrt((off**2).mean()) <= 0.002
    assert is_honest(off, error)


@pytest.mark.parametrize("bias", [BIAS, -BIAS])
def test_a_planted_bias_is_noticed(bias: float) -> None:
    for name in CASES:
        off, error = compared(name)
        assert not is_honest(off + bias, error)


@pytest.mark.parametrize("side", [80, 81])
@pytest.mark.parametrize("share", [0.15, 0.2, 0.3])
def test_lattices_within_two_seconds(side: int, share: float) -> None:
    position = field(side, side, side, share)
    start = time.thread_time()
    found = analyse(position, budget=BUDGET, seed=1)
    assert time.thread_time() - start <= 2.2
    assert found.method == "approximated"
    assert 0 < found.error <= 0.02
    assert found.effective_samples == 0
    assert found.boards is None
    chances = found.mine_probability
    assert np.nansum(chances) == pytest.approx(position.mines, abs=0.5)
    certain = {*found.safe, *found.mined}
    assert all(found.standard_error[cell] == 0 for cell in certain)
    assert (found.standard_error == 0).sum() == len(certain)


def test_what_is_certain_is_true() -> None:
    snapshot = lattice(7, 81, 81, 1_000)
    found = analyse(from_snapshot(snapshot), budget=BUDGET)
    mined = np.frombuffer(snapshot.mask, np.uint8).reshape(81, 81)
    assert found.method == "approximated"
    assert found.safe
    assert not any(mined[cell] for cell in found.safe)
    assert all(mined[cell] for cell in found.mined)


def test_the_answer_does_not_depend_on_threads() -> None:
    position = field(9, 81, 31, 0.3)
    first, second = (
        analyse(position, budget=AMPLE, threads=threads, error=0.01) for threads in (1, 3)
    )
    assert np.array_equal(first.mine_probability, second.mine_probability, equal_nan=True)
    assert np.array_equal(first.standard_error, second.standard_error, equal_nan=True)


@pytest.mark.parametrize(("seconds", "mib"), [(0.3, 256), (2.0, 16)])
def test_the_budget_is_kept(seconds: float, mib: int) -> None:
    position = field(10, 120, 120, 0.3)
    start = time.thread_time()
    found = analyse(position, budget=Budget(seconds=seconds, mib=mib))
    assert time.thread_time() - start <= seconds + 0.3
    assert found.method in {"approximated", "sampled", "bounds"}
    assert np.isfinite(found.error)


def test_more_time_gives_smaller_errors() -> None:
    position = field(11, 120, 120, 0.33)
    short, long = (analyse(position, budget=Budget(seconds=s)).error for s in (1.0, 8.0))
    assert long < short
