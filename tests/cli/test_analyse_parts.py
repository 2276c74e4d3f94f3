"""The parts of ``qmines analyse``: words, looks, frames, colours, and its page."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

from qmines import solver, words
from qmines.cli import json_answers
from qmines.cli.commands.analyse import analyse
from qmines.cli.drawing import cell_looks
from qmines.cli.drawing.cell_looks import (
    BEST,
    CLASH,
    FLAGGED,
    PERCENT,
    QUESTIONED,
    characters,
    looks_of,
)
from qmines.cli.drawing.colours import heat, style
from qmines.cli.drawing.frame import Frame
from qmines.cli.solver_call import SamplerProgress
from qmines.core.position import HIDDEN, MINE, SAFE, Position

if TYPE_CHECKING:
    from rich.color import Color

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "cli.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("module", [json_answers, words])
def test_examples_in_the_source(module: object):
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("number", "power", "text"),
    [
        (0, 0, "0"),
        (999_999_999_999_999, 0, "999,999,999,999,999"),
        (1, 15, "1.00 × 10¹⁵"),
        (9_994, 96, "9.99 × 10⁹⁹"),
        (9_996, 96, "1.00 × 10¹⁰⁰"),
        (7, 20_000, "7.00 × 10²⁰⁰⁰⁰"),
    ],
)
def test_counts_of_any_size(number: int, power: int, text: str):
    assert words.count_of(number * 10**power) == text


@pytest.mark.parametrize("digits", [1, 600, 601, 602, 603, 4_299, 4_301, 12_345])
def test_digits_of_any_number(digits: int):
    for number in (10 ** (digits - 1), 10**digits - 1, 10**digits // 7):
        text = json_answers.decimal(number)
        assert text.lstrip("0") == text
        rest = number
        for group in range(len(text), 0, -18):
            rest, last = divmod(rest, 10**18)
            assert int(text[max(0, group - 18) : group]) == last
        assert rest == 0


def test_looks():
    position = Position.from_rows(["1F", "?#", "*S"], 2)
    analysis = solver.analyse(position)
    found = looks_of(analysis, (1, 1))
    assert found[0, 0] == 1
    assert (found >> 8).tolist() == [[0, FLAGGED >> 8], [QUESTIONED >> 8, BEST >> 8], [0, 0]]
    assert found[2].tolist() == [MINE, SAFE]
    assert found[1, 0] == QUESTIONED + PERCENT + round(100 * analysis.mine_probability[1, 0])


@pytest.mark.parametrize("step", [1, 2, 3])
def test_characters_tell_everything_apart(step: int):
    for encoding, safe, mine in (("utf-8", "✓", "✹"), ("ascii", "S", "*"), ("cp1252", "S", "*")):
        texts = characters(step, encoding)
        assert (texts[SAFE], texts[MINE]) == (safe, mine)
        assert max(map(len, texts)) == min(step, 2)
        assert all(texts[:PERCENT])
        chances = set(texts[PERCENT : PERCENT + 101])
        assert not chances & set(texts[:PERCENT])  # no chance looks like a clue or a mark
        assert texts[CLASH + 3] == ("!" if step == 1 else "!3")


def test_frames():
    def fit(width: int, room: int | None, *, colour: bool = False) -> Frame:
        field = np.zeros((16, width), np.uint16)
        return Frame.fit(field, room, None, colour=colour, focus=(0, width - 1))

    assert fit(30, None).step == 3
    assert fit(30, 93).step == 3
    assert (fit(30, 92).step, fit(30, 92, colour=True).step) == (1, 2)
    assert (fit(30, 62, colour=True).step, fit(30, 33).step) == (1, 1)
    assert fit(30, 32).columns == range(1, 30)
    assert fit(30, 1).columns == range(29, 30)
    assert fit(5_000, None).ruler.split()[-1] == "4998"
    for frame in (fit(1_000, 80), fit(1_000, None), fit(30, 92, colour=True)):
        for label in re.finditer(r"\d+", frame.ruler):
            place, rest = divmod(label.end() - frame.margin - 1, frame.step)
            shown = frame.columns[place] if frame.step < 3 else int(label[0])
            assert int(label[0]) == shown
            assert rest <= 2


def test_frames_crop_tall_fields():
    field = np.zeros((1_000, 9), np.uint16)
    frame = Frame.fit(field, 80, 200, colour=True, focus=(500, 0))
    assert frame.rows == range(400, 600)
    assert frame.margin == 4


def contrast(look: int, *, odd: bool) -> float:
    colours = style(look, "many", odd=odd)

    def luminance(colour: Color | None) -> float:
        assert colour is not None
        assert colour.triplet is not None
        parts = [part / 255 for part in colour.triplet]
        linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    dark, light = sorted([luminance(colours.color), luminance(colours.bgcolor)])
    return (light + 0.05) / (dark + 0.05)


def test_every_cell_is_readable():
    shown = [*range(1, 9), HIDDEN, MINE, SAFE, CLASH + 1, *range(PERCENT, PERCENT + 101)]
    assert all(contrast(look, odd=odd) >= 4.5 for look in shown for odd in (False, True))
    assert len({heat(percent / 100) for percent in range(101)}) > 90


def test_a_bar_moves_with_the_square_of_the_error():
    watch = SamplerProgress(goal=0.01)
    assert watch.done == 0
    watch(0.02, 100)
    assert (watch.done, watch.samples) == (0.25, 100)
    watch(0.001, 10_000)
    assert watch.done == 1
    watch(0.0, 10_000)
    assert watch.done == 1


def test_the_page_names_every_option():
    for option in analyse.params:
        for name in option.opts:
            assert not name.startswith("--") or f"`{name}" in PAGE, name


def test_the_picture_is_what_is_drawn():
    done = subprocess.run(
        [sys.executable, str(ROOT / "docs" / "make_pictures.py"), "--check"], check=False
    )
    assert done.returncode == 0, "run docs/make_pictures.py and look at the result"
    picture = (ROOT / "docs" / "pictures" / "analyse.svg").read_text(encoding="utf-8")
    assert "url(http" not in picture
    assert "pictures/analyse.svg" in PAGE


def test_looks_are_apart():
    assert HIDDEN < PERCENT
    assert PERCENT + 100 < CLASH
    assert CLASH + 8 < cell_looks.LOOK
