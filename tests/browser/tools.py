"""What the tests of the page need besides Python: where it is, and what happens without it."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from support.programs import missing

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "qmines" / "web" / "static"
NODE_MODULES = ROOT / "build" / "web-tools" / "node_modules"
INSTALL = (
    "mkdir -p build/web-tools && cp package.json build/web-tools && npm install "
    "--prefix build/web-tools"
)


def needed(path: Path | str | None, name: str, remedy: str) -> Path:
    """The tool at a path; without it the test is skipped, and under CI it fails."""
    if path is not None and Path(path).exists():
        return Path(path)
    return missing(f"{name} is missing: {remedy}")


def npm(path: str) -> Path:
    """A file of an npm package that .ci/run installs into build/."""
    return needed(NODE_MODULES / path, path, INSTALL)


def node() -> Path:
    """Node, which runs the unit tests of the scripts; 20.11 has the timers that they use."""
    found = shutil.which("node")
    if found is not None:
        told = subprocess.run([found, "--version"], capture_output=True, text=True, check=True)
        version = [int(part) for part in told.stdout.strip().lstrip("v").split(".")]
        found = found if version >= [20, 11] else None
    return needed(found, "Node 20.11 or later", "apt-get install nodejs")


def chromium() -> Path:
    """The Chromium that the environment names, or Debian's.

    That without windows takes half the time of that which has them and hides them.
    """
    named = os.environ.get("QMINES_CHROMIUM")
    found = named or shutil.which("chromium-headless-shell") or shutil.which("chromium")
    remedy = "apt-get install chromium-headless-shell, or set QMINES_CHROMIUM"
    return needed(found, "Chromium", remedy)
