"""Games that were played on a player's own device, filed once, however often they are sent."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sqlalchemy import insert, select

from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.play.records import Record
from qmines.session.transcript import next_link
from qmines.store.accounts.guests import check_guest
from qmines.store.accounts.players import now
from qmines.store.database.tables import GAMES, PLAYERS
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
    """Store a finished game under the ID that its page gave it; False if it is stored already.

    A game that went on after an undo gets the events that are missing.

    Raises:
        InvalidInput: another game has this ID.
        GuestFull: its owner is a guest with too many games.
    """
    aid = "+".join(sorted({*standing.aid.split("+"), LOCAL} - {""}))
    _add(store, name, header, seed, aid=aid, owner=owner, events=len(entries))
    stored = store.stored(name)
    links, link = [], header.link()
    for entry in entries:
        link = next_link(link, entry)
        links.append(link)
    known = [event.hash for event in store.events_after(name, 0)]
    common = min(len(known), len(links))
    same = stored.owner == owner and stored.commitment == header.commitment
    if not same or LOCAL not in stored.aid.split("+") or known[:common] != links[:common]:
        raise InvalidInput(Message("site-local-taken"))
    # Each key says which event it is, so that of two requests at once one finds it stored.
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
    """Add the row of a game, unless it is there."""
    check_guest(store.database, owner, events)
    with store.database.write() as connection:
        # Locked, so that of two requests at once one finds what the other stored.
        connection.execute(select(PLAYERS.c.id).where(PLAYERS.c.id == owner).with_for_update())
        if connection.scalar(select(GAMES.c.id).where(GAMES.c.id == name)) is None:
            row = game_row(header, seed, name, now(), aid=aid, owner=owner)
            connection.execute(insert(GAMES), row)
