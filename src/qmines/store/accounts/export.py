"""Exports everything stored about a player, in small pieces."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Column, select

from qmines.store.accounts.public import related_to
from qmines.store.database.tables import (
    ACHIEVEMENTS,
    BANS,
    DAILIES,
    DEVICES,
    DRILLS,
    EMAIL_TOKENS,
    EMAILS,
    EVENTS,
    FAVOURITES,
    GAMES,
    INVITATIONS,
    MEMBERS,
    PLAYERS,
    POSITIONS,
    PREFERENCES,
    PROFILES,
    RATING_CHANGES,
    RATINGS,
    RECOVERY_CODES,
    REPORTS,
    ROOMS,
    SCORES,
    SESSIONS,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from sqlalchemy import ColumnElement, Select

    from qmines.store.accounts.players import Player
    from qmines.store.database.connection import Database

_PAGE: Final = 200  # rows read in one transaction
Record = dict[str, Any]
_OWNED: Final[dict[str, tuple[Column[str], frozenset[str]]]] = {
    "sessions": (SESSIONS.c.id, frozenset({"token", "expires"})),
    "devices": (DEVICES.c.token, frozenset({"token"})),
    "positions": (POSITIONS.c.id, frozenset()),
    "drills": (DRILLS.c.id, frozenset()),
    "dailies": (DAILIES.c.game, frozenset()),
    "scores": (SCORES.c.list, frozenset()),
    "favourites": (FAVOURITES.c.game, frozenset()),
    "achievements": (ACHIEVEMENTS.c.name, frozenset()),
    "ratings": (RATINGS.c.kind, frozenset()),
    "rating_changes": (RATING_CHANGES.c.id, frozenset()),
    "recovery_codes": (RECOVERY_CODES.c.code, frozenset({"code"})),
}
"""Tables that are exported row by row: a column that is unique per player, and columns to omit."""


class Export:
    """The data of one player: ``head``, and a list of records under each name in ``LISTS``.

    Every page of rows is read in its own transaction, so that a slow client neither holds one
    open nor makes the server keep all of its data in memory.
    """

    LISTS: Final = (
        *("sessions", "devices", "positions", "drills", "dailies", "rooms", "games", "scores"),
        *("favourites", "achievements", "ratings", "rating_changes"),
        *("recovery_codes", "relations", "reports", "invitations"),
    )

    def __init__(self, database: Database, player: Player) -> None:
        self._database = database
        self._player = player

    def head(self) -> Record:
        """The account, its settings on the web site, and who may see its profile."""
        own = select(PREFERENCES.c.document).where(PREFERENCES.c.owner == self._player.id)
        with self._database.read() as connection:

            def rows(*columns: Column[Any]) -> list[Record]:
                mine = select(*columns).where(columns[0].table.c.player == self._player.id)
                return [_record(row) for row in connection.execute(mine).mappings()]

            settings = json.loads(connection.scalar(own) or "null")
            profile = rows(PROFILES.c.hidden, PROFILES.c.unlisted, PROFILES.c.barred)
            email = rows(EMAILS.c.address, EMAILS.c.confirmed)
            sent = (EMAIL_TOKENS.c.purpose, EMAIL_TOKENS.c.address, EMAIL_TOKENS.c.expires)
            links = rows(*sent)
            ban = rows(BANS.c.created, BANS.c.ends, BANS.c.reason)
        return {
            "account": {"name": self._player.name, "created": self._player.created},
            "settings": settings,
            "profile": profile[0] if profile else {},
            "email": {**email[0], "links": links} if email else None,
            "ban": ban[0] if ban else None,
        }

    def records(self, name: str) -> Iterator[Record]:
        """The records of one of the ``LISTS``."""
        if name in _OWNED:
            return self._owned(*_OWNED[name])
        found: Iterator[Record] = getattr(self, f"_{name}")()
        return found

    def _owned(self, key: Column[str], omitted: frozenset[str]) -> Iterator[Record]:
        """The player's rows of a table."""
        table = key.table
        owner = table.c.owner if "owner" in table.c else table.c.player
        for row in self._rows(select(table).where(owner == self._player.id), key):
            yield {name: row[name] for name in row if name not in {owner.name, *omitted}}

    def _rooms(self) -> Iterator[Record]:
        """Rooms the player was in, with their moves in a game that belongs to another member."""
        columns = (MEMBERS.c.room, MEMBERS.c.name, MEMBERS.c.seen, MEMBERS.c.gone, MEMBERS.c.game)
        mine = (
            select(*columns, ROOMS.c.mode, ROOMS.c.host, ROOMS.c.created)
            .add_columns(ROOMS.c.starts, ROOMS.c.ended, GAMES.c.owner)
            .join(ROOMS, ROOMS.c.id == MEMBERS.c.room)
            .outerjoin(GAMES, GAMES.c.id == MEMBERS.c.game)
            .where(MEMBERS.c.player == self._player.id)
        )
        for room in self._rows(mine, MEMBERS.c.room):
            room["host"] = room["host"] == self._player.id
            if room.pop("owner") != self._player.id and room["game"] is not None:
                actor = EVENTS.c.actor == self._player.id
                room["moves"] = self._events(room["game"], actor)
            yield room

    def _games(self) -> Iterator[Record]:
        mine = select(GAMES).where(GAMES.c.owner == self._player.id)
        for game in self._rows(mine, GAMES.c.id):
            del game["owner"]
            game["options"] = json.loads(game["options"])
            game["measures"] = json.loads(game["measures"] or "null")
            if game["finished"] is None or game["sealed"]:
                del game["seed"]  # it would reveal the mines
            game["events"] = self._events(game["id"])
            yield game

    def _relations(self) -> Iterator[Record]:
        """Friends and blocked players, by name."""
        mine = related_to(self._player.id).c
        return self._rows(select(mine.name, mine.kind, mine.since.label("created")), mine.name)

    def _invitations(self) -> Iterator[Record]:
        """Invitations that the player received or sent."""
        theirs = (INVITATIONS.c.player == self._player.id) | (
            INVITATIONS.c.sender == self._player.id
        )
        key = (INVITATIONS.c.room + " " + INVITATIONS.c.player).label("key")
        mine = select(INVITATIONS, key).where(theirs)
        for row in self._rows(mine, key):
            sent = row["sender"] == self._player.id
            yield {"room": row["room"], "sent": sent, "created": row["created"]}

    def _reports(self) -> Iterator[Record]:
        """The player's reports to the operator."""
        mine = (
            select(REPORTS.c.id, PLAYERS.c.name, REPORTS.c.reason, REPORTS.c.details)
            .add_columns(REPORTS.c.created, REPORTS.c.closed)
            .join(PLAYERS, PLAYERS.c.id == REPORTS.c.reported)
            .where(REPORTS.c.reporter == self._player.id)
        )
        return self._rows(mine, REPORTS.c.id)

    def _events(self, game: str, *which: ColumnElement[bool]) -> list[list[Any]]:
        query = select(EVENTS.c.at, EVENTS.c.event).where(EVENTS.c.game == game, *which)
        with self._database.read() as connection:
            rows = connection.execute(query.order_by(EVENTS.c.sequence))
            return [[row.at, row.event] for row in rows]

    def _rows(self, query: Select[Any], key: ColumnElement[str]) -> Iterator[Record]:
        """The rows of a query page by page, in the order of a column without duplicates."""
        last = ""
        while True:
            page = query.where(key > last).order_by(key).limit(_PAGE)
            with self._database.read() as connection:
                rows = connection.execute(page).mappings().all()
            for row in rows:
                yield _record(row)
            if len(rows) < _PAGE:
                return
            last = rows[-1][key]


def _record(row: Mapping[Any, Any]) -> Record:
    """A row with plain strings as keys, because orjson accepts no subclasses of str."""
    return {str(name): value for name, value in row.items()}
