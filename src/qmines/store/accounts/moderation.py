"""What operators can do with accounts: rename, ban, list and unlist them, and handle reports."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import delete, func, insert, select, update

from qmines.errors import InvalidInput
from qmines.store.accounts.confusables import shapes_of
from qmines.store.accounts.players import DAY, account_named, lock_player, now
from qmines.store.accounts.usernames import checked_name, folded_name
from qmines.store.database.dialects import insert_into
from qmines.store.database.tables import (
    BANS,
    DEVICES,
    GAMES,
    NAME_SHAPES,
    PLAYERS,
    PROFILES,
    REPORTS,
    SESSIONS,
)
from qmines.store.games.room_rows import rename_member

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Connection

    from qmines.store.store import Store


class User(NamedTuple):
    """An account as an operator sees it; ``ban`` is the reason if it is banned."""

    name: str
    created: int
    games: int
    barred: bool
    ban: str | None
    reports: int


class Report(NamedTuple):
    """An open report."""

    id: str
    reported: str
    reason: str
    details: str
    reporter: str | None
    created: int


class Moderation:
    """The operator's tools for a store."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    @contextmanager
    def _changing(self, name: str) -> Iterator[tuple[Connection, str]]:
        """A transaction that changes an account, which is locked; all servers are notified."""
        with self._database.write() as connection:
            player = _account(connection, name)
            lock_player(connection, player)
            yield connection, player
            self._database.dialect.notify(connection, [f"player {player}"])

    def users(self, *, contains: str = "", limit: int = 50) -> list[User]:
        """Accounts by name, those with open reports first."""
        games = select(func.count()).where(GAMES.c.owner == PLAYERS.c.id).scalar_subquery()
        open_reports = (
            select(func.count())
            .where(REPORTS.c.reported == PLAYERS.c.id, REPORTS.c.closed.is_(None))
            .scalar_subquery()
        )
        lasting = BANS.c.ends.is_(None) | (BANS.c.ends > now())
        query = (
            select(PLAYERS.c.name, PLAYERS.c.created, games, PROFILES.c.barred, BANS.c.reason)
            .add_columns(open_reports.label("reports"))
            .outerjoin(PROFILES, PROFILES.c.player == PLAYERS.c.id)
            .outerjoin(BANS, (BANS.c.player == PLAYERS.c.id) & lasting)
            .where(PLAYERS.c.name.is_not(None))
            .where(PLAYERS.c.folded.contains(folded_name(contains), autoescape=True))
            .order_by(open_reports.desc(), PLAYERS.c.folded)
            .limit(limit)
        )
        with self._database.read() as connection:
            rows = connection.execute(query).all()
        return [User(name, at, n, bool(barred), ban, r) for name, at, n, barred, ban, r in rows]

    def rename(self, name: str, new: str) -> None:
        """Give an account another name.

        Raises:
            InvalidInput: no such account, or the new name is not allowed or taken.
        """
        shown, folded = checked_name(new)
        with self._changing(name) as (connection, player):
            other = PLAYERS.c.folded == folded
            taken = select(PLAYERS.c.id).where(other, PLAYERS.c.id != player)
            alike = select(NAME_SHAPES.c.shape).where(
                NAME_SHAPES.c.shape.in_(sorted(shapes_of(shown))), NAME_SHAPES.c.player != player
            )
            if any(connection.execute(query).first() for query in (taken, alike)):
                raise InvalidInput(
                    f"{shown} is taken, or too similar to another name: choose a different name"
                )
            change = update(PLAYERS).where(PLAYERS.c.id == player)
            connection.execute(change.values(name=shown, folded=folded))
            connection.execute(delete(NAME_SHAPES).where(NAME_SHAPES.c.player == player))
            rows = [{"shape": shape, "player": player} for shape in sorted(shapes_of(shown))]
            connection.execute(insert(NAME_SHAPES), rows)
            rename_member(connection, player, shown)

    def ban(self, name: str, reason: str, days: float | None = None) -> None:
        """Ban an account for some days, or forever: it is logged out, and nobody sees it."""
        with self._changing(name) as (connection, player):
            ends = None if days is None else now() + int(days * DAY)
            connection.execute(delete(BANS).where(BANS.c.player == player))
            row = {"player": player, "created": now(), "ends": ends, "reason": reason[:500]}
            connection.execute(insert(BANS), row)
            for table in (SESSIONS, DEVICES):
                connection.execute(delete(table).where(table.c.player == player))
            _close(connection, REPORTS.c.reported == player)

    def unban(self, name: str) -> None:
        """Let an account log in again."""
        with self._changing(name) as (connection, player):
            connection.execute(delete(BANS).where(BANS.c.player == player))

    def set_listed(self, name: str, *, listed: bool) -> None:
        """Remove an account from everything public except its profile, or list it again."""
        barred = {"barred": not listed}
        with self._changing(name) as (connection, player):
            add = insert_into(connection, PROFILES)
            change = add.on_conflict_do_update(index_elements=["player"], set_=barred)
            connection.execute(change, {"player": player, **barred})

    def reports(self) -> list[Report]:
        """The open reports, oldest first."""
        reported, reporter = PLAYERS.alias(), PLAYERS.alias()
        query = (
            select(REPORTS.c.id, reported.c.name, REPORTS.c.reason, REPORTS.c.details)
            .add_columns(reporter.c.name, REPORTS.c.created)
            .join(reported, reported.c.id == REPORTS.c.reported)
            .outerjoin(reporter, reporter.c.id == REPORTS.c.reporter)
            .where(REPORTS.c.closed.is_(None))
            .order_by(REPORTS.c.created)
            .limit(200)
        )
        with self._database.read() as connection:
            return [Report(*row) for row in connection.execute(query)]

    def close_report(self, report: str) -> None:
        """Close a report.

        Raises:
            InvalidInput: there is no such report.
        """
        with self._database.write() as connection:
            if not _close(connection, REPORTS.c.id == report):
                raise InvalidInput(
                    f"there is no open report {report}: list them with qmines users reports"
                )


def _account(connection: Connection, name: str) -> str:
    player = account_named(connection, name)
    if player is None:
        raise InvalidInput(
            f"there is no account called {name}: see all accounts with qmines users list"
        )
    return player


def _close(connection: Connection, which: Any) -> int:
    still = which & REPORTS.c.closed.is_(None)
    return connection.execute(update(REPORTS).where(still).values(closed=now())).rowcount
