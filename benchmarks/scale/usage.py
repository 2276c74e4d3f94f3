"""What a server uses: CPU time and memory of its processes, and what its database stores."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).parents[1] / "fire"))

from everything import cpu_seconds
from served import Server, unshared

if TYPE_CHECKING:
    from audit import Stored


@dataclass
class Usage:
    """CPU seconds and memory (MiB) by kind of process: ``web``, ``solver`` and ``database``."""

    cpu: dict[str, float] = field(default_factory=lambda: dict.fromkeys(KINDS, 0.0))
    memory: dict[str, float] = field(default_factory=lambda: dict.fromkeys(KINDS, 0.0))

    def since(self, before: Usage) -> dict[str, float]:
        """The CPU seconds since then."""
        return {kind: self.cpu[kind] - before.cpu[kind] for kind in KINDS}


KINDS = ("web", "solver", "database")


class Meter:
    """Reads what a server uses; ``database`` is the name of its PostgreSQL database, or empty."""

    def __init__(self, server: Server, database: str = "") -> None:
        self._server = server
        self._database = database
        self._ended: dict[int, float] = {}  # connections to the database that may have ended

    def read(self) -> Usage:
        """What it has used so far. Read it now and then: processes that ended keep no record."""
        found = Usage()
        for process in (self._server.process.pid, *self._server.children()):
            kind = "solver" if b"forkserver" in _command(process) else "web"
            try:
                own, gone = cpu_seconds(process)
            except (FileNotFoundError, ProcessLookupError):
                continue
            found.cpu[kind] += own + (gone if kind == "solver" else 0.0)
            found.memory[kind] += unshared(process) / 1024
        for process in self._backends():
            try:
                self._ended[process] = cpu_seconds(process)[0]
            except (FileNotFoundError, ProcessLookupError):
                continue
            found.memory["database"] += unshared(process) / 1024
        found.cpu["database"] = sum(self._ended.values())
        return found

    def _backends(self) -> list[int]:
        """The processes of PostgreSQL that serve our database."""
        if not self._database:
            return []
        name = f" {self._database} ".encode()
        numbers = (int(each.name) for each in Path("/proc").iterdir() if each.name.isdigit())
        return [each for each in numbers if name in _command(each)]


def _command(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def stored_sizes(stored: Stored) -> dict[str, tuple[int, int]]:
    """Rows and bytes, with indexes, of each table of a PostgreSQL database."""
    names = stored.rows("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'")
    found = {}
    for (name,) in names:
        (row,) = stored.rows(
            f"SELECT count(*) AS rows, pg_total_relation_size('{name}') AS bytes FROM {name}"
        )
        found[name] = (row.rows, row.bytes)
    return found


def database_bytes(stored: Stored, folder: Path) -> int:
    """The size of a database: of the PostgreSQL database, or of SQLite's files."""
    if any(files := [*folder.glob("*.db*")]):
        return sum(file.stat().st_size for file in files)
    return int(stored.rows("SELECT pg_database_size(current_database())")[0][0])
