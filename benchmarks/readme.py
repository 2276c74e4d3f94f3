"""Measure every figure in the README's comparison table, and write the table.

    python benchmarks/readme.py [--setup | --list | --quick]

Runs the commands behind the figures one after the other, which takes about 35 minutes on two
cores. Then it writes the table into README.md with the date, the commit and the machine; the
commands update the full tables in docs/ themselves. If you interrupt it, run it again on the same
day: it continues where it stopped. Run it on a machine that is doing nothing else, with all
changes committed.

The programs that we compare with are installed first: ms_toollib into this environment, and the
training environments into build/agents. ``--setup`` does only that. ``--quick`` tries every command
with a tiny size and writes nothing. The numbers of games behind the win rates are fixed here, in
advance.
"""

from __future__ import annotations

import argparse
import datetime as dt
import importlib.util
import json
import re
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
BEGIN, END = "<!-- figures: begin -->", "<!-- figures: end -->"
HEAD = "| | qmines | Best alternative | Command |\n|---|---:|---|---|"
STATE = ROOT / "build" / "readme"
AGENTS = ROOT / "build" / "agents"
AGENTS_PYTHON = "build/agents/bin/python"
AGENTS_NEED = ("gym-minesweeper", "minesweeper-env-rl", "jumanji")
MS_TOOLLIB = "ms_toollib==1.5.20"
KEEPS: Final = 86_400.0  # seconds for which a figure counts as one of the same day


class Command(NamedTuple):
    """A command behind figures: options that only we give it, and those that make it quick."""

    words: str
    ours: str
    quick: str


class Place(NamedTuple):
    """Where a command prints a figure, and how the README writes it.

    It is in the last table that has such a row and column. Without a row, the command prints
    JSON, and the column is a key. ``spread`` is a column with an interval around the figure.
    """

    row: str
    column: str
    form: str = "{:g}"
    divided_by: float = 1.0
    spread: str = ""


class Figure(NamedTuple):
    """A row of the table; the alternative is measured by the same command, or published."""

    name: str
    ours: Place
    other: Place | str
    command: Command


class Row(NamedTuple):
    """A row of the table as the README has it."""

    name: str
    figure: str
    alternative: str
    command: str


_ANALYSIS = Command(
    "python benchmarks/analysis.py", "--update", "--positions 20 --seconds 0.5 --no-hard"
)
_GROWTH = Command("python benchmarks/growth.py", "--update", "--seconds 1")
_NO_GUESS = Command("python benchmarks/noguess.py", "--update", "--seconds 0.4")
_AGENTS = Command(
    f"python benchmarks/agents.py {AGENTS_PYTHON}", "--update", "--seconds 0.2 --rounds 1"
)
_PROGRESS = Command(
    "python -m qmines simulate --strategy progress --games 100000 --seed 1 --jobs 1 --json",
    "",
    "--games 500",
)


def _winning(first_click: str) -> Command:
    return Command(
        f"python benchmarks/winning.py --rows 'expert {first_click}' --games 50000 --seed 20261118",
        f"--resume {STATE.relative_to(ROOT) / 'games'}",
        "--games 100",
    )


