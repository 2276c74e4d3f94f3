"""Messages between the processes that serve the same store, for an event loop."""

from __future__ import annotations

import asyncio
import json
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from qmines.store.database.notifications import Notifications

if TYPE_CHECKING:
    from qmines.store import Store


class Listener:
    """Is called when another process has done something; methods do nothing by default."""

    def game_changed(self, game: str, events: int) -> None:
        """A game has a new number of events."""

    def room_changed(self, room: str) -> None:
        """A room has changed."""

    def player_changed(self, player: str) -> None:
        """The operator or the player has changed who may see the account."""

    def said(self, topic: str, sender: str, document: dict[str, Any]) -> None:
        """Another process has sent a message that is not stored."""

    def missed(self) -> None:
        """Messages may have been lost."""


class ProcessEvents:
    """Receives messages of other processes and sends them messages, if the database can."""

    def __init__(self, store: Store) -> None:
        self.name = secrets.token_hex(4)
        self._loop = asyncio.get_running_loop()
        self._listeners: list[Listener] = []
        self._notifications = Notifications(store, self._heard, self._joined)

    @property
    def listening(self) -> bool:
        """Whether messages arrive; if not, the store has to be polled."""
        return self._notifications.listening

    def add(self, listener: Listener) -> None:
        """Call a listener from now on."""
        self._listeners.append(listener)

    def say(self, topic: str, document: dict[str, Any]) -> None:
        """Send the other processes a message that is not stored."""
        self._notifications.say(json.dumps([self.name, topic, document], separators=(",", ":")))

    def close(self) -> None:
        """Stop receiving and sending."""
        self._notifications.close()

    def _heard(self, word: str) -> None:
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(self._take, word)

    def _joined(self) -> None:
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._missed)

    def _missed(self) -> None:
        for each in self._listeners:
            each.missed()

    def _take(self, word: str) -> None:
        kind, _, rest = word.partition(" ")
        name, _, count = rest.partition(" ")
        for each in self._listeners:
            if kind == "game" and count.isdigit():
                each.game_changed(name, int(count))
            elif kind == "room":
                each.room_changed(name)
            elif kind == "player":
                each.player_changed(name)
            elif kind == "say":
                sender, topic, document = json.loads(rest)
                if sender != self.name:
                    each.said(topic, sender, document)
