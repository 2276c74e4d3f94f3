"""A folder with qmines and all it needs, down to the C library: for the executable and the image.

Python and its libraries are Debian's, the packages are wheels from PyPI in the versions of
``runtime.txt``. The folder can be moved anywhere: ``bin/qmines`` finds the rest from where it is.
"""

from __future__ import annotations

import compileall
import json
import os
import py_compile
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from debian import Apt, unpack
from wheels import ROOT, WORK, environment, zig

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE = Path(__file__).parent
SUITE, PYTHON = "bookworm", "3.11"
DEBS = (
    "python3.11-minimal", "libpython3.11-minimal", "libpython3.11-stdlib", "gcc-12-base", "libc6",
    "libbz2-1.0", "libcrypt1", "libexpat1", "libffi8", "libgcc-s1", "liblzma5", "libsqlite3-0",
    "libssl3", "libstdc++6", "libuuid1", "zlib1g",
)  # fmt: skip
# Parts of Python that qmines never imports, or that need libraries nothing else does.
UNUSED_PYTHON = (
    "EXTERNALLY-MANAGED", "sitecustomize.py", "test", "pydoc_data", "turtle.py", "lib2to3",
    "lib-dynload/_dbm*", "lib-dynload/_curses*", "lib-dynload/nis*", "lib-dynload/readline*",
    "lib-dynload/ossaudiodev*", "lib-dynload/_test*", "lib-dynload/xx*",
)  # fmt: skip
UNUSED_PACKAGES = (
    "bin", "**/tests", "**/*.pyi", "**/*.pyx", "**/*.pxd", "**/*.c", "**/*.h", "**/*.a",
    "**/direct_url.json",
)  # fmt: skip


@dataclass(frozen=True)
class Machine:
    """A processor, as Debian, glibc and OCI call it."""

    name: str
    debian: str  # also in OCI images
    loader: str

    @property
    def libraries(self) -> str:
        """Debian's folder for libraries."""
        return f"{self.name}-linux-gnu"


MACHINES = {
    one.name: one
    for one in (
        Machine("x86_64", "amd64", "ld-linux-x86-64.so.2"),
        Machine("aarch64", "arm64", "ld-linux-aarch64.so.1"),
    )
}


def assemble(machine: Machine, wheel: Path) -> Path:
    """A new folder with bin, lib, libexec and share."""
    if f"{sys.version_info[0]}.{sys.version_info[1]}" != PYTHON:
        raise SystemExit(f"compiled modules are for Python {PYTHON}: run this with it")
    work = WORK / "runtime" / machine.name
    made = work / "tree"
    shutil.rmtree(made, ignore_errors=True)
    root, debs = _debian(machine, work)
    _standard_library(root, made)
    wheels = _packages(machine, wheel, made / "lib/python3/dist-packages")
    (made / "libexec").mkdir()
    shutil.copy(root / "usr/bin" / f"python{PYTHON}", made / "libexec" / f"python{PYTHON}")
    _libraries(machine, root, made)
    launcher = _launcher(machine, work)
    (made / "bin").mkdir()
    for name in ("qmines", "python3"):
        shutil.copy(launcher, made / "bin" / name)
    for name in debs:
        there = made / "share/doc" / name
        there.mkdir(parents=True, exist_ok=True)
        shutil.copy(root / "usr/share/doc" / name / "copyright", there / "copyright")
    listed = {"debian": debs, "pypi": wheels}
    (made / "share/packages.json").write_text(json.dumps(listed, indent=1, sort_keys=True) + "\n")
    _compile(made)
    _same_modes(made)
    return made


def _debian(machine: Machine, work: Path) -> tuple[Path, dict[str, str]]:
    """Debian's packages, unpacked, and their versions."""
    root = work / "debian"
    apt = work / "apt"
    if not root.exists():
        shutil.rmtree(apt, ignore_errors=True)
        part = root.with_suffix(".part")
        shutil.rmtree(part, ignore_errors=True)
        for package in Apt(SUITE, apt, machine.debian).download(*DEBS):
            subprocess.run(["dpkg-deb", "-x", package, part], check=True)
        part.rename(root)
    versions = {}
    for package in sorted(apt.glob("*.deb")):
        fields = ["dpkg-deb", "-f", package, "Package", "Version"]
        told = subprocess.run(fields, check=True, capture_output=True, text=True).stdout
        of = dict(line.split(": ", 1) for line in told.splitlines())
        versions[of["Package"]] = of["Version"]
    return root, versions


def _standard_library(root: Path, made: Path) -> None:
    there = made / "lib" / f"python{PYTHON}"
    shutil.copytree(
        root / "usr/lib" / f"python{PYTHON}", there,
        ignore=lambda _, names: [one for one in names if one == "sitecustomize.py"],
    )  # fmt: skip
    _remove(there, UNUSED_PYTHON)


