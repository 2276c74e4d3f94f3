"""What the formats refuse, with the place and the reason."""

from __future__ import annotations

import re

import pytest

from qmines.core.board import Board
from qmines.core.grid import Grid
from qmines.core.position import Position
from qmines.errors import InvalidInput, NotationError
from qmines.messages import Message
from qmines.notation import FORMATS, MAX_BYTES, detect, parse, read, write

HEAD = "# MINESWEEPER-BOARD v0.1\nrows: 1\ncolumns: 2\nmines: 1\n"


@pytest.mark.parametrize(
    ("name", "text", "line", "column", "words"),
    [
        ("mine", "", 1, None, "starts with WxHxM, such as 30x16x99"),
        ("mine", "2x1x?\nHH", 1, None, "starts with WxHxM, such as 30x16x99"),
        ("mine", "2x1x1\n", 1, None, "no row"),
        ("mine", "2x1x1\nH#", 2, 2, "Unknown cell “#”"),
        ("mine", "2x2x1\nHH\n", 2, None, "The header says 2×2, but the board is 2×1"),
        (
            "mine",
            "2x1x0\nMH",
            1,
            None,
            "One cell is marked as a known mine, but the total is 0",
        ),
        ("mbf-hex", "03 0g", 1, 5, "“g” isn’t a digit from 0 to f"),
        ("mbf-hex", "03 0", None, None, "must be even, not 3"),
        ("pttacg", "?m=00", 1, 1, "b= is missing"),
        ("pttacg", "?b=4&m=0", 1, 4, "“4” isn’t a size"),
        ("pttacg", "?b=x&m=0", 1, 4, "“x” isn’t a size"),
        ("pttacg", "?b=22&m=00", 1, 9, "2×2 board, the number of characters should be 1, not 2"),
        ("pttacg", "?b=23&m=0w", 1, 10, "“w” isn’t a digit from 0 to v"),
        ("pttacg", "?b=23&m=01", 1, 10, "a mine beyond the last cell"),
        ("pttacg", "?b=5100&m=0", 1, None, "at least 1"),
        ("link", "?seed=1", 1, 1, "p= is missing"),
        ("link", "?p=2x2x1-H4", 1, 4, "starts with WxHxM_"),
        ("link", "?p=2x2x1_H3", 1, 12, "1 of 4 cells are missing"),
        ("link", "?p=2x2x1_H5", 1, 10, "has only 4 cells"),
        ("link", "?p=2x2x1_H0", 1, 10, "This run of cells is empty"),
        ("link", "?p=2x2x1_Hj3", 1, 11, "Unknown cell “j”"),
        ("link", "?p=2x2x9_H4", 1, None, "9 mines don’t fit"),
        ("link", "?p=2x2x0.2.1_H4", 1, 8, "neither a number of mines nor a density"),
        ("link", "?p=2x2x1.5_H4", 1, None, "density must be between 0 and 1"),
        ("analysis", "?seed=1", 1, 1, "analysis= is missing"),
        ("analysis", "?analysis=abc", 1, 11, "at least 8 characters"),
        ("analysis", "?analysis=acacaaa-R", 1, 18, "“-” is neither"),
        ("analysis", "?analysis=acacaaabR", 1, 19, "This run of cells is empty"),
        ("analysis", "?analysis=acacaaabU", 1, 20, "1 of 4 cells are missing"),
        ("analysis", "?analysis=acacaaabSl0", 1, 21, "has only 4 cells"),
        ("analysis", "?analysis=acabaaab2M", 1, None, "would be 9"),
        ("analysis", "?analysis=acabaaaj2S", 1, None, "9 mines don’t fit"),
        ("puzzle", "9y9:0", 1, 1, "starts with WxH:"),
        ("puzzle", "2x2:0,0,m0", 1, 9, "are masked"),
        ("puzzle", "9x9:r10,u,abc", 1, 5, "random seed"),
        ("puzzle", "9x9n10#12345", 1, 8, "random seed"),
        ("puzzle", "2x2:5,0,u0", 1, 5, "first click, 5,0, is outside"),
        ("puzzle", "2x2:0,0,u8", 1, 5, "first click, 0,0, is on a mine"),
        ("puzzle", "2x2:0,0,u00", 1, 10, "2×2 board, the number of characters should be 1, not 2"),
        ("puzzle", "2x2:ug", 1, 6, "“g” isn’t a digit from 0 to f"),
        ("board", "", 1, None, "The first line must be # MINE"),
        ("board", "# MINESWEEPER-BOARD v0.2\n", 1, None, "Use version 0.1"),
        (
            "board",
            HEAD.replace("rows: 1", "rows: one"),
            2,
            None,
            "rows: must be a number, not “one”",
        ),
        ("board", HEAD.replace("rows: 1\n", "") + "[real]\n*1", 4, None, "rows: is missing"),
        ("board", HEAD + "# Render: html\n", 5, None, "Unexpected text: “# Render: html”"),
        ("board", HEAD, 5, None, r"\[real\]/\[view\] is missing"),
        (
            "board",
            HEAD + "[real]\n*2",
            6,
            2,
            "The number is 2, but there’s only one mine",
        ),
        ("board", HEAD + "[real]\n00", 4, None, "number of mines is 1, but the board has 0"),
        ("board", HEAD + "[view]\nU1U", 6, None, "should have length 2, not 3"),
        ("board", HEAD + "[view]\n", 5, None, "rows should be 1, not 0"),
        ("board", HEAD + "[view]\nUx", 6, 2, "Unknown cell “x”"),
        ("board", HEAD + "[view]\nUU\nUU", 7, None, "Unexpected text"),
        ("board", HEAD + "[view]\nUU\n[view]\nUU", 7, None, "Unexpected text"),
    ],
)
def test_says_where_it_is_wrong(
    name: str, text: str, line: int | None, column: int | None, words: str
):
    with pytest.raises(NotationError, match=words) as caught:
        read(text, name)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert isinstance(caught.value.message, Message)  # which the page translates


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"\2\2", "bytes should be 4, not 2"),
        (b"\0\2\0\0", "width must be at least 1"),
        (b"\2\2\0\2\0\0", "bytes should be 8, not 6"),
        (b"\2\2\0\1\0\2", "Byte 5: the mine at x 0, y 2 is outside"),
        (b"\2\2\0\2\0\1\0\1", "Byte 7: the mine at x 0, y 1 appears twice"),
    ],
)
def test_mbf_says_which_byte_is_wrong(data: bytes, words: str):
    for name, form in (("mbf", data), ("mbf-hex", data.hex(" "))):
        with pytest.raises(NotationError, match=words):
            read(form, name)


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("mbf", Board(Grid(256, 1), bytes(256)), "cannot hold 256×1 cells"),
        ("analysis", Position.from_rows(["#" * 3844], mines=0), "the width, 3,844, is too large"),
        ("analysis", Position.from_rows(["#"]), "needs the number of mines"),
        (
            "analysis",
            Position.from_rows(["#?"], mines=1),
            "has no question marks",
        ),
        (
            "analysis",
            Position.from_rows(["0*"], mines=1),
            "The clue at (0,0) is 0",
        ),
        ("mine", Position.from_rows(["#"]), "needs the number of mines"),
        ("mine", Position.from_rows(["#S"], mines=1), "has no known safe cells"),
        ("board", Position.from_rows(["#S"], mines=1), "has no known safe cells"),
        ("board", Position.from_rows(["#"]), "needs the number of mines"),
        ("puzzle", Position.from_rows(["#*"]), "Mark each hidden cell as a mine or as safe"),
        (
            "puzzle",
            Position.from_rows(["#*F"], mines=2),
            "only 1 of 2 mines are known. Flags don’t count as known mines.",
        ),
        ("puzzle", Position.from_rows(["2*"], mines=1), "The clue at (0,0) is 2"),
    ],
)
def test_says_why_it_cannot_be_written(name: str, value: Position | Board, words: str):
    with pytest.raises(InvalidInput, match=re.escape(words)):
        write(value, name)


