"""Games that begin from a position: its cells as they stand, its board one of all that fit.

The board is drawn from the game's own committed stream, each that fits equally likely;
so such a game is replayed and verified like any other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from qmines.core.position import HIDDEN, MINE, SAFE, Position
from qmines.errors import InvalidInput
from qmines.generate.redraw import draw_fitting
from qmines.messages import Message
from qmines.modes.base import Option
from qmines.modes.knowledge import without_marks
from qmines.notation import read_position

if TYPE_CHECKING:
    from qmines.core.stream import Stream
    from qmines.modes.base import Setup

POSITION: Final = Option("position", "", Message("option-position"), later=True)
"""The option of those rule sets that can."""


def position_of(setup: Setup) -> Position | None:
    """The position that a game begins from, if any.

    Raises:
        InvalidInput: it cannot be played, or not in this set-up.
    """
    text = str(setup.options["position"])
    if not text:
        return None
    position = read_position(text, "link")
    cells, level = position.cells, setup.level
    if position.grid != setup.grid or position.mines != level.mines:
        raise InvalidInput(Message("position-size"))
    if setup.options["no_guess"]:
        raise InvalidInput(Message("position-no-guess"))
    if MINE in cells or SAFE in cells:
        raise InvalidInput(Message("position-known"))
    shown = sum(code < HIDDEN for code in cells)
    if not shown:
        raise InvalidInput(Message("position-no-number"))
    if shown + level.mines >= setup.grid.cells:
        raise InvalidInput(Message("position-solved"))
    return position


def board_under(position: Position, stream: Stream) -> bytes:
    """A board that fits, one byte a cell; marks are not believed.

    Raises:
        InvalidInput: none fits.
        BudgetExceeded: it is too hard to tell.
    """
    cells = without_marks(position.cells)
    board = draw_fitting(position.grid, cells, position.mines or 0, stream)
    if board is None:
        raise InvalidInput(Message("position-impossible"))
    return board
