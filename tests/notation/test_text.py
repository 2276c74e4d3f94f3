"""Our own text, typed as people type it."""

from __future__ import annotations

import pytest

from qmines.core.board import Board
from qmines.core.position import Position
from qmines.errors import NotationError
from qmines.notation import read, read_board, read_position, write

POSITION = Position.from_rows(["111", "###"], mines=1)


@pytest.mark.parametrize(
    "text",
    [
        "3x2x1\n111\n###",
        "3x2x1\n111\n...\n",
        "\n\n    3x2x1\n    1 1 1\n    # # #\n\n",
        "// from a game\n3 X 2 X 1\n1\t1\t1\n// still hidden:\n###\n",
        "\ufeff3×2×1\r\n111\r\n###\r\n",
        "3x2x1\r111\r###",
    ],
)
def test_many_ways_to_type_one_position(text: str):
    assert read(text) == POSITION


def test_every_cell_has_its_character():
    position = read("012345678\n.#F?*Sfs#")
    assert position.rows() == ["012345678", "##F?*SFS#"]
    assert position.mines is None


def test_total_is_unknown_given_or_replaced():
    assert read("111\n###").mines is None
    assert read("3x2x?\n111\n###").mines is None
    assert read("111\n###", mines=2).mines == 2
    assert read("3x2x1\n111\n###", mines=2).mines == 2
    assert write(read("111\n###"), "text") == b"3x2x?\n111\n###\n"


def test_mines_and_nothing_else_are_a_board():
    board = Board.from_rows(["*..", "..*"])
    assert read("*..\n..*") == board
    assert read("3x2x2\n*..\n..*") == board
    assert read("2x1x0\n..") == Board.from_rows([".."])
    assert write(board, "text") == b"3x2x2\n*..\n..*\n"


@pytest.mark.parametrize(
    "text", ["...\n...", "*##\n###", "3x2x5\n*..\n...", "3x2x?\n*..\n...", "*..\n.1.", "*.F\n..."]
)
def test_anything_else_is_a_position(text: str):
    assert isinstance(read(text), Position)


def test_a_position_or_a_board_can_be_asked_for():
    assert read_position("*..\n...").rows() == ["*##", "###"]
    assert read_board("*1.\n11.") == Board.from_rows(["*..", "..."])
    assert read_position("*.", mines=2).mines == 2


@pytest.mark.parametrize(
    ("text", "line", "column", "words"),
    [
        ("", None, None, "no row"),
        ("3x2x1\n", 1, None, "no row"),
        ("11\n1a", 2, 2, "Unknown cell “a”"),
        ("  1 1\n  1 9", 2, 5, "Unknown cell “9”"),
        ("1é\n##", 1, 2, "Unknown cell “é”"),
        ("111\n##", 2, None, "length 2, but line 1 has length 3"),
        ("11 1\n####", 1, 3, "one space between all"),
        ("1  1\n# #", 1, 2, "one space between all"),
        ("11\n\n##", 2, None, "an empty line between"),
        ("3x3x1\n111\n###", 3, None, "The header says 3×3, but the board is 3×2"),
        ("2x2x1\n111\n###", 1, None, "The header says 2×2, but the board is 3×2"),
        ("\n3x2x9\n111\n###", 2, None, "9 mines don’t fit"),
        ("9999x9999x9\n#", 1, None, "9,999×9,999"),
        ("0x2x0\n#", 1, None, "at least 1"),
    ],
)
def test_says_where_it_is_wrong(text: str, line: int | None, column: int | None, words: str):
    with pytest.raises(NotationError, match=words) as caught:
        read(text, "text")
    assert (caught.value.line, caught.value.column) == (line, column)


@pytest.mark.parametrize(
    ("text", "line", "column", "words"),
    [
        ("*2", 1, 2, "The number is 2, but there’s only one mine"),
        ("*F", 1, 2, "Unknown cell “F”"),
        ("2x1x2\n*.", 1, None, "number of mines is 2, but the board has 1"),
    ],
)
def test_a_board_says_where_it_is_wrong(text: str, line: int, column: int | None, words: str):
    with pytest.raises(NotationError, match=words) as caught:
        read_board(text, "text")
    assert (caught.value.line, caught.value.column) == (line, column)


def test_bytes_that_are_no_text_have_a_place():
    with pytest.raises(NotationError, match="0xff isn’t UTF-8") as caught:
        read(b"11\n1\xff", "text")
    assert (caught.value.line, caught.value.column) == (2, 2)
