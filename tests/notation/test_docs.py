"""The page on formats names them all, and its examples are true."""

from __future__ import annotations

import re
from pathlib import Path

from qmines.core.board import Board
from qmines.notation import FORMATS, detect, read, read_board

PAGE = (Path(__file__).parents[2] / "docs" / "formats.md").read_text(encoding="utf-8")
BOARD = Board.from_rows(["...", "*.."])


def test_every_format_has_a_line_with_its_suffixes():
    table = dict(re.findall(r"^\| `([a-z-]+)` \|([^|]*)\|", PAGE, re.MULTILINE)[: len(FORMATS)])
    assert set(table) == set(FORMATS)
    for name, format_ in FORMATS.items():
        assert tuple(re.findall(r"\.[a-z]+", table[name])) == format_.suffixes


def test_the_order_of_detection_is_told():
    told = re.search(r"in this order: ([^.]*)\.", PAGE)
    assert told
    assert re.findall(r"`([a-z-]+)`", told[1]) == list(FORMATS)


def test_one_board_in_every_format_for_boards():
    for name, example in (
        ("mbf-hex", "03 02 00 01 00 01"),
        ("pttacg", "?b=32&m=20"),
        ("puzzle", "3x2:0,0,u10"),
    ):
        assert f"`{example}`" in PAGE
        assert detect(example).name == name
        assert read_board(example) == BOARD


def test_one_position_in_every_format_for_positions():
    assert "`?analysis=adacaaabnU`" in PAGE
    assert "`?p=3x2x1_b3H3`" in PAGE
    assert read("?p=3x2x1_b3H3") == read("3x2x1\n111\n###")
    assert read("?analysis=adacaaabnU") == read("3x2x1\n111\nHHH") == read("3x2x1\n111\n###")


def test_the_text_example_is_read():
    example = PAGE.split("```text\n")[1].split("```")[0]
    assert read(example).mines == 3
