"""Whatever a format can say comes back as it was, and is recognised for what it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from notation.strategies import SAYABLE, boards, positions
from qmines.core.position import Position
from qmines.errors import InvalidInput
from qmines.notation import (
    FORMATS,
    ParsedFile,
    detect,
    parse,
    read,
    read_board,
    read_position,
    write,
)
from qmines.notation.values import neighbour_counts

if TYPE_CHECKING:
    from qmines.core.board import Board


def test_every_format_is_tested():
    assert set(SAYABLE) == set(FORMATS)


@pytest.mark.parametrize("name", FORMATS)
@given(data=st.data())
@settings(max_examples=40)
def test_comes_back_and_is_recognised(name: str, data: st.DataObject):
    document = data.draw(SAYABLE[name])
    written = write(document, name)
    if name == "text" and isinstance(document.value, Position):
        # Mines and nothing else are taken for a board unless a position is asked for.
        assert read_position(written, name) == document.value
    else:
        assert parse(written, name) == document
    assert not FORMATS[name].binary or len(written) % 2 == 0
    if not FORMATS[name].binary:
        assert written.isascii()
        assert written.endswith(b"\n")
    found = detect(written).name
    if found != name:
        # A .mine file without H and M is also text, of the same meaning.
        assert (name, found) == ("mine", "text")
        assert detect(written, "game.MINE").name == "mine"
    assert read_position(written) == read_position(written, name)


@given(board=boards())
@settings(max_examples=40)
def test_board_passes_through_every_format_that_shows_mines(board: Board):
    for name in FORMATS:
        if name != "analysis":
            assert read_board(write(board, name), name) == board
    assert read(write(board, "analysis")) == board.position()


@given(position=positions())
@settings(max_examples=40)
def test_any_position_is_written_or_refused_with_a_reason(position: Position):
    for name in FORMATS:
        try:
            written = write(position, name)
        except InvalidInput as error:
            assert error.message  # noqa: PT017
        else:
            back = parse(written, name)
            assert (
                back.as_position() == position or back.as_board() == ParsedFile(position).as_board()
            )


@given(board=boards())
@settings(max_examples=40)
def test_neighbour_counts_are_those_of_the_board(board: Board):
    counts = neighbour_counts(board.grid, board.mask)
    assert list(counts) == [board.number_at(i) for i in range(board.grid.cells)]
