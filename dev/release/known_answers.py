"""Compare the installed qmines with known answers; needs nothing but qmines.

    python dev/release/known_answers.py [--seconds]

Prints where qmines is installed and how many positions it answered. --seconds also prints the least
CPU time of five rounds, for comparing builds.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
import time
from pathlib import Path

import qmines

ANSWERS = Path(__file__).resolve().parents[2] / "tests" / "oracle" / "expert-answers.jsonl.gz"
ROUNDS = 5


def check(cases: list[dict]) -> None:
    """Fail at the first position with another answer."""
    for number, case in enumerate(cases):
        text = "\n".join(case["rows"])
        analysis = qmines.Position.parse(text, mines=case["mines"]).analyse()
        if analysis.boards != int(case["boards"]):
            sys.exit(f"position {number}: {analysis.boards} boards instead of {case['boards']}")
        for row, expected in zip(analysis.mine_probability, case["probability"], strict=True):
            for found, known in zip(row, expected, strict=True):
                if known is not None and abs(found - known) > 1e-11:
                    sys.exit(f"position {number}: {found} instead of {known}")


def main() -> None:
    """Check the answers of the library, of no-guess boards and of a game in Entangled."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", action="store_true")
    options = parser.parse_args()
    cases = [json.loads(line) for line in gzip.decompress(ANSWERS.read_bytes()).splitlines()]
    check(cases)
    game = qmines.new_game("trios-14x12", rules="entangled", seed=1)
    game.do("open-z 0 0")
    print(f"{Path(qmines.__file__).parent}: {len(cases)} positions as known")
    if options.seconds:
        least = float("inf")
        positions = [
            qmines.Position.parse("\n".join(case["rows"]), mines=case["mines"]) for case in cases
        ]
        for _ in range(ROUNDS):
            started = time.process_time()
            for position in positions:
                position.analyse()
            least = min(least, time.process_time() - started)
        print(f"{1000 * least / len(cases):.4f} ms per position")


if __name__ == "__main__":
    main()
