"""Simulated players: what they did is stored and right, and what was spoiled is noticed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "scale" / "simulated_players.py"
FEW = ("--players", "3", "--seconds", "1", "--pace", "0.01", "0.02", "--slack", "10000")
PLANTS = ("leaderboard-win", "lost-move")


def test_a_lost_move_and_a_wrong_leaderboard_are_noticed():
    """Each is planted after a check that found nothing."""
    planted = [argument for plant in PLANTS for argument in ("--plant", plant)]
    done = subprocess.run(
        [sys.executable, str(SCRIPT), *FEW, "--workers", "1", "--store", "sqlite", *planted],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 1, done.stdout + done.stderr
    problems = [line.partition(": ")[::2] for line in done.stderr.splitlines()[:-1]]
    assert {plant for plant, _ in problems} == set(PLANTS), done.stderr
    wrong = [what for plant, what in problems if plant == "leaderboard-win"]
    assert all(what.startswith("leaderboard ") for what in wrong), done.stderr
    lost = next(what for plant, what in problems if plant == "lost-move")
    assert lost.endswith("is lost"), done.stderr
