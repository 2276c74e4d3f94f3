"""Themes as terminals with fewer colours show them."""

from __future__ import annotations

import pytest
from rich.color import Color, ColorSystem

from qmines.theme.colours import contrast
from qmines.theme.palettes import PALETTES
from qmines.tui.themes import in_16_colours, in_256_colours


def shown(colour: str) -> tuple[int, int, int]:
    """A colour as a terminal with 256 of them shows it."""
    return tuple(Color.parse(colour).downgrade(ColorSystem.EIGHT_BIT).get_truecolor())


@pytest.mark.parametrize("name", [name for name, each in PALETTES.items() if each.dark])
def test_dark_surfaces_are_grey_in_256_colours(name: str):
    before, palette = PALETTES[name], in_256_colours(PALETTES[name])
    surfaces = [palette.ground, palette.panel, *palette.hidden, *palette.open]
    for colour in surfaces:
        assert len({*shown(colour)}) == 1, colour
    assert shown(palette.hidden[0]) != shown(palette.hidden[1])
    assert not {*map(shown, palette.hidden)} & {*map(shown, palette.open)}
    red, *others = shown(palette.mine[1])
    assert red > max(others)
    assert contrast(palette.mine[0], palette.mine[1]) >= 4.5
    assert (before.heat, before.cursor, before.clues) == (
        palette.heat,
        palette.cursor,
        palette.clues,
    )


@pytest.mark.parametrize("name", [name for name, each in PALETTES.items() if not each.dark])
def test_light_themes_have_grey_cells_in_256_colours(name: str):
    before, palette = PALETTES[name], in_256_colours(PALETTES[name])
    for colour in (*palette.hidden, *palette.open):
        assert len({*shown(colour)}) == 1, colour
    assert shown(palette.hidden[0]) != shown(palette.hidden[1])
    assert not {*map(shown, palette.hidden)} & {*map(shown, palette.open)}
    pairs = [(clue, back) for clue in palette.clues for back in palette.open]
    pairs += [
        (sign, back) for sign in (palette.flag, palette.hidden_text) for back in palette.hidden
    ]
    pairs += [(words, palette.panel) for words in (palette.text, palette.faint, palette.accent)]
    for front, back in pairs:
        assert contrast(front, back) >= 4, (front, back)
    assert before.ground == palette.ground or len({*shown(palette.ground)}) == 1


@pytest.mark.parametrize("name", ["midnight", "traditional", "paper", "light", "dark"])
def test_marks_and_chances_have_colours_of_their_own_in_16_colours(name: str):
    palette = in_16_colours(PALETTES[name])
    marks = (palette.safe, palette.mine, palette.proof, palette.shared)
    behind = [back for _, back in marks] + [palette.heat_of(chance) for chance in (0.1, 0.4, 0.9)]
    numbers = [Color.parse(each).downgrade(ColorSystem.STANDARD).number for each in behind]
    assert len({*numbers}) == len(numbers)
    grey = {0, 7, 8, 15}
    assert not grey & {*numbers}
    for front, back in (*marks, palette.hit):
        assert contrast(front, back) >= 4.5
    for chance in range(101):
        assert contrast(palette.heat_text, palette.heat_of(chance / 100)) >= 4.5


@pytest.mark.parametrize("name", [name for name, each in PALETTES.items() if not each.dark])
def test_light_themes_write_nothing_in_brown_with_16_colours(name: str):
    """Which is yellow in many terminals."""
    palette = in_16_colours(PALETTES[name])
    for colour in (palette.accent, palette.second, palette.cursor, palette.text, palette.flag):
        assert Color.parse(colour).downgrade(ColorSystem.STANDARD).number != 3, colour
