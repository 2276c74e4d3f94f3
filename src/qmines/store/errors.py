"""What can go wrong with the store, each said in one sentence."""

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
    """The folder for the data cannot be found, created or written; ``path`` says which."""

    def __init__(self, message: Message | str, path: str) -> None:
        super().__init__(message)
        self.path = path


class StoreBusy(StoreError):
    """Others held the database for longer than one waits; worth another try."""

    kind = "busy"


class NoSuchGame(StoreError):
    """The store holds no game of that name, or it holds several."""

    kind = "missing"


class Stale(StoreError):
    """The game went on elsewhere: ``sequence`` events have happened, not as many as was thought."""

    kind = "stale"

    def __init__(self, message: Message | str, *, sequence: int) -> None:
        super().__init__(message)
        self.sequence = sequence
