"""Positions that players saved, each with a title, stored as links."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, func, insert, select

from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.store.accounts.players import new_name, now
from qmines.store.database.tables import POSITIONS

if TYPE_CHECKING:
    from qmines.store.accounts.players import Player
    from qmines.store.store import Store

MOST: Final = 200
"""The maximum number of positions per player."""
MAX_TITLE: Final = 64
MAX_LINK: Final = 32_768


@dataclass(frozen=True, slots=True)
class KeptPosition:
    """A saved position; ``link`` is the text after ``?p=``."""

    id: str
    title: str
    link: str
    created: int


class Positions:
    """The saved positions of all players."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    def add(self, player: Player, title: str, link: str) -> KeptPosition:
        """Save a position.

        Raises:
            InvalidInput: the title is missing, title or link are too long, or there are too many.
        """
        title = title.strip()
        if not title or len(title) > MAX_TITLE or not title.isprintable():
            raise InvalidInput(Message("analyser-refused-title", most=MAX_TITLE))
        if len(link) > MAX_LINK:
            raise InvalidInput(Message("analyser-refused-large"))
        made = KeptPosition(new_name(), title, link, now())
        count = select(func.count()).where(POSITIONS.c.owner == player.id)
        row = {"id": made.id, "owner": player.id, "title": title, "link": link}
        with self._database.write() as connection:
            if (connection.scalar(count) or 0) >= MOST:
                raise InvalidInput(Message("analyser-refused-full", most=MOST))
            connection.execute(insert(POSITIONS), row | {"created": made.created})
        return made

    def of(self, player: Player) -> list[KeptPosition]:
        """The saved positions of a player, newest first."""
        mine = (
            select(POSITIONS.c.id, POSITIONS.c.title, POSITIONS.c.link, POSITIONS.c.created)
            .where(POSITIONS.c.owner == player.id)
            .order_by(POSITIONS.c.created.desc(), POSITIONS.c.id)
        )
        with self._database.read() as connection:
            return [KeptPosition(*row) for row in connection.execute(mine)]

    def remove(self, player: Player, name: str) -> bool:
        """Delete a player's position; returns whether there was one."""
        one = (POSITIONS.c.id == name) & (POSITIONS.c.owner == player.id)
        with self._database.write() as connection:
            return connection.execute(delete(POSITIONS).where(one)).rowcount == 1
