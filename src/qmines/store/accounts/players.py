"""Players of the web site, guests and accounts, and the sessions of their browsers.

A session is identified by a 256-bit token that only its browser has; the store holds its
SHA-256. A guest is a player without a name.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sqlalchemy import BigInteger, bindparam, delete, exists, insert, select, update

from qmines.store.accounts.usernames import folded_name
from qmines.store.database.tables import BANS, GAMES, PLAYERS, SESSIONS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import ColumnElement, Connection

    from qmines.store.database.connection import Database
    from qmines.store.store import Store

DAY: Final = 86_400_000
GUEST_DAYS: Final = 90
ACCOUNT_DAYS: Final = 30
LETTERS: Final = "23456789abcdefghjkmnpqrstvwxyz"
"""The characters of IDs, none of which looks like another."""
_SEEN: Final = 3_600_000  # ms after which the last use of a guest's session is stored again
_SEEN_ACCOUNT: Final = 120_000  # the same for accounts, whose friends see who is online
_AGENT: Final = 256


@dataclass(frozen=True, slots=True)
class Player:
    """A player with their session; guests have no name."""

    id: str
    name: str | None
    created: int
    session: str

    @property
    def guest(self) -> bool:
        """Whether this player has no account."""
        return self.name is None


@dataclass(frozen=True, slots=True)
class Session:
    """A browser in which a player is logged in."""

    id: str
    created: int
    seen: int
    agent: str


def new_token() -> str:
    """A random token that cannot be guessed."""
    return secrets.token_urlsafe(32)


def digest_of(token: str) -> str:
    """The hash under which a token is stored."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def new_name(length: int = 16) -> str:
    """A random ID."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def now() -> int:
    """The time of day, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


_NOW: Final = bindparam("now", callable_=now, type_=BigInteger, unique=True)  # when it is executed
GUEST: Final = PLAYERS.c.name.is_(None)
"""As SQL: whether a player has no account."""


def banned(player: ColumnElement[str]) -> ColumnElement[bool]:
    """As SQL: whether the player in a column is banned; none of their sessions is valid."""
    bans = BANS.alias().c
    return exists().where(bans.player == player, bans.ends.is_(None) | (bans.ends > _NOW))


def account_named(connection: Connection, name: str) -> str | None:
    """The ID of the account with this name; None if there is none."""
    named = PLAYERS.c.folded == folded_name(name)
    found: str | None = connection.scalar(select(PLAYERS.c.id).where(named))
    return found


def lock_player(connection: Connection, player: str) -> None:
    """Let no other transaction lock the same player before this one ends.

    Rows that refer to the player can be added meanwhile. Lock several players in the order of
    their IDs, so that two transactions cannot deadlock.
    """
    own = select(PLAYERS.c.id).where(PLAYERS.c.id == player)
    connection.execute(own.with_for_update(key_share=True))


class Players:
    """Guests and sessions in a store."""

    def __init__(self, store: Store) -> None:
        self._database: Database = store.database

    def guest(self, agent: str) -> tuple[Player, str]:
        """Add a guest; returns the player and the token of their session."""
        player = new_name()
        with self._database.write() as connection:
            connection.execute(insert(PLAYERS), {"id": player, "created": now()})
            session, token = open_session(connection, player, agent, GUEST_DAYS)
        return Player(player, None, now(), session), token

    def of(self, token: str) -> Player | None:
        """The player with this token; None if it is unknown or has expired."""
        return self.of_all([token]).get(token)

    def of_all(self, tokens: Sequence[str]) -> dict[str, Player]:
        """The players with these tokens; unknown and expired tokens are left out."""
        digests, at = {digest_of(token): token for token in tokens}, now()
        query = (
            select(SESSIONS.c.token, SESSIONS.c.id, SESSIONS.c.seen, PLAYERS.c.id.label("player"))
            .add_columns(PLAYERS.c.name, PLAYERS.c.created)
            .join(PLAYERS, PLAYERS.c.id == SESSIONS.c.player)
            .where(SESSIONS.c.token.in_(list(digests)), SESSIONS.c.expires > at)
            .where(~banned(SESSIONS.c.player))
        )
        with self._database.read() as connection:
            rows = connection.execute(query).all()
        for row in rows:
            if at - row.seen > (_SEEN if row.name is None else _SEEN_ACCOUNT):
                days = GUEST_DAYS if row.name is None else ACCOUNT_DAYS
                with self._database.write() as connection:
                    connection.execute(
                        update(SESSIONS)
                        .where(SESSIONS.c.token == row.token)
                        .values(seen=at, expires=at + days * DAY)
                    )
        return {
            digests[row.token]: Player(row.player, row.name, row.created, row.id) for row in rows
        }

    def sessions(self, player: Player) -> list[Session]:
        """The sessions of a player, the latest first."""
        query = (
            select(SESSIONS.c.id, SESSIONS.c.created, SESSIONS.c.seen, SESSIONS.c.agent)
            .where(SESSIONS.c.player == player.id, SESSIONS.c.expires > now())
            .order_by(SESSIONS.c.seen.desc(), SESSIONS.c.id)
            .limit(100)
        )
        with self._database.read() as connection:
            return [Session(*row) for row in connection.execute(query)]

    def end(self, player: Player, session: str) -> bool:
        """End a session of a player; returns whether there was one."""
        mine = (SESSIONS.c.player == player.id) & (SESSIONS.c.id == session)
        with self._database.write() as connection:
            return bool(connection.execute(delete(SESSIONS).where(mine)).rowcount)

    def has_played(self, player: Player) -> bool:
        """Whether a player has begun a game."""
        mine = (GAMES.c.owner == player.id) & (GAMES.c.events > 0)
        with self._database.read() as connection:
            return connection.scalar(select(GAMES.c.id).where(mine).limit(1)) is not None


def open_session(connection: Connection, player: str, agent: str, days: int) -> tuple[str, str]:
    """Add a session in a transaction; returns its ID and its token."""
    token, name, at = new_token(), new_name(), now()
    row = {
        "token": digest_of(token),
        "id": name,
        "player": player,
        "created": at,
        "seen": at,
        "expires": at + days * DAY,
        "agent": agent.replace("\0", "")[:_AGENT],
    }
    connection.execute(insert(SESSIONS), row)
    return name, token


def end_sessions(connection: Connection, player: str) -> frozenset[str]:
    """End all sessions of a player in a transaction; returns their IDs."""
    ended = delete(SESSIONS).where(SESSIONS.c.player == player).returning(SESSIONS.c.id)
    return frozenset(connection.scalars(ended))
