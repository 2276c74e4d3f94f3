"""Drills: find a move in a position that needs one technique; and how answers are judged."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

from qmines.core.deduction import Technique
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


def drill(technique: Technique | TechniqueName, *, seed: Seed | None = None) -> Position:
    """Get a position that needs this technique and nothing harder.

    >>> drill("pair", seed=3).mines
    9
    """
    return puzzle(technique, ROWS[Technique(technique)].drill, seed=seed, budget=_BUDGET).position


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
