"""Sampled answers against exact ones, by a test that is known to notice a bias of 2%."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from qmines.core.position import MINE, Position
from qmines.errors import Contradiction
from qmines.solver import Budget, analyse, sample_boards
from solver import twin
from solver.agreement import Agreement, frequencies_p_value
from solver.games import HIDDEN, lattice, neighbourhood, played, scattered
from solver.positions import free_cells, from_snapshot, small_positions

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    Spoil = Callable[[NDArray[np.float64], int], NDArray[np.float64]]

SEEDS = range(1, 6)
SOUND = 1e-3  # a sound sampler stays above, with the seeds of this file
CAUGHT = 1e-6  # a biased one falls below
BIAS = 0.02
AMPLE = Budget(seconds=20.0, mib=256)  # the error decides when to stop, not the clock


@cache
def corpus() -> list[Position]:
    """Positions on which the exact answer is quick: games, lattices, totals known or not."""
    found = [from_snapshot(snapshot) for snapshot in played(80, 400)[7::50]]
    found += [from_snapshot(s) for s in played(81, 40, width=9, height=9, mines=10)[3::10]]
    found += [from_snapshot(lattice(82, 9, 9, 12)), from_snapshot(lattice(83, 16, 8, 25))]
    found += [from_snapshot(scattered(84, 16, 16, 40, 50))]
    found += [p.with_mines(None, density=0.2) for p in found[1:12:4]]
    return found


@cache
def light_corpus() -> list[Position]:
    """Beginner's positions with few clues, on which blind rejection still gets somewhere."""
    found = [from_snapshot(scattered(90 + i, 9, 9, 10, 1 + i % 3)) for i in range(6)]
    found += [from_snapshot(scattered(96 + i, 5, 4, 4, 3)) for i in range(4)]
    found += [p.with_mines(None, density=0.15) for p in found[::4]]
    return found


@cache
def runs(method: str) -> list[tuple[Position, Any, list[Any]]]:
    """Every position with its exact answer and one sampled answer a seed."""
    positions = corpus() if method == "sampled" else light_corpus()
    return [
        (
            position,
            analyse(position, method="exact"),
            [analyse(position, method=method, budget=AMPLE, seed=seed) for seed in SEEDS],
        )
        for position in positions
    ]


def compare(method: str, spoil: Spoil = lambda estimate, _case: estimate) -> Agreement:
    """All runs against the truth, after something may have been done to the estimates."""
    agreement = Agreement()
    for number, (position, exact, estimates) in enumerate(runs(method)):
        hidden = np.frombuffer(position.cells, np.uint8).reshape(exact.mine_probability.shape)
        cells = hidden >= HIDDEN
        agreement.add(
            exact.mine_probability[cells],
            [
                (spoil(run.mine_probability[cells], number), run.standard_error[cells])
                for run in estimates
            ],
        )
    return agreement


def shifted(by: float, *, every: int = 1) -> Spoil:
    """Move the estimates of each ``every``-th case, but none that is certain."""

    def spoil(estimate: NDArray[np.float64], case: int) -> NDArray[np.float64]:
        doubtful = (estimate > 0.05) & (estimate < 0.95)
        return np.where(doubtful & (case % every == 0), estimate + by, estimate)

    return spoil


@pytest.mark.parametrize("method", ["sampled", pytest.param("rejection", marks=pytest.mark.extra)])
def test_agrees_with_the_exact_answer(method: str) -> None:
    agreement = compare(method)
    assert agreement.cells >= (1_500 if method == "sampled" else 400)
    assert agreement.p_value >= SOUND
    # Where one block is everything the chances are exact, and the errors more than honest.
    assert agreement.coverage >= 0.9


@pytest.mark.parametrize("method", ["sampled", pytest.param("rejection", marks=pytest.mark.extra)])
@pytest.mark.parametrize("bias", [BIAS, -BIAS])
def test_a_planted_bias_is_noticed(method: str, bias: float) -> None:
    assert compare(method, shifted(bias)).p_value < CAUGHT
    assert compare(method, shifted(bias, every=100)).p_value < CAUGHT  # in one position only


