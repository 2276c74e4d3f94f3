"""Numbers and floods: the quick way against the plain one."""

from __future__ import annotations

import random

import numpy as np
import pytest

from generate import plain
from qmines.core.board import Board
from qmines.core.grid import Grid
from qmines.core.position import FLAG, HIDDEN, QUESTION
from qmines.generate import fields


def test_numbers():
    rng = random.Random(1)
    for _ in range(150):
        board = plain.random_board(rng, most=9)
        numbers = fields.numbers_of(board.grid, board.mask)
        assert list(numbers) == [board.number_at(i) for i in range(board.grid.cells)]


@pytest.mark.parametrize(
    ("small", "narrow"),
    [(4096, 64), (0, 64), (0, 1), (0, 4)],
    ids=["walk", "narrow", "wide", "both"],
)
def test_floods(small, narrow, monkeypatch):
    monkeypatch.setattr(fields, "_SMALL", small)
    monkeypatch.setattr(fields, "_NARROW", narrow)
    rng = random.Random(2)
    for _ in range(200):
        board = plain.random_board(rng, most=12)
        closed = [i for i in range(board.grid.cells) if not board.mask[i]]
        if not closed:
            continue
        cells = bytearray(
            rng.choices([HIDDEN, FLAG, QUESTION], [20, rng.random() * 3, 1], k=board.grid.cells)
        )
        starts = rng.sample(closed, rng.randint(1, min(3, len(closed))))
        for start in starts:
            cells[start] = HIDDEN
        wanted = bytearray(cells)
        plain.flood(board, wanted, starts)
        opened = fields.flood(board.grid, cells, fields.numbers_of(board.grid, board.mask), starts)
        assert cells == wanted
        assert opened == sum(code < HIDDEN for code in cells)


def test_a_snake_of_zeros_floods_to_its_end():
    """The longest way through a field: no recursion, and every wave is one cell wide."""
    side = 125
    mask = np.zeros((side, side), dtype=np.uint8)
    for row in range(4, side, 8):
        mask[row, :-4] = 1
    for row in range(8, side, 8):
        mask[row, 4:] = 1
    board = Board(Grid(side, side), mask.tobytes())
    cells = bytearray([HIDDEN]) * board.grid.cells
    numbers = fields.numbers_of(board.grid, board.mask)
    wanted = bytearray(cells)
    plain.flood(board, wanted, [0])
    fields.flood(board.grid, cells, numbers, [0])
    assert cells == wanted
    assert cells[side * side - 1] == 0
