"""D1: positions that are made to explode the solver.

    python benchmarks/fire/hard.py [--boards 1000] [--seed 2026] [--fault NAME]

Lattices, clues strewn over 100×100, numbers typed at random, contradictions near and far, totals
that cannot hold, huge and covered fields. Each is analysed in a process of its own with the
default budget; the time is that of the clock, the memory what the process held at its worst
beyond what it held before (Linux). Figure: every answer within its budget (2 s, 256 MiB) and
exact, or sampled and marked so, or a typed refusal; and no number wrong, as far as
``hard_checks.py`` can find out without the solver. With a fault planted it must fail.
"""

from __future__ import annotations

import argparse
import os
import pickle
import re
import select
import signal
import sys
import time
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from hard_boards import Hard, boards
from qmines.errors import QMinesError
from qmines.solver import Budget, analyse

ENDS = ("exact", "approximated", "sampled", "bounds", "contradiction", "budget")
MORE = 16 << 20  # bytes beyond the budget for the answer itself, on a field of 10,000 cells
HANG = 20.0  # seconds after which a process counts as hung
SAMPLED_TOO = 6  # every so many exact answers are compared with a sampled one


class Answer(NamedTuple):
    """A board, what was said of it, and what the sampler says where that is to be compared."""

    number: int
    hard: Hard
    said: dict[str, Any]
    other: dict[str, Any] | None


def _peak() -> int:
    status = Path("/proc/self/status").read_text()
    return int(re.search(r"VmHWM:\s+(\d+)", status)[1]) * 1024


def _answered(hard: Hard, budget: Budget, seed: int, method: str) -> dict[str, Any]:
    """What the solver says, with the time and the memory that it took."""
    Path("/proc/self/clear_refs").write_text("5")  # forget the worst so far
    before, start = _peak(), time.thread_time()  # which budgets count
    try:
        found = analyse(hard.position, budget=budget, seed=seed, method=method)
        chance = found.mine_probability
    except QMinesError as error:
        said = {"kind": error.kind, "message": str(error), "cells": list(error.cells)}
        said["uses_total"] = getattr(error, "uses_total", False)
        said["hedged"] = "only some of them" in str(error)
        return said | {"seconds": time.thread_time() - start, "bytes": _peak() - before}
    said = {"seconds": time.thread_time() - start, "bytes": _peak() - before}
    index, answer = hard.position.grid.index, found._answer  # noqa: SLF001
    if found.method == "bounds":
        safe, mined = ([index(*cell) for cell in cells] for cells in (found.safe, found.mined))
        return said | {"kind": "bounds", "safe": safe, "mined": mined}
    return said | {
        "kind": found.method,
        "method": found.method,
        "safe": [index(*cell) for cell in found.safe],
        "mined": [index(*cell) for cell in found.mined],
        "chance": chance.ravel(),
        "error": None if answer.error is None else found.standard_error.ravel(),
        "boards": found.boards if hard.kind == "small" else None,
    }