def test_the_test_is_calibrated() -> None:
    """With a sampler that is right by construction small p-values are as rare as they say."""
    rng = np.random.default_rng(85)
    draws = 10_000
    low = 0
    covered = []
    for _ in range(200):
        agreement = Agreement()
        for _ in range(3):
            truth = rng.uniform(0.02, 0.98, 60)
            estimates = [rng.binomial(draws, truth) / draws for _ in range(4)]
            agreement.add(truth, [(e, np.sqrt(e * (1 - e) / draws)) for e in estimates])
        low += agreement.p_value < 0.05
        covered.append(agreement.coverage)
    assert 1 <= low <= 22  # 10 are due; 22 has a chance of 1 in 4,000
    assert 0.945 <= np.mean(covered) <= 0.955


@pytest.mark.parametrize("method", ["sampled", pytest.param("rejection", marks=pytest.mark.extra)])
def test_what_a_sampled_answer_says(method: str) -> None:
    for _, exact, estimates in runs(method):
        for run in estimates:
            assert run.method == method
            assert run.boards is None
            assert run.error == pytest.approx(np.nanmax(run.standard_error))
            assert 0 <= run.error <= 0.01 / 1.96 * 1.001  # the default stopping rule
            if run.error == 0:  # nothing had to be sampled: no frontier is in doubt
                np.testing.assert_allclose(
                    run.mine_probability, exact.mine_probability, rtol=0, atol=1e-12
                )
            assert set(run.safe) <= set(exact.safe)
            assert set(run.mined) <= set(exact.mined)
            chances = np.nan_to_num(run.mine_probability)
            assert chances.min() >= 0
            assert chances.max() <= 1


