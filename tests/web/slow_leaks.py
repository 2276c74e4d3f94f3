"""``python tests/web/slow_leaks.py [PAIRS [FIRST]]``: the promise L1 on 10,000 pairs of games.

With FIRST it goes on from that pair, a multiple of 500.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from web.leaks import compare, made_pairs

MEMORY = "/dev/shm"


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    start, told, block = time.monotonic(), 0, 500
    for at in range(first, count, block):
        with tempfile.TemporaryDirectory(dir=MEMORY if Path(MEMORY).is_dir() else None) as folder:
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
