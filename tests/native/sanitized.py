"""Building the kernel's own programs with AddressSanitizer and UBSan, and running them."""

from __future__ import annotations

import fcntl
import os
import shlex
import shutil
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from support.packages import missing

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
TOOLS = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"


def run(
    *command: str | Path, cwd: Path = ROOT, asan: str = "detect_leaks=1"
) -> subprocess.CompletedProcess[str]:
    strict = {"ASAN_OPTIONS": asan, "UBSAN_OPTIONS": "print_stacktrace=1"}
    return subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**os.environ, "PATH": TOOLS, **strict},
        capture_output=True,
        text=True,
        check=False,
        timeout=900,
    )


def succeed(*command: str | Path, cwd: Path = ROOT) -> str:
    done = run(*command, cwd=cwd)
    assert done.returncode == 0, f"{shlex.join(map(str, command))}\n{done.stdout}{done.stderr}"
    return done.stdout


def _compiler() -> str:
    """Clang takes two thirds of the time GCC takes, but needs a library for the sanitizers."""
    clang = shutil.which("clang++")
    command = (str(clang), "-fsanitize=address", "-x", "c++", "-", "-o", os.devnull)
    program = "int main() {}"
    if (
        clang
        and subprocess.run(
            command, input=program, text=True, capture_output=True, check=False
        ).returncode
        == 0
    ):
        return clang
    return os.environ.get("CXX", "c++")


COMPILER = _compiler()


@contextmanager
def only_one_at_a_time(folder: Path) -> Iterator[None]:
    """Several workers of pytest share a build."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build(name: str, **more: str) -> Path:
    """The folder ``build/NAME``, with everything in it up to date."""
    if not shutil.which("cmake", path=TOOLS) or not shutil.which("ninja", path=TOOLS):
        missing("cmake or ninja")
    options = {
        "CMAKE_CXX_COMPILER": COMPILER,
        "QMINES_PYTHON": "OFF",
        "QMINES_TESTS": "ON",
        "QMINES_BENCHMARKS": "ON",
        "QMINES_SANITIZE": "ON",
        **more,
    }
    folder = ROOT / "build" / name
    with only_one_at_a_time(folder):
        flags = [f"-D{option}={value}" for option, value in options.items()]
        succeed("cmake", "-S", ROOT, "-B", folder, "-G", "Ninja", *flags)
        succeed("cmake", "--build", folder)
    return folder
