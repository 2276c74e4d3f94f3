"""Fair play: verifies won games of the web site by replaying them.

A game is *verified* if all of this holds:

* It was won by one player without help: no hints, assists, chances or undo, and neither seed
  nor position was chosen.
* It was never paused, so its time is all the time that the player had.
* The server drew its seed for this game alone (no race, no daily board, no given layout), and
  the seed matches the commitment.
* Replayed from that seed, its events lead to the stored hashes, and to the stored outcome, time,
  help and deaths, which leaderboards use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import select, update

from qmines.modes import Result
from qmines.play.records import Standing
from qmines.session import commitment_to
from qmines.session.pace import unusual_pace
from qmines.session.transcript import links_of
from qmines.store.accounts.players import now
from qmines.store.database.tables import EVENTS, GAMES
from qmines.store.errors import NoSuchGame, StoreBusy, StoreError
from qmines.store.games.filters import unknown_boards
from qmines.store.games.leaderboard import refresh_game

if TYPE_CHECKING:
    from qmines.session import Game
    from qmines.store.store import Store

_EACH: Final = 500  # games that a server verifies when it starts


def verify_game(store: Store, name: str) -> bool:
    """Replay a game, and store and return whether it is verified.

    Raises:
        StoreBusy: the result could not be stored.
    """
    try:
        stored = store.stored(name)
        alone = stored.owner is not None and not stored.shared and not stored.sealed
        if not alone or stored.aid or stored.deaths or stored.outcome.result is not Result.WON:
            return False
        game = store.load(name)
    except StoreBusy:
        raise
    except (NoSuchGame, StoreError):  # deleted or damaged
        return False
    _note_pace(store, game, name)
    if any(entry.event == "pause" for entry in game.transcript):
        return False
    found = Standing.of(game, seeded=False)
    told = (stored.outcome, stored.milliseconds, stored.aid, stored.deaths)
    if (found.outcome, found.milliseconds, found.aid, found.deaths) != told:
        return False
    if commitment_to(game.seed) != stored.commitment or not _chained(store, name, game):
        return False
    same = (GAMES.c.id == name) & (GAMES.c.events == game.sequence) & (GAMES.c.aid == "")
    noted = update(GAMES).where(same, *unknown_boards()).values(verified=now())
    with store.database.write() as connection:
        verified = connection.execute(noted).rowcount == 1
        refresh_game(connection, name)
    return verified


def _note_pace(store: Store, game: Game, name: str) -> None:
    """Store what is unusual about the timing of a game's moves, for leaderboards to show."""
    same = (GAMES.c.id == name) & (GAMES.c.events == game.sequence)
    noted = update(GAMES).where(same).values(pace=unusual_pace(game.transcript))
    with store.database.write() as connection:
        connection.execute(noted)


def _chained(store: Store, name: str, game: Game) -> bool:
    """Whether the stored hashes of all events are right."""
    query = select(EVENTS.c.hash).where(EVENTS.c.game == name).order_by(EVENTS.c.sequence)
    with store.database.read() as connection:
        hashes = list(connection.scalars(query))
    return links_of(game.header, game.transcript) == hashes


def unverified(store: Store, limit: int = _EACH) -> list[str]:
    """The IDs of games that could be verified and were not checked yet, latest first."""
    columns = GAMES.c
    query = (
        select(columns.id)
        .where(columns.finished.is_not(None), columns.outcome == "won", columns.aid == "")
        .where(columns.owner.is_not(None), columns.pace.is_(None), *unknown_boards())
        .order_by(columns.finished.desc(), columns.id)
        .limit(limit)
    )
    with store.database.read() as connection:
        return list(connection.scalars(query))
