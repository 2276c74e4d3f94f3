"""Those who watch: the open sockets of every game, told of what happens in it.

What happens in this process is told at once. What another process did is found by
looking at the store twice a second; in the same way sessions that ended elsewhere are.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from typing import TYPE_CHECKING, Any, Final, Protocol

from qmines.errors import QMinesError
from qmines.store import NoSuchGame
from qmines.web.documents import delta_document

if TYPE_CHECKING:
    from collections.abc import Iterator

    from qmines.modes import View
    from qmines.store import Players
    from qmines.web.keeper import Held, Keeper
    from qmines.web.play import Happened

LOOK: Final = 0.5
"""Seconds between two looks at the store."""
LOGGED_OUT: Final = 4401
"""The code with which sockets close when their session has ended."""
_LOG: Final = logging.getLogger("qmines.web")


class Watcher(Protocol):
    """An open socket."""

    session: str | None

    def send(self, document: dict[str, Any]) -> None:
        """Put a message into its queue."""

    def end(self, code: int) -> None:
        """Close it, after what is in its queue."""


class Crowd:
    """All open sockets of this process, by game."""

    def __init__(self, keeper: Keeper, players: Players) -> None:
        self._keeper = keeper
        self._players = players
        self._watchers: defaultdict[str, dict[Watcher, None]] = defaultdict(dict)
        self._seen: dict[str, View] = {}  # what those who watch a game were told last
        self._others: dict[Watcher, None] = {}  # sockets that are not of a game

    def __len__(self) -> int:
        return sum(map(len, self._watchers.values())) + len(self._others)

    def join(self, game: str, watcher: Watcher, view: View) -> None:
        """Somebody watches from now on, and has been shown this view."""
        self._watchers[game][watcher] = None
        self._seen.setdefault(game, view)

    def leave(self, game: str, watcher: Watcher) -> None:
        """Somebody does not watch any more."""
        self._watchers[game].pop(watcher, None)
        if not self._watchers[game]:
            del self._watchers[game]
            self._seen.pop(game, None)

    def add(self, watcher: Watcher) -> None:
        """A socket that is not of a game: closed with the others."""
        self._others[watcher] = None

    def drop(self, watcher: Watcher) -> None:
        """Such a socket has been closed."""
        self._others.pop(watcher, None)

    def watched(self, game: str) -> bool:
        """Whether anybody watches."""
        return game in self._watchers

    def happened(self, held: Held, happened: Happened, by: object) -> None:
        """Tell everybody but the one who did it."""
        if happened.events:
            self._show(held.name, happened.after, by)

    def tell(self, game: str, document: dict[str, Any]) -> None:
        """Tell everybody."""
        for each in list(self._watchers.get(game, ())):
            each.send(document)

    def log_out(self, sessions: set[str]) -> None:
        """Close the sockets of sessions that have ended."""
        for each in list(self._all()):
            if each.session in sessions:
                each.end(LOGGED_OUT)

    def close(self, code: int) -> None:
        """Close all sockets."""
        for each in list(self._all()):
            each.end(code)

    async def look(self) -> None:
        """Look at the store as long as this runs."""
        while True:
            await asyncio.sleep(LOOK)
            if not len(self):
                continue
            try:
                await self._look_at_games()
                await self._look_at_sessions()
            except QMinesError as error:
                _LOG.warning("looking at the store failed: %s", error)

    async def _look_at_games(self) -> None:
        names = list(self._watchers)
        stored = await self._keeper.read(self._keeper.store.sequences, names)
        for name in names:
            try:
                held = await self._keeper.near(name)
            except NoSuchGame:
                for each in list(self._watchers.get(name, ())):
                    each.end(4404)
                continue
            if stored.get(name, 0) > held.view.sequence:
                held = await self._keeper.get(name)
            self._show(name, held.view, None)

    def _show(self, game: str, view: View, by: object) -> None:
        """Tell what is new since those who watch were told last."""
        before = self._seen.get(game)
        if before is None or before.sequence >= view.sequence:
            return
        self._seen[game] = view
        others = [each for each in self._watchers[game] if each is not by]
        if others:
            delta = delta_document(before, view)
            for each in others:
                each.send({"type": "delta", "from": before.sequence, "delta": delta})

    async def _look_at_sessions(self) -> None:
        sessions = {each.session for each in self._all() if each.session is not None}
        if sessions:
            living = await self._keeper.read(self._players.living, sessions)
            self.log_out(sessions - living)

    def _all(self) -> Iterator[Watcher]:
        for watchers in list(self._watchers.values()):
            yield from list(watchers)
        yield from list(self._others)
