"""Hand-made and real examples of every other format, with known meaning."""

from __future__ import annotations

import pytest

from qmines.core.board import Board
from qmines.core.grid import Grid
from qmines.core.position import Position
from qmines.errors import InvalidInput
from qmines.notation import ParsedFile, detect, parse, read, read_board, read_position, write

CORNERS = Board.from_rows(["*..", "...", "..*", "..."])
HEAD = "# MINESWEEPER-BOARD v0.1\n# Render: ascii\n\nrows: 2\ncolumns: 3\nmines: 1\n"


def test_mine():
    text = "3x2x2\n1F2\nH?M\n"
    assert detect(text).name == "mine"
    assert read(text) == Position.from_rows(["1F2", "#**"], mines=2)
    assert write(read(text), "mine") == b"3x2x2\n1F2\nHMM\n"
    assert write(CORNERS, "mine") == b"3x4x2\nMHH\nHHH\nHHM\nHHH\n"
    assert read_board("3x1x1\r\nMHH\r\n") == Board.from_rows(["*.."])


def test_mine_or_text_is_told_by_the_name_of_the_file_where_both_fit():
    text = "2x1x1\n1?\n"
    assert detect(text).name == "text"
    assert detect(text, "lost.mine").name == "mine"
    assert detect("2x1x1\n1H\n", "lost.txt").name == "mine"


def test_mbf():
    data = bytes([3, 4, 0, 2, 2, 2, 0, 0])
    assert detect(data).name == "mbf"
    assert read(data) == CORNERS
    assert write(CORNERS, "mbf") == bytes([3, 4, 0, 2, 0, 0, 2, 2])
    wide = Board(Grid(255, 3), b"\1" * 300 + b"\0" * 465)
    assert write(wide, "mbf")[:4] == bytes([255, 3, 1, 44])


@pytest.mark.parametrize(
    "text", ["03 04 00 02 02 02 00 00", "0304000202020000\n", "03 0400\n0202020000"]
)
def test_mbf_in_hexadecimal(text: str):
    assert detect(text).name == "mbf-hex"
    assert read(text) == CORNERS
    assert read(text.upper(), "mbf") == CORNERS
    assert write(CORNERS, "mbf-hex") == b"03 04 00 02 00 00 02 02\n"


def test_pttacg():
    # 100000001000 and three zero bits are 10000 00010 00000.
    assert write(CORNERS, "pttacg") == b"?b=34&m=g20\n"
    for link in ("b=34&m=g20", "https://example.org/#/zini?x=1&b=34&m=G20#top", "?m=g20&b=0304"):
        assert detect(link).name == "pttacg"
        assert read(link) == CORNERS
    # 81 cells take 17 characters: the mine in the last cell is the first bit of the last.
    board = Board.from_mines(Grid(9, 9), [(0, 4), (0, 5), (8, 8)])
    assert write(board, "pttacg") == b"?b=1&m=1g00000000000000g\n"
    assert read("?b=99&m=1g00000000000000g") == board


def test_pttacg_sizes():
    assert read_board("?b=1").grid == Grid(9, 9)
    assert read_board("?b=3&m=" + "0" * 96).grid == Grid(30, 16)
    # An odd number of digits has its shorter half first, as in the programs that write it.
    assert read_board("?b=510&m=" + "0" * 10).grid == Grid(5, 10)
    assert write(Board(Grid(5, 100), bytes(500)), "pttacg").startswith(b"?b=005100&m=")


def test_analysis():
    # 3 × 3 cells, 3 mines. F takes one off 1, 1 and 2: 0F# / 01# / 01# is stored.
    position = Position.from_rows(["1F#", "12#", "01#"], mines=3)
    runs = "b2S" + "blS" + "blS"
    assert write(position, "analysis") == f"?analysis=adadaaad{runs}\n".encode()
    for link in (
        f"https://example.org/index.html?board=3x3x3&analysis=adadaaad{runs}&seed=1",
        f"adadaaad{runs}\n",
    ):
        assert detect(link).name == "analysis"
        assert read(link) == position


def test_analysis_counts_in_the_digits_of_each_kind():
    # 70 columns are b,i; 7 zeros are h; 63 hidden cells are 6,3 in the digits from R.
    position = Position.from_rows(["0" * 7 + "#" * 63], mines=63)
    assert write(position, "analysis") == b"?analysis=biabaabbhXU\n"
    assert read(write(position, "analysis")) == position


