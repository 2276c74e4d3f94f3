"""docs/reliability.md: every command and test in it exists, and every row has a planted fault."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "reliability.md").read_text("utf-8")


def rows(heading: str) -> list[list[str]]:
    """The cells of the table below a heading, without its first two lines."""
    part = PAGE.partition(f"\n{heading}\n")[2].partition("\n## ")[0]
    lines = [line for line in part.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[2:]]


def test_every_row_has_a_planted_fault():
    part = PAGE.partition("\nWe also tested these risks:")[0]
    named = {line.split("|")[1].strip() for line in part.splitlines() if line.startswith("| ")}
    planted = {
        each for row in rows("## Planted faults") for each in re.findall(r"\b[A-Z]\d+\b", row[0])
    }
    assert named - planted - {"", "---"} == set()


def test_every_finding_has_tests_that_exist():
    first = rows("## Findings of the security review")
    assert [row[0] for row in first] == [str(number) for number in range(1, 19)]
    second = rows("## Findings of the second security review")
    numbers = [int(row[0]) for row in second]
    assert numbers == sorted(set(numbers))
    for row in first + second:
        tests = re.findall(r"`([^`]+)::(test_\w+)`", row[-1])
        assert tests, row
        for path, name in tests:
            assert f"def {name}(" in (ROOT / path).read_text("utf-8"), name


def test_every_command_and_file_exists():
    for path in re.findall(r"(?:tests|benchmarks)/[\w/]+\.py", PAGE):
        assert (ROOT / path).exists(), path
