"""Colours: all in one place, readable, and a new theme is one file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from qmines.theme import css
from qmines.theme.colours import contrast, scale, table
from qmines.theme.palettes import FOLDER, PALETTES, read_palette
from qmines.web import tables

SOURCE = Path(tables.__file__).parents[1]
DUMMY = Path(__file__).with_name("sunset.toml")
HEX = re.compile(r"(?<![#\w])#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})(?![#\w*])")
EXCEPTIONS = {"web/static/favicon.svg", "web/static/data/puzzles.json"}
"""A picture, which is drawn and not themed; and boards, whose cells look like colours."""
ALL = [*PALETTES.values(), read_palette(DUMMY)]


def test_colours_are_written_in_theme_alone():
    """Elsewhere there are only those that the tables wrote, and the icon."""
    written = {f"web/static/{name}" for name in tables.files()}
    found = {
        str(path.relative_to(SOURCE))
        for path in SOURCE.rglob("*")
        if path.suffix in {".py", ".js", ".css", ".tcss", ".html", ".svg", ".webmanifest", ".json"}
        if HEX.search(path.read_text("utf-8"))
    }
    assert {name for name in found if not name.startswith("theme/")} - written == EXCEPTIONS


@pytest.mark.parametrize("text", ["color: #fff;", '"#a3155f"', "fill='#12345678'"])
def test_a_planted_colour_is_found(text):
    assert HEX.search(text)


@pytest.mark.parametrize("text", ['"##102*#"', 'href="#main"', '"########2212F4##2#####"'])
def test_boards_and_links_are_no_colours(text):
    assert not HEX.search(text)


def test_every_token_is_a_colour():
    for path in FOLDER.glob("*.toml"):
        palette = read_palette(path)
        assert len(palette.clues) == 8
        for colour in css.tokens(palette).values():
            assert HEX.fullmatch(colour), (palette.name, colour)


PAIRS = {  # what the page draws or writes on what, and how much it has to stand out
    ("sea-ink", "sea"): 4.5,
    ("flag", "sea"): 3.0,
    ("mine", "mine-back"): 4.5,
    ("on-hit", "hit"): 4.5,
    ("on-wrong", "wrong"): 4.5,
    ("hint-safe", "sea"): 3.0,
    ("hint-mine", "sea"): 3.0,
    ("hint-clue", "clear"): 3.0,
    ("cursor", "clear"): 3.0,
    ("on-magenta", "magenta"): 4.5,
    ("ink", "buff"): 4.5,
    **{(f"n{clue}", "clear"): 4.5 for clue in range(1, 9)},
    **{("heat-ink", f"heat-{step}"): 4.5 for step in range(5)},
    **{
        (front, back): 4.5
        for front in ("ink", "faint", "magenta", "teal", "good", "bad")
        for back in ("paper", "sheet", "shoal")
    },
}


@pytest.mark.parametrize("palette", ALL, ids=lambda palette: palette.name)
def test_the_page_is_readable_in_every_theme(palette):
    found = css.tokens(palette)
    for (front, back), least in PAIRS.items():
        seen = contrast(found[front], found[back])
        assert seen >= least, f"{front} on {back}: {seen:.2f}"


@pytest.mark.parametrize("palette", ALL, ids=lambda palette: palette.name)
def test_numbers_for_the_colour_blind_are_readable_in_every_theme(palette):
    shade = "dark" if palette.dark else "light"
    for clue in table(f"digits.safe.{shade}")["clues"]:
        assert contrast(clue, css.tokens(palette)["clear"]) >= 4.5, clue


def test_writing_on_fixed_colours_is_readable():
    for clue in scale("pictures", "clues"):
        assert contrast(clue, table("pictures")["open"]) >= 4.5
    for clue in scale("console", "clues"):
        assert contrast(clue, table("console")["open"]) >= 4.5
    for name, stops in table("heat").items():
        for stop in stops:
            assert contrast(table("pictures")["heat_ink"], stop) >= 4.5, name


@pytest.mark.parametrize("name", tables.files())
def test_the_front_end_has_the_tables_as_they_are(name):
    kept = (tables.FOLDER / name).read_text("utf-8")
    assert kept == tables.files()[name], "run python -m qmines.web.tables and commit the result"


def test_a_theme_of_ones_own_is_one_file():
    """In the style sheet and in the list that the settings of the web site show."""
    written = tables.files(palettes={**PALETTES, "sunset": read_palette(DUMMY)})
    assert '"sunset"' in written["js/tables/choices.js"]
    rule = written["css/themes.css"].split('html[data-theme="sunset"]')[1].split("}")[0]
    assert "color-scheme: dark;" in rule
    assert "--paper:#1d0f14;" in rule
    assert set(re.findall(r"--([\w-]+):", rule)) == set(css.tokens(PALETTES["light"]))
