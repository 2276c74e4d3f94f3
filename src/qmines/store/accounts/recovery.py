"""Getting back into an account without its password: recovery codes, and links sent by e-mail.

The store holds only hashes of codes and of tokens in links; both work once. As with logging
in, nobody learns from here which names have accounts.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import delete, func, insert, select, update

from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.store.accounts.accounts import (
    ADDRESS_TRIES,
    MINUTES,
    TRIES,
    TooOften,
    WrongPassword,
)
from qmines.store.accounts.attempts import Limit, try_again_after
from qmines.store.accounts.passwords import check_password, hash_of
from qmines.store.accounts.players import digest_of, new_token, now
from qmines.store.accounts.recovery_codes import digest_of_code, store_codes
from qmines.store.accounts.usernames import folded_name
from qmines.store.database.tables import (
    DEVICES,
    EMAIL_TOKENS,
    EMAILS,
    PLAYERS,
    RECOVERY_CODES,
    SESSIONS,
)

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from qmines.store.accounts.players import Player
    from qmines.store.store import Store

MAILS: Final = 5
"""E-mails in an hour for one account, and from one address of the network."""
HOURS: Final = 1
"""For which a link in an e-mail works."""
_HOUR: Final = 3_600_000
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
    """Codes and links of a store. Hashing takes a while: not for an event loop."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    # Codes

    def codes_left(self, player: Player) -> int:
        """How many codes a player has that were not used."""
        mine = RECOVERY_CODES.c.player == player.id
        with self._database.read() as connection:
            return connection.scalar(select(func.count()).where(mine)) or 0

    def new_codes(self, player: Player) -> list[str]:
        """Replace all codes of a player whose password was checked."""
        with self._database.write() as connection:
            return store_codes(connection, player.id)

    def use_code(self, name: str, code: str, password: str, *, address: str) -> frozenset[str]:
        """Set another password with a code, which is used up; tells which sessions ended.

        Raises:
            WrongPassword: no such name, or none of its codes.
            InvalidInput: the new password will not do.
            TooOften: this name, or from this address.
        """
        folded = folded_name(name)
        check_password(password, folded)
        hashed = hash_of(password)  # whether or not there is such an account
        with self._database.write() as connection:
            _limit(
                connection, [(f"recover {folded}", TRIES), (f"address {address}", ADDRESS_TRIES)]
            )
        with self._database.write() as connection:
            owner = connection.scalar(select(PLAYERS.c.id).where(PLAYERS.c.folded == folded))
            one = RECOVERY_CODES.c.code == digest_of_code(code)
            used = delete(RECOVERY_CODES).where(one, RECOVERY_CODES.c.player == owner)
            if owner is None or not connection.execute(used).rowcount:
                raise WrongPassword
            return _reset(connection, owner, hashed)

    # E-mail

    def email(self, player: Player) -> Email | None:
        """The address of a player, if they gave one."""
        query = select(EMAILS.c.address, EMAILS.c.confirmed).where(EMAILS.c.player == player.id)
        with self._database.read() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else Email(row.address, row.confirmed is not None)

    def set_email(self, player: Player, address: str, *, network: str) -> Link:
        """Store an address, to be confirmed with the token of a link.

        Raises:
            InvalidInput: it is no address.
            TooOften: too many e-mails were sent.
        """
        if len(address) > 254 or not _ADDRESS.fullmatch(address):
            raise InvalidInput(Message("account-refused-email"))
        with self._database.write() as connection:
            _limit(connection, _mails(player.id, network), minutes=60)
            connection.execute(delete(EMAILS).where(EMAILS.c.player == player.id))
            connection.execute(insert(EMAILS), {"player": player.id, "address": address})
            token = _token(connection, player.id, "confirm", address)
        return Link(address, player.name or "", token)

    def confirm_email(self, token: str) -> bool:
        """Confirm an address by the token that was sent to it; whether it was right."""
        with self._database.write() as connection:
            row = _used(connection, token, "confirm")
            if row is None:
                return False
            same = (EMAILS.c.player == row.player) & (EMAILS.c.address == row.address)
            confirmed = update(EMAILS).where(same).values(confirmed=now())
            return bool(connection.execute(confirmed).rowcount)

    def remove_email(self, player: Player) -> None:
        """Forget the address of a player, and all links that were sent."""
        with self._database.write() as connection:
            for table in (EMAILS, EMAIL_TOKENS):
                connection.execute(delete(table).where(table.c.player == player.id))

    def link_for(self, name: str, *, network: str) -> Link | None:
        """A link with which the owner of a name can set another password; None if none is sent.

        Raises:
            TooOften: for this name, or from this address of the network.
        """
        folded = folded_name(name)
        query = (
            select(PLAYERS.c.id, PLAYERS.c.name, EMAILS.c.address)
            .join(EMAILS, EMAILS.c.player == PLAYERS.c.id)
            .where(PLAYERS.c.folded == folded, EMAILS.c.confirmed.is_not(None))
        )
        with self._database.write() as connection:
            _limit(connection, _mails(folded, network), minutes=60)
            row = connection.execute(query).one_or_none()
            if row is None:
                return None
            return Link(row.address, row.name, _token(connection, row.id, "reset", row.address))

    def use_link(self, token: str, password: str, *, network: str) -> frozenset[str]:
        """Set another password with the token of a link; tells which sessions ended.

        Raises:
            WrongPassword: the link does not work, or no longer.
            InvalidInput: the new password will not do.
            TooOften: from this address of the network.
        """
        check_password(password, "")
        hashed = hash_of(password)
        with self._database.write() as connection:
            _limit(connection, [(f"address {network}", ADDRESS_TRIES)])
        with self._database.write() as connection:
            row = _used(connection, token, "reset")
            if row is None:
                raise WrongPassword
            return _reset(connection, row.player, hashed)


