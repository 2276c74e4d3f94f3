"""Getting back into an account without its password: recovery codes, and links sent by e-mail.

The store holds only hashes of codes and of tokens in links; both work once. As with logging
in, answers do not reveal which names have accounts, and browsers in which the account was open
before have attempts of their own.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import delete, func, insert, select, update

from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.store.accounts.accounts import (
    ADDRESS_TRIES,
    MINUTES,
    TRIES,
    WrongPassword,
    has_device,
)
from qmines.store.accounts.attempts import Limit, count_attempt, from_address
from qmines.store.accounts.passwords import check_password, hash_of
from qmines.store.accounts.players import account_named, digest_of, end_sessions, new_token, now
from qmines.store.accounts.recovery_codes import digest_of_code, new_codes, store_codes
from qmines.store.accounts.usernames import folded_name
from qmines.store.database.tables import DEVICES, EMAIL_TOKENS, EMAILS, PLAYERS, RECOVERY_CODES

if TYPE_CHECKING:
    from sqlalchemy import Connection, Row

    from qmines.store.accounts.players import Player
    from qmines.store.store import Store

MAILS: Final = 5
"""E-mails per hour for one account, from one IP address, and for the browsers of an owner."""
_EXPIRES: Final = 3_600_000  # ms for which a link in an e-mail works
_ADDRESS: Final = re.compile(
    r"[^@\s\x00-\x1f<>,;:\"\\]{1,64}@[A-Za-z0-9.-]{1,180}\.[A-Za-z0-9-]{2,}", re.ASCII
)


class Email(NamedTuple):
    """The address of an account, and whether its owner confirmed it."""

    address: str
    confirmed: bool


class Link(NamedTuple):
    """A link to be sent: to which address, for which name, with which token."""

    address: str
    name: str
    token: str


class Recovery:
    """Recovery codes and links. Hashing is slow: do not call these in an event loop."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    # Codes

    def codes_left(self, player: Player) -> int:
        """How many unused codes a player has."""
        mine = RECOVERY_CODES.c.player == player.id
        with self._database.read() as connection:
            return connection.scalar(select(func.count()).where(mine)) or 0

    def new_codes(self, player: Player) -> list[str]:
        """Replace all codes of a player, whose password the caller has checked."""
        codes = new_codes()
        with self._database.write() as connection:
            store_codes(connection, player.id, codes)
        return codes

    def use_code(
        self, name: str, code: str, password: str, *, address: str, device: str | None = None
    ) -> frozenset[str]:
        """Change the password with a code, which is then used up; returns the ended sessions.

        ``device`` is the token of a browser in which the account was open before.

        Raises:
            WrongPassword: there is no such name, or this is not one of its codes.
            InvalidInput: the new password is refused.
            TooOften: too many attempts for this name, or from this IP address.
        """
        folded = folded_name(name)
        check_password(password, folded)
        hashed = hash_of(password)  # whether or not there is such an account
        with self._database.write() as connection:
            limits = [Limit(f"recover {folded}", TRIES, MINUTES), *_tries(address)]
            if has_device(connection, folded, device):
                limits = [Limit(f"owner recover {folded}", TRIES, MINUTES)]
            count_attempt(connection, limits)
        with self._database.write() as connection:
            owner = account_named(connection, name) or ""
            one = RECOVERY_CODES.c.code == digest_of_code(code)
            used = delete(RECOVERY_CODES).where(one, RECOVERY_CODES.c.player == owner)
            if not connection.execute(used).rowcount:
                raise WrongPassword
            return _reset(connection, owner, hashed)

    # E-mail

    def email(self, player: Player) -> Email | None:
        """The e-mail address of a player, if they gave one."""
        query = select(EMAILS.c.address, EMAILS.c.confirmed).where(EMAILS.c.player == player.id)
        with self._database.read() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else Email(row.address, row.confirmed is not None)

    def set_email(self, player: Player, address: str, *, network: str) -> Link:
        """Store an e-mail address, to be confirmed with the returned link.

        Raises:
            InvalidInput: this is not an e-mail address.
            TooOften: too many e-mails were sent.
        """
        if len(address) > 254 or not _ADDRESS.fullmatch(address):
            raise InvalidInput(Message("account-refused-email"))
        with self._database.write() as connection:
            count_attempt(connection, _mails(player.id, network))
            connection.execute(delete(EMAILS).where(EMAILS.c.player == player.id))
            connection.execute(insert(EMAILS), {"player": player.id, "address": address})
            token = _token(connection, player.id, "confirm", address)
        return Link(address, player.name or "", token)

    def confirm_email(self, token: str) -> bool:
        """Confirm an e-mail address with the token that was sent to it; returns if it was valid."""
        with self._database.write() as connection:
            row = _used(connection, token, "confirm")
            if row is None:
                return False
            same = (EMAILS.c.player == row.player) & (EMAILS.c.address == row.address)
            confirmed = update(EMAILS).where(same).values(confirmed=now())
            return bool(connection.execute(confirmed).rowcount)

    def remove_email(self, player: Player) -> None:
        """Delete a player's e-mail address and all links that were sent to it."""
        with self._database.write() as connection:
            for table in (EMAILS, EMAIL_TOKENS):
                connection.execute(delete(table).where(table.c.player == player.id))

    def ask_link(self, name: str, *, network: str, device: str | None = None) -> None:
        """Count a request for a link, whether or not there is such an account.

        ``device`` is the token of a browser in which the account was open before.

        Raises:
            TooOften: too many e-mails for this name, or from this IP address.
        """
        folded = folded_name(name)
        with self._database.write() as connection:
            limits = _mails(folded, network)
            if has_device(connection, folded, device):
                limits = [Limit(f"owner mail {folded}", MAILS, 60)]
            count_attempt(connection, limits)

    def link_for(self, name: str) -> Link | None:
        """A link with which the owner of an account can change its password.

        None if there is no such account, or it has no confirmed e-mail address.
        """
        query = (
            select(PLAYERS.c.id, PLAYERS.c.name, EMAILS.c.address)
            .join(EMAILS, EMAILS.c.player == PLAYERS.c.id)
            .where(PLAYERS.c.folded == folded_name(name), EMAILS.c.confirmed.is_not(None))
        )
        with self._database.write() as connection:
            row = connection.execute(query).one_or_none()
            if row is None:
                return None
            return Link(row.address, row.name, _token(connection, row.id, "reset", row.address))

    def use_link(self, token: str, password: str, *, network: str) -> frozenset[str]:
        """Change the password with the token of a link; returns the ended sessions.

        Raises:
            WrongPassword: the link is invalid or has expired.
            InvalidInput: the new password is refused.
            TooOften: too many attempts from this IP address.
        """
        check_password(password, "")
        hashed = hash_of(password)
        with self._database.write() as connection:
            count_attempt(connection, _tries(network))
        with self._database.write() as connection:
            row = _used(connection, token, "reset")
            if row is None:
                raise WrongPassword
            return _reset(connection, row.player, hashed)


