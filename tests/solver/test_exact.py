"""The exact answer against every board written down, on thousands of small positions."""

from __future__ import annotations

import math
import random
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from hypothesis import given, settings

from qmines.core.position import MINE, Position
from qmines.errors import Contradiction
from qmines.solver import analyse
from solver import strips, twin
from solver.games import HIDDEN, lattice, played, scattered
from solver.positions import DENSITIES, KINDS, free_cells, from_snapshot, small_positions
from solver.strategies import game_positions, typed_positions
from support.packages import package

TOLERANCE = 1e-12
POSITIONS_OF_A_KIND = 750


def check(position: Position) -> twin.Answer | None:
    """Compare the whole answer with the twin's; returns the twin's."""
    expected = twin.solve(position)
    if expected is None:
        with pytest.raises(Contradiction) as caught:
            analyse(position, method="exact")
        clash = caught.value
        assert clash.cells, position
        fault = twin.why_not_minimal(position, clash.cells, uses_total=clash.uses_total)
        assert fault is None, (position, fault)
        return None
    answer = analyse(position, method="exact")
    assert answer.method == "exact"
    assert answer.error == 0.0
    assert type(answer.boards) is int
    assert answer.boards == expected.boards, position
    assert set(answer.safe) == expected.safe, position
    assert set(answer.mined) == expected.mined, position
    assert len(answer.safe) + len(answer.mined) == len(expected.safe) + len(expected.mined)
    chances = answer.mine_probability
    assert chances.shape == (position.height, position.width)
    assert chances.dtype == np.float64
    assert not np.any(answer.standard_error[~np.isnan(chances)])
    for index, code in enumerate(position.cells):
        place = divmod(index, position.width)
        if code < HIDDEN:
            assert math.isnan(chances[place]), (position, place)
            continue
        wanted = expected.mine_probability[place]
        assert abs(chances[place] - wanted) <= TOLERANCE, (position, place)
        assert (chances[place] == 0) == (wanted == 0), (position, place)
        assert (chances[place] == 1) == (wanted == 1), (position, place)
        numbers = answer.numbers(*place)
        assert numbers.shape == (9,)
        for value, share in enumerate(expected.numbers[place]):
            assert abs(numbers[value] - share) <= TOLERANCE, (position, place, value)
        assert answer.opening(*place) == numbers[0]
    if not any(code > 11 for code in position.cells):
        assert answer.sea_mines == pytest.approx(float(expected.sea_mines), abs=1e-11), position
    return expected


@pytest.mark.parametrize("kind", KINDS)
def test_small_positions(kind: str) -> None:
    fitting = clashing = 0
    for position in small_positions(20, POSITIONS_OF_A_KIND, kind):
        if check(position) is None:
            clashing += 1
        else:
            fitting += 1
    assert fitting + clashing == POSITIONS_OF_A_KIND
    assert fitting >= 200
    assert clashing >= (400 if kind in ("typed", "spoilt") else 5)


@settings(max_examples=150)
@given(game_positions())
def test_any_position_of_a_game(position: Position) -> None:
    assert check(position) is not None


@settings(max_examples=150)
@given(typed_positions())
def test_anything_that_can_be_typed(position: Position) -> None:
    check(position)


@pytest.mark.parametrize(
    ("rows", "mines", "boards"),
    [
        (["#"], 0, 1),
        (["#"], 1, 1),
        (["0"], 0, 1),
        (["*"], 1, 1),
        (["S"], None, 1),
        (["#"], None, 2),
        (["8"], None, None),
        (["1"], 0, None),
        (["1#"], 0, None),
        (["0#"], 1, None),
        (["1*"], 1, 1),
        (["1S"], 0, None),
        (["###", "#8#", "###"], 8, 1),
        (["###", "#8#", "###"], None, 1),
        (["#" * 30] * 16, 99, math.comb(480, 99)),
        (["#" * 30] * 16, None, 2**480),
    ],
)
def test_corner_cases(rows: list[str], mines: int | None, boards: int | None) -> None:
    position = Position.from_rows(rows, mines)
    if boards is None:
        with pytest.raises(Contradiction):
            analyse(position)
        return
    answer = analyse(position)
    assert answer.boards == boards
    if free_cells(position) <= 20:
        check(position)
    else:
        expected = 99 / 480 if mines else Position.DEFAULT_DENSITY
        assert answer.mine_probability == pytest.approx(np.full((16, 30), expected), abs=TOLERANCE)


