"""Rate limits that all processes share, such as for login attempts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import delete, func, insert, select

from qmines.errors import QMinesError
from qmines.messages import Message
from qmines.store.accounts.addresses import shares_of
from qmines.store.accounts.players import digest_of, new_name, now
from qmines.store.database.tables import ATTEMPTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

MINUTE: Final = 60_000
_KEPT: Final = 60 * MINUTE  # the longest period of any limit
_AHEAD: Final = MINUTE  # later attempts were made before the clock was set back, and do not count


class Limit(NamedTuple):
    """At most ``most`` attempts for a subject within so many minutes."""

    subject: str
    most: int
    minutes: int


def from_address(what: str, address: str, most: int, minutes: int) -> list[Limit]:
    """The limits for what one address, and the network that it is in, may do."""
    shares = shares_of(address).items()
    return [Limit(f"{what} {each}", share * most, minutes) for each, share in shares]


class TooOften(QMinesError):
    """Too many attempts; ``seconds`` is how long to wait before the next one."""

    kind = "often"

    def __init__(self, seconds: int) -> None:
        super().__init__(Message("refused-tries"))
        self.seconds = seconds


def count_attempt(connection: Connection, limits: Sequence[Limit]) -> None:
    """Count an attempt against all of these limits, in a transaction that writes.

    Refused attempts are not counted, so trying again does not prolong the wait.

    Raises:
        TooOften: one of the limits is reached.
    """
    at = now()
    wait = 0
    for limit in limits:
        since = at - limit.minutes * MINUTE
        mine = (ATTEMPTS.c.subject == digest_of(limit.subject)) & (ATTEMPTS.c.time > since)
        mine &= ATTEMPTS.c.time <= at + _AHEAD
        row = connection.execute(
            select(func.count(), func.min(ATTEMPTS.c.time)).select_from(ATTEMPTS).where(mine)
        ).one()
        if row[0] >= limit.most:
            wait = max(wait, 1 + (row[1] - since) // 1000)
    if wait:
        raise TooOften(wait)
    connection.execute(
        delete(ATTEMPTS).where((ATTEMPTS.c.time <= at - _KEPT) | (ATTEMPTS.c.time > at + _AHEAD))
    )
    rows = [{"id": new_name(), "subject": digest_of(each.subject), "time": at} for each in limits]
    connection.execute(insert(ATTEMPTS), rows)
