"""Settings of the web site, stored per player so that all their devices share them."""

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
"""The maximum length of a player's settings, in characters."""


class Preferences:
    """The settings of all players, as documents that only the page understands."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    def of(self, player: Player) -> dict[str, Any] | None:
        """A player's settings; None if they never stored any."""
        query = select(PREFERENCES.c.document).where(PREFERENCES.c.owner == player.id)
        with self._database.read() as connection:
            text = connection.scalar(query)
        return None if text is None else json.loads(text)

    def keep(self, player: Player, document: dict[str, Any]) -> None:
        """Replace a player's settings.

        Raises:
            InvalidInput: they are too long.
        """
        text = json.dumps(document, separators=(",", ":"))
        if len(text) > MAX_DOCUMENT:
            raise InvalidInput(Message("account-refused-settings", most=MAX_DOCUMENT))
        row = {"owner": player.id, "document": text, "changed": now()}
        with self._database.write() as connection:
            connection.execute(delete(PREFERENCES).where(PREFERENCES.c.owner == player.id))
            connection.execute(insert(PREFERENCES), row)
