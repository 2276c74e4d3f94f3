"""Games that several players play on the same board: they begin with the same first move.

Until the last of them can no longer change, they are sealed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import insert, update

from qmines.modes import get
from qmines.play.records import Record
from qmines.session import Game
from qmines.store.database.tables import EVENTS, GAMES
from qmines.store.games.scores import COUNTED, add_games
from qmines.store.records import game_row
from qmines.store.store import new_game_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import ColumnElement, Connection

    from qmines.session import Header


class Beginning(NamedTuple):
    """The first events of such games, and how many cells they open."""

    records: Sequence[Record]
    opened: int


def beginning_of(header: Header, seed: bytes, first: str | None = None) -> Beginning:
    """The beginning of all games of a seed, because a board may depend on the first move.

    It opens the middle, unless ``first`` is another event.
    """
    setup = header.setup
    game = Game(setup, seed=seed, player_seed=header.player_seed, ranked=header.ranked, clock=float)
    if first is not None:
        game.do(first)
    elif setup.options.get("first") != "anything" and not setup.options.get("layout"):
        verb = get(setup.rules).descriptor.verb("open")
        if verb is not None:
            game.do(f"{verb} {setup.level.height // 2} {setup.level.width // 2}")
    records = [Record("first", each.event, each.at, game.chain) for each in game.transcript]
    return Beginning(records, game.view.opened)


def add_begun(
    connection: Connection, header: Header, seed: bytes, beginning: Beginning, **more: Any
) -> str:
    """Store a game with its first events, and return its ID; ``more`` are further columns."""
    name, records = new_game_name(), beginning.records
    at = more.pop("created")
    row = game_row(header, seed, name, at) | more
    row |= {"events": len(records), "opened": beginning.opened, "shared": True}
    connection.execute(insert(GAMES), row)
    for sequence, record in enumerate(records):
        event = {"game": name, "sequence": sequence, "key": record.key, "event": record.event}
        event |= {"at": record.at, "time": at, "hash": record.hash}
        connection.execute(insert(EVENTS), event)
    return name


def unseal(connection: Connection, which: ColumnElement[bool]) -> list[str]:
    """Unseal games, in a transaction, and return their IDs; those with measures count from now."""
    opened = update(GAMES).where(GAMES.c.sealed, which).values(sealed=False)
    rows = connection.execute(opened.returning(*COUNTED, GAMES.c.measures)).all()
    add_games(connection, [row for row in rows if row.measures is not None])
    return sorted(row.id for row in rows)
