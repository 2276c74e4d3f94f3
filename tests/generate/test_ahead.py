"""Boards for games: by seed and first cell alone, made ahead where that takes long."""

from __future__ import annotations

import subprocess
import sys
import time

import pytest

from qmines.core.board import Board
from qmines.core.grid import Grid
from qmines.core.stream import Stream
from qmines.generate import prepared, solve
from qmines.generate.prepared import deal, make_ahead
from qmines.session import new_game

STREAM = Stream(9).derive("game")


def test_a_game_is_dealt_a_board_by_its_seed_and_its_first_cell():
    grid = Grid(30, 16)
    boards = {first: deal(grid, 99, first, STREAM) for first in (0, 255, 479)}
    assert len(set(boards.values())) == 3
    for first, mask in boards.items():
        assert mask is not None
        assert solve(Board(grid, mask), grid.place(first))[1]
        assert deal(grid, 99, first, STREAM) == mask
    dense = deal(grid, 240, 255, STREAM)
    assert dense is not None
    assert solve(Board(grid, dense), (8, 15))[1]


def test_what_cannot_be_is_not_dealt():
    assert deal(Grid(2, 2), 1, 0, STREAM) is None


def test_a_large_board_is_made_ahead(monkeypatch):
    grid, middle = Grid(90, 70), 35 * 90 + 45
    expected = deal(grid, 1000, middle, STREAM)
    make_ahead(grid, 1000, STREAM)
    assert prepared._work is None  # not worth it
    monkeypatch.setattr(prepared, "SLOW_CELLS", 1000)
    make_ahead(grid, 1000, STREAM)
    work = prepared._work
    assert work is not None
    make_ahead(grid, 1000, STREAM)
    assert prepared._work is work  # once is enough
    assert work.wait() == expected
    with monkeypatch.context() as patch:
        patch.setattr(prepared, "board_of", lambda *_: pytest.fail("it was made already"))
        assert deal(grid, 1000, middle, STREAM) == expected
    assert prepared._work is None


def test_another_first_cell_is_not_kept_waiting(monkeypatch):
    monkeypatch.setattr(prepared, "SLOW_CELLS", 1000)
    make_ahead(Grid(1000, 1000), 200_000, STREAM)
    began = time.monotonic()
    small = deal(Grid(9, 9), 10, 0, STREAM)
    assert small is not None
    assert time.monotonic() - began < 20
    assert prepared._work is None


def test_only_a_game_that_is_told_to_deals_ahead(monkeypatch):
    monkeypatch.setattr(prepared, "SLOW_CELLS", 1000)
    game = new_game("90x70x1000", seed=1, no_guess=True)
    assert prepared._work is None
    game.deal_ahead()
    assert prepared._work is not None
    game.open(35, 45)
    assert prepared._work is None
    game.deal_ahead()  # too late
    new_game("90x70x1000", seed=1).deal_ahead()  # or not needed
    assert prepared._work is None


def test_a_program_can_end_while_a_board_is_made():
    code = (
        "from qmines.session import new_game\n"
        "new_game('2000x2000x800000', seed=1, no_guess=True).deal_ahead()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, timeout=120, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
