"""The page on the laboratory is complete and true, and the table of wins is made."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from qmines.cli.commands.simulate import simulate
from qmines.core.rates import wilson
from qmines.lab import STRATEGIES

if TYPE_CHECKING:
    from types import ModuleType

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "lab.md").read_text("utf-8")


def test_every_strategy_and_option_is_told():
    assert re.findall(r"^\| `([a-z]+)` \| [a-z]", PAGE, re.MULTILINE) == [*STRATEGIES]
    told = {option.opts[-1] for option in simulate.params} - {"--color"}  # which every command has
    assert {name for name in told if f"`{name}" not in PAGE} == set()


def test_the_widths_of_intervals_are_true():
    row = re.search(r"^\| points \| (.*) \|$", PAGE, re.MULTILINE)
    assert row
    told = [float(cell.strip("± ")) for cell in row[1].split("|")]
    for games, points in zip((1_000, 10_000, 100_000, 1_000_000), told, strict=True):
        low, high = wilson(games * 2 // 5, games)
        assert 50 * (high - low) == pytest.approx(points, rel=0.05)


def test_the_examples_run(capsys: pytest.CaptureFixture[str]):
    examples = [part.split("```")[0] for part in PAGE.split("```python\n")[1:]]
    names: dict[str, object] = {}
    for example in examples:
        exec(compile(re.sub("10_?000?", "20", example), "lab.md", "exec"), names)
    assert len(examples) == 3
    printed = capsys.readouterr().out
    assert printed.startswith("careful: won")
    assert len(printed.splitlines()[-1].split()) == 2


@pytest.fixture
def winning(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("winning", ROOT / "benchmarks" / "winning.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "PAGE", tmp_path / "lab.md")
    module.PAGE.write_text("# Page\n", "utf-8")
    return module


def test_the_table_of_wins(winning: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    options = ["--games", "4", "--strategy", "safest", "--jobs", "1", "--update"]
    monkeypatch.setattr(sys, "argv", ["winning", *options, "--resume", str(tmp_path / "games")])
    for _ in range(2):  # the second time from the files, over the first
        winning.main()
        page = winning.PAGE.read_text("utf-8")
        assert page.startswith("# Page\n\n<!-- winning safest: begin -->\n\n| level |")
        assert page.endswith("<!-- winning safest: end -->\n")
        assert page.count("\n| ") == 9
        for figure in ("41.13", "54.30", "78.23", "89.08", "91.69", "97.17", "81.77", "90.34"):
            assert f"| {figure} (" in page
    assert len([*(tmp_path / "games").iterdir()]) == 8
