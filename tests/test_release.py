"""The source distribution: the whole project and nothing else.

That it can be built, played and tested in an empty folder is shown by ``.ci/run``, which runs the
commands of the README there, these tests among them.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from support.packages import package

pytestmark = pytest.mark.extra

ROOT = Path(__file__).parents[1]
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]


def test_it_holds_what_is_tracked_and_nothing_else(tmp_path: Path) -> None:
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if listed.returncode or not listed.stdout:
        pytest.skip("this is no checkout, so there is nothing to compare with")
    package("build")
    done = subprocess.run(
        [sys.executable, "-m", "build", "--sdist", "--no-isolation", "-o", str(tmp_path)],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = tmp_path.iterdir()
    assert made.name == f"qmines-{VERSION}.tar.gz"
    with tarfile.open(made) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert names == {*listed.stdout.splitlines(), "PKG-INFO"}


def test_what_is_installed_is_whole() -> None:
    """The tests may run beside the sources; what they import has to be all that it needs."""
    there = files("qmines")
    for part in (
        "py.typed",
        "_kernel.pyi",
        "web/static/index.html",
        "web/static/kernel/kernel.wasm",
        "web/static/kernel/picture.wasm",
        "lab/report.css",
        "solver/network.bin",
    ):
        assert there.joinpath(part).is_file(), f"{part} is not in {there}"
