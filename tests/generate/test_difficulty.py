"""The estimate of how hard a set-up is: near what is measured, and in words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from qmines import _kernel
from qmines.core.levels import Level
from qmines.errors import InvalidInput
from qmines.generate.difficulty import Difficulty, difficulty


@pytest.mark.parametrize(
    ("level", "first", "published"),
    [
        # What the best published players win, in percent: ours wins about as often.
        ("expert", "opening", 54.3),
        ("expert", "safe", 41.1),
        ("intermediate", "opening", 89.1),
        ("intermediate", "safe", 78.2),
        ("beginner", "opening", 97.2),
        ("beginner", "safe", 91.7),
        ("beginner-8x8", "opening", 90.3),
        ("beginner-8x8", "safe", 81.8),
    ],
)
def test_the_levels(level, first, published):
    assert 100 * difficulty(level, first).win_rate == pytest.approx(published, abs=4)


@pytest.mark.parametrize(
    ("level", "first", "start"),
    [
        (Level(10, 7, 9), "opening", 22),
        (Level(13, 13, 30), "safe", 0),
        (Level(20, 5, 8), "safe", 0),
    ],
)
def test_set_ups_that_are_not_in_the_table(level, first, start):
    games = 600
    won = _kernel.simulate(*level, first, start, "progress", seed=1, games=games)[0].mean()
    assert difficulty(level, first).win_rate == pytest.approx(won, abs=0.12)


def test_more_mines_and_larger_fields_are_harder():
    rates = [difficulty(f"30x16x{mines}").win_rate for mines in range(1, 140)]
    assert rates == sorted(rates, reverse=True)
    sizes = [difficulty(Level(n, n, round(0.16 * n * n))).win_rate for n in (16, 30, 60, 200, 1000)]
    assert sizes == sorted(sizes, reverse=True)


def test_the_edges():
    assert difficulty("expert", "anything").win_rate == pytest.approx(
        difficulty("expert", "safe").win_rate * (1 - 99 / 480)
    )
    assert difficulty("7x7x0") == Difficulty(0.0, 1.0)
    assert difficulty("9x16x20") == difficulty("16x9x20")
    assert difficulty(Level(4000, 1000, 1)).grade == "trivial"
    assert difficulty(Level(1000, 1000, 200_000)).grade == "hopeless"
    for width, height, mines in [(1, 1, 0), (2, 1, 1), (1, 60, 59), (3, 3, 8), (2000, 2000, 1)]:
        assert 0 <= difficulty(Level(width, height, mines)).win_rate <= 1
    with pytest.raises(InvalidInput, match="unknown first-click rule 'lucky'"):
        difficulty("expert", "lucky")


def test_in_words():
    assert str(Difficulty(0.2, 0.5)) == "20.0% mines. Hard: auto-play wins about 50% of games."
    keys = [Difficulty(0.5, rate).message.key for rate in (0.001, 0.5, 0.999, 1.0)]
    assert keys == [f"difficulty-{name}" for name in ("few", "about", "most", "always")]
    assert difficulty("5x5x0").message.key == "difficulty-always"


@pytest.mark.parametrize(
    ("level", "low", "high"),
    [
        ("100x100x1800", 0.227, 0.313),
        ("100x100x2000", 0.09, 0.16),
        ("200x200x4000", 0.79, 0.87),
        ("300x300x9000", 0.67, 0.76),
    ],
)
def test_large_fields_are_not_as_hard_as_their_area(level: str, low: float, high: float) -> None:
    """What was played, with its interval; the area alone told half of it, or less."""
    assert low < difficulty(level).win_rate < high


def test_estimates_say_how_far_they_may_be_off() -> None:
    for level in ("5x5x5", "expert", "150x80x1900", "1000x1000x50000"):
        found = difficulty(level)
        low, high = found.interval
        assert 0 <= low < found.win_rate < high <= 1
    assert difficulty("9x9x0").interval == (1.0, 1.0)


def test_no_step_where_the_table_ends() -> None:
    for side in (60, 120, 300):
        rates = [difficulty(Level(n, n, round(0.1 * n * n))).win_rate for n in (side, side + 1)]
        assert rates[0] == pytest.approx(rates[1], abs=0.02)


def test_what_was_played_is_inside_the_intervals_that_are_told_today() -> None:
    """The 20 boards in docs/generate.md, as ``benchmarks/difficulty.py --claims`` played them."""
    page = (Path(__file__).parents[2] / "docs" / "generate.md").read_text("utf-8")
    rows = re.findall(r"^\| (\d+x\d+x\d+) \|.*?\|.*?\| ([\d.]+)% \(.*yes \|$", page, re.MULTILINE)
    assert len(rows) == 20
    for level, played in rows:
        low, high = difficulty(level).interval
        assert low <= float(played) / 100 <= high, level
