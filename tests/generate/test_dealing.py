"""Boards of games without guesses: which are dealt, where, and that they stay the same."""

from __future__ import annotations

import hashlib
import threading

import pytest

from qmines.core.grid import Grid
from qmines.core.levels import LEVELS, Level, parse_level
from qmines.core.stream import Stream
from qmines.errors import InvalidInput
from qmines.generate.dealing import (
    BOARDS,
    Boards,
    Deal,
    NotDealt,
    board_of,
    check_dealable,
    dealt_elsewhere,
    most_mines,
)
from qmines.generate.prepared import deal
from qmines.modes import make_setup, stored_setup
from qmines.session import Game, load, new_game
from support.messages import refused

SLOW = Deal(60, 60, 1200, 0, 7)
GOLDEN = [
    ("beginner", "64691f8ea3da5b5b"),
    ("intermediate", "c7cc17d08afa2ecc"),
    ("expert", "81e88962b6884f89"),
    ("30x16x170", "b30b6d8e0c98346d"),
    ("20x10x70", "73977e3df617ca6e"),
    ("12x7x60", "4c630d50a426c635"),
    ("50x50x600", "01c7716f869cb991"),
    ("60x60x1200", "006d9f788d4fd23c"),
    ("100x100x2000", "e8fe1efba79e581b"),
    ("256x256x9000", "1ad5b4e8bfd65bcc"),
    ("3x40x30", "9b916c996a8aa6de"),
]


@pytest.mark.parametrize(("name", "digest"), GOLDEN)
def test_a_seed_and_a_first_cell_are_the_same_board_for_ever(name: str, digest: str):
    level = parse_level(name)
    found = hashlib.sha256()
    for seed in range(3):
        for first in (0, level.grid.cells // 2, level.grid.cells - 1):
            board = deal(level.grid, level.mines, first, Stream(seed).derive("game"))
            found.update(b"none" if board is None else board)
    assert found.hexdigest()[:16] == digest


@pytest.mark.parametrize(
    ("width", "height", "most"),
    [
        (9, 9, 80),
        (30, 16, 479),
        (50, 50, 2499),
        (100, 100, 3300),
        (256, 256, 14_407),
        (3, 1000, 160),
        (1000, 3, 160),
        (100, 1, 1),
        (1000, 1000, 201_300),
    ],
)
def test_how_many_mines_can_be_dealt(width: int, height: int, most: int):
    assert most_mines(Grid(width, height)) == most
    check_dealable(Level(width, height, most))
    if most < width * height - 1:
        with refused("invalid-no-guess-dense", InvalidInput) as caught:
            check_dealable(Level(width, height, most + 1))
        assert caught.value.message.args["most"] == most


def test_every_level_can_be_dealt():
    for level in LEVELS.values():
        check_dealable(level)


@pytest.mark.parametrize("rules", ["classic", "forgiving"])
def test_a_new_game_is_refused_and_an_old_one_is_not(rules: str):
    level = Level(256, 256, 26_000)
    for refuse in (lambda: make_setup(level, rules, no_guess=True), lambda: new_game(
        "256x256x26000", rules, no_guess=True
    )):  # fmt: skip
        with pytest.raises(InvalidInput, match="at most 14,407 mines on 256×256"):
            refuse()
    assert make_setup(level, rules).level == level
    old = Game(stored_setup(level, rules, {"no_guess": True}), seed=1)
    old.do("flag 0 0")
    assert load(old.save()).view.document() == old.view.document()


def test_an_old_game_that_was_opened_is_replayed():
    """One denser than what can be set up today."""
    level = Level(60, 60, 2100)
    assert level.mines > most_mines(level.grid)
    old = Game(stored_setup(level, "classic", {"no_guess": True}), seed=3)
    old.open(30, 30)
    assert load(old.save()).view.boards == old.view.boards


def test_a_thread_that_may_not_deal_is_handed_the_board():
    with dealt_elsewhere():
        with pytest.raises(NotDealt) as missing:
            board_of(SLOW)
        assert missing.value.deal == SLOW
        assert board_of(Deal(30, 16, 99, 0, 7)) is not None  # which takes no time
        BOARDS.keep(SLOW, b"a board")
        try:
            assert board_of(SLOW) == b"a board"
        finally:
            BOARDS.keep(SLOW, None)
        assert board_of(SLOW) is None  # it is known that there is none
        BOARDS._drop(SLOW)
        other: list[bytes | None] = []
        thread = threading.Thread(target=lambda: other.append(board_of(SLOW)))
        thread.start()
        thread.join()
    assert other == [board_of(SLOW)] == [SLOW.board()]


def test_a_refused_deal_leaves_no_trace():
    setup = make_setup("60x60x1200", no_guess=True)
    game = Game(setup, seed=5)
    game.do("flag 0 0")
    before = game.view.document()
    with dealt_elsewhere(), pytest.raises(NotDealt) as missing:
        game.do("open 30 30")
    assert game.view.document() == before
    BOARDS.keep(missing.value.deal, missing.value.deal.board())
    with dealt_elsewhere():
        game.do("open 30 30")
    BOARDS._drop(missing.value.deal)
    plain = Game(setup, seed=5)
    plain.do("flag 0 0")
    assert plain.do("open 30 30").boards == game.view.boards


def test_boards_are_kept_as_long_as_there_is_room():
    boards = Boards(most_bytes=10_000)
    deals = [SLOW._replace(seed=seed) for seed in range(9)]
    for each in deals[:8]:
        boards.keep(each, bytes(1500))
    assert [each in boards for each in deals] == [False] * 3 + [True] * 5 + [False]
    boards.get(deals[3])
    boards.keep(deals[8], bytes(1500))
    assert [each in boards for each in deals[3:5]] == [True, False]
    boards.keep(deals[8], None)
    assert (len(boards), boards.get(deals[8])) == (5, None)
    boards.keep(deals[0], bytes(20_000))
    assert len(boards) == 0
