"""A hint in a game, whatever its rules: where to look, why, what to do, and at which cells."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from qmines.solver.hints import Strength
from qmines.words import percent_of, sentence

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from qmines.errors import Cell
    from qmines.solver import Hint

_BOARDS: Final = "ZH"
_POINTED: Final = ("safe", "mined", "guess")


@dataclass(frozen=True, slots=True)
class GuessOption:
    """A cell that could be guessed, its chance of a mine, and of winning if that is known."""

    cell: Cell
    risk: float
    winning: float | None = None


@dataclass(frozen=True, slots=True)
class GameHint:
    """What to do next in a game.

    ``told`` is the sentence of each strength. ``outline`` names the cells to point at, as
    ``Hint.outline`` does; ``board`` is where they are, None if there is but one. ``note`` is the
    kind of help that it counts as, None if it gives nothing away. ``detail`` holds the proof.
    """

    events: tuple[str, ...]
    certain: bool
    told: Mapping[Strength, str]
    outline: Mapping[str, tuple[Cell, ...]]
    note: str | None = "hint"
    board: int | None = None
    risk: float | None = None
    technique: str | None = None
    options: Sequence[GuessOption] = ()
    detail: Hint | None = field(default=None, repr=False)

    @property
    def cells(self) -> tuple[Cell, ...]:
        """Where to look."""
        return tuple(cell for name in _POINTED for cell in self.outline.get(name, ()))

    def document(self, strength: Strength) -> dict[str, Any]:
        """As JSON values, no stronger than wanted: ``where`` does not say what is there."""
        weak = strength is Strength.WHERE
        names = ("safe", "mined", "clues", "supposed", "known")
        return {
            "words": sentence(self.told[strength]),
            "cells": [list(cell) for cell in self.cells],
            "certain": self.certain,
            "technique": self.technique,
            "risk": self.risk,
            **{n: [] if weak else [list(c) for c in self.outline.get(n, ())] for n in names},
            "events": [] if weak else list(self.events),
            "others": [
                {
                    "cell": list(each.cell),
                    "risk": each.risk,
                    "winning": each.winning,
                    "words": f"a mine with {percent_of(each.risk)}",
                }
                for each in self.options[1:]
            ],
            "board": None if self.board is None else _BOARDS[self.board],
        }
