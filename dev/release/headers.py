"""CPython's headers for every platform, from Debian's packages.

Debian's source package has the headers and Windows' ``pyconfig.h``; ``libpython3.x-dev`` has the
``pyconfig.h`` that configure wrote on Linux. All our Unix platforms are 64-bit and share it: what
the headers read of it are sizes of types and which compiler features to use.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import tarfile
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from targets import Platform, Python

KEYRING = "/usr/share/keyrings/debian-archive-keyring.gpg"
EXPORTED = re.compile(r"PyAPI_(?:FUNC|DATA)\(.+?\)\s*(\w+)\s*[(;\[]")


def mirror() -> str:
    """Where this machine gets its Debian packages."""
    listed = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages"],
        capture_output=True, text=True, check=True,
    ).stdout.split()  # fmt: skip
    found = [one for one in listed if re.search(r"/debian/?$", one)]
    if not found:
        raise SystemExit("apt knows no Debian mirror: add one, and run apt-get update")
    return found[0]


class Apt:
    """apt for one Debian release, without touching the packages of this machine."""

    def __init__(self, suite: str, folder: Path, architecture: str = "amd64") -> None:
        self.folder = folder.resolve()
        for part in ("state/lists/partial", "cache/archives/partial"):
            (self.folder / part).mkdir(parents=True, exist_ok=True)
        sources = self.folder / "sources.list"
        sources.write_text(
            "".join(
                f"{kind} [signed-by={KEYRING}] {mirror()} {suite} main\n"
                for kind in ("deb", "deb-src")
            )
        )
        self.options = [
            f"-oAPT::Architecture={architecture}",
            f"-oAPT::Architectures={architecture}",
            f"-oDir::State={self.folder}/state",
            f"-oDir::Cache={self.folder}/cache",
            f"-oDir::Etc::SourceList={sources}",
            "-oDir::Etc::SourceParts=/dev/null",
            "-oDir::State::status=/dev/null",
            "-oAPT::Sandbox::User=root",
        ]
        self._run("update")

    def download(self, *packages: str) -> list[Path]:
        """Binary packages, as files."""
        before = set(self.folder.glob("*.deb"))
        self._run("download", *packages)
        return sorted(set(self.folder.glob("*.deb")) - before) or sorted(before)

    def source(self, package: str) -> Path:
        """The original source of a package, as an archive."""
        self._run("source", "--download-only", package)
        (archive,) = self.folder.glob("*.orig.tar.[gx]z")
        return archive

    def _run(self, *what: str) -> None:
        subprocess.run(["apt-get", "-qq", *self.options, *what], cwd=self.folder, check=True)


def source(python: Python, work: Path) -> Path:
    """The source archive of a Python."""
    there = work / "debian" / python.suite
    kept = list(there.glob("*.orig.tar.[gx]z"))
    return kept[0] if kept else Apt(python.suite, there).source(f"python{python.version}")


def headers(python: Python, platform: Platform, work: Path) -> Path:
    """A folder with the headers of a Python on a platform."""
    windows = platform.system == "Windows"
    there = work / "headers" / f"{python.version}-{'windows' if windows else 'unix'}"
    if there.exists():
        return there
    unpacked = _unpacked(python, work)
    made = there.with_suffix(".part")
    shutil.rmtree(made, ignore_errors=True)
    shutil.copytree(unpacked / "Include", made)
    if windows:
        (found,) = unpacked.glob("PC/pyconfig.h*")
        shutil.copy(found, made / "pyconfig.h")
    else:
        shutil.copy(_unix_config(python, work), made / "pyconfig.h")
    made.rename(there)
    return there


def exported(there: Path) -> list[str]:
    """The functions and variables that CPython's headers declare."""
    texts = (each.read_text("utf-8") for each in sorted(there.rglob("*.h")))
    return sorted({name for text in texts for name in EXPORTED.findall(text)})


def _unpacked(python: Python, work: Path) -> Path:
    there = work / "python-source" / python.version
    if not there.exists():
        with tarfile.open(source(python, work)) as packed:
            packed.extractall(there.parent, filter="data")
            top = packed.getnames()[0].partition("/")[0]
        (there.parent / top).rename(there)
    return there


def _unix_config(python: Python, work: Path) -> Path:
    name = f"libpython{python.version}-dev"
    there = work / "debian" / f"{python.suite}-dev"
    unpacked = there / "unpacked"
    if not unpacked.exists():
        (package,) = Apt(python.suite, there).download(name)
        subprocess.run(["dpkg-deb", "-x", package, unpacked], check=True)
    return unpacked / "usr/include/x86_64-linux-gnu" / f"python{python.version}" / "pyconfig.h"
