"""Everything that is stored about a player, read in small pieces."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import select

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
    PUZZLE_RESULTS,
    RATING_CHANGES,
    RATINGS,
    RECOVERY_CODES,
    RELATIONS,
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


class Export:
    """The data of one player: ``head``, and a list of records under each name in ``LISTS``.

    Every page of rows is read in a transaction of its own, so that a slow client neither
    holds one open nor makes the server keep all of its data in memory.
    """

    LISTS: Final = (
        *("sessions", "devices", "positions", "drills", "dailies", "rooms", "games", "scores"),
        *("favourites", "achievements", "ratings", "rating_changes", "puzzle_results"),
        *("recovery_codes", "relations", "reports", "invitations"),
    )

    def __init__(self, database: Database, player: Player) -> None:
        self._database = database
        self._player = player

    def head(self) -> Record:
        """The account, its settings on the web site, and who may see its profile."""
        own = select(PREFERENCES.c.document).where(PREFERENCES.c.owner == self._player.id)
        with self._database.read() as connection:
            settings = json.loads(connection.scalar(own) or "null")
            shown = select(PROFILES).where(PROFILES.c.player == self._player.id)
            profile = connection.execute(shown).mappings().one_or_none()
            mail = select(EMAILS.c.address, EMAILS.c.confirmed)
            mail = mail.where(EMAILS.c.player == self._player.id)
            email = connection.execute(mail).mappings().one_or_none()
            sent = select(EMAIL_TOKENS.c.purpose, EMAIL_TOKENS.c.address, EMAIL_TOKENS.c.expires)
            sent = sent.where(EMAIL_TOKENS.c.player == self._player.id)
            links = [_record(row) for row in connection.execute(sent).mappings()]
            banned = select(BANS.c.created, BANS.c.ends, BANS.c.reason)
            banned = banned.where(BANS.c.player == self._player.id)
            ban = connection.execute(banned).mappings().one_or_none()
        account = {"name": self._player.name, "created": self._player.created}
        chosen = _record(profile or {})
        chosen.pop("player", None)
        return {
            "account": account,
            "settings": settings,
            "profile": chosen,
            "email": None if email is None else {**_record(email), "links": links},
            "ban": None if ban is None else _record(ban),
        }

    def records(self, name: str) -> Iterator[Record]:
        """The records of one of the ``LISTS``."""
        found: Iterator[Record] = getattr(self, f"_{name}")()
        return found

    def _sessions(self) -> Iterator[Record]:
        columns = (SESSIONS.c.id, SESSIONS.c.created, SESSIONS.c.seen, SESSIONS.c.agent)
        mine = select(*columns).where(SESSIONS.c.player == self._player.id)
        return self._rows(mine, SESSIONS.c.id)

    def _devices(self) -> Iterator[Record]:
        mine = select(DEVICES.c.token, DEVICES.c.expires).where(DEVICES.c.player == self._player.id)
        for row in self._rows(mine, DEVICES.c.token):
            yield {"expires": row["expires"]}

    def _positions(self) -> Iterator[Record]:
        columns = (POSITIONS.c.id, POSITIONS.c.title, POSITIONS.c.link, POSITIONS.c.created)
        mine = select(*columns).where(POSITIONS.c.owner == self._player.id)
        return self._rows(mine, POSITIONS.c.id)

    def _drills(self) -> Iterator[Record]:
        columns = [column for column in DRILLS.c if column.name != "owner"]
        mine = select(*columns).where(DRILLS.c.owner == self._player.id)
        return self._rows(mine, DRILLS.c.id)

    def _dailies(self) -> Iterator[Record]:
        mine = select(DAILIES.c.day, DAILIES.c.level, DAILIES.c.game)
        mine = mine.where(DAILIES.c.player == self._player.id)
        return self._rows(mine, DAILIES.c.game)

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
                del game["seed"]  # it would tell where the mines are
            game["events"] = self._events(game["id"])
            yield game

    def _scores(self) -> Iterator[Record]:
        """Places on leaderboards, by the names of the lists."""
        columns = [column for column in SCORES.c if column.name != "player"]
        mine = select(*columns).where(SCORES.c.player == self._player.id)
        return self._rows(mine, SCORES.c.list)

    def _favourites(self) -> Iterator[Record]:
        mine = select(FAVOURITES.c.game, FAVOURITES.c.created)
        mine = mine.where(FAVOURITES.c.player == self._player.id)
        return self._rows(mine, FAVOURITES.c.game)

    def _achievements(self) -> Iterator[Record]:
        columns = (ACHIEVEMENTS.c.name, ACHIEVEMENTS.c.game, ACHIEVEMENTS.c.earned)
        mine = select(*columns).where(ACHIEVEMENTS.c.player == self._player.id)
        return self._rows(mine, ACHIEVEMENTS.c.name)

    def _ratings(self) -> Iterator[Record]:
        columns = [column for column in RATINGS.c if column.name != "player"]
        mine = select(*columns).where(RATINGS.c.player == self._player.id)
        return self._rows(mine, RATINGS.c.kind)

    def _rating_changes(self) -> Iterator[Record]:
        columns = [column for column in RATING_CHANGES.c if column.name != "player"]
        mine = select(*columns).where(RATING_CHANGES.c.player == self._player.id)
        return self._rows(mine, RATING_CHANGES.c.id)

    def _puzzle_results(self) -> Iterator[Record]:
        columns = [column for column in PUZZLE_RESULTS.c if column.name != "player"]
        mine = select(*columns).where(PUZZLE_RESULTS.c.player == self._player.id)
        return self._rows(mine, PUZZLE_RESULTS.c.puzzle)

    def _recovery_codes(self) -> Iterator[Record]:
        """When each code was made, without its hash."""
        mine = select(RECOVERY_CODES.c.code, RECOVERY_CODES.c.created)
        mine = mine.where(RECOVERY_CODES.c.player == self._player.id)
        for row in self._rows(mine, RECOVERY_CODES.c.code):
            yield {"created": row["created"]}

    def _relations(self) -> Iterator[Record]:
        """Friends and blocked players, by name."""
        mine = (
            select(PLAYERS.c.name, RELATIONS.c.kind, RELATIONS.c.created)
            .join(PLAYERS, PLAYERS.c.id == RELATIONS.c.other)
            .where(RELATIONS.c.player == self._player.id)
        )
        return self._rows(mine, PLAYERS.c.name)

    def _invitations(self) -> Iterator[Record]:
        """Rooms that the player was invited to, or invited somebody to."""
        theirs = (INVITATIONS.c.player == self._player.id) | (
            INVITATIONS.c.sender == self._player.id
        )
        key = (INVITATIONS.c.room + " " + INVITATIONS.c.player).label("key")
        mine = select(INVITATIONS, key).where(theirs)
        for row in self._rows(mine, key):
            sent = row["sender"] == self._player.id
            yield {"room": row["room"], "sent": sent, "created": row["created"]}

    def _reports(self) -> Iterator[Record]:
        """What the player reported to the operator."""
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
    """A row with plain strings as keys: JSON takes no subclass, such as the names of columns."""
    return {str(name): value for name, value in row.items()}
