# ruff: noqa: T201  # its figures are its purpose
"""Many random games, by the rules in Python and by the kernel in the page.

    python tests/browser/slow_local_games.py [--games 100000] [--seed 21] [--processes N]
        [--resume FILE] [--update]

Compares every event, view, refusal, measure, verdict and hash, and verifies every game file. Ends
with 1 at the first difference. Takes about eight minutes on two idle cores. With --resume, what is
done is kept in a file, and a run that was interrupted goes on from there. --update writes the
result into docs/browser-kernel.md.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))

from _common import KERNEL_REPORT, measured, update_report
from browser.local_games import differing, in_the_page, random_game

BLOCK = 500  # games


def block(seed: str) -> Counter[str]:
    """Play and compare some games: what happened in them, and how often."""
    rng = random.Random(seed)
    games = [random_game(rng) for _ in range(BLOCK)]
    found: Counter[str] = Counter()
    for played, here in zip(games, in_the_page(games), strict=True):
        problems = differing(played, here)
        if problems:
            raise AssertionError(f"{seed}: {played.document} {played.events}: {problems}")
        outcome = played.game.outcome
        found["games"] += 1
        found["events"] += len(played.events)
        found[
            f"{played.document['rules']}: {outcome.reason if outcome.over else 'unfinished'}"
        ] += 1
        found["no-guess"] += bool(played.document["options"].get("no_guess"))
        found["undos"] += sum(event == "undo" for _, event in played.events)
        found["refused"] += sum("refused" in step for step in played.steps)
        found["saves"] += played.game.measures.saves or 0 if outcome.over else 0
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", default="21")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--resume", type=Path, help="keep what is done in this file")
    parser.add_argument("--update", action="store_true", help="also write the docs")
    options = parser.parse_args()
    started = time.monotonic()
    done = kept(options.resume)
    seeds = [f"{options.seed}/{number}" for number in range(-(-options.games // BLOCK))]
    left = [seed for seed in seeds if seed not in done]
    with ProcessPoolExecutor(options.processes) as pool:
        for seed, found in zip(left, pool.map(block, left), strict=True):
            done[seed] = found
            if options.resume:
                with options.resume.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([seed, found]) + "\n")
            print(f"{BLOCK * len(done):,} games", file=sys.stderr, flush=True)
    total = sum((done[seed] for seed in seeds), Counter[str]())
    for name, count in sorted(total.items()):
        print(f"{name}: {count:,}")
    print(f"no difference, in {time.monotonic() - started:.0f} s")
    if options.update:
        update_report("local_games", f"{sentence(total)} {measured()}", KERNEL_REPORT)


def kept(file: Path | None) -> dict[str, Counter[str]]:
    """What an interrupted run has done, by the seed of each block."""
    if file is None or not file.exists():
        return {}
    lines = map(json.loads, file.read_text("utf-8").splitlines())
    return {seed: Counter(found) for seed, found in lines}


def sentence(total: Counter[str]) -> str:
    """The result for the docs."""
    return (
        f"In {total['games']:,} games ({total['no-guess']:,} of them no-guess) with "
        f"{total['events']:,} events, {total['undos']:,} undos, {total['refused']:,} refused "
        f"events and {total['saves']:,} saves, no event, view, measure, verdict or hash differs, "
        "and `qmines verify` accepts every file."
    )


if __name__ == "__main__":
    main()
