"""Boards that need no guess: true ones, each equally likely, the same everywhere."""

from __future__ import annotations

import hashlib
import threading
import time
from collections import Counter

import pytest

from generate.plain import all_masks, needs_no_guess
from qmines.core.board import Board
from qmines.core.grid import Grid
from qmines.core.levels import Level
from qmines.errors import BudgetExceeded, Cancelled, InvalidInput
from qmines.generate import METHODS, NoGuess, no_guess, no_guess_boards, solve
from qmines.solver import Budget, Cancel
from support.chance import chi_square_p

SOUND, CAUGHT = 1e-4, 1e-9


def masks(level, count, start, **options):
    return [made.board.mask for made in no_guess_boards(level, count, start, seed=5, **options)]


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize(
    ("level", "start"),
    [(Level(4, 4, 3), (0, 0)), (Level(5, 3, 4), (0, 4)), (Level(4, 4, 6), (1, 1))],
)
def test_they_need_no_guess_by_brute_force(method, level, start):
    boards = set(masks(level, 40, start, method=method))
    assert len(boards) > 1
    for mask in boards:
        board = Board(level.grid, mask)
        assert board.mines == level.mines
        assert board.number_at(level.grid.index(*start)) == 0
        assert needs_no_guess(board, start)


@pytest.mark.parametrize(
    ("width", "height", "mines", "start"), [(4, 4, 3, (0, 0)), (5, 3, 4, (1, 0))]
)
def test_uniform_boards_are_equally_likely(width, height, mines, start):
    grid = Grid(width, height)
    free = {grid.index(*start), *grid.neighbours(grid.index(*start))}
    allowed = [
        mask
        for mask in all_masks(grid.cells, mines)
        if not any(mask[cell] for cell in free) and needs_no_guess(Board(grid, mask), start)
    ]
    assert len(allowed) > 20
    level = Level(width, height, mines)

    def p_value(method, **options):
        counts = Counter(masks(level, 60 * len(allowed), start, method=method, **options))
        assert counts.keys() <= set(allowed)
        return chi_square_p([counts[mask] for mask in allowed])

    assert p_value("uniform") > SOUND
    assert p_value("fast") < CAUGHT  # the test can tell


def test_uniform_boards_of_a_grade_are_equally_likely():
    level, start = Level(5, 4, 4), (0, 0)
    free = {level.grid.index(*start), *level.grid.neighbours(level.grid.index(*start))}
    allowed = []
    for mask in all_masks(20, 4):
        if any(mask[cell] for cell in free):
            continue
        board = Board(level.grid, mask)
        steps, solved = solve(board, start, hardest="pair")
        if solved and any(step.technique == "pair" for step in steps):
            allowed.append(mask)
    assert len(allowed) > 20
    counts = Counter(masks(level, 60 * len(allowed), start, grade="pair"))
    assert counts.keys() <= set(allowed)
    assert chi_square_p([counts[mask] for mask in allowed]) > SOUND


@pytest.mark.parametrize(
    ("method", "level", "digest"),
    [
        ("uniform", "beginner", "7f3bc94e42a4bdb2"),
        ("uniform", "expert", "b809d10fbe25d0b3"),
        ("fast", "expert", "c12b55569ae8a8d6"),
        ("fast", "30x16x240", "efa5a5ec9e83a18f"),
    ],
)
def test_a_seed_is_the_same_boards_for_ever(method, level, digest):
    boards = masks(level, 5, (3, 4), method=method)
    assert hashlib.sha256(b"".join(boards)).hexdigest()[:16] == digest


def test_a_board_does_not_depend_on_how_many_are_made_nor_on_threads():
    many = [*no_guess_boards("intermediate", 40, (2, 2), seed="blue", threads=3)]
    assert [made.seed for made in many[:3]] == ["blue", "blue/1", "blue/2"]
    for number in (0, 1, 7, 39):
        assert no_guess("intermediate", (2, 2), seed=many[number].seed) == many[number]
    assert len({made.board for made in many}) == 40


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("hardest", ["single", "pair", "split", "total", "count"])
def test_techniques_can_be_limited_and_wanted(method, hardest):
    made = no_guess("16x16x40", method=method, seed=1, hardest=hardest)
    assert made.grade.hardest.rank <= ["single", "pair", "split", "total", "count"].index(hardest)
    if hardest != "count":  # of which there are few
        assert no_guess("9x9x14", method=method, seed=1, grade=hardest).grade.hardest == hardest


@pytest.mark.parametrize(
    ("level", "start"),
    [
        ("1x1x0", (0, 0)),
        ("7x1x0", (0, 3)),
        ("2x2x3", (1, 1)),  # no room for an opening, and yet no guess
        ("5x5x24", (2, 2)),
        ("30x16x240", (0, 0)),
        ("30x16x400", (8, 0)),
        ("16x16x240", (3, 12)),
        ("100x80x1600", (79, 99)),
    ],
)
def test_any_size_and_count(level, start):
    made = no_guess(level, start, method="fast", seed=3)
    assert made.start == start
    assert solve(made.board, start)[1]


def test_a_fresh_seed_is_told():
    one, other = no_guess("expert"), no_guess("expert")
    assert one.seed != other.seed
    assert no_guess("expert", seed=one.seed).board == one.board


def test_what_cannot_be_is_refused_in_words():
    budget = Budget(seconds=0.05)
    with pytest.raises(BudgetExceeded, match=r"no 2×2 no-guess board with 1 mine in 0\.05 s"):
        no_guess("2x2x1", (0, 0), budget=budget)
    with pytest.raises(BudgetExceeded, match=r"no technique harder than pair.*the fast method"):
        no_guess("16x16x128", hardest="pair", budget=budget)
    with pytest.raises(BudgetExceeded, match="grade split"):
        no_guess("3x3x8", method="fast", grade="split", budget=budget)
    for options, words in [
        ({"method": "slow"}, "unknown method 'slow'"),
        ({"hardest": "luck"}, "unknown technique 'luck'"),
        ({"hardest": "single", "grade": "pair"}, "grade pair is harder"),
        ({"start": (99, 0)}, r"no cell at \(99,0\)"),
        ({"level": Level(3, 3, 9)}, "9 mines leave no safe cell"),
    ]:
        with pytest.raises(InvalidInput, match=words):
            no_guess(**{"level": "beginner", "seed": 1, **options})
    with pytest.raises(InvalidInput, match="cannot be negative"):
        no_guess_boards("beginner", -1)


def test_long_work_tells_its_progress_and_can_be_cancelled():
    cancel, seen = Cancel(), []

    def progress(boards, attempts):
        seen.append((boards, attempts))
        if len(seen) == 3:
            cancel.set()

    with pytest.raises(Cancelled):
        no_guess("30x16x300", seed=1, progress=progress, cancel=cancel)
    assert len(seen) == 3
    assert seen == sorted(seen)
    assert seen[0][0] == 0 < seen[0][1]
    cancel, began = Cancel(), time.monotonic()
    threading.Timer(0.1, cancel.set).start()
    with pytest.raises(Cancelled):
        no_guess("30x16x300", seed=1, cancel=cancel)
    assert time.monotonic() - began < 20


def test_a_board_knows_its_measures():
    made = no_guess("expert", seed=2, method="fast")
    assert isinstance(made, NoGuess)
    assert made.method == "fast"
    assert 100 < made.bbbv < 260
    assert sum(made.grade.counts.values()) == len(made.certificate)
