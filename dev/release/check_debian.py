"""Run the known answers with the Python of a Debian release, on this processor or on ARM.

    python dev/release/check_debian.py WHEEL [--suite bookworm] [--machine x86_64]

Packages are unpacked, not installed: nothing is changed on this machine. ARM runs under qemu-user
and needs qemu-aarch64-static (Debian: qemu-user-static).
"""

from __future__ import annotations

import argparse
import platform
import shutil
import subprocess
import sys
from pathlib import Path

from debian import Apt
from runtime import MACHINES, Machine
from wheels import WORK

KNOWN_ANSWERS = Path(__file__).with_name("known_answers.py")
PYTHONS = {"bookworm": "3.11", "trixie": "3.13", "sid": "3.14"}
LIBRARIES = (
    "libc6", "libbz2-1.0", "libcrypt1", "libexpat1", "libgcc-s1", "liblzma5", "libsqlite3-0",
    "libstdc++6", "libuuid1", "zlib1g",
)  # fmt: skip
NAMES = {"libffi": {"bookworm": "libffi8"}, "libssl": {"bookworm": "libssl3"}}
NEWER = {"libffi": "libffi8", "libssl": "libssl3t64"}


def unpacked(suite: str, machine: Machine) -> Path:
    """A root with Python and the libraries it needs."""
    root = WORK / "debian-roots" / f"{suite}-{machine.name}"
    if root.exists():
        return root
    version = PYTHONS[suite]
    packages = [f"python{version}-minimal", f"libpython{version}-minimal"]
    packages += [f"libpython{version}-stdlib", *LIBRARIES]
    packages += [NAMES[one].get(suite, NEWER[one]) for one in NAMES]
    if suite == "sid":
        packages.append("libzstd1")  # for compression.zstd
    part = root.with_suffix(".part")
    shutil.rmtree(part, ignore_errors=True)
    for package in Apt(suite, part / "apt", machine.debian).download(*packages):
        subprocess.run(["dpkg-deb", "-x", package, part], check=True)
    part.rename(root)
    return root


def emulator_of(machine: Machine) -> str:
    """The program that runs those of another processor."""
    name = f"qemu-{machine.name}-static"
    return shutil.which(name) or sys.exit(f"{name} is not installed")


def main() -> None:
    """Unpack, install for that Python, and compare."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("wheel", type=Path)
    parser.add_argument("--suite", choices=[*PYTHONS], default="bookworm")
    parser.add_argument("--machine", choices=[*MACHINES], default="x86_64")
    options = parser.parse_args()
    machine, version = MACHINES[options.machine], PYTHONS[options.suite]
    root = unpacked(options.suite, machine)
    site = root / "site"
    platforms = [f"manylinux_2_{minor}_{machine.name}" for minor in (28, 27, 26, 24, 17)]
    platforms.append(f"manylinux2014_{machine.name}")
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "-q", "--upgrade", "--target", site,
         "--only-binary", ":all:", "--python-version", version, "--implementation", "cp",
         *(f"--platform={one}" for one in platforms), options.wheel],
        check=True,
    )  # fmt: skip
    program = root / "usr/bin" / f"python{version}"
    folders = ":".join(str(root / up / "lib" / machine.libraries) for up in (".", "usr"))
    loader = next(root.glob(f"**/{machine.loader}"))
    emulator = [] if machine.name == platform.machine() else [emulator_of(machine)]
    subprocess.run(
        [*emulator, loader, "--inhibit-cache", "--library-path", folders, "--argv0", program,
         program, KNOWN_ANSWERS],
        check=True, cwd="/", env={"PYTHONPATH": str(site), "PATH": ""},
    )  # fmt: skip
    print(f"{options.wheel.name}: Python {version} on {machine.name}")


if __name__ == "__main__":
    main()
