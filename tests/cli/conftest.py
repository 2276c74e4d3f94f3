"""Commands run in this process, and what they leave behind."""

from __future__ import annotations

import io
import sys
from typing import TYPE_CHECKING, NamedTuple

import pytest

from cli.playing import Shell
from qmines.cli import main

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


class Outcome(NamedTuple):
    """What a shell sees of a command."""

    code: int
    out: bytes
    err: str

    @property
    def text(self) -> str:
        return self.out.decode()


@pytest.fixture
def command(
    capsysbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch
) -> Callable[..., Outcome]:
    """Runs ``qmines`` with arguments and with bytes on standard input."""
    for name in ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments: str, stdin: bytes | str = b"") -> Outcome:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
        with pytest.raises(SystemExit) as caught:
            main(arguments)
        out, err = capsysbinary.readouterr()
        assert isinstance(caught.value.code, int)
        return Outcome(caught.value.code, out, err.decode())

    return run


@pytest.fixture
def shell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> Shell:
    """Commands of this process, in an empty folder."""
    return Shell(tmp_path, monkeypatch, capsysbinary)
