"""Standard streams that are closed or full: no traceback, and a file is never taken for one."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

FULL = "Error: The disk is full: free up some space and run this again\n"


def shell(line: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """A line of shell in which ``$Q`` is the program."""
    return subprocess.run(  # the lines are below
        f'Q="{sys.executable} -m qmines"; {line}',
        shell=True,
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    "arguments",
    ["analyse '1#'", "convert '1*' --to mbf", "generate --seed 1 --json", "--help", "stats --json"],
)
def test_closed_output_is_an_error(tmp_path: Path, arguments: str):
    done = shell(f"QMINES_DATA={tmp_path} $Q {arguments} >&-", tmp_path)
    assert (done.returncode, done.stderr) == (1, "Error: Standard output is closed\n")


def test_standard_output_and_error_may_be_closed(tmp_path: Path):
    done = shell("$Q convert '1*' -o board.mbf >&- 2>&-", tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert (tmp_path / "board.mbf").read_bytes() == bytes([2, 1, 0, 1, 1, 0])
    assert shell("$Q analyse nowhere >&- 2>&-", tmp_path).returncode == 1


@pytest.mark.skipif(sys.platform != "linux", reason="there is no /dev/full")
@pytest.mark.parametrize("arguments", ["analyse '1#'", "--help", "simulate --games 1"])
def test_a_full_disk_is_told(tmp_path: Path, arguments: str):
    done = shell(f"$Q {arguments} >/dev/full", tmp_path)
    assert (done.returncode, done.stderr) == (1, FULL)
