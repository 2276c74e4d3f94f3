"""Games that start from a position, on a random board that fits it.

The board is drawn uniformly from the game's own committed stream, so such a game can be
replayed and verified like any other.
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
"""The option of rule sets whose games can start from a position."""


def position_of(setup: Setup) -> Position | None:
    """The position that a game starts from, if any.

    Raises:
        InvalidInput: the position cannot be played, or does not match the setup.
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
    """Draw a board that fits, one byte per cell; flags and question marks are not trusted.

    Raises:
        InvalidInput: no board fits.
        BudgetExceeded: the position is too hard to draw a board for.
    """
    cells = without_marks(position.cells)
    board = draw_fitting(position.grid, cells, position.mines or 0, stream)
    if board is None:
        raise InvalidInput(Message("position-impossible"))
    return board
