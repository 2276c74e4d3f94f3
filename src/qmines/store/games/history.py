"""The games of a player, the latest first, page by page.

A page begins where the one before it ended, by time and name and not by number, so that
a game that ends meanwhile moves nothing, and the last page is as quick as the first.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import select, tuple_

from qmines.errors import InvalidInput
from qmines.store.database.tables import GAMES
from qmines.store.records import StoredGame
from qmines.store.store import rows_of

if TYPE_CHECKING:
    from qmines.store.games.filters import Filter
    from qmines.store.store import Store

_MARK: Final = re.compile(r"(\d{1,15})-([2-9a-z]{12})", re.ASCII)


class HistoryPage(NamedTuple):
    """Some games, and the mark after which the next page begins; None if there is none."""

    games: list[StoredGame]
    next: str | None


def history(
    store: Store, wanted: Filter, *, before: str | None = None, limit: int = 20
) -> HistoryPage:
    """The games that were touched last; those without events are left out.

    Raises:
        InvalidInput: ``before`` is no mark of a page.
    """
    columns, limit = GAMES.c, rows_of(limit)
    query = select(GAMES).where(columns.events > 0, *wanted.conditions("touched"))
    if before is not None:
        mark = _MARK.fullmatch(before)
        if mark is None:
            raise InvalidInput(f"{before!r} is not a page cursor: use the next field of a page")
        at = tuple_(columns.touched, columns.id)
        query = query.where(at < (int(mark[1]), mark[2]))
    query = query.order_by(columns.touched.desc(), columns.id.desc()).limit(limit + 1)
    with store.database.read() as connection:
        games = [StoredGame.of(row) for row in connection.execute(query).mappings()]
    if len(games) <= limit:
        return HistoryPage(games, None)
    last = games[limit - 1]
    return HistoryPage(games[:limit], f"{last.touched}-{last.id}")
