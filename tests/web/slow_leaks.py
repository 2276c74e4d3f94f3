"""``python tests/web/slow_leaks.py [PAIRS [FIRST]]``: the promise L1 on 10,000 pairs of games.

With FIRST it goes on from that pair, a multiple of 500.

``python tests/web/slow_leaks.py times [PAIRS]`` compares how long the answers take (promise L5; see
answer_times.py), for 2,000 pairs by default, never fewer or more after a look at the result.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from web.answer_times import report
from web.leaks import compare, made_pairs

MEMORY = "/dev/shm"


def main() -> None:
    timed = sys.argv[1:2] == ["times"]
    numbers = [int(each) for each in sys.argv[1 + timed :]]
    count, first = [*numbers, *(2_000 if timed else 10_000, 0)[len(numbers) :]]
    memory = MEMORY if Path(MEMORY).is_dir() else None
    if timed:
        with tempfile.TemporaryDirectory(dir=memory) as folder:
            sys.exit(report(Path(folder), count))
    start, told, block = time.monotonic(), 0, 500
    for at in range(first, count, block):
        with tempfile.TemporaryDirectory(dir=memory) as folder:
            size = min(block, count - at)
            found = asyncio.run(compare(f"sqlite:///{folder}/leaks.db", made_pairs(size, seed=at)))
        told += len(found)
        for pair, what in found[:3]:
            print(pair, what)  # noqa: T201
        seconds = time.monotonic() - start
        print(f"{at + size} pairs, {told} told apart, {seconds:.0f} s", flush=True)  # noqa: T201
    sys.exit(bool(told))


if __name__ == "__main__":
    main()
