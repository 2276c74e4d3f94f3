"""Which players others may see. Names of other players are read from here and nowhere else.

Lists, records, open rooms and everything else that is public show ``LISTED`` accounts; profiles
exist for ``VISIBLE`` ones. docs/serve.md has the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import exists, or_, select

from qmines.store.accounts.players import Player, banned, now
from qmines.store.accounts.usernames import folded_name
from qmines.store.database.tables import GAMES, MEMBERS, PLAYERS, PROFILES, RELATIONS, SESSIONS

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import ColumnElement, Connection, Select, Subquery

    from qmines.store.database.connection import Database


class Profile(NamedTuple):
    """An account as others may see it."""

    id: str
    name: str
    created: int


_ACCOUNT: Final = (PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.folded, PLAYERS.c.created)


def listed(player: ColumnElement[Any]) -> ColumnElement[bool]:
    """As SQL: whether the player in a column may appear in lists; guests have no name to hide."""
    chosen = PROFILES.alias().c
    left = chosen.hidden | chosen.unlisted | chosen.barred
    return ~exists().where(chosen.player == player, left) & ~banned(player)


def _visible(player: ColumnElement[Any]) -> ColumnElement[bool]:
    chosen = PROFILES.alias().c
    return ~exists().where(chosen.player == player, chosen.hidden) & ~banned(player)


def _accounts(name: str, condition: ColumnElement[bool]) -> Subquery:
    return select(*_ACCOUNT).where(PLAYERS.c.name.is_not(None), condition).subquery(name)


LISTED: Final = _accounts("listed", listed(PLAYERS.c.id))
"""As SQL: the accounts that may appear in lists, records and open rooms."""
VISIBLE: Final = _accounts("visible", _visible(PLAYERS.c.id))
"""As SQL: the accounts whose profiles others may see, unless they blocked them."""
SENDERS: Final = _accounts("senders", ~banned(PLAYERS.c.id))
"""As SQL: the accounts that may invite others, who then see who it was."""
MEMBER: Final = (
    MEMBERS.c.name,
    (MEMBERS.c.guest | listed(MEMBERS.c.player)).label("public"),
)
"""As SQL: what a member of a room is called, and whether people outside the room may know it."""


def is_listed(connection: Connection, player: str) -> bool:
    """Whether a player has an account that may appear in lists."""
    query = select(LISTED.c.id).where(LISTED.c.id == player)
    return connection.scalar(query) is not None


def name_in_lists(database: Database, player: str) -> str | None:
    """The name of a player as lists show it; None for guests and accounts that are not listed."""
    with database.read() as connection:
        return connection.scalar(select(LISTED.c.name).where(LISTED.c.id == player))


def living_sessions(database: Database, sessions: Collection[str]) -> dict[str, str | None]:
    """Which of these sessions have not ended, and how lists name their players."""
    query = (
        select(SESSIONS.c.id, LISTED.c.name)
        .outerjoin(LISTED, LISTED.c.id == SESSIONS.c.player)
        .where(SESSIONS.c.id.in_(sorted(sessions)), SESSIONS.c.expires > now())
        .where(~banned(SESSIONS.c.player))
    )
    with database.read() as connection:
        return {row.id: row.name for row in connection.execute(query)}


def owners_of(connection: Connection, games: Collection[str]) -> dict[str, str | None]:
    """Who played these games: names of accounts, None for guests; others are left out."""
    query = (
        select(GAMES.c.id, LISTED.c.name)
        .outerjoin(LISTED, LISTED.c.id == GAMES.c.owner)
        .where(GAMES.c.id.in_(sorted(games)), listed(GAMES.c.owner))
    )
    return {row.id: row.name for row in connection.execute(query)}


def friends_of(player: str) -> Select[tuple[str]]:
    """As SQL: the players who are friends with this one, which each of the two has to say."""
    back = RELATIONS.alias()
    query = select(RELATIONS.c.other).join(
        back, (back.c.player == RELATIONS.c.other) & (back.c.other == RELATIONS.c.player)
    )
    return query.where(
        RELATIONS.c.player == player, RELATIONS.c.kind == "friend", back.c.kind == "friend"
    )


def related_to(player: str) -> Subquery:
    """As SQL: the accounts that a player added as a friend or blocked, with the ``kind`` of each.

    Friends who hide their profile are left out, unless the two are friends with each other.
    """
    query = select(*_ACCOUNT, RELATIONS.c.kind, RELATIONS.c.created.label("since"))
    query = query.join(RELATIONS, RELATIONS.c.other == PLAYERS.c.id)
    named = _visible(PLAYERS.c.id) | PLAYERS.c.id.in_(friends_of(player))
    mine = RELATIONS.c.player == player
    return query.where(mine, (RELATIONS.c.kind == "block") | named).subquery("related")


def profile_of(connection: Connection, name: str, viewer: Player | None) -> Profile | None:
    """An account whose profile the viewer may see, by name."""
    query = select(PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.created)
    row = connection.execute(query.where(_shown(name, viewer))).one_or_none()
    return None if row is None else Profile(*row)


def owner_name(connection: Connection, player: str, viewer: Player | None) -> str | None:
    """The name of the player of a game, if the viewer may know it."""
    known = listed(PLAYERS.c.id)
    if viewer is not None:
        known = (known | PLAYERS.c.id.in_(friends_of(viewer.id))) & ~_blocked(viewer)
    return connection.scalar(select(PLAYERS.c.name).where(PLAYERS.c.id == player, known))


def account_known(connection: Connection, name: str, viewer: Player) -> str | None:
    """The ID of an account that the viewer knows, by name.

    They know those whose profile they may see, whom they met in a room, who are in their lists of
    friends and blocked players, and who added them as a friend. All other names are answered as if
    nobody had them.
    """
    mine, theirs = MEMBERS.alias(), MEMBERS.alias()
    met = exists().where(
        mine.c.player == viewer.id,
        mine.c.room == theirs.c.room,
        theirs.c.player == PLAYERS.c.id,
        ~theirs.c.guest,
    )
    related = exists().where(
        RELATIONS.c.player == viewer.id, RELATIONS.c.other == PLAYERS.c.id
    ) | exists().where(
        RELATIONS.c.player == PLAYERS.c.id,
        RELATIONS.c.other == viewer.id,
        RELATIONS.c.kind == "friend",
    )
    named = PLAYERS.c.folded == folded_name(name)
    query = select(PLAYERS.c.id).where(named, or_(_shown(name, viewer), met, related))
    return connection.scalar(query)


def _shown(name: str, viewer: Player | None) -> ColumnElement[bool]:
    """As SQL: the account with this name, if the viewer may see its profile."""
    named = PLAYERS.c.folded == folded_name(name)
    if viewer is None:
        return named & _visible(PLAYERS.c.id)
    return named & (_visible(PLAYERS.c.id) | (PLAYERS.c.id == viewer.id)) & ~_blocked(viewer)


def _blocked(viewer: Player) -> ColumnElement[bool]:
    """As SQL: whether a player has blocked the viewer."""
    return exists().where(
        RELATIONS.c.player == PLAYERS.c.id,
        RELATIONS.c.other == viewer.id,
        RELATIONS.c.kind == "block",
    )
