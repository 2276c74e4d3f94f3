"""Build everything that a release consists of, with one command.

    python dev/release/release.py 0.2.1 [--only STEP]… [--platform NAME]… [--out DIR]
    python dev/release/release.py 0.2.1 --bump

The steps are check, source, wheels, executable, image, sbom and sums. What has been built from the
same sources is not built again, so an interrupted run continues where it stopped. --bump sets the
version, dates the changelog and renames the files in the guides, for you to commit first.
release.log in DIR says what was built when, from which commit, how large it is, and what was kept
from an earlier run.
"""

from __future__ import annotations

import argparse
import datetime as dt
import hashlib
import json
import os
import re
import subprocess
import sys
import time
import tomllib
from dataclasses import dataclass
from pathlib import Path

import sbom
from image import moment
from runtime import MACHINES
from targets import PLATFORMS, PYTHONS
from wheels import ROOT, WORK, command

HERE = Path(__file__).parent
# What the results depend on. Documentation and tests are in the source distribution only.
SOURCES = (
    "CMakeLists.txt",
    "LICENSE",
    "README.md",
    "dev/release",
    "native",
    "pyproject.toml",
    "src",
)
GUIDES = ("README.md", "docs/get-started.md", "docs/serve.md")  # name files with their version
NOT_SHIPPED = ("SHA256SUMS", "release.log", "sources")
STEPS = ("check", "source", "wheels", "executable", "image", "sbom", "sums")


def section(changelog: str, version: str) -> str | None:
    """What the changelog says about a version; null if it does not mention it."""
    found = re.search(rf"(?ms)^## \[{re.escape(version)}\][^\n]*\n(.*?)(?=^## \[|\Z)", changelog)
    return found[1].strip() if found else None


def bump(version: str, project: str, changelog: str, today: str) -> tuple[str, str]:
    """Both files with the new version; what was unreleased is now under it."""
    if not section(changelog, "Unreleased"):
        raise SystemExit("CHANGELOG.md has nothing under [Unreleased]")
    set_to = re.sub(r'(?m)^version = "[^"]*"', f'version = "{version}"', project, count=1)
    dated = f"## [Unreleased]\n\n## [{version}] - {today}"
    return set_to, changelog.replace("## [Unreleased]", dated, 1)


def rename(version: str, guide: str) -> str:
    """A guide that names the files of this version."""
    return re.sub(r"(qmines[-:])\d+\.\d+\.\d+", rf"\g<1>{version}", guide)


