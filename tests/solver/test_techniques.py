"""Adding a technique: one file, its messages and one line that registers it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]
HUNCH = TESTS / "solver/techniques/hunch.py"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The program with another technique, in a process of its own."""
    command = [sys.executable, "-m", "solver.techniques.with_hunch", *arguments]
    paths = os.pathsep.join([str(TESTS), *sys.path])
    return subprocess.run(
        command, env=os.environ | {"PYTHONPATH": paths}, capture_output=True, text=True, check=False
    )


def test_a_technique_is_one_file_and_one_registration(tmp_path: Path):
    done = run(f"sqlite:///{tmp_path}/games.db", str(HUNCH))
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["told"] == [
        "Look at (0,1): you have a hunch.",
        "You have a feeling about 1 cell. So (0,1) is a mine.",
    ]
    assert found["read"]
    assert found["rank"] == 5
    assert found["drill"] == "8x6x7"
    assert found["lessons"] == ["single", "pair", "split", "total", "count", "hunch"]
    assert found["trainer"][-1] == "hunch"
    assert found["command"]


def test_a_technique_without_its_file_stops_everything(tmp_path: Path):
    done = run(f"sqlite:///{tmp_path}/games.db")
    assert done.returncode == 1
    assert "No module named 'qmines.solver.techniques.hunch'" in done.stderr
