"""A tracked game gives the answers of a fresh analysis, move by move."""

from __future__ import annotations

import numpy as np
import pytest

from qmines.core.position import Position
from qmines.errors import Contradiction
from qmines.solver import Tracker, analyse
from solver import games


@pytest.mark.parametrize("level", [(9, 9, 10), (16, 16, 40), (30, 16, 99)])
def test_every_move_as_from_scratch(level: tuple[int, int, int]) -> None:
    width, height, mines = level
    compared = 0
    rng = games.random.Random(width)
    for _ in range(6):
        near = games.neighbourhood(width, height)
        start = 2 * width + 2
        mask = games.random_mask(rng, width, height, mines, (start, *near[start]))
        values = games.clue_values(mask, width, height)
        view = [games.HIDDEN] * (width * height)
        rows = ["#" * width] * height
        tracker = Tracker(Position.from_rows(rows, mines))
        opened = games.flood(view, values, start, width, height)
        while True:
            for cell in opened:
                tracker.open(*divmod(cell, width), values[cell])
            fresh, tracked = analyse(tracker.position), tracker.analyse()
            np.testing.assert_array_equal(fresh.mine_probability, tracked.mine_probability)
            assert fresh.boards == tracked.boards
            assert (fresh.safe, fresh.mined) == (tracked.safe, tracked.mined)
            compared += 1
            left = [i for i in fresh.safe if view[i[0] * width + i[1]] == games.HIDDEN]
            cells, _ = fresh.safest
            if not left and (not cells or mask[cells[0][0] * width + cells[0][1]]):
                break
            row, column = left[0] if left else cells[0]
            opened = games.flood(view, values, row * width + column, width, height)
    assert compared > 60


def test_a_contradiction_is_named() -> None:
    tracker = Tracker(Position.from_rows(["###", "###"], mines=2))
    tracker.open(0, 0, 1)
    tracker.analyse()
    tracker.open(1, 0, 2)
    with pytest.raises(Contradiction) as caught:
        tracker.analyse()
    assert caught.value.cells == ((0, 0), (1, 0))


def test_a_corrected_number_is_counted_again() -> None:
    tracker = Tracker(Position.from_rows(["#####", "#1#1#", "#####"], mines=2))
    before = tracker.analyse().boards
    tracker.open(1, 1, 2)
    assert tracker.analyse().boards == analyse(tracker.position).boards != before
