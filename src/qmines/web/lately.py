"""Who asked lately: what the store said of a token is believed for a moment.

Most requests of a game are moves, one after the other by the same players; to ask the store for
every one of them took as long as the move. Sockets know who is on them in the same way: a session
that ends here is forgotten at once, one that ends in another process within a moment.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from collections.abc import Set as AbstractSet

    from qmines.store import Player

BELIEVED: Final = 1.0
"""Seconds."""
_MOST: Final = 4096  # tokens


class Lately:
    """Remembers who has a token."""

    def __init__(self, ask: Callable[[str], Awaitable[Player | None]]) -> None:
        self._ask = ask
        self._known: OrderedDict[str, tuple[Player, float]] = OrderedDict()
        self._ends = 0

    async def of(self, token: str) -> Player | None:
        """Who has this token; None if nobody has."""
        player, at = self._known.get(token, (None, 0.0))
        if player is not None and time.monotonic() - at < BELIEVED:
            return player
        began, ends = time.monotonic(), self._ends
        player = await self._ask(token)
        self._known.pop(token, None)
        if player is not None and ends == self._ends:  # or the answer may be older than an end
            self._known[token] = (player, began)
            if len(self._known) > _MOST:
                self._known.popitem(last=False)
        return player

    def forget(self, sessions: AbstractSet[str]) -> None:
        """These have ended."""
        self._ends += 1
        for token, (player, _) in list(self._known.items()):
            if player.session in sessions:
                del self._known[token]
