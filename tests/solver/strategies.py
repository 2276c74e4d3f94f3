"""The same positions as Hypothesis strategies."""

from __future__ import annotations

from hypothesis import strategies as st

from qmines.core.grid import Grid
from qmines.core.position import FLAG, HIDDEN, MINE, QUESTION, SAFE, Position
from solver.games import clue_values
from solver.positions import DENSITIES, MOST_FREE


@st.composite
def boards(draw: st.DrawFn, most: int = MOST_FREE) -> tuple[int, int, bytes]:
    """A small board: width, height and one byte a cell."""
    width = draw(st.integers(1, most))
    height = draw(st.integers(1, most // width))
    mask = draw(
        st.lists(st.sampled_from((0, 0, 0, 1)), min_size=width * height, max_size=width * height)
    )
    return width, height, bytes(mask)


@st.composite
def game_positions(draw: st.DrawFn) -> Position:
    """A position that some board shows, with true marks, its total known or not."""
    width, height, mask = draw(boards())
    values = clue_values(mask, width, height)
    cells = []
    for index, mined in enumerate(mask):
        codes = [HIDDEN, HIDDEN, FLAG, QUESTION, MINE if mined else SAFE]
        cells.append(draw(st.sampled_from(codes if mined else [values[index], *codes])))
    total = sum(mask) if draw(st.booleans()) else None
    return Position(Grid(width, height), bytes(cells), total, density=draw(densities()))


@st.composite
def typed_positions(draw: st.DrawFn) -> Position:
    """Any cells and any total that a position accepts; often contradictory."""
    width = draw(st.integers(1, 12))
    height = draw(st.integers(1, max(1, 16 // width)))
    code = st.one_of(st.just(HIDDEN), st.integers(0, 3), st.integers(0, SAFE))
    cells = bytes(draw(st.lists(code, min_size=width * height, max_size=width * height)))
    known = cells.count(MINE)
    room = sum(c >= HIDDEN for c in cells) - cells.count(SAFE)
    total = draw(st.one_of(st.none(), st.integers(known, room)))
    return Position(Grid(width, height), cells, total, density=draw(densities()))


def densities() -> st.SearchStrategy[float]:
    """Chances that a cell is mined: usual ones, and extreme ones."""
    return st.one_of(st.sampled_from(DENSITIES), st.floats(1e-3, 1 - 1e-3))
