"""What the docs refer to exists: commands behind figures, tests behind fixed bugs."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def figures():
    sys.path.insert(0, str(ROOT / "benchmarks"))
    try:
        import readme  # noqa: PLC0415

        return readme.figures()
    finally:
        sys.path.remove(str(ROOT / "benchmarks"))


def test_every_figure_has_a_command_that_exists():
    rows = figures()
    assert len(rows) > 5
    for row in rows:
        if any(sign.isdigit() for sign in row.figure):
            python, script, *options = shlex.split(row.command)
            assert python == "python", row
            source = (ROOT / script).read_text("utf-8")
            for option in options:
                assert not option.startswith("--") or f'"{option}"' in source, (row, option)
        else:
            assert (row.figure, row.command) == ("yes", ""), row


def test_one_command_lists_them_all():
    done = subprocess.run(
        [sys.executable, ROOT / "benchmarks" / "readme.py", "--list"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert {*done.stdout.splitlines()} == {row.command for row in figures() if row.command}


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
