"""Stopping the tests leaves no process behind, however they are stopped."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from support.leftovers import processes_of
from support.waiting import until

pytestmark = [
    pytest.mark.extra,
    pytest.mark.skipif(sys.platform != "linux", reason="processes are found as Linux shows them"),
]

TESTS = Path(__file__).parent
STARTS = """
import os, subprocess, time
from pathlib import Path
from support.server import Server

def test_that_never_ends(tmp_path):
    Server(tmp_path)
    # The first leaves its parent, as tmux does; the second has no environment, like nginx.
    subprocess.run(["sh", "-c", "setsid sleep 600 &"], check=True)
    subprocess.Popen(["sh", "-c", "sleep 600; exit", tmp_path], env={}, start_new_session=True)
    Path("ready").write_text(os.environ["QMINES_TEST_FOLDER"])
    time.sleep(600)
"""


@pytest.mark.parametrize("how", ["SIGINT", "SIGTERM", "SIGKILL"])
@pytest.mark.parametrize("workers", [0, 1])
def test_nothing_is_left(tmp_path: Path, how: str, workers: int) -> None:
    (tmp_path / "test_it.py").write_text(STARTS)
    ready = tmp_path / "ready"
    running = subprocess.Popen(
        [sys.executable, "-m", "pytest", "-q", f"-n{workers}", "-p", "support.leftovers", "."],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(TESTS)},
        start_new_session=True,
        stdout=subprocess.DEVNULL,
    )
    folder = until(lambda: ready.exists() and ready.read_text())
    assert len(processes_of(folder)) > 4
    if how == "SIGINT":  # a terminal sends it to all
        os.killpg(running.pid, signal.SIGINT)
    else:
        running.send_signal(signal.Signals[how])
    running.wait()
    until(lambda: not processes_of(folder), lambda: processes_of(folder))
