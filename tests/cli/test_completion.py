"""The lines of the guide make real shells complete: typed in a terminal, the screen is read."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import click
import pytest
from click.shell_completion import get_completion_class

from qmines.cli import cli
from qmines.modes import make_setup
from qmines.store import Store, StoredPlay
from support.programs import program

if TYPE_CHECKING:
    from collections.abc import Iterator

GUIDE = Path(__file__).parents[2] / "docs" / "get-started.md"
SHELLS = {
    "bash": "bash --norc --noprofile",
    "zsh": "zsh -f",
    "fish": "fish --no-config",
}
BEFORE = {"zsh": "autoload -Uz compinit && compinit -u -D"}
"""What a user's own start-up file has done already."""
PATIENCE = 90


class Shell:
    """A shell in a tmux of its own, with a command ``qmines`` as pip installs it."""

    def __init__(self, folder: Path, command: str) -> None:
        program = folder / "qmines"
        program.write_text(f"#!{sys.executable}\nfrom qmines.cli import main\nmain()\n")
        program.chmod(0o755)
        env = {k: v for k, v in os.environ.items() if k in {"PATH", "PYTHONPATH"}}
        env |= {"PATH": f"{folder}:{env['PATH']}", "HOME": str(folder), "LANG": "C.UTF-8"}
        env |= {"TERM": "xterm-256color", "QMINES_DATA": str(folder)}
        self._env = env
        self._socket = f"qmines-shell-{os.getpid()}-{folder.name[-12:]}"
        self._tmux("-f", "/dev/null", "new-session", "-d", "-x", "120", "-y", "40", command)

    def _tmux(self, *arguments: str) -> str:
        command = ["tmux", "-L", self._socket, *arguments]
        return subprocess.run(
            command, capture_output=True, text=True, check=True, env=self._env
        ).stdout

    def type(self, text: str, *keys: str) -> None:
        self._tmux("send-keys", "-l", "--", text)
        for key in keys:
            self._tmux("send-keys", key)

    def see(self, pattern: str) -> None:
        end = time.monotonic() + PATIENCE
        while not re.search(pattern, screen := self._tmux("capture-pane", "-p"), re.MULTILINE):
            assert time.monotonic() < end, screen
            time.sleep(0.05)

    def close(self) -> None:
        self._tmux("kill-server")


def commands(command: click.Command, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The words of every command that the parser knows."""
    yield path
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            found = command.get_command(context, name)
            assert found is not None
            yield from commands(found, (*path, name))


def command_at(path: tuple[str, ...]) -> click.Command:
    found: click.Command | None = cli
    for name in path:
        assert isinstance(found, click.Group)
        found = found.get_command(click.Context(found), name)
    assert found is not None
    return found


def offered(shell: str, *words: str) -> list[str]:
    """What a shell's script is told for the last of these words, without the lines of help."""
    *before, begun = words
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("COMP_WORDS", shlex.join(["qmines", *before]) + f" {begun}")
        patch.setenv("COMP_CWORD", begun if shell == "fish" else str(len(words)))
        script = get_completion_class(shell)
        assert script is not None
        lines = script(cli, {}, "qmines", "_QMINES_COMPLETE").complete().split("\n")
    if shell == "zsh":  # a type, a value and its help, each on a line of its own
        return lines[1::3]
    return [line.partition(",")[2].partition("\t")[0] for line in lines]


@pytest.mark.parametrize("shell", SHELLS)
@pytest.mark.parametrize("path", [*commands(cli)], ids=" ".join)
def test_every_command_and_option_is_offered(path: tuple[str, ...], shell: str) -> None:
    command = command_at(path)
    context = click.Context(command, parent=click.Context(cli))
    if isinstance(command, click.Group):
        assert {*command.list_commands(context)} <= {*offered(shell, *path, "")}
    options = [each for each in command.get_params(context) if isinstance(each, click.Option)]
    wanted = {name for each in options if not each.hidden for name in each.opts}
    assert wanted <= {*offered(shell, *path, "-")} | {*offered(shell, *path, "--")}
    for option in options:
        if isinstance(option.type, click.Choice):
            name = option.opts[0]
            assert {*map(str, option.type.choices)} <= {*offered(shell, *path, name, "")}, name


@pytest.fixture
def stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str]:
    """The IDs of a game that goes on and of one that is over."""
    monkeypatch.setenv("QMINES_DATA", str(tmp_path))
    with Store() as store:
        games = [StoredPlay.new(store, make_setup("beginner")) for _ in range(2)]
        for game in games:
            game.do("open 4 4")
        games[1].do("resign")
        return games[0].id, games[1].id


@pytest.mark.parametrize("shell", SHELLS)
def test_names_that_depend_on_the_line_or_the_store(shell: str, stored: tuple[str, str]) -> None:
    going, over = stored
    assert offered(shell, "play", "--resume", "nope") == ["nope"]  # perhaps a file
    assert going in offered(shell, "play", "--resume", "")
    assert over not in offered(shell, "play", "--resume", "")
    assert over in offered(shell, "replay", over[:4])
    assert {"1", "2", "3", "4"} <= {*offered(shell, "play", "--rules", "qubits", "--level", "")}
    assert "expert" in offered(shell, "play", "--level", "ex")
    assert "keys.undo" in offered(shell, "config", "keys.u")
    assert "opening,safe" in offered(shell, "simulate", "--first-click", "opening,s")
    assert "overlay" in offered(shell, "stats", "--help-used", "o")


@pytest.mark.parametrize("name", SHELLS)
def test_a_shell_completes(name: str, tmp_path: Path) -> None:
    program("tmux")
    program(name)
    found = re.search(
        rf"^(.*qmines completion {name}\b.*?)\s+# {name}\b", GUIDE.read_text(), re.MULTILINE
    )
    assert found
    shell = Shell(tmp_path, SHELLS[name])
    try:
        shell.see(r"[#$%>]\s*\Z")  # what is typed before its prompt a shell may throw away
        lines = filter(None, (BEFORE.get(name), found[1], "echo re''ady"))
        shell.type("; ".join(lines), "Enter")
        shell.see("^ready")
        shell.type("qmines simul", "Tab")
        shell.see(r"qmines simulate\b")
        shell.type("--cluste", "Tab")
        shell.see(r"qmines simulate --cluster\b")
        shell.type(" ", "C-u")
        shell.type("echo al''so", "Enter")
        shell.see("^also")
        shell.type("qmines play --rules ent", "Tab")
        shell.see(r"qmines play --rules entangled\b")
        shell.type(" --level interm", "Tab")
        shell.see(r"--level intermediate\b")
        shell.type(" ", "C-u")
        (tmp_path / "position-7.txt").write_text("1#\n")
        shell.type(f"cd {tmp_path} && echo the''re", "Enter")
        shell.see("^there")
        shell.type("qmines analyse posit", "Tab")
        shell.see(r"qmines analyse position-7\.txt")
    finally:
        shell.close()
