"""Fair play: games of the web site that the server derived anew, and found to be as they are told.

A game is *verified* if all of this holds:

* It was won without help: no hint, no move made for the player, no chances, no undo, and
  neither seed nor position was chosen; one player alone made its moves.
* It was never paused, so that its time is all the time that the player had.
* Its seed was drawn by the server for this game alone (no race, no daily board, no given
  layout), and is the one that it had committed to.
* Played anew from that seed, its events lead to the same hashes, link by link, and to the
  same outcome, time, help and deaths as the row says that best lists are made of.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import select, update

from qmines.modes import Result
from qmines.play.records import Standing
from qmines.session import commitment_to
from qmines.session.pace import unusual_pace
from qmines.session.transcript import next_link
from qmines.store.accounts.players import now
from qmines.store.database.tables import EVENTS, GAMES
from qmines.store.errors import NoSuchGame, StoreBusy, StoreError
from qmines.store.games.filters import unknown_boards
from qmines.store.games.leaderboard import refresh_game

if TYPE_CHECKING:
    from qmines.session import Game
    from qmines.store.store import Store

_EACH: Final = 500  # games that a starting server looks at


def verify_game(store: Store, name: str) -> bool:
    """Derive a game anew and note whether it is fair play; tells what was found.

    Raises:
        StoreBusy: nothing could be noted just now.
    """
    try:
        stored = store.stored(name)
        alone = stored.owner is not None and not stored.shared and not stored.sealed
        if not alone or stored.aid or stored.deaths or stored.outcome.result is not Result.WON:
            return False
        game = store.load(name)
    except StoreBusy:
        raise
    except (NoSuchGame, StoreError):  # gone, or not what it was
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
    """Note what is unusual about the timing of a game's moves, for leaderboards to show."""
    same = (GAMES.c.id == name) & (GAMES.c.events == game.sequence)
    noted = update(GAMES).where(same).values(pace=unusual_pace(game.transcript))
    with store.database.write() as connection:
        connection.execute(noted)


def _chained(store: Store, name: str, game: Game) -> bool:
    """Whether every event has the hash that follows from all before it."""
    query = select(EVENTS.c.hash).where(EVENTS.c.game == name).order_by(EVENTS.c.sequence)
    with store.database.read() as connection:
        hashes = list(connection.scalars(query))
    link, links = game.header.link(), []
    for entry in game.transcript:
        link = next_link(link, entry)
        links.append(link)
    return links == hashes


def unverified(store: Store, limit: int = _EACH) -> list[str]:
    """Games that could be fair play and were not looked at yet, the latest first."""
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
