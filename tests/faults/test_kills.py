"""R1 in short: a server killed under load loses nothing; one with a mistake in it is found out."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "fire" / "kills.py"


def kills(number: int, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(SCRIPT), "--players", "4", "--kills", str(number), *arguments],
        capture_output=True, text=True, check=False, timeout=600,
    )  # fmt: skip


def test_no_acknowledged_move_is_lost_or_doubled() -> None:
    done = kills(3)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "3 kills" in done.stdout
    assert ", 0 findings" in done.stdout


@pytest.mark.parametrize("fault", ["early", "buffer"])
def test_a_planted_fault_is_found(fault: str) -> None:
    done = kills(30, "--fault", fault)
    assert done.returncode == 1, done.stdout
    assert " findings" in done.stdout
    assert "Traceback" not in done.stderr
