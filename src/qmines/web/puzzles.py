"""The puzzles of the web site, which ``benchmarks/puzzle_ratings.py`` made, with their answers."""

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
    """A position, and the cells of it that are certainly safe: the answers."""

    id: str
    rows: tuple[str, ...]
    mines: int
    safe: tuple[Cell, ...]
    technique: str
    rating: int

    @property
    def difficulty(self) -> Rating:
        """What whoever answers plays against."""
        return Rating(float(self.rating), DEVIATION)

    @property
    def hidden(self) -> set[Cell]:
        """The cells that may be answered with."""
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
