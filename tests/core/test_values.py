"""Grids, positions, boards and levels: values that refuse what cannot be."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qmines.core.board import Board
from qmines.core.grid import MAX_CELLS, Grid
from qmines.core.levels import LEVELS, Level, parse_level
from qmines.core.position import FLAG, HIDDEN, MINE, QUESTION, SAFE, SYMBOLS, Position
from qmines.errors import InvalidInput
from support.messages import refused


@pytest.mark.parametrize(
    ("width", "height", "words"),
    [
        (0, 3, "width must be at least 1"),
        (3, -1, "height must be at least 1"),
        (2.0, 3, "width must be a whole number"),
        (True, 3, "width must be a whole number"),
        (MAX_CELLS, 2, "at most 4,000,000 cells"),
    ],
)
def test_impossible_grids(width: int, height: int, words: str) -> None:
    with pytest.raises(InvalidInput, match=words):
        Grid(width, height)


@given(st.integers(1, 6), st.integers(1, 6))
def test_neighbours_are_mutual_and_near(width: int, height: int) -> None:
    grid = Grid(width, height)
    for cell in range(grid.cells):
        row, column = grid.place(cell)
        assert grid.index(row, column) == cell
        near = list(grid.neighbours(cell))
        assert near == sorted(set(near))
        for other in near:
            r, c = grid.place(other)
            assert max(abs(r - row), abs(c - column)) == 1
            assert cell in grid.neighbours(other)
        rows, columns = min(height, 3), min(width, 3)
        if 0 < row < height - 1 and 0 < column < width - 1:
            assert len(near) == rows * columns - 1 == 8


def test_a_place_outside_is_named() -> None:
    with refused("move-outside", InvalidInput):
        Grid(3, 2).index(2, 0)


@pytest.mark.parametrize(
    ("rows", "mines", "words", "cells"),
    [
        ([], 0, "at least one row", ()),
        ([""], 0, "at least one row", ()),
        (["##", "#"], 1, "row 1 has 1 cells, but row 0 has 2", ((1, 0),)),
        (["#9"], 1, "'9' at row 0, column 1", ((0, 1),)),
        (["#²"], 1, "'²' at row 0, column 1", ((0, 1),)),
        (["##"], 3, "3 mines don’t fit into 2 hidden cells.", ()),
        (["#S"], 2, "2 mines don’t fit into one hidden cell.", ()),
        (["**"], 1, "2 cells are marked as known mines, but the total is 1.", ()),
        (["##"], -1, "cannot be negative", ()),
        (["##"], True, "must be a whole number", ()),
    ],
)
def test_impossible_positions(
    rows: list[str], mines: int, words: str, cells: tuple[tuple[int, int], ...]
) -> None:
    with pytest.raises(InvalidInput, match=words) as caught:
        Position.from_rows(rows, mines)
    assert caught.value.cells == cells


@pytest.mark.parametrize("density", [0, 1, -0.1, float("nan"), float("inf"), "0.2"])
def test_impossible_densities(density: float) -> None:
    with pytest.raises(InvalidInput, match="density must be between 0 and 1"):
        Position.from_rows(["##"], None, density=density)
    with pytest.raises(InvalidInput, match="density must be between 0 and 1"):
        Position.from_rows(["##"]).with_mines(None, density=density)


@given(st.lists(st.text(SYMBOLS, min_size=4, max_size=4), min_size=1, max_size=4))
def test_positions_print_what_they_read(rows: list[str]) -> None:
    position = Position.from_rows(rows)
    assert position.rows() == rows
    again = eval(repr(position))
    assert again == position
    assert hash(again) == hash(position)
    assert [position[divmod(i, 4)] for i in range(len(position.cells))] == list(position.cells)


def test_positions_are_values() -> None:
    position = Position.from_rows(["1F?", "#*S"], mines=2)
    assert list(position.cells) == [1, FLAG, QUESTION, HIDDEN, MINE, SAFE]
    assert list(position.hidden()) == [1, 2, 3, 4, 5]
    assert position.replace({(1, 0): 3})[1, 0] == 3
    assert position[1, 0] == HIDDEN
    assert position.trust_flags()[0, 1] == MINE
    assert position.with_mines(3).mines == 3
    assert position != position.with_mines(3)
    assert position != "1F?"
    unknown = position.with_mines(None, density=0.3)
    assert (unknown.mines, unknown.density) == (None, 0.3)
    assert unknown != position.with_mines(None, density=0.4)
    with pytest.raises(InvalidInput, match="must be less than 14, not 14"):
        Position(Grid(1, 1), b"\x0e")
    with pytest.raises(InvalidInput, match="expected 2 cells, got 1"):
        Position(Grid(2, 1), b"\x00")


def test_boards() -> None:
    board = Board.from_mines(Grid(3, 2), [(0, 0), (1, 2)])
    assert board.rows() == ["*..", "..*"]
    assert Board.from_rows(["*1.", "..*"]) == board == eval(repr(board))
    assert hash(Board.from_rows(board.rows())) == hash(board)
    assert board.mines == 2
    assert [board.number_at(i) for i in range(6)] == [0, 2, 1, 1, 2, 0]
    assert board.position([1, 4]).rows() == ["#2#", "#2#"]
    with pytest.raises(InvalidInput, match="a cell with a mine cannot be open") as caught:
        board.position([0])
    assert caught.value.cells == ((0, 0),)
    with pytest.raises(InvalidInput, match="unknown cell"):
        Board.from_rows(["?"])
    with pytest.raises(InvalidInput, match="must be 0 or 1, not 2"):
        Board(Grid(1, 1), b"\x02")
    with pytest.raises(InvalidInput, match="row 1 has 1 cells"):
        Board.from_rows(["..", "."])
    with pytest.raises(InvalidInput, match="at least one row"):
        Board.from_rows([])


def test_levels() -> None:
    assert parse_level("Expert") == LEVELS["expert"] == Level(30, 16, 99)
    assert parse_level("7x5X3") == (7, 5, 3)
    assert str(LEVELS["beginner"]) == "9x9x10"
    for text in ("", "hard", "3x3", "3x3x3x3", "²x3x1", "-1x3x1", "9" * 5000 + "x1x1"):
        with refused("invalid-level", InvalidInput):
            parse_level(text)
    with refused("invalid-too-many-mines", InvalidInput):
        parse_level("2x2x4")
