"""Who appears in public: lists, places, records and daily boards leave out the same players."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

import pytest
from sqlalchemy import insert

from qmines.store.accounts.moderation import Moderation
from qmines.store.accounts.profiles import Privacy, Profiles
from qmines.store.accounts.public import name_in_lists
from qmines.store.database.tables import DAILIES
from qmines.store.games.daily import Dailies
from qmines.store.games.filters import Filter
from qmines.store.games.leaderboard import (
    Board,
    Leaderboard,
    place_of,
    places,
    players_in,
    rebuild,
)
from qmines.store.games.statistics import best_games
from store.test_deletion import account
from store.test_statistics import NOW, fill, row

if TYPE_CHECKING:
    from collections.abc import Callable

    from qmines.store import Player, Store

LIST: Final = Leaderboard(Board("classic", "expert"), verified=False)
BEST: Final = Filter(level="expert", rules="classic", verified=True, listed=True)

AWAY: Final[dict[str, Callable[[Store, Player], None]]] = {
    "hidden": lambda store, who: Profiles(store).set_privacy(who, Privacy(hidden=True)),
    "unlisted": lambda store, who: Profiles(store).set_privacy(who, Privacy(unlisted=True)),
    "barred": lambda store, who: Moderation(store).set_listed(who.name or "", listed=False),
    "banned": lambda store, who: Moderation(store).ban(who.name or "", "cheating"),
}
"""The ways in which a player leaves public lists."""


@pytest.mark.parametrize("how", AWAY)
def test_a_player_who_is_not_listed_is_nowhere(store: Store, how: str):
    ada, bob = account(store, "Ada"), account(store, "Bob")
    more = {"verified": NOW, "created": NOW}
    games = [
        row(1, owner=ada.id, **more),
        row(2, owner=bob.id, milliseconds=2000, **more),
        row(3, owner=ada.id, **more | {"shared": True}),
        row(4, owner=bob.id, **more | {"shared": True}),
    ]
    fill(store, games)
    day = datetime.fromtimestamp(NOW / 1000, UTC).date()
    tries = [{"day": str(day), "level": "expert"}] * 2
    with store.database.write() as connection:
        for entry, player, game in zip(tries, (ada, bob), games[2:], strict=True):
            one = {**entry, "player": player.id, "game": game["id"]}
            connection.execute(insert(DAILIES), one)
    rebuild(store)

    def seen() -> tuple[list[str | None], int, list[str | None], list[str | None], str | None]:
        return (
            [each.name for each in places(store, LIST)],
            players_in(store, LIST),
            [each.owner for each in best_games(store, BEST)],
            [each.name for each in Dailies(store).results(day, "expert")],
            name_in_lists(store.database, ada.id),
        )

    def ranks() -> list[tuple[int, bool]]:
        found = (place_of(store, LIST, each) for each in (ada, bob))
        return [(each.rank, each.listed) for each in found if each is not None]

    assert seen() == (["Ada", "Bob"], 2, [ada.id, bob.id], ["Ada", "Bob"], "Ada")
    assert ranks() == [(1, True), (2, True)]
    AWAY[how](store, ada)
    assert seen() == (["Bob"], 1, [bob.id], ["Bob"], None)
    assert ranks() == [(1, False), (1, True)]
