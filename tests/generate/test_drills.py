"""Lessons and drills: each takes its technique, nothing weaker; answers against all boards."""

from __future__ import annotations

import re
from collections import Counter
from itertools import product
from pathlib import Path

import pytest

from qmines.core.deduction import TECHNIQUES
from qmines.core.glicko import Rating
from qmines.core.position import HIDDEN, MINE, Position
from qmines.errors import InvalidInput
from qmines.generate.drills import drill, guess_luck, judged, rated_puzzle, rating_of
from qmines.generate.puzzles import is_puzzle
from qmines.messages import Message
from qmines.solver import analyse, hint
from qmines.solver.techniques import ROWS
from qmines.solver.techniques.row import Example

WEB_GUIDE = Path(__file__).parents[2] / "docs" / "web.md"


def test_there_is_a_lesson_for_each_technique():
    assert tuple(ROWS) == TECHNIQUES
    assert all(row.title and row.text and row.examples for row in ROWS.values())


@pytest.mark.parametrize(
    ("technique", "example"),
    [(technique, each) for technique, row in ROWS.items() for each in row.examples],
)
def test_examples_take_their_technique(technique: str, example: Example):
    position = example.position
    assert is_puzzle(position, technique)
    told = hint(position)
    told.check()
    assert told.technique == technique
    # Whoever knows just this finds something to open or to flag.
    assert told.safe or told.mined


@pytest.mark.parametrize("technique", TECHNIQUES)
def test_drills_take_their_technique(technique: str):
    for seed in range(3):
        position = drill(technique, seed=seed)
        assert is_puzzle(position, technique)
        assert drill(technique, seed=seed) == position
    assert max(position.width, position.height) <= 8


def fits(position: Position, mines: set[int]) -> bool:
    grid = position.grid
    for index, code in enumerate(position.cells):
        if code < 9 and code != sum(near in mines for near in grid.neighbours(index)):
            return False
    return True


@pytest.mark.parametrize(
    "example",
    [
        Example(("1##", "*1#"), 1),
        Example(("###", "11#"), 1),
        Example(("1###", "####"), 1),
        Example(("##", "#1", "#1", "##"), 2),
        Example(("####", "1121"), 2),
    ],
)
def test_answers_by_going_through_all_boards(example: Example):
    """Every cell, opened and flagged, against every way to place the mines."""
    position = example.position
    hidden = [i for i, code in enumerate(position.cells) if code == HIDDEN]
    known = {i for i, code in enumerate(position.cells) if code == MINE}
    boards = []
    for bits in product([False, True], repeat=len(hidden)):
        mines = known | {cell for cell, bit in zip(hidden, bits, strict=True) if bit}
        if len(mines) == position.mines and fits(position, mines):
            boards.append(mines)
    assert boards
    for index in hidden:
        cell = position.grid.place(index)
        always, never = all(index in b for b in boards), not any(index in b for b in boards)
        assert judged(position, cell, "open").right is never
        assert judged(position, cell, "flag").right is always
        key = judged(position, cell, "open").verdict[0].key
        wanted = "right-safe" if never else "wrong-mine" if always else "uncertain"
        assert key == f"drill-{wanted}"


def test_a_wrong_answer_is_told_why():
    position = Example(("###", "11#")).position
    told = judged(position, (0, 0), "open")
    assert not told.right
    assert [message.key for message in told.verdict] == ["drill-uncertain"]
    assert told.why == hint(position).messages()
    assert told.clues == ((1, 0), (1, 1))
    assert set(told.safe) == set(analyse(position).safe)
    assert told.document()["safe"] == [[0, 2], [1, 2]]


def test_whoever_passes_is_told():
    told = judged(Example(("###", "11#")).position, (1, 0), "pass")
    assert (told.right, [message.key for message in told.verdict]) == (False, ["drill-solution"])
    assert told.why[-1] == Message("so-safe", cells=[(0, 2), (1, 2)], count=2)


@pytest.mark.parametrize("cell", [(1, 0), (5, 5), (-1, 0)])
def test_cells_that_are_no_answer(cell: tuple[int, int]):
    with pytest.raises(InvalidInput):
        judged(Example(("###", "11#")).position, cell, "open")


@pytest.mark.parametrize(
    ("player", "likely"),
    [
        (900, "single"),
        (1650, "split"),
        pytest.param(2500, "count", marks=pytest.mark.extra),
    ],
)
def test_rated_puzzles_suit_the_player_and_hardly_any_comes_twice(player: int, likely: str):
    dealt = [rated_puzzle(Rating(player, 60.0)) for _ in range(200)]
    assert Counter(technique for technique, *_ in dealt).most_common(1)[0][0] == likely
    assert len({str(position.rows()) for _, position, _ in dealt}) >= 190
    for technique, position, rating in dealt[::20]:
        assert is_puzzle(position, technique)
        assert rating == rating_of(position, technique)


def test_puzzles_have_the_fitted_ratings():
    """The table in the guide is what the benchmark printed."""
    pattern = r"\| (\w+) \| ([\d,]+) \| ([\d,]+) \| [\d,]+ \| \d+ \|\n"
    table = re.findall(pattern, WEB_GUIDE.read_text("utf-8"))
    assert [name for name, *_ in table] == list(TECHNIQUES)
    for name, *ends in table:
        without, lucky = (int(end.replace(",", "")) for end in ends)
        for seed in range(5):
            position = drill(name, seed=seed)
            fitted = without + guess_luck(position) * (lucky - without)
            assert rating_of(position, name) == pytest.approx(fitted, abs=10)


def test_luck_is_the_share_of_safe_cells_beside_numbers():
    assert guess_luck(Position.from_rows(["##", "11"], 1)) == 0
    assert guess_luck(Position.from_rows(["####", "11##"], 2)) == 0.5
    assert guess_luck(Position.from_rows(["##"], 0)) == 1  # no numbers: all hidden cells
