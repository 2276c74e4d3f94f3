"""``qmines analyse`` on a terminal: colours, the progress bar, Ctrl-C."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

pty = pytest.importorskip("pty", reason="there are no such terminals on Windows")

EXAMPLES = Path(__file__).parents[2] / "examples"
EXPERT = str(EXAMPLES / "expert.txt")
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


def terminal(*arguments: str, columns: int = 80, **environment: str) -> tuple[int, str]:
    """Runs the command on a terminal of its own: exit code, and all that appeared there."""
    keep = {"PATH", "HOME", "PYTHONPATH", "LANG", "SYSTEMROOT"}
    env = {key: value for key, value in os.environ.items() if key in keep}
    env |= {"TERM": "xterm-256color", "COLORTERM": "truecolor", "COLUMNS": str(columns)}
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "qmines", "analyse", *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=env | {"LINES": "60", "PYTHONIOENCODING": "utf-8"} | environment,
    ) as process:
        os.close(theirs)
        seen = b""
        while True:
            try:
                some = os.read(ours, 65536)
            except OSError:  # the other side has closed it
                break
            if not some:
                break
            seen += some
        process.wait(timeout=20)
    os.close(ours)
    return process.returncode, seen.decode().replace("\r\n", "\n")


def first_row(seen: str) -> str:
    """The first row of the field, without its colours."""
    return ESCAPE.sub("", seen).split("\n")[2]


def test_colours_on_a_terminal():
    code, seen = terminal(EXPERT, columns=100)
    assert code == 0
    assert "\x1b[1;38;2;0;0;255;48;2;228;228;228m" in seen  # a blue 1 on its tile
    assert first_row(seen).startswith(" 0  21 21 27 27 27 21")
    code, seen = terminal(EXPERT, columns=80)
    assert first_row(seen).startswith(" 0 21212727272121212121 1 1 1")


def test_few_colours_on_an_old_terminal():
    code, seen = terminal(EXPERT, columns=100, TERM="xterm", COLORTERM="")
    assert code == 0
    assert "\x1b[30;102m ✓ " in seen
    assert ";2;" not in seen


@pytest.mark.parametrize(
    "environment",
    [{"NO_COLOR": "1"}, {"TERM": "dumb", "COLORTERM": ""}, {"TERM": "vt100", "COLORTERM": ""}],
)
def test_no_colours_where_they_are_not_wanted(environment: dict[str, str]):
    code, seen = terminal(EXPERT, columns=100, **environment)
    assert code == 0
    assert not re.search(r"\x1b\[(\d+;)*([34][0-8]|9[0-7]|10[0-7])[;m]", seen)
    assert "\n 0  21 21 27 27 27 21" in ESCAPE.sub("", seen)


def test_a_clash_is_red_on_a_terminal():
    code, seen = terminal(str(EXAMPLES / "contradiction.txt"))
    assert code == 1
    assert "\x1b[1;38;2;255;255;255;48;2;192;0;0m" in seen


def test_nothing_named_on_a_terminal():
    code, seen = terminal()
    assert code == 2
    assert seen.count("\n") == 1
    assert "give a file, a link, or - for standard input" in seen


def test_a_bar_while_sampling_and_an_interruption(tmp_path: Path):
    field = tmp_path / "field.txt"
    field.write_text("9x9x10\n" + "#########\n" * 8 + "####1####\n")
    arguments = ["--method", "rejection", "--error", "0.00001", "--budget-seconds", "60"]
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "qmines", "analyse", str(field), *arguments],
        stdout=subprocess.PIPE,
        stderr=theirs,
        env=os.environ | {"TERM": "xterm-256color", "COLUMNS": "100"},
    ) as process:
        os.close(theirs)
        seen = b""
        while b" samples, " not in seen:
            seen += os.read(ours, 65536)
        process.send_signal(signal.SIGINT)
        threading.Thread(target=lambda: os.read(ours, 65536), daemon=True).start()
        start = time.monotonic()
        assert process.wait(timeout=20) == 130
        assert time.monotonic() - start < 5
        assert process.stdout is not None
        assert process.stdout.read() == b""
    assert b"Traceback" not in seen


def test_ascii_where_the_encoding_has_no_more():
    done = subprocess.run(
        [sys.executable, "-m", "qmines", "analyse", EXPERT],
        capture_output=True,
        check=True,
        env={k: v for k, v in os.environ.items() if k != "COLUMNS"} | {"PYTHONIOENCODING": "ascii"},
    )
    text = done.stdout.decode("ascii")
    assert text.startswith("30x16, 99 mines, 199 hidden\n")
    assert re.search(r"^ 2 .* \*  3  3  \*  S  \*  S$", text, re.MULTILINE)
    assert done.stderr == b""
