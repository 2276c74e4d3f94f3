"""A real server in a process of its own, for what is done to it under fire."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import httpx

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from support import server
from support.waiting import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

HERE = Path(__file__).parent


class Server(server.Server):
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
        planted = (str(HERE / "faulty.py"), fault) if fault else server.QMINES
        super().__init__(
            folder,
            *command,
            program=program or planted,
            log=False,  # a disk may be made to fill up
            **(environment or {}),
        )

    def metric(self, name: str) -> float:
        """One of the figures that it counts."""
        told = httpx.get(
            f"{self.address}/metrics", trust_env=False, verify=False, timeout=PATIENCE
        ).text
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


def unshared(process: int) -> int:
    """A process's share of the memory that is nobody's file, in KiB; 0 if it has ended.

    The share of files, such as libraries, grows whenever another process that has them open ends.
    """
    try:
        told = Path(f"/proc/{process}/smaps_rollup").read_text("ascii")
    except (FileNotFoundError, ProcessLookupError):
        return 0
    return int(re.search(r"^Pss_Anon: +(\d+)", told, re.MULTILINE)[1])
