"""How often a strategy wins, beside the best figures that anyone has published.

    python benchmarks/winning.py [--strategy best] [--games 100000] [--seed 1] [--update]

Goal: every interval of ``best`` above the figure beside it, at most 20 ms a game on Expert.

Eight rows: four fields, first click safe (from the corner) or an opening (from 3,3 on
Expert, from 2,2 on smaller fields). The time is CPU time of one core. ``--resume DIR``
keeps the games of each row in a file, so that a run of hours survives an interruption.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from qmines.core.levels import parse_level
from qmines.lab import Journal, LocalWorkers, Results, SeededContest, Summary, play, prepare

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "lab.md"
TOLD_SECONDS = 10.0  # between two lines on stderr


class Row(NamedTuple):
    """A row of the table: boards, and the published figure in percent."""

    level: str
    first_click: str
    published: float
    by: str


ROWS = (
    Row("expert", "safe", 41.13, "Hill"),
    Row("expert", "opening", 54.3, "Hill"),
    Row("intermediate", "safe", 78.23, "PSEQ-D256"),
    Row("intermediate", "opening", 89.08, "PSEQ-D256"),
    Row("beginner", "safe", 91.69, "PSEQ-D256"),
    Row("beginner", "opening", 97.17, "PSEQ-D256"),
    Row("beginner-8x8", "safe", 81.77, "PSEQ-D256"),
    Row("beginner-8x8", "opening", 90.34, "PSEQ-D256"),
)
HEAD = (
    "| level | first click | games | won | 95% interval | published | lead | ms per game |\n"
    "|---|---|---:|---:|---:|---:|---:|---:|"
)


def commit() -> str:
    """The commit that is measured, marked if files differ from it."""
    command = ["git", "describe", "--always", "--dirty=, changed since", "--match", "v*"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() or "unknown"


def run(row: Row, arguments: argparse.Namespace) -> Summary:
    contest = SeededContest(
        parse_level(row.level),
        row.first_click,
        strategy=arguments.strategy,
        seed=arguments.seed,
    )
    told = time.monotonic()

    def watch(results: Results) -> None:
        nonlocal told
        if time.monotonic() - told > TOLD_SECONDS:
            told = time.monotonic()
            rate = 100 * results.won / max(1, results.count)
            words = f"{row.level} {row.first_click}: {results.count:,} games, {rate:.2f}%"
            print(words, file=sys.stderr, flush=True)

    with ExitStack() as stack:
        journal = None
        if arguments.resume is not None:
            arguments.resume.mkdir(parents=True, exist_ok=True)
            path = arguments.resume / f"{row.level}-{row.first_click}.games"
            journal = stack.enter_context(Journal(path, [contest]))
        results = prepare(contest, arguments.games, journal)
        crew = stack.enter_context(LocalWorkers(arguments.jobs))
        play(results, crew, journal=journal, watch=watch)
    return results.summary()


def verdict(summary: Summary, published: float) -> str:
    """The lead in points, and whether the whole interval lies on one side."""
    lead = 100 * summary.rate - published
    low, high = (100 * bound for bound in summary.interval)
    mark = " ✓" if low > published else " ✗" if high < published else ""
    return f"{lead:+.2f}{mark}"


def line(row: Row, summary: Summary) -> str:
    low, high = summary.interval
    level = parse_level(row.level)
    name = f"{row.level.partition('-')[0].capitalize()} {level.width}×{level.height}/{level.mines}"
    cells = (
        name,
        row.first_click,
        f"{summary.games:,}",
        f"{100 * summary.rate:.2f}%",
        f"{100 * low:.2f} – {100 * high:.2f}",
        f"{row.published:.2f} ({row.by})",
        verdict(summary, row.published),
        f"{1000 * summary.game_seconds:.3g}",
    )
    return "| " + " | ".join(cells) + " |"


def update(strategy: str, text: str) -> None:
    """Put the table between its two marks on the page, or at its end if it has none yet."""
    begin, end = f"<!-- winning {strategy}: begin -->", f"<!-- winning {strategy}: end -->"
    page = PAGE.read_text(encoding="utf-8")
    before, found, rest = page.partition(begin)
    _, closed, after = rest.partition(end)
    if not (found and closed):
        before, after = page.rstrip() + "\n\n", "\n"
    PAGE.write_text(f"{before}{begin}\n\n{text.strip()}\n\n{end}{after}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--strategy", default="best")
    parser.add_argument("--games", type=int, default=100_000, help="for each row [100000]")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--rows", default="", help="only levels whose name contains this")
    parser.add_argument("--resume", type=Path, metavar="DIR", help="keep the games there")
    parser.add_argument("--update", action="store_true", help="also write docs/lab.md")
    arguments = parser.parse_args()
    rows = [row for row in ROWS if arguments.rows in f"{row.level} {row.first_click}"]
    if not rows:
        parser.error(f"no row has {arguments.rows!r} in its name")
    if arguments.update and len(rows) < len(ROWS):
        parser.error("--update wants the whole table: leave --rows out")
    lines = [HEAD]
    print(HEAD, flush=True)
    for row in rows:
        lines.append(line(row, run(row, arguments)))
        print(lines[-1], flush=True)
    made = (
        f"`python benchmarks/winning.py --strategy {arguments.strategy} --games {arguments.games} "
        f"--seed {arguments.seed}`, {time.strftime('%Y-%m-%d')}, commit {commit()}. "
        "✓: the whole interval lies above the published figure; ✗: below."
    )
    print(f"\n{made}")
    if arguments.update:
        update(arguments.strategy, "\n".join(lines) + f"\n\n{made}")


if __name__ == "__main__":
    main()
