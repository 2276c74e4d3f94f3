"""Notifications between processes through PostgreSQL's NOTIFY.

``game ID EVENTS``, ``room ID`` and ``player ID`` say that a game, a room or an account was changed;
``say …`` carries what is not stored, such as the position of a pointer. Notifications may be lost:
after a reconnection, ``joined`` is called, and processes look at the store.
"""

from __future__ import annotations

import logging
import threading
import time
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Final

from qmines.errors import QMinesError

if TYPE_CHECKING:
    from collections.abc import Callable

    from qmines.store.store import Store

MOST_BYTES: Final = 7_000
"""The maximum size of a notification; PostgreSQL allows 8,000."""
_PAUSES: Final = (0.1, 0.2, 0.5, 1.0, 2.0)  # seconds before each attempt to reconnect
_TOGETHER: Final = 200  # notifications in one transaction
_LOG: Final = logging.getLogger("qmines.web")


class Notifications:
    """Sends and receives notifications, each in its own thread.

    Args:
        store: the store.
        heard: called with every notification, in the receiving thread.
        joined: called whenever it listens again, because notifications may have been missed.
    """

    def __init__(
        self, store: Store, heard: Callable[[str], None], joined: Callable[[], None]
    ) -> None:
        self._database = store.database
        self._heard = heard
        self._joined = joined
        self._ended = threading.Event()
        self._words: SimpleQueue[str | None] = SimpleQueue()
        self.listening = False
        self.joins = 0
        self._threads = [
            threading.Thread(target=self._listen, name="bus-ears", daemon=True),
            threading.Thread(target=self._speak, name="bus-mouth", daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def say(self, word: str) -> None:
        """Notify all processes, including this one, unless the connection is down."""
        if self.listening and len(word.encode()) <= MOST_BYTES:
            self._words.put(f"say {word}")

    def close(self) -> None:
        """End both threads."""
        self._ended.set()
        self._words.put(None)
        for thread in self._threads:
            thread.join()

    def _listen(self) -> None:
        tries = 0
        while not self._ended.is_set():
            try:
                for word in self._database.listen():
                    if self._ended.is_set():
                        return
                    if not self.listening:
                        self.listening, tries = True, 0
                        self.joins += 1
                        self._joined()
                    if word is not None:
                        self._heard(word)
            except QMinesError as error:
                if self.listening:
                    _LOG.warning("notifications between processes are down: %s", error)
            else:
                return  # SQLite has no notifications
            finally:
                self.listening = False
            self._ended.wait(_PAUSES[min(tries, len(_PAUSES) - 1)])
            tries += 1

    def _speak(self) -> None:
        while True:
            word = self._words.get()
            if word is None:
                return
            words = [word]
            while len(words) < _TOGETHER:
                try:
                    more = self._words.get_nowait()
                except Empty:
                    break
                if more is None:
                    return
                words.append(more)
            try:
                with self._database.write() as connection:
                    self._database.dialect.notify(connection, words)
            except QMinesError:
                time.sleep(_PAUSES[0])  # these notifications are dropped
