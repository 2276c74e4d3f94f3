"""Install a wheel into a fresh environment without a compiler, and compare it with known answers.

    python dev/release/check_wheel.py WHEEL… [--python PYTHON]

Each wheel is installed from scratch with nothing but the environment's own programs on PATH.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from empty_root import processor_time

KNOWN_ANSWERS = Path(__file__).with_name("known_answers.py")
LIMIT = 15  # seconds for pip, once everything is downloaded


def install(wheel: Path, python: str, there: Path) -> Path:
    """The interpreter of a new environment with the wheel and its dependencies."""
    subprocess.run([python, "-m", "venv", there], check=True)
    programs = there / "bin"
    pip = [programs / "python", "-m", "pip"]
    only_ours = os.environ | {"PATH": str(programs)}
    wheels = there / "wheels"
    subprocess.run(
        [*pip, "download", "-q", "--only-binary", ":all:", "-d", wheels, wheel],
        check=True, env=only_ours,
    )  # fmt: skip
    before, started = processor_time(), time.monotonic()
    subprocess.run(
        [*pip, "install", "-q", "--no-index", "--find-links", wheels, wheel],
        check=True, env=only_ours,
    )  # fmt: skip
    taken, used = time.monotonic() - started, processor_time() - before
    print(f"{wheel.name}: installed in {taken:.1f} s, limit {LIMIT} s; CPU time {used:.1f} s")
    return programs / "python"


def main() -> None:
    """Check every wheel."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("wheels", nargs="+", type=Path)
    parser.add_argument("--python", default=sys.executable)
    options = parser.parse_args()
    for wheel in options.wheels:
        with tempfile.TemporaryDirectory() as there:
            python = install(wheel.resolve(), options.python, Path(there))
            if not (Path(there) / "share" / "man" / "man1" / "qmines.1").exists():
                sys.exit(f"{wheel.name}: the manual pages are missing")
            for what in (["-m", "qmines", "--version"], [KNOWN_ANSWERS, "--seconds"]):
                subprocess.run(
                    [python, *what], check=True, cwd="/", env={"PATH": str(python.parent)}
                )


if __name__ == "__main__":
    main()
