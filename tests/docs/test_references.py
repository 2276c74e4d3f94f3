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
    commands = {figure.name: figure.command.words for figure in readme.FIGURES}
    rows = readme.rows()
    assert len(rows) > 5
    assert {row.name: row.command for row in rows}.items() <= commands.items()
    for command in readme.COMMANDS:
        python, *words = shlex.split(f"{command.words} {command.ours} {command.quick}")
        assert python == "python", command
        if words[:2] == ["-m", "qmines"]:
            continue
        source = (ROOT / words[0]).read_text("utf-8")
        source += (ROOT / "benchmarks" / "_common.py").read_text("utf-8")
        for option in words[1:]:
            assert not option.startswith("--") or f'"{option}"' in source, (command, option)


def test_the_figures_are_those_of_the_full_tables(readme):
    """Figures and alternatives of the README, where they are printed."""
    pages = ("benchmarks.md", "agents.md")
    printed = "\n".join((ROOT / "docs" / page).read_text("utf-8") for page in pages)
    said = {row.name: (row.figure, row.alternative) for row in readme.rows()}
    compared = 0
    for figure in readme.FIGURES:
        places = (figure.ours, figure.other)
        for text, place in zip(said.get(figure.name, ()), places, strict=False):
            if isinstance(place, str) or not place.row or place.spread:
                continue
            if (found := readme.measured(printed, place)) is not None:
                assert found[0] == pytest.approx(readme.numbers(text)[0], rel=0.015), figure
                compared += 1
    assert compared >= 9


def test_figures_are_read_from_what_the_commands_print(readme):
    plain = "per call   median    99%\n--------  -------  -----\nours, exact   41  1,147\n"
    assert readme.measured(plain, readme.Place("ours, exact", "99%")) == (1147,)
    assert readme.measured(plain, readme.Place("ours", "99%")) is None
    answer = '{"games_per_second": 12.5}'
    assert readme.measured(answer, readme.Place("", "games_per_second")) == (12.5,)
    won = "| level | won | 95% |\n|---|---|---|\n| expert | 41.25% | 41.05 – 41.45 |\n"
    place = readme.Place("expert", "won", "{:.2f}% ± {:.2f}", spread="95%")
    assert readme.written(won, place) == "41.25% ± 0.20"
    steps = readme.Place("", "steps", "**{:,.0f}**")
    assert readme.written('{"steps": 6530648.1}', steps) == "**6,530,000**"


def test_one_command_lists_them_all(readme):
    done = subprocess.run(
        [sys.executable, ROOT / "benchmarks" / "readme.py", "--list"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout.splitlines() == [command.words for command in readme.COMMANDS]


def test_an_interrupted_measurement_continues(readme, tmp_path, monkeypatch):
    """Only what was measured on the same commit and machine within a day is kept."""
    ran = []

    def run(command):
        ran.append(command)
        if len(ran) == 3:
            raise KeyboardInterrupt
        return "printed"

    monkeypatch.setattr(readme, "run", run)
    here = {"commit": "abc", "machine": "one"}
    with pytest.raises(KeyboardInterrupt):
        readme.measure(tmp_path / "state", here=here)
    found = readme.measure(tmp_path / "state", here=here)
    assert {*found["printed"]} == {command.words for command in readme.COMMANDS}
    assert len(ran) == len(readme.COMMANDS) + 1
    readme.measure(tmp_path / "state", here=here | {"commit": "def"})
    assert len(ran) == 2 * len(readme.COMMANDS) + 1


def test_the_table_is_written_into_the_page(readme, tmp_path, monkeypatch):
    """Without touching anything around it, and again in the same way."""
    page = tmp_path / "README.md"
    page.write_text(readme.README.read_text("utf-8"), "utf-8")
    around = re.split(f"{readme.BEGIN}|{readme.END}", page.read_text("utf-8"))[::2]
    monkeypatch.setattr(readme, "README", page)
    monkeypatch.setattr(readme, "measured", lambda *_: (1234.5, 0.1))
    printed = dict.fromkeys((command.words for command in readme.COMMANDS), "")
    found = {"day": "2026-11-20", "commit": "abc", "machine": "one", "printed": printed}
    for _ in range(2):
        readme.update(found)
        assert [row.name for row in readme.rows()] == [each.name for each in readme.FIGURES]
        assert re.split(f"{readme.BEGIN}|{readme.END}", page.read_text("utf-8"))[::2] == around
    assert "on 2026-11-20 at commit abc on one" in page.read_text("utf-8")


def test_every_table_that_a_command_updates_has_its_place():
    found = 0
    for path in *(ROOT / "benchmarks").glob("*.py"), *(ROOT / "tests").rglob("slow_*.py"):
        source = path.read_text("utf-8")
        reports = {
            "KERNEL_REPORT": "browser-kernel.md",
            "AGENTS_REPORT": "agents.md",
            "LOOP_REPORT": "event-loop.md",
        }
        named = [page for name, page in reports.items() if f"{name}," in source]
        page = (ROOT / "docs" / (named or ["benchmarks.md"])[0]).read_text("utf-8")
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
