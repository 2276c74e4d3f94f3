"""The examples run: one learns, the other is a small study."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.extra

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_it_learns_something():
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "learn.py"), "--level", "4x4x2", "--seconds", "6"],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
        env={**os.environ, "OMP_NUM_THREADS": "1"},
    )
    rates = [float(rate) for rate in re.findall(r"([\d.]+)%", done.stdout)]
    assert rates[-1] > 1.5 * rates[0] > 0, done.stdout


def test_a_study_in_forty_lines(tmp_path: Path):
    script = EXAMPLES / "research.py"
    assert len(script.read_text("utf-8").splitlines()) <= 40
    done = subprocess.run(
        [sys.executable, str(script), "100"],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
        cwd=tmp_path,
        env={**os.environ, "MPLBACKEND": "agg"},
    )
    assert len(re.findall(r"won \d+ of 100 games", done.stdout)) == 2
    assert "difference" in done.stdout
    assert done.stdout.count("no guess in") == 3
    assert "OPENQASM 3.0;" in done.stdout
    assert (tmp_path / "study.svg").stat().st_size > 1000
