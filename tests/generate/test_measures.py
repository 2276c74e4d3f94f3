"""3BV, openings, islands and ZiNi: by hand, against plain Python, against a peer."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from generate import plain
from qmines.core.board import Board
from qmines.core.grid import Grid
from qmines.core.position import HIDDEN
from qmines.generate.measures import BoardMeasures, Regions, board_measures
from support.packages import package


def random_boards(seed, count, most=24):
    rng = random.Random(seed)
    return [plain.random_board(rng, most=most) for _ in range(count)]


@pytest.mark.parametrize(
    ("rows", "measures"),
    [
        (["."], BoardMeasures(1, 1, 0, 1)),
        (["*"], BoardMeasures(0, 0, 0, 0)),
        (["*."], BoardMeasures(1, 0, 1, 1)),
        (["*..."], BoardMeasures(1, 1, 0, 1)),
        ([".*."], BoardMeasures(2, 0, 2, 2)),
        (["*...*"], BoardMeasures(1, 1, 0, 1)),
        (["*..*"], BoardMeasures(2, 0, 1, 2)),
        (["..*", "...", "..*"], BoardMeasures(2, 1, 1, 2)),
        # A clue at a side, the flag, a chord: five of the eight. The opposite side's clue
        # and a chord: the other three.
        (["...", ".*.", "..."], BoardMeasures(8, 0, 1, 5)),
    ],
)
def test_by_hand(rows, measures):
    assert board_measures(Board.from_rows(rows)) == measures


def test_against_plain_python():
    for board in random_boards(3, 300):
        found = board_measures(board)
        assert (found.bbbv, found.openings, found.islands) == plain.measures(board)
        assert found.zini is not None
        assert found.zini <= found.bbbv


@pytest.mark.extra
def test_against_ms_toollib():
    package("ms_toollib")
    boards = random_boards(4, 1500)
    boards += [Board(Grid(30, 16), b.mask) for b in expert_boards(100)]
    lines = []
    for board in boards:
        cells = [-1 if mined else board.number_at(i) for i, mined in enumerate(board.mask)]
        width = board.grid.width
        lines.append(json.dumps([cells[i : i + width] for i in range(0, len(cells), width)]))
    peer = Path(__file__).with_name("peer.py")
    done = subprocess.run(
        [sys.executable, str(peer)],
        input="\n".join(lines),
        capture_output=True,
        text=True,
        check=True,
    )
    theirs = [tuple(json.loads(line)) for line in done.stdout.splitlines()]
    ours = [(m.bbbv, m.openings, m.islands, m.zini) for m in map(board_measures, boards)]
    assert ours == theirs


def expert_boards(count):
    rng = np.random.default_rng(5)
    for _ in range(count):
        mask = np.zeros(480, np.uint8)
        mask[rng.choice(480, 99, replace=False)] = 1
        yield Board(Grid(30, 16), mask.tobytes())


def test_what_is_solved():
    board = Board.from_rows(["..*.", "..*.", "...."])
    regions = Regions(board)
    assert regions.bbbv == 5  # one opening; on the right 2, 2, 1 and 1
    cells = bytearray([HIDDEN]) * 12
    assert regions.solved(bytes(cells)) == 0
    plain.flood(board, cells, [0])
    assert regions.solved(bytes(cells)) == 1
    cells[3] = 2
    assert regions.solved(bytes(cells)) == 2
    cells[1] = HIDDEN  # a flag kept it closed: the opening is begun all the same
    assert regions.solved(bytes(cells)) == 2


def test_solved_grows_to_the_whole():
    for board in random_boards(6, 60, most=10):
        regions = Regions(board)
        cells = bytearray([HIDDEN]) * board.grid.cells
        before = 0
        for cell in range(board.grid.cells):
            if not board.mask[cell]:
                plain.flood(board, cells, [cell])
                now = regions.solved(bytes(cells))
                assert before <= now <= before + 1
                before = now
        assert before == regions.bbbv


def test_large_boards_have_no_zini():
    board = Board(Grid(101, 100), bytes(10_100))
    assert board_measures(board) == BoardMeasures(1, 1, 0, None)
