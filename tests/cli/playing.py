"""Runs commands as a shell does, with a folder for the data of their own."""

from __future__ import annotations

import io
import subprocess
import sys
from typing import TYPE_CHECKING, NamedTuple

import pytest

from qmines.cli import main

if TYPE_CHECKING:
    from pathlib import Path


class Done(NamedTuple):
    code: int
    out: str
    err: str


class Shell:
    """Commands within this process, in an empty folder."""

    def __init__(
        self,
        folder: Path,
        monkeypatch: pytest.MonkeyPatch,
        capture: pytest.CaptureFixture[bytes],
    ) -> None:
        self.folder = folder
        self._monkeypatch = monkeypatch
        self._capture = capture
        monkeypatch.chdir(folder)
        monkeypatch.setenv("QMINES_DATA", str(folder / "data"))
        monkeypatch.setenv("QMINES_CONFIG", str(folder / "config.toml"))
        for name in ("QMINES_DATABASE_URL", "COLUMNS", "NO_COLOR", "FORCE_COLOR"):
            monkeypatch.delenv(name, raising=False)

    def run(self, *arguments: str, stdin: bytes | str = b"") -> Done:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        self._monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), "utf-8"))
        with pytest.raises(SystemExit) as caught:
            main(arguments)
        out, err = self._capture.readouterr()
        assert isinstance(caught.value.code, int)
        return Done(caught.value.code, out.decode(), err.decode())

    def play(self, *lines: str, options: tuple[str, ...] = ()) -> str:
        """What ``qmines play --plain`` prints when these lines are typed; it must end well."""
        done = self.run("play", "--plain", *options, stdin="\n".join([*lines, ""]))
        assert (done.code, done.err) == (0, "")
        return done.out


def start(*arguments: str, folder: Path) -> subprocess.Popen[str]:
    """A command as a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "qmines", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=folder,
    )


def told(process: subprocess.Popen[str], *lines: str, until: str) -> None:
    """Type lines, and wait for a line that contains some words."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.writelines(f"{line}\n" for line in lines)
    process.stdin.flush()
    while line := process.stdout.readline():
        if until in line:
            return
    pytest.fail(f"the command ended before it said {until!r}")
