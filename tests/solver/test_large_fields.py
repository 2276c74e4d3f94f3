"""Estimates on large fields that can still be counted."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from qmines import _kernel
from qmines.core.grid import Grid
from qmines.core.position import HIDDEN, Position
from qmines.solver import Budget, analyse
from solver.games import clue_values, lattice, random_mask, scattered
from solver.positions import from_snapshot

AMPLE = 120.0  # seconds: the error ends these, not the clock


def estimated(position: Position, error: float, threads: int = 1) -> Any:
    """What the kernel estimates without counting the whole first."""
    return _kernel.estimate(
        position.cells,
        position.width,
        position.height,
        position.mines,
        density=position.density,
        seed=1,
        error=error,
        threads=threads,
        everything=False,
        rejection=False,
        progress=None,
        seconds=AMPLE,
        mib=256,
        cancel=None,
        bounds=False,
    )


def dense(seed: int) -> Position:
    """Nearly half mines, clues on a third of the other cells."""
    rng = random.Random(seed)
    mask = random_mask(rng, 50, 50, 1_100)
    values = clue_values(mask, 50, 50)
    opened = (not mined and rng.random() < 0.35 for mined in mask)
    cells = bytes(values[i] if shown else HIDDEN for i, shown in enumerate(opened))
    return Position(Grid(50, 50), cells, sum(mask))


def low(seed: int, width: int, height: int, share: float, *, total: bool = True) -> Position:
    position = from_snapshot(lattice(seed, width, height, round(share * width * height)))
    return position if total else position.with_mines(None, density=share * 4 / 3)


@pytest.mark.parametrize(
    ("position", "error"),
    [
        (low(1, 81, 17, 0.2), 0.01),
        (low(3, 61, 13, 0.15, total=False), 0.01),
        (low(11, 61, 13, 0.2), 0.01),
        (dense(1), 0.01),
        (from_snapshot(scattered(5, 50, 50, 500, 700)), 0.01),
    ],
    ids=["lattice", "without total", "low lattice", "dense", "scattered"],
)
def test_errors_are_honest(position: Position, error: float) -> None:
    truth = analyse(position, method="exact", budget=Budget(seconds=AMPLE)).mine_probability.ravel()
    found = estimated(position, error=error)
    chance, errors = np.asarray(found.mine_probability).ravel(), np.asarray(found.error).ravel()
    doubtful = (truth > 0) & (truth < 1)
    off = np.abs(chance - truth)[doubtful]
    assert doubtful.sum() >= 400
    assert np.sqrt((off**2).mean()) <= 0.01
    assert (off <= 2 * errors[doubtful] + 1e-9).mean() >= 0.93
    assert errors[doubtful].max() <= error
    assert ((chance == truth) | ~((chance == 0) | (chance == 1)))[~np.isnan(truth)].all()
    again = estimated(position, error=error, threads=2)
    assert np.array_equal(np.asarray(again.mine_probability).ravel(), chance, equal_nan=True)
