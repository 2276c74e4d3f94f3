"""Random boards and positions, and what each format can say of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import strategies as st

from qmines.core.board import Board
from qmines.core.grid import Grid
from qmines.core.position import FLAG, HIDDEN, MINE, QUESTION, SAFE, Position
from qmines.notation import ParsedFile
from qmines.notation.values import mine_mask, neighbour_counts

if TYPE_CHECKING:
    from collections.abc import Sequence

CLUES = tuple(range(9))
ALL_CODES = (*CLUES, HIDDEN, FLAG, QUESTION, MINE, SAFE)
PLAIN_CODES = (*CLUES, HIDDEN, FLAG, MINE)

grids = st.one_of(
    st.builds(Grid, st.integers(1, 9), st.integers(1, 9)),
    st.builds(Grid, st.integers(1, 120), st.just(1)),
    st.builds(Grid, st.just(1), st.integers(1, 120)),
    st.sampled_from([Grid(9, 9), Grid(16, 16), Grid(30, 16), Grid(5, 100), Grid(100, 5)]),
)


def _cells(draw: st.DrawFn, count: int, codes: Sequence[int]) -> bytes:
    """Codes drawn cheaply: a random number is spread over the cells."""
    rng = draw(st.randoms(use_true_random=False))
    weights = [draw(st.integers(0, 3)) for _ in codes]
    if not any(weights):
        weights = [1] * len(codes)
    return bytes(rng.choices(codes, weights, k=count))


@st.composite
def boards(draw: st.DrawFn) -> Board:
    grid = draw(grids)
    return Board(grid, _cells(draw, grid.cells, (0, 1)))


@st.composite
def positions(
    draw: st.DrawFn, codes: Sequence[int] = ALL_CODES, *, unknown_total: bool = True
) -> Position:
    """Any cells with any total that fits; clues are at least the asserted mines around."""
    grid = draw(grids)
    cells = bytearray(_cells(draw, grid.cells, codes))
    for at, least in enumerate(neighbour_counts(grid, mine_mask(bytes(cells)))):
        if cells[at] < HIDDEN:
            cells[at] = max(cells[at], least)
    known = cells.count(MINE)
    room = sum(code >= HIDDEN for code in cells) - cells.count(SAFE)
    totals = st.integers(known, room)
    mines = draw(st.none() | totals if unknown_total else totals)
    return Position(grid, bytes(cells), mines)


@st.composite
def puzzles(draw: st.DrawFn) -> ParsedFile:
    """A board with or without a first click, which is not on a mine."""
    board = draw(boards())
    safe = [board.grid.place(i) for i, mine in enumerate(board.mask) if not mine]
    return ParsedFile(board, start=draw(st.none() | st.sampled_from(safe)) if safe else None)


@st.composite
def views(draw: st.DrawFn) -> ParsedFile:
    """A board with what a player sees of it."""
    board = draw(boards())
    rng = draw(st.randoms(use_true_random=False))
    opened = [i for i, mine in enumerate(board.mask) if not mine and rng.random() < 0.5]
    return ParsedFile(board.position(opened), board=board)


# What a format can say, so that reading gives back what was written.
SAYABLE: dict[str, st.SearchStrategy[ParsedFile]] = {
    "text": st.builds(ParsedFile, boards() | positions()),
    "mine": st.builds(ParsedFile, positions(PLAIN_CODES, unknown_total=False)),
    "mbf": st.builds(ParsedFile, boards()),
    "mbf-hex": st.builds(ParsedFile, boards()),
    "rawvf": st.builds(ParsedFile, boards()),
    "pttacg": st.builds(ParsedFile, boards()),
    "analysis": st.builds(ParsedFile, positions(PLAIN_CODES, unknown_total=False)),
    "link": st.builds(ParsedFile, positions()),
    "puzzle": puzzles(),
    "board": st.one_of(
        views(),
        st.builds(ParsedFile, boards() | positions((*PLAIN_CODES, QUESTION), unknown_total=False)),
    ),
}
