"""How often something was tried lately: the limits that hold for all processes together."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import delete, func, insert, select

from qmines.store.accounts.players import new_name, now
from qmines.store.database.tables import ATTEMPTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

MINUTE: Final = 60_000
_KEPT: Final = 60 * MINUTE  # the longest time that any limit looks back


class Limit(NamedTuple):
    """At most ``most`` tries of a subject within so many minutes."""

    subject: str
    most: int
    minutes: int


def try_again_after(connection: Connection, limits: Sequence[Limit]) -> int:
    """Note a try of all these subjects; or, if one is beyond its limit, the seconds to wait.

    Within a transaction that writes. What is refused is not noted, so nobody is kept
    out for longer by trying on.
    """
    at = now()
    wait = 0
    for limit in limits:
        since = at - limit.minutes * MINUTE
        mine = (ATTEMPTS.c.subject == _digest(limit.subject)) & (ATTEMPTS.c.time > since)
        row = connection.execute(
            select(func.count(), func.min(ATTEMPTS.c.time)).select_from(ATTEMPTS).where(mine)
        ).one()
        if row[0] >= limit.most:
            wait = max(wait, 1 + (row[1] - since) // 1000)
    if not wait:
        connection.execute(delete(ATTEMPTS).where(ATTEMPTS.c.time <= at - _KEPT))
        rows = [
            {"id": new_name(), "subject": _digest(limit.subject), "time": at} for limit in limits
        ]
        connection.execute(insert(ATTEMPTS), rows)
    return wait


def _digest(subject: str) -> str:
    return hashlib.sha256(subject.encode("utf-8", "surrogatepass")).hexdigest()
