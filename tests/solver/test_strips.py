"""Estimates from strips, on lattices that can still be counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from qmines import _kernel
from qmines.solver import Budget, analyse
from solver.games import lattice
from solver.positions import from_snapshot

if TYPE_CHECKING:
    from qmines.core.position import Position

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


@pytest.mark.parametrize(
    ("seed", "width", "share", "total"),
    [(1, 81, 0.2, True), (3, 121, 0.15, False), (4, 61, 0.25, True)],
)
def test_errors_of_large_lattices_are_honest(
    seed: int, width: int, share: float, total: bool
) -> None:
    position = from_snapshot(lattice(seed, width, 17, round(share * width * 17)))
    if not total:
        position = position.with_mines(None, density=share * 4 / 3)
    truth = analyse(position, method="exact", budget=Budget(seconds=AMPLE)).mine_probability.ravel()
    found = estimated(position, error=0.06)
    assert found.samples == 0  # no walk was needed
    chance, error = np.asarray(found.mine_probability).ravel(), np.asarray(found.error).ravel()
    doubtful = (truth > 0) & (truth < 1)
    off = np.abs(chance - truth)[doubtful]
    assert np.sqrt((off**2).mean()) <= 0.01
    assert (off <= 2 * error[doubtful] + 1e-9).mean() >= 0.93
    assert error[doubtful].max() <= 0.06
    again = estimated(position, error=0.06, threads=2)
    assert np.array_equal(np.asarray(again.mine_probability).ravel(), chance, equal_nan=True)
