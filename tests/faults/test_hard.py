"""D1 in short: hard positions stay within their budget, and every planted mistake is found."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "fire" / "hard.py"


@pytest.mark.skipif(sys.platform != "linux", reason="counts the memory as Linux does")
def test_hard_boards_and_planted_faults() -> None:
    small = ["--boards", "28", "--seconds", "0.1", "--mib", "16", "--late", "2"]
    done = subprocess.run(
        [sys.executable, str(SCRIPT), "--planted", *small],
        capture_output=True, text=True, check=False, timeout=600,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert "nothing planted: 0 findings" in done.stdout
