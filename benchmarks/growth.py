"""Time and memory of one analysis against the size of the field.

    python benchmarks/growth.py [--most-cells N] [--markdown] [--update]

Goal: a field of 1,000×1,000 with 10% of its cells open is analysed in seconds, with
memory in proportion; nothing takes more than its budget.

Every analysis runs in a process of its own. The memory is what the process held at its
worst beyond what it held before the call.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import numpy as np

from _common import add_output_options, deliver, games, machine, table

HIDDEN = 9
CHILD = """
import json, re, resource, sys, time
from qmines.core.grid import Grid
from qmines.core.position import Position
from qmines.solver import Budget, analyse
from qmines.errors import BudgetExceeded
path, width, height, mines, seconds, mib, method = json.loads(sys.argv[1])
cells = open(path, "rb").read()
position = Position(Grid(width, height), cells, mines)
analyse(Position.from_rows(["1##", "###"], 1))
def peak():
    if sys.platform == "linux":
        status = open("/proc/self/status").read()
        return int(re.search(r"VmHWM:\\s+([0-9]+)", status)[1]) * 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss  # bytes on macOS
if sys.platform == "linux":
    open("/proc/self/clear_refs", "w").write("5")  # forget the worst so far
before = peak()
start = time.perf_counter()
try:
    answer = analyse(position, method=method, budget=Budget(seconds=seconds, mib=mib))
    chances = answer.mine_probability
    said = {"method": answer.method, "error": answer.error}
except BudgetExceeded:
    said = {"method": "budget", "error": 0.0}
said["seconds"] = time.perf_counter() - start
said["bytes"] = peak() - before
print(json.dumps(said))
"""


def analysed(cells: bytes, width: int, height: int, mines: int, options: Any) -> list[str]:
    """Analyse a position in a fresh process: time, memory, method."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "cells"
        path.write_bytes(cells)
        task = [str(path), width, height, mines, options.seconds, options.mib, options.method]
        done = subprocess.run(
            [sys.executable, "-c", CHILD, json.dumps(task)],
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        return ["–", "–", done.stderr.strip().splitlines()[-1][:60] if done.stderr else "aborted"]
    said = json.loads(done.stdout)
    method = said["method"] + (f" ± {said['error']:.4f}" if said["error"] else "")
    return [f"{said['seconds'] * 1000:,.2f}", f"{said['bytes'] / 2**20:,.1f}", method]


def lattice_rows(options: Any) -> list[list[str]]:
    """Clues at all odd/odd cells: long fields of one height, then higher and higher ones."""
    sizes = [(width, 9) for width in (9, 15, 31, 61, 121, 241, 481, 961)]
    sizes += [(31, height) for height in (5, 7, 9, 11, 13, 15, 17, 19)]
    rows = []
    for width, height in sizes:
        mines = round(0.2 * width * height)
        snapshot = games.lattice(1, width, height, mines)
        cells = "".join(snapshot.rows).encode().translate(bytes.maketrans(b"#", b"9"))
        figures = analysed(bytes(c - 48 for c in cells), width, height, mines, options)
        rows.append([f"{width}×{height}", str((width // 2) * (height // 2)), *figures])
    return rows


def ordinary(side: int, *, share: float, flood: bool) -> tuple[bytes, int, int]:
    """A square field, a fifth of it mined (less if flooded), with a share of it open."""
    rng = np.random.default_rng(side)
    mines = round((0.16 if flood else 0.2) * side * side)
    mask = np.zeros(side * side, np.uint8)
    mask[rng.choice(side * side, mines, replace=False)] = 1
    padded = np.pad(mask.reshape(side, side), 1)
    values = sum(
        padded[1 + r : side + 1 + r, 1 + c : side + 1 + c]
        for r in (-1, 0, 1)
        for c in (-1, 0, 1)
        if (r, c) != (0, 0)
    ).ravel()
    view = np.full(side * side, HIDDEN, np.uint8)
    wanted = round(share * side * side)
    if not flood:
        chosen = rng.choice(np.flatnonzero(mask == 0), wanted, replace=False)
        view[chosen] = values[chosen]
        return view.tobytes(), mines, wanted
    zeros = np.flatnonzero((mask == 0) & (values == 0)).tolist()
    random.Random(side).shuffle(zeros)
    seen, numbers = bytearray(view.tobytes()), values.astype(np.uint8).tobytes()
    opened = 0
    for zero in zeros:
        if opened >= wanted:
            break
        stack = [zero]
        while stack:
            index = stack.pop()
            if seen[index] != HIDDEN:
                continue
            seen[index] = numbers[index]
            opened += 1
            if not numbers[index]:
                row, column = divmod(index, side)
                stack += [
                    r * side + c
                    for r in range(max(row - 1, 0), min(row + 2, side))
                    for c in range(max(column - 1, 0), min(column + 2, side))
                ]
    return bytes(seen), mines, opened


def ordinary_rows(options: Any) -> list[list[str]]:
    """Square fields with 10% of the cells open, scattered or by floods."""
    rows = []
    for side in (9, 16, 22, 30, 50, 100, 200, 300, 500, 1000):
        if side * side > options.most_cells:
            continue
        for flood in (True, False):
            cells, mines, opened = ordinary(side, share=0.1, flood=flood)
            name = f"{side:,}×{side:,} {'flooded' if flood else 'scattered'}"
            rows.append([name, f"{opened:,}", *analysed(cells, side, side, mines, options)])
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--most-cells", type=int, default=1_000_000, help="largest field")
    parser.add_argument("--seconds", type=float, default=10.0, help="time budget of an analysis")
    parser.add_argument("--mib", type=int, default=256, help="memory budget of an analysis")
    parser.add_argument("--method", default="auto", choices=["auto", "exact", "sampled"])
    add_output_options(parser)
    options = parser.parse_args()
    markdown = options.markdown or options.update
    head = ["field", "clues", "ms", "MiB", "method"]
    text = "\n\n".join(
        [
            f"On {machine()}. Budget {options.seconds:g} s, {options.mib} MiB.",
            "### Clues in every second cell of every second row, mines in a fifth of the cells",
            table(head, lattice_rows(options), markdown=markdown),
            "### Ordinary fields, 10% of the cells open",
            table(head, ordinary_rows(options), markdown=markdown),
        ]
    )
    deliver("growth", text, update=options.update)


if __name__ == "__main__":
    main()
