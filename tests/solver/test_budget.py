"""Budgets hold: in time, in memory, and with a clear word when they do not suffice."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
import time
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from qmines.core.position import Position
from qmines.errors import BudgetExceeded, Contradiction, InvalidInput
from qmines.solver import Budget, analyse, analyse_many, probability
from solver import oracle
from solver.games import lattice, scattered
from solver.positions import from_snapshot

MEASURE = """
import contextlib, json, resource, sys
from qmines.core.position import Position
from qmines.errors import BudgetExceeded
from qmines.solver import Budget, analyse
case = json.load(sys.stdin)
position = Position.from_rows(case["rows"], case["mines"])
analyse(Position.from_rows(["1##", "###"], 1))
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
with contextlib.suppress(BudgetExceeded):
    analyse(position, budget=Budget(seconds=2.0, mib=64), seed=1)
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)
"""


def hopeless(side: int = 41) -> Position:
    """A lattice that nobody counts."""
    return from_snapshot(lattice(1, side, side, side * side // 5))


def test_exact_says_that_the_budget_ran_out() -> None:
    start = time.thread_time()
    with pytest.raises(BudgetExceeded):
        analyse(hopeless(), method="exact", budget=Budget(seconds=0.3, mib=64))
    assert time.thread_time() - start < 0.8


def test_auto_estimates_within_the_budget() -> None:
    start = time.thread_time()
    answer = analyse(hopeless(), budget=Budget(seconds=2.0, mib=64), seed=1)
    assert time.thread_time() - start < 2.5
    assert answer.method == "approximated"
    assert 0 < answer.error < 0.5
    assert np.nanmax(answer.standard_error) == pytest.approx(answer.error)


@pytest.mark.parametrize("method", ["auto", "exact", "sampled"])
def test_the_clock_is_watched_on_large_fields(method: str) -> None:
    position = hopeless(121)
    start = time.thread_time()
    with contextlib.suppress(BudgetExceeded):
        analyse(position, method=method, budget=Budget(seconds=0.5, mib=64), seed=1)
    assert time.thread_time() - start < 1.0


@pytest.mark.skipif(sys.platform != "linux", reason="counts the memory as Linux does")
@pytest.mark.parametrize(
    ("options", "words"),
    [({"method": "exakt"}, "unknown method 'exakt'"), ({"error": 2.0}, "the error must be")],
)
def test_unknown_options_are_refused(options: dict[str, Any], words: str) -> None:
    position = Position.from_rows(["1#", "##"], 1)
    with pytest.raises(InvalidInput, match=words):
        analyse(position, **options)
    with pytest.raises(InvalidInput, match=words):
        analyse_many([position], **options)


def test_memory() -> None:
    done = subprocess.run(
        [sys.executable, "-c", MEASURE],
        input=json.dumps({"rows": hopeless().rows(), "mines": hopeless().mines}),
        capture_output=True,
        text=True,
        check=True,
    )
    assert int(done.stdout) <= 80 * 1024  # 64 MiB, and a little for the answer itself


@pytest.mark.parametrize("name", ["flood20_100x100_1600", "isolated_numbers_60x60_600"])
def test_small_budgets_suffice_for_what_is_easy(name: str) -> None:
    case = next(case for case in oracle.hard() if case["name"] == name)
    position = Position.from_rows(case["rows"], case["mines"])
    answer = analyse(position, method="exact", budget=Budget(seconds=2.0, mib=64))
    assert answer.boards > 10**100


def test_a_clash_is_explained_with_what_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not with a second budget: an answer takes no longer because it is a refusal."""
    given = []
    clash, count = probability._kernel.clash, probability._kernel.analyse

    def spied(*arguments: Any, **named: Any) -> Any:
        given.append(named["seconds"])
        return clash(*arguments, **named)

    def slow(*arguments: Any, **named: Any) -> Any:
        answer = count(*arguments, **named)
        return SimpleNamespace(seconds=1.5, status=answer.status, stopped=answer.stopped)

    kernel = SimpleNamespace(analyse=slow, clash=spied, estimate=probability._kernel.estimate)
    monkeypatch.setattr(probability, "_kernel", kernel)
    with pytest.raises(Contradiction):
        analyse(Position.from_rows(["1#3", "###"], 3), budget=Budget(seconds=2.0))
    assert given == [pytest.approx(0.5)]


@pytest.mark.skipif(sys.platform != "linux", reason="counts the memory as Linux does")
def test_memory_of_many_growing_tables() -> None:
    """Layers of every size, each a little larger than the last: the heap must not keep holes."""
    snapshot = scattered(432, 100, 100, 3000, 2000)
    done = subprocess.run(
        [sys.executable, "-c", MEASURE],
        input=json.dumps({"rows": snapshot.rows, "mines": snapshot.mines}),
        capture_output=True,
        text=True,
        check=True,
    )
    assert int(done.stdout) <= 80 * 1024
