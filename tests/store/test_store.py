"""What the store keeps, and what it refuses."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from qmines.errors import InvalidInput
from qmines.modes import make_setup
from qmines.play.records import Record, Standing
from qmines.store import NoSuchGame, Stale, Store, StoredPlay, StoreError
from support.messages import refused

SETUP = make_setup("9x9x10", "forgiving", first="safe", strict=True)


def played(store: Store, *events: str, seed: int | None = 7, level: str = "9x9x10") -> StoredPlay:
    kept = StoredPlay.new(store, make_setup(level), seed=seed)
    for event in events:
        kept.do(event)
    return kept


def test_a_game_comes_back_as_it_was(store: Store):
    kept = StoredPlay.new(store, SETUP, player_seed="mine", ranked=True)
    kept.do("open 4 4")
    kept.do("flag 0 0")
    found = store.load(kept.id)
    assert found.save() == kept.game.save()
    assert found.header == kept.game.header
    assert found.header.ranked
    row = store.find(kept.id[:5])
    assert (row.id, row.title) == (kept.id, "beginner, forgiving first=safe strict")
    assert (row.events, row.outcome.over, row.finished, row.aid) == (2, False, None, "")


def test_events_are_stored_one_by_one(store: Store):
    kept = played(store, "open 4 4", "flag 0 0")
    with store.database.read() as connection:
        rows = connection.execute(text("SELECT * FROM events ORDER BY sequence")).mappings().all()
    assert [row["event"] for row in rows] == ["open 4 4", "flag 0 0"]
    assert [row["sequence"] for row in rows] == [0, 1]
    assert rows[1]["hash"] == kept.game.chain
    assert rows[0]["time"] <= rows[1]["time"]
    assert rows[0]["key"] != rows[1]["key"]


def test_a_game_without_events_is_not_stored(store: Store):
    kept = StoredPlay.new(store, SETUP)
    assert (kept.id, store.games()) == ("", [])
    with pytest.raises(InvalidInput):
        kept.do("open 99 99")
    assert (kept.id, store.games()) == ("", [])
    assert kept.do("open 4 4").sequence == 1


def test_a_repeated_key_happens_once(store: Store):
    kept = played(store, "open 4 4")
    first = kept.do("flag 0 0", key="a")
    again = kept.do("flag 0 0", key="a")
    assert (first.sequence, first.chain) == (again.sequence, again.chain)
    assert store.load(kept.id).sequence == 2
    with refused("site-key-used", InvalidInput):
        kept.do("flag 1 1", key="a")
    # Also where it comes in between: the store looks once more before it writes.
    record = Record("a", "flag 0 0", 5, "0" * 64)
    standing = Standing.of(kept.game, seeded=True)
    assert store.append(kept.id, 7, [record], standing).repeated


@pytest.mark.parametrize("key", ["", "x" * 65, "a b", "ü", "\0"])
def test_a_key_is_short_and_visible(store: Store, key: str):
    kept = played(store, "open 4 4")
    with pytest.raises(InvalidInput, match="event's key must"):
        kept.do("flag 0 0", key=key)
    assert kept.do("flag 0 0").sequence == 2


def test_a_stale_writer_is_told(store: Store):
    one = played(store, "open 4 4")
    two = StoredPlay.load(store, one.id)
    one.do("flag 0 0")
    with refused("site-game-elsewhere", Stale) as caught:
        two.do("flag 8 8")
    assert caught.value.sequence == 2
    assert two.view.sequence == 2  # as it is now
    assert two.do("flag 8 8").sequence == 3
    with pytest.raises(Stale):
        one.do("undo")
    assert one.game.save() == two.game.save() == store.load(one.id).save()


def test_one_commit_for_many_events_up_to_a_refusal(store: Store):
    kept = played(store, "open 4 4")
    with pytest.raises(InvalidInput, match="no cell at"):
        kept.do_all(["flag 0 0", "flag 0 1", "flag 9 9", "flag 0 2"])
    assert kept.view.sequence == store.load(kept.id).sequence == 3
    assert kept.do_all([]).sequence == 3


def test_names_that_are_not_there(store: Store):
    kept = played(store, "open 4 4")
    for name in ("", "%", "___", "zzzzzzzzzzzz", "../x", "a b c d"):
        with pytest.raises(NoSuchGame):
            store.find(name)
    with pytest.raises(NoSuchGame, match="there is no game 'x' in the store"):
        store.load("x")
    standing = Standing.of(kept.game, seeded=False)
    with pytest.raises(NoSuchGame):
        store.append("x", 0, [Record("k", "undo", 0, "0" * 64)], standing)


def test_the_beginning_of_a_name_must_tell_games_apart(store: Store, monkeypatch):
    letters = iter("aaaaaaaaaaaa" + "aaaabbbbbbbb")
    monkeypatch.setattr("secrets.choice", lambda _: next(letters))
    one, two = played(store, "open 0 0"), played(store, "open 0 0")
    assert store.find("AAAAB").id == two.id
    assert store.find("aaaaaaaaaaaa").id == one.id
    with pytest.raises(NoSuchGame, match="several game IDs start with"):
        store.find("aaaa")


def test_lists_are_bounded(store: Store):
    kept = played(store, "open 4 4")
    assert [game.id for game in store.games(limit=10**9)] == [kept.id]
    with pytest.raises(InvalidInput):
        store.games(limit=0)


def test_pruning_takes_unfinished_games_only(store: Store):
    lost = played(store, "resign")
    left = played(store, "open 4 4")
    assert store.prune(1) == 0
    assert store.prune(0) == 1
    assert [game.id for game in store.games()] == [lost.id]
    with store.database.read() as connection:
        assert connection.scalar(text("SELECT count(*) FROM events")) == 1
    with pytest.raises(NoSuchGame):
        left.do("flag 0 0")
    with pytest.raises(InvalidInput):
        store.prune(-1)


def test_the_events_of_a_game_are_bounded(store: Store, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("qmines.store.games.append.MAX_EVENTS", 2)
    kept = played(store, "open 4 4", "flag 0 0")
    with pytest.raises(StoreError, match="at most 2 events"):
        kept.do("flag 0 0")
    assert kept.view.sequence == 2
