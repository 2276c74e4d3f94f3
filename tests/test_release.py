"""The source distribution: the whole project and nothing else, built from an empty folder."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]


def run(*command: str, cwd: Path, **environment: str) -> str:
    done = subprocess.run(
        command, cwd=cwd, capture_output=True, text=True, check=False, timeout=800,
        env={**os.environ, **environment},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("source")
    run(sys.executable, "-m", "build", "--sdist", "--no-isolation", "-o", str(folder), cwd=ROOT)
    (made,) = folder.iterdir()
    assert made.name == f"qmines-{VERSION}.tar.gz"
    return made


def test_it_holds_what_is_tracked_and_nothing_else(source: Path) -> None:
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if listed.returncode or not listed.stdout:
        pytest.skip("this is no checkout, so there is nothing to compare with")
    with tarfile.open(source) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert names == {*listed.stdout.splitlines(), "PKG-INFO"}


def test_it_builds_and_runs_in_an_empty_folder(source: Path, tmp_path: Path) -> None:
    """As ``pip install`` does it, only without optimising: that is twice as fast to compile."""
    there = tmp_path / "installed"
    run(
        sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation",
        "--target", str(there), "-C", "cmake.build-type=None",
        "-C", "cmake.define.CMAKE_CXX_FLAGS=-O0 -g0", str(source), cwd=tmp_path,
    )  # fmt: skip
    (tmp_path / "position.txt").write_text("1 1 1\n# # #\n# # #\n")

    def qmines(*arguments: str) -> str:
        return run(sys.executable, "-m", "qmines", *arguments, cwd=tmp_path, PYTHONPATH=str(there))

    assert qmines("--version").split() == ["qmines", VERSION]
    assert '"safe":[[1,0],[1,2]]' in qmines("analyse", "position.txt", "--mines", "2", "--json")
    program = "import qmines, qmines._kernel; print(qmines.__file__, qmines._kernel.__file__)"
    where = run(sys.executable, "-c", program, cwd=tmp_path, PYTHONPATH=str(there))
    assert where.count(str(there)) == 2
    for part in ("py.typed", "web/static/index.html", "lab/report.css"):
        assert (there / "qmines" / part).exists()
