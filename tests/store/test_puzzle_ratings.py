"""Rated puzzles in both databases: nobody chooses among them, and the first answer counts once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import func, select, update

from qmines.core.deduction import Technique
from qmines.core.glicko import Rating, rated
from qmines.core.position import Position
from qmines.store import Store
from qmines.store.accounts.players import now
from qmines.store.database.tables import DRILLS
from qmines.store.games import drills as drills_module
from qmines.store.games.drills import TOO_FAST, Drills
from qmines.store.games.ratings import DEVIATION, PUZZLE, RACE, Ratings
from store.test_deletion import account
from support.waiting import PATIENCE

if TYPE_CHECKING:
    from typing import Any

    from qmines.store import Player
    from qmines.store.games.drills import Drill

POSITION = Position.from_rows(["###", "11#"], 1)
OTHER = Position.from_rows(["####", "11##"], 2)
PAIR = Technique.PAIR


def deal(store: Store, player: Player, *, after: int = TOO_FAST) -> Drill:
    """A rated puzzle that was dealt so many milliseconds ago."""
    dealt = Drills(store).deal(player, PAIR, POSITION, 1800)
    with store.database.write() as connection:
        connection.execute(
            update(DRILLS).where(DRILLS.c.id == dealt.id).values(created=now() - after)
        )
    return dealt


def changes(store: Store, player: Player) -> list[dict[str, Any]]:
    return Ratings(store).changes(player.id, PUZZLE)


def puzzles_of(store: Store, player: Player) -> int:
    mine = (DRILLS.c.owner == player.id) & DRILLS.c.rating.is_not(None)
    with store.database.read() as connection:
        return connection.scalar(select(func.count()).where(mine)) or 0


def test_the_first_answer_counts(store: Store):
    drills, ada = Drills(store), account(store, "Ada")
    dealt = deal(store, ada)
    assert drills.answer(ada, dealt.id, right=False)
    (change,) = changes(store, ada)
    hard = Rating(1800.0, DEVIATION)
    assert change["rating"] == pytest.approx(rated(Rating(), [(hard, 0.0)]).value)
    for right in (True, False):
        assert not drills.answer(ada, dealt.id, right=right)
    assert changes(store, ada) == [change]
    assert drills.answer(ada, deal(store, ada).id, right=True)
    last = changes(store, ada)[-1]
    assert last["rating"] > change["rating"]
    rating = Ratings(store).of(ada.id, PUZZLE, last["time"])
    assert rating is not None
    assert (rating.value, rating.deviation) == (last["rating"], last["deviation"])
    assert Ratings(store).of(ada.id, RACE, now()) is None
    assert drills.records(ada)[PAIR].recent == [False, True]  # the trainer learns from them too


def test_a_puzzle_stays_until_it_is_answered(store: Store, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(drills_module, "MOST", 10)
    drills, ada = Drills(store), account(store, "Ada")
    assert drills.dealt(ada) is None
    first = deal(store, ada)
    for _ in range(3):
        again = drills.deal(ada, Technique.SINGLE, OTHER, 900)
        assert (again.id, again.technique, again.position) == (first.id, PAIR, POSITION)
    for _ in range(20):  # the oldest of too many drills are deleted
        drills.answer(ada, drills.give(ada, PAIR, POSITION).id, right=True)
    assert drills.dealt(ada) == again
    assert drills.answer(ada, first.id, right=True)
    assert drills.dealt(ada) is None
    assert drills.deal(ada, Technique.SINGLE, OTHER, 900).id != first.id


def test_rated_puzzles_are_not_of_the_trainer_or_of_others(store: Store):
    drills, ada, bob = Drills(store), account(store, "Ada"), account(store, "Bob")
    dealt = deal(store, ada)
    assert drills.waiting(ada, None) is None
    assert drills.find(ada, dealt.id) is None
    assert drills.find(ada, dealt.id, rated=True) == dealt
    given = drills.give(ada, PAIR, POSITION)
    assert drills.find(ada, given.id, rated=True) is None
    assert drills.answer(ada, given.id, right=True)
    assert drills.dealt(bob) is drills.find(bob, dealt.id, rated=True) is None
    assert not drills.answer(bob, dealt.id, right=True)
    assert changes(store, ada) == changes(store, bob) == []


@pytest.mark.parametrize(("right", "after", "counts"), [(True, -9, 0), (True, 0, 0), (False, 0, 1)])
def test_no_rating_rises_faster_than_a_human_can_answer(
    store: Store, right: bool, after: int, counts: int
):
    ada = account(store, "Ada")
    dealt = deal(store, ada, after=after)
    assert Drills(store).answer(ada, dealt.id, right=right)
    assert len(changes(store, ada)) == counts
    assert Drills(store).dealt(ada) is None


def test_of_many_puzzles_dealt_at_once_there_is_one(url: str):
    with Store(url, timeout=PATIENCE) as store, Store(url, timeout=PATIENCE) as other:
        ada, stores = account(store, "Ada"), (store, other)

        def ask(number: int) -> str:
            position = (POSITION, OTHER)[number % 2]
            return Drills(stores[number % 2]).deal(ada, PAIR, position, 1800).id

        with ThreadPoolExecutor(6) as pool:
            assert len(set(pool.map(ask, range(12)))) == 1
        assert puzzles_of(store, ada) == 1


def test_of_many_answers_at_once_one_counts(url: str):
    with Store(url, timeout=PATIENCE) as store, Store(url, timeout=PATIENCE) as other:
        ada, stores = account(store, "Ada"), (store, other)
        for number in range(1, 4):
            name = deal(store, ada).id

            def answer(way: int, name: str = name) -> bool:
                return Drills(stores[way % 2]).answer(ada, name, right=way % 3 == 0)

            with ThreadPoolExecutor(6) as pool:
                assert sum(pool.map(answer, range(12))) == 1
            assert len(changes(store, ada)) == number