def test_analysis_keeps_flags_that_a_clue_contradicts():
    position = Position.from_rows(["FF", "1#"], mines=2)
    assert write(position, "analysis") == b"?analysis=acacaaac99lS\n"
    assert read(write(position, "analysis")) == position


def test_analysis_of_known_mines():
    position = Position.from_rows(["*2", "#*"], mines=2)
    assert write(position, "analysis") == b"?analysis=acacaaacObSO\n"
    assert read(write(position, "analysis")) == position


def test_puzzle():
    # Row by row 00110 / 00000 / 00001, four bits a digit: 0011 0000 0000 001(0).
    document = ParsedFile(Board.from_rows(["..**.", ".....", "....*"]), start=(2, 0))
    assert write(document, "puzzle") == b"5x3:0,2,u3002\n"
    assert write(document.value, "puzzle") == b"5x3:u3002\n"
    assert detect("5x3:0,2,3002").name == "puzzle"
    assert parse("5x3:0,2,3002") == document


@pytest.mark.parametrize(
    "text", ["3x4:u808", "3x4:808", "3x4:u808\n", " 3x4n2a:1,0,U808".replace("U", "u")]
)
def test_puzzle_forms(text: str):
    assert read(text) == CORNERS


def test_puzzle_click_is_column_then_row():
    assert parse("3x4:1,3,u808").start == (3, 1)


def test_board_file():
    text = HEAD + "game_mode: upk\nauthor: a: b\n\n[real]\n*10\n110\n\n[view]\nU10\nF?@\n"
    document = parse(text)
    assert detect(text).name == "board"
    assert document == ParsedFile(
        Position.from_rows(["#10", "F?*"], mines=1), board=Board.from_rows(["*..", "..."])
    )
    assert read_board(text) == document.board
    assert write(document, "mbf") == bytes([3, 2, 0, 1, 0, 0])
    assert read(HEAD + "[real]\n*10\n110\n") == document.board


def test_board_file_at_the_end_of_a_game():
    # The first row starts like a comment; the second line of the section is one.
    text = HEAD.replace("mines: 1", "mines: 2") + "[view]\n#21\n# lost\n1X@\n"
    assert read(text) == Position.from_rows(["S21", "1**"], mines=2)


def test_board_file_in_emoji():
    text = HEAD.replace("ascii", "emoji").replace("mines: 1", "mines: 2")
    text += "[view]\n⬜🚩1️⃣\n0️⃣💥❓\n"
    assert read(text) == Position.from_rows(["#F1", "0*?"], mines=2)
    real = text.partition("[view]")[0] + "[real]\n💣2️⃣1️⃣\n2️⃣💣1️⃣\n"
    assert read_board(real) == Board.from_rows(["*..", ".*."])


def test_board_file_written():
    assert write(Board.from_rows(["*..", "..."]), "board").decode() == (
        HEAD + "game_mode: classic\n\n[real]\n*10\n110\n"
    )


def test_a_position_that_tells_every_mine_is_a_board():
    assert parse("3x1x1\n#*#").as_board() == Board.from_rows([".*."])
    assert write(Position.from_rows(["1*S"]), "mbf-hex") == b"03 01 00 01 01 00\n"


def test_a_board_is_a_hidden_position_where_one_is_asked_for():
    assert read_position("3x4:u808") == CORNERS.position()
    assert read("3x4:u808", mines=2) == CORNERS
    with pytest.raises(InvalidInput, match="has 2 mines, not 3"):
        read("3x4:u808", mines=3)


def test_link():
    position = Position.from_rows(["0123", "###F", "?*S8"], mines=3)
    link = b"?p=4x3x3_abcdH3FQMSi\n"
    assert write(position, "link") == link
    for text in (link, "4x3x3_abcdH3FQMSi", "https://example.org/analyse?p=4x3x3_abcdHHHFQMSi#top"):
        assert detect(text).name == "link"
        assert read(text) == position
    unknown = Position.from_rows(["1#"], density=0.25)
    assert write(unknown, "link") == b"?p=2x1x0.25_bH\n"
    assert read("?p=2x1x0.25_bH") == unknown
    assert read(write(Position.from_rows(["#"], density=1e-9), "link")).density == 1e-9
