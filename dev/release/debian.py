"""Packages of a Debian release, without touching the packages of this machine."""

from __future__ import annotations

import re
import shutil
import subprocess
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

KEYRING = "/usr/share/keyrings/debian-archive-keyring.gpg"


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
        (archive,) = (
            one for one in self.folder.glob("*.orig.tar.*") if one.suffix in (".bz2", ".gz", ".xz")
        )
        return archive

    def _run(self, *what: str) -> None:
        subprocess.run(["apt-get", "-qq", *self.options, *what], cwd=self.folder, check=True)


def unpack(archive: Path, folder: Path) -> None:
    """Unpack the single folder in a source archive under another name."""
    part = folder.with_suffix(".part")
    shutil.rmtree(part, ignore_errors=True)
    part.mkdir(parents=True)
    subprocess.run(["tar", "-xf", archive, "-C", part, "--strip-components=1"], check=True)
    part.rename(folder)
