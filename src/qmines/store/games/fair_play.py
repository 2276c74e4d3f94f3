"""Fair play: verifies won games of the web site by replaying them.

A game is *verified* if all of this holds:

* It was won by one player without help: no hints, assists, chances or undo, and neither seed
  nor position was chosen.
* Its pace is not unusual for people.
* It was never paused, so its time is all the time that the player had.
* The server drew its seed for this game alone (no race, no daily board, no given layout), and
  the seed matches the commitment.
* Replayed from that seed, its events lead to the stored hashes, and to the stored outcome, time,
  help and deaths, which leaderboards use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import select

from qmines.modes import Result
from qmines.play.records import Standing
from qmines.session import commitment_to
from qmines.session.pace import unusual_pace
from qmines.session.transcript import links_of
from qmines.store.accounts.players import now
from qmines.store.database.tables import EVENTS
from qmines.store.errors import NoSuchGame, StoreBusy, StoreError

if TYPE_CHECKING:
    from qmines.session import Game
    from qmines.store.records import StoredGame
    from qmines.store.store import Store


class Fairness(NamedTuple):
    """When a game was verified, and what is unusual about its pace; None if not judged."""

    verified: int | None = None
    pace: str | None = None


def judged(store: Store, name: str, bbbv: int | None) -> Fairness:
    """Judge a finished game with this 3BV by replaying it; locks nothing.

    Raises:
        StoreBusy: the game could not be read.
    """
    try:
        stored = store.stored(name)
        won = stored.owner is not None and stored.outcome.result is Result.WON
        if not won or stored.aid or stored.deaths:
            return Fairness()
        game = store.load(name)
    except StoreBusy:
        raise
    except (NoSuchGame, StoreError):  # deleted or damaged
        return Fairness()
    pace = unusual_pace(game.transcript, bbbv, stored.milliseconds)
    fair = not pace and _is_fair(store, stored, game)
    return Fairness(now() if fair else None, pace)


def _is_fair(store: Store, stored: StoredGame, game: Game) -> bool:
    """Whether a game on a board of its own was never paused, and is what its row says."""
    if stored.shared or stored.sealed:
        return False
    if any(entry.event == "pause" for entry in game.transcript):
        return False
    found = Standing.of(game, seeded=False)
    told = (stored.outcome, stored.milliseconds, stored.aid, stored.deaths)
    if (found.outcome, found.milliseconds, found.aid, found.deaths) != told:
        return False
    return commitment_to(game.seed) == stored.commitment and _chained(store, stored.id, game)


def _chained(store: Store, name: str, game: Game) -> bool:
    """Whether the stored hashes of all events are right."""
    query = select(EVENTS.c.hash).where(EVENTS.c.game == name).order_by(EVENTS.c.sequence)
    with store.database.read() as connection:
        hashes = list(connection.scalars(query))
    return links_of(game.header, game.transcript) == hashes
