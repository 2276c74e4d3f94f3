"""What the benchmarks share: positions, workers in processes of their own, tables."""

from __future__ import annotations

import json
import math
import os
import platform
import queue
import struct
import subprocess
import sys
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

HERE = Path(__file__).parent
ROOT = HERE.parent
DOCS = ROOT / "docs"
REPORT = DOCS / "benchmarks.md"
KERNEL_REPORT = DOCS / "browser-kernel.md"
AGENTS_REPORT = DOCS / "agents.md"
LOOP_REPORT = DOCS / "event-loop.md"
START_UP = 60.0  # seconds for a worker to get ready
GRACE = 0.5  # seconds beyond the limit, for what is not timed
LOAD = os.getloadavg()[0]  # before the benchmark itself adds to it
RECORD = struct.Struct("<qqq")  # position, nanoseconds, number of values that follow

sys.path.insert(0, str(ROOT / "tests"))

from solver import games, oracle  # noqa: E402  (in tests, found by the line above)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Case = dict[str, Any]


def expert_cases() -> list[Case]:
    """The Expert positions whose answers are known."""
    return oracle.expert_answers()


def hard_cases() -> list[Case]:
    """The positions that are hard to count."""
    return oracle.hard()


def played_cases(count: int, seed: int = 2026) -> list[Case]:
    """Expert positions from played games, from a seed."""
    return [
        {"width": 30, "height": 16, "mines": snapshot.mines, "rows": list(snapshot.rows)}
        for snapshot in games.played(seed, count)
    ]


@dataclass
class Run:
    """What a worker said of one position: its time and its values, or why there are none."""

    nanoseconds: int | None
    values: tuple[float, ...] = ()
    failure: str = ""


def _read_exactly(stream: Any, size: int) -> bytes:
    data = b""
    while len(data) < size:
        part = stream.read(size - len(data))
        if not part:
            raise EOFError
        data += part
    return data


def _records(stream: Any) -> Iterator[tuple[int, int, tuple[float, ...]]]:
    while True:
        try:
            index, nanoseconds, count = RECORD.unpack(_read_exactly(stream, RECORD.size))
            yield index, nanoseconds, struct.unpack(f"<{count}d", _read_exactly(stream, 8 * count))
        except EOFError:
            return


def run_worker(program: str, cases: Sequence[Case], seconds: float) -> list[Run]:
    """Have one program analyse all cases in a process of its own, one after the other.

    A case that takes longer than ``seconds``, or ends the process, is marked as failed,
    and a new process goes on with the next one.
    """
    runs: list[Run] = []
    while len(runs) < len(cases):
        process = subprocess.Popen(
            [sys.executable, str(HERE / "_worker.py"), program],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        assert process.stdin
        assert process.stdout
        process.stdin.write(json.dumps(cases[len(runs) :]).encode())
        process.stdin.close()
        answers: queue.Queue[tuple[int, int, tuple[float, ...]] | None] = queue.Queue()

        def pump(stream: Any = process.stdout, sink: Any = answers) -> None:
            for record in _records(stream):
                sink.put(record)
            sink.put(None)

        threading.Thread(target=pump, daemon=True).start()
        ready = answers.get(timeout=START_UP)  # its libraries loaded, its first call made
        if ready is None:
            raise RuntimeError(f"{program} does not start")
        while len(runs) < len(cases):
            try:
                record = answers.get(timeout=seconds + GRACE)
            except queue.Empty:
                runs.append(Run(None, failure=f"> {seconds:g} s"))
                break
            if record is None:
                runs.append(Run(None, failure="aborted"))
                break
            _, nanoseconds, values = record
            if nanoseconds < 0:
                runs.append(Run(None, failure="refused"))
            else:
                runs.append(Run(nanoseconds, values))
        process.kill()
        process.wait()
    return runs


def percentile(ordered: Sequence[float], share: float) -> float:
    """The value below which this share of the ordered values lies (nearest rank)."""
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]


def worst_difference(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """The largest difference of two rows of probabilities; NaN (open) must meet NaN."""
    worst = 0.0
    for one, other in zip(ours, theirs, strict=True):
        if (one != one) != (other != other):  # noqa: PLR0124  (NaN)
            return float("inf")
        if one == one:  # noqa: PLR0124
            worst = max(worst, abs(one - other))
    return worst


def table(head: Sequence[str], rows: Sequence[Sequence[str]], *, markdown: bool) -> str:
    """A table as text or as Markdown; all columns but the first are set flush right."""
    if markdown:
        lines = ["| " + " | ".join(head) + " |", "|---|" + "---:|" * (len(head) - 1)]
        return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    lines = []
    for row in (head, ["-" * width for width in widths], *rows):
        first = row[0].ljust(widths[0])
        rest = [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        lines.append("  ".join([first, *rest]))
    return "\n".join(lines)


def machine() -> str:
    """The machine in a few words, without its name."""
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [line for line in info.read_text().splitlines() if line.startswith("model name")]
        if names:
            model = f"{len(names)} × {names[0].partition(':')[2].strip()}"
    return f"{model}, {platform.system()}, Python {platform.python_version()}"


def commit() -> str:
    """The commit that is measured, marked if the code has changed since."""

    def git(*words: str) -> str:
        done = subprocess.run(
            ["git", *words], cwd=ROOT, capture_output=True, text=True, check=False
        )
        return done.stdout.strip()

    name = git("rev-parse", "--short=7", "HEAD") or "unknown"
    changed = git("status", "--porcelain", "--", "src", "native", "benchmarks", "tests")
    return f"{name} with changes" if changed else name


def measured() -> str:
    """How and when this program measured, in a sentence."""
    given = [word for word in sys.argv[1:] if word not in {"--update", "--markdown"}]
    script = Path(sys.argv[0]).resolve().relative_to(ROOT)
    command = " ".join(["python", str(script), *given])
    return (
        f"Measured with `{command}` on {time.strftime('%Y-%m-%d')} at commit {commit()}. "
        f"Load average at the start: {LOAD:.1f}."
    )


def update_report(section: str, text: str, report: Path = REPORT) -> None:
    """Put a section's figures into a page of docs/, between its two marks."""
    begin, end = f"<!-- {section}: begin -->", f"<!-- {section}: end -->"
    page = report.read_text(encoding="utf-8")
    before, found, rest = page.partition(begin)
    _, closed, after = rest.partition(end)
    if not (found and closed):
        raise SystemExit(f"{report.name} has no section {section!r}")
    report.write_text(f"{before}{begin}\n\n{text.strip()}\n\n{end}{after}", encoding="utf-8")


def deliver(section: str, text: str, *, update: bool, report: Path = REPORT) -> None:
    """Print the figures, and put them into the report if that is wanted."""
    print(text)
    if update:
        update_report(section, text, report)


def add_output_options(parser: Any, report: Path = REPORT) -> None:
    """The options for where the figures go."""
    parser.add_argument("--markdown", action="store_true", help="print Markdown tables")
    parser.add_argument(
        "--update", action="store_true", help=f"also put them into docs/{report.name}"
    )
