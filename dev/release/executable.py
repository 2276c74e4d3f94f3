"""Build the single executable for Linux from a wheel.

    python dev/release/executable.py WHEEL [--machine x86_64] [--out DIR]

It brings its own Python and C library, so it runs on any Linux, whatever is installed there. At the
first start it unpacks itself into the user's cache. Needs Python 3.11 with the packages in
dev/release/requirements.txt, and apt.
"""

from __future__ import annotations

import argparse
import hashlib
import shutil
import struct
from pathlib import Path

from runtime import MACHINES, assemble
from wheels import ROOT

ENTRY = "<IIQ"  # mode, or 0 for a folder; bytes of the path; bytes of the file
MAGIC = b"qmines runtime1\0"
LEVEL = 15  # of Zstandard; 19 is 3% smaller and takes three times as long


def pack(folder: Path) -> bytes:
    """The entries of a folder, as launcher/unpack.c reads them."""
    parts = []
    for one in sorted(folder.rglob("*")):
        path = one.relative_to(folder).as_posix().encode()
        content = b"" if one.is_dir() else one.read_bytes()
        mode = 0 if one.is_dir() else one.stat().st_mode & 0o777
        parts += [struct.pack(ENTRY, mode, len(path), len(content)), path, content]
    return b"".join([*parts, struct.pack(ENTRY, 0, 0, 0)])


def write(folder: Path, out: Path) -> None:
    """The launcher, followed by the packed folder and a footer that says where it begins."""
    import zstandard  # noqa: PLC0415  # tests of the rest do without it

    entries = pack(folder)
    packed = zstandard.ZstdCompressor(level=LEVEL, write_checksum=True).compress(entries)
    digest = hashlib.sha256(packed).hexdigest()[:16].encode()
    footer = struct.pack("<16s16sQ", MAGIC, digest, len(packed))
    with out.open("wb") as written:
        with (folder / "bin/qmines").open("rb") as launcher:
            shutil.copyfileobj(launcher, written)
        written.write(packed + footer)
    out.chmod(0o755)


def main() -> None:
    """Assemble, pack and say how large it is."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("wheel", type=Path, help="the wheel for Python 3.11 and glibc")
    parser.add_argument("--machine", choices=[*MACHINES], default="x86_64")
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    options = parser.parse_args()
    version = options.wheel.name.split("-")[1]
    options.out.mkdir(parents=True, exist_ok=True)
    out = options.out / f"qmines-{version}-linux-{options.machine}"
    folder = assemble(MACHINES[options.machine], options.wheel)
    write(folder, out)
    unpacked = sum(one.stat().st_size for one in folder.rglob("*") if one.is_file())
    print(f"{out.stat().st_size:>10,}  {out.name}, {unpacked:,} bytes unpacked")


if __name__ == "__main__":
    main()
