"""Boards from a file, and what is wrong with a line."""

from __future__ import annotations

import pytest

from qmines.core.levels import Level
from qmines.errors import NotationError
from qmines.lab import BoardContest, BoardSet

GOOD = b'{"width": 3, "height": 2, "rows": ["..*", "..."], "start": [1, 2]}\n'


def test_a_board_and_its_start():
    (board,) = BoardSet.read([GOOD]).boards
    assert board == (Level(3, 2, 1), bytes([0, 0, 1, 0, 0, 0]), 5)


def test_empty_lines_are_passed_over_and_sizes_may_differ():
    tall = b'{"rows": [".", ".", "*"], "start": [0, 0], "name": "ignored"}'
    boards = BoardSet.read([GOOD, b"\n", tall])
    assert [board.level for board in boards.boards] == [(3, 2, 1), (1, 3, 1)]
    assert BoardContest(boards).level_name == "mixed"
    assert BoardContest(BoardSet.read([GOOD, GOOD])).level_name == "3x2x1"


def test_the_digest_sees_boards_starts_and_order():
    other = GOOD.replace(b"[1, 2]", b"[0, 0]")
    texts = ([GOOD], [other], [GOOD, other], [other, GOOD])
    assert len({BoardSet.read(lines).digest for lines in texts}) == 4
    assert BoardSet.read([GOOD]).digest == BoardSet.read([b"\n", GOOD.strip()]).digest


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (b"{", "not valid JSON: .*column"),
        (b"[]", "expected a JSON object"),
        (b"{}", '"rows" must be a list of strings'),
        (b'{"rows": []}', '"rows" must be a list of strings'),
        (b'{"rows": ["..", 3]}', '"rows" must be a list of strings'),
        (b'{"rows": [""]}', "a board needs at least one row"),
        (b'{"rows": ["..", "."]}', "row 1 has 1 cells, but row 0 has 2"),
        (b'{"rows": [".x"]}', "unknown cell 'x' at row 0, column 1"),
        (b'{"rows": [".*"]}', '"start" must be'),
        (b'{"rows": [".*"], "start": [0]}', '"start" must be'),
        (b'{"rows": [".*"], "start": [0, true]}', '"start" must be'),
        (b'{"rows": [".*"], "start": [1, 0]}', r"There’s no cell at \(1,0\)"),
        (b'{"rows": [".*"], "start": [0, 0], "width": 3}', '"width" is 3, but "rows" has 2'),
        (b'{"rows": [".*"], "start": [0, 0], "height": "1"}', "\"height\" is '1', but"),
        (b'{"rows": [".*"], "start": [0, 0], "mines": 2}', '"mines" is 2, but "rows" has 1'),
        (b'{"rows": ["**"], "start": [0, 0]}', "the board has no safe cell"),
        (b'\xff{"rows": ["**"]}', "not valid JSON"),
    ],
)
def test_a_bad_line_is_named(line: bytes, words: str):
    with pytest.raises(NotationError, match=rf"^b\.jsonl, line 3: {words}"):
        BoardSet.read([GOOD, b"\n", line], "b.jsonl")


def test_nothing_to_play():
    with pytest.raises(NotationError, match=r"b\.jsonl contains no boards"):
        BoardSet.read([b"\n"], "b.jsonl")


def test_a_mine_under_the_start_loses():
    line = b'{"rows": ["*.", ".."], "start": [0, 0]}'
    games = BoardContest(BoardSet.read([line])).chunk(0, 1).play()
    assert games is not None
    assert games.lost.tolist() == [True]
