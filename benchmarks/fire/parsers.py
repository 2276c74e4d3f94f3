"""Every reader of what comes from outside, fuzzed: guided by which lines an input reaches.

    python benchmarks/fire/parsers.py [--runs 200000] [--seed 1] [--only NAME] [--write]

Inputs that reach a new pair of lines are kept and changed further: bits, bytes, pieces moved,
doubled, cut and taken from others, numbers made extreme, words that the parsers know put in. Only
errors of qmines may come out, within a second and a bounded memory, and what can be written must
be the same when read again. ``--write`` adds what was kept to ``tests/faults/corpus``, from which
a run begins. Figure: 0 findings.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import re
import resource
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import qmines
from parser_targets import EXPECTED, TARGETS

if TYPE_CHECKING:
    from collections.abc import Callable

CORPUS = Path(__file__).parents[2] / "tests" / "faults" / "corpus"
SOURCES = str(Path(qmines.__file__).parent)
LONGEST = 4_000
SLOWEST = 2.0  # seconds of the processor for one input
MOST_BYTES = 8 << 30  # of address space: what asks for more gets a MemoryError, and is found
KEPT = 40  # inputs of a target that are written down
NUMBERS = [b"0", b"-1", b"1e999", b"NaN", b"99999999999999999999", b"4294967296", b"1.5", b"00"]
ODD = [
    *(b"\x00", b"\xff\xfe", b"\xc0\x80", b"\xed\xa0\x80", b"\\ud800", b"\\u0000", b"\xe2\x80\xae"),
    *(
        b"\n",
        b"\r\n",
        b"\t",
        b" ",
        b'"',
        b"null",
        b"true",
        b"[]",
        b"{}",
        b"[[[[",
        b"%00",
        b"=",
        b"&",
    ),
    *("９".encode(), "é".encode(), "e\u0301".encode(), b"x" * 200, b"[" * 3000, b'{"a":' * 900),
]


class Coverage:
    """Which lines of the package follow which."""

    def __init__(self) -> None:
        self.seen: set[tuple[Any, int, int]] = set()
        self.fresh = False

    def run(self, call: Callable[[bytes], None], data: bytes) -> None:
        """Call, and note what is reached."""
        sys.settrace(self._entered)
        try:
            call(data)
        finally:
            sys.settrace(None)

    def _entered(self, frame: Any, *_: Any) -> Any:
        code = frame.f_code
        if not code.co_filename.startswith(SOURCES):
            return None
        last = 0

        def traced(frame: Any, event: str, _: Any) -> Any:
            nonlocal last
            if event == "line":
                step = (code, last, frame.f_lineno)
                if step not in self.seen:
                    self.seen.add(step)
                    self.fresh = True
                last = frame.f_lineno
            return traced

        return traced


def changed(dice: random.Random, corpus: list[bytes]) -> bytes:
    """An input made of others."""
    data = bytearray(dice.choice(corpus))
    words = re.findall(rb"[A-Za-z_]+|[0-9]+", dice.choice(corpus)) or [b"a"]
    for _ in range(dice.choice((1, 1, 2, 4, 8))):
        at, to = sorted(dice.randrange(len(data) + 1) for _ in range(2))
        match dice.randrange(9):
            case 0 if data:
                data[dice.randrange(len(data))] ^= 1 << dice.randrange(8)
            case 1:
                data[at:at] = dice.randbytes(dice.randint(1, 3))
            case 2:
                del data[at : min(to, at + 20)]
            case 3:
                data[at:at] = data[at : min(to, at + 60)]
            case 4:
                data[at:at] = dice.choice(ODD)
            case 5:
                numbers = list(re.finditer(rb"-?\d+", data))
                if numbers:
                    where = dice.choice(numbers)
                    data[where.start() : where.end()] = dice.choice(NUMBERS)
            case 6:
                data[at:at] = dice.choice(words)
            case 7:
                other = dice.choice(corpus)
                first = dice.randrange(len(other) + 1)
                data[at:to] = other[first : first + dice.randint(1, 80)]
            case _:
                values = list(re.finditer(rb'"[^"]*"|\d+|true|false|null|\[[^\[\]]*\]', data))
                if values:
                    where, with_ = dice.choice(values), dice.choice(values)
                    piece = dice.choice(
                        (with_.group(), b"null", b"[]", b"{}", b"-1", b"1.5", b'""')
                    )
                    data[where.start() : where.end()] = piece
    return bytes(data[:LONGEST])


def finding(coverage: Coverage, call: Callable[[bytes], None], data: bytes) -> str:
    """What is wrong with how an input is read; empty if nothing is."""
    start = time.process_time()
    try:
        coverage.run(call, data)
    except EXPECTED as error:
        if not str(error).isprintable():
            return f"a message that cannot be printed: {error!r}"
    except Exception as error:  # noqa: BLE001  (that is what is looked for)
        return f"{type(error).__name__}: {error}"
    if time.process_time() - start <= SLOWEST:
        return ""
    start = time.process_time()  # following every line takes its time: once more without that
    with contextlib.suppress(*EXPECTED):
        call(data)
    taken = time.process_time() - start
    return f"took {taken:.1f} s" if taken > SLOWEST else ""


def fuzzed(name: str, runs: int, seed: int) -> tuple[int, list[bytes], list[str]]:
    """Lines reached, inputs kept, findings."""
    call, seeds = TARGETS[name]
    path = CORPUS / f"{name}.json"
    kept = (
        [text.encode("latin-1") for text in json.loads(path.read_text())] if path.exists() else []
    )
    dice, coverage, corpus, found = random.Random(f"{seed} {name}"), Coverage(), [], {}
    waiting = [*kept, *seeds]
    for number in range(max(runs, len(waiting))):
        data = waiting[number] if number < len(waiting) else changed(dice, corpus or seeds)
        coverage.fresh = False
        wrong = finding(coverage, call, data)
        if wrong:
            found.setdefault(
                re.sub(r"\d+", "#", wrong)[:80], f"{name}: {wrong[:200]}\n  {data[:400]!r}"
            )
        if coverage.fresh or number < len(kept):
            corpus.append(data)
    return len(coverage.seen), corpus, list(found.values())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=200_000, help="for each target")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", action="append", choices=list(TARGETS))
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))
    start, findings, total = time.monotonic(), [], 0
    for name in options.only or TARGETS:
        reached, corpus, found = fuzzed(name, options.runs, options.seed)
        print(
            f"{name}: {reached} steps reached, {len(corpus)} inputs kept, {len(found)} findings",
            flush=True,
        )
        findings += found
        total += options.runs
        if options.write:
            CORPUS.mkdir(exist_ok=True)
            short = sorted(corpus, key=len)[:KEPT]
            text = json.dumps([data.decode("latin-1") for data in short], indent=0)
            (CORPUS / f"{name}.json").write_text(text + "\n")
    print(
        f"{total:,} runs of seed {options.seed}, {len(findings)} findings, "
        f"{time.monotonic() - start:.0f} s"
    )
    sys.exit("\n".join(findings) if findings else 0)


if __name__ == "__main__":
    main()
