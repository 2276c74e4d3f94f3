"""What a player prefers on the page, kept with the account so that other devices have it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import delete, insert, select

from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.store.accounts.players import now
from qmines.store.database.tables import PREFERENCES

if TYPE_CHECKING:
    from qmines.store.accounts.players import Player
    from qmines.store.store import Store

MAX_DOCUMENT: Final = 16_384
"""Characters of what is kept of one player."""


class Preferences:
    """The preferences of all players: documents that the page reads and nobody else."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    def of(self, player: Player) -> dict[str, Any] | None:
        """What somebody prefers; None if they never said."""
        query = select(PREFERENCES.c.document).where(PREFERENCES.c.owner == player.id)
        with self._database.read() as connection:
            text = connection.scalar(query)
        return None if text is None else json.loads(text)

    def keep(self, player: Player, document: dict[str, Any]) -> None:
        """Keep what somebody prefers, instead of what was kept before.

        Raises:
            InvalidInput: it is too long.
        """
        text = json.dumps(document, separators=(",", ":"))
        if len(text) > MAX_DOCUMENT:
            raise InvalidInput(Message("account-refused-settings", most=MAX_DOCUMENT))
        row = {"owner": player.id, "document": text, "changed": now()}
        with self._database.write() as connection:
            connection.execute(delete(PREFERENCES).where(PREFERENCES.c.owner == player.id))
            connection.execute(insert(PREFERENCES), row)
