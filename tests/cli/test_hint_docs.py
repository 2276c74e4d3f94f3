"""What docs/hints.md shows is what the command prints, and its Python examples run."""

from __future__ import annotations

import doctest
import json
import re
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from qmines.core.deduction import TECHNIQUES, step_of
from qmines.core.position import Position
from qmines.solver import check_steps

if TYPE_CHECKING:
    from cli.playing import Shell

PAGE = Path(__file__).parents[2] / "docs" / "hints.md"
SHOWN = re.findall(
    r"```console\n\$ printf '(.*?)' \| qmines (.*?)\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL
)


@pytest.mark.parametrize(("typed", "command", "shown"), SHOWN)
def test_commands(shell: Shell, typed: str, command: str, shown: str):
    done = shell.run(*shlex.split(command), stdin=typed.replace("\\n", "\n"))
    assert done.out == shown


def test_there_is_an_example_of_every_technique_and_of_none(shell: Shell):
    found = set()
    for typed, command, _ in SHOWN:
        done = shell.run(*shlex.split(command), "--json", stdin=typed.replace("\\n", "\n"))
        found.add(json.loads(done.out)["technique"])
    assert found == {*TECHNIQUES, None}


def test_python_examples():
    assert doctest.testfile(str(PAGE), module_relative=False).failed == 0


def test_the_proof_that_is_shown_is_one():
    [document] = re.findall(r"```json\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    position = Position.from_rows(["##1#1#", "##31##", "######", "###2##"], 6)
    assert check_steps(position, [step_of(json.loads(document))]) == ({(0, 3)}, set())
