"""Type checkers know the public names: what is right passes, and what is wrong does not."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


def complaints(name: str) -> set[int]:
    """The lines of a file that mypy refuses."""
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", HERE / name]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode in {0, 1}, done.stderr
    return {int(line) for line in re.findall(rf"{name}:(\d+): error", done.stdout)}


def test_what_is_right_is_accepted() -> None:
    assert complaints("accepted.py") == set()


def test_what_is_wrong_is_rejected() -> None:
    lines = (HERE / "rejected.py").read_text("utf-8").splitlines()
    assert complaints("rejected.py") == {
        number for number, line in enumerate(lines, 1) if "# refused" in line
    }
