"""The puzzles of the web site with their answers, made by ``benchmarks/puzzle_ratings.py``."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from qmines.core.glicko import Rating

if TYPE_CHECKING:
    from qmines.errors import Cell

DEVIATION: Final = 60.0
"""How uncertain the rating of a puzzle is."""


class Puzzle(NamedTuple):
    """A position and its answers: the cells that are certainly safe."""

    id: str
    rows: tuple[str, ...]
    mines: int
    safe: tuple[Cell, ...]
    technique: str
    rating: int

    @property
    def difficulty(self) -> Rating:
        """The rating that a player's answer is rated against."""
        return Rating(float(self.rating), DEVIATION)

    @property
    def hidden(self) -> set[Cell]:
        """The cells that are possible answers."""
        return {
            (number, column)
            for number, row in enumerate(self.rows)
            for column, look in enumerate(row)
            if look == "#"
        }

    def question(self) -> dict[str, Any]:
        """As JSON values, without the answers."""
        return {
            "id": self.id,
            "rows": list(self.rows),
            "mines": self.mines,
            "technique": self.technique,
            "rating": self.rating,
        }


@cache
def puzzles() -> dict[str, Puzzle]:
    """Every puzzle by its ID, easiest first. The ID only depends on the position."""
    text = files("qmines.web").joinpath("puzzles.json").read_text("utf-8")
    found = {}
    for each in json.loads(text):
        rows, mines = tuple(each["rows"]), each["mines"]
        name = hashlib.sha256(f"{'/'.join(rows)} {mines}".encode()).hexdigest()[:16]
        safe = tuple((row, column) for row, column in each["safe"])
        found[name] = Puzzle(name, rows, mines, safe, each["technique"], each["rating"])
    return found
