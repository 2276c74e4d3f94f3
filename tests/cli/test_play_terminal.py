"""The plain game and the replay on a terminal: colours, prompts, the offer to resume, Ctrl-C."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Self

import pytest

from qmines.session import new_game
from qmines.store import Store
from support.texts import ending, text

if TYPE_CHECKING:
    from pathlib import Path

pty = pytest.importorskip("pty", reason="there are no such terminals on Windows")
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


class Terminal:
    """A command on a terminal of its own, typed to and read like one."""

    def __init__(self, folder: Path, *arguments: str, lines: int = 24, **more: str) -> None:
        keep = {"PATH", "HOME", "PYTHONPATH", "LANG", "SYSTEMROOT"}
        env = {key: value for key, value in os.environ.items() if key in keep}
        env |= {"TERM": "xterm-256color", "COLORTERM": "truecolor", "PYTHONIOENCODING": "utf-8"}
        env |= {"COLUMNS": "80", "LINES": str(lines), "QMINES_DATA": str(folder / "data")} | more
        self.ours, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "qmines", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=env,
            cwd=folder,
            start_new_session=True,
        )
        os.close(theirs)
        self.raw = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait(timeout=20)
        os.close(self.ours)

    def type(self, text: str) -> None:
        os.write(self.ours, text.encode())

    def interrupt(self) -> None:
        """Press Ctrl-C, and again where Python was between a look at its signals and a read."""
        for _ in range(10):
            os.killpg(self.process.pid, signal.SIGINT)
            if select.select([self.ours], [], [], 3)[0]:
                return

    def until(self, words: str, *, timeout: float = 30) -> str:
        """What has appeared since the last call, up to these words."""
        end = time.monotonic() + timeout
        while words not in (seen := ESCAPE.sub("", self.raw)):
            assert time.monotonic() < end, f"{words!r} did not appear in {seen!r}"
            if select.select([self.ours], [], [], 0.1)[0]:
                try:
                    self.raw += os.read(self.ours, 65536).decode().replace("\r\n", "\n")
                except OSError:  # the other side has closed it
                    assert words in ESCAPE.sub("", self.raw), seen
        found, self.last = seen, self.raw
        self.raw = ""
        return found

    def code(self) -> int:
        return self.process.wait(timeout=20)


@pytest.mark.extra
def test_a_game_is_left_and_offered_again(tmp_path: Path):
    with Terminal(tmp_path, "play", "--plain", "--seed", "7") as terminal:
        first = terminal.until("quit.\n> ")
        assert "9×9, 10 mines" in first
        terminal.type("open 4 4\n")
        terminal.until("mines 10   time 0:00\n> ")
        assert "\x1b[1;38;2;0;0;255;48;2;228;228;228m" in terminal.last  # a blue 1 on its tile
        terminal.type("dance\n")
        assert text("plain-unknown", command="dance") in terminal.until("\n> ")
        terminal.type("\x04")  # the end of the input
        terminal.until("Game saved. To resume: qmines play --plain --resume")
        assert terminal.code() == 0
    with Terminal(tmp_path, "play", "--plain") as terminal:
        offer = terminal.until("Resume this game? [Y/n] ")
        assert "Unfinished game: beginner, classic, 0:0" in offer
        assert "just now" in offer
        terminal.type("\n")
        assert "0  # 1 · ·" in terminal.until("\n> ")
        terminal.type("quit\n")
        assert terminal.code() == 0
    with Terminal(tmp_path, "play", "--plain") as terminal:
        terminal.until("Resume this game? [Y/n] ")
        terminal.type("n\n")
        assert "0  # # # # " in terminal.until("quit.\n> ")
    with Terminal(tmp_path, "play", "--plain", "--level", "expert") as terminal:
        assert "Resume" not in terminal.until("quit.\n> ")  # another one is wanted


def test_without_colours(tmp_path: Path):
    with Terminal(tmp_path, "play", "--plain", "--seed", "7", NO_COLOR="1") as terminal:
        terminal.until("quit.\n> ")
        terminal.type("open 4 4\n")
        terminal.until("\n> ")
        assert not re.search(r"\x1b\[[0-9;]*[34]8;", terminal.last)


def test_a_low_terminal_shows_the_rows_around_the_move(tmp_path: Path):
    with Terminal(tmp_path, "play", "--plain", "--level", "expert", lines=14) as terminal:
        terminal.until("quit.\n> ")
        terminal.type("flag 12 3\n")
        shown = terminal.until("\n> ")
        assert text("plain-part-rows", first=9, last=15) in shown
        assert len(shown.splitlines()) <= 14


def test_ctrl_c_leaves_and_keeps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with Terminal(tmp_path, "play", "--plain", "--seed", "7") as terminal:
        terminal.until("quit.\n> ")
        terminal.type("open 4 4\n")
        terminal.until("\n> ")
        terminal.interrupt()
        terminal.until("Game saved.")
        assert terminal.code() == 130
    monkeypatch.setenv("QMINES_DATA", str(tmp_path / "data"))
    with Store() as store:
        (game,) = store.games(unfinished=True)
    assert game.events == 2  # and the clock was stopped


def test_stepping_through_a_replay(tmp_path: Path):
    game = new_game("9x9x10", seed=7)
    game.open(4, 4)
    game.open(1, 0)
    game.save(tmp_path / "game.qmines")
    with Terminal(tmp_path, "replay", "game.qmines", "--plain") as terminal:
        assert "step 0 of 2" in terminal.until("step number: ")
        terminal.type("\n")
        assert ">80" in terminal.until("step number: ")
        terminal.type("7\n")
        assert "Type n, p, q, or a step from 0 to 2" in terminal.until("step number: ")
        terminal.type("p\n")
        assert "step 0 of 2" in terminal.until("step number: ")
        terminal.type("2\n")
        assert ending("lost", "mine") in terminal.until("step number: ")
        terminal.type("q\n")
        assert terminal.code() == 0
