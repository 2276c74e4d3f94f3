"""What to open: against full game trees, and where little is known."""

from __future__ import annotations

import random
import time

import pytest

from qmines import Position
from qmines.core.grid import Grid
from qmines.core.position import HIDDEN
from qmines.errors import BudgetExceeded, Cancelled, Contradiction
from qmines.solver import Budget, Cancel, advise
from solver.games import neighbourhood
from solver.test_endgame import fitting, tree


@pytest.mark.extra
def test_exact_choices_are_those_of_the_full_tree() -> None:
    width, height, mines = 4, 4, 3
    near = neighbourhood(width, height)
    rng = random.Random(7)
    compared = 0
    while compared < 12:
        board = frozenset(rng.sample(range(width * height), mines))
        view = [HIDDEN] * (width * height)
        for cell in rng.sample([i for i in range(width * height) if i not in board], 2):
            view[cell] = sum(n in board for n in near[cell])
        boards = fitting(width, height, mines, view)
        rows = [
            "".join("#" if c == HIDDEN else str(c) for c in view[r : r + 4]) for r in (0, 4, 8, 12)
        ]
        advice = advise(Position.from_rows(rows, mines))
        if not 2 <= len(boards) <= 20 or advice.kind != "exact":
            continue
        opened = frozenset(i for i, code in enumerate(view) if code != HIDDEN)
        value = tree(width, height)
        best = value(frozenset(boards), opened) / len(boards)
        assert advice.choices[0].winning == pytest.approx(best)
        for choice in advice.choices:
            cell = choice.cell[0] * width + choice.cell[1]
            left: dict[int, list[frozenset[int]]] = {}
            for each in boards:
                if cell not in each:
                    left.setdefault(sum(n in each for n in near[cell]), []).append(each)
            won = sum(value(frozenset(each), opened | {cell}) for each in left.values())
            assert choice.winning == pytest.approx(won / len(boards))
            assert choice.survival == pytest.approx(sum(map(len, left.values())) / len(boards))
            assert choice.error == 0
        compared += 1


def test_certain_cells_come_first() -> None:
    advice = advise(Position.from_rows(["1#####", "11####", "######"], 4))
    assert advice.kind in {"certain", "exact"}
    safe = Position.from_rows(["0#####", "######", "######"], 4)
    found = advise(safe)
    assert found.kind == "certain"
    assert {c.cell for c in found.choices} == {(0, 1), (1, 0), (1, 1)}
    assert all(c.survival == 1 for c in found.choices)
    assert found.best is not None
    assert found.best.winning is not None
    assert 0 < found.best.winning < 1


def test_the_same_seed_gives_the_same_advice() -> None:
    position = Position.from_rows(["1" + "#" * 8, *["#" * 9] * 8], 10)
    first = advise(position, seed=3, boards=30)
    assert first.kind == "estimated"
    assert first == advise(position, seed=3, boards=30)
    best = first.best
    assert best is not None
    assert best.winning is not None
    assert best.error is not None
    # Another may be ahead by chance, but not clearly.
    assert all((c.winning or 0) - best.winning < 3 * best.error for c in first.choices)
    # A Beginner's game with a 1 in the corner: about two in three are won.
    assert 0.5 < best.winning < 0.95
    assert best.winning < best.survival


def test_an_unknown_total_leaves_only_survival() -> None:
    advice = advise(Position.from_rows(["1##", "###"], None))
    assert advice.kind == "survival"
    assert advice.best is not None
    assert advice.best.winning is None
    assert advice.best.survival >= 2 / 3


def test_flags_are_not_believed() -> None:
    plain, flagged = ["1##", "###"], ["1F?", "FF#"]
    assert advise(Position.from_rows(plain, 2)) == advise(Position.from_rows(flagged, 2))


def test_nothing_to_open_is_no_choice() -> None:
    assert advise(Position.from_rows(["1#"], 1)).choices == ()
    assert advise(Position.from_rows(["00"], 0)).best is None


def test_refusals() -> None:
    with pytest.raises(Contradiction):
        advise(Position.from_rows(["3#"], 1))
    hard = Position.from_rows(
        ["".join("3" if r % 2 and c % 2 else "#" for c in range(61)) for r in range(61)], 1100
    )
    with pytest.raises(BudgetExceeded, match=r"within 0\.2 seconds"):
        advise(hard, budget=Budget(seconds=0.2, mib=16))
    cancel = Cancel()
    cancel.set()
    with pytest.raises(Cancelled):
        advise(hard, cancel=cancel)


def test_little_time_gives_little_advice() -> None:
    position = Position.from_rows(["1" + "#" * 29, *["#" * 30] * 15], 99)
    advice = advise(position, budget=Budget(seconds=0.004))
    assert advice.best is not None
    assert advice.best.survival > 0.7


@pytest.mark.parametrize("size", [40, 300, pytest.param(1000, marks=pytest.mark.extra)])
def test_fields_too_large_to_count_their_boards(size: int) -> None:
    """Where nobody knows how many boards there are, nobody writes them all down."""
    position = Position(Grid(size, size), bytes([HIDDEN]) * size**2, size**2 // 10)
    begin = time.process_time()
    # The corners are equal: which seems best depends on how many boards there was time for.
    row, column = advise(position, budget=Budget(seconds=0.5)).best.cell
    assert {row, column} <= {0, size - 1}
    assert position.hint().guess.cell == (0, 0)
    assert time.process_time() - begin < 6
