"""What processes tell each other through the database, where it can: PostgreSQL's NOTIFY.

``game NAME EVENTS`` and ``room NAME`` say that something is stored which was not before;
``say …`` carries what is stored nowhere, such as where a pointer is. Nothing depends on
a word arriving: whoever was away looks at the store, which ``joined`` asks for.
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
"""A word is no longer; PostgreSQL takes 8,000."""
_PAUSES: Final = (0.1, 0.2, 0.5, 1.0, 2.0)  # seconds before the next try at a lost connection
_TOGETHER: Final = 200  # words in one transaction
_LOG: Final = logging.getLogger("qmines.web")


class Notifications:
    """Two threads: one hears, one speaks.

    Args:
        store: whose database it is.
        heard: told every word, on a thread of the bus.
        joined: called whenever the bus listens again: what was said before was missed.
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
        """Tell the other processes, and this one; unless nobody listens just now."""
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
                return  # this database notifies nobody
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
                time.sleep(_PAUSES[0])  # whatever was said is of no use later
