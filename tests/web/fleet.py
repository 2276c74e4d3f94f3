"""Several real servers on one real PostgreSQL behind a real proxy, as docs/serve.md tells."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Self

import httpx

from support.client import PLAIN
from support.postgres import new_database
from support.programs import program
from support.waiting import PATIENCE, until

CONFIG = Path(__file__).parents[2] / "docs" / "nginx.conf"
wait_for = until


class Fleet:
    """``qmines serve`` several times, and nginx before them."""

    def __init__(self, folder: Path, processes: int = 3) -> None:
        self.folder = folder
        self.proxy = nginx()
        self.database = ""
        self._stack = ExitStack()
        ports = free_ports(processes + 1)
        self.address = f"http://127.0.0.1:{ports[0]}"
        self.ports = ports[1:]
        self.processes: list[subprocess.Popen[bytes] | None] = [None] * processes
        self._nginx: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.database = self._stack.enter_context(new_database("fleet"))
        for number in range(len(self.ports)):  # at once: who is first makes the schema
            self.launch(number)
        for number in range(len(self.ports)):
            self.ready(number)
        (self.folder / "nginx.conf").write_text(self._config(), "utf-8")
        command = [self.proxy, "-p", str(self.folder), "-c", "nginx.conf", "-g", "daemon off;"]
        with (self.folder / "nginx.log").open("wb") as log:
            self._nginx = subprocess.Popen(command, stdout=log, stderr=log)
        wait_for(lambda: answers(f"{self.address}/healthz"), self._said)
        return self

    def __exit__(self, *_: object) -> None:
        for number, process in enumerate(self.processes):
            if process is not None:
                self.kill(number)
        if self._nginx is not None:
            self._nginx.terminate()
            self._nginx.wait()
        self._stack.close()

    def launch(self, number: int) -> None:
        """Start a process."""
        command = [sys.executable, "-m", "qmines.cli", "serve", "--log", "none", "--solvers", "1"]
        environment = {**os.environ, "QMINES_DATABASE_URL": self.database}
        with (self.folder / f"serve{number}.log").open("ab") as log:
            self.processes[number] = subprocess.Popen(
                [*command, "--port", str(self.ports[number])],
                env=environment | {"QMINES_DATA": str(self.folder)},
                stdout=log,
                stderr=log,
            )

    def ready(self, number: int) -> None:
        """Wait until a process answers."""
        wait_for(lambda: answers(f"{self.own_address(number)}/healthz"), self._said)

    def own_address(self, number: int) -> str:
        """A process without the proxy."""
        return f"http://127.0.0.1:{self.ports[number]}"

    def kill(self, number: int) -> None:
        """As a power cut would."""
        self._end(number, signal.SIGKILL)

    def stop(self, number: int) -> int:
        """As systemd does; tells how it ended."""
        return self._end(number, signal.SIGTERM)

    def sockets(self, number: int) -> int:
        """How many sockets a process holds."""
        told = get(f"{self.own_address(number)}/metrics").text
        found = re.search(r"^qmines_sockets (\d+)", told, re.MULTILINE)
        assert found, told
        return int(found[1])

    def _end(self, number: int, how: signal.Signals) -> int:
        process = self.processes[number]
        assert process is not None
        process.send_signal(how)
        self.processes[number] = None
        return process.wait(timeout=PATIENCE)

    def _config(self) -> str:
        told = CONFIG.read_text("utf-8")
        told = told.replace("127.0.0.1:8710", self.address.removeprefix("http://"))
        told = told.replace("worker_processes auto", "worker_processes 1")
        for default, port in zip((8711, 8712, 8713), self.ports, strict=False):
            told = told.replace(f"127.0.0.1:{default}", f"127.0.0.1:{port}")
        return re.sub(r" *server 127\.0\.0\.1:871\d .*\n", "", told)

    def _said(self) -> str:
        return "\n".join(each.read_text("utf-8") for each in self.folder.glob("*.log"))


def nginx() -> str:
    """The program; without it the test is skipped, under CI it fails."""
    return str(program("nginx"))


def free_ports(count: int) -> list[int]:
    probes = [socket.socket() for _ in range(count)]
    for probe in probes:
        probe.bind(("127.0.0.1", 0))
    found = [int(probe.getsockname()[1]) for probe in probes]
    for probe in probes:
        probe.close()
    return found


def answers(address: str) -> bool:
    try:
        return get(address).status_code == 200
    except httpx.TransportError:
        return False


def get(address: str) -> httpx.Response:
    return httpx.get(address, trust_env=False, verify=PLAIN, timeout=10)
