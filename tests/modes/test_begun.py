"""Games from a position: as it stands, on each board that fits equally often, verified like all."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from qmines.core.board import Board
from qmines.core.grid import Grid
from qmines.core.position import FLAG, HIDDEN, Position
from qmines.core.stream import Stream
from qmines.errors import InvalidInput
from qmines.modes import get, make_setup
from qmines.modes.registry import told_options, variant_of
from qmines.notation.link import spelt
from qmines.session import Game, verify
from qmines.solver import analyse
from support.messages import refused

ROWS = ["1##", "#F#"]
START = Position.from_rows(ROWS, mines=2)


def setup_for(position: Position, rules: str = "classic", **options: object):
    level = f"{position.width}x{position.height}x{position.mines}"
    return make_setup(level, rules, position=spelt(position), **options)


def fitting(position: Position) -> list[bytes]:
    """All boards that fit, by trying every one."""
    grid, found = position.grid, []
    for mined in combinations(range(grid.cells), position.mines or 0):
        board = Board.from_mines(grid, [grid.place(i) for i in mined])
        if all(
            code >= HIDDEN or (not board.mask[i] and board.number_at(i) == code)
            for i, code in enumerate(position.cells)
        ):
            found.append(board.mask)
    return found


@pytest.mark.parametrize("rules", ["classic", "forgiving"])
def test_it_stands_as_it_was_shown(rules: str):
    game = Game(setup_for(START, rules), seed=1)
    assert game.position == START
    assert game.view.counter == 1
    assert variant_of(game.setup) == "from-a-position"


def test_every_board_that_fits_is_equally_likely():
    setup, mode = setup_for(START), get("classic")
    boards = fitting(START)
    count = 300 * len(boards)
    seen = Counter(mode.start(setup, Stream(seed)).mask for seed in range(count))
    assert set(seen) == set(boards)
    expected = count / len(boards)
    squares = sum((seen[board] - expected) ** 2 for board in boards) / expected
    assert squares < 3 * len(boards) + 12  # chi-square, far beyond any likely value


@pytest.mark.parametrize("rules", ["classic", "forgiving"])
def test_it_is_played_saved_and_verified(rules: str):
    board = Board.from_mines(Grid(5, 4), [(0, 0), (1, 3), (3, 1)])
    start = board.position([9, 2, 7]).replace({(0, 0): FLAG})
    for seed in range(8):
        game = Game(setup_for(start, rules), seed=seed)
        while not game.outcome.over:
            found = analyse(game.position)
            row, column = found.safe[0] if found.safe else found.safest[0][0]
            if game.position[row, column] == FLAG:
                game.flag(row, column)
            game.open(row, column)
        assert verify(game.save()).ok
        measures = game.measures
        assert measures.bbbv is not None
        assert measures.bbbv_solved is not None
        assert measures.bbbv_solved <= measures.bbbv
        assert measures.zini is None


def test_a_number_that_was_shown_is_no_merit():
    game = Game(setup_for(Position.from_rows(["1#2#1#"], mines=2)), seed=0)
    game.resign()
    assert (game.measures.bbbv, game.measures.bbbv_solved) == (1, 0)


def test_games_that_begin_otherwise_tell_nothing_of_it():
    assert "position" not in told_options(make_setup("beginner"))


@pytest.mark.parametrize(
    ("position", "options", "key"),
    [
        (Position.from_rows(["1*"], mines=1), {}, "position-known"),
        (Position.from_rows(["1#S"], mines=1), {}, "position-known"),
        (Position.from_rows(["###"], mines=1), {}, "position-no-number"),
        (Position.from_rows(["1#"], mines=1), {}, "position-solved"),
        (Position.from_rows(["1##"], mines=1), {"no_guess": True}, "position-no-guess"),
        (Position.from_rows(["3##", "###"], mines=1), {}, "position-impossible"),
    ],
)
def test_what_cannot_be_played(position: Position, options: dict[str, object], key: str):
    with refused(key, InvalidInput):
        Game(setup_for(position, **options), seed=0)


def test_the_set_up_has_to_agree():
    for text in ("3x2x1_bH5", "2x3x2_bH5", "3x2x0.2_bH5"):
        with refused("position-size", InvalidInput):
            make_setup("3x2x2", position=text)
    with pytest.raises(InvalidInput, match="WxHxM_"):
        make_setup("3x2x2", position="what")
