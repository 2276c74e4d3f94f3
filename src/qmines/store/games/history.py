"""The games of a player, latest first, in pages.

Page cursors hold the time and ID of the last game instead of an offset, so that games that end
in the meantime shift nothing, and the last page is as fast as the first.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import select, tuple_

from qmines.errors import InvalidInput
from qmines.store.database.tables import GAMES
from qmines.store.records import StoredGame
from qmines.store.store import rows_of

if TYPE_CHECKING:
    from sqlalchemy import Column, ColumnElement

    from qmines.store.games.filters import Filter
    from qmines.store.store import Store

_CURSOR: Final = re.compile(r"(\d{1,15})-([2-9a-z]{12})", re.ASCII)


class HistoryPage(NamedTuple):
    """Some games, and the cursor of the next page; None on the last page."""

    games: list[StoredGame]
    next: str | None


def after_cursor(cursor: str, *order: Column[Any]) -> ColumnElement[bool]:
    """As SQL: the rows of the page at a cursor; pages are in descending order of two columns.

    Raises:
        InvalidInput: this is not a page cursor.
    """
    found = _CURSOR.fullmatch(cursor)
    if found is None:
        raise InvalidInput(f"{cursor!r} is not a page cursor: use the next field of a page")
    return tuple_(*order) < (int(found[1]), found[2])


def history(
    store: Store, wanted: Filter, *, before: str | None = None, limit: int = 20
) -> HistoryPage:
    """The most recently changed games; games without events are left out.

    Raises:
        InvalidInput: ``before`` is not a page cursor.
    """
    columns, limit = GAMES.c, rows_of(limit)
    query = select(GAMES).where(columns.events > 0, *wanted.conditions("touched"))
    if before is not None:
        query = query.where(after_cursor(before, columns.touched, columns.id))
    query = query.order_by(columns.touched.desc(), columns.id.desc()).limit(limit + 1)
    with store.database.read() as connection:
        games = [StoredGame.of(row) for row in connection.execute(query).mappings()]
    if len(games) <= limit:
        return HistoryPage(games, None)
    last = games[limit - 1]
    return HistoryPage(games[:limit], f"{last.touched}-{last.id}")
