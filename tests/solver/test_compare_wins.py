"""``dev/learn/compare.py``: who wins more of the same games."""

from __future__ import annotations

import importlib.util
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from types import ModuleType

ROOT = Path(__file__).parents[2]


@cache
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("compare", ROOT / "dev/learn/compare.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_parts_of_a_run_may_come_in_any_order() -> None:
    assert script().wins("2 10\n0 01\n") == {0: False, 1: True, 2: True, 3: False}


def test_only_games_that_both_have_played_count() -> None:
    one, other = script().wins("0 1101"), script().wins("1 0010")
    assert script().compare(one, other).startswith("3 games, +33.333 ± 65.333 (1 / 0), p = 1")


@pytest.mark.parametrize(
    ("ahead", "behind", "p"), [(5, 5, 1), (0, 4, 0.125), (1817, 1487, 1.0e-8), (9, 1, 11 / 512)]
)
def test_the_p_value_is_exact(ahead: int, behind: int, p: float) -> None:
    assert script().mcnemar(ahead, behind) == pytest.approx(p, rel=0.05)
