"""Accounts: sign-up, login, passwords, export and deletion.

Nobody learns from here which names have accounts: an unknown name is answered like a
wrong password, after the same work, and a sign-up like any other, whether or not the
name was free. Whoever signed up then logs in; that is where a taken name shows, under
the limits of logging in.

Guessing is limited for each name to ten passwords in fifteen minutes, from wherever
they come. A browser in which the account was open before has ten of its own, so that
its owner is not locked out by those who guess.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from qmines.errors import QMinesError
from qmines.messages import Message
from qmines.store.accounts.attempts import Limit, try_again_after
from qmines.store.accounts.bans import check_ban
from qmines.store.accounts.confusables import shapes_of
from qmines.store.accounts.export import Export
from qmines.store.accounts.passwords import check_password, hash_of, matches, needs_rehash
from qmines.store.accounts.players import (
    ACCOUNT_DAYS,
    DAY,
    Player,
    digest_of,
    new_name,
    new_token,
    now,
    open_session,
)
from qmines.store.accounts.recovery_codes import new_codes, store_codes
from qmines.store.accounts.usernames import checked_name, folded_name
from qmines.store.achievements import award
from qmines.store.database.tables import (
    DEVICES,
    DRILLS,
    GAMES,
    NAME_SHAPES,
    PLAYERS,
    POSITIONS,
    SESSIONS,
)
from qmines.store.games.departure import hand_over
from qmines.store.games.leaderboard import refresh_player
from qmines.store.games.rooms import take_seats

if TYPE_CHECKING:
    from sqlalchemy import Column, Connection

    from qmines.store.store import Store

TRIES: Final = 10
"""Passwords in ``MINUTES`` for a name; as many again for the browsers of its owner."""
MINUTES: Final = 15
ADDRESS_TRIES: Final = 60
"""Passwords in ``MINUTES`` from one address, whatever the names."""
SIGN_UPS: Final = 20
"""Sign-ups in an hour from one address."""
_DEVICE_DAYS: Final = 365
_MOST_SESSIONS: Final = 50
_MOST_DEVICES: Final = 100


class TooOften(QMinesError):
    """Tried too often; ``seconds`` tells when it may be tried again."""

    kind = "often"

    def __init__(self, seconds: int) -> None:
        super().__init__(Message("refused-tries"))
        self.seconds = seconds


class WrongPassword(QMinesError):
    """The name is unknown, or the password another one; it is not told which."""

    kind = "password"

    def __init__(self) -> None:
        super().__init__(Message("refused-credentials"))


@dataclass(frozen=True, slots=True)
class LoggedIn:
    """An open account: its player, the token of its session, and that of its browser."""

    player: Player
    token: str
    device: str
    ended: frozenset[str] = frozenset()


class Accounts:
    """The accounts in a store. Hashing takes a while: not for an event loop."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._database = store.database

    def sign_up(self, name: str, password: str, *, address: str) -> list[str]:
        """Make an account, if neither the name nor one that looks like it is taken.

        The caller isn't told whether it was. Returns the account's recovery codes, which
        are never shown again; if the name was taken, they are good for nothing.

        Raises:
            InvalidInput: nobody may have this name or this password.
            TooOften: from this address.
        """
        shown, folded = checked_name(name)
        check_password(password, folded)
        hashed, shapes = hash_of(password), shapes_of(shown)
        row = {"id": new_name(), "name": shown, "folded": folded, "password": hashed}
        codes = new_codes()
        with self._database.write() as connection:
            _limited(connection, [Limit(f"sign-up {address}", SIGN_UPS, 60)])
            postgres = connection.dialect.name == "postgresql"
            add = (postgresql if postgres else sqlite).insert
            made = add(PLAYERS).on_conflict_do_nothing().returning(PLAYERS.c.id)
            if connection.scalar(made.values(**row, created=now())) is None:
                return codes
            own = add(NAME_SHAPES).on_conflict_do_nothing().returning(NAME_SHAPES.c.shape)
            for shape in sorted(shapes):
                if connection.scalar(own.values(shape=shape, player=row["id"])) is None:
                    connection.execute(delete(PLAYERS).where(PLAYERS.c.id == row["id"]))
                    return codes
            store_codes(connection, row["id"], codes)
        return codes

    def log_in(
        self,
        name: str,
        password: str,
        *,
        address: str,
        agent: str = "",
        device: str | None = None,
        guest: Player | None = None,
        keep: bool = False,
    ) -> LoggedIn:
        """Open an account in a browser; the session that was open there ends.

        Args:
            name: of the account.
            password: of the account.
            address: from where.
            agent: what the browser calls itself.
            device: the token of a browser in which the account was open before.
            guest: who was playing in this browser up to now.
            keep: whether the guest's games are taken along.

        Raises:
            WrongPassword: or no such name.
            Banned: the operator banned this account.
            TooOften: this name, or from this address.
        """
        folded = folded_name(name)
        known = self._verified(folded, password, address=address, device=device)
        check_ban(self._database, known.id)
        with self._database.write() as connection:
            ended = frozenset[str]()
            if guest is not None:
                connection.execute(delete(SESSIONS).where(SESSIONS.c.id == guest.session))
                ended = frozenset({guest.session})
                if guest.guest and keep:
                    mine = update(GAMES).where(GAMES.c.owner == guest.id)
                    moved = mine.values(owner=known.id).returning(GAMES.c.id)
                    games = list(connection.scalars(moved))
                    for table in (POSITIONS, DRILLS):
                        kept = update(table).where(table.c.owner == guest.id)
                        connection.execute(kept.values(owner=known.id))
                    take_seats(connection, guest.id, known.id)
                    refresh_player(connection, known.id)
                    if games:
                        award(connection, known.id, *games)
            session, token = open_session(connection, known.id, agent, ACCOUNT_DAYS)
            _keep_newest(connection, known.id, SESSIONS.c.id, SESSIONS.c.created, _MOST_SESSIONS)
            browser = device if device is not None and known.device else new_token()
            if browser != device:
                connection.execute(
                    insert(DEVICES),
                    {
                        "token": digest_of(browser),
                        "player": known.id,
                        "expires": now() + _DEVICE_DAYS * DAY,
                    },
                )
                _keep_newest(
                    connection, known.id, DEVICES.c.token, DEVICES.c.expires, _MOST_DEVICES
                )
        player = Player(known.id, known.name, known.created, session)
        return LoggedIn(player, token, browser, ended)

    def change_password(self, player: Player, old: str, new: str, *, agent: str = "") -> LoggedIn:
        """Another password; all other sessions end, and this one gets another token.

        Raises:
            WrongPassword: the old one is not right.
            InvalidInput: the new one will not do.
            TooOften: wrong ones.
        """
        folded = folded_name(player.name or "")
        check_password(new, folded)
        known = self._verified(folded, old, owner=player)
        hashed = hash_of(new)
        with self._database.write() as connection:
            connection.execute(
                update(PLAYERS).where(PLAYERS.c.id == known.id).values(password=hashed)
            )
            mine = SESSIONS.c.player == known.id
            ended = frozenset(connection.scalars(select(SESSIONS.c.id).where(mine)))
            connection.execute(delete(SESSIONS).where(mine))
            connection.execute(delete(DEVICES).where(DEVICES.c.player == known.id))
            session, token = open_session(connection, known.id, agent, ACCOUNT_DAYS)
            device = new_token()
            expires = now() + _DEVICE_DAYS * DAY
            row = {"token": digest_of(device), "player": known.id, "expires": expires}
            connection.execute(insert(DEVICES), row)
        return LoggedIn(Player(known.id, known.name, known.created, session), token, device, ended)

    def delete(self, player: Player, password: str) -> frozenset[str]:
        """Delete an account with its games; tells which sessions ended.

        Games that it shared with others stay theirs.

        Raises:
            WrongPassword: it is not right.
            TooOften: wrong ones.
        """
        known = self._verified(folded_name(player.name or ""), password, owner=player)
        with self._database.write() as connection:
            mine = select(SESSIONS.c.id).where(SESSIONS.c.player == known.id)
            ended = frozenset(connection.scalars(mine))
            changed = hand_over(connection, known.id)
            connection.execute(delete(PLAYERS).where(PLAYERS.c.id == known.id))
            self._database.dialect.notify(connection, [f"room {room}" for room in changed])
        return ended

    def check(self, player: Player, password: str) -> None:
        """Ask for the password of an account that is open, before something that matters.

        Raises:
            WrongPassword: it is not right.
            TooOften: wrong ones.
        """
        self._verified(folded_name(player.name or ""), password, owner=player)

    def export(self, player: Player) -> Export:
        """Everything that is stored about a player, except the seeds of unfinished games."""
        return Export(self._database, player)

    def _verified(
        self,
        folded: str,
        password: str,
        *,
        address: str = "",
        device: str | None = None,
        owner: Player | None = None,
    ) -> _Known:
        """The account, if the password is right: one try, counted before it is made."""
        with self._database.write() as connection:
            row = connection.execute(
                select(PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.password, PLAYERS.c.created).where(
                    PLAYERS.c.folded == folded
                )
            ).one_or_none()
            trusted = owner is not None
            if row is not None and device is not None:
                trusted |= _has_device(connection, row.id, device)
            limits = [Limit(f"strangers {folded}", TRIES, MINUTES)]
            limits.append(Limit(f"address {address}", ADDRESS_TRIES, MINUTES))
            if trusted:
                limits = [Limit(f"owner {folded}", TRIES, MINUTES)]
            _limited(connection, limits)
        if not matches(None if row is None else row.password, password) or row is None:
            raise WrongPassword
        if needs_rehash(row.password):
            hashed = hash_of(password)
            with self._database.write() as connection:
                connection.execute(
                    update(PLAYERS).where(PLAYERS.c.id == row.id).values(password=hashed)
                )
        return _Known(row.id, row.name, row.created, trusted)


def _keep_newest(
    connection: Connection, player: str, name: Column[str], since: Column[int], most: int
) -> None:
    """Delete the oldest sessions or browsers of a player, by ``since``, beyond so many."""
    table = name.table
    mine = table.c.player == player
    newest = select(name).where(mine).order_by(since.desc(), name).limit(most)
    found = list(connection.scalars(newest))
    if len(found) == most:
        connection.execute(delete(table).where(mine & name.not_in(found)))


@dataclass(frozen=True, slots=True)
class _Known:
    id: str
    name: str
    created: int
    device: bool


def _has_device(connection: Connection, player: str, token: str) -> bool:
    query = select(DEVICES.c.token).where(
        DEVICES.c.token == digest_of(token),
        DEVICES.c.player == player,
        DEVICES.c.expires > now(),
    )
    return connection.execute(query).one_or_none() is not None


def _limited(connection: Connection, limits: list[Limit]) -> None:
    wait = try_again_after(connection, limits)
    if wait:
        raise TooOften(wait)
