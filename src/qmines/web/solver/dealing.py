"""Deals no-guess boards in a few processes of their own.

Dealing one takes up to a second or two, and minutes for some old games. So neither the threads that
load games nor the solvers do it: the rules say which board they need (``NotDealt``), it is dealt
here, and they start again. It stops when the client disconnects.
"""

from __future__ import annotations

from contextvars import ContextVar
from typing import TYPE_CHECKING, Final

from qmines.errors import BudgetExceeded
from qmines.generate.dealing import BOARDS, Deal
from qmines.messages import Message
from qmines.web.http.cancellation import unless

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from qmines.web.solver.pool import Solvers

SECONDS: Final = 20.0
"""How long dealing a board may take."""
HAS_LEFT: Final[ContextVar[Callable[[], Awaitable[None]] | None]] = ContextVar(
    "has_left", default=None
)
"""Waits until the client of the current task disconnects; None for the server's own tasks."""
_TOO_LONG: Final = Message("move-slow-board")


class Dealing:
    """Has boards dealt, and keeps them for the rules.

    Args:
        dealers: processes that do nothing else.
    """

    def __init__(self, dealers: Solvers) -> None:
        self.dealers = dealers

    async def deal(self, deal: Deal) -> None:
        """Have a board dealt, for the rules to find.

        Raises:
            BudgetExceeded: it takes too long.
            Cancelled: the client has disconnected.
            Refusal: too many requests are waiting for a board.
        """
        work = self.dealers.ask(Deal.board, deal, seconds=SECONDS)
        has_left = HAS_LEFT.get()
        try:
            board = await (work if has_left is None else unless(has_left(), work))
        except BudgetExceeded:
            raise BudgetExceeded(_TOO_LONG) from None
        BOARDS.keep(deal, board)

    def close(self) -> None:
        """Kill the processes, and forget the boards."""
        self.dealers.close()
        BOARDS.clear()
