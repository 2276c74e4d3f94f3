"""Ratings, held against the example that their author published."""

from __future__ import annotations

import random

import pytest

from qmines.core.glicko import Rating, rated


def test_the_published_example():
    """Glickman, "Example of the Glicko-2 system": 1464.06, 151.52, 0.05999."""
    results = [
        (Rating(1400, 30), 1.0),
        (Rating(1550, 100), 0.0),
        (Rating(1700, 300), 0.0),
    ]
    found = rated(Rating(1500, 200, 0.06), results)
    assert found.value == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_uncertainty_grows_while_somebody_is_away_and_is_limited():
    settled = Rating(1500, 50)
    assert rated(settled, []).deviation == pytest.approx(51.07, abs=0.01)
    assert settled.after_periods(1e6).deviation == 350
    assert settled.after_periods(0) == settled


def test_ratings_find_the_order_of_strengths():
    chance = random.Random(1)
    strengths = [1200.0, 1400.0, 1600.0, 1800.0]
    ratings = [Rating() for _ in strengths]
    for _ in range(400):
        one, other = chance.sample(range(4), 2)
        wins = chance.random() < 1 / (1 + 10 ** ((strengths[other] - strengths[one]) / 400))
        before = ratings[one], ratings[other]
        ratings[one] = rated(before[0], [(before[1], float(wins))])
        ratings[other] = rated(before[1], [(before[0], float(not wins))])
    assert ratings == sorted(ratings)
    assert all(each.deviation < 120 for each in ratings)