def strip_positions() -> list[Position]:
    """Long, low fields: frontiers of hundreds of cells, their total known or not."""
    rng = random.Random(30)
    found = []
    for height in (1, 2, 3, 4):
        for width in (30, 60, 90):
            mines = round(width * height * rng.uniform(0.12, 0.25))
            clues = rng.randint(width // 3, width * height - mines)
            seed = rng.randrange(1 << 30)
            position = from_snapshot(scattered(seed, width, height, mines, clues))
            found.append(position)
            found.append(position.with_mines(None, density=rng.choice(DENSITIES)))
    found.append(from_snapshot(lattice(1, 120, 3, 70)))
    found.append(from_snapshot(lattice(2, 80, 4, 60, first=0)))
    return found


def test_long_frontiers() -> None:
    positions = strip_positions()
    rng = random.Random(31)
    compared = 0
    for position in positions:
        counts = strips.by_mines(position)
        boards = sum(counts) if position.mines is None else counts[position.mines]
        answer = analyse(position, method="exact")
        assert boards > 0
        assert answer.boards == boards, position
        for index in rng.sample(list(position.hidden()), 3):
            place = divmod(index, position.width)
            expected = strips.mine_probability(position, place)
            assert answer.mine_probability[place] == pytest.approx(float(expected), abs=TOLERANCE)
            compared += 1
    assert compared == 3 * len(positions) == 78


def test_sums() -> None:
    """Clues and totals hold on average as well, on Expert positions from games."""
    for snapshot in played(40, 150):
        position = from_snapshot(snapshot)
        answer = analyse(position, method="exact")
        chances = np.nan_to_num(answer.mine_probability)
        assert chances.sum() == pytest.approx(position.mines, abs=1e-9)
        padded = np.pad(chances, 1)
        around = sum(
            padded[1 + r : 17 + r, 1 + c : 31 + c]
            for r in (-1, 0, 1)
            for c in (-1, 0, 1)
            if (r, c) != (0, 0)
        )
        cells = np.frombuffer(position.cells, np.uint8).reshape(16, 30)
        clues = cells < HIDDEN
        assert clues.any()
        assert np.abs(around - cells)[clues].max() <= 1e-9
        for place in [divmod(index, 30) for index in position.hidden()][::40]:
            numbers = answer.numbers(*place)
            assert numbers.min() >= 0
            assert numbers.sum() == pytest.approx(1 - chances[place], abs=1e-9)
            shown = float(np.arange(9) @ numbers)
            assert shown <= around[place] + 1e-9
        truth = np.frombuffer(snapshot.mask, np.uint8).reshape(16, 30)
        assert not any(truth[place] for place in answer.safe)
        assert all(truth[place] for place in answer.mined)


def test_numbers_are_what_opening_the_cell_would_show() -> None:
    """The share of boards that show v is the count of boards after a v has been opened."""
    compared = 0
    for snapshot in played(41, 400)[::40]:
        position = from_snapshot(snapshot)
        answer = analyse(position, method="exact")
        doubtful = [
            place
            for place in (divmod(index, 30) for index in position.hidden())
            if 0 < answer.mine_probability[place] < 1
        ]
        for place in doubtful[:: max(1, len(doubtful) // 5)]:
            numbers = answer.numbers(*place)
            for value in range(9):
                try:
                    boards = analyse(position.replace({place: value}), method="exact").boards
                except Contradiction:
                    boards = 0
                assert (numbers[value] == 0) == (boards == 0)
                assert numbers[value] == pytest.approx(boards / answer.boards, abs=1e-11)
                compared += 1
    assert compared >= 300


def milp_fits(position: Position, clues, *, use_total: bool) -> bool:
    """Whether a board fits these clues, by integer programming."""
    problem = twin.constraints(position)
    rows, wanted = [], []
    for place in clues:
        near, mines = problem.around(place)
        row = np.zeros(len(problem.free))
        row[near] = 1
        rows.append(row)
        wanted.append(problem.clues[place] - mines)
    if use_total and problem.total is not None:
        rows.append(np.ones(len(problem.free)))
        wanted.append(problem.total - sum(problem.certain.values()))
    if not rows:
        return True
    optimize, sparse = package("scipy.optimize"), package("scipy.sparse")
    result = optimize.milp(
        np.zeros(len(problem.free)),
        constraints=optimize.LinearConstraint(sparse.csr_array(np.array(rows)), wanted, wanted),
        integrality=np.ones(len(problem.free)),
        bounds=optimize.Bounds(0, 1),
    )
    assert result.status in (0, 2), result.message
    return result.status == 0


def spoilt_games() -> list[Position]:
    """Expert positions with one clue changed, or a false assertion, or a wrong total."""
    rng = random.Random(50)
    found = []
    for snapshot in played(51, 30):
        position = from_snapshot(snapshot)
        clues = [i for i, code in enumerate(position.cells) if 0 < code < 8]
        if len(clues) < 30:
            continue
        index = rng.choice(clues)
        place = divmod(index, 30)
        code = position.cells[index] + rng.choice((-1, 1))
        found.append(position.replace({place: code}))
        hidden = list(position.hidden())
        found.append(position.with_mines(rng.randint(0, len(hidden) // 3)))
        sure = [i for i in hidden if not snapshot.mask[i]]
        if sure:
            found.append(position.replace({divmod(rng.choice(sure), 30): MINE}))
    return found


@pytest.mark.extra
def test_clashes_in_games() -> None:
    positions = spoilt_games()
    clashing = with_total = 0
    for position in positions:
        try:
            analyse(position, method="exact")
        except Contradiction as clash:
            fault = twin.why_not_minimal(
                position, clash.cells, uses_total=clash.uses_total, fits=milp_fits
            )
            assert fault is None, (position, fault)
            clashing += 1
            with_total += clash.uses_total
    assert len(positions) > 40
    assert clashing - with_total >= 10
    assert with_total >= 3


def test_threads_do_not_disturb_each_other() -> None:
    positions = [from_snapshot(snapshot) for snapshot in played(60, 120)]
    alone = [analyse(position, method="exact") for position in positions]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda p: analyse(p, method="exact"), positions * 2))
    for one, other in zip(alone * 2, together, strict=True):
        assert one.boards == other.boards
        assert np.array_equal(one.mine_probability, other.mine_probability, equal_nan=True)
        assert one.safe == other.safe
        assert one.mined == other.mined
