"""Friends and blocked players, and reports to the operator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import and_, delete, func, insert, select, update

from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.store.accounts.players import DAY, new_name, now
from qmines.store.accounts.public import account_known, related_to
from qmines.store.database.dialects import insert_into
from qmines.store.database.tables import RELATIONS, REPORTS

if TYPE_CHECKING:
    from sqlalchemy import CompoundSelect

    from qmines.store.accounts.players import Player
    from qmines.store.store import Store

KINDS: Final = ("friend", "block")
REASONS: Final = ("name", "cheating", "behaviour")
MOST: Final = 200
"""Friends and blocked players of one account, together."""
REPORTS_A_DAY: Final = 10
_LONGEST: Final = 500


class Relations:
    """The friends and blocked players of accounts."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    def of(self, player: Player) -> dict[str, list[str]]:
        """The names of a player's friends and blocked players, by kind."""
        related = related_to(player.id)
        query = select(related.c.kind, related.c.name).order_by(related.c.folded)
        found: dict[str, list[str]] = {kind: [] for kind in KINDS}
        with self._database.read() as connection:
            for row in connection.execute(query):
                found[row.kind].append(row.name)
        return found

    def add(self, player: Player, name: str, kind: str) -> bool:
        """Add a friend, or block a player; returns whether there is such a player.

        Raises:
            InvalidInput: players named themselves, or their list is full.
        """
        with self._database.write() as connection:
            other = account_known(connection, name, player)
            if other is None:
                return False
            if other == player.id:
                raise InvalidInput(Message("refused-oneself"))
            count = select(func.count()).where(
                RELATIONS.c.player == player.id, RELATIONS.c.other != other
            )
            if (connection.scalar(count) or 0) >= MOST:
                raise InvalidInput(Message("refused-relations", most=MOST))
            change = insert_into(connection, RELATIONS).on_conflict_do_update(
                index_elements=["player", "other"], set_={"kind": kind}
            )
            row = {"player": player.id, "other": other, "kind": kind, "created": now()}
            connection.execute(change, row)
        return True

    def remove(self, player: Player, name: str) -> bool:
        """Remove a friend, or unblock a player; returns whether they were listed."""
        with self._database.write() as connection:
            other = account_known(connection, name, player)
            one = (RELATIONS.c.player == player.id) & (RELATIONS.c.other == other)
            return bool(connection.execute(delete(RELATIONS).where(one)).rowcount)

    def report(self, player: Player, name: str, reason: str, details: str) -> bool:
        """Report a player to the operator; returns whether there is such a player.

        While a report by the same player for the same reason is open, another one replaces it.

        Raises:
            InvalidInput: too many reports in a day, or the details are too long.
        """
        if len(details) > _LONGEST or "\0" in details:
            raise InvalidInput(Message("refused-report-long", most=_LONGEST))
        lately = (REPORTS.c.reporter == player.id) & (REPORTS.c.created > now() - DAY)
        with self._database.write() as connection:
            other = account_known(connection, name, player)
            if other is None:
                return False
            if (connection.scalar(select(func.count()).where(lately)) or 0) >= REPORTS_A_DAY:
                raise InvalidInput(Message("refused-reports", most=REPORTS_A_DAY))
            row = {"reporter": player.id, "reported": other, "reason": reason}
            same = and_(REPORTS.c.closed.is_(None), *(REPORTS.c[key] == row[key] for key in row))
            replaced = update(REPORTS).where(same).values(details=details)
            if not connection.execute(replaced).rowcount:
                row |= {"id": new_name(), "details": details}
                connection.execute(insert(REPORTS), row | {"created": now()})
        return True


def blocked_either_way(player: str) -> CompoundSelect[str]:
    """As SQL: the players whom this one has blocked, and those who have blocked this one."""
    blocks = RELATIONS.c.kind == "block"
    mine = select(RELATIONS.c.other).where(blocks, RELATIONS.c.player == player)
    return mine.union(select(RELATIONS.c.player).where(blocks, RELATIONS.c.other == player))
