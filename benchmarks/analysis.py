"""Exact analysis against ms_toollib: time of a call from Python, one position at a time.

    python benchmarks/analysis.py [--positions N] [--markdown] [--update]

Goal on Expert positions: median 60 µs, 99% 300 µs, worst 2 ms; 8 times faster than
``cal_probability_enum`` at the median, 20 times faster than ``cal_probability_csp`` at 99%.

Every program runs in a process of its own, does one small call first, and then analyses
every position once. Only the call is timed. The probabilities are compared with ours.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from _common import (
    Case,
    Run,
    add_output_options,
    deliver,
    expert_cases,
    hard_cases,
    machine,
    percentile,
    played_cases,
    run_worker,
    table,
    worst_difference,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

PROGRAMS = {
    "qmines": "qmines analyse, exact",
    "qmines from rows": "… with parsing of the rows",
    "enum": "ms_toollib cal_probability_enum",
    "csp": "ms_toollib cal_probability_csp",
    "onboard": "ms_toollib cal_probability_onboard",
}


def summary(cases: Sequence[Case], programs: Sequence[str], seconds: float) -> list[list[str]]:
    """A row for each program: median, 99%, worst, their ratios to ours, differences."""
    rows = []
    ours: list[Run] = []
    base: list[float] = []
    for program in programs:
        runs = run_worker(program, cases, seconds)
        times = sorted(run.nanoseconds / 1000 for run in runs if run.nanoseconds is not None)
        if program == "qmines":
            ours = runs
        failed = sum(run.nanoseconds is None for run in runs)
        if not times:
            rows.append([PROGRAMS[program], *["–"] * 7, str(failed)])
            continue
        figures = [percentile(times, 0.5), percentile(times, 0.99), times[-1]]
        base = base or figures
        differences = [
            worst_difference(mine.values[:-1], theirs.values[:-1])
            for mine, theirs in zip(ours or runs, runs, strict=True)
            if mine.nanoseconds is not None and theirs.nanoseconds is not None
        ]
        rows.append(
            [
                PROGRAMS[program],
                *(f"{figure:,.0f}" for figure in figures),
                *(
                    f"{figure / reference:.1f}"
                    for figure, reference in zip(figures, base, strict=True)
                ),
                f"{max(differences):.0e}" if differences else "–",
                str(failed),
            ]
        )
    return rows


def known_answers(cases: Sequence[Case], seconds: float) -> str:
    """How far our answers are from the known ones."""
    worst = 0.0
    for case, run in zip(cases, run_worker("qmines", cases, seconds), strict=True):
        nan = float("nan")
        known = [nan if p is None else p for row in case["probability"] for p in row]
        worst = max(worst, worst_difference(run.values[:-1], known) if run.values else float("inf"))
    return f"Largest difference from the known answers: {worst:.0e}."


def hard_rows(seconds: float, programs: Sequence[str]) -> list[list[str]]:
    """A row for each hard position: milliseconds of each program, and our method."""
    cases = hard_cases()
    answers = {program: run_worker(program, cases, seconds) for program in programs}
    rows = []
    for i, case in enumerate(cases):
        row = [case["name"]]
        for program in programs:
            run = answers[program][i]
            if run.nanoseconds is None:
                row.append(run.failure)
                continue
            text = f"{run.nanoseconds / 1e6:,.1f}"
            if program == "qmines auto" and run.values[-1]:
                text += f" ± {run.values[-1]:.4f}"
            row.append(text)
        rows.append(row)
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--positions", type=int, default=3000, help="Expert positions from games")
    parser.add_argument("--seconds", type=float, default=10.0, help="limit for one position")
    parser.add_argument("--without", nargs="*", default=[], choices=PROGRAMS, help="leave out")
    parser.add_argument("--no-hard", action="store_true", help="leave out the hard positions")
    add_output_options(parser)
    options = parser.parse_args()
    programs = [program for program in PROGRAMS if program not in options.without]
    head = [
        "microseconds per call",
        *("median", "99%", "worst"),
        *("÷ ours", "÷ ours, 99%", "÷ ours, worst"),
        *("difference", "failed"),
    ]
    markdown = options.markdown or options.update
    parts = [f"On {machine()}."]
    for title, cases in (
        ("Known answers: 100 Expert positions", expert_cases()),
        (
            f"{options.positions:,} Expert positions from played games",
            played_cases(options.positions),
        ),
    ):
        parts.append(f"### {title}")
        parts.append(table(head, summary(cases, programs, options.seconds), markdown=markdown))
        if "probability" in cases[0]:
            parts.append(known_answers(cases, options.seconds))
    if not options.no_hard:
        peers = [program for program in programs if not program.startswith("qmines")]
        parts.append("### Hard positions, milliseconds (± standard error where sampled)")
        parts.append(
            table(
                ["position", "qmines", *peers],
                hard_rows(options.seconds, ["qmines auto", *peers]),
                markdown=markdown,
            )
        )
    deliver("analysis", "\n\n".join(parts), update=options.update)


if __name__ == "__main__":
    main()
