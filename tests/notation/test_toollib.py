"""Recorded games read in a process of its own: it keeps its limits, and leaves nothing behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from qmines.notation import toollib
from support.packages import package
from support.waiting import PATIENCE, until

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.skipif(os.name == "nt", reason="needs signals")
READS = """
import sys
from qmines.notation import toollib
toollib.find_spec = lambda name: True
toollib.sys.executable = sys.argv[1]
toollib.to_rawvf(b"x", ".avf")
"""


def test_a_killed_solver_leaves_no_folder(tmp_path: Path):
    """A cancelled upload kills the process that waits for the reader."""
    folder, told = tmp_path / "tmp", tmp_path / "pid"
    folder.mkdir()
    reader = tmp_path / "reader"
    reader.write_text(f"#!/bin/sh\necho $$ > {told}.new; mv {told}.new {told}\nexec sleep 600\n")
    reader.chmod(0o755)
    waiting = subprocess.Popen(
        [sys.executable, "-c", READS, str(reader)], env={**os.environ, "TMPDIR": str(folder)}
    )
    try:
        until(told.exists)
        waiting.kill()
        waiting.wait(PATIENCE)
        assert list(folder.iterdir()) == []
    finally:
        waiting.kill()
        os.kill(int(told.read_text()), signal.SIGKILL)


@pytest.mark.extra
def test_the_reader_ends_by_itself():
    package("ms_toollib")
    """Nobody else is left to end it where its solver was killed."""
    command = [sys.executable, "-I", toollib.__file__, "avf", "0.2"]
    reader = subprocess.Popen(command, stdin=subprocess.PIPE)  # which is never closed
    try:
        assert reader.wait(PATIENCE) == -signal.SIGALRM
    finally:
        reader.kill()
        assert reader.stdin is not None
        reader.stdin.close()


OPENS = """
import sys
class AvfVideo:
    def __init__(self, name, data):
        open("left-behind", "w")
    def parse(self):
        raise SystemExit(0)
"""


def test_the_reader_writes_no_files(tmp_path: Path):
    (tmp_path / "ms_toollib.py").write_text(OPENS)
    code = "import runpy, sys; del sys.argv[0]; runpy.run_path(sys.argv[0], run_name='__main__')"
    done = subprocess.run(
        [sys.executable, "-c", code, toollib.__file__, "avf", "60"],
        input=b"x",
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        check=False,
    )
    assert done.returncode != 0
    assert b"Too many open files" in done.stderr
    assert [each.name for each in tmp_path.iterdir()] == ["ms_toollib.py"]
