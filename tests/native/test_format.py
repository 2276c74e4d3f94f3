"""The kernel's sources are laid out by the clang-format that is pinned."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from support.packages import missing

pytestmark = pytest.mark.extra

ROOT = Path(__file__).parents[2]
SOURCES = sorted(str(p) for p in (ROOT / "native").rglob("*") if p.suffix in {".cc", ".h"})


@pytest.fixture(scope="module")
def tool() -> str:
    found = shutil.which("clang-format", path=str(Path(sys.executable).parent))
    return found or missing("clang-format")


def test_the_pinned_version(tool: str):
    pinned = re.search(r'"clang-format==([\d.]+)"', (ROOT / "pyproject.toml").read_text("utf-8"))
    assert pinned
    said = subprocess.run([tool, "--version"], capture_output=True, text=True, check=True).stdout
    assert f"version {pinned[1]}" in said


def test_layout(tool: str):
    done = subprocess.run(
        [tool, "--dry-run", "-Werror", *SOURCES],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
