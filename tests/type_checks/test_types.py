"""Type checkers know the public names: what is right passes, and what is wrong does not."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from tests.browser.tools import node, npm

from qmines import modes
from qmines.core.deduction import TECHNIQUES, TechniqueName
from qmines.modes import option_types
from qmines.notation import FORMATS
from qmines.notation.registry import FormatName
from qmines.play.help import ASSISTS, Assist
from qmines.solver.hints import Strength, StrengthName
from support.packages import package

pytestmark = pytest.mark.extra

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
FILES = ("accepted.py", "rejected.py")


def expected(name: str) -> set[int]:
    """The lines of a file that are to be refused."""
    lines = (HERE / name).read_text("utf-8").splitlines()
    return {number for number, line in enumerate(lines, 1) if "# refused" in line}


def test_mypy() -> None:
    """The package and its users in one run: most of the time goes into reading the libraries."""
    package("mypy")
    cache = ROOT / "build" / "mypy"
    command = [sys.executable, "-m", "mypy", "--no-error-summary", "--cache-dir", cache, "src"]
    paths = [HERE / name for name in FILES]
    done = subprocess.run([*command, *paths], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stderr
    found = re.findall(r"^(.+?):(\d+): error", done.stdout, re.MULTILINE)
    assert {Path(file).name for file, _ in found} == {"rejected.py"}, done.stdout
    assert {int(line) for _, line in found} == expected("rejected.py"), done.stdout


def test_pyright() -> None:
    command = [node(), npm("pyright/index.js"), "--outputjson", "--pythonpath", sys.executable]
    paths = [HERE / name for name in FILES]
    done = subprocess.run([*command, *paths], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stderr
    errors = [
        (Path(each["file"]).name, each["range"]["start"]["line"] + 1)
        for each in json.loads(done.stdout)["generalDiagnostics"]
        if each["severity"] == "error"
    ]
    for name in FILES:
        assert {line for file, line in errors if file == name} == expected(name), done.stdout


@pytest.mark.parametrize("rules", modes.MODES)
def test_options_are_typed_as_the_rules_check_them(rules: str) -> None:
    hints = get_type_hints(getattr(option_types, f"{rules.title()}Options"))
    for option in modes.get(rules).descriptor.options:
        hint: Any = hints.pop("first_click" if option.name == "first" else option.name)
        if option.choices:
            assert set(get_args(hint)) == set(option.choices)
        else:
            assert hint is type(option.default)
    assert not hints


def test_names_are_typed_as_they_are_listed() -> None:
    assert get_args(option_types.Rules) == tuple(modes.MODES)
    assert get_args(TechniqueName) == tuple(TECHNIQUES)
    assert get_args(FormatName) == tuple(FORMATS)
    assert get_args(Assist) == tuple(ASSISTS)
    assert get_args(StrengthName) == tuple(Strength)
