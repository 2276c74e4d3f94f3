"""What the docs refer to exists: commands behind figures, tests behind fixed bugs."""

from __future__ import annotations

import importlib.util
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def readme():
    """The script that runs the commands behind the README's figures."""
    spec = importlib.util.spec_from_file_location("readme", ROOT / "benchmarks" / "readme.py")
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    return script


def test_every_figure_has_a_command_that_exists(readme):
    rows = readme.figures()
    assert len(rows) > 5
    for row in rows:
        if any(sign.isdigit() for sign in row.figure):
            assert row.name in readme.PLACES, row
            python, *words = shlex.split(row.command)
            assert python == "python", row
            if words[:2] == ["-m", "qmines"]:
                continue
            source = (ROOT / words[0]).read_text("utf-8")
            for option in words[1:]:
                assert not option.startswith("--") or f'"{option}"' in source, (row, option)
        else:
            assert (row.figure, row.command) == ("yes", ""), row


def test_the_figures_are_those_of_the_full_tables(readme):
    """Figures and alternatives of the README, where they are printed."""
    pages = ("benchmarks.md", "agents.md")
    printed = "\n".join((ROOT / "docs" / page).read_text("utf-8") for page in pages)
    compared = 0
    for row in readme.figures():
        said = (row.figure, row.alternative)
        for text, place in zip(said, readme.PLACES.get(row.name, ()), strict=False):
            if place is None or not place.row:
                continue
            found = readme.measured(printed, place)
            if found is not None:
                assert found == pytest.approx(readme.number(text), rel=0.015), (row, found)
                compared += 1
    assert compared >= 9


def test_figures_are_read_from_what_the_commands_print(readme):
    plain = "per call   median    99%\n--------  -------  -----\nours, exact   41  1,147\n"
    assert readme.measured(plain, readme.Place("ours, exact", "99%")) == 1147
    assert readme.measured(plain, readme.Place("ours", "99%")) is None
    answer = '{"games_per_second": 12.5}'
    assert readme.measured(answer, readme.Place("", "games_per_second")) == 12.5


def test_one_command_lists_them_all(readme):
    done = subprocess.run(
        [sys.executable, ROOT / "benchmarks" / "readme.py", "--list"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert {*done.stdout.splitlines()} == {row.command for row in readme.figures() if row.command}


def test_every_table_that_a_command_updates_has_its_place():
    found = 0
    for path in *(ROOT / "benchmarks").glob("*.py"), *(ROOT / "tests").rglob("slow_*.py"):
        source = path.read_text("utf-8")
        name = "browser-kernel.md" if "KERNEL_REPORT" in source else "benchmarks.md"
        page = (ROOT / "docs" / name).read_text("utf-8")
        for section in re.findall(r'\b(?:deliver|update_report)\(\s*"([^"]+)"', source):
            assert f"<!-- {section}: begin -->" in page, path
            assert f"<!-- {section}: end -->" in page, path
            found += 1
    assert found > 10


def test_every_bug_in_the_review_has_a_test():
    page = (ROOT / "docs" / "design" / "terminal-review.md").read_text("utf-8")
    rows = page.partition("## Bugs")[2].partition("|---|---|\n")[2].splitlines()
    assert len(rows) > 20
    for row in rows:
        named = re.findall(r"`(tests/[\w/]+\.py)::(test_\w+)`", row)
        assert named, row
        for file, name in named:
            assert f"def {name}(" in (ROOT / file).read_text("utf-8"), row
