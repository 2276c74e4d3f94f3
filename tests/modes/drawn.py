"""States from drawings: a position, the board under it, and what happens there."""

from __future__ import annotations

from dataclasses import replace

from qmines import modes
from qmines.core.board import Board
from qmines.core.events import Event
from qmines.core.levels import Level
from qmines.core.position import HIDDEN, Position
from qmines.core.stream import Stream
from qmines.generate import numbers_of


def drawn(position, board, rules="forgiving", seed=1, **options):
    """The state of a game with this board, of which this much is open or marked."""
    board = Board.from_rows(board)
    cells = Position.from_rows(position).cells
    grid = board.grid
    for i, code in enumerate(cells):
        assert code >= HIDDEN or (code == board.number_at(i) and not board.mask[i])
    setup = modes.make_setup(
        Level(grid.width, grid.height, board.mines), rules, questions=True, **options
    )
    state = modes.get(rules).start(setup, Stream(seed))
    is_open = sum(code < HIDDEN for code in cells)
    return replace(
        state,
        cells=cells,
        left=state.left - is_open,
        mask=board.mask,
        numbers=numbers_of(grid, board.mask),
    )


def after(state, text):
    """The state after an event."""
    return modes.get(state.setup.rules).apply(state, Event.parse(text)).state


def rows(state):
    """What is seen, one string a row."""
    return Position(state.grid, state.cells).rows()


def board(state):
    """The present board, one string a row."""
    return Board(state.grid, state.mask).rows()
