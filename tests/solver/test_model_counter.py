"""Exact counts against an independent model counter, on positions of full size."""

from __future__ import annotations

import random
from functools import cache

import pytest

from qmines.core.position import MINE, SAFE, Position
from qmines.errors import Contradiction
from qmines.solver import analyse
from solver import twin
from solver.counter import Formula
from solver.games import lattice, played
from solver.positions import crop, from_snapshot

pytestmark = pytest.mark.extra


def frontier(formula: Formula) -> int:
    """How many free cells touch a clue."""
    problem = formula.problem
    return len({i for place in problem.clues for i in problem.around(place)[0]})


@cache
def crops() -> list[Position]:
    """Parts of Expert games: 20 to 60 cells at clues, and a sea that a formula can count."""
    rng = random.Random(70)
    found = []
    for snapshot in played(71, 600):
        position = crop(rng, snapshot, rng.randint(7, 14), rng.randint(6, 12))
        formula = Formula(position)
        edge = frontier(formula)
        if 20 <= edge <= 60 and len(formula.cells) - edge <= 10 and len(formula.cells) <= 52:
            found.append(position)
    return found


def test_total_known() -> None:
    compared = several = 0
    for position in crops()[::2]:
        formula = Formula(position)
        boards = formula.count()
        answer = analyse(position, method="exact")
        assert boards > 0
        assert answer.boards == boards, position
        compared += 1
        several += boards > 10
    assert compared >= 20
    assert several >= 6


def test_probabilities_with_the_total_known() -> None:
    rng = random.Random(72)
    compared = 0
    for position in crops()[::4]:
        formula = Formula(position)
        answer = analyse(position, method="exact")
        for place in rng.sample(sorted(formula.cells), 3):
            mined = formula.count([formula.cells[place]])
            assert answer.mine_probability[place] == pytest.approx(mined / answer.boards, abs=1e-12)
            certain = answer.mined if mined == answer.boards else answer.safe
            assert (place in certain) == (mined in (0, answer.boards))
            compared += 1
    assert compared >= 50


def test_wrong_totals() -> None:
    """With every other total: the same count, or a contradiction where there is none."""
    fitting = clashing = 0
    for position in crops()[:12]:
        room = len(list(position.hidden()))
        for total in range(max(0, position.mines - 6), min(room, position.mines + 6) + 1, 3):
            other = position.with_mines(total)
            boards = Formula(other).count()
            try:
                assert analyse(other, method="exact").boards == boards
                fitting += 1
            except Contradiction:
                assert boards == 0
                clashing += 1
    assert fitting >= 10
    assert clashing >= 10


def test_total_unknown_on_whole_expert_fields() -> None:
    compared = 0
    for snapshot in played(73, 160)[::3]:
        position = from_snapshot(snapshot).with_mines(None, density=0.5)
        formula = Formula(position)
        boards = formula.count()
        answer = analyse(position, method="exact")
        assert answer.boards == boards
        # With density ½ all boards weigh the same, so a chance is a ratio of counts.
        doubtful = [p for p in formula.cells if 0 < answer.mine_probability[p] < 1]
        for place in doubtful[:: max(1, len(doubtful) // 2)][:2]:
            mined = formula.count([formula.cells[place]])
            assert answer.mine_probability[place] == pytest.approx(mined / boards, abs=1e-12)
            compared += 1
    assert compared >= 100


def test_density_on_whole_expert_fields() -> None:
    compared = 0
    for snapshot in played(74, 40):
        position = from_snapshot(snapshot).with_mines(None, density=0.20625)
        formula = Formula(position)
        whole = formula.weigh(position.density)
        answer = analyse(position, method="exact")
        doubtful = [p for p in formula.cells if 0 < answer.mine_probability[p] < 1]
        if doubtful:
            place = doubtful[len(doubtful) // 2]
            share = formula.weigh(position.density, [formula.cells[place]]) / whole
            assert answer.mine_probability[place] == pytest.approx(share, abs=1e-12)
            compared += 1
    assert compared >= 20


def test_assertions_on_whole_expert_fields() -> None:
    compared = 0
    for snapshot in played(75, 40):
        position = from_snapshot(snapshot).with_mines(None)
        rng = random.Random(position.cells)
        changes = {
            divmod(i, 30): MINE if snapshot.mask[i] else SAFE
            for i in position.hidden()
            if rng.random() < 0.1
        }
        asserted = position.replace(changes)
        assert analyse(asserted, method="exact").boards == Formula(asserted).count()
        compared += len(changes)
    assert compared > 400


@pytest.mark.parametrize(("width", "height"), [(9, 9), (13, 9), (11, 11)])
def test_lattices(width: int, height: int) -> None:
    position = from_snapshot(lattice(width, width, height, width * height // 6))
    position = position.with_mines(None, density=0.5)
    assert analyse(position, method="exact").boards == Formula(position).count()


def test_the_counter_sees_contradictions() -> None:
    position = Position.from_rows(["1#3", "###"], 3)
    assert Formula(position).count() == 0
    assert twin.solve(position) is None
