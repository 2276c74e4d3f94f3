"""Where nothing can be saved: no home folder, or one that cannot be written."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest

from support.texts import words

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.extra

# A user without an entry in the list of users, as in many containers.
NOBODY = """
import pwd, sys
def unknown(_): raise KeyError("no such user")
pwd.getpwuid = pwd.getpwnam = unknown
from qmines.cli import main
main(sys.argv[1:])
"""
HOMES = {"unset": None, "a file": "/dev/null", "not writable": "/proc"}


def environment(home: str | None, **more: str) -> dict[str, str]:
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
    return {**kept, **more} | ({} if home is None else {"HOME": home})


def run(folder: Path, home: str | None, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", NOBODY, *arguments],
        input="open 4 4\nquit\n",
        capture_output=True,
        text=True,
        cwd=folder,
        env=environment(home),
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize("home", HOMES.values(), ids=HOMES)
def test_plain_mode_plays_and_says_that_nothing_is_saved(tmp_path: Path, home: str | None):
    done = run(tmp_path, home, "play", "--plain", "--seed", "1")
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    path = f"{home or '~'}/.local/share/qmines"
    assert words("play-not-saved", path=path) in done.stdout.splitlines()[0]
    assert "> open 4 4" in done.stdout
    assert not list(tmp_path.iterdir())


def test_other_commands_work_or_say_what_is_wrong(tmp_path: Path):
    done = run(tmp_path, None, "simulate", "--level", "beginner", "--games", "3", "--json")
    assert done.returncode == 0
    assert json.loads(done.stdout)
    for home, *arguments in (
        (None, "stats"),
        ("/proc", "stats"),
        (None, "play", "--plain", "--resume", "abc"),
        ("/proc", "serve", "--port", "0"),
        (None, "web", "--no-browser"),
    ):
        done = run(tmp_path, home, *arguments)
        assert done.returncode == 1, arguments
        assert done.stdout == "", arguments
        assert re.fullmatch(r"Error: Cannot .*\n", done.stderr), done.stderr
    assert not list(tmp_path.iterdir())


def test_a_folder_that_was_asked_for_is_not_given_up_quietly(tmp_path: Path):
    done = subprocess.run(
        [sys.executable, "-m", "qmines", "play", "--plain"],
        input="quit\n",
        capture_output=True,
        text=True,
        env=environment("/proc", QMINES_DATA="/dev/null/qmines"),
        cwd=tmp_path,
        check=False,
    )
    assert done.returncode == 1
    assert "--no-store" in done.stderr


def test_the_terminal_game_plays_and_says_that_nothing_is_saved(tmp_path: Path):
    process, terminal = pty.fork()
    if process == 0:  # pragma: no cover
        os.chdir(tmp_path)
        command = [sys.executable, "-c", NOBODY]
        os.execve(command[0], command, environment(None, TERM="xterm-256color", COLUMNS="80"))
    seen, end = b"", time.monotonic() + 60
    wanted = words("play-not-saved", path="|").partition("|")[0].strip().encode()
    while wanted not in seen and b"Traceback" not in seen:
        assert time.monotonic() < end, seen[-2000:]
        if select.select([terminal], [], [], 1)[0]:
            seen += os.read(terminal, 65536)
    os.write(terminal, b"\x11")  # Ctrl+Q
    while True:
        try:
            if not os.read(terminal, 65536):
                break
        except OSError:  # it has ended
            break
    os.close(terminal)
    assert os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]) == 0
    assert not list(tmp_path.iterdir())
