"""Fit the ratings of puzzles from simulated solvers, and make the puzzles of the web site.

``python benchmarks/puzzle_ratings.py`` prints the fitted rating of each technique, which
``src/qmines/generate/drills.py`` has, and how well the ratings of puzzles agree with the technique
that each needs; with ``--write`` it writes ``src/qmines/web/static/data/puzzles.json``.

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
from statistics import fmean, linear_regression, pstdev
from typing import TYPE_CHECKING, NamedTuple

from qmines.core.deduction import TECHNIQUES, Technique
from qmines.core.glicko import Rating, rated
from qmines.generate.drills import drill, edge_of, guess_luck, rating_of, safe_cells
from qmines.solver.ladder import climb

if TYPE_CHECKING:
    from qmines.core.position import Position

FILE = Path(__file__).parents[1] / "src/qmines/web/static/data/puzzles.json"
EACH = 200  # puzzles of a technique
SHIPPED = 30  # of them
ROUNDS = 4000  # puzzles that each solver tries
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
    safe = frozenset(safe_cells(position))
    return Made(technique, position, safe, found, tuple(edge_of(position)))


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
    ratings = [rating.value for rating in fitted(puzzles, random.Random(27))]
    print("| Technique | Rating without luck | With luck | Mean | Error |\n|---|---|---|---|---|")
    for number, each in enumerate(TECHNIQUES):
        own = slice(EACH * number, EACH * (number + 1))
        luck = [guess_luck(puzzle.position) for puzzle in puzzles[own]]
        slope, without = linear_regression(luck, ratings[own])
        off = pstdev(r - without - slope * x for r, x in zip(ratings[own], luck, strict=True))
        mean = fmean(ratings[own])
        print(f"| {each} | {without:,.0f} | {without + slope:,.0f} | {mean:,.0f} | {off:.0f} |")
    agreement = spearman([float(p.technique.rank) for p in puzzles], ratings)
    print(f"\nRank correlation of rating and technique: {agreement:.2f} (wanted: {LEAST})")
    if write:
        shipped = [each for n, each in enumerate(puzzles) if n % EACH < SHIPPED]
        shipped.sort(key=lambda each: rating_of(each.position, each.technique))
        documents = [
            {"rows": p.position.rows(), "mines": p.position.mines, "technique": p.technique.value}
            for p in shipped
        ]
        text = ",\n".join(json.dumps(each, separators=(",", ":")) for each in documents)
        FILE.write_text(f'{{"puzzles":[{text}]}}\n', "utf-8")


if __name__ == "__main__":
    main()
