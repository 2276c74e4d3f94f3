"""Bans of accounts by an operator, temporary or permanent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select

from qmines.errors import QMinesError
from qmines.messages import Message
from qmines.store.accounts.players import now
from qmines.store.database.tables import BANS

if TYPE_CHECKING:
    from qmines.store.database.connection import Database


class Banned(QMinesError):
    """The account was banned by the operator."""

    kind = "banned"

    def __init__(self) -> None:
        super().__init__(Message("refused-banned"))


def check_ban(database: Database, player: str) -> None:
    """Raise an error if a player is banned.

    Raises:
        Banned: the ban is permanent, or has not ended.
    """
    lasting = BANS.c.ends.is_(None) | (BANS.c.ends > now())
    query = select(BANS.c.player).where(BANS.c.player == player, lasting)
    with database.read() as connection:
        if connection.scalar(query) is not None:
            raise Banned