_ENUM, _EXPERT = "ms_toollib cal_probability_enum", "Expert 30×16/99"
_STEPS, _RATE = "steps per second", "{:.2f}% ± {:.2f} (50,000 games)"
FIGURES: Final = (
    Figure(
        "Exact chances of an Expert position, median",
        Place("qmines analyse, exact", "median", "**{:,.0f} µs**"),
        Place(_ENUM, "median", "{:,.0f} µs, ms_toollib `cal_probability_enum`"),
        _ANALYSIS,
    ),
    Figure(
        "Exact chances of an Expert position, slowest of a hundred",
        Place("qmines analyse, exact", "99%", "**{:,.0f} µs**"),
        Place(_ENUM, "99%", "{:,.0f} µs, ms_toollib `cal_probability_enum`"),
        _ANALYSIS,
    ),
    Figure(
        "Exact chances of a 1,000×1,000 position with 10% of its cells open",
        Place("1,000×1,000 scattered", "ms", "**{:.2f} s**", divided_by=1000),
        "–",
        _GROWTH,
    ),
    Figure(
        "Uniformly random no-guess Expert boards per second",
        Place(_EXPERT, "qmines uniform", "**{:,.0f}**"),
        Place(_EXPERT, "ms_toollib solvable", "{:,.0f}, ms_toollib `laymine_solvable`"),
        _NO_GUESS,
    ),
    Figure(
        "Repaired (not uniform) no-guess Expert boards per second",
        Place(_EXPERT, "qmines fast", "**{:,.0f}**"),
        Place(
            _EXPERT,
            "ms_toollib adjust",
            "{:,.0f}, ms_toollib `laymine_solvable_adjust` "
            "(Simon Tatham's generator: 270, measured elsewhere)",
        ),
        _NO_GUESS,
    ),
    Figure(
        "Repaired no-guess Expert boards per second, each with a certificate",
        Place(_EXPERT, "qmines with certificates", "**{:,.0f}**"),
        "–",
        _NO_GUESS,
    ),
    Figure(
        "Steps per second of a training environment",
        Place("qmines/Classic-v0, 1,024 games", _STEPS, "**{:,.0f}**"),
        Place("jumanji, 1,024 games", _STEPS, "{:,.0f}, Jumanji (JAX)"),
        _AGENTS,
    ),
    Figure(
        "Expert games per second, played by `progress` on one core",
        Place("", "games_per_second", "**{:,.0f}**"),
        "–",
        _PROGRESS,
    ),
    Figure(
        "Expert games won, first click safe",
        Place(_EXPERT, "won", _RATE, spread="95% interval"),
        "41.13%, published by Hill",
        _winning("safe"),
    ),
    Figure(
        "Expert games won, first click opens an area",
        Place(_EXPERT, "won", _RATE, spread="95% interval"),
        "54.3%, published by Hill",
        _winning("opening"),
    ),
)
COMMANDS: Final = tuple(dict.fromkeys(figure.command for figure in FIGURES))


def rows() -> list[Row]:
    """The rows of the README's table."""
    section = README.read_text("utf-8").partition(BEGIN)[2].partition(END)[0]
    found = [_cells(line) for line in section.splitlines() if line.startswith("|")][2:]
    return [Row(name, ours, other, words.strip("`")) for name, ours, other, words in found]


def measured(printed: str, place: Place) -> tuple[float, ...] | None:
    """The figure at a place in what a command printed, with half its interval if it has one."""
    if not place.row:
        return (float(json.loads(printed)[place.column]),)
    found = None
    for head, row in _rows(printed):
        if row[0] == place.row and place.column in head:
            cells = dict(zip(head, row, strict=True))
            values = numbers(cells[place.column])[:1]
            if place.spread:
                low, high = numbers(cells[place.spread])
                values.append((high - low) / 2)
            found = tuple(value / place.divided_by for value in values) or None
    return found


def written(printed: str, place: Place | str) -> str | None:
    """The cell of the README for a figure; large numbers are rounded to three digits."""
    if isinstance(place, str):
        return place
    values = measured(printed, place)
    if values is None:
        return None
    rounded = (float(f"{value:.3g}") if value >= 100_000 else value for value in values)
    return place.form.format(*rounded)


def numbers(text: str) -> list[float]:
    r"""All numbers in a text.

    >>> numbers("**6,500,000**"), numbers("41.05 – 41.24"), numbers("–")
    ([6500000.0], [41.05, 41.24], [])
    """
    return [float(each.replace(",", "")) for each in re.findall(r"\d[\d,]*(?:\.\d+)?", text)]


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


