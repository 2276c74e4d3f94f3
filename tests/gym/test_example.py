"""The example learns: from nothing to half as much again as chance wins."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn.py"


def test_it_learns_something():
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), "--level", "4x4x2", "--seconds", "6"],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
        env={**os.environ, "OMP_NUM_THREADS": "1"},
    )
    rates = [float(rate) for rate in re.findall(r"([\d.]+)%", done.stdout)]
    assert rates[-1] > 1.5 * rates[0] > 0, done.stdout
