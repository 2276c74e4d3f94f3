"""Run every command behind a figure of the README, and compare each figure with what it gives now.

    python -m venv build/agents && build/agents/bin/pip install gym-minesweeper jumanji
    python benchmarks/readme.py [--list] [--only TEXT] [--skip TEXT]

The table in the README names the command for each of its figures. This runs them one after the
other on one machine, passes on what they print, and ends with a table: the README's figure, the
one just measured, and the same for the best alternative. It fails if a command fails, or if its
output lacks a figure. ``--skip winning`` takes about a quarter of an hour; the two million games of
benchmarks/winning.py take another eight hours of one core.
"""

from __future__ import annotations

import argparse
import datetime as dt
import importlib.util
import json
import re
import shlex
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
SECTION = "## How it compares"


class Figure(NamedTuple):
    """A row of the table: what was measured, the figure, the best alternative, and the command."""

    name: str
    figure: str
    alternative: str
    command: str


class Place(NamedTuple):
    """Where a command prints a figure: in the last table that has such a row and column.

    Without a row, the command prints JSON, and the column is a key.
    """

    row: str
    column: str
    divided_by: float = 1.0


_ENUM, _EXPERT = "ms_toollib cal_probability_enum", "Expert 30×16/99"
_STEPS = "steps per second"
PLACES: Final[dict[str, tuple[Place, Place | None]]] = {
    "Exact chances of an Expert position, median": (
        Place("qmines analyse, exact", "median"),
        Place(_ENUM, "median"),
    ),
    "Exact chances of an Expert position, slowest of a hundred": (
        Place("qmines analyse, exact", "99%"),
        Place(_ENUM, "99%"),
    ),
    "Exact chances of a 1,000×1,000 position with 10% of its cells open": (
        Place("1,000×1,000 scattered", "ms", divided_by=1000),
        None,
    ),
    "Uniformly random no-guess Expert boards per second": (
        Place(_EXPERT, "qmines uniform"),
        Place(_EXPERT, "ms_toollib solvable"),
    ),
    "Repaired (not uniform) no-guess Expert boards per second": (
        Place(_EXPERT, "qmines fast"),
        Place(_EXPERT, "ms_toollib adjust"),
    ),
    "Repaired no-guess Expert boards per second, each with a certificate": (
        Place(_EXPERT, "qmines with certificates"),
        None,
    ),
    "Steps per second of a training environment": (
        Place("qmines/Classic-v0, 1,024 games", _STEPS),
        Place("jumanji, 1,024 games", _STEPS),
    ),
    "Expert games per second, played by `progress` on one core": (
        Place("", "games_per_second"),
        None,
    ),
    "Expert games won, first click safe": (Place(_EXPERT, "won"), Place(_EXPERT, "published")),
    "Expert games won, first click opens an area": (
        Place(_EXPERT, "won"),
        Place(_EXPERT, "published"),
    ),
}


def figures() -> list[Figure]:
    """The rows of the README's table."""
    section = README.read_text("utf-8").partition(SECTION)[2].partition("\n## ")[0]
    rows = [line for line in section.splitlines() if line.startswith("|")][2:]
    found = []
    for row in rows:
        name, figure, alternative, source = _cells(row)
        command = re.fullmatch(r"`(.+)`", source)
        found.append(Figure(name, figure, alternative, command[1] if command else ""))
    return found


def commands() -> dict[str, list[Figure]]:
    """Every command with the figures that it is for."""
    found: dict[str, list[Figure]] = {}
    for figure in figures():
        if figure.command:
            found.setdefault(figure.command, []).append(figure)
    return found


def number(text: str) -> float | None:
    """The first number in a text.

    >>> number("**6,500,000**"), number("41.14% ± 0.10"), number("–")
    (6500000.0, 41.14, None)
    """
    found = re.search(r"\d[\d,]*(\.\d+)?", text)
    return float(found[0].replace(",", "")) if found else None


def measured(printed: str, place: Place | None) -> float | None:
    """The figure at a place in what a command printed."""
    if place is not None and not place.row:
        return float(json.loads(printed)[place.column])
    found = None
    for head, row in _rows(printed):
        if place is not None and row[0] == place.row and place.column in head:
            found = number(row[head.index(place.column)])
    return found if found is None or place is None else found / place.divided_by


def _rows(printed: str) -> Iterator[tuple[list[str], list[str]]]:
    """The rows of all tables, each with the head of its table."""
    lines = [_cells(line) for line in printed.splitlines()]
    head: list[str] = []
    for line, after in zip(lines, [*lines[1:], []], strict=True):
        if after and all(re.fullmatch(r":?-+:?", cell) for cell in after):
            head = line
        elif head and len(line) == len(head):
            yield head, line


def _cells(line: str) -> list[str]:
    line = line.strip()
    parts = line.strip("|").split("|") if line.startswith("|") else re.split(r"\s{2,}", line)
    return [part.strip() for part in parts if line]


def missing(chosen: dict[str, list[Figure]]) -> list[str]:
    """What has to be installed before the commands can run."""
    found = [] if importlib.util.find_spec("ms_toollib") else ["ms_toollib (pip install '.[test]')"]
    words = {word for command in chosen for word in shlex.split(command)[1:]}
    paths = (word for word in words if word.startswith("build/") and not (ROOT / word).exists())
    return [*found, *(f"{path} (see the top of this file)" for path in paths)]


def run(command: str) -> tuple[int, str]:
    """Run a command, pass on what it prints, and return its exit code and output."""
    words = shlex.split(command)
    words = [sys.executable, *words[1:]] if words[0] == "python" else words
    printed = ""
    with subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            print(line, end="", flush=True)
            printed += line
    return process.returncode, printed


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--list", action="store_true", help="print the commands alone")
    parser.add_argument("--only", default="", metavar="TEXT", help="commands that contain this")
    parser.add_argument("--skip", metavar="TEXT", help="leave out commands that contain this")
    arguments = parser.parse_args()
    chosen = {
        each: of
        for each, of in commands().items()
        if arguments.only in each and not (arguments.skip and arguments.skip in each)
    }
    if arguments.list:
        print("\n".join(chosen))
        return
    if lacking := missing(chosen):
        parser.error(f"first install {', '.join(lacking)}")
    from _common import machine, table  # noqa: PLC0415  # with everything that benchmarks need

    print(f"{dt.datetime.now(tz=dt.UTC):%Y-%m-%d}, {machine()}")
    failed, rows = 0, []
    for command, of in chosen.items():
        print(f"\n## {command}\n", flush=True)
        started = time.monotonic()
        code, printed = run(command)
        print(f"\nexit code {code} after {time.monotonic() - started:.0f} s", flush=True)
        failed += code != 0
        for figure in of:
            ours, other = (measured(printed, place) for place in PLACES[figure.name])
            failed += ours is None
            said = (number(figure.figure), ours, number(figure.alternative), other)
            rows.append([figure.name, *("–" if each is None else f"{each:,g}" for each in said)])
    head = ["figure", "README", "measured", "alternative in README", "measured"]
    print("\n" + table(head, rows, markdown=True))
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
