"""CPython's headers for every platform, from Debian's packages.

Debian's source package has the headers and Windows' ``pyconfig.h``; ``libpython3.x-dev`` has the
``pyconfig.h`` that configure wrote on Linux. All our Unix platforms are 64-bit and share it: what
the headers read of it are sizes of types and which compiler features to use.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from typing import TYPE_CHECKING

from debian import Apt, unpack

if TYPE_CHECKING:
    from pathlib import Path

    from targets import Platform, Python

EXPORTED = re.compile(r"PyAPI_(?:FUNC|DATA)\(.+?\)\s*(\w+)\s*[(;\[]")


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
        unpack(source(python, work), there)
    return there


def _unix_config(python: Python, work: Path) -> Path:
    name = f"libpython{python.version}-dev"
    there = work / "debian" / f"{python.suite}-dev"
    unpacked = there / "unpacked"
    if not unpacked.exists():
        (package,) = Apt(python.suite, there).download(name)
        subprocess.run(["dpkg-deb", "-x", package, unpacked], check=True)
    return unpacked / "usr/include/x86_64-linux-gnu" / f"python{python.version}" / "pyconfig.h"
