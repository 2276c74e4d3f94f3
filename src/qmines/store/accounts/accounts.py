"""Accounts: sign-up, login, passwords, export and deletion.

Logging in does not reveal which names have accounts: an unknown name is answered like a wrong
password, after the same work. A sign-up gets the same answer whether or not the name was free;
the player then logs in, and only that fails if the name was taken. So a sign-up does reveal it,
but no faster than the limits allow.

Each name allows ten passwords in fifteen minutes, wherever they come from. Browsers in which
the account was open before have ten of their own, so that others who guess do not lock out its
owner.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, insert, select, update

from qmines.errors import QMinesError
from qmines.messages import Message
from qmines.store.accounts.addresses import network_of
from qmines.store.accounts.attempts import Limit, count_attempt, from_address
from qmines.store.accounts.bans import check_ban
from qmines.store.accounts.confusables import shapes_of
from qmines.store.accounts.export import Export
from qmines.store.accounts.merging import merge_guest
from qmines.store.accounts.passwords import check_password, hash_of, matches, needs_rehash
from qmines.store.accounts.players import (
    ACCOUNT_DAYS,
    DAY,
    Player,
    digest_of,
    end_sessions,
    new_name,
    new_token,
    now,
    open_session,
)
from qmines.store.accounts.recovery_codes import new_codes, store_codes
from qmines.store.accounts.usernames import checked_name, folded_name
from qmines.store.database.dialects import insert_into
from qmines.store.database.tables import (
    DEVICES,
    NAME_SHAPES,
    PLAYERS,
    SESSIONS,
)
from qmines.store.games.departure import hand_over

if TYPE_CHECKING:
    from sqlalchemy import Column, Connection

    from qmines.store.store import Store

TRIES: Final = 10
"""Passwords in ``MINUTES`` for a name, and as many again for the browsers of its owner."""
MINUTES: Final = 15
ADDRESS_TRIES: Final = 60
"""Passwords in ``MINUTES`` from one IP address, for any names."""
SIGN_UPS: Final = 20
"""Sign-ups per hour from one IP address; for IPv6, from a whole /48."""
_DEVICE_DAYS: Final = 365
_MOST_SESSIONS: Final = 50
_MOST_DEVICES: Final = 100


class WrongPassword(QMinesError):
    """The name is unknown or the password is wrong; deliberately not saying which."""

    kind = "password"

    def __init__(self) -> None:
        super().__init__(Message("refused-credentials"))


@dataclass(frozen=True, slots=True)
class LoggedIn:
    """The result of logging in: the player, the tokens of session and browser, ended sessions."""

    player: Player
    token: str
    device: str
    ended: frozenset[str] = frozenset()


class Accounts:
    """The accounts in a store. Hashing is slow: do not call these in an event loop."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    def sign_up(self, name: str, password: str, *, address: str) -> list[str]:
        """Create an account, unless the name or one that looks like it is taken.

        Returns the account's recovery codes, which are never shown again. If the name was taken,
        the result looks the same, but the codes are worthless.

        Raises:
            InvalidInput: the name or the password is not allowed.
            TooOften: too many sign-ups from this IP address.
        """
        shown, folded = checked_name(name)
        check_password(password, folded)
        hashed, shapes = hash_of(password), shapes_of(shown)
        row = {"id": new_name(), "name": shown, "folded": folded, "password": hashed}
        codes = new_codes()
        with self._database.write() as connection:
            count_attempt(connection, [Limit(f"sign-up {network_of(address)}", SIGN_UPS, 60)])
            add = insert_into(connection, PLAYERS).on_conflict_do_nothing().returning(PLAYERS.c.id)
            if connection.scalar(add.values(**row, created=now())) is None:
                return codes
            own = insert_into(connection, NAME_SHAPES).on_conflict_do_nothing()
            for shape in sorted(shapes):
                taken = own.values(shape=shape, player=row["id"]).returning(NAME_SHAPES.c.shape)
                if connection.scalar(taken) is None:
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
        """Log in to an account in a browser, which ends the browser's previous session.

        Args:
            name: the name of the account.
            password: its password.
            address: the IP address.
            agent: the browser's user agent.
            device: the token of a browser in which the account was open before.
            guest: who has been playing in this browser.
            keep: whether the account takes over the guest's games.

        Raises:
            WrongPassword: the name is unknown or the password is wrong.
            Banned: the operator banned this account.
            TooOften: too many attempts for this name, or from this IP address.
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
                    merge_guest(connection, guest.id, known.id)
            session, token = open_session(connection, known.id, agent, ACCOUNT_DAYS)
            _keep_newest(connection, known.id, SESSIONS.c.id, SESSIONS.c.created, _MOST_SESSIONS)
            if device is None or not known.device:
                device = _trust_browser(connection, known.id)
        return LoggedIn(known.with_session(session), token, device, ended)

    def change_password(self, player: Player, old: str, new: str, *, agent: str = "") -> LoggedIn:
        """Change a password; all other sessions end, and this one gets a new token.

        Raises:
            WrongPassword: the old password is wrong.
            InvalidInput: the new password is refused.
            TooOften: too many wrong passwords.
        """
        folded = folded_name(player.name or "")
        check_password(new, folded)
        known = self._verified(folded, old, owner=player)
        hashed = hash_of(new)
        with self._database.write() as connection:
            _set_password(connection, known.id, hashed)
            ended = end_sessions(connection, known.id)
            connection.execute(delete(DEVICES).where(DEVICES.c.player == known.id))
            session, token = open_session(connection, known.id, agent, ACCOUNT_DAYS)
            device = _trust_browser(connection, known.id)
        return LoggedIn(known.with_session(session), token, device, ended)

    def delete(self, player: Player, password: str) -> frozenset[str]:
        """Delete an account with its games; returns the ended sessions.

        Games that were shared with other players go to them.

        Raises:
            WrongPassword: the password is wrong.
            TooOften: too many wrong passwords.
        """
        known = self._verified(folded_name(player.name or ""), password, owner=player)
        with self._database.write() as connection:
            ended = end_sessions(connection, known.id)
            changed = hand_over(connection, known.id)
            connection.execute(delete(PLAYERS).where(PLAYERS.c.id == known.id))
            self._database.dialect.notify(connection, [f"room {room}" for room in changed])
        return ended

    def check(self, player: Player, password: str) -> None:
        """Check the password of a player who is logged in, before something important.

        Raises:
            WrongPassword: the password is wrong.
            TooOften: too many wrong passwords.
        """
        self._verified(folded_name(player.name or ""), password, owner=player)

    def export(self, player: Player) -> Export:
        """Everything stored about a player, except the seeds of unfinished games."""
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
        """The account, if the password is right; counts the attempt before checking it."""
        with self._database.write() as connection:
            row = connection.execute(
                select(PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.password, PLAYERS.c.created).where(
                    PLAYERS.c.folded == folded
                )
            ).one_or_none()
            trusted = has_device(connection, folded, device) or owner is not None
            limits = [Limit(f"owner {folded}", TRIES, MINUTES)]
            if not trusted:
                limits = [Limit(f"strangers {folded}", TRIES, MINUTES)]
                limits += from_address("address", address, ADDRESS_TRIES, MINUTES)
            count_attempt(connection, limits)
        if not matches(None if row is None else row.password, password) or row is None:
            raise WrongPassword
        if needs_rehash(row.password):
            hashed = hash_of(password)
            with self._database.write() as connection:
                _set_password(connection, row.id, hashed)
        return _Known(row.id, row.name, row.created, trusted)


def _keep_newest(
    connection: Connection, player: str, name: Column[str], since: Column[int], most: int
) -> None:
    """Delete a player's oldest sessions or browsers, if there are more than ``most``."""
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
    device: bool  # whether the browser is trusted

    def with_session(self, session: str) -> Player:
        return Player(self.id, self.name, self.created, session)


def _set_password(connection: Connection, player: str, hashed: str) -> None:
    connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(password=hashed))


def _trust_browser(connection: Connection, player: str) -> str:
    """Add a trusted browser to an account; returns its token."""
    token = new_token()
    row = {"token": digest_of(token), "player": player, "expires": now() + _DEVICE_DAYS * DAY}
    connection.execute(insert(DEVICES), row)
    _keep_newest(connection, player, DEVICES.c.token, DEVICES.c.expires, _MOST_DEVICES)
    return token


def has_device(connection: Connection, folded: str, token: str | None) -> bool:
    """Whether this browser is trusted by the account with this name, if there is one."""
    query = (
        select(DEVICES.c.token)
        .join(PLAYERS, PLAYERS.c.id == DEVICES.c.player)
        .where(
            DEVICES.c.token == digest_of(token or ""),
            DEVICES.c.expires > now(),
            PLAYERS.c.folded == folded,
        )
    )
    return connection.execute(query).one_or_none() is not None
