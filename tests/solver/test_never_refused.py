"""Positions that used to be refused: an answer, or what is proven."""

from __future__ import annotations

import random

import numpy as np
import pytest

from qmines.core.grid import Grid
from qmines.core.position import HIDDEN, Position
from qmines.errors import BudgetExceeded
from qmines.solver import Budget, analyse
from solver.games import clue_values, lattice, random_mask
from solver.positions import from_snapshot

SCARCE = Budget(seconds=0.01)


def chequered(seed: int, side: int, mines: int) -> tuple[Position, bytes]:
    """A position in which every second cell is open unless it is mined, and its board."""
    mask = random_mask(random.Random(seed), side, side, mines)
    values = clue_values(mask, side, side)
    cells = bytes(
        HIDDEN if mined or (index // side + index % side) % 2 else values[index]
        for index, mined in enumerate(mask)
    )
    return Position(Grid(side, side), cells, mines), mask


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_chequered_clues_are_counted(seed: int) -> None:
    position, mask = chequered(seed, 50, 500)
    found = analyse(position)
    assert found.method == "exact"
    mined = np.frombuffer(mask, np.uint8).reshape(50, 50)
    assert len(found.safe) > 500
    assert not any(mined[cell] for cell in found.safe)
    assert all(mined[cell] for cell in found.mined)
    assert np.nansum(found.mine_probability) == pytest.approx(500)
    assert np.array_equal(found.minimum, found.maximum, equal_nan=True)


def test_bounds_where_the_budget_does_not_suffice() -> None:
    snapshot = lattice(1, 121, 121, 121 * 121 // 5)
    position, mined = from_snapshot(snapshot), np.frombuffer(snapshot.mask, np.uint8)
    found = analyse(position, budget=SCARCE)
    assert found.method == "bounds"
    assert not found.exact
    assert found.error == 0.5
    assert found.boards is None
    hidden = np.frombuffer(position.cells, np.uint8).reshape(121, 121) >= HIDDEN
    certain = ~np.isnan(found.mine_probability)
    assert certain.any()
    assert certain.sum() == len(found.safe) + len(found.mined)
    assert not (certain & ~hidden).any()
    # Each holds for the board behind it.
    assert (found.minimum.ravel() <= mined)[hidden.ravel()].all()
    assert (found.maximum.ravel() >= mined)[hidden.ravel()].all()
    assert np.array_equal(found.minimum == found.maximum, certain)
    assert np.isnan(found.minimum[~hidden]).all()
    assert str(found).count("#") == (hidden & ~certain).sum()
    assert found.safest.risk == 0


def test_whoever_wants_chances_or_nothing_is_refused() -> None:
    position = from_snapshot(lattice(1, 121, 121, 121 * 121 // 5))
    with pytest.raises(BudgetExceeded):
        analyse(position, budget=SCARCE, bounds=False)
    with pytest.raises(BudgetExceeded):
        analyse(position, budget=SCARCE, method="exact")
