"""The scripts of the page as code: formatted, linted, and tested without a browser."""

from __future__ import annotations

import json
import re
import subprocess
from typing import TYPE_CHECKING

import pytest

from .tools import ROOT, node, npm

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.quick

UNITS = sorted((ROOT / "tests" / "js").glob("*.test.js"))


def run(*command: str | Path, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(part) for part in command], cwd=cwd, capture_output=True, text=True, check=False
    )


def test_format_and_lint() -> None:
    done = run(npm(".bin/biome"), "check", "--colors=off", "--max-diagnostics=50")
    assert done.returncode == 0, f"npm run format mends most of it\n{done.stdout}{done.stderr}"


def test_faults_are_found(tmp_path: Path) -> None:
    """A planted fault of each kind is found: format, an unused name, a name that is nowhere."""
    config = json.loads((ROOT / "biome.json").read_text("utf-8"))
    config["files"]["includes"] = ["*.js"]
    (tmp_path / "biome.json").write_text(json.dumps(config), "utf-8")
    (tmp_path / "planted.js").write_text("const unused =  1;\nshow(missing);\n", "utf-8")
    done = run(npm(".bin/biome"), "check", "--colors=off", "planted.js", cwd=tmp_path)
    assert done.returncode != 0
    for rule in ("noUnusedVariables", "noUndeclaredVariables", "format"):
        assert rule in done.stdout + done.stderr


def test_units() -> None:
    """The unit tests, one process for each file."""
    assert len(UNITS) > 10
    done = run(node(), "--test", "--test-reporter=tap", *UNITS)
    assert done.returncode == 0, done.stdout + done.stderr
    counts = dict(
        re.findall(r"^# (tests|pass|fail|skipped|todo) (\d+)$", done.stdout, re.MULTILINE)
    )
    assert int(counts["tests"]) == int(counts["pass"]) > 100, counts
