"""Run the known answers on Linux on ARM, with Debian's Python under qemu-user.

    python dev/release/check_aarch64.py WHEEL

Needs qemu-aarch64-static (Debian: qemu-user-static). Packages are unpacked, not installed: nothing
is changed on this machine.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

from debian import Apt
from wheels import WORK

KNOWN_ANSWERS = Path(__file__).with_name("known_answers.py")
PACKAGES = (
    "python3.11-minimal", "libpython3.11-minimal", "libpython3.11-stdlib", "libc6", "libcrypt1",
    "libexpat1", "libffi8", "libgcc-s1", "libsqlite3-0", "libssl3", "libstdc++6", "libuuid1",
    "zlib1g",
)  # fmt: skip
GLIBC = ("manylinux_2_28_aarch64", "manylinux_2_17_aarch64", "manylinux2014_aarch64")


def main() -> None:
    """Unpack, install for the other machine, and compare."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("wheel", type=Path)
    wheel = parser.parse_args().wheel
    there = WORK / "aarch64"
    root, site = there / "root", there / "site"
    if not root.exists():
        for package in Apt("bookworm", there / "apt", "arm64").download(*PACKAGES):
            subprocess.run(["dpkg-deb", "-x", package, root], check=True)
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "-q", "--upgrade", "--target", site,
         "--only-binary", ":all:", "--python-version", "3.11", "--implementation", "cp",
         *(f"--platform={one}" for one in GLIBC), wheel],
        check=True,
    )  # fmt: skip
    subprocess.run(
        ["qemu-aarch64-static", "-L", root, root / "usr/bin/python3.11", KNOWN_ANSWERS],
        check=True, cwd="/", env=os.environ | {"PYTHONPATH": str(site)},
    )  # fmt: skip


if __name__ == "__main__":
    main()
