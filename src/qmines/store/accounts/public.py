"""Which accounts others may see. Names of other players are read from here and nowhere else.

Lists, records, open rooms and everything else that is public show ``LISTED`` accounts; profiles
exist for ``VISIBLE`` ones. docs/serve.md has the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import BigInteger, bindparam, select, union_all

from qmines.store.accounts.players import now
from qmines.store.database.tables import BANS, PLAYERS, PROFILES

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection, Select, Subquery

    from qmines.store.database.connection import Database

_NOW: Final = bindparam("now", callable_=now, type_=BigInteger, unique=True)  # when it is executed
BANNED: Final = select(BANS.c.player).where(BANS.c.ends.is_(None) | (BANS.c.ends > _NOW))
"""As SQL: the players who are banned at the moment."""


def _profiles(which: ColumnElement[bool]) -> Select[tuple[str]]:
    return select(PROFILES.c.player).where(which)


def _accounts(hidden: Select[tuple[str]], name: str) -> Subquery:
    """The accounts except hidden and banned ones: their IDs and names."""
    columns = (PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.folded, PLAYERS.c.created)
    accounts = select(*columns).where(PLAYERS.c.name.is_not(None))
    return accounts.where(PLAYERS.c.id.not_in(union_all(hidden, BANNED))).subquery(name)


_LEFT: Final = _profiles(PROFILES.c.hidden | PROFILES.c.unlisted | PROFILES.c.barred)
LISTED: Final = _accounts(_LEFT, "listed")
"""As SQL: the accounts that may appear in lists, records and open rooms."""
VISIBLE: Final = _accounts(_profiles(PROFILES.c.hidden), "visible")
"""As SQL: the accounts whose profiles others may see, unless they blocked them."""


def listed(player: ColumnElement[Any]) -> ColumnElement[bool]:
    """As SQL: whether the player in a column may appear in lists; guests have no name to hide."""
    return player.not_in(union_all(_LEFT, BANNED))


def is_listed(connection: Connection, player: str) -> bool:
    """Whether a player has an account that may appear in lists."""
    query = select(LISTED.c.id).where(LISTED.c.id == player)
    return connection.scalar(query) is not None


def name_in_lists(database: Database, player: str) -> str | None:
    """The name of a player as lists show it; None for guests and accounts that are not listed."""
    with database.read() as connection:
        return connection.scalar(select(LISTED.c.name).where(LISTED.c.id == player))
