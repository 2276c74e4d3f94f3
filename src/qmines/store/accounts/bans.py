"""Bans of accounts by an operator, temporary or permanent."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from sqlalchemy import select

from qmines.errors import QMinesError
from qmines.messages import Message
from qmines.store.accounts.players import now
from qmines.store.database.tables import BANS

if TYPE_CHECKING:
    from qmines.store.database.connection import Database


class Banned(QMinesError):
    """The account was banned by the operator; says why, and until when."""

    kind = "banned"

    def __init__(self, reason: str, ends: int | None) -> None:
        until = "" if ends is None else f"{datetime.fromtimestamp(ends / 1000, UTC):%Y-%m-%d %H:%M}"
        known = {"ends": "known" if until else "never", "given": "yes" if reason else "no"}
        super().__init__(Message("refused-banned", **known, until=until, reason=reason))


def check_ban(database: Database, player: str) -> None:
    """Raise an error if a player is banned.

    Raises:
        Banned: the ban is permanent, or has not ended.
    """
    lasting = BANS.c.ends.is_(None) | (BANS.c.ends > now())
    query = select(BANS.c.reason, BANS.c.ends).where(BANS.c.player == player, lasting)
    with database.read() as connection:
        ban = connection.execute(query).one_or_none()
    if ban is not None:
        raise Banned(ban.reason, ban.ends)
