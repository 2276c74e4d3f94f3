"""The programs that the solver is compared with must be right themselves."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import pytest

from qmines.core.position import Position
from solver import strips, twin
from solver.counter import Formula, exactly
from solver.games import EXPERT, clue_values, lattice, played
from solver.positions import KINDS, free_cells, small_positions


def test_no_clues() -> None:
    answer = twin.solve(Position.from_rows(["####", "####"], 3))
    assert answer is not None
    assert answer.boards == comb(8, 3)
    assert set(answer.mine_probability.values()) == {Fraction(3, 8)}
    assert answer.numbers[0, 0][:4] == [
        Fraction(comb(3, v) * comb(4, 3 - v), comb(8, 3)) for v in range(4)
    ]
    assert answer.sea_mines == 3


def test_one_clue_and_the_sea() -> None:
    answer = twin.solve(Position.from_rows(["1##", "###"], 2))
    assert answer is not None
    assert answer.boards == 6
    assert answer.mine_probability[0, 1] == Fraction(1, 3)
    assert answer.mine_probability[0, 2] == Fraction(1, 2)
    assert answer.sea_mines == 1


def test_density() -> None:
    answer = twin.solve(Position.from_rows(["1###"], density=0.25))
    assert answer is not None
    assert answer.boards == 4
    assert answer.mined == {(0, 1)}
    assert answer.safe == set()
    assert answer.mine_probability[0, 2] == Fraction(1, 4)
    assert answer.numbers[0, 2] == [0, Fraction(9, 16), Fraction(3, 16), *[0] * 6]


def test_assertions_and_marks() -> None:
    answer = twin.solve(Position.from_rows(["1F*", "?SS"], 2))
    assert answer is not None
    assert answer.boards == 2
    assert answer.mined == {(0, 2)}
    assert answer.safe == {(1, 1), (1, 2)}
    assert answer.mine_probability[0, 1] == Fraction(1, 2)
    assert answer.numbers[0, 2] == [0] * 9
    assert answer.numbers[1, 2][2] == Fraction(1, 2)


def test_clash() -> None:
    position = Position.from_rows(["1#3", "###"], 3)
    assert twin.solve(position) is None
    both = [(0, 0), (0, 2)]
    assert twin.why_not_minimal(position, both, uses_total=False) is None
    assert "not needed" in str(twin.why_not_minimal(position, both, uses_total=True))
    assert "fits" in str(twin.why_not_minimal(position, [(0, 0)], uses_total=False))
    assert "no clues" in str(twin.why_not_minimal(position, [(0, 1)], uses_total=False))
    assert "twice" in str(twin.why_not_minimal(position, [*both, (0, 0)], uses_total=False))
    longer = Position.from_rows(["1#3", "###", "###", "##1"], 3)
    assert "(3, 2) is not needed" in str(
        twin.why_not_minimal(longer, [*both, (3, 2)], uses_total=False)
    )


def test_clash_with_the_total() -> None:
    position = Position.from_rows(["1###1"], 3)
    assert twin.solve(position) is not None
    position = Position.from_rows(["1##", "###", "##1"], 5)
    assert twin.solve(position) is None
    both = [(0, 0), (2, 2)]
    assert twin.why_not_minimal(position, both, uses_total=True) is None
    assert "fits" in str(twin.why_not_minimal(position, both, uses_total=False))
    no_total = position.with_mines(None)
    assert "there is none" in str(twin.why_not_minimal(no_total, both, uses_total=True))


def test_all_boards_are_what_they_say() -> None:
    position = Position.from_rows(["1#2", "#S#", "*#?"], 4)
    boards = twin.all_boards(position)
    answer = twin.solve(position)
    assert answer is not None
    assert len(boards) == len(set(boards)) == answer.boards > 0
    for board in boards:
        assert sum(board) == 4
        values = clue_values(board, 3, 3)
        assert (values[0], values[2]) == (1, 2)
        assert [board[i] for i in (0, 2, 4, 6)] == [0, 0, 0, 1]


@pytest.mark.parametrize("kind", KINDS)
def test_generators_reach_every_corner(kind: str) -> None:
    positions = list(small_positions(1, 300, kind))
    assert len(positions) == 300
    assert positions == list(small_positions(1, 300, kind))
    answers = [twin.solve(position) for position in positions]
    solved = sum(answer is not None for answer in answers)
    assert solved >= (280 if kind in ("scattered", "flooded") else 60)
    assert solved < 300 or kind in ("scattered", "flooded")
    assert any(position.mines is None for position in positions)
    assert any(1 in (position.width, position.height) for position in positions)
    assert any(code in position.cells for position in positions for code in (10, 11))
    assert any(code in position.cells for position in positions for code in (12, 13))
    assert any(free_cells(position) >= 18 for position in positions)
    assert all(free_cells(position) <= 20 for position in positions)


@pytest.mark.extra
def test_model_counter_agrees() -> None:
    compared = 0
    for position in small_positions(2, 150):
        answer = twin.solve(position)
        assert Formula(position).count() == (answer.boards if answer else 0), position
        compared += answer is not None
    assert compared > 50


def test_direct_clauses() -> None:
    for size in range(9):
        for value in range(size + 1):
            clauses = list(exactly(list(range(1, size + 1)), value))
            models = sum(
                all(any((x >> abs(y) - 1 & 1) == (y > 0) for y in c) for c in clauses)
                for x in range(1 << size)
            )
            assert models == comb(size, value)


def test_strips_agree() -> None:
    compared = 0
    for position in small_positions(3, 250):
        if position.height > strips.MOST_ROWS:
            continue
        answer = twin.solve(position)
        if answer is None:
            assert strips.weight(position) == 0
            continue
        if position.mines is not None:
            assert strips.weight(position) == answer.boards
        else:
            assert sum(strips.by_mines(position)) == answer.boards
        for place, chance in list(answer.mine_probability.items())[:2]:
            if position[place] < 12 and (position.mines is None or chance):
                assert strips.weight(position.replace({place: 12})) == chance * strips.weight(
                    position
                )
                compared += 1
    assert compared > 100


def test_player_shows_the_truth() -> None:
    width, height, mines = EXPERT
    snapshots = played(4, 60)
    assert len({snapshot.rows for snapshot in snapshots}) == 60
    for snapshot in snapshots:
        assert sum(snapshot.mask) == mines
        values = clue_values(snapshot.mask, width, height)
        for index, symbol in enumerate("".join(snapshot.rows)):
            assert symbol == "#" or (int(symbol) == values[index] and not snapshot.mask[index])
    opened = sorted(sum(s != "#" for s in "".join(snap.rows)) for snap in snapshots)
    assert opened[0] < 30
    assert opened[30] > 60
    assert opened[-1] > 300


def test_lattice() -> None:
    snapshot = lattice(1, 9, 7, 12)
    for r, row in enumerate(snapshot.rows):
        for c, symbol in enumerate(row):
            assert (symbol != "#") == (r % 2 == 1 and c % 2 == 1)
