"""Who asked lately: what the store said of a token is believed for a moment.

Most requests of a game are moves, one after the other by the same players; to ask the store for
every one of them took as long as the move. Sockets know who is on them in the same way: a session
that ends here is forgotten at once, one that ends in another process within a moment.

When the store is asked for one token again, it is asked for all others that will soon be due as
well: one question for all who play, however many they are. The server asks it on its own account,
since the address that happened to ask first may have used up its share of the threads.
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
    """Who has a token, as the store said then; ``used`` if it was asked for since."""

    player: Player
    at: float
    used: bool = False


class SessionCache:
    """Remembers who has a token.

    Args:
        ask: tells whose these tokens are; those of nobody are left out.
    """

    def __init__(self, context: Callable[[Sequence[str]], Awaitable[Mapping[str, Player]]]) -> None:
        self._ask = context
        self._known: OrderedDict[str, _Known] = OrderedDict()  # the oldest answer first
        self._asking: dict[str, asyncio.Task[Mapping[str, Player]]] = {}
        self._ends = 0

    async def of(self, token: str) -> Player | None:
        """Who has this token; None if nobody has."""
        known = self._known.get(token)
        age = BELIEVED if known is None else time.monotonic() - known.at
        if known is not None and age < BELIEVED:
            known.used = True
            if age >= _DUE and token not in self._asking:
                self._ask_again(token)  # whoever moves again in a moment need not wait for it
            return known.player
        asking = self._asking.get(token) or self._ask_again(token)
        return (await asyncio.shield(asking)).get(token)

    def forget(self, sessions: AbstractSet[str]) -> None:
        """These have ended."""
        self._ends += 1
        self._asking.clear()  # what is being answered may be older
        for token, known in list(self._known.items()):
            if known.player.session in sessions:
                del self._known[token]

    def _ask_again(self, token: str) -> asyncio.Task[Mapping[str, Player]]:
        """Ask the store, also for those who moved since it was asked half a moment ago."""
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
        # What others wait for must not wait for the share of the address that happened to ask.
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
        if ends == self._ends:  # or the answer may be older than an end
            self._known |= {each: _Known(player, began) for each, player in found.items()}
            while len(self._known) > _MOST:
                self._known.popitem(last=False)
        return found
