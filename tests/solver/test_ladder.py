"""The ladder: its steps are proofs, and together they decide what is certain, no more, no less."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings

from qmines.core.deduction import TECHNIQUES, ProofStep, Technique, step_of
from qmines.core.position import MINE, SAFE, Position
from qmines.errors import BudgetExceeded, Cancelled, Contradiction, InvalidInput
from qmines.solver import Budget, Cancel, analyse
from qmines.solver.ladder import climb, deduce
from qmines.solver.proof import check_steps
from solver import oracle, twin
from solver.games import flooded, lattice, played
from solver.positions import KINDS, from_snapshot, small_positions
from solver.strategies import game_positions, typed_positions
from support.messages import refused

POSITIONS_OF_A_KIND = 500


def asserted(position: Position) -> set[tuple[int, int]]:
    codes = enumerate(position.cells)
    return {position.grid.place(i) for i, code in codes if code in (MINE, SAFE)}


def check(position: Position, depth: int = 2) -> list[ProofStep]:
    """Compare the ladder with every board written down; its steps."""
    expected = twin.solve(position)
    if expected is None:
        for limits in ({}, {"until_safe": True}, {"hardest": "single"}):
            with pytest.raises(Contradiction):
                deduce(position, **limits)
        return []
    steps = deduce(position, depth=depth)
    safe, mined = check_steps(position, steps)
    given = asserted(position)
    assert safe == expected.safe - given, position
    assert mined == expected.mined - given, position
    return steps


@pytest.mark.parametrize("kind", KINDS)
def test_small_positions_against_every_board(kind: str):
    found: Counter[Technique] = Counter()
    for number, position in enumerate(small_positions(41, POSITIONS_OF_A_KIND, kind)):
        found.update(step.technique for step in check(position, depth=number % 3))
    assert found[Technique.SINGLE] > 50
    assert found[Technique.TOTAL] > 10


@settings(max_examples=150, deadline=None)
@given(game_positions())
def test_any_position_of_a_game(position: Position):
    assert check(position) is not None


@settings(max_examples=150, deadline=None)
@given(typed_positions())
def test_whatever_is_typed(position: Position):
    check(position)


def test_positions_of_games():
    found: Counter[tuple[str, int]] = Counter()
    for seed, size in ((7, (30, 16, 99)), (8, (16, 16, 60))):
        width, height, mines = size
        for snapshot in played(seed, 120, width=width, height=height, mines=mines):
            position = from_snapshot(snapshot)
            steps = deduce(position)
            analysis = analyse(position)
            assert check_steps(position, steps) == (set(analysis.safe), set(analysis.mined))
            found.update((step.technique.value, step.depth) for step in steps)
    assert found["split", 1] > 20
    assert found["pair", 0] > 200


def test_known_positions():
    for case in oracle.expert_answers():
        position = Position.from_rows(case["rows"], case["mines"])
        safe, mined = check_steps(position, deduce(position))
        chances = {
            (r, c): p for r, row in enumerate(case["probability"]) for c, p in enumerate(row)
        }
        assert safe == {cell for cell, p in chances.items() if p == 0}
        assert mined == {cell for cell, p in chances.items() if p == 1}


def test_a_large_field():
    position = from_snapshot(flooded(5, 300, 200, 12_000, 0.15))
    steps = deduce(position)
    analysis = analyse(position)
    assert check_steps(position, steps) == (set(analysis.safe), set(analysis.mined))
    assert len(steps) > 2_000


def test_weakest_first():
    position = from_snapshot(played(3, 1)[0])
    for hardest in TECHNIQUES:
        steps = deduce(position, hardest=hardest)
        assert all(step.technique.rank <= hardest.rank for step in steps)
        # As long as a weaker technique decides anything, no stronger one is used.
        known = position
        for step in steps:
            for weaker in TECHNIQUES[: step.technique.rank]:
                assert not deduce(known, hardest=weaker)
            known = known.replace(dict.fromkeys(step.safe, SAFE) | dict.fromkeys(step.mined, MINE))


def test_until_something_is_safe():
    for snapshot in played(4, 30):
        steps = deduce(from_snapshot(snapshot), until_safe=True)
        assert not any(step.safe for step in steps[:-1])


CASES = {
    "single": (["1#"], 1, ((0, 0),), (), ((0, 1),)),
    "pair": (["###", "11S"], None, ((1, 0), (1, 1)), ((0, 2),), ()),
    "total": (["1###", "####"], 1, ((0, 0),), ((0, 2), (0, 3), (1, 2), (1, 3)), ()),
}


@pytest.mark.parametrize("name", CASES)
def test_by_hand(name: str):
    rows, mines, clues, safe, mined = CASES[name]
    first = deduce(Position.from_rows(rows, mines))[0]
    assert (first.technique, first.clues, first.safe, first.mined) == (name, clues, safe, mined)
    assert first.minimal
    assert step_of(first.document()) == first


def test_json_of_every_kind_of_step():
    seen = set()
    for depth in (0, 2):
        for position in small_positions(5, 1500):
            try:
                steps = deduce(position, depth=depth)
            except Contradiction:
                continue
            for step in steps:
                assert step_of(step.document()) == step
                seen.add((step.technique, bool(step.branches)))
    assert {technique for technique, _ in seen} == set(TECHNIQUES)
    assert (Technique.TOTAL, True) in seen


def test_a_lattice_that_cannot_be_counted_is_refused_or_partly_deduced():
    position = from_snapshot(lattice(1, 60, 60, 700))
    small = Budget(seconds=0.3, mib=16)
    with refused("deduction-needs-time", BudgetExceeded):
        deduce(position, budget=small)
    steps, whole = climb(position, partly=True, budget=small)
    assert not whole
    check_steps(position, steps)


def test_refusals():
    position = Position.from_rows(["1#"], 1)
    with pytest.raises(InvalidInput, match="unknown technique 'magic'"):
        deduce(position, hardest="magic")
    with pytest.raises(InvalidInput, match="the depth must be between 0 and 4, not 5"):
        deduce(position, depth=5)
    with pytest.raises(Contradiction):
        deduce(Position.from_rows(["#1", "#0"]))
    flag = Cancel()
    flag.set()
    with pytest.raises(Cancelled):
        deduce(from_snapshot(lattice(1, 40, 40, 300)), cancel=flag)
