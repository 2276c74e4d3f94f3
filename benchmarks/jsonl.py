"""Positions a second through the command line: ``qmines analyse --jsonl``.

    python benchmarks/jsonl.py [--positions N] [--markdown] [--update]

Goal: 15,000 Expert positions per second on two cores, parsing and writing included.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from _common import add_output_options, deliver, machine, played_cases, table


def timed(lines: list[str]) -> tuple[float, list[str]]:
    """Seconds for all lines, from the start of the command to its end, and its output."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "in.jsonl", Path(folder) / "out.jsonl"
        source.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
        with target.open("wb") as out:
            start = time.perf_counter()
            subprocess.run(
                [sys.executable, "-m", "qmines", "analyse", "--jsonl", str(source)],
                stdout=out,
                check=True,
            )
            taken = time.perf_counter() - start
        return taken, target.read_text(encoding="utf-8").splitlines()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--repeat", type=int, default=3, help="runs; the median counts")
    add_output_options(parser)
    options = parser.parse_args()
    cases = played_cases(options.positions)
    lines = [json.dumps(case) for case in cases]
    start_up = min(timed(lines[:1])[0] for _ in range(options.repeat))
    runs = []
    for _ in range(options.repeat):
        taken, answers = timed(lines)
        if len(answers) != len(lines):
            raise SystemExit(f"{len(answers)} answers for {len(lines)} positions")
        runs.append(taken)
    for case, line in list(zip(cases, answers, strict=True))[:: max(1, len(cases) // 100)]:
        answer = json.loads(line)
        chances = [p for row in answer["probability"] for p in row if p is not None]
        if answer["method"] != "exact" or abs(sum(chances) - case["mines"]) > 1e-6:
            raise SystemExit(f"a wrong answer: {line[:200]}")
    seconds = sorted(runs)[len(runs) // 2]
    rows = [
        ["Expert positions", f"{len(cases):,}"],
        ["cores", str(os.cpu_count())],
        ["seconds for the whole command", f"{seconds:.2f}"],
        ["seconds for a single position", f"{start_up:.2f}"],
        ["positions per second", f"{len(cases) / seconds:,.0f}"],
        ["… without startup", f"{(len(cases) - 1) / max(seconds - start_up, 1e-9):,.0f}"],
    ]
    markdown = options.markdown or options.update
    figures = table(["qmines analyse --jsonl", ""], rows, markdown=markdown)
    text = f"On {machine()}.\n\n{figures}"
    deliver("jsonl", text, update=options.update)


if __name__ == "__main__":
    main()
