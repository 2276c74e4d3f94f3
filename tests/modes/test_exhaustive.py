"""Forgiving on every board of small fields, by plain enumeration. See slow_forgiving for 4×4."""

from __future__ import annotations

import pytest

from modes.exhaustive import canonical_sets, check_field
from modes.worlds import World
from qmines.modes import forgiving

VARIANTS = [
    {},
    pytest.param({"knowledge": "visible"}, marks=pytest.mark.extra),
    pytest.param({"strict": True}, marks=pytest.mark.extra),
    {"strict": True, "knowledge": "visible"},
]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_every_board_up_to_three_by_three(options):
    for width, height in ((1, 1), (2, 1), (1, 3), (4, 1), (2, 2), (3, 2)):
        assert check_field(World(width, height), **options).positions
    world = World(3, 3)
    tally = check_field(world, seen_sets=canonical_sets(world), **options)
    assert tally.losses > 1000
    assert tally.saves > 1000
    assert bool(tally.punished) == bool(options.get("strict"))


def test_symmetric_positions_are_counted_once():
    world = World(3, 3)
    assert len(canonical_sets(world)) == 102  # colourings of a 3×3 square, turned and mirrored
    assert len(canonical_sets(World(3, 2))) == 24


def planted_fault(monkeypatch, name, fault, message):
    """A fault in the mode that the check must notice."""
    with monkeypatch.context() as patch:
        patch.setattr(forgiving, name, fault)
        with pytest.raises(AssertionError, match=message):
            check_field(World(3, 2))


def test_planted_faults_are_caught(monkeypatch):
    """Too little looking is too lenient; forgotten numbers are violated; no saves are unfair."""

    def lazy(state, asked):  # noqa: ARG001
        return forgiving.visible(state.grid, state.cells, state.setup.level.mines)

    def forgetful(state, asked):  # noqa: ARG001
        return forgiving.Knowledge(bytes([9] * 6), frozenset(), frozenset())

    planted_fault(monkeypatch, "_knowledge", lazy, "did not lose|violated")
    planted_fault(monkeypatch, "_knowledge", forgetful, "violated")
    planted_fault(monkeypatch, "draw_board", lambda *_, **__: None, "an unfair loss")