def asked(hard: Hard, budget: Budget, seed: int, fault: str = "", method: str = "auto") -> Any:
    """The same in a fresh process; how it ended where it did not answer."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        try:
            os.close(reading)
            if fault:
                from hard_faults import FAULTS  # noqa: PLC0415

                FAULTS[fault][0]()
            try:
                said = _answered(hard, budget, seed, method)
            except BaseException as error:  # noqa: BLE001  (whatever is not ours is a finding)
                said = {"kind": f"untyped: {error!r}", "seconds": 0.0, "bytes": 0}
            with os.fdopen(writing, "wb") as pipe:
                pickle.dump(said, pipe)
        finally:
            os._exit(0)
    os.close(writing)
    end = time.monotonic() + HANG + budget.seconds
    data = bytearray()
    while time.monotonic() < end:
        if select.select([reading], [], [], max(0.0, end - time.monotonic()))[0]:
            part = os.read(reading, 1 << 20)
            if not part:
                break
            data += part
    else:
        os.kill(child, signal.SIGKILL)
    os.close(reading)
    _, status = os.waitpid(child, 0)
    if not data or status:
        how = f"untyped: the process ended with signal {os.WTERMSIG(status)}"
        return {"kind": how, "seconds": HANG, "bytes": 0}
    return pickle.loads(data)


def overrun(hard: Hard, said: dict[str, Any], options: argparse.Namespace) -> list[str]:
    """What was not kept to, and what is no answer."""
    found = []
    if said["kind"].startswith("untyped"):
        return [said["kind"]]
    if said["seconds"] > options.seconds + options.late:
        found.append(f"took {said['seconds']:.2f} s")
    if said["bytes"] > (options.mib << 20) + MORE + 100 * hard.position.grid.cells:
        found.append(f"took {said['bytes'] >> 20} MiB")
    return found


def collected(numbers: range, options: argparse.Namespace, fault: str = "") -> list[Answer]:
    """Ask about these boards, one after the other."""
    budget, found = Budget(options.seconds, options.mib), []
    for number, hard in enumerate(boards(numbers.stop, options.seed)):
        if number not in numbers:
            continue
        said, other = asked(hard, budget, number, fault), None
        if said["kind"] == "exact" and number % SAMPLED_TOO == 0 and not fault:
            other = asked(hard, budget, number + 1, method="sampled")
        found.append(Answer(number, hard, said, other))
    return found


def judged(answers: list[Answer], options: argparse.Namespace) -> list[str]:
    """What is wrong with them."""
    import hard_checks as checks  # noqa: PLC0415  (starts threads: nothing is forked after this)

    findings, fair = [], defaultdict(list)
    for number, hard, said, other in answers:
        wrong = overrun(hard, said, options)
        if said["kind"] == "contradiction":
            wrong += checks.contradiction(hard, said)
        if "chance" in said:
            wrong += checks.answer(hard, said, number)
            if hard.fair:
                fair[said["kind"]].append((hard, said))
        if said["kind"] == "bounds" and hard.mask is not None:
            off = [c for c in said["safe"] if hard.mask[c]]
            off += [c for c in said["mined"] if not hard.mask[c]]
            wrong += [f"cell {c} is not what was proven" for c in off[:1]]
        if hard.kind == "small" and not said["kind"].startswith("untyped"):
            wrong += checks.small(hard, said)
        if other is not None and "chance" in other:
            wrong += checks.disagreement(said, other)
        findings += [f"board {number} ({hard.kind}): {what}" for what in wrong]
    for method, ones in sorted(fair.items()):
        t = checks.calibration(ones)
        print(f"calibration of {len(ones)} {method} answers: t = {t:+.2f}")
        if abs(t) >= 5:
            findings.append(f"the {method} chances are not those of the boards behind them")
    return findings


def show(answers: list[Answer]) -> None:
    """A table by kind."""
    kinds = defaultdict(list)
    for answer in answers:
        kinds[answer.hard.kind].append(answer.said)
        kinds["all"].append(answer.said)
    kinds["all"] = kinds.pop("all")  # at the end
    print(
        "| kind | boards | exact | approximated | sampled | bounds | no board fits | budget "
        "| most s | most MiB |"
    )
    print("|---|---|---|---|---|---|---|---|---|---|")
    for kind, ones in kinds.items():
        ends = Counter(one["kind"] for one in ones)
        counts = [ends[name] for name in ENDS]
        longest, most = (max(one[name] for one in ones) for name in ("seconds", "bytes"))
        cells = [kind, len(ones), *counts, f"{longest:.2f}", f"{most / 2**20:.0f}"]
        print(f"| {' | '.join(map(str, cells))} |")


def plant_all(options: argparse.Namespace) -> None:
    """Every mistake in turn, on few boards: each must be found, and nothing without one."""
    from hard_faults import FAULTS  # noqa: PLC0415

    numbers = range(options.first, options.first + options.boards)
    answers = {fault: collected(numbers, options, fault) for fault in ("", *FAULTS)}
    missed = []
    for fault, ones in answers.items():
        findings = judged(ones, options)
        told = [line for line in findings if not fault or FAULTS[fault][1] in line]
        print(f"{fault or 'nothing planted'}: {len(told)} findings {told[:1]}")
        if bool(told) != bool(fault):
            missed.append(fault or "nothing")
    sys.exit(f"missed: {', '.join(missed)}" if missed else 0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--boards", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="begin with this one")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--mib", type=int, default=256)
    parser.add_argument("--late", type=float, default=0.25, help="seconds past that are forgiven")
    parser.add_argument("--fault", default="")
    parser.add_argument("--planted", action="store_true", help="every fault in turn")
    options = parser.parse_args()
    if options.planted:
        plant_all(options)
        return
    start = time.monotonic()
    numbers = range(options.first, options.first + options.boards)
    answers = collected(numbers, options, options.fault)
    show(answers)
    findings = judged(answers, options)
    print(
        f"{len(answers)} boards of seed {options.seed}, {len(findings)} findings, "
        f"{np.mean([answer.said['seconds'] for answer in answers]):.2f} s each, "
        f"{time.monotonic() - start:.0f} s"
    )
    sys.exit("\n".join(findings[:20]) if findings else 0)


if __name__ == "__main__":
    main()
