"""What somebody gains in rating by racing accounts of their own that give up at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from sqlalchemy import update

from qmines.core.glicko import Rating
from qmines.modes import make_setup
from qmines.session import Header, commitment_to
from qmines.store.accounts.players import DAY, now
from qmines.store.database.tables import GAMES
from qmines.store.games import ratings
from qmines.store.games.matches import Matches, Wanted
from qmines.store.games.ratings import PAIR_A_DAY, RACE, Ratings
from qmines.store.games.rooms import Rooms
from qmines.store.games.shared_start import beginning_of
from store.test_deletion import account

if TYPE_CHECKING:
    from qmines.store import Player, Store

SEED: Final = bytes(32)
HEADER: Final = Header(make_setup("9x9x10"), commitment_to(SEED), ranked=True)
START: Final = beginning_of(HEADER, SEED)


def quick_match(store: Store, winner: Player, loser: Player) -> None:
    """A rated quick match that one of two gives up at once."""
    matches, rooms, wanted = Matches(store), Rooms(store), Wanted(HEADER, rated=True)
    name = matches.find_or_wait(winner, "", wanted, SEED).id
    matches.find_or_wait(loser, "", wanted, SEED)
    room = rooms.look(name)
    if len(room.members) < 2:  # too far apart to be paired; a rematch of an earlier race would do
        matches.cancel(winner)
        matches.cancel(loser)
        room = rooms.make(winner, "", "race", HEADER, SEED, automatic=True, rated=True)
        rooms.join(room.id, loser, "")
    room = rooms.start(room.id, None, START)
    with store.database.write() as connection:
        for each in room.members:
            won = {"outcome": "won", "milliseconds": 9_000, "finished": now()}
            gave_up = {"outcome": "lost", "reason": "resigned", "finished": now()}
            values = won if each.player == winner.id else gave_up
            connection.execute(update(GAMES).where(GAMES.c.id == each.game).values(values))
    rooms.finish(room.id)


def rating(store: Store, player: Player) -> Rating:
    return Ratings(store).of(player.id, RACE, now()) or Rating()


@pytest.mark.parametrize("accounts", [1, pytest.param(10, marks=pytest.mark.extra)])
def test_a_few_races_of_two_accounts_are_rated_in_a_day(store: Store, accounts: int):
    star = account(store, "Star")
    others = [account(store, f"Helper{number}") for number in range(accounts)]
    gained: list[float] = []
    for _ in range(5):
        for other in others:
            quick_match(store, star, other)
        gained.append(rating(store, star).value - 1500)
    assert gained[PAIR_A_DAY - 1 :] == [gained[PAIR_A_DAY - 1]] * (5 - PAIR_A_DAY + 1)
    assert len(Ratings(store).changes(star.id, RACE)) == PAIR_A_DAY * accounts
    with store.database.write() as connection:  # the next day
        connection.execute(
            update(ratings.RATING_CHANGES).values(time=ratings.RATING_CHANGES.c.time - DAY)
        )
    quick_match(store, star, others[0])
    assert len(Ratings(store).changes(star.id, RACE)) == PAIR_A_DAY * accounts + 1
