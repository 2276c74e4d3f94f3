"""Run commands within limits: one after the other, each in a process of its own.

    python -m cli.devices < cases.json

A case is a list of arguments; the answer to each is its exit code (negative: the signal that ended
it) and what it said. Forking saves the time to import everything for each.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
import tempfile
from importlib import import_module

SECONDS = 20  # a busy machine takes its time
MEMORY = 1 << 30
NEEDED = {"site": "qmines.web.static_site", "simulate": "qmines.lab"}
"""What some commands import, besides."""


def answer(arguments: list[str]) -> tuple[int, str]:
    """The exit code of a command and its errors."""
    with tempfile.TemporaryFile() as said:
        child = os.fork()
        if child == 0:
            os.dup2(os.open(os.devnull, os.O_RDWR), 0)
            os.dup2(0, 1)
            os.dup2(said.fileno(), 2)
            resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
            signal.alarm(3 * SECONDS)
            try:
                main(arguments)
            except SystemExit as end:
                sys.stdout.flush()
                os._exit(end.code if isinstance(end.code, int) else 99)
            except BaseException as error:  # noqa: BLE001
                os.write(2, f"{type(error).__name__}: {error}".encode())
                os._exit(98)
        _, status = os.waitpid(child, 0)
        said.seek(0)
        return os.waitstatus_to_exitcode(status), said.read(10_000).decode()


if __name__ == "__main__":
    from qmines.cli import main
    from qmines.cli.commands import analyse, circuit, convert, hint, replay, verify  # noqa: F401

    cases = json.load(sys.stdin)
    for name in {"qmines.play", "qmines.store", *(NEEDED.get(case[0], "json") for case in cases)}:
        import_module(name)
    print(json.dumps([answer(case) for case in cases]))  # noqa: T201
