"""``qmines convert`` and the command around it, as a shell sees them."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from qmines.cli import COMMANDS, cli, main
from qmines.notation import FORMATS

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    Run = Callable[..., tuple[int, bytes, str]]

MBF = bytes([3, 3, 0, 2, 0, 0, 1, 2])


@pytest.fixture
def run(
    capsysbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Run:
    """Runs the command in an empty folder: exit code, output, one text of errors."""
    monkeypatch.chdir(tmp_path)

    def runner(*arguments: str, stdin: bytes = b"") -> tuple[int, bytes, str]:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        with pytest.raises(SystemExit) as caught:
            main(arguments)
        out, err = capsysbinary.readouterr()
        assert isinstance(caught.value.code, int)
        return caught.value.code, out, err.decode()

    return runner


def python(*arguments: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )


def test_from_a_file_to_a_file_and_back(run: Run, tmp_path: Path):
    (tmp_path / "a.mbf").write_bytes(MBF)
    assert run("convert", "a.mbf", "--to", "text") == (0, b"3x3x2\n*..\n...\n.*.\n", "")
    assert run("convert", "a.mbf", "-o", "a.board") == (0, b"", "")
    assert run("convert", "a.board", "-o", "b.ABF") == (0, b"", "")
    assert (tmp_path / "b.ABF").read_bytes() == MBF


def test_from_standard_input(run: Run):
    assert run("convert", "-", "--to", "mine", "--mines", "1", stdin=b"1#\n##") == (
        0,
        b"2x2x1\n1H\nHH\n",
        "",
    )


def test_from_a_link_itself(run: Run):
    assert run("convert", "?b=33&m=g4", "--to", "puzzle") == (0, b"3x3:u810\n", "")
    empty = "?b=3&m=" + "0" * 96
    assert run("convert", empty, "--to", "mbf") == (0, bytes([30, 16, 0, 0]), "")


def test_a_link_longer_than_a_file_name_may_be(run: Run):
    link = "?b=5050&m=" + "0" * 500
    assert run("convert", link, "--to", "mbf") == (0, bytes([50, 50, 0, 0]), "")


def test_the_first_click_stays(run: Run):
    assert run("convert", "3x3:2,0,u810", "--to", "puzzle")[1] == b"3x3:2,0,u810\n"


def test_bytes_are_shown_in_hexadecimal_on_a_terminal(run: Run, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert run("convert", "?b=33&m=g4", "--to", "mbf") == (0, b"03 03 00 02 00 00 01 02\n", "")


def test_flags_are_trusted_only_on_request(run: Run):
    position = b"2x1x1\n1F\n"
    code, out, err = run("convert", "-", "--to", "mbf-hex", stdin=position)
    assert (code, out) == (1, b"")
    assert err.endswith(
        "Flags don’t count as known mines. Add --trust-flags if all your flags are right.\n"
    )
    assert run("convert", "-", "--to", "mbf-hex", "--trust-flags", stdin=position) == (
        0,
        b"02 01 00 01 01 00\n",
        "",
    )


@pytest.mark.parametrize(
    ("arguments", "stdin", "words"),
    [
        (["-", "-t", "mine"], b"2x2x1\n1z\n##", "Line 2, column 2: Unknown cell “z”"),
        (["-", "-t", "mine"], b"2x2x1\n1z\n##", "read as text; choose another format with --from"),
        (["-", "-t", "mine"], b"\0\0\0\0\0", "in a format that qmines can read"),
        (["-", "-t", "mine"], b"", "The input is empty"),
        (["-", "-t", "mine"], b"1#", "Give the number of mines with --mines."),
        (["lost.mbf", "-t", "text"], b"", "'lost.mbf' is neither a file nor text"),
        (["?b=11&m=0", "-t", "text", "-o", "no/such/folder"], b"", "no/such/folder: "),
        (["?b=11&m=0", "-t", "text", "--mines", "1"], b"", "This board has 0 mines, not 1"),
        (["x" * 999, "-t", "text"], b"", "'xxxx"),
        (["-", "-f", "mbf", "-t", "text"], b"\0\0\0\0", "The width must be at least 1"),
    ],
)
def test_failures_are_one_line(run: Run, arguments: list[str], stdin: bytes, words: str):
    code, out, err = run("convert", *arguments, stdin=stdin)
    assert (code, out) == (1, b"")
    assert err.startswith("Error: ")
    assert err.count("\n") == 1
    assert words in err


def test_a_failure_in_a_file_names_it(run: Run, tmp_path: Path):
    (tmp_path / "p.txt").write_text("11\n1z")
    assert run("convert", "p.txt", "-t", "mine")[2].startswith("Error: p.txt: line 2, column 2: ")


@pytest.mark.parametrize(
    "arguments",
    [["convert"], ["convert", "-"], ["convert", "-", "-t", "gif"], ["nothing"], ["--nothing"]],
)
def test_wrong_usage(run: Run, arguments: list[str]):
    code, out, err = run(*arguments)
    assert (code, out) == (2, b"")
    assert err.startswith("Usage: qmines")


def test_help(run: Run):
    code, out, err = run("convert", "--help")
    assert (code, err) == (0, "")
    assert all(name.encode() in out for name in FORMATS)
    assert b"Examples:" in out
    for arguments in (["--help"], ["-h"]):
        code, out, err = run(*arguments)
        assert (code, err) == (0, "")
        for name, line in COMMANDS.items():
            assert re.search(rf"^  {name} +{re.escape(line)}", out.decode(), re.MULTILINE)


def test_other_spellings_and_wrong_ones(run: Run):
    assert (
        run("analyze", "--help")[1].splitlines()[1:] == run("analyse", "--help")[1].splitlines()[1:]
    )
    code, out, err = run("anlyse")
    assert (code, out) == (2, b"")
    assert "Did you mean 'analyse'?" in err
    assert "Did you mean" not in run("frobnicate")[2]


def test_difficulty(run: Run):
    code, out, err = run("difficulty", "expert", "9x9x1", "--json")
    assert (code, err) == (0, "")
    hard, easy = map(json.loads, out.splitlines())
    assert hard["win_rate"] < easy["win_rate"]
    assert (hard["grade"], easy["grade"]) == ("hard", "trivial")
    assert run("difficulty", "9x9x99")[0] == 1


def test_version(run: Run):
    code, out, _ = run("--version")
    assert code == 0
    assert out.startswith(b"qmines ")


def test_completion_lists_commands(run: Run, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("_QMINES_COMPLETE", "bash_complete")
    monkeypatch.setenv("COMP_WORDS", "qmines conv")
    monkeypatch.setenv("COMP_CWORD", "1")
    assert run()[1] == b"plain,convert\n"


def test_interruption(run: Run, monkeypatch: pytest.MonkeyPatch):
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("qmines.cli.commands.convert.parse", interrupt)
    assert run("convert", "?b=11&m=0", "-t", "text")[0] == 130


def test_a_short_way_to_the_help():
    program = (
        "import sys; from qmines.cli import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "print(*sys.modules)"
    )
    out, err = python("-c", program).communicate(timeout=20)
    assert err == b""
    loaded = set(out.decode().splitlines()[-1].split())
    assert not loaded & {"numpy", "rich", "qmines.notation", "qmines.solver", "qmines.core"}


def test_a_reader_that_leaves_is_no_failure_to_report():
    process = python("-m", "qmines", "convert", "?analysis=qiqiaaaaSRRRRRR", "-t", "text")
    assert process.stdout is not None
    assert process.stderr is not None
    assert process.stdout.readline() == b"1000x1000x0\n"
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(timeout=20) == 1


def test_every_command_of_the_list_has_a_line():
    assert cli.name == "cli"
    assert list(COMMANDS) == sorted(COMMANDS)
    assert all(line.endswith(".") for line in COMMANDS.values())
