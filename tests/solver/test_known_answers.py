"""Positions with answers on which five programs agree, and those that defeat them."""

from __future__ import annotations

import time
from typing import Any

import numpy as np
import pytest

from qmines.core.position import Position
from qmines.solver import Budget, analyse
from solver import oracle
from solver.games import HIDDEN

SECONDS = 2.0
SLACK = 1.5  # of the wall clock, on a machine that does other things too

HARD = oracle.hard()


def test_corpus() -> None:
    assert len(oracle.expert_answers()) == 100
    assert len(HARD) == 12


def test_expert_answers() -> None:
    for case in oracle.expert_answers():
        position = Position.from_rows(case["rows"], case["mines"])
        answer = analyse(position)
        assert answer.method == "exact"
        assert answer.boards == int(case["boards"])
        expected = np.array(case["probability"], dtype=float)  # null becomes NaN
        assert np.array_equal(np.isnan(answer.mine_probability), np.isnan(expected))
        assert np.nanmax(np.abs(answer.mine_probability - expected)) <= 1e-9
        for certain, places in ((0, answer.safe), (1, answer.mined)):
            listed = {tuple(place) for place in np.argwhere(expected == certain).tolist()}
            assert set(places) == listed


@pytest.mark.parametrize("case", HARD, ids=[case["name"] for case in HARD])
def test_hard_positions(case: dict[str, Any]) -> None:
    position = Position.from_rows(case["rows"], case["mines"])
    start = time.perf_counter()
    answer = analyse(position, budget=Budget(seconds=SECONDS, mib=256), seed=1)
    assert time.perf_counter() - start <= SECONDS * SLACK
    cells = np.frombuffer(position.cells, np.uint8).reshape(position.height, position.width)
    hidden = cells >= HIDDEN
    assert np.array_equal(np.isnan(answer.mine_probability), ~hidden)
    chances = np.nan_to_num(answer.mine_probability)
    assert chances.min() >= 0
    assert chances.max() <= 1
    if answer.method == "exact":
        assert answer.error == 0
        assert answer.boards > 0
        certain = 1e-9
    else:
        assert answer.method == "sampled"
        assert answer.boards is None
        assert 0 < answer.error < 0.05
        assert answer.error == pytest.approx(np.nanmax(answer.standard_error))
        certain = 1e-6
    # An average over consistent boards keeps every clue and the total.
    assert chances.sum() == pytest.approx(position.mines, abs=1e-3)
    padded = np.pad(chances, 1)
    around = sum(
        padded[1 + r : padded.shape[0] - 1 + r, 1 + c : padded.shape[1] - 1 + c]
        for r in (-1, 0, 1)
        for c in (-1, 0, 1)
        if (r, c) != (0, 0)
    )
    assert np.abs(around - cells)[~hidden].max() <= certain