def set_up() -> None:
    """Install the programs that we compare with."""
    if not importlib.util.find_spec("ms_toollib"):
        _pip(sys.executable, MS_TOOLLIB)
    python = str(ROOT / AGENTS_PYTHON)
    probe = "import gym_minesweeper, jumanji, minesweeper_env_rl"
    if Path(python).exists():
        ready = subprocess.run([python, "-c", probe], capture_output=True, check=False)
        if not ready.returncode:
            return
    subprocess.run([sys.executable, "-m", "venv", "--clear", AGENTS], check=True)
    _pip(python, *AGENTS_NEED)


def _pip(python: str, *packages: str) -> None:
    print(f"installing {', '.join(packages)}", flush=True)
    subprocess.run([python, "-m", "pip", "install", "--quiet", *packages], check=True)


def run(command: str) -> str:
    """Run a command, pass on what it prints, and return it."""
    words = [sys.executable, *shlex.split(command)[1:]]
    printed = ""
    with subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            print(line, end="", flush=True)
            printed += line
    if process.returncode:
        raise SystemExit(f"exit code {process.returncode}: {command}")
    return printed


def measure(state: Path, *, here: Mapping[str, str]) -> dict[str, Any]:
    """Run the commands that have not been run today, on this commit and machine."""
    file = state / "printed.json"
    found: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    now = dt.datetime.now(tz=dt.UTC)
    fresh = now.timestamp() - found.get("began", 0.0) < KEEPS
    if not fresh or any(found.get(key) != value for key, value in here.items()):
        shutil.rmtree(state, ignore_errors=True)
        state.mkdir(parents=True)
        found = {**here, "day": f"{now:%Y-%m-%d}", "began": now.timestamp(), "printed": {}}
    for command in COMMANDS:
        if command.words in found["printed"]:
            print(f"\n## {command.words}\n\nmeasured already", flush=True)
            continue
        print(f"\n## {command.words}\n", flush=True)
        started = time.monotonic()
        found["printed"][command.words] = run(f"{command.words} {command.ours}")
        print(f"\n{time.monotonic() - started:.0f} s", flush=True)
        partial = file.with_suffix(".new")
        partial.write_text(json.dumps(found, indent=1), "utf-8")
        partial.replace(file)
    return found


def table(printed: Mapping[str, str]) -> str:
    """The table of the README.

    Raises:
        SystemExit: a command did not print its figure.
    """
    lines = [HEAD]
    for figure in FIGURES:
        said = printed[figure.command.words]
        cells = written(said, figure.ours), written(said, figure.other)
        if None in cells:
            raise SystemExit(f"no figure for “{figure.name}” in what its command printed")
        lines.append(f"| {figure.name} | {cells[0]} | {cells[1]} | `{figure.command.words}` |")
    return "\n".join(lines)


def update(found: Mapping[str, Any]) -> None:
    """Write the table into the README, with where and when it was measured."""
    text = (
        f"All figures in this table were measured on {found['day']} at commit {found['commit']} on "
        f"{found['machine']}, on one core except for the win rates. `python benchmarks/readme.py` "
        "runs all the commands and writes the table."
    )
    before, _, rest = README.read_text("utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    middle = f"{text}\n\n{table(found['printed'])}"
    README.write_text(f"{before}{BEGIN}\n\n{middle}\n\n{END}{after}", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--setup", action="store_true", help="install what we compare with")
    only.add_argument("--list", action="store_true", help="print the commands")
    only.add_argument("--quick", action="store_true", help="try all with tiny sizes")
    arguments = parser.parse_args()
    if arguments.list:
        print("\n".join(command.words for command in COMMANDS))
        return
    set_up()
    if arguments.setup:
        return
    if arguments.quick:
        printed = {each.words: run(f"{each.words} {each.quick}") for each in COMMANDS}
        print("\n" + table(printed))
        return
    from _common import LOAD, commit, machine  # noqa: PLC0415  # with all that benchmarks need

    if commit().endswith("changes"):
        parser.error("commit your changes first: the README names the commit that was measured")
    if LOAD > 0.5:
        print(f"other programs are running (load average {LOAD:.1f}): figures may be too low")
    update(measure(STATE, here={"commit": commit(), "machine": machine()}))


if __name__ == "__main__":
    main()
