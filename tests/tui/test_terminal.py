"""From end to end in a real terminal: tmux types, and its screen is read."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from qmines.session import new_game
from qmines.store import Store
from store.test_trouble import played, scribble
from support.programs import program
from support.waiting import until

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.extra


class Terminal:
    """A tmux server of its own with one window in it."""

    def __init__(self, folder: Path) -> None:
        program("tmux")
        self.folder = folder
        self._starts = 0
        self._socket = f"qmines-{os.getpid()}-{folder.name[-20:]}"
        keep = {"PATH", "PYTHONPATH", "HOME"}
        self._env = {key: value for key, value in os.environ.items() if key in keep}
        self._env |= {"LANG": "C.UTF-8", "QMINES_DATA": str(folder), "TERM": "xterm-256color"}
        self._env |= {"QMINES_CONFIG": str(folder / "config.toml")}
        # A server in which nothing runs keeps tmux alive when the game has ended.
        self._tmux("-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24", "-s", "spare")

    def _tmux(self, *arguments: str) -> str:
        command = ["tmux", "-L", self._socket, *arguments]
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=self._env)
        return done.stdout

    def start(self, *arguments: str, columns: int = 80, lines: int = 24) -> None:
        self._starts += 1
        self._session = f"game{self._starts}"  # the one before may not be gone yet
        command = f"exec {sys.executable} -m qmines {' '.join(arguments)}"
        size = ("-x", str(columns), "-y", str(lines))
        self._tmux("new-session", "-d", *size, "-s", self._session, command)
        self.pid = int(self._tmux("list-panes", "-t", self._session, "-F", "#{pane_pid}"))

    def start_shell(self) -> None:
        """An interactive shell, to suspend the game from."""
        self._starts += 1
        self._session = f"game{self._starts}"
        self._tmux("new-session", "-d", "-s", self._session, "exec bash --norc --noprofile -i")

    def keys(self, *names: str) -> None:
        self._tmux("send-keys", "-t", self._session, *names)

    def raw(self, text: str) -> None:
        self._tmux("send-keys", "-t", self._session, "-l", text)

    def click(self, column: int, line: int, button: int = 0) -> None:
        """Press and let go, as a terminal reports it; places count from 0."""
        self.raw(f"\x1b[<{button};{column + 1};{line + 1}M")
        self.raw(f"\x1b[<{button};{column + 1};{line + 1}m")

    def resize(self, columns: int, lines: int) -> None:
        self._tmux("resize-window", "-t", self._session, "-x", str(columns), "-y", str(lines))

    def hang_up(self) -> None:
        self._tmux("kill-session", "-t", self._session)

    @property
    def text(self) -> str:
        return self._tmux("capture-pane", "-t", self._session, "-p")

    def until(self, words: str) -> str:
        def seen() -> str:
            text = self.text
            return text if words in text else ""

        return until(seen, lambda: f"{words!r} did not appear in\n{self.text}")

    def wait_for_end(self) -> None:
        until(lambda: not alive(self.pid))

    def events(self) -> list[str]:
        with Store(f"sqlite:///{self.folder / 'qmines.db'}") as store:
            games = store.games(limit=1)
            return [e.event for e in store.load(games[0].id).transcript] if games else []

    def until_stored(self, event: str) -> None:
        until(lambda: event in self.events(), self.events)

    def close(self) -> None:
        subprocess.run(["tmux", "-L", self._socket, "kill-server"], check=False)


def alive(pid: int) -> bool:
    """Whether a process runs; one that ended and that tmux has not noticed yet does not."""
    state = Path(f"/proc/{pid}/stat")
    if state.parent.parent.joinpath("self").exists():
        try:
            return state.read_text().rpartition(")")[2].split()[0] != "Z"
        except (FileNotFoundError, ProcessLookupError):
            return False
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    made = Terminal(tmp_path)
    try:
        yield made
    finally:
        made.close()


def test_a_game_by_keys_and_mouse_with_resizing_and_quitting(terminal: Terminal):
    terminal.start("play", "--seed", "7")
    terminal.until("Beginner · Classic")
    terminal.keys("Space")
    assert "▌ 1 ▌" in terminal.until(" 3 ▌ 1 ▌")
    terminal.resize(20, 7)
    terminal.until("5,5 of 9×9")
    terminal.resize(80, 24)
    terminal.until("R open")
    text = terminal.until("▌ 2 ▌ 1 ▌ 1 ▌").split("\n")
    line = next(i for i, one in enumerate(text) if "▌ 2 ▌ 1 ▌ 1 ▌" in one)
    left = text[line].index("▌ 2 ▌") - 3  # the first cell of row 2
    terminal.click(left + 1, line)
    terminal.until_stored("open 2 0")
    terminal.click(left + 9, line + 2, button=2)
    terminal.until_stored("flag 3 2")
    terminal.until("⚑ 9")
    terminal.keys("C-q")
    terminal.wait_for_end()
    assert terminal.events() == ["open 4 4", "open 2 0", "flag 3 2", "pause"]


def test_a_game_survives_kill_9_and_goes_on_from_the_menu(terminal: Terminal):
    terminal.start("play", "--seed", "7")
    terminal.until("Beginner · Classic")
    terminal.keys("Space")
    terminal.until_stored("open 4 4")
    terminal.keys("Up", "Left", "Left", "f")
    terminal.until_stored("flag 3 2")
    os.kill(terminal.pid, signal.SIGKILL)
    terminal.wait_for_end()
    terminal.start()
    terminal.until("Resume")
    terminal.keys("Enter")
    terminal.until("⚑ 9")
    terminal.until("▌ 2 ▌ 1 ▌ 1 ▌")
    terminal.keys("C-c")
    terminal.wait_for_end()
    assert terminal.events() == ["open 4 4", "flag 3 2", "pause"]


def test_a_terminal_that_goes_away_leaves_the_game_paused(terminal: Terminal):
    terminal.start("play", "--seed", "7", columns=20, lines=7)
    terminal.until("⚑ 10")
    terminal.keys("Space")
    terminal.until_stored("open 4 4")
    terminal.hang_up()
    terminal.wait_for_end()
    assert terminal.events() == ["open 4 4", "pause"]


def test_sigterm_ends_it_in_good_order(terminal: Terminal):
    terminal.start("play", "--seed", "7", "--rules", "forgiving")
    terminal.until("Beginner · Forgiving")
    terminal.keys("Space")
    terminal.until_stored("open 4 4")
    os.kill(terminal.pid, signal.SIGTERM)
    terminal.wait_for_end()
    assert terminal.events() == ["open 4 4", "pause"]


def test_ctrl_z_pauses_the_game_and_fg_brings_it_back(terminal: Terminal):
    terminal.start_shell()
    terminal.raw(f"{sys.executable} -m qmines play --seed 7\n")
    terminal.until("Beginner · Classic")
    terminal.keys("Space")
    terminal.until_stored("open 4 4")
    terminal.keys("C-z")
    terminal.until("Stopped")
    assert terminal.events() == ["open 4 4", "pause"]
    terminal.raw("fg\n")
    terminal.until("Paused")
    terminal.keys("p")
    terminal.until_stored("resume")
    terminal.until("▌ 2 ▌ 1 ▌ 1 ▌")
    terminal.keys("C-q")
    terminal.until_stored("pause")


def test_a_damaged_store_is_told_of(terminal: Terminal):
    file = terminal.folder / "qmines.db"
    with Store(f"sqlite:///{file}") as store:
        played(store).do_all([f"flag {n % 9} {n % 8}" for n in range(3000)])
    scribble(file)
    terminal.start()
    terminal.until("damaged.")


def test_a_file_is_replayed_on_the_screen_of_replays(terminal: Terminal):
    game = new_game("beginner", seed=7, clock=lambda: 0.0)
    for event in ("open 4 4", "flag 3 2", "undo", "open 2 0"):
        game.do(event)
    path = terminal.folder / "game.qmines"
    path.write_bytes(game.save())
    terminal.start("replay", str(path))
    terminal.until("0/4")
    terminal.keys("Right", "Right")
    terminal.until("2/4")
    assert "Esc back" in terminal.text
    terminal.keys("Escape")
    terminal.wait_for_end()
