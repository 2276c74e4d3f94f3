"""Check that the network makes the same guesses whatever the compiler and the vector instructions.

    python dev/learn/same_guesses.py --games 10000 --threads 16

Builds ``learn_data`` with each compiler, lets each build play the same games with each set of
vector instructions that the processor has, and compares the fingerprints of all guesses.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
NETWORK = ROOT / "src/qmines/solver/network.bin"
VECTORS = ("none", "AVX2", "AVX-512")  # in the order of Network::Vectors


def build(compiler: str, folder: Path) -> None:
    """Build the tool with this compiler."""
    options = ["-DQMINES_PYTHON=OFF", "-DQMINES_LEARN=ON", f"-DCMAKE_CXX_COMPILER={compiler}"]
    options += ["-DCMAKE_EXE_LINKER_FLAGS=-static"]  # runs on a machine with more cores, too
    subprocess.run(["cmake", "-S", ROOT, "-B", folder, "-G", "Ninja", *options], check=True)
    subprocess.run(["ninja", "-C", folder, "learn_data"], check=True)


def fingerprint(tool: Path, rule: str, vectors: int, options: argparse.Namespace) -> str:
    """What all guesses of the games come to."""
    command = [tool, "duel", NETWORK, "30x16x99", rule, "--seed", "3", "--vectors", str(vectors)]
    command += ["--games", str(options.games), "--threads", str(options.threads)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    print(f"{tool.parent.name}, vectors {VECTORS[vectors]}: {done.stdout.strip()}", flush=True)
    found = re.search(r"fingerprint (\w+)", done.stdout)
    assert found
    return found[1]


def main() -> int:
    """Play with every build; 1 if any guess differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--compilers", nargs="+", default=["g++", "clang++"])
    parser.add_argument("--builds", type=Path, default=ROOT / "build")
    parser.add_argument("--built", action="store_true", help="take the tools from the last build")
    options = parser.parse_args()
    folders = [options.builds / f"learn-{name}" for name in options.compilers]
    if not options.built:
        for name, folder in zip(options.compilers, folders, strict=True):
            build(name, folder)
    tools = [folder / "learn_data" for folder in folders]
    same = True
    for rule in ("safe", "opening"):
        found = {
            fingerprint(tool, rule, vectors, options)
            for tool in tools
            for vectors in range(len(VECTORS))
        }
        print(f"{rule}: {'the same guesses' if len(found) == 1 else 'DIFFERENT guesses'}")
        same &= len(found) == 1
    return not same


if __name__ == "__main__":
    sys.exit(main())
