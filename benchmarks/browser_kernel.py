"""The kernel as WebAssembly in Node beside the native one in Python, on the same positions.

    python benchmarks/browser_kernel.py [--positions 200] [--rounds 10] [--markdown] [--update]

Goal: at most 1.5 times as slow at the median and at 99%. Each position is analysed in several
rounds, and the best time counts; both times include handing the answer over to the caller.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import time
from typing import Any

import numpy as np

from _common import (
    KERNEL_REPORT,
    ROOT,
    add_output_options,
    deliver,
    expert_cases,
    machine,
    measured,
    played_cases,
    table,
)
from browser.tools import node
from qmines import Position
from qmines.solver import analyse

GOAL = 1.5


def native(positions: list[Position], rounds: int) -> tuple[list[float], list[Any]]:
    """The best time of each in microseconds, and the chances."""
    best = [float("inf")] * len(positions)
    for _ in range(rounds):
        for at, position in enumerate(positions):
            start = time.perf_counter()
            _ = analyse(position).mine_probability
            best[at] = min(best[at], (time.perf_counter() - start) * 1e6)
    return best, [analyse(position).mine_probability.ravel() for position in positions]


def wasm(positions: list[Position], rounds: int) -> tuple[list[float], list[Any]]:
    """The same in Node."""
    asked = [{"rows": each.rows(), "mines": each.mines} for each in positions]
    done = subprocess.run(
        [node(), ROOT / "benchmarks" / "_kernel_times.js"],
        input=json.dumps({"positions": asked, "rounds": rounds}),
        capture_output=True, text=True, check=True, cwd=ROOT,
    )  # fmt: skip
    found = json.loads(done.stdout)
    return found["best"], [np.array(each, dtype=float) for each in found["chances"]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=10)
    add_output_options(parser, KERNEL_REPORT)
    options = parser.parse_args()
    rows = []
    for name, cases in (
        ("known answers", expert_cases()),
        ("moments of games", played_cases(options.positions)),
    ):
        positions = [Position.from_rows(case["rows"], case["mines"]) for case in cases]
        here, chances = native(positions, options.rounds)
        there, others = wasm(positions, options.rounds)
        apart = max(
            float(np.nanmax(np.abs(one - other), initial=0))
            for one, other in zip(chances, others, strict=True)
        )
        (median, most), (slower, slowest) = (np.percentile(t, [50, 99]) for t in (here, there))
        rows.append([name, str(len(positions)), f"{median:.0f}", f"{slower:.0f}",
                     f"{slower / median:.2f}", f"{most:.0f}", f"{slowest:.0f}",
                     f"{slowest / most:.2f}", f"{apart:.0e}"])  # fmt: skip
    head = ["Expert positions", "", "native: median µs", "WebAssembly", "ratio"]
    head += ["native: 99% µs", "WebAssembly", "ratio", "largest difference"]
    shown = table(head, rows, markdown=options.markdown or options.update)
    text = f"On {machine()}. {measured()}\n\n{shown}"
    deliver("browser_kernel", text, update=options.update, report=KERNEL_REPORT)


if __name__ == "__main__":
    main()
