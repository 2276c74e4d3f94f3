"""How cells are drawn: the cursor, flags under chances, numbers side by side, few colours."""

from __future__ import annotations

from itertools import pairwise

import pytest
from rich.color import Color, ColorSystem

from qmines.core.position import HIDDEN
from qmines.theme.palettes import PALETTES
from qmines.tui.glyphs import ASCII, PERCENT, PLAIN, UNICODE, glyphs_for
from qmines.tui.themes import in_16_colours
from qmines.tui.widgets.cells import (
    CERTAIN_MINE,
    CERTAIN_SAFE,
    CURSOR,
    FLAGGED,
    SIZES,
    Painter,
)

WIDER = [size for size in SIZES if size.width > 1]
LOOKS = [HIDDEN, 0, 3, PERCENT + 7, PERCENT + 45, CERTAIN_SAFE, CERTAIN_MINE]


def drawn(look, over, size, glyphs=UNICODE, palette="midnight"):
    lines = Painter(PALETTES[palette], glyphs, size).cell(look, 0, over)
    return "".join(segment.text for line in lines for segment in line)


def apart(one: str, other: str) -> float:
    pairs = zip(Color.parse(one).triplet, Color.parse(other).triplet, strict=True)
    return sum((a - b) ** 2 for a, b in pairs) ** 0.5


@pytest.mark.parametrize("palette", PALETTES.values(), ids=lambda palette: palette.name)
def test_the_cursor_has_no_colour_of_a_chance_however_many_colours_there_are(palette):
    shades = {palette.heat_of(percent / 100) for percent in range(101)}
    assert min(apart(palette.cursor, shade) for shade in shades) > 80
    few = in_16_colours(palette)
    fewer = {few.heat_of(percent / 100) for percent in range(101)}
    for system, found in ((ColorSystem.STANDARD, fewer), (ColorSystem.EIGHT_BIT, shades)):
        numbers = {Color.parse(shade).downgrade(system).number for shade in found}
        assert Color.parse(palette.cursor).downgrade(system).number not in numbers


@pytest.mark.parametrize("glyphs", [UNICODE, PLAIN, ASCII], ids=lambda glyphs: glyphs.name)
@pytest.mark.parametrize("size", WIDER, ids=lambda size: size.name)
def test_the_cursor_has_a_mark_besides_its_colour(size, glyphs):
    for look in LOOKS:
        assert glyphs.cursor[0] in drawn(look, CURSOR, size, glyphs), look
        assert glyphs.cursor[0] not in drawn(look, 0, size, glyphs).strip("<>"), look


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
def test_flags_stay_in_sight_under_the_chances(size):
    for look in (PERCENT + 7, PERCENT + 45, CERTAIN_SAFE, CERTAIN_MINE):
        assert UNICODE.flag in drawn(look, FLAGGED, size), look


def test_chances_do_not_run_together():
    small = next(size for size in SIZES if size.width == 2)
    for percent in range(1, 100):
        line = drawn(PERCENT + percent, 0, small) * 2
        assert not any(one.isdigit() and two.isdigit() for one, two in pairwise(line))
    assert [drawn(PERCENT + percent, 0, small) for percent in (2, 34, 50, 99)] == [
        *(".0", ".3", ".5", ".9"),
    ]
    for size in SIZES[2:]:
        line = drawn(PERCENT + 45, 0, size)[: size.width] * 2
        assert "4545" not in line


def test_hidden_cells_have_a_sign_where_there_are_few_colours(monkeypatch):
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert glyphs_for("unicode", few_colours=True).cells[HIDDEN].strip()
    assert not glyphs_for("unicode").cells[HIDDEN].strip()
