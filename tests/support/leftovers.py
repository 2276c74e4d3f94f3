"""Kills whatever a run of tests leaves behind, however the run ends.

On Ctrl-C and SIGTERM, tests first end what they have started themselves. What is left then, or
after pytest was killed, is killed by a process of its own, which finds it by the folder of the run:
every process that a test starts has it in its environment or its command line. (nginx overwrites
its environment.)
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

PROCESSES = Path("/proc")
FOLDER = "QMINES_TEST_FOLDER"


@pytest.hookimpl(trylast=True)  # after the folder is known
def pytest_configure(config: pytest.Config) -> None:
    """Start the process that kills; only the process that the user has started does this."""
    if hasattr(config, "workerinput") or not (PROCESSES / "self" / "environ").exists():
        return
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    folder = f"{config._tmp_path_factory.getbasetemp()}/"
    killer = subprocess.Popen(
        [sys.executable, "-I", __file__, folder],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        start_new_session=True,  # Ctrl-C is not for it
    )
    os.environ[FOLDER] = folder
    config.add_cleanup(killer.communicate)


def processes_of(folder: str) -> list[int]:
    """The processes of a run of tests."""
    found = []
    for process in PROCESSES.glob("[0-9]*"):
        with suppress(OSError):
            told = (process / "environ").read_bytes() + (process / "cmdline").read_bytes()
            if folder.encode() in told:
                found.append(int(process.name))
    return found


def main() -> None:
    """Wait until pytest has ended, and kill what is left."""
    sys.stdin.read()
    while left := set(processes_of(sys.argv[1])) - {os.getpid()}:
        for process in left:
            with suppress(OSError):
                os.kill(process, signal.SIGKILL)


if __name__ == "__main__":
    main()
