"""The example notebooks run, and show what they are kept with."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from support.packages import package

pytestmark = pytest.mark.extra

SCRIPT = Path(__file__).parents[2] / "docs" / "make_notebooks.py"


def test_notebooks_run_and_are_fresh() -> None:
    package("nbclient")
    done = subprocess.run(
        [sys.executable, str(SCRIPT), "--check"],
        capture_output=True, text=True, check=False, timeout=600,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
