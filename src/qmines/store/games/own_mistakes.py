"""Positions from a player's games that they lost by a mistake, for puzzles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import select

from qmines.core.position import Position
from qmines.session import Game
from qmines.store.database.tables import GAMES

if TYPE_CHECKING:
    from qmines.store.accounts.players import Player
    from qmines.store.store import Store

MOST: Final = 8
_CELLS: Final = 1_000
_EVENTS: Final = 1_000
_RULES: Final = ("classic", "forgiving")


def mistaken_positions(store: Store, player: Player) -> list[Position]:
    """The positions before the player's latest mistakes, latest first, without flags.

    Games of races in progress are left out.
    """
    columns = GAMES.c
    query = (
        select(columns.id)
        .where(columns.owner == player.id, columns.finished.is_not(None), ~columns.sealed)
        .where(columns.mistake, columns.rules.in_(_RULES), columns.events <= _EVENTS)
        .where(columns.width * columns.height <= _CELLS)
        .order_by(columns.finished.desc(), columns.id)
        .limit(MOST)
    )
    with store.database.read() as connection:
        names = list(connection.scalars(query))
    return [_before_the_end(store.load(name)) for name in names]


def _before_the_end(game: Game) -> Position:
    entries = game.transcript[:-1]
    before = Game.replay(game.header, game.seed, entries, clock=float).position
    return Position.from_rows([row.replace("F", "#") for row in before.rows()], before.mines)