def _reset(connection: Connection, player: str, hashed: str) -> frozenset[str]:
    """Another password; all sessions and links end, and no browser is trusted any more."""
    connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(password=hashed))
    ended = frozenset(connection.scalars(select(SESSIONS.c.id).where(SESSIONS.c.player == player)))
    for table in (SESSIONS, DEVICES, EMAIL_TOKENS):
        connection.execute(delete(table).where(table.c.player == player))
    return ended


def _token(connection: Connection, player: str, purpose: str, address: str) -> str:
    """A token for a link, of which there is one for each purpose."""
    mine = (EMAIL_TOKENS.c.player == player) & (EMAIL_TOKENS.c.purpose == purpose)
    old = EMAIL_TOKENS.c.expires < now()
    connection.execute(delete(EMAIL_TOKENS).where(mine | old))
    token = new_token()
    row = {"token": digest_of(token), "player": player, "purpose": purpose, "address": address}
    connection.execute(insert(EMAIL_TOKENS), row | {"expires": now() + HOURS * _HOUR})
    return token


def _used(connection: Connection, token: str, purpose: str) -> EmailToken | None:
    """What a token stands for; it works once."""
    one = (EMAIL_TOKENS.c.token == digest_of(token)) & (EMAIL_TOKENS.c.purpose == purpose)
    gone = delete(EMAIL_TOKENS).where(one).returning(EMAIL_TOKENS.c.player, EMAIL_TOKENS.c.address)
    row = connection.execute(gone.returning(EMAIL_TOKENS.c.expires)).one_or_none()
    if row is None or row.expires < now():
        return None
    return EmailToken(row.player, row.address)


class EmailToken(NamedTuple):
    """Whose a link is, and where it was sent."""

    player: str
    address: str


def _mails(subject: str, network: str) -> list[tuple[str, int]]:
    return [(f"mail {subject}", MAILS), (f"mails from {network}", MAILS)]


def _limit(connection: Connection, limits: list[tuple[str, int]], minutes: int = MINUTES) -> None:
    wait = try_again_after(connection, [Limit(subject, most, minutes) for subject, most in limits])
    if wait:
        raise TooOften(wait)
