"""Pictures for notebooks: whole, true to what they show, and silent about what is secret."""

from __future__ import annotations

import subprocess
import sys
from xml.etree import ElementTree as ET

import pytest

import qmines
from qmines.core.drawable import Drawable
from qmines.notebook import MAX_CELLS
from qmines.notebook.tiles import SIDE

SVG = "{http://www.w3.org/2000/svg}"


def parsed(thing):
    root = ET.fromstring(qmines.svg_of(thing))
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert root.find(f"{SVG}title").text
    return root


def signs(root):
    """What stands on the tiles, by (row, column)."""
    found = {}
    for group in root.iter(f"{SVG}g"):
        for text in group.findall(f"{SVG}text"):
            x, y = int(text.get("x")), int(text.get("y"))
            found[y // SIDE, x // SIDE] = text.text
    return found


def test_a_position_shows_its_clues_and_marks():
    position = qmines.Position.parse("1F#\n02?", mines=2)
    assert signs(parsed(position)) == {(0, 0): "1", (0, 1): "⚑", (1, 1): "2", (1, 2): "?"}


def test_an_analysis_shows_chances_and_certain_cells():
    root = parsed(qmines.Position.parse("111\n###\n###", mines=2).analyse())
    shown = signs(root)
    assert (shown[1, 0], shown[1, 1], shown[2, 0]) == ("✓", "✹", "33")
    assert any("3 possible boards" in (text.text or "") for text in root.iter(f"{SVG}text"))


def test_a_hint_outlines_its_clues_and_says_why():
    hint = qmines.Position.parse("###\n11#").hint()
    root = parsed(hint)
    around = [r for r in root.iter(f"{SVG}rect") if r.get("stroke")]
    assert len(around) == len({cell for cells in hint.outline.values() for cell in cells})
    words = " ".join(t.text for t in root.findall(f"{SVG}text"))
    assert hint.explain() == words


def test_a_game_shows_mines_only_when_it_is_over():
    game = qmines.new_game("9x9x10", seed=7)
    game.open(4, 4)
    assert "✹" not in qmines.svg_of(game)
    game.resign()
    assert list(signs(parsed(game)).values()).count("✹") == 10


def test_two_boards_stand_beside_each_other():
    game = qmines.new_game("1", rules="qubits", seed=7)
    game.do("open-z 0 0")
    root = parsed(game)
    words = [text.text for text in root.findall(f"{SVG}text")]
    assert {"board Z", "board H"} <= set(words)
    assert len(root.findall(f"{SVG}g")) == 2


def test_a_field_too_large_for_a_picture_says_so():
    position = qmines.Position.parse("\n".join(["#" * 300] * 300))
    assert position._repr_svg_() is None
    with pytest.raises(qmines.InvalidInput, match=f"{MAX_CELLS:,}"):
        qmines.svg_of(position)


def test_a_large_picture_stays_below_two_megabytes():
    position = qmines.Position.parse("\n".join(["12345678#F" * 10] * 100))
    assert len(qmines.svg_of(position)) < 2_000_000


def test_the_solver_draws_nothing_itself_and_its_answers_are_drawn_all_the_same():
    """What draws lies above the solver: it is loaded with the first picture."""
    probe = (
        "import sys, qmines.solver as solver\n"
        "from qmines.core.position import Position\n"
        "position = Position.from_rows(['###', '11#'])\n"
        "answers = solver.analyse(position), solver.hint(position)\n"
        "above = 'qmines.notebook', 'qmines.theme.colours'\n"
        "print([name for name in sys.modules if name.startswith(above)])\n"
        "print([answer._repr_svg_()[:4] for answer in answers])\n"
    )
    done = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["[]", "['<svg', '<svg']"]


def test_what_nobody_draws_has_no_picture():
    class Plain(Drawable):
        """Nothing is registered for it."""

    assert Plain()._repr_svg_() is None
