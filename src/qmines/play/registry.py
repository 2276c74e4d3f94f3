"""The help for each kind of position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from qmines import modes
from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.play.help import BUDGET, directly
from qmines.play.mines import MineHelp
from qmines.play.qubits import QubitHelp

if TYPE_CHECKING:
    from qmines.play.help import Help, Solve
    from qmines.session import Game
    from qmines.solver import Budget

HELPS: Final[dict[str, type[Help]]] = {"mines": MineHelp, "qubits": QubitHelp}
"""By the ``position`` of a rule set's display."""
NO_HELP: Final = Message("help-none-rules")


def help_for(
    game: Game, solve: Solve = directly, budget: Budget = BUDGET, most: int | None = None
) -> Help:
    """The help for a game; see ``Help`` for the arguments.

    Raises:
        InvalidInput: nothing is hidden, or there is no analysis for these rules.
    """
    shown = modes.get(game.setup.rules).descriptor.display.position
    kind = HELPS.get(shown)
    if kind is None:
        raise InvalidInput(Message("help-none-sandbox") if shown == "open" else NO_HELP)
    return kind(game, solve, budget, most)
