"""Ratings by puzzles in both databases: each answer counts once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import select

from qmines.core.glicko import Rating, rated
from qmines.store import Store
from qmines.store.accounts.accounts import Accounts
from qmines.store.database.tables import PUZZLE_RESULTS
from qmines.store.games.ratings import PUZZLE, RACE, REST, Ratings
from store.test_deletion import GOOD, account
from support.waiting import PATIENCE

if TYPE_CHECKING:
    from qmines.store import Player

HARD = Rating(1800.0, 60.0)


def solve(store: Store, player: Player, puzzle: str, at: int, *, solved: bool = True) -> bool:
    """Whether it counted."""
    found = Ratings(store).rate_puzzle(player, puzzle, HARD, solved=solved, at=at)
    return found is not None


def test_a_puzzle_counts_again_after_a_rest(store: Store):
    ada, bob = account(store, "Ada"), account(store, "Bob")
    assert solve(store, ada, "one", 1, solved=False)
    assert not solve(store, ada, "one", REST)
    assert solve(store, ada, "two", 2)
    assert solve(store, bob, "one", 2)
    assert solve(store, ada, "one", 1 + REST)
    ratings = Ratings(store)
    changes = ratings.changes(ada.id, PUZZLE)
    assert [each["time"] for each in changes] == [1, 2, 1 + REST]
    first = rated(Rating(), [(HARD, 0.0)])
    assert changes[0]["rating"] == pytest.approx(first.value)
    assert changes[0]["rating"] < 1500 < changes[-1]["rating"]
    now = ratings.of(ada.id, PUZZLE, 1 + REST)
    assert now is not None
    assert (now.value, now.deviation) == (changes[-1]["rating"], changes[-1]["deviation"])
    assert ratings.of(ada.id, RACE, 1) is None
    export = Accounts(store).export(ada)
    assert [each["puzzle"] for each in export.records("puzzle_results")] == ["one", "two"]
    Accounts(store).delete(ada, GOOD)
    with store.database.read() as connection:
        assert connection.scalars(select(PUZZLE_RESULTS.c.player)).all() == [bob.id]


def test_of_many_answers_at_once_each_puzzle_counts_once(url: str):
    with Store(url, timeout=PATIENCE) as store:
        ada = account(store, "Ada")
        answers = [f"puzzle {number % 4}" for number in range(12)]
        with ThreadPoolExecutor(6) as pool:
            counted = list(pool.map(lambda name: solve(store, ada, name, 1), answers))
        assert sum(counted) == 4
        assert len(Ratings(store).changes(ada.id, PUZZLE)) == 4
