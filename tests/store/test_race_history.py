"""The races of a player in both databases: results, rating changes, pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from qmines.core.glicko import Rating
from qmines.errors import InvalidInput
from qmines.modes import make_setup
from qmines.session import Header, commitment_to
from qmines.store.accounts.profiles import Privacy, Profiles
from qmines.store.database.tables import GAMES, ROOMS
from qmines.store.games.race_history import race_history
from qmines.store.games.rooms import Rooms
from qmines.store.games.shared_start import beginning_of
from store.test_deletion import account

if TYPE_CHECKING:
    from qmines.store import Player, Store

SEED = bytes(32)
HEADER = Header(make_setup("9x9x10"), commitment_to(SEED), ranked=True)
START = beginning_of(HEADER, SEED)


def begin(store: Store, one: Player, other: Player) -> str:
    rooms = Rooms(store)
    name = rooms.make(one, "", "race", HEADER, SEED, automatic=True, rated=True).id
    rooms.join(name, other, "")
    rooms.start(name, None, START)
    return name


def end(store: Store, name: str, times: dict[str, int], ended: int) -> None:
    """End a race: who has a time has cleared the board, the others hit a mine."""
    for member in Rooms(store).look(name).members:
        cleared = times.get(member.name)
        values = {"outcome": "won" if cleared else "lost", "milliseconds": cleared or 1}
        with store.database.write() as connection:
            change = GAMES.update().where(GAMES.c.id == member.game)
            connection.execute(change.values(reason="mine", finished=1, **values))
    Rooms(store).finish(name)
    with store.database.write() as connection:
        connection.execute(ROOMS.update().where(ROOMS.c.id == name).values(ended=ended))


def test_races_with_results_and_rating_changes(store: Store):
    ada, bob, cleo = (account(store, name) for name in ("Ada", "Bob", "Cleo"))
    results = [(bob, {"Ada": 9, "Bob": 12}), (cleo, {"Cleo": 9}), (bob, {})]
    names = []
    for ended, (other, times) in enumerate(results, 1):
        names.append(begin(store, ada, other))
        end(store, names[-1], times, ended)
    begin(store, ada, cleo)  # this one goes on
    found = race_history(store, ada.id, before=None, limit=10)
    assert found.next is None
    assert [race.room.id for race in found.races] == names[::-1]
    assert [race.score for race in found.races] == [0.5, 0.0, 1.0]
    assert [race.opponents[0].name for race in found.races] == ["Bob", "Cleo", "Bob"]
    first = found.races[-1]
    assert first.rating is not None
    assert first.rating.value == pytest.approx(Rating().value + first.change)
    assert first.change > 0 > found.races[1].change
    assert first.rating.deviation < Rating().deviation

    pages, mark = [], None
    for _ in results:
        page = race_history(store, ada.id, before=mark, limit=1)
        pages += [race.room.id for race in page.races]
        mark = page.next
    assert (pages, mark) == (names[::-1], None)
    with pytest.raises(InvalidInput):
        race_history(store, ada.id, before="x", limit=1)

    Profiles(store).set_privacy(cleo, Privacy(hidden=True))
    opponents = race_history(store, ada.id, before=None, limit=10).races[1].opponents
    assert [(each.name, each.public) for each in opponents] == [("Cleo", False)]
