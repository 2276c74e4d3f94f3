"""Certificates: true ones pass, and whatever was changed is found."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qmines.core.board import Board
from qmines.core.deduction import ProofStep, Technique
from qmines.core.position import HIDDEN, MINE
from qmines.errors import InvalidProof
from qmines.generate import Grade, check_certificate, no_guess, no_guess_boards, solve
from qmines.generate.certificate import positions

CASES = [
    made
    for level, method, grade in [
        ("9x9x10", "uniform", None),
        ("16x16x40", "uniform", None),
        ("30x16x99", "fast", None),
        ("30x16x170", "fast", None),
        ("9x9x14", "uniform", "split"),
        ("9x9x14", "fast", "total"),
    ]
    for made in no_guess_boards(level, 2, seed=4, method=method, grade=grade)
]


@pytest.mark.parametrize("made", CASES, ids=lambda made: f"{made.method}-{made.board.mines}")
def test_certificates_are_true(made):
    assert check_certificate(made.board, made.start, made.certificate) == made.grade


def test_a_board_that_needs_a_guess_has_none():
    board = Board.from_rows(["*.", "..", "..", ".."])
    steps, solved = solve(board, (3, 0))
    assert not solved
    with pytest.raises(InvalidProof, match="leave 1 safe cell hidden"):
        check_certificate(board, (3, 0), steps)


@given(st.data())
def test_changes_are_found(data):
    made = data.draw(st.sampled_from(CASES))
    steps = list(made.certificate)
    k = data.draw(st.integers(0, len(steps) - 1))
    step = steps[k]
    kind = data.draw(st.sampled_from(["drop", "claim", "clue", "technique", "swap", "mine"]))
    board, start = made.board, made.start
    grid = board.grid
    cell = data.draw(st.tuples(st.integers(0, grid.height - 1), st.integers(0, grid.width - 1)))
    if kind == "drop":
        if not step.safe:
            return  # a mine that nobody needed to know
        del steps[k:]  # without this one alone, the others may still do
    elif kind == "claim":
        steps[k] = replace(step, safe=(*step.safe, cell))
    elif kind == "clue":
        if cell in step.clues:
            return
        steps[k] = replace(step, clues=(*step.clues, cell))
    elif kind == "technique":
        other = data.draw(st.sampled_from([t for t in Technique if t is not step.technique]))
        steps[k] = replace(step, technique=other)
    elif kind == "swap":
        steps[k] = replace(step, safe=step.mined, mined=step.safe)
    else:  # another board, the same steps
        if not any(cell in each.cells for each in steps):
            return  # beside an opening that only becomes smaller
        mask = bytearray(board.mask)
        mask[grid.index(*cell)] ^= 1
        board = Board(grid, bytes(mask))
    with pytest.raises(InvalidProof):
        check_certificate(board, start, steps)


def test_a_first_click_on_a_mine_is_refused():
    made = CASES[0]
    mine = made.board.grid.place(made.board.mask.index(1))
    with pytest.raises(InvalidProof, match="which is a mine"):
        check_certificate(made.board, mine, made.certificate)


def test_what_is_known_before_each_step():
    made = no_guess("9x9x10", seed=8)
    shown = list(positions(made.board, made.start, made.certificate))
    assert len(shown) == len(made.certificate) + 1
    assert shown[0][made.start] == 0
    for before, after, step in zip(shown, shown[1:], made.certificate, strict=False):
        for cell in step.safe:
            assert before[cell] == HIDDEN
            assert after[cell] < HIDDEN
        for cell in step.mined:
            assert before[cell] == HIDDEN
            assert after[cell] == MINE
    assert sum(code >= HIDDEN for code in shown[-1].cells) == 10
    with pytest.raises(InvalidProof, match="there is no mine"):
        list(
            positions(
                made.board, made.start, [ProofStep(Technique.SINGLE, (), mined=(made.start,))]
            )
        )


def test_a_grade_counts_the_techniques():
    board = Board.from_rows(["...", "...", "..."])
    steps, solved = solve(board, (0, 0))
    assert solved
    grade = Grade.of(steps)
    assert grade.hardest is None
    assert grade.document() == {
        "hardest": None,
        "counts": {"single": 0, "pair": 0, "split": 0, "total": 0, "count": 0},
        "depth": 0,
    }
    made = no_guess("9x9x14", seed=4, grade="split")
    assert made.grade.document()["hardest"] == "split"
    assert made.grade.depth >= 1
    assert made.grade.counts["split"] >= 1
