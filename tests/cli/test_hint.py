"""``qmines hint``, as a shell sees it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from qmines.core.deduction import step_of
from qmines.notation import read_position
from qmines.solver import check_steps
from support.texts import text

if TYPE_CHECKING:
    from cli.playing import Shell

EXAMPLE = Path(__file__).parents[2] / "examples" / "expert.txt"
SPLIT = "##1#1#\n##31##\n######\n###2##"


def test_a_picture_and_the_reason(shell: Shell):
    done = shell.run("hint", "--mines", "6", stdin=SPLIT)
    assert (done.code, done.err) == (0, "")
    assert done.out == (
        "    0  1  2  3  4  5\n"
        "0  #  # [1] ✓  1  #\n"
        "1  #  # [3][1] #  #\n"
        "2  #  #  #  #  #  #\n"
        "3  #  #  #  2  #  #\n"
        "✓ safe   [ ] deciding clue\n"
        "Suppose (0,3) is a mine. Then (0,1) and (1,1) are safe, because of the 1 at\n"
        "(0,2). Then (1,4), (2,2), (2,3) and (2,4) are safe, because of the 1 at (1,3).\n"
        "But then the 3 at (1,2) touches at most 2 mines. So (0,3) is safe.\n"
    )


def test_the_place_alone(shell: Shell):
    done = shell.run("hint", "--mines", "6", "--strength", "where", stdin=SPLIT)
    assert "✓" not in done.out
    assert "[" not in done.out
    assert "0  #  #  1 >#> 1  #" in done.out
    assert "Look at (0,3): assume a mine there" in done.out


def test_of_a_large_field_the_part_that_matters(shell: Shell):
    done = shell.run("hint", str(EXAMPLE))
    assert done.code == 0
    assert max(map(len, done.out.splitlines())) <= 81
    assert "✓ safe" in done.out


def test_a_guess(shell: Shell):
    done = shell.run("hint", "--mines", "2", stdin="##\n##")
    assert "> best guess" in done.out
    assert "Opening (0,0) wins most often, 16.7% of the time" in done.out
    assert shell.run("hint", "--mines", "1", "--strength", "do", stdin="1#\n##").out.endswith(
        "Open (0,1): 33.3% chance of a mine.\n"
    )


def test_json_carries_the_proof(shell: Shell):
    done = shell.run("hint", str(EXAMPLE), "--json")
    answer = json.loads(done.out)
    assert answer["kind"] == "certain"
    steps = [step_of(each) for each in answer["proof"]]
    safe, _ = check_steps(read_position(EXAMPLE.read_bytes()), steps)
    assert [list(cell) for cell in sorted(safe)] == answer["outline"]["safe"]
    assert answer["messages"].keys() == answer["text"].keys() == {"where", "why", "do"}
    assert json.loads(shell.run("hint", "--json", "--mines", "2", stdin="##\n##").out)["guesses"]


def test_a_chosen_cell_and_flags(shell: Shell):
    done = shell.run("hint", "--cell", "0,3", "--strength", "do", stdin="####\nS12S\nSSSS")
    assert done.out.endswith("Open (0,0). Flag (0,3).\n")
    assert shell.run("hint", "--cell", "0,1", stdin="####\nS12S\nSSSS") == (
        1,
        "",
        f"Error: {text('help-not-certain', cells=[(0, 1)])}\n",
    )
    assert shell.run("hint", "--trust-flags", stdin="F1#").out.endswith("(0,2) is safe.\n")
    assert shell.run("hint", "--trust-flags", stdin="F1F").code == 1


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (
            (
                "--cell",
                "3",
            ),
            2,
            "'3' is not a cell: write ROW,COLUMN, for example 3,5.",
        ),
        (("--strength", "loud"), 2, "'loud' is not one of"),
        (("no such file",), 1, "neither a file nor text"),
        (("--json", "#1\n#0"), 1, ""),
        (("#1\n#0",), 1, "No board fits"),
        (("--cell", "9,9", "1#\n##"), 1, "(9,9)"),
    ],
)
def test_refusals(shell: Shell, arguments: tuple[str, ...], code: int, words: str):
    done = shell.run("hint", *arguments)
    assert done.code == code
    assert words in done.err
    if "--json" in arguments:
        assert json.loads(done.out)["error"]["kind"] == "contradiction"


def test_where_there_are_no_signs():
    done = subprocess.run(
        [sys.executable, "-m", "qmines", "hint", "###\n11S"],
        env=os.environ | {"PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=True,
    )
    assert b"0  #  #  S\n" in done.stdout
    assert b"S safe" in done.stdout


def test_the_examples_of_the_help_work(shell: Shell):
    told = shell.run("hint", "--help").out
    lines = re.findall(r"^ +qmines hint examples/expert.txt([^|\n]*)", told, re.MULTILINE)
    assert len(lines) > 2
    for line in lines:
        done = shell.run("hint", str(EXAMPLE), *line.split())
        assert (done.code, done.err) == (0, ""), line
