"""Drills: find a move in a position that needs one technique; and how answers are judged."""

from __future__ import annotations

import secrets
from bisect import bisect
from dataclasses import dataclass
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Final, Literal

from qmines.core.deduction import TECHNIQUES, Technique
from qmines.core.glicko import Rating, information
from qmines.core.position import HIDDEN
from qmines.errors import InvalidInput
from qmines.generate.puzzles import puzzle
from qmines.messages import Message
from qmines.solver import Budget, analyse, hint
from qmines.solver.techniques import ROWS

if TYPE_CHECKING:
    from qmines.core.deduction import TechniqueName
    from qmines.core.position import Position
    from qmines.core.stream import Seed
    from qmines.errors import Cell

_BUDGET: Final = Budget(seconds=8.0, mib=64)
Deed = Literal["open", "flag", "pass"]
_RATINGS: Final = {
    Technique.SINGLE: (1060, 200),
    Technique.PAIR: (1390, 390),
    Technique.SPLIT: (1640, 590),
    Technique.TOTAL: (1930, 1000),
    Technique.COUNT: (2250, 1550),
}  # without luck, and less with it; fitted by benchmarks/puzzle_ratings.py
_FINE: Final = 1 << 30
_REVEALED: Final = 14  # open cells; with fewer, hundreds of positions come again and again


def drill(technique: Technique | TechniqueName, *, seed: Seed | None = None) -> Position:
    """Get a position that needs this technique and nothing harder.

    >>> drill("pair", seed=3).mines
    9
    """
    return puzzle(technique, ROWS[Technique(technique)].drill, seed=seed, budget=_BUDGET).position


def rated_puzzle(rating: Rating) -> tuple[Technique, Position, int]:
    """Get a position for a player with this rating, and its own rating. Hardly any comes twice.

    Techniques are drawn at random, weighted by how much an answer would say about the player.
    """
    told = [information(rating, Rating(_RATINGS[each][0], 0.0)) for each in TECHNIQUES]
    shares = [*accumulate(told)]
    technique = TECHNIQUES[bisect(shares, shares[-1] * secrets.randbelow(_FINE) / _FINE)]
    while True:
        position = drill(technique)
        if sum(code < HIDDEN for code in position.cells) >= _REVEALED:
            return technique, position, rating_of(position, technique)


def rating_of(position: Position, technique: Technique) -> int:
    """How hard it is to find a safe cell: by technique, less if a guess is likely to be right."""
    without, luck = _RATINGS[technique]
    return round(without - luck * guess_luck(position))


def guess_luck(position: Position) -> float:
    """The share of certainly safe cells among the hidden cells next to clues."""
    safe, edge = set(safe_cells(position)), edge_of(position)
    return sum(cell in safe for cell in edge) / len(edge)


def edge_of(position: Position) -> list[Cell]:
    """The hidden cells next to clues; all of them if there are none."""
    grid, codes = position.grid, position.cells
    clues = [at for at, code in enumerate(codes) if 0 < code < HIDDEN]
    near = {cell for clue in clues for cell in grid.neighbours(clue)}
    hidden = [at for at, code in enumerate(codes) if code == HIDDEN]
    return [*map(grid.place, [at for at in hidden if at in near] or hidden)]


def safe_cells(position: Position) -> list[Cell]:
    """All cells that are certainly safe."""
    return list(analyse(position, budget=_BUDGET).safe)


@dataclass(frozen=True, slots=True)
class Judged:
    """A judged answer: whether it is certain, and the reason for the solver's own move.

    ``shows`` are cells with the numbers that opening them shows; ``saved`` are those of them that
    held a mine and are marked with a shield.
    """

    right: bool
    verdict: tuple[Message, ...]
    why: tuple[Message, ...] = ()
    technique: str = ""
    safe: tuple[Cell, ...] = ()
    mined: tuple[Cell, ...] = ()
    clues: tuple[Cell, ...] = ()
    shows: tuple[tuple[Cell, int], ...] = ()
    saved: tuple[Cell, ...] = ()

    def explain(self) -> list[str]:
        """The verdict and the reason, in sentences."""
        return [*map(str, self.verdict), *map(str, self.why)]

    def document(self) -> dict[str, Any]:
        """As JSON values."""
        return {
            "right": self.right,
            "verdict": [message.document() for message in self.verdict],
            "why": [message.document() for message in self.why],
            "technique": self.technique,
            "safe": [list(cell) for cell in self.safe],
            "mined": [list(cell) for cell in self.mined],
            "clues": [list(cell) for cell in self.clues],
            "shows": [[*cell, number] for cell, number in self.shows],
            "saved": [list(cell) for cell in self.saved],
        }


def judged(position: Position, cell: Cell, deed: Deed) -> Judged:
    """Judge whether a cell is certainly safe (``open``) or a mine (``flag``), and explain why.

    With ``pass``, the cell does not matter: the answer is the solution.

    Raises:
        InvalidInput: the cell is not in the field, or not hidden.
    """
    if deed != "pass" and position[cell] != HIDDEN:
        raise InvalidInput(f"cell ({cell[0]},{cell[1]}) is already open", cells=[cell])
    found = analyse(position, method="exact", budget=_BUDGET)
    told = hint(position, budget=_BUDGET)
    right = deed != "pass" and cell in (found.safe if deed == "open" else found.mined)
    if deed == "pass":
        verdict = [Message("drill-solution")]
    elif right:
        verdict = [Message("drill-right-safe" if deed == "open" else "drill-right-mine", cell=cell)]
    elif cell in found.mined:
        verdict = [Message("drill-wrong-mine", cell=cell)]
    elif cell in found.safe:
        verdict = [Message("drill-wrong-safe", cell=cell)]
    else:
        risk = float(found.mine_probability[cell])
        verdict = [Message("drill-uncertain", cell=cell, risk=risk)]
    if right and cell not in {*told.safe, *told.mined}:
        verdict.append(Message("drill-easier-elsewhere"))
    technique = "" if told.technique is None else told.technique.value
    clues = told.outline.get("clues", ())
    return Judged(right, tuple(verdict), told.messages(), technique, told.safe, told.mined, clues)