@dataclass
class Release:
    """One release, and the folder it is built in."""

    version: str
    out: Path
    platforms: list[str]
    machines: list[str]

    def run(self, *arguments: object) -> None:
        """Run a command with this Python."""
        subprocess.run([sys.executable, *map(str, arguments)], cwd=ROOT, check=True)

    def note(self, line: str) -> None:
        """Print a line and keep it in the log."""
        print(line, flush=True)
        with (self.out / "release.log").open("a") as log:
            log.write(line + "\n")

    def kept(self, *files: Path) -> bool:
        """Whether files from an earlier run can be kept; the log says so."""
        if not files or not all(one.exists() for one in files):
            return False
        for one in files:
            self.note(f"kept from an earlier run: {one.name}")
        return True

    def check(self) -> None:
        """Fail unless the version, the changelog and the sources are ready."""
        project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
        if project["version"] != self.version:
            raise SystemExit(f"pyproject.toml says {project['version']}: use --bump, and commit")
        if not section((ROOT / "CHANGELOG.md").read_text("utf-8"), self.version):
            raise SystemExit(f"CHANGELOG.md says nothing about {self.version}")
        if changed := _git("status", "--porcelain", "--", *SOURCES):
            raise SystemExit(f"commit your changes first:\n{changed}")
        sources = _git("ls-tree", "HEAD", "--", *SOURCES)
        built_from = self.out / "sources"
        if built_from.exists() and built_from.read_text() != sources:
            raise SystemExit(f"{self.out} was built from other sources: remove it, or use --out")
        built_from.write_text(sources)

    def source(self) -> None:
        """The source distribution."""
        if not self.kept(*self.out.glob("*.tar.gz")):
            self.run("-m", "build", "--sdist", "--no-isolation", "--outdir", self.out)

    def wheels(self) -> None:
        """Two wheels for every platform."""
        for name in self.platforms:
            found = list(self.out.glob(f"*{PLATFORMS[name].tag}.whl"))
            if len(found) < len(PYTHONS) or not self.kept(*found):
                started = time.monotonic()
                self.run(HERE / "wheels.py", "--platform", name, "--out", self.out)
                self.note(f"  {name}: {time.monotonic() - started:.0f} s")
        subprocess.run([command("twine"), "check", "--strict", *self.packages()], check=True)

    def packages(self) -> list[Path]:
        """What is uploaded to PyPI."""
        return sorted([*self.out.glob("*.whl"), *self.out.glob("*.tar.gz")])

    def executable(self) -> None:
        """One file for Linux, for each processor."""
        for machine in self.machines:
            if not self.kept(self.out / f"qmines-{self.version}-linux-{machine}"):
                wheel = next(self.out.glob(f"*-cp311-cp311-manylinux*_{machine}.whl"), None)
                if wheel is None:
                    raise SystemExit(f"no wheel for Linux on {machine}: add --only wheels")
                self.run(HERE / "executable.py", wheel, "--machine", machine, "--out", self.out)

    def image(self) -> None:
        """The container image, for each processor."""
        for machine in self.machines:
            if not self.kept(self.out / f"qmines-{self.version}-image-{machine}.tar"):
                self.run(
                    HERE / "image.py", "--machine", machine, "--version", self.version,
                    "--out", self.out,
                )  # fmt: skip

    def sbom(self) -> None:
        """The software bill of materials."""
        for machine in self.machines:
            listed = WORK / "runtime" / machine / "tree/share/packages.json"
            out = self.out / f"qmines-{self.version}-linux-{machine}.cdx.json"
            if not listed.exists():
                raise SystemExit(f"no executable for {machine}: add --only executable")
            packages = json.loads(listed.read_text("utf-8"))
            sbom.write(packages, self.version, MACHINES[machine].debian, out)

    def sums(self) -> None:
        """A checksum for every file, and their sizes in the log."""
        lines = []
        for one in sorted(self.out.iterdir()):
            if one.name not in NOT_SHIPPED:
                digest = hashlib.sha256(one.read_bytes()).hexdigest()
                lines.append(f"{digest}  {one.name}\n")
                self.note(f"{one.stat().st_size:>12,}  {digest[:16]}  {one.name}")
        (self.out / "SHA256SUMS").write_text("".join(lines))


def _git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True)
    return done.stdout.rstrip()


def main() -> None:
    """Run the steps, and log how long each took."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("version")
    parser.add_argument("--bump", action="store_true")
    parser.add_argument("--only", action="append", choices=STEPS)
    parser.add_argument("--platform", action="append", choices=[*PLATFORMS], dest="platforms")
    parser.add_argument("--machine", action="append", choices=[*MACHINES], dest="machines")
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    if options.bump:
        paths = [ROOT / name for name in ("pyproject.toml", "CHANGELOG.md", *GUIDES)]
        project, changelog, *guides = (one.read_text("utf-8") for one in paths)
        today = dt.datetime.now(dt.UTC).date().isoformat()
        texts = [*bump(options.version, project, changelog, today)]
        texts += [rename(options.version, one) for one in guides]
        for path, text in zip(paths, texts, strict=True):
            path.write_text(text, "utf-8")
        return
    out = (options.out or ROOT / "dist" / options.version).resolve()
    out.mkdir(parents=True, exist_ok=True)
    release = Release(
        options.version, out, options.platforms or [*PLATFORMS], options.machines or [*MACHINES]
    )
    os.environ["SOURCE_DATE_EPOCH"] = str(moment())  # commits during the run do not change it
    now = dt.datetime.now(dt.UTC)
    release.note(
        f"qmines {options.version}, commit {_git('rev-parse', 'HEAD')[:12]}, {now:%F %H:%M} UTC"
    )
    if WORK.exists():
        release.note("downloads and object files of an earlier run may be used")
    for step in options.only or STEPS:
        started = time.monotonic()
        getattr(release, step)()
        release.note(f"{step}: {time.monotonic() - started:.0f} s")


if __name__ == "__main__":
    main()
