"""Hands over rooms and shared games when the account of a member is deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, select, update

from qmines.store.database.tables import GAMES, MEMBERS, ROOMS

if TYPE_CHECKING:
    from sqlalchemy import Connection


def hand_over(connection: Connection, player: str) -> list[str]:
    """Hand a player's rooms and shared games over to other members; returns the changed rooms.

    The next member becomes host and owner. Rooms without other members are deleted. The player's
    moves stay in shared games without their name.
    """
    seats = select(MEMBERS.c.room).where(MEMBERS.c.player == player)
    # Locked in the order of their IDs, so that two transactions cannot deadlock.
    locked = select(ROOMS.c.id, ROOMS.c.host).where(ROOMS.c.id.in_(seats))
    rooms = connection.execute(locked.order_by(ROOMS.c.id).with_for_update()).all()
    others = (
        select(MEMBERS.c.room, MEMBERS.c.player)
        .where(MEMBERS.c.room.in_(seats), MEMBERS.c.player != player)
        .order_by(MEMBERS.c.gone.is_(None), MEMBERS.c.number.desc())
    )
    # The last row of each room counts: the first member who has not left.
    heirs = {row.room: row.player for row in connection.execute(others)}
    for room in rooms:
        if room.id not in heirs:
            connection.execute(delete(ROOMS).where(ROOMS.c.id == room.id))
            continue
        heir = heirs[room.id]
        if room.host == player:
            connection.execute(update(ROOMS).where(ROOMS.c.id == room.id).values(host=heir))
        shared = select(MEMBERS.c.game).where(
            MEMBERS.c.room == room.id, MEMBERS.c.player != player, MEMBERS.c.game.is_not(None)
        )
        own = (GAMES.c.owner == player) & GAMES.c.id.in_(shared)
        connection.execute(update(GAMES).where(own).values(owner=heir))
    return [room.id for room in rooms if room.id in heirs]
