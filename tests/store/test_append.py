"""Events of many games in one transaction: what is stored, what is refused, what it takes."""

from __future__ import annotations

import random
import re
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import event, text

from qmines.errors import InvalidInput
from qmines.modes import make_setup
from qmines.session import Header, commitment_to
from qmines.store import (
    Append,
    NoSuchGame,
    Players,
    Record,
    Stale,
    Standing,
    Store,
    StoredPlay,
    StoreError,
)
from qmines.store.accounts.public import living_sessions
from qmines.store.database.tables import EVENTS, GAMES
from qmines.store.games import append
from store.test_fairplay import won
from support.postgres import new_database

if TYPE_CHECKING:
    from pathlib import Path

    from qmines.store import Receipt
    from qmines.store.database.connection import Database

SEED = bytes(32)
HEADER = Header(make_setup("beginner"), commitment_to(SEED))


def record(key: str, event: str = "flag 0 0") -> Record:
    return Record(key, event, 0, "0" * 64)


def made(store: Store, number: int) -> tuple[list[str], Standing]:
    """Games, and how one of them stands."""
    games = [store.add(HEADER, SEED) for _ in range(number)]
    standing = Standing.of(StoredPlay.load(store, games[0]).game, seeded=False)
    return games, standing


def test_each_of_many_appends_is_stored_or_refused_for_itself(store: Store):
    (one, two), standing = made(store, 2)
    found = store.append_all(
        [
            Append(one, 0, [record("a"), record("b")], standing),
            Append(two, 5, [record("a")], standing),
            Append(two, 0, [record("c")], standing),
            Append(one, 2, [record("d")], standing),
            Append(one, 0, [record("a")], standing),
            Append(one, 3, [record("a", "flag 1 1")], standing),
            Append("nowhere", 0, [record("a")], standing),
        ]
    )
    assert [found[0].sequence, found[2].sequence, found[3].sequence] == [1, 0, 2]
    assert isinstance(found[1], Stale)
    assert found[1].sequence == 0
    assert found[4].repeated
    assert isinstance(found[5], InvalidInput)
    assert isinstance(found[6], NoSuchGame)
    assert store.sequences([one, two, "nowhere"]) == {one: 3, two: 1}


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.extra)])
def test_whether_looked_at_before_or_not_it_is_the_same(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """The short way against the careful one: the same answers, the same rows."""
    with ExitStack() as stack:
        urls = [f"sqlite:///{tmp_path}/{name}.db" for name in ("short", "careful")]
        if kind == "postgresql":
            urls = [stack.enter_context(new_database("append")) for _ in urls]
        stores = [stack.enter_context(Store(url)) for url in urls]
        _compare(stores, monkeypatch, rounds=400 if kind == "sqlite" else 200)


def _compare(stores: list[Store], monkeypatch: pytest.MonkeyPatch, rounds: int) -> None:
    both = [made(store, 4) for store in stores]
    careful = stores[1].database
    directly = append._append_directly

    def unless_careful(database: Database, *asked: Any) -> list[Receipt]:
        if database is careful:
            raise append._Refused
        return directly(database, *asked)

    monkeypatch.setattr(append, "_append_directly", unless_careful)
    luck, kinds = random.Random(5), set[str]()
    for _ in range(rounds):
        asked = [_asked(luck) for _ in range(luck.choice([1, 1, 1, 2, 3]))]
        told = []
        for store, (games, standing) in zip(stores, both, strict=True):
            appends = [
                Append([*games, "nowhere"][game], after, records, standing)
                for game, after, records in asked
            ]
            told.append([_plain(found, games) for found in store.append_all(appends)])
        assert told[0] == told[1]
        kinds |= {str(each[0]) for each in told[0]}
    rows = [_rows(store, games) for store, (games, _) in zip(stores, both, strict=True)]
    assert rows[0] == rows[1]
    assert kinds == {"stored", "repeated", "Stale", "InvalidInput", "NoSuchGame"}


def _asked(luck: random.Random) -> tuple[int, int, list[Record]]:
    """An append as it comes: mostly what follows, now and then anything."""
    game = luck.choice([0, 0, 1, 1, 2, 3, 4])
    keys = [f"k{luck.randrange(60)}" for _ in range(luck.choice([1, 1, 2]))]
    events = ["flag 0 0", "flag 0 1"] if luck.random() < 0.2 else ["flag 0 0"]
    records = [record(key, luck.choice(events)) for key in dict.fromkeys(keys)]
    return game, luck.randrange(25), records


def _plain(found: Any, games: list[str]) -> tuple[Any, ...]:
    """What was answered, without the names of games."""
    if isinstance(found, Exception):
        words = re.sub("|".join(games), "GAME", str(found))
        return type(found).__name__, words, getattr(found, "sequence", None)
    return "repeated" if found.repeated else "stored", found.sequence, found.hash


def _rows(store: Store, games: list[str]) -> list[Any]:
    with store.database.read() as connection:
        rows = connection.execute(
            text("SELECT game, sequence, key, event, hash FROM events ORDER BY 1, 2")
        ).all()
        counts = dict(connection.execute(text("SELECT id, events FROM games")).all())
    return [(counts[game], [tuple(row)[1:] for row in rows if row.game == game]) for game in games]


def test_games_are_updated_only_if_they_have_the_expected_number_of_events(store: Store):
    (one, two), _ = made(store, 2)
    added = {"game": one, "sequence": 0, "key": "k", "event": "flag 0 0"}
    added |= {"at": 0, "time": 0, "hash": "0" * 64, "actor": None}
    rows = [{"id": one, "deaths": 5, "before": 0}, {"id": two, "deaths": 6, "before": 1}]
    with store.database.write() as connection:
        append_rows = store.database.dialect.append
        assert append_rows(connection, (GAMES, rows), (EVENTS, [added])) == 1
    assert [store.stored(game).deaths for game in (one, two)] == [5, 0]


def test_a_game_has_an_end(store: Store, monkeypatch: pytest.MonkeyPatch):
    (game,), standing = made(store, 1)
    monkeypatch.setattr("qmines.store.games.append.MAX_EVENTS", 2)
    store.append(game, 0, [record("a"), record("b")], standing)
    with pytest.raises(StoreError, match="at most 2 events"):
        store.append(game, 2, [record("c")], standing)


def test_nothing_that_is_done_for_every_move_looks_through_a_table(sqlite_url: str):
    """Or each move would take longer with every game that was ever played."""
    with Store(sqlite_url) as store:
        players = Players(store)
        (one, two, kept), standing = made(store, 3)
        (_, first), (player, second) = players.guest(""), players.guest("")
        fair = won(store, "classic")
        scans: list[str] = []

        @event.listens_for(store.database._engine, "before_cursor_execute")
        def explain(_: Any, cursor: Any, statement: str, values: Any, *__: Any) -> None:
            if statement.startswith(("BEGIN", "PRAGMA")):
                return
            plan = cursor.connection.cursor().execute(f"EXPLAIN QUERY PLAN {statement}", values)
            scans.extend(
                f"{row[3]}: {statement}"
                for row in plan
                if re.match(r"SCAN (?!json_each|\d+ CONSTANT)", row[3])
            )

        for after in (0, 0, 7):  # stored, known already, refused
            store.append_all([Append(game, after, [record("a")], standing) for game in (one, two)])
        store.append(one, 1, [record("b")], standing)
        assert [each.key for each in store.events_after(one, 1)] == ["b"]
        assert store.stored(one).events == 2
        assert store.sequences([one, two]) == {one: 2, two: 1}
        assert len(players.of_all([first, second, "nobody's"])) == 2
        assert living_sessions(store.database, {player.session}).keys() == {player.session}
        assert StoredPlay.load(store, kept).do("flag 0 0").sequence == 1
        fair.settle()
        assert store.stored(fair.id).verified is not None
        assert scans == []


def test_a_move_in_a_long_game_takes_no_more_steps_than_in_a_short_one(sqlite_url: str):
    """An update that names the ID makes SQLite look through all events that refer to it."""
    with Store(sqlite_url) as store:
        (short, long), standing = made(store, 2)
        store.append(long, 0, [record(f"k{each}") for each in range(2000)], standing)
        steps: list[None] = []

        @event.listens_for(store.database._engine, "checkout")
        def count(connection: Any, *_: Any) -> None:
            connection.set_progress_handler(lambda: steps.append(None), 10)

        def taken(game: str, after: int) -> int:
            steps.clear()
            store.append(game, after, [record("last")], standing)
            return len(steps)

        assert taken(long, 2000) < 2 * taken(short, 0)