def hard_to_mix() -> list[Position]:
    """Large connected frontiers that can still be counted: a chain may get stuck in them."""
    found = [from_snapshot(lattice(1, 31, height, 31 * height // 5)) for height in (13, 31)]
    return [*found, from_snapshot(scattered(1, 40, 40, 320, 480))]


@pytest.mark.extra
def test_errors_are_honest_where_sampling_is_hard() -> None:
    agreement = Agreement()
    for position in hard_to_mix():
        exact = analyse(position, method="exact", budget=Budget(60.0, 1024)).mine_probability
        cells = ~np.isnan(exact)
        run = analyse(position, method="sampled", budget=Budget(seconds=1.0), seed=1)
        # The clock ends these runs, so they vary a little: errors count from 0.002 up.
        error = np.maximum(run.standard_error[cells], 0.002)
        agreement.add(exact[cells], [(run.mine_probability[cells], error)])
    assert agreement.cells >= 1_000
    assert agreement.p_value >= CAUGHT
    assert agreement.coverage >= 0.9


def test_numbers_of_a_sampled_answer() -> None:
    differences = []
    for position, exact, estimates in runs("sampled")[::3]:
        for index in list(position.hidden())[::20]:
            place = divmod(index, position.width)
            wanted = exact.numbers(*place)
            for run in estimates[:2]:
                numbers = run.numbers(*place)
                assert numbers.min() >= 0
                assert numbers.sum() == pytest.approx(1 - run.mine_probability[place], abs=1e-6)
                differences.append(np.abs(numbers - wanted).max())
    assert len(differences) >= 60
    assert max(differences) <= 0.03
    assert np.mean(differences) <= 0.006


def test_the_number_of_threads_changes_nothing() -> None:
    for position, _, estimates in runs("sampled")[::4]:
        for threads in (1, 3):
            again = analyse(
                position, method="sampled", budget=AMPLE, seed=SEEDS[0], threads=threads
            )
            assert np.array_equal(
                again.mine_probability, estimates[0].mine_probability, equal_nan=True
            )


def test_the_same_seed_gives_the_same_answer() -> None:
    for position, _, estimates in runs("sampled")[::4]:
        again = analyse(position, method="sampled", budget=AMPLE, seed=SEEDS[0])
        assert np.array_equal(again.mine_probability, estimates[0].mine_probability, equal_nan=True)
        assert again.error == estimates[0].error
    position, _, estimates = runs("sampled")[0]
    assert any(
        not np.array_equal(one.mine_probability, estimates[0].mine_probability, equal_nan=True)
        for one in estimates[1:]
    )


def test_threads_do_not_change_the_answer() -> None:
    cases = runs("sampled")[::4]
    with ThreadPoolExecutor(3) as pool:
        together = list(
            pool.map(
                lambda case: analyse(case[0], method="sampled", budget=AMPLE, seed=SEEDS[0]), cases
            )
        )
    for (_, _, estimates), other in zip(cases, together, strict=True):
        assert np.array_equal(other.mine_probability, estimates[0].mine_probability, equal_nan=True)


def test_contradictions_are_not_sampled() -> None:
    seen = 0
    for position in small_positions(86, 300, "spoilt"):
        if twin.solve(position) is None:
            seen += 1
            with pytest.raises(Contradiction):
                analyse(position, method="sampled", budget=Budget(seconds=0.5, mib=64), seed=1)
            if seen == 25:
                break
    assert seen == 25


# Uniformly random boards


def consistent(position: Position, boards: NDArray[np.uint8]) -> bool:
    """Whether every board fits the position: clues, assertions and total."""
    flat = boards.reshape(len(boards), -1).astype(np.int64)
    if flat.min() < 0 or flat.max() > 1:
        return False
    if position.mines is not None and (flat.sum(axis=1) != position.mines).any():
        return False
    near = neighbourhood(position.width, position.height)
    for index, code in enumerate(position.cells):
        if code < HIDDEN and (
            flat[:, index].any() or (flat[:, list(near[index])].sum(axis=1) != code).any()
        ):
            return False
        if code > 11 and (flat[:, index] != (code == MINE)).any():
            return False
    return True


def small_cases() -> list[tuple[Position, list[bytes], list[float]]]:
    """Small positions with all their boards and what share of samples each is due."""
    found = []
    for position in small_positions(87, 4_000):
        if len(found) == 40:
            break
        answer = twin.solve(position)
        if answer is None or not 3 <= answer.boards <= 150 or free_cells(position) < 6:
            continue
        boards = twin.all_boards(position)
        weights = [Fraction(1)] * len(boards)
        if position.mines is None:
            odds = Fraction(position.density) / (1 - Fraction(position.density))
            weights = [odds ** sum(board) for board in boards]
        shares = [float(weight / sum(weights)) for weight in weights]
        if min(shares) * 60 * len(boards) >= 4:  # enough of each for a chi-square
            found.append((position, boards, shares))
    return found


def test_random_boards_are_uniform() -> None:
    cases = small_cases()
    assert len(cases) == 40
    assert any(position.mines is None for position, _, _ in cases)
    p_values, planted = [], []
    for position, boards, shares in cases:
        count = 60 * len(boards)
        drawn = sample_boards(position, count, seed=88)
        assert drawn.shape == (count, position.height, position.width)
        assert drawn.dtype == np.uint8
        assert consistent(position, drawn)
        seen = Counter(board.tobytes() for board in drawn)
        assert set(seen) <= set(boards)
        observed = np.array([seen[board] for board in boards])
        p_values.append(frequencies_p_value(observed, np.array(shares) * count))
        # A sampler that draws every second board with half the chance must not pass.
        weights = np.array(shares) * np.where(np.arange(len(boards)) % 2, 0.5, 1.0)
        rng = np.random.default_rng(1)
        biased = rng.multinomial(count, weights / weights.sum())
        planted.append(frequencies_p_value(biased, np.array(shares) * count))
    assert min(p_values) * len(p_values) >= SOUND
    assert np.median(p_values) > 0.2
    assert np.median(p_values) < 0.8
    assert np.median(planted) < CAUGHT


def test_random_boards_of_games() -> None:
    agreement = Agreement()
    count = 1_500
    for number, position in enumerate(corpus()):
        exact = analyse(position, method="exact").mine_probability
        drawn = sample_boards(position, count, seed=number)
        assert consistent(position, drawn)
        cells = ~np.isnan(exact)
        truth = exact[cells]
        error = np.sqrt(truth * (1 - truth) / count)
        agreement.add(truth, [(drawn.mean(axis=0)[cells], np.maximum(error, 0.5 / count))])
    assert agreement.cells >= 1_500
    assert agreement.p_value >= SOUND


def test_random_boards_follow_the_seed() -> None:
    position = corpus()[0]
    one = sample_boards(position, 20, seed=1)
    assert np.array_equal(one, sample_boards(position, 20, seed=1))
    assert not np.array_equal(one, sample_boards(position, 20, seed=2))
    assert len({board.tobytes() for board in one}) == 20


def test_random_boards_of_a_contradiction() -> None:
    with pytest.raises(Contradiction):
        sample_boards(Position.from_rows(["1#3", "###"], 3), 5, seed=1)
