"""docs/scale.md shows what the model computes from the recorded measurements."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCALE = ROOT / "benchmarks" / "scale"


def test_the_tables_are_those_of_the_model():
    page = (ROOT / "docs" / "scale.md").read_text("utf-8")
    done = subprocess.run(
        [sys.executable, str(SCALE / "capacity.py")], capture_output=True, text=True, check=True
    )
    tables = [part.strip() for part in done.stdout.split("\n\n") if part.startswith("|")]
    assert len(tables) == page.count(": begin -->") == 5
    for table in tables:
        assert f"begin -->\n\n{table}\n\n<!-- " in page


def test_the_recorded_measurements_are_complete():
    measured = json.loads((SCALE / "measured.json").read_text("utf-8"))
    assert list(measured["processes"]) == ["1", "2", "4"]
    run = measured["players"]
    assert (run["players"], run["seconds"]) == (200, 600)
    assert run["checked"]["lost moves"] == run["checked"]["wrong leaderboards"] == 0