@pytest.mark.parametrize(
    "data", [b"\0\1\2\3\4", b"\xff\xfe1\0", "hello there", "https://example.org/", "x" * 500]
)
def test_what_is_of_no_format_is_said_to_be(data: bytes | str):
    with pytest.raises(NotationError, match="in a format that qmines can read"):
        detect(data)


def test_nothing_is_refused():
    for data in (b"", " \n"):
        with pytest.raises(NotationError, match="The input is empty"):
            parse(data)


def test_a_name_that_is_no_format():
    with pytest.raises(InvalidInput, match=r"unknown format 'gif' \(choose board, "):
        read("11", "gif")


def test_half_a_surrogate_pair_is_refused_with_its_place():
    with pytest.raises(NotationError, match="line 1, column 2: Byte 0xed"):
        read("1\udc80", "text")


def test_too_long_is_refused_unread(monkeypatch: pytest.MonkeyPatch):
    assert MAX_BYTES > 2 * 4_000_000
    monkeypatch.setattr("qmines.notation.registry.MAX_BYTES", 3)
    with pytest.raises(NotationError, match="the input is too large"):
        read("1111")


def test_descriptors_are_complete():
    for name, format_ in FORMATS.items():
        assert format_.name == name
        assert str(format_.title)
        assert all(suffix.startswith(".") for suffix in format_.suffixes)
