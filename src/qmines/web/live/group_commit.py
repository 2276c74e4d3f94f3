"""Group commit: one thread writes the moves of many games in one transaction.

While a commit is being synced to the disk, further moves queue up, and the next commit stores all
of them. So the speed of the disk limits how fast a move is, not how many there can be. No move is
acknowledged or shown before its commit has returned.
"""

from __future__ import annotations

import asyncio
import threading
import time
from queue import SimpleQueue
from typing import TYPE_CHECKING, Final

from qmines.errors import QMinesError
from qmines.store import StoreError

if TYPE_CHECKING:
    from qmines.store import Append, Receipt, Store

_MOST: Final = 256  # appends in one transaction
_APART: Final = 0.003
"""Seconds between commits while many play: a commit takes about as much CPU time as a move, however
many moves it stores. A single player never waits for this."""

_Waiting = tuple["Append", "asyncio.Future[Receipt]"]


class GroupCommit:
    """Appends to a store from an event loop, many at once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._work, name="commits", daemon=True)
        self._thread.start()
        self.groups = 0
        self.appends = 0

    async def append(self, append: Append) -> Receipt:
        """Store events; when this returns they are committed and synced.

        Raises:
            QMinesError: as ``Store.append`` does; nothing was stored then.
        """
        future: asyncio.Future[Receipt] = self._loop.create_future()
        self._queue.put((append, future))
        return await future

    def close(self) -> None:
        """Store what is queued, and end the thread."""
        self._queue.put(None)
        self._thread.join()

    def _work(self) -> None:
        open_, began, several = True, 0.0, False
        while open_:
            group: list[_Waiting] = []
            item = self._queue.get()
            if several and (early := began + _APART - time.monotonic()) > 0:
                time.sleep(early)  # more will come
            began = time.monotonic()
            while item is not None:
                group.append(item)
                if len(group) == _MOST or self._queue.empty():
                    break
                item = self._queue.get()
            open_, several = item is not None, len(group) > 1
            if group:
                found = self._written([append for append, _ in group])
                self._loop.call_soon_threadsafe(_tell, [f for _, f in group], found)

    def _written(self, appends: list[Append]) -> list[Receipt | QMinesError]:
        try:
            found = self._store.append_all(appends)
        except QMinesError as error:
            return [error] * len(appends)
        except Exception as error:  # noqa: BLE001  # the callers have to be told
            return [StoreError(f"the moves could not be stored: {error}")] * len(appends)
        self.groups += 1
        self.appends += len(appends)
        return found


def _tell(futures: list[asyncio.Future[Receipt]], found: list[Receipt | QMinesError]) -> None:
    for future, result in zip(futures, found, strict=True):
        if future.cancelled():
            continue
        if isinstance(result, QMinesError):
            future.set_exception(result)
        else:
            future.set_result(result)
