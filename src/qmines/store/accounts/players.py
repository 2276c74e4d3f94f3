"""Who plays on the web site: guests and accounts, and the sessions of their browsers.

A session is known by a token of 256 bits that only its browser has; the store holds its
SHA-256. A guest is a player without a name.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, func, insert, select, update

from qmines.store.database.tables import GAMES, PLAYERS, SESSIONS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

    from qmines.store.database.connection import Database
    from qmines.store.store import Store

DAY: Final = 86_400_000
GUEST_DAYS: Final = 90
ACCOUNT_DAYS: Final = 30
_SEEN: Final = 3_600_000  # ms after which it is noted again that a session of a guest is used
_SEEN_ACCOUNT: Final = 120_000  # and of an account, whose friends see who is online
_AGENT: Final = 256
_LETTERS: Final = "23456789abcdefghjkmnpqrstvwxyz"


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who asks: the session, and the account if there is one."""

    id: str
    name: str | None
    created: int
    session: str

    @property
    def guest(self) -> bool:
        """Whether there is no account."""
        return self.name is None


@dataclass(frozen=True, slots=True)
class Session:
    """A browser in which somebody is logged in."""

    id: str
    created: int
    seen: int
    agent: str


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(32)


def digest_of(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def new_name() -> str:
    """A name for a row that says nothing."""
    return "".join(secrets.choice(_LETTERS) for _ in range(16))


def now() -> int:
    """The time of day, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Players:
    """Guests and sessions in a store."""

    def __init__(self, store: Store) -> None:
        self._database: Database = store.database

    def guest(self, agent: str) -> tuple[Player, str]:
        """A new guest, and the token of the session."""
        player = new_name()
        with self._database.write() as connection:
            connection.execute(insert(PLAYERS), {"id": player, "created": now()})
            session, token = open_session(connection, player, agent, GUEST_DAYS)
        return Player(player, None, now(), session), token

    def of(self, token: str) -> Player | None:
        """Who has this token; None if nobody has, or not any more."""
        return self.of_all([token]).get(token)

    def of_all(self, tokens: Sequence[str]) -> dict[str, Player]:
        """Who has these tokens; those that nobody has, or not any more, are left out."""
        digests, at = {digest_of(token): token for token in tokens}, now()
        query = (
            select(SESSIONS.c.token, SESSIONS.c.id, SESSIONS.c.seen, PLAYERS.c.id.label("player"))
            .add_columns(PLAYERS.c.name, PLAYERS.c.created)
            .join(PLAYERS, PLAYERS.c.id == SESSIONS.c.player)
            .where(SESSIONS.c.token.in_(list(digests)), SESSIONS.c.expires > at)
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

    def living(self, sessions: set[str]) -> set[str]:
        """Those of these sessions that have not ended."""
        query = select(SESSIONS.c.id).where(
            SESSIONS.c.id.in_(sorted(sessions)), SESSIONS.c.expires > now()
        )
        with self._database.read() as connection:
            return set(connection.scalars(query))

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
        """End a session of a player; tells whether there was one."""
        mine = (SESSIONS.c.player == player.id) & (SESSIONS.c.id == session)
        with self._database.write() as connection:
            return bool(connection.execute(delete(SESSIONS).where(mine)).rowcount)

    def games(self, player: Player) -> int:
        """How many games a player has begun."""
        mine = (GAMES.c.owner == player.id) & (GAMES.c.events > 0)
        with self._database.read() as connection:
            return connection.scalar(select(func.count()).select_from(GAMES).where(mine)) or 0

    def names(self, players: set[str]) -> dict[str, str]:
        """The names of those that have one: accounts."""
        query = select(PLAYERS.c.id, PLAYERS.c.name).where(
            PLAYERS.c.id.in_(sorted(players)), PLAYERS.c.name.is_not(None)
        )
        with self._database.read() as connection:
            return {row.id: row.name for row in connection.execute(query)}


def open_session(connection: Connection, player: str, agent: str, days: int) -> tuple[str, str]:
    """A new session within a transaction: its name and its token."""
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
