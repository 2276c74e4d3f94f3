"""Stores games that were played on a player's own device, once, however often they are sent."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sqlalchemy import insert, select

from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.play.records import Record
from qmines.session.transcript import links_of
from qmines.store.accounts.guests import check_guest
from qmines.store.accounts.players import lock_player, now
from qmines.store.database.tables import GAMES
from qmines.store.games.filters import LOCAL
from qmines.store.records import game_row

if TYPE_CHECKING:
    from collections.abc import Sequence

    from qmines.play.records import Standing
    from qmines.session import Entry, Header
    from qmines.store.store import Store


def file_game(
    store: Store,
    name: str,
    header: Header,
    seed: bytes,
    entries: Sequence[Entry],
    *,
    standing: Standing,
    owner: str,
) -> bool:
    """Store a finished game under the ID that its page gave it; False if it is already stored.

    If an undo continued a stored game, the missing events are appended.

    Raises:
        InvalidInput: another game has this ID.
        GuestFull: the owner is a guest who has reached a limit.
    """
    aid = "+".join(sorted({*standing.aid.split("+"), LOCAL} - {""}))
    _add(store, name, header, seed, aid=aid, owner=owner, events=len(entries))
    stored = store.stored(name)
    links = links_of(header, entries)
    known = [event.hash for event in store.events_after(name, 0)]
    common = min(len(known), len(links))
    same = stored.owner == owner and stored.commitment == header.commitment
    if not same or LOCAL not in stored.aid.split("+") or known[:common] != links[:common]:
        raise InvalidInput(Message("site-local-taken"))
    # The keys number the events, so that of two concurrent requests one finds them stored.
    records = [
        Record(f"{LOCAL}-{number}", entry.event, entry.at, link)
        for number, (entry, link) in enumerate(zip(entries, links, strict=True))
    ]
    missing = records[len(known) :]
    if not missing:
        return False
    receipt = store.append(name, len(known), missing, replace(standing, aid=aid))
    return not receipt.repeated


def _add(
    store: Store, name: str, header: Header, seed: bytes, *, aid: str, owner: str, events: int
) -> None:
    """Add the row of a game, unless it exists."""
    check_guest(store.database, owner, events)
    with store.database.write() as connection:
        lock_player(connection, owner)  # of two concurrent requests, one finds the game stored
        if connection.scalar(select(GAMES.c.id).where(GAMES.c.id == name)) is None:
            row = game_row(header, seed, name, now(), aid=aid, owner=owner)
            connection.execute(insert(GAMES), row)
