"""Caches for a second whose session a token belongs to.

Most requests are moves, one after the other by the same players; reading the session for each of
them took as long as the move. A session that ends in this process is forgotten at once, one that
ends in another process within a second.

When one token is read again, all others that are due soon are read with it: one query for all
players, however many there are. It counts towards no address, since the one that happened to be
first may have used up its share of the threads.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from contextvars import Context
from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping, Sequence
    from collections.abc import Set as AbstractSet

    from qmines.store import Player

BELIEVED: Final = 1.0
"""Seconds."""
_DUE: Final = 0.75 * BELIEVED  # later than BELIEVED / 2, so that others are due with it
_MOST: Final = 4096  # tokens
_AT_ONCE: Final = 256  # tokens in one question


@dataclass(slots=True)
class _Known:
    """The player with a token, when that was read, and whether it was ``used`` since."""

    player: Player
    at: float
    used: bool = False


class SessionCache:
    """Remembers the players with recent tokens.

    Args:
        ask: reads the players with these tokens from the store; invalid tokens are left out.
    """

    def __init__(self, ask: Callable[[Sequence[str]], Awaitable[Mapping[str, Player]]]) -> None:
        self._ask = ask
        self._known: OrderedDict[str, _Known] = OrderedDict()  # the oldest first
        self._asking: dict[str, asyncio.Task[Mapping[str, Player]]] = {}
        self._ends = 0

    async def of(self, token: str) -> Player | None:
        """The player with a token; None if it is invalid."""
        known = self._known.get(token)
        age = BELIEVED if known is None else time.monotonic() - known.at
        if known is not None and age < BELIEVED:
            known.used = True
            if age >= _DUE and token not in self._asking:
                self._ask_again(token)  # so that the next move need not wait for it
            return known.player
        asking = self._asking.get(token) or self._ask_again(token)
        return (await asyncio.shield(asking)).get(token)

    def forget(self, sessions: AbstractSet[str]) -> None:
        """Forget sessions that have ended."""
        self._ends += 1
        self._asking.clear()  # what is being read may be older
        for token, known in list(self._known.items()):
            if known.player.session in sessions:
                del self._known[token]

    def _ask_again(self, token: str) -> asyncio.Task[Mapping[str, Player]]:
        """Read a token again, together with those that were used and are due soon."""
        soon = time.monotonic() - BELIEVED / 2
        due = [*takewhile(lambda each: self._known[each].at <= soon, self._known)][:_AT_ONCE]
        tokens = [token]
        for each in due:
            if each == token or each in self._asking:
                continue
            if self._known[each].used:
                tokens.append(each)
            else:
                del self._known[each]
        # What others wait for must not count towards the address that happened to be first.
        context = Context() if len(tokens) > 1 else None
        task = asyncio.create_task(self._asked(tokens), context=context)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())  # if nobody waits
        self._asking |= dict.fromkeys(tokens, task)
        return task

    async def _asked(self, tokens: list[str]) -> Mapping[str, Player]:
        began, ends, mine = time.monotonic(), self._ends, asyncio.current_task()
        try:
            found = await self._ask(tokens)
        finally:
            for each in tokens:
                if self._asking.get(each) is mine:
                    del self._asking[each]
        for each in tokens:
            self._known.pop(each, None)
        if ends == self._ends:  # otherwise a session may have ended since
            self._known |= {each: _Known(player, began) for each, player in found.items()}
            while len(self._known) > _MOST:
                self._known.popitem(last=False)
        return found