def _packages(machine: Machine, wheel: Path, there: Path) -> dict[str, str]:
    """Install the wheel with its dependencies; returns the version of each."""
    platforms = [
        f"manylinux_2_{minor}_{machine.name}" for minor in (34, 31, 28, 27, 26, 24, 17, 5)
    ] + [f"manylinux2014_{machine.name}"]
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "-q", "--no-compile", "--target", there,
         "--only-binary", ":all:", "--python-version", PYTHON, "--implementation", "cp",
         *(f"--platform={one}" for one in platforms), "-c", HERE / "runtime.txt",
         f"qmines[postgres] @ {wheel.resolve().as_uri()}"],
        check=True,
    )  # fmt: skip
    _remove(there, UNUSED_PACKAGES)
    languages = {one.name for one in (there / "qmines/messages").iterdir() if one.is_dir()}
    for one in (there / "babel/locale-data").glob("*.dat"):
        if one.stem.partition("_")[0] not in {*languages, "root"}:
            one.unlink()
    versions = {}
    for information in there.glob("*.dist-info"):
        name, _, version = information.name.removesuffix(".dist-info").partition("-")
        versions[name.replace("_", "-").lower()] = version
        # Paths of this machine are in none of the rest, but RECORD lists what has been removed.
        (information / "RECORD").unlink(missing_ok=True)
    return versions


def _remove(folder: Path, patterns: tuple[str, ...]) -> None:
    for one in [found for pattern in patterns for found in folder.glob(pattern)]:
        if one.is_dir():
            shutil.rmtree(one)
        else:
            one.unlink(missing_ok=True)


def _modules(made: Path) -> Iterator[Path]:
    for one in sorted(made.rglob("*")):
        if one.is_file() and one.read_bytes()[:4] == b"\x7fELF":
            yield one


def _libraries(machine: Machine, root: Path, made: Path) -> None:
    """Copy every library that something in the folder asks for; fail if one is missing."""
    import lief  # noqa: PLC0415  # tests of the rest do without it

    folders = [root / up / "lib" / machine.libraries for up in (".", "usr")]
    inside = {one.name for one in made.rglob("*.so*")}
    waiting = list(_modules(made))
    while waiting:
        for name in lief.ELF.parse(str(waiting.pop())).libraries:
            if name in inside:
                continue
            found = [one / name for one in folders if (one / name).exists()]
            if not found:
                raise SystemExit(f"no package has {name}: add it to DEBS")
            copied = made / "lib" / name
            shutil.copy(found[0], copied)
            inside.add(name)
            waiting.append(copied)
    (made / "lib" / machine.loader).chmod(0o755)


def _launcher(machine: Machine, work: Path) -> Path:
    """The static program that starts Python; see launcher/launcher.c."""
    zstd = work.parent / "zstd"
    if not zstd.exists():
        unpack(Apt(SUITE, work.parent / "zstd-apt").source("libzstd"), zstd)
    made = work / "launcher"
    sources = [*(HERE / "launcher").glob("*.c")]
    sources += [
        one for part in ("common", "decompress") for one in (zstd / "lib" / part).glob("*.c")
    ]
    subprocess.run(
        [zig(), "cc", "-target", f"{machine.name}-linux-musl", "-static", "-O2", "-s", "-Wall",
         "-D_GNU_SOURCE", "-DZSTD_DISABLE_ASM", f'-DLOADER="{machine.loader}"', f"-I{zstd}/lib",
         f"-ffile-prefix-map={ROOT}=qmines", f"-ffile-prefix-map={WORK}=build",
         "-o", made, *sorted(map(str, sources))],
        check=True, env=environment(),
    )  # fmt: skip
    return made


def _compile(made: Path) -> None:
    """Compile all modules, so that none has to be compiled or checked when qmines starts.

    Only qmines keeps its sources, for error reports; without the others the first start is faster.
    """
    ours = made / "lib/python3/dist-packages/qmines"
    for folder, legacy in ((made / "lib", True), (ours, False)):
        done = compileall.compile_dir(
            folder, quiet=1, stripdir=str(made), prependdir="/qmines", maxlevels=20, legacy=legacy,
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )  # fmt: skip
        if not done:
            raise SystemExit("some modules could not be compiled")
    for source in (made / "lib").rglob("*.py"):
        if source.is_relative_to(ours):
            source.with_suffix(".pyc").unlink()
        else:
            source.unlink()


def _same_modes(made: Path) -> None:
    for one in made.rglob("*"):
        runs = one.is_dir() or os.access(one, os.X_OK)
        one.chmod(0o755 if runs else 0o644)
