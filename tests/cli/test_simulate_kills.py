"""``qmines simulate`` interrupted and killed: what is done stays, and the end is the same."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest

from qmines.core.levels import LEVELS
from qmines.lab import Journal, SeededContest, prepare

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.extra

CONTEST = SeededContest(LEVELS["expert"], strategy="safest", seed=12)
COMMAND = (
    sys.executable, "-m", "qmines", "simulate", "--strategy", "safest", "--seed", "12",
    "--jobs", "1", "--json",
)  # fmt: skip
LONG = 10_000_000


def wait_for(path: Path, size: int, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + 30
    while not path.exists() or path.stat().st_size < size:
        assert process.poll() is None
        assert time.monotonic() < end
        time.sleep(0.01)


def test_killed_and_resumed(tmp_path: Path):
    keep, record = tmp_path / "games", tmp_path / "record"
    for size in (1000, 6000):
        process = subprocess.Popen(
            [*COMMAND, "--games", str(LONG), "--resume", str(keep)], stdout=subprocess.PIPE
        )
        wait_for(keep, size, process)
        process.kill()
        process.communicate()
    with Journal(keep, [CONTEST]) as journal:
        kept = prepare(CONTEST, LONG, journal)
    assert kept.count
    total = int(kept.numbers.max()) + 200
    found = subprocess.run(
        [*COMMAND, "--games", str(total), "--resume", str(keep), "--record", str(record)],
        capture_output=True,
        check=True,
    )
    games = CONTEST.chunk(0, total).play()
    assert games is not None
    assert json.loads(found.stdout)["won"] == games.won.sum()
    lines = [json.loads(line) for line in record.read_text("utf-8").splitlines()]
    assert [line["index"] for line in lines] == [*range(total)]
    assert [line["won"] for line in lines] == games.won.tolist()
    assert [line["guesses"] for line in lines] == games.guesses.tolist()


def test_ctrl_c_keeps_what_is_done(tmp_path: Path):
    keep = tmp_path / "games"
    process = subprocess.Popen(
        [*COMMAND, "--games", str(LONG), "--resume", str(keep)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    wait_for(keep, 1000, process)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert (process.returncode, err) == (130, b"")
    found = json.loads(out)
    assert 0 < found["games"] < LONG
    with Journal(keep, [CONTEST]) as journal:
        kept = prepare(CONTEST, LONG, journal)
    assert (kept.count, kept.won) == (found["games"], found["won"])
    games = CONTEST.chunk(0, int(kept.numbers.max()) + 1).play()
    assert games is not None
    assert kept.games.same(games.where(kept.done[: len(games)]))


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="no pseudo-terminals here")
def test_the_bar_is_shown_on_a_terminal():
    parent, child = pty.openpty()
    environment = os.environ | {"TERM": "xterm", "COLUMNS": "100", "LINES": "24"}
    process = subprocess.Popen(
        [*COMMAND, "--games", str(LONG)], stdout=subprocess.PIPE, stderr=child, env=environment
    )
    os.close(child)
    seen = b""
    end = time.monotonic() + 20
    while b"left" not in seen and time.monotonic() < end:
        seen += os.read(parent, 4096)
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=20)
    os.close(parent)
    text = seen.decode()
    assert process.returncode == 130
    assert json.loads(out)["games"]
    for part in ("safest", "/10,000,000", "% (", "/s", " left"):
        assert part in text
