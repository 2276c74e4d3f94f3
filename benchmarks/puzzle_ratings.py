"""Make the puzzles of the web site, and fit their ratings from simulated solvers.

``python benchmarks/puzzle_ratings.py`` prints how well the fitted ratings agree with the technique
that each puzzle needs; with ``--write`` it writes ``src/qmines/web/puzzles.json``.

A simulated solver knows the techniques up to one of them, and overlooks what it could find in a
share of cases. It opens a safe cell that it finds; otherwise it guesses among the hidden cells next
to clues. Nothing tells it which technique a puzzle needs. Solvers and puzzles are rated with
Glicko-2 as if they played each other: whoever solves a puzzle beats it.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path
from typing import NamedTuple

from qmines.core.deduction import TECHNIQUES, Technique
from qmines.core.glicko import Rating, rated
from qmines.core.position import HIDDEN, Position
from qmines.generate.drills import drill
from qmines.solver import analyse
from qmines.solver.ladder import climb

FILE = Path(__file__).parents[1] / "src" / "qmines" / "web" / "puzzles.json"
EACH = 30  # puzzles of a technique
ROUNDS = 600  # puzzles that each solver tries
ATTENTION = (0.6, 0.75, 0.9, 0.98)
LEAST = 0.8
"""The rank correlation that is wanted."""


class Made(NamedTuple):
    """A puzzle: what each technique finds in it, what is safe, and what one may guess."""

    technique: Technique
    position: Position
    safe: frozenset[tuple[int, int]]
    found: tuple[frozenset[tuple[int, int]], ...]
    edge: tuple[tuple[int, int], ...]


def made(technique: Technique, seed: str) -> Made:
    """A puzzle that needs a technique."""
    position = drill(technique, seed=seed)
    found = tuple(
        frozenset(cell for step in climb(position, hardest=each)[0] for cell in step.safe)
        for each in TECHNIQUES
    )
    grid = position.grid
    cells = [(row, column) for row in range(grid.height) for column in range(grid.width)]
    hidden = [cell for cell in cells if position[cell] == HIDDEN]
    clues = {cell for cell in cells if 0 < position[cell] < HIDDEN}
    edge = tuple(cell for cell in hidden if any(_touch(cell, clue) for clue in clues))
    return Made(
        technique, position, frozenset(analyse(position).safe), found, edge or tuple(hidden)
    )


def _touch(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) == 1


def solves(puzzle: Made, strength: int, attention: float, chance: random.Random) -> bool:
    """Whether a solver opens a safe cell."""
    for found in puzzle.found[: strength + 1]:
        if found and chance.random() < attention:
            return True
    return chance.choice(puzzle.edge) in puzzle.safe


def fitted(puzzles: list[Made], chance: random.Random) -> list[Rating]:
    """The rating of each puzzle after all solvers have tried theirs."""
    solvers = [(k, a) for k in range(len(TECHNIQUES)) for a in ATTENTION]
    theirs, own = [Rating() for _ in solvers], [Rating() for _ in puzzles]
    for _ in range(ROUNDS):
        for solver, (strength, attention) in enumerate(solvers):
            at = chance.randrange(len(puzzles))
            score = float(solves(puzzles[at], strength, attention, chance))
            before = theirs[solver], own[at]
            theirs[solver] = rated(before[0], [(before[1], score)])
            own[at] = rated(before[1], [(before[0], 1 - score)])
    return own


def spearman(one: list[float], other: list[float]) -> float:
    """The correlation of ranks; equal values share theirs."""
    ranks = [_ranks(each) for each in (one, other)]
    means = [sum(each) / len(each) for each in ranks]
    away = [[value - mean for value in each] for each, mean in zip(ranks, means, strict=True)]
    both = sum(a * b for a, b in zip(*away, strict=True))
    return both / (sum(a * a for a in away[0]) * sum(b * b for b in away[1])) ** 0.5


def _ranks(values: list[float]) -> list[float]:
    order = sorted(values)
    first = {value: order.index(value) for value in set(values)}
    return [first[value] + (values.count(value) - 1) / 2 for value in values]


def main() -> None:
    """Make, fit, print, and write on request."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the puzzles of the web site")
    write = parser.parse_args().write
    puzzles = [made(t, f"puzzle {t} {n}") for t in TECHNIQUES for n in range(EACH)]
    ratings = fitted(puzzles, random.Random(27))
    print("| Technique | Puzzles | Mean rating | Lowest | Highest |\n|---|---|---|---|---|")
    for each in TECHNIQUES:
        own = [r.value for p, r in zip(puzzles, ratings, strict=True) if p.technique is each]
        mean = sum(own) / len(own)
        print(f"| {each} | {len(own)} | {mean:,.0f} | {min(own):,.0f} | {max(own):,.0f} |")
    agreement = spearman([float(p.technique.rank) for p in puzzles], [r.value for r in ratings])
    print(f"\nRank correlation of rating and technique: {agreement:.2f} (wanted: {LEAST})")
    if write:
        told = sorted(zip(ratings, puzzles, strict=True), key=lambda each: each[0].value)
        documents = [
            {
                "rows": p.position.rows(),
                "mines": p.position.mines,
                "safe": sorted(map(list, p.safe)),
                "technique": p.technique.value,
                "rating": round(r.value),
            }
            for r, p in told
        ]
        text = ",\n".join(json.dumps(each, separators=(",", ":")) for each in documents)
        FILE.write_text(f"[{text}]\n", "utf-8")


if __name__ == "__main__":
    main()
