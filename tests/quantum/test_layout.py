"""Layouts: text there and back, dealing, swapping."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qmines.core.grid import Grid
from qmines.core.stream import Stream
from qmines.errors import InvalidInput
from qmines.modes.qubit_view import QUBIT_BOARDS
from qmines.quantum.layout import IN_GROUP, Layout, deal, letters_of
from qmines.quantum.look import CLOSED, HALVES, MOST, halves
from qmines.quantum.states import GroupKind, State
from support.chance import chi_square_p
from support.messages import refused


@st.composite
def layouts(draw):
    """Layouts of all sizes, with groups that letters suffice for."""
    grid = Grid(draw(st.integers(1, 7)), draw(st.integers(1, 7)))
    left = grid.cells
    counts = []
    for size in (1, 1, 1, 2, 2, 3):
        count = draw(st.integers(0, min(8, left // size)))
        left -= count * size
        counts.append(count)
    return deal(grid, counts[:3], counts[3:], Stream(draw(st.integers(0, 10**6)))), counts


@given(layouts())
def test_dealt_layouts_have_their_totals_and_text_leads_back(dealt):
    layout, counts = dealt
    assert list(layout.totals[1:]) == counts[:3]
    assert list(layout.groups_of) == counts[3:]
    grouped = [cell for group in layout.groups for cell in group.cells]
    assert len(grouped) == len(set(grouped)) == layout.own.count(IN_GROUP)
    again = Layout.parse(str(layout))
    assert again.own == layout.own
    assert set(again.groups) == set(layout.groups)
    for group in layout.groups:
        assert len(group.cells) == group.kind.size
        assert all(one < two for one, two in pairwise(group.cells))


@given(layouts(), st.integers(0, 48), st.integers(0, 48))
def test_swapping_twice_is_nothing(dealt, one, other):
    layout, _ = dealt
    one, other = one % layout.grid.cells, other % layout.grid.cells
    swapped = layout.swapped(one, other)
    assert swapped.totals == layout.totals
    assert swapped.groups_of == layout.groups_of
    assert swapped.own[one] == layout.own[other]
    again = swapped.swapped(one, other)
    assert again.own == layout.own
    assert set(again.groups) == set(layout.groups)


def test_groups_are_dealt_uniformly():
    counts = Counter(
        deal(Grid(2, 2), (1, 0, 0), (1, 0, 0), Stream(seed)).groups for seed in range(1200)
    )
    assert len(counts) == 6
    assert chi_square_p(list(counts.values())) > 1e-4


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "invalid-layout-rows"),
        ("01/0", "invalid-layout-rows"),
        ("0x/00", "invalid-layout-group"),
        ("aaaa", "invalid-layout-group"),
        ("0?", "invalid-layout-cell"),
    ],
)
def test_texts_that_are_refused(text, key):
    with refused(key, InvalidInput):
        Layout.parse(text)


def test_letters():
    layout = Layout.parse("abAqq/abAq0")
    kinds = [group.kind for group in layout.groups]
    assert kinds == [GroupKind.SINGLET, GroupKind.SINGLET, GroupKind.LINK, GroupKind.TRIO]
    assert letters_of(layout.groups)[0] == "a"
    many = deal(Grid(20, 10), (0, 0, 0), (0, 0, 40), Stream(1))
    assert "?" in "".join(many.rows()), "there are letters for ten trios"


def test_halves_and_rows():
    assert [halves(n) for n in range(5)] == ["0", "½", "1", "1½", "2"]
    assert halves(MOST) == "8"
    board = bytes([9, 10, 12, CLOSED, *range(HALVES, HALVES + MOST + 1)])
    assert QUBIT_BOARDS.rows(board, 7) == ["#F*.012", "3456789", "abcdefg"]
    assert State.parse("-").symbol == "-"
