"""Intervals and tests against known values and against scipy."""

from __future__ import annotations

import numpy as np
import pytest

from qmines.core.rates import wilson
from qmines.lab import mcnemar
from qmines.lab.statistics import Pair, pair
from support.chance import chi_square_p
from support.packages import package


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        # Newcombe (1998), Statistics in Medicine 17, table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_known_values(won: int, games: int, low: float, high: float):
    assert wilson(won, games) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.extra
@pytest.mark.parametrize(("won", "games"), [(0, 1), (1, 1), (3, 7), (41_130, 100_000)])
def test_wilson_is_scipys(won: int, games: int):
    stats = package("scipy.stats")
    theirs = stats.binomtest(won, games).proportion_ci(0.95, method="wilson")
    assert wilson(won, games) == pytest.approx((theirs.low, theirs.high), rel=1e-12, abs=1e-15)


def test_wilson_of_nothing_says_nothing():
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.extra
@pytest.mark.parametrize(
    ("first", "second"),
    [
        (0, 0), (1, 0), (0, 1), (5, 5), (5, 6), (1, 9), (30, 12), (400, 600), (501, 500),
        (480, 560), (2000, 2200), (50_000, 51_000), (200_000, 230_000), (0, 5000),
    ],
)  # fmt: skip
def test_mcnemar_is_scipys_exact_test(first: int, second: int):
    stats = package("scipy.stats")
    theirs = stats.binomtest(first, first + second).pvalue if first + second else 1.0
    assert mcnemar(first, second) == pytest.approx(theirs, rel=1e-7, abs=1e-300)
    assert mcnemar(first, second) == mcnemar(second, first)


def test_pairs_are_counted_board_by_board():
    first = np.array([1, 1, 0, 0, 1], np.bool_)
    second = np.array([1, 0, 1, 0, 0], np.bool_)
    found = pair(first, second)
    assert found == Pair(5, 2, 1)
    assert found.difference == pytest.approx(0.2)
    assert found.interval == pytest.approx((-0.4559, 0.8559), abs=1e-4)
    assert found.p == 1.0


def test_an_empty_pair():
    assert (Pair(0, 0, 0).difference, Pair(0, 0, 0).p) == (0.0, 1.0)
    assert Pair(0, 0, 0).interval == (-1.0, 1.0)


def test_the_interval_of_a_difference_covers_it_as_often_as_it_says():
    random = np.random.default_rng(5)
    covered = 0
    for _ in range(1000):
        both = random.random(2000)
        first, second = both < 0.42, (both < 0.36) | (both > 0.96)
        low, high = pair(first, second).interval
        covered += low <= 0.02 <= high
    assert 925 <= covered <= 975


@pytest.mark.extra
@pytest.mark.parametrize("kinds", [2, 4, 30, 2000])
def test_our_chi_square_is_close_to_scipys(kinds: int):
    stats = package("scipy.stats")
    for seed in range(20):
        counts = np.random.default_rng(seed).multinomial(40 * kinds, [1 / kinds] * kinds)
        counts[0] += seed * kinds**0.5  # from likely to impossible
        theirs = stats.chisquare(counts).pvalue
        if theirs > 1e-12:
            assert chi_square_p(counts.tolist()) == pytest.approx(theirs, rel=0.25, abs=0.01)
