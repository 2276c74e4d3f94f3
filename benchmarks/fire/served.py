"""A real server in a process of its own, for what is done to it under fire."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Self

import httpx

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

HERE = Path(__file__).parent
PATIENCE = 120.0


class Server:
    """A server that can be killed and started again on the same database, at whatever address.

    Args:
        folder: for its data.
        command: after ``qmines``; a port is chosen freely.
        fault: one of those in faulty.py, planted in it.
        program: what is started in place of qmines.
        environment: further variables.
    """

    def __init__(
        self,
        folder: Path,
        *command: str,
        fault: str = "",
        program: Sequence[str] = (),
        environment: Mapping[str, str] | None = None,
    ) -> None:
        started = [str(HERE / "faulty.py"), fault] if fault else ["-m", "qmines.cli"]
        self._command = [
            sys.executable,
            *(program or started),
            *(command or ("web", "--no-browser")),
        ]
        self._command += ["--port", "0"]
        self._environment = {**os.environ, "QMINES_DATA": str(folder), **(environment or {})}
        self.folder = folder
        self.address = ""
        self.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        """Again, on the same database; returns when it answers."""
        self.process = subprocess.Popen(
            self._command,
            env=self._environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            start_new_session=True,
        )
        line = self.process.stdout.readline()
        self.address = line.split(" at ")[1].split()[0].rstrip("/")
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.02)

    @property
    def port(self) -> int:
        """Where it listens, on this machine."""
        return int(self.address.rsplit(":", 1)[1])

    def metric(self, name: str) -> float:
        """One of the figures that it counts."""
        told = httpx.get(f"{self.address}/metrics", trust_env=False, timeout=PATIENCE).text
        return float(re.search(rf"^{name} (\S+)$", told, re.MULTILINE)[1])

    def kib(self) -> int:
        """The memory of the process that serves, without its solvers, in KiB."""
        return unshared(self.process.pid)

    def children(self) -> list[int]:
        """The processes beneath it, however deep."""
        found, waiting = [], [self.process.pid]
        while waiting:
            folder = Path(f"/proc/{waiting.pop()}/task")
            for task in folder.iterdir():
                told = (task / "children").read_text("ascii").split()
                found += map(int, told)
                waiting += map(int, told)
        return found

    def kill(self) -> None:
        """The server and its solvers, at once."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.communicate()

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.address}/healthz", trust_env=False, timeout=10).is_success
        except httpx.TransportError:
            assert self.process.poll() is None, "the server has ended"
            return False


def unshared(process: int) -> int:
    """A process's share of the memory that is nobody's file, in KiB; 0 if it has ended.

    The share of files, such as libraries, grows whenever another process that has them open ends.
    """
    try:
        told = Path(f"/proc/{process}/smaps_rollup").read_text("ascii")
    except (FileNotFoundError, ProcessLookupError):
        return 0
    return int(re.search(r"^Pss_Anon: +(\d+)", told, re.MULTILINE)[1])
