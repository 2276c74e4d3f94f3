"""Compare two builds of a release byte by byte, and say in which parts files differ.

python dev/release/compare.py DIR DIR
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import io
import tarfile
import zipfile
from pathlib import Path


def members(path: Path) -> dict[str, str]:
    """The parts of an archive and their digests; of anything else, none."""
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as packed:
            return {
                one.filename: f"{one.date_time} {one.external_attr} {_digest(packed.read(one))}"
                for one in packed.infolist()
            }
    if path.name.endswith((".tar", ".tar.gz")):
        content = path.read_bytes()
        if path.suffix == ".gz":
            content = gzip.decompress(content)
        with tarfile.open(fileobj=io.BytesIO(content)) as packed:
            return {
                one.name: f"{one.mtime} {one.mode} {one.uname}"
                + (_digest(packed.extractfile(one).read()) if one.isfile() else "")
                for one in packed
            }
    return {}


def differences(first: Path, second: Path) -> list[str]:
    """Where two files differ; empty if they are the same."""
    if first.read_bytes() == second.read_bytes():
        return []
    one, other = members(first), members(second)
    parts = sorted(name for name in {*one, *other} if one.get(name) != other.get(name))
    return parts or ["the content" if not one else "only the compression"]


def compare(first: Path, second: Path) -> list[str]:
    """A line for every file that either folder has."""
    lines = []
    for name in sorted({one.name for folder in (first, second) for one in folder.iterdir()}):
        pair = [folder / name for folder in (first, second)]
        if not all(one.exists() for one in pair):
            lines.append(f"{name}: only in one of them")
        elif found := differences(*pair):
            lines.append(f"{name}: differs in {', '.join(found[:5])}")
        else:
            lines.append(f"{name}: identical")
    return lines


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def main() -> None:
    """Print the comparison; fail if anything differs."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("first", type=Path)
    parser.add_argument("second", type=Path)
    options = parser.parse_args()
    lines = compare(options.first, options.second)
    print("\n".join(lines))
    if not all(line.endswith(": identical") for line in lines):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
