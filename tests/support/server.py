"""A real server in a process of its own."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

import httpx

from support.client import PLAIN, Client
from support.waiting import until

if TYPE_CHECKING:
    from collections.abc import Sequence

QMINES = ("-m", "qmines.cli")


class Server:
    """``qmines web`` or ``qmines serve``; it can be ended and started again with the same data.

    Args:
        folder: for its data.
        arguments: the command and its options; by default ``web`` without a browser.
        program: what Python runs in place of qmines.
        port: where it listens; by default wherever there is room, elsewhere after each start.
        log: whether what it writes to stderr is kept in the folder.
        environment: further variables.
    """

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        program: Sequence[str] = QMINES,
        port: int = 0,
        log: bool = True,
        **environment: str,
    ) -> None:
        command = arguments or ("web",)
        self._command = [sys.executable, *program, *command, "--port", str(port)]
        if command[0] == "web" and "--no-browser" not in command:
            self._command.append("--no-browser")
        self._environment = {**os.environ, "QMINES_DATA": str(folder), **environment}
        self.folder = folder
        self._log = folder / "server.log" if log else Path(os.devnull)
        self.address = ""
        self.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(
                self._command,
                env=self._environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,  # so that its solvers end with it
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert " at " in line, self.said()
        self.address = line.split(" at ")[1].split()[0].rstrip("/")
        until(self._answers, self.said)

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.address.rsplit(":", 1)[1])

    def get(self, path: str, **more: Any) -> httpx.Response:
        """What it answers to somebody who is nobody yet."""
        address = self.address + path
        return httpx.get(address, trust_env=False, verify=PLAIN, timeout=120, **more)

    def client(self) -> Client:
        """Somebody new, who keeps their cookies."""
        return Client(self.address)

    def forget_tries(self) -> None:
        """Sign-ups and logins are counted for each address, and all tests have one."""
        with closing(sqlite3.connect(self.folder / "qmines.db", timeout=60)) as database:
            database.execute("DELETE FROM attempts")
            database.commit()

    def kill(self) -> None:
        """End it and its solvers at once, as a power cut would."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.communicate()

    def workers(self) -> list[int]:
        """The processes that serve beneath it, if there are several."""
        own = self.process.pid
        children = Path(f"/proc/{own}/task/{own}/children").read_text("ascii").split()
        return [int(each) for each in children if b"spawn_main" in command_of(int(each))]

    def stop(self) -> int:
        """End it as Ctrl-C does; tells its exit status."""
        self.process.send_signal(signal.SIGINT)
        self.process.communicate(timeout=120)
        return self.process.returncode

    def said(self) -> str:
        """What it wrote to stderr."""
        return self._log.read_text("utf-8")

    def _answers(self) -> bool:
        assert self.process.poll() is None, self.said()
        try:
            return bool(self.get("/healthz").content)  # healthy or not
        except httpx.TransportError:
            return False


def command_of(process: int) -> bytes:
    """How a process was started; empty if it has ended."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def free_port() -> int:
    """A port on which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
