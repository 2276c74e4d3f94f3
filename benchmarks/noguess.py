"""Boards without guesses a second, beside ms_toollib's two generators, in one run on one core.

    python benchmarks/noguess.py [--seconds 4] [--markdown] [--update]

Goal: ``uniform`` at least 20,000 / 3,000 / 300 boards a second on Beginner, Intermediate and
Expert; ``fast`` at least 1,000 on Expert and ahead of the peers at every density; 99 of 100
Expert boards within 20 ms.

Boards from the middle of the field, CPU time. The rate is of boards made in a row (ours by
one iterator, theirs call by call, as they are offered); the time below which 99 of 100 boards are
made is of single calls for everybody. The peers run in a process of their own, because they are
known to end it. Programs take turns, so that a busy machine is busy for all of them. Some boards
of each are then solved by our deduction; one that needs a guess would be counted.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from _common import add_output_options, deliver, machine, percentile, table
from qmines.core.board import Board
from qmines.core.levels import Level
from qmines.generate import no_guess, no_guess_boards, solve

if TYPE_CHECKING:
    from collections.abc import Callable

LEVELS = {
    "Beginner 9×9/10": Level(9, 9, 10),
    "Intermediate 16×16/40": Level(16, 16, 40),
    "Expert 30×16/99": Level(30, 16, 99),
    "30×16/130": Level(30, 16, 130),
    "30×16/170": Level(30, 16, 170),
    "30×16/240": Level(30, 16, 240),
}
DENSE = 0.25  # beyond, rejection finds nothing
CHECKED = 300  # boards of each program that are solved again
TURNS = 4


class Run(NamedTuple):
    """Boards made in a row and the seconds they took, times of single calls, some boards."""

    boards: int
    seconds: float
    times: list[int]
    rows: list[list[str]]


class Program(NamedTuple):
    """A generator: its name, whether it draws and throws away, how it is run."""

    name: str
    rejects: bool
    run: Callable[[Level, float, int], Run]


def ours(method: str, *, certificates: bool = False) -> Callable[[Level, float, int], Run]:
    def run(level: Level, seconds: float, turn: int) -> Run:
        rows, times, boards = [], [], 0
        begin = time.process_time()
        for made in no_guess_boards(level, 10**7, method=method, seed=f"turn {turn}"):
            boards += 1
            _ = made.certificate if certificates else None
            if len(rows) < CHECKED:
                rows.append(made.board.rows())
            if time.process_time() - begin > seconds / 2:
                break
        taken = time.process_time() - begin
        while time.process_time() - begin < seconds:
            start = time.process_time_ns()
            made = no_guess(level, method=method, seed=f"call {turn} {len(times)}")
            _ = made.certificate if certificates else None
            times.append(time.process_time_ns() - start)
        return Run(boards, taken, times, rows)

    return run


WORKER = """
import json, sys, time
import ms_toollib
name, width, height, mines, seconds, checked = json.loads(sys.argv[1])
call = getattr(ms_toollib, name)
more = [100_000_000] if name == "laymine_solvable" else []
times, boards = [], []
begin = time.process_time()
while time.process_time() - begin < seconds:
    start = time.process_time_ns()
    board, good = call(height, width, mines, height // 2, width // 2, *more)[:2]
    taken = time.process_time_ns() - start
    if good:
        times.append(taken)
        if len(boards) < checked:
            boards.append(["".join("*" if c == -1 else "." for c in row) for row in board])
    elif times:
        times[-1] += taken
json.dump([times, boards], sys.stdout)
"""


def peer(name: str) -> Callable[[Level, float, int], Run]:
    def run(level: Level, seconds: float, _turn: int) -> Run:
        wish = json.dumps([name, *level, seconds, CHECKED])
        command = [sys.executable, "-c", WORKER, wish]
        try:
            done = subprocess.run(
                command, capture_output=True, check=True, timeout=20 * seconds + 30
            )
        except (subprocess.CalledProcessError, subprocess.TimeoutExpired):
            return Run(0, 0.0, [], [])
        times, rows = json.loads(done.stdout)
        return Run(len(times), sum(times) / 1e9, times, rows)

    return run


PROGRAMS = (
    Program("qmines uniform", True, ours("uniform")),
    Program("qmines fast", False, ours("fast")),
    Program("qmines with certificates", False, ours("fast", certificates=True)),
    Program("ms_toollib solvable", True, peer("laymine_solvable")),
    Program("ms_toollib adjust", False, peer("laymine_solvable_adjust")),
)


def needs_guess(level: Level, rows: list[str]) -> bool:
    board = Board.from_rows(rows)
    return not solve(board, (level.height // 2, level.width // 2))[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=4.0, help="for each entry [4]")
    add_output_options(parser)
    arguments = parser.parse_args()
    rows, guesses = [], dict.fromkeys((program.name for program in PROGRAMS), (0, 0))
    for name, level in LEVELS.items():
        runs: dict[str, list[Run]] = {program.name: [] for program in PROGRAMS}
        for turn in range(TURNS):
            for program in PROGRAMS:
                if program.rejects and level.mines > DENSE * level.grid.cells:
                    continue
                run = program.run(level, arguments.seconds / TURNS, turn)
                runs[program.name].append(run)
                bad = sum(needs_guess(level, board) for board in run.rows)
                seen, before = guesses[program.name]
                guesses[program.name] = seen + len(run.rows), before + bad
        row = [name]
        for each in runs.values():
            seconds, times = (
                sum(run.seconds for run in each),
                [t for run in each for t in run.times],
            )
            if not times or not seconds:
                row += ["–", "–"]
                continue
            rate = sum(run.boards for run in each) / seconds
            row += [f"{rate:,.0f}", f"{percentile(sorted(times), 0.99) / 1e6:.2f}"]
        rows.append(row)
        print(row, file=sys.stderr, flush=True)
    head = ["boards per second, and 99th percentile in ms"]
    for program in PROGRAMS:
        head += [program.name, "99%"]
    text = table(head, rows, markdown=arguments.markdown or arguments.update)
    checked = "; ".join(
        f"{name}: {bad} of {seen:,} need a guess" for name, (seen, bad) in guesses.items() if seen
    )
    command = f"python {Path('benchmarks') / 'noguess.py'} --seconds {arguments.seconds:g}"
    text += f"\n\n`{command}`, {time.strftime('%Y-%m-%d')}, {machine()}. Checked: {checked}."
    deliver("noguess", text, update=arguments.update)


if __name__ == "__main__":
    main()
