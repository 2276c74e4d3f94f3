"""Boards drawn anew: each that fits, equally likely, whichever way it is drawn."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

from qmines.core.grid import Grid
from qmines.core.position import HIDDEN, MINE, SAFE, Position
from qmines.core.stream import Stream
from qmines.errors import BudgetExceeded
from qmines.generate import redraw
from qmines.generate.redraw import board_of_number, draw_board
from qmines.modes.knowledge import visible
from solver import twin
from solver.games import lattice, scattered
from support.chance import chi_square_p
from support.messages import refused

SOUND = 1e-4


def positions(count, seed=1):
    """Small positions with clues and assertions, each with every board that fits."""
    rng = random.Random(seed)
    found = []
    while len(found) < count:
        width, height = rng.randint(1, 5), rng.randint(1, 4)
        mines = rng.randint(0, width * height - 1)
        clues = rng.randint(0, max(0, (width * height - mines) // 2))
        seen = scattered(rng.randrange(10**6), width, height, mines, clues)
        position = Position.from_rows(seen.rows, mines)
        cells = bytearray(position.cells)
        for _ in range(rng.randint(0, 2)):
            hidden = [i for i, code in enumerate(cells) if code == HIDDEN]
            if hidden:
                cell = rng.choice(hidden)
                cells[cell] = MINE if seen.mask[cell] else SAFE
        found.append(Position(position.grid, bytes(cells), mines))
    return found


def in_order(position, boards):
    """The boards in the order of their numbers: cells beside clues first, safe before mined."""
    grid = position.grid
    beside = [
        any(position.cells[n] < HIDDEN for n in grid.neighbours(i)) for i in range(grid.cells)
    ]
    order = sorted(range(grid.cells), key=lambda i: (not beside[i], i))
    return sorted(boards, key=lambda board: [board[i] for i in order])


def drawn(position, seed, **kwargs):
    present = kwargs.pop("present", b"")
    asked = kwargs.pop("asked", ())
    return draw_board(
        position.grid, position.cells, position.mines, Stream(seed), asked=asked, present=present
    )


def test_every_number_has_its_board():
    """Numbers and boards are one to one, and in the order that is promised."""
    for position in positions(150):
        boards = in_order(position, twin.all_boards(position))
        if len(boards) > 300:
            continue
        found = [
            board_of_number(position.grid, position.cells, position.mines, number)
            for number in range(len(boards))
        ]
        assert found == boards


def test_a_draw_is_the_board_of_a_drawn_number():
    for seed, position in enumerate(positions(60, seed=2)):
        boards = in_order(position, twin.all_boards(position))
        assert drawn(position, seed) == boards[Stream(seed).below(len(boards))]


@pytest.mark.parametrize("ranked", [True, False], ids=["by number", "by the kernel"])
def test_draws_are_uniform(ranked, monkeypatch):
    if not ranked:
        monkeypatch.setattr(redraw, "RANKED_CELLS", -1)
    for position in (
        Position.from_rows(["1##", "###", "##1"], 2),
        Position.from_rows(["#2#", "###", "#S#"], 3),
        Position.from_rows(["1##1", "####"], 2),
    ):
        boards = twin.all_boards(position)
        counts = Counter(drawn(position, seed) for seed in range(400 * len(boards)))
        assert counts.keys() <= set(boards)
        assert chi_square_p([counts[board] for board in boards]) > SOUND


def test_none_where_none_fits():
    impossible = Position.from_rows(["1#", "##"], 2)
    assert drawn(impossible, 1) is None  # the clue has one mine, no cell lies beyond
    clash = Position.from_rows(["1S1", "SS#"], 1)
    assert drawn(clash, 1) is None
    grid = Grid(2, 1)
    for cells, mines in ((bytes([MINE, MINE]), 1), (bytes([SAFE, HIDDEN]), 2)):
        assert draw_board(grid, cells, mines, Stream(1), asked=(), present=b"") is None


def test_nothing_left_to_draw():
    assert drawn(Position.from_rows(["10"], 0).with_mines(0), 1) is None
    assert drawn(Position.from_rows(["00"], 0), 1) == b"\x00\x00"
    assert drawn(Position.from_rows(["**"], 2), 1) == b"\x01\x01"


def fits(position, board):
    """Whether a board has the total and every number of a position."""
    grid = position.grid
    if sum(board) != position.mines:
        return False
    for i, code in enumerate(position.cells):
        if code < HIDDEN and (board[i] or code != sum(board[n] for n in grid.neighbours(i))):
            return False
        if (code == MINE and not board[i]) or (code == SAFE and board[i]):
            return False
    return True


@pytest.mark.extra
def test_a_field_too_hard_to_count_is_drawn_nearby():
    """A lattice of clues of 60×60: no exact count, yet a cell is made safe where it can be."""
    seen = lattice(1, 60, 60, 700)
    position = Position.from_rows(seen.rows, 700)
    known = visible(position.grid, position.cells, 700)  # from tiles, since it is too hard
    mined = [i for i, mine in enumerate(seen.mask) if mine]
    for seed, cell in enumerate(random.Random(1).sample(mined, 10)):
        cells = bytearray(position.cells)
        cells[cell] = SAFE
        asked = Position(position.grid, bytes(cells), 700)
        board = drawn(asked, seed, asked=[cell], present=seen.mask)
        assert (board is None) == (cell in known.mined)
        if board is not None:
            assert fits(asked, board)
            assert board == drawn(asked, seed, asked=[cell], present=seen.mask)


@pytest.mark.parametrize("code", [SAFE, MINE])
def test_drawing_nearby_agrees_with_the_exact_answer(code):
    """On small fields: a board that fits where there is one, None where there is none."""
    rng = random.Random(7)
    undecided = 0
    for position in positions(200, seed=8):
        boards = twin.all_boards(position)
        hidden = [i for i, c in enumerate(position.cells) if c == HIDDEN]
        if not hidden:
            continue
        present, cell = rng.choice(boards), rng.choice(hidden)
        cells = bytearray(position.cells)
        cells[cell] = code
        possible = [board for board in boards if board[cell] == (code == MINE)]
        arguments = (position.grid, bytes(cells), position.mines, Stream(1))
        try:
            board = redraw._draw_nearby(*arguments, asked=[cell], present=present)
        except BudgetExceeded:
            undecided += 1
            assert not possible  # the total alone forbids it, which a part does not see
        else:
            assert (board in possible) if possible else (board is None)
    assert undecided < 40


def test_too_hard_is_said_and_nothing_made_up(monkeypatch):
    monkeypatch.setattr(redraw, "_DISTANCES", ())
    with refused("move-too-hard", BudgetExceeded):
        redraw._draw_nearby(Grid(2, 1), bytes([1, SAFE]), 1, Stream(1), asked=[1], present=b"\0\1")


def test_what_cannot_be_counted_is_drawn_by_the_kernel(monkeypatch):
    """Small, but the count of boards is not to be had: a board that fits all the same."""

    def uncounted(*_):
        raise BudgetExceeded("too many")

    monkeypatch.setattr(redraw, "_boards", uncounted)
    for seed, position in enumerate(positions(40, seed=9)):
        assert drawn(position, seed) in twin.all_boards(position)


def test_large_fields_are_drawn_by_the_kernel():
    seen = scattered(3, 60, 50, 600, 200)
    position = Position.from_rows(seen.rows, 600)
    boards = [drawn(position, seed) for seed in range(40)]
    assert all(fits(position, board) for board in boards)
    assert len(set(boards)) == 40
    free = np.frombuffer(position.cells, np.uint8) == HIDDEN
    share = np.mean([np.frombuffer(board, np.uint8)[free].mean() for board in boards])
    assert share == pytest.approx(600 / free.sum())
