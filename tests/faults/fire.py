"""Runs a command of benchmarks/fire: it holds, or finds the mistake planted in the server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

FIRE = Path(__file__).parents[2] / "benchmarks" / "fire"
SCALE = FIRE.with_name("scale")
BUSY = ("--nice", "0", "--slack", "20")  # for attacks on a machine with other work


def run(script: str, *arguments: str, folder: Path = FIRE) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(folder / f"{script}.py"), *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )


def holds(script: str, *arguments: str, folder: Path = FIRE) -> str:
    done = run(script, *arguments, folder=folder)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def is_found(fault: str, words: str, script: str, *arguments: str) -> None:
    done = run(script, *arguments, "--fault", fault)
    assert done.returncode == 1, done.stdout
    assert words in done.stderr
    assert "Traceback" not in done.stderr
