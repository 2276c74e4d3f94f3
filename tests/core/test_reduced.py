"""The reduced view: what still matters, and nothing else."""

from __future__ import annotations

import random

import pytest

from qmines.core.position import FLAG, HIDDEN, MINE, QUESTION, SAFE, Position
from qmines.core.reduced import BLANK, OVER, reduced
from solver.positions import small_positions

CASES = {
    "far cells are blank": (["####", "1###", "1###"], ["##  ", "1#  ", "1#  "]),
    "flags are taken off": (["1F#", "12#"], ["  #", " 1#"]),
    "a clue that is done": (["1F", "11"], ["  ", "  "]),
    "one that needs no more still tells": (["1F", "1#"], ["0 ", "0#"]),
    "too many flags": (["F1F", "###"], ["F!F", "###"]),
    "question marks are no flags": (["1?"], ["1?"]),
    "asserted mines count, asserted safe cells stay": (["2*S#"], ["   "[:1] + " S "]),
    "nothing open": (["##"], ["  "]),
}


@pytest.mark.parametrize("name", CASES)
def test_by_hand(name: str):
    rows, shown = CASES[name]
    assert reduced(Position.from_rows(rows)).rows() == shown


def test_against_the_words_of_the_rule():
    for position in small_positions(5, 300):
        view = reduced(position)
        grid, codes = position.grid, position.cells
        near = [[codes[n] for n in grid.neighbours(i)] for i in range(grid.cells)]
        over = {
            i
            for i, c in enumerate(codes)
            if c < HIDDEN and c < sum(n in (FLAG, MINE) for n in near[i])
        }
        for i, code in enumerate(codes):
            flags = sum(n in (FLAG, MINE) for n in near[i])
            if i in over:
                expected = OVER
            elif code < HIDDEN:
                expected = code - flags if any(n in (HIDDEN, QUESTION) for n in near[i]) else BLANK
            elif code in (HIDDEN, QUESTION):
                expected = code if any(n < HIDDEN for n in near[i]) else BLANK
            elif code == SAFE or any(n in over for n in grid.neighbours(i)):
                expected = code
            else:
                expected = BLANK
            assert view[grid.place(i)] == expected, position


def test_a_large_field():
    rng = random.Random(1)
    rows = ["".join(rng.choice("012#F") for _ in range(1000)) for _ in range(1000)]
    shown = reduced(Position.from_rows(rows)).rows()
    assert len(shown) == len(shown[0]) == 1000
