"""Computes scores and achievements from all games, for new versions and for operators.

Reading a long history locks nothing. If a game of the player ends meanwhile, their scores are
computed again.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import delete, insert, select

from qmines.store.accounts.players import DAY, GUEST, now
from qmines.store.achievements import award_all
from qmines.store.database.dialects import insert_into
from qmines.store.database.tables import PLAYERS, SCORES, SECRETS
from qmines.store.errors import StoreBusy
from qmines.store.games.scores import ordered_games, scores_of

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from qmines.store.store import Store

_KEPT_DAYS: Final = 40
_TRIES: Final = 5
_VERSION: Final = "3"  # of the computation of scores


def fill_leaderboards(store: Store) -> bool:
    """Compute the scores of all players unless this version did before; returns whether it did."""
    done = select(SECRETS.c.value).where(SECRETS.c.name == "leaderboards")
    with store.database.read() as connection:
        if connection.scalar(done) == _VERSION:
            return False
    rebuild(store)
    with store.database.write() as connection:
        connection.execute(delete(SECRETS).where(SECRETS.c.name == "leaderboards"))
        connection.execute(insert(SECRETS), {"name": "leaderboards", "value": _VERSION})
    return True


def rebuild(store: Store) -> int:
    """Recompute the scores and achievements of all accounts; returns how many there are."""
    query = select(PLAYERS.c.id).where(~GUEST).order_by(PLAYERS.c.id)
    with store.database.read() as connection:
        players = list(connection.scalars(query))
    for player in players:
        rebuild_scores(store, player)
        award_all(store, player)
    return len(players)


def rebuild_scores(store: Store, player: str) -> None:
    """Recompute all scores of an account.

    Raises:
        StoreBusy: the scores kept changing.
    """
    for _ in range(_TRIES):
        with store.database.read() as connection:
            before, rows = _stored(connection, player), _computed(connection, player)
        with suppress(StoreBusy), store.database.write() as connection:
            _replace(connection, player, before, rows)
            return
    with store.database.write() as connection:  # now the player's games have to wait
        before = _stored(connection, player, lock=True)
        _replace(connection, player, before, _computed(connection, player))


def forget_old(store: Store) -> int:
    """Delete the scores of long past days, weeks and months; returns how many."""
    old = SCORES.c.ends < now() - _KEPT_DAYS * DAY
    with store.database.write() as connection:
        return connection.execute(delete(SCORES).where(old)).rowcount


def _stored(connection: Connection, player: str, *, lock: bool = False) -> set[Any]:
    query = select(SCORES).where(SCORES.c.player == player).order_by(SCORES.c.list)
    rows = connection.execute(query.with_for_update() if lock else query)
    return {tuple(row) for row in rows}


def _computed(connection: Connection, player: str) -> list[dict[str, Any]]:
    scores = scores_of(ordered_games(connection, player), now())
    return [
        {**scores[each].row(), "list": each.name, "player": player, "ends": each.ends}
        for each in sorted(scores)
    ]


def _replace(
    connection: Connection, player: str, before: set[Any], rows: list[dict[str, Any]]
) -> None:
    """Replace a player's scores, unless a game has changed them since they were read."""
    gone = delete(SCORES).where(SCORES.c.player == player).returning(SCORES)
    same = {tuple(row) for row in connection.execute(gone)} == before
    if same and rows:
        add = insert_into(connection, SCORES).on_conflict_do_nothing().returning(SCORES.c.list)
        same = len(connection.execute(add, rows).all()) == len(rows)
    if not same:
        raise StoreBusy(f"a game of player {player} has just ended: try again")
