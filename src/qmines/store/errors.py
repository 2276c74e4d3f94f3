"""Errors of the store."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qmines.errors import QMinesError

if TYPE_CHECKING:
    from qmines.messages import Message


class StoreError(QMinesError):
    """The database cannot be used; nothing was stored.

    >>> import qmines
    >>> try:
    ...     qmines.Store("nonsense")
    ... except qmines.StoreError as error:
    ...     error.kind
    'store'
    """

    kind = "store"


class Unwritable(StoreError):
    """The data folder ``path`` cannot be found, created or written."""

    def __init__(self, message: Message | str, path: str) -> None:
        super().__init__(message)
        self.path = path


class StoreBusy(StoreError):
    """Other processes kept the database locked for too long; try again."""

    kind = "busy"


class Deadlock(StoreBusy):
    """Two transactions waited for each other, and this one was rolled back; try again at once."""


class NoSuchGame(StoreError):
    """No stored game has this ID, or the beginning of an ID matches several games."""

    kind = "missing"


class Stale(StoreError):
    """The game was changed elsewhere: it has ``sequence`` events, not the expected number."""

    kind = "stale"

    def __init__(self, message: Message | str, *, sequence: int) -> None:
        super().__init__(message)
        self.sequence = sequence
