"""``qmines analyse``: wrong usage, failures, and the help."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from qmines.cli import main

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Outcome

    Command = Callable[..., Outcome]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--method", "guess"], "'guess' is not one of"),
        (["--mines", "-1"], "-1 is not between 0 and 4000000"),
        (["--mines", "one"], "'one' is not a valid integer"),
        (["--density", "0"], "0.0 is not between 0 and 1"),
        (["--density", "nan"], "nan is not between 0 and 1"),
        (["--density", "0.1", "--mines", "1"], "--mines and --density cannot be combined"),
        (["--budget-seconds", "0"], "0.0 is not between 0 and"),
        (["--budget-seconds", "inf"], "inf is not between 0 and"),
        (["--budget-mib", "0"], "0 is not between 1 and"),
        (["--seed", "-1"], "-1 is not between 0 and"),
        (["--error", "1"], "1.0 is not between 0 and 1"),
        (["--threads", "0"], "0 is not between 1 and 1024"),
        (["--from", "gif"], "'gif' is not one of"),
        (["--json", "--jsonl"], "cannot be combined"),
        (["--jsonl", "--from", "text"], "--from cannot be combined with --jsonl"),
        (["-", "-"], "unexpected extra argument"),
    ],
)
def test_wrong_usage(command: Command, arguments: list[str], words: str):
    outcome = command("analyse", *arguments, stdin="1#")
    assert (outcome.code, outcome.out) == (2, b"")
    assert words in outcome.err


@pytest.mark.parametrize(
    ("arguments", "stdin", "words"),
    [
        (["-"], "", "The input is empty"),
        (["-"], "1z#", "Line 1, column 2: Unknown cell “z”"),
        (["-", "--from", "mine"], "1#", "Line 1"),
        (["-", "--mines", "5"], "1#", "5 mines don’t fit into one hidden cell"),
        (["lost.txt"], "", "'lost.txt' is neither a file nor text"),
        ([""], "", "'' is neither a file nor text"),
        (["/"], "", "'/' is a folder, not a file"),
        (["?p=3x3"], "", "Line 1, column 4: This format starts with WxHxM_"),
        (["3x3:2,0,u810", "--mines", "3"], "", "This board has 2 mines, not 3"),
        (["--jsonl", "lost.jsonl"], "", "lost.jsonl: No such file"),
    ],
)
def test_failures_are_one_line(command: Command, arguments: list[str], stdin: str, words: str):
    outcome = command("analyse", *arguments, stdin=stdin)
    assert (outcome.code, outcome.out) == (1, b"")
    assert outcome.err.startswith("Error: ")
    assert outcome.err.count("\n") == 1
    assert words in outcome.err


@pytest.mark.parametrize("arguments", [["-"], ["-", "--jsonl"]])
def test_standard_input_may_be_closed(
    capsysbinary: pytest.CaptureFixture[bytes],
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
):
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(SystemExit, match="1"):
        main(["analyse", *arguments])
    assert (
        capsysbinary.readouterr().err == b"Error: Standard input is closed: give a file instead\n"
    )


def test_help(command: Command):
    outcome = command("analyse", "--help")
    assert (outcome.code, outcome.err) == (0, "")
    assert "Examples:" in outcome.text
    options = re.findall(r"--[a-z-]+", outcome.text)
    assert {"--json", "--jsonl", "--method", "--mines", "--density", "--budget-seconds"} < {
        *options
    }
    assert {"--budget-mib", "--seed", "--error", "--trust-flags", "--from", "--threads"} < {
        *options
    }


def test_the_help_loads_nothing_heavy():
    program = (
        "import sys; from qmines.cli import main\n"
        "try: main(['analyse', '--help'])\n"
        "except SystemExit: pass\n"
        "print(*sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    loaded = set(done.stdout.decode().splitlines()[-1].split())
    assert not loaded & {"numpy", "rich", "orjson", "qmines.solver", "qmines.notation"}
