"""The lines of the guide make real shells complete: typed in a terminal, the screen is read."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

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


@pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed")
@pytest.mark.parametrize("name", SHELLS)
def test_a_shell_completes(name: str, tmp_path: Path) -> None:
    if shutil.which(name) is None:
        pytest.skip(f"{name} is not installed")
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
