"""Signs of cells and titles of levels: one table each, which all interfaces use."""

from __future__ import annotations

import json
import subprocess

import pytest

from browser.tools import node
from qmines import modes
from qmines.core.levels import LEVELS
from qmines.core.position import SYMBOLS
from qmines.messages.files import entries_of, messages_of
from qmines.modes.names import level_named
from qmines.theme.cells import CELLS
from qmines.tui.glyphs import ASCII, PLAIN, UNICODE
from qmines.web import tables

NAMES = [
    *LEVELS,
    *(name for mode in modes.MODES.values() for name in mode.descriptor.levels),
    "20x12x40",
    "4x4x1",
    "some-day",
]


def test_notation_is_what_it_always_was():
    """Files, links and stored games are written in it."""
    assert SYMBOLS == "012345678#F?*S"


@pytest.mark.parametrize("glyphs", [UNICODE, PLAIN, ASCII], ids=lambda glyphs: glyphs.name)
def test_every_sign_is_one_character_of_its_set(glyphs):
    for sign in glyphs.cells.values():
        assert len(sign) == 1
        assert glyphs.blocks or sign.isascii()


def test_signs_without_colour_tell_cells_apart():
    shown = [look for look in CELLS if look not in {"blank", "measured"}]
    for kind in ("plain", "ascii"):
        signs = [getattr(CELLS[look], kind) for look in shown]
        assert len({*signs, *"12345678"}) == len(signs) + 8, kind


def test_every_level_has_a_title():
    for name in NAMES:
        title = str(level_named(name))
        assert title[:1].isupper() or title[:1].isdigit(), name
        assert "x" not in title.replace("Expert", ""), title


def test_the_web_site_calls_levels_and_cells_alike():
    script = f"""
        import {{ useMessages }} from "{tables.FOLDER.as_uri()}/js/messages.js";
        import {{ levelTitle }} from "{tables.FOLDER.as_uri()}/js/statistics/labels.js";
        import {{ LOOKS }} from "{tables.FOLDER.as_uri()}/js/tables/cells.js";
        useMessages("en", {json.dumps(messages_of("en"))});
        console.log(JSON.stringify([{json.dumps(NAMES)}.map(levelTitle), LOOKS]));
    """
    done = subprocess.run(
        [str(node()), "--input-type=module"],
        input=script,
        capture_output=True,
        text=True,
        check=True,
    )
    titles, looks = json.loads(done.stdout)
    assert titles == [str(level_named(name)) for name in NAMES]
    assert looks.items() <= {cell.letter: name for name, cell in CELLS.items()}.items()
    assert {f"cell-{name}" for name in looks.values()} <= set(entries_of("en"))
