"""Placement: uniform among all boards that the first click allows, from every first cell."""

from __future__ import annotations

from collections import Counter

import pytest

from generate.plain import all_masks
from qmines.core.grid import Grid
from qmines.core.levels import FIRST_CLICKS
from qmines.core.stream import Stream
from qmines.errors import InvalidInput
from qmines.generate import first_click_room, place_mines
from support.chance import chi_square_p

SOUND, CAUGHT = 1e-4, 1e-9
DRAWS = 12_000


def p_value(boards, allowed):
    """How likely such counts are if each allowed board has the same chance."""
    counts = Counter(boards)
    assert counts.keys() <= set(allowed)
    return chi_square_p([counts[board] for board in allowed])


@pytest.mark.parametrize("rule", FIRST_CLICKS)
@pytest.mark.parametrize(
    ("width", "height", "mines", "first"), [(4, 3, 2, 0), (4, 3, 2, 5), (5, 1, 2, 4)]
)
def test_each_allowed_board_is_equally_likely(rule, width, height, mines, first):
    grid = Grid(width, height)
    free, degraded = first_click_room(grid, mines, first, rule)
    assert not degraded
    boards = [place_mines(grid, mines, free, Stream(seed).derive("board")) for seed in range(DRAWS)]
    allowed = [m for m in all_masks(grid.cells, mines) if not any(m[cell] for cell in free)]
    assert p_value(boards, allowed) > SOUND


def test_the_test_notices_a_shortcut():
    """A mine under the first click that moves to the top left corner is caught."""
    grid, first = Grid(4, 3), 5
    boards = []
    for seed in range(DRAWS):
        mask = bytearray(place_mines(grid, 3, (), Stream(seed)))
        if mask[first]:
            mask[first] = 0
            mask[next(i for i in range(12) if not mask[i] and i != first)] = 1
        boards.append(bytes(mask))
    allowed = [m for m in all_masks(12, 3) if not m[first]]
    assert p_value(boards, allowed) < CAUGHT


def test_room():
    grid = Grid(4, 3)
    assert first_click_room(grid, 3, 5, "opening") == ((5, 0, 1, 2, 4, 6, 8, 9, 10), False)
    assert first_click_room(grid, 4, 5, "opening") == ((5,), True)  # three cells are left
    assert first_click_room(grid, 8, 0, "opening") == ((0, 1, 4, 5), False)  # a corner needs less
    assert first_click_room(grid, 9, 0, "opening") == ((0,), True)
    assert first_click_room(grid, 11, 0, "safe") == ((0,), False)
    assert first_click_room(grid, 11, 0, "anything") == ((), False)
    with pytest.raises(InvalidInput, match="unknown first-click rule"):
        first_click_room(grid, 1, 0, "nice")


def test_boards_of_one_seed_differ_only_near_their_first_clicks():
    grid = Grid(30, 16)
    masks = []
    for first in (31, 455):
        free, _ = first_click_room(grid, 99, first, "opening")
        masks.append(place_mines(grid, 99, free, Stream(7).derive("board")))
    assert sum(a != b for a, b in zip(*masks, strict=True)) <= 2 * 18


def test_the_ends():
    assert place_mines(Grid(1, 1), 0, (0,), Stream(1)) == b"\x00"
    assert place_mines(Grid(3, 1), 2, (1,), Stream(1)) == b"\x01\x00\x01"
    assert place_mines(Grid(3, 1), 3, (), Stream(1)) == b"\x01\x01\x01"
    for mines in (-1, 3):
        with pytest.raises(InvalidInput, match="cannot fit"):
            place_mines(Grid(3, 1), mines, (1,), Stream(1))
