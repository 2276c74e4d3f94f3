"""Games replay to the same end, here and in another process. See slow_replay for 100,000."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from qmines.messages import plain_text
from qmines.modes import classic
from session.players import LEVELS, play
from session.replays import fingerprint, mismatch


def test_games_derived_again_are_the_same():
    wrong = [seed for seed in range(800) if mismatch(seed, most=25, as_file=seed % 5 == 0)]
    assert wrong == []


def test_another_process_plays_the_same_games():
    """Nothing rests on the order of sets, on what was played before, or on the process."""
    script = Path(__file__).with_name("replays.py")
    done = subprocess.run(
        [sys.executable, str(script), "100", "160"],
        env=os.environ | {"PYTHONHASHSEED": "12345"},
        capture_output=True,
        text=True,
        check=True,
    )
    ours = [fingerprint(play(seed, levels=LEVELS)) for seed in reversed(range(100, 160))]
    assert done.stdout.split() == ours[::-1]


def test_a_planted_drift_is_caught(monkeypatch):
    """Rules that count their calls instead of being pure do not replay."""
    calls = iter(range(10**9))
    opened = classic.opened

    def drifting(state, asked):
        return opened(state, asked, notices=(plain_text(str(next(calls) % 7)),))

    monkeypatch.setattr(classic, "opened", drifting)
    assert any(mismatch(seed, most=25) for seed in range(40))
