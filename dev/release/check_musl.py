"""Run the known answers on musl, in a root with nothing but musl, Python and the wheel.

    python dev/release/check_musl.py WHEEL [--python 3.11]

No registry has a Python for musl, so it is compiled from Debian's source. Needs musl-gcc (Debian:
musl-tools), make and apt. As root it uses chroot, otherwise a user namespace.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

from debian import Apt, unpack
from empty_root import EmptyRoot
from targets import PYTHONS
from wheels import ROOT, WORK

import headers

HERE = WORK / "musl"
LOADER = "ld-musl-x86_64.so.1"  # also the C library
NEEDED = ("dev/release/known_answers.py", "tests/oracle/expert-answers.jsonl.gz")
# Python's configure asks for the C library of the compiler, and its setup.py adds Debian's folders.
COMPILER = """#!/bin/sh
[ "$1" = --print-multiarch ] && exec echo x86_64-linux-musl
for one; do shift; case $one in
  -I/usr/include*|-L/usr/lib*) ;;
  *) set -- "$@" "$one" ;;
esac; done
exec musl-gcc "$@"
"""


def compiled(source: Path, *options: str, targets: tuple[str, ...] = ()) -> Path:
    """Configure and compile a package for musl in its own folder."""
    done = source / "compiled"
    if not done.exists():
        compiler = HERE / "cc"
        compiler.write_text(COMPILER)
        compiler.chmod(0o755)
        settings = os.environ | {
            "CC": str(compiler),
            "CFLAGS": "-O0 -fPIC",
            "PKG_CONFIG": "false",  # it would find this machine's libraries
        }
        with (HERE / f"{source.name}.log").open("w") as log:
            for command in (["./configure", *options], ["make", "-j2", *targets]):
                subprocess.run(
                    command, cwd=source, env=settings, check=True, stdout=log, stderr=log
                )
        done.touch()
    return source


def python(version: str) -> Path:
    """A folder with the source of a Python and what was compiled from it."""
    zlib, source = HERE / "zlib", HERE / f"python-{version}"
    if not zlib.exists():
        unpack(Apt("bookworm", HERE / "apt").source("zlib"), zlib)
    compiled(zlib, "--static", targets=("libz.a",))
    if not source.exists():
        (chosen,) = (one for one in PYTHONS if one.version == version)
        unpack(headers.source(chosen, WORK), source)
    return compiled(
        source, "--disable-test-modules", "--without-ensurepip",
        f"ZLIB_CFLAGS=-I{zlib}", f"ZLIB_LIBS={zlib}/libz.a",
    )  # fmt: skip


def loader() -> Path:
    """The C library of Debian 13: that of Debian 12 cannot load the libraries in numpy's wheel."""
    there = HERE / "trixie"
    if not (there / "unpacked").exists():
        (package,) = Apt("trixie", there).download("musl")
        subprocess.run(["dpkg-deb", "-x", package, there / "unpacked"], check=True)
    return next((there / "unpacked").glob("**/libc.so"))


def root_with(version: str, wheel: Path) -> EmptyRoot:
    """A new root with musl, Python, the wheel and its dependencies."""
    built, root = python(version), HERE / f"root-{version}"
    shutil.rmtree(root, ignore_errors=True)
    library = root / "usr/lib" / f"python{version}"
    shutil.copytree(built / "Lib", library, ignore=shutil.ignore_patterns("test", "__pycache__"))
    (library / "lib-dynload").mkdir()
    for module in (built / "build").glob("lib.*/*.so"):
        shutil.copy(module, library / "lib-dynload")
    for name, file in (("usr/bin/python", built / "python"), (f"lib/{LOADER}", loader())):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, root / name)
    for name in NEEDED:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, root / name)
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "-q", "--target", root / "site",
         "--only-binary", ":all:", "--python-version", version, "--implementation", "cp",
         *(f"--platform=musllinux_1_{minor}_x86_64" for minor in (2, 1)), wheel],
        check=True,
    )  # fmt: skip
    return EmptyRoot(root, "/usr/bin/python", environment={"PYTHONPATH": "/site"})


def main() -> None:
    """Compile Python, fill the root, and compare."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("wheel", type=Path)
    parser.add_argument("--python", choices=[one.version for one in PYTHONS], default="3.11")
    options = parser.parse_args()
    if not shutil.which("musl-gcc"):
        raise SystemExit("musl-gcc is not installed: install musl-tools")
    HERE.mkdir(parents=True, exist_ok=True)
    root = root_with(options.python, options.wheel)
    print(root.output("/dev/release/known_answers.py").strip())
    print(f"{options.wheel.name}: Python {options.python} on musl")


if __name__ == "__main__":
    main()