def _reset(connection: Connection, player: str, hashed: str) -> frozenset[str]:
    """Change a password, and end all sessions, links and trust in browsers."""
    connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(password=hashed))
    for table in (DEVICES, EMAIL_TOKENS):
        connection.execute(delete(table).where(table.c.player == player))
    return end_sessions(connection, player)


def _token(connection: Connection, player: str, purpose: str, address: str) -> str:
    """A token for a link; it replaces the player's earlier one for the same purpose."""
    mine = (EMAIL_TOKENS.c.player == player) & (EMAIL_TOKENS.c.purpose == purpose)
    old = EMAIL_TOKENS.c.expires < now()
    connection.execute(delete(EMAIL_TOKENS).where(mine | old))
    token = new_token()
    row = {"token": digest_of(token), "player": player, "purpose": purpose, "address": address}
    connection.execute(insert(EMAIL_TOKENS), row | {"expires": now() + _EXPIRES})
    return token


def _used(connection: Connection, token: str, purpose: str) -> Row[Any] | None:
    """The player and e-mail address of a token, which works once; None if it is not valid."""
    one = (EMAIL_TOKENS.c.token == digest_of(token)) & (EMAIL_TOKENS.c.purpose == purpose)
    gone = delete(EMAIL_TOKENS).where(one).returning(EMAIL_TOKENS.c.player, EMAIL_TOKENS.c.address)
    row = connection.execute(gone.returning(EMAIL_TOKENS.c.expires)).one_or_none()
    return None if row is None or row.expires < now() else row


def _mails(subject: str, network: str) -> list[Limit]:
    return [Limit(f"mail {subject}", MAILS, 60), *from_address("mails from", network, MAILS, 60)]


def _tries(address: str) -> list[Limit]:
    return from_address("address", address, ADDRESS_TRIES, MINUTES)
