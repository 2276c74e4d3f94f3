"""The main screens look as they did when somebody last looked at them."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from tui.snapshots import COLOURED, GOLDEN, SCENES, SIZES, THEMES, path_of, taken

pytestmark = pytest.mark.extra


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", SCENES)
def test_it_looks_as_before(name, size, tmp_path, monkeypatch):
    monkeypatch.delenv("NO_COLOR", raising=False)
    text = asyncio.run(taken(name, size, tmp_path))
    assert text == path_of(name, size).read_text("utf-8"), (
        "look at it, then: python tests/tui/snapshots.py"
    )


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", COLOURED)
def test_it_has_the_colours_of_the_theme(name, theme, tmp_path, monkeypatch):
    monkeypatch.delenv("NO_COLOR", raising=False)
    text = asyncio.run(taken(name, (80, 24), tmp_path, theme))
    assert text == path_of(name, (80, 24), theme).read_text("utf-8")


def test_everything_stays_within_the_window():
    for path in GOLDEN.glob("*.txt"):
        width, height = map(int, re.findall(r"(\d+)x(\d+)", path.stem)[0])
        lines = re.sub(r"\x1b\[[\d;]*[mH]", "", path.read_text("utf-8")).split("\n")
        assert len(lines) == height + 1, path
        assert max(map(len, lines)) <= width, path


def test_no_snapshot_is_left_over():
    known = {path_of(name, size) for name in SCENES for size in SIZES}
    known |= {path_of(name, (80, 24), theme) for name in COLOURED for theme in THEMES}
    assert set(GOLDEN.glob("*")) == known


def test_every_picture_of_the_pages_is_taken_by_the_script():
    docs = Path(__file__).parents[2] / "docs"
    shown = set(re.findall(r"terminal-(\w+)\.svg", (docs / "terminal.md").read_text("utf-8")))
    script = (docs / "make_screens.py").read_text("utf-8")
    taken_by_script = set(re.findall(r'^    "(\w+)": \(', script, re.MULTILINE))
    stored = {path.stem.removeprefix("terminal-") for path in docs.glob("pictures/terminal-*.svg")}
    assert shown <= taken_by_script
    assert stored == taken_by_script
