"""Run every command that the figures of the README come from, one after the other.

    python -m venv build/agents && build/agents/bin/pip install gym-minesweeper jumanji
    python benchmarks/readme.py [--list] [--only TEXT]

The table in the README names the command for each of its figures; this runs them all on one machine
on one day and prints what they print, to be copied into the table. Takes about two hours on two
quiet cores, half of it for the million games of benchmarks/winning.py.
"""

from __future__ import annotations

import argparse
import datetime as dt
import re
import shlex
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
SECTION = "## How it compares"


class Figure(NamedTuple):
    """A row of the table: what was measured, the figure, and the command, if any."""

    name: str
    figure: str
    command: str


def figures() -> list[Figure]:
    """The rows of the README's table."""
    section = README.read_text("utf-8").partition(SECTION)[2].partition("\n## ")[0]
    rows = [line for line in section.splitlines() if line.startswith("|")][2:]
    found = []
    for row in rows:
        name, figure, _, source = (part.strip() for part in row.strip("|").split("|"))
        command = re.fullmatch(r"`(.+)`", source)
        found.append(Figure(name, figure, command[1] if command else ""))
    return found


def commands() -> dict[str, list[str]]:
    """Every command with the figures that it is for."""
    found: dict[str, list[str]] = {}
    for figure in figures():
        if figure.command:
            found.setdefault(figure.command, []).append(figure.name)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--list", action="store_true", help="print the commands alone")
    parser.add_argument("--only", default="", metavar="TEXT", help="commands that contain this")
    arguments = parser.parse_args()
    chosen = {each: names for each, names in commands().items() if arguments.only in each}
    if arguments.list:
        print("\n".join(chosen))
        return
    from _common import machine  # noqa: PLC0415  # with everything that benchmarks need

    print(f"{dt.datetime.now(tz=dt.UTC):%Y-%m-%d}, {machine()}")
    failed = 0
    for command, names in chosen.items():
        print(f"\n## {command}\n\n{'; '.join(names)}\n", flush=True)
        words = shlex.split(command)
        words = [sys.executable, *words[1:]] if words[0] == "python" else words
        started = time.monotonic()
        done = subprocess.run(words, cwd=ROOT, check=False)
        failed += done.returncode != 0
        print(f"\nexit code {done.returncode} after {time.monotonic() - started:.0f} s", flush=True)
    sys.exit(failed)


if __name__ == "__main__":
    main()
