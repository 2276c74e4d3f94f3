"""What the store keeps, what it refuses, and what it says when it cannot be used."""

from __future__ import annotations

import os
import sqlite3
import stat
from pathlib import Path

import pytest
from sqlalchemy import text

from qmines.errors import InvalidInput
from qmines.modes import make_setup
from qmines.store import KeptGame, NoSuchGame, Stale, Store, StoreBusy, StoreError
from qmines.store.place import data_folder, database_url
from qmines.store.records import Record, Standing

SETUP = make_setup("9x9x10", "forgiving", first="safe", strict=True)


def played(store: Store, *events: str, seed: int | None = 7, level: str = "9x9x10") -> KeptGame:
    kept = KeptGame.new(store, make_setup(level), seed=seed)
    for event in events:
        kept.do(event)
    return kept


def file_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


def change(url: str, statement: str) -> None:
    with sqlite3.connect(file_of(url)) as connection:
        connection.execute(statement)
    connection.close()


def test_a_game_comes_back_as_it_was(store: Store):
    kept = KeptGame.new(store, SETUP, player_seed="mine", ranked=True)
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
    kept = KeptGame.new(store, SETUP)
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
    with pytest.raises(InvalidInput, match="the key a was used for another event: flag 0 0"):
        kept.do("flag 1 1", key="a")
    # Also where it comes in between: the store looks once more before it writes.
    record = Record("a", "flag 0 0", 5, "0" * 64)
    standing = Standing.of(kept.game, seeded=True, undone=False)
    assert store.append(kept.id, 7, [record], standing).repeated


@pytest.mark.parametrize("key", ["", "x" * 65, "a b", "ü", "\0"])
def test_a_key_is_short_and_visible(store: Store, key: str):
    kept = played(store, "open 4 4")
    with pytest.raises(InvalidInput, match="key of an event"):
        kept.do("flag 0 0", key=key)
    assert kept.do("flag 0 0").sequence == 2


def test_a_stale_writer_is_told(store: Store):
    one = played(store, "open 4 4")
    two = KeptGame.load(store, one.id)
    one.do("flag 0 0")
    with pytest.raises(Stale, match="gone on elsewhere: 2 events have happened, not 1") as caught:
        two.do("flag 8 8")
    assert caught.value.sequence == 2
    assert two.view.sequence == 2  # as it is now
    assert two.do("flag 8 8").sequence == 3
    with pytest.raises(Stale):
        one.do("undo")
    assert one.game.save() == two.game.save() == store.load(one.id).save()


def test_one_commit_for_many_events_up_to_a_refusal(store: Store):
    kept = played(store, "open 4 4")
    with pytest.raises(InvalidInput, match="outside"):
        kept.do_all(["flag 0 0", "flag 0 1", "flag 9 9", "flag 0 2"])
    assert kept.view.sequence == store.load(kept.id).sequence == 3
    assert kept.do_all([]).sequence == 3


def test_names_that_are_not_there(store: Store):
    played(store, "open 4 4")
    for name in ("", "%", "___", "zzzzzzzzzzzz", "../x", "a b c d"):
        with pytest.raises(NoSuchGame):
            store.find(name)
    with pytest.raises(NoSuchGame, match="there is no game x in the store"):
        store.load("x")
    with pytest.raises(NoSuchGame):
        store.append("x", 0, [Record("k", "undo", 0, "0" * 64)], Standing(None, 0, "", 0))  # type: ignore[arg-type]


def test_the_beginning_of_a_name_must_tell_games_apart(store: Store, monkeypatch):
    letters = iter("aaaaaaaaaaaa" + "aaaabbbbbbbb")
    monkeypatch.setattr("secrets.choice", lambda _: next(letters))
    one, two = played(store, "open 0 0"), played(store, "open 0 0")
    assert store.find("AAAAB").id == two.id
    assert store.find("aaaaaaaaaaaa").id == one.id
    with pytest.raises(NoSuchGame, match="more than one game"):
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
    monkeypatch.setattr("qmines.store.store.MAX_EVENTS", 2)
    kept = played(store, "open 4 4", "flag 0 0")
    with pytest.raises(StoreError, match="at most 2 events"):
        kept.do("flag 0 0")
    assert kept.view.sequence == 2


def test_committed_is_synced(sqlite_url: str):
    with Store(sqlite_url) as store:
        for transaction in (store.database.read, store.database.write):
            with transaction() as connection:
                found = [
                    connection.scalar(text(f"PRAGMA {name}"))
                    for name in ("journal_mode", "synchronous", "foreign_keys")
                ]
                assert found == ["wal", 2, 1]


def test_a_log_that_cannot_be_had_now(sqlite_url: str):
    file_of(sqlite_url).parent.mkdir()
    with sqlite3.connect(file_of(sqlite_url)) as held:
        held.execute("CREATE TABLE schema_version (version, applied)")
    held.execute("BEGIN")  # a reader: the journal cannot be changed under it
    held.execute("SELECT * FROM schema_version").fetchall()
    with pytest.raises(StoreBusy):
        Store(sqlite_url, timeout=0.1)
    held.close()


def test_a_file_system_without_a_log(sqlite_url: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("qmines.store.dialects._logging", lambda _: ("delete", 2))
    with pytest.raises(StoreError, match="without a write-ahead log: name another folder"):
        Store(sqlite_url)


def test_a_locked_database_says_so_and_nothing_happens(sqlite_url: str):
    with Store(sqlite_url, timeout=0.2) as store:
        kept = played(store, "open 4 4")
        other = sqlite3.connect(file_of(sqlite_url))
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreBusy, match=r"has been writing to .* for more than 0\.2 s") as busy:
            kept.do("flag 0 0", key="k")
        assert "\n" not in str(busy.value)
        assert kept.view.sequence == 1  # to be seen all the same
        other.rollback()
        other.close()
        assert kept.do("flag 0 0", key="k").sequence == 2
        assert kept.do("flag 0 0", key="k").sequence == 2


def test_a_full_disk_says_so_and_nothing_happens(sqlite_url: str):
    with Store(sqlite_url) as store:
        kept = played(store, "open 4 4")
        with store.database.read() as connection:
            pages = connection.scalar(text("PRAGMA page_count"))
            connection.execute(text(f"PRAGMA max_page_count = {pages}"))
        with pytest.raises(StoreError, match="no room is left"):
            kept.do_all(["flag 0 0"] * 1000)
        stored = kept.view.sequence
        assert store.load(kept.id).sequence == stored
        with store.database.read() as connection:
            connection.execute(text(f"PRAGMA max_page_count = {pages * 9}"))
        assert kept.do("flag 0 0").sequence == stored + 1


@pytest.mark.parametrize(
    ("content", "words"),
    [(b"not a database at all " * 200, "is not a database"), (b"\0" * 5000, "is not a database")],
)
def test_a_file_that_is_no_database(sqlite_url: str, content: bytes, words: str):
    file_of(sqlite_url).parent.mkdir()
    file_of(sqlite_url).write_bytes(content)
    with pytest.raises(StoreError, match=words) as caught:
        Store(sqlite_url)
    assert "\n" not in str(caught.value)
    assert file_of(sqlite_url).read_bytes() == content  # left as it was


def test_a_damaged_page(sqlite_url: str):
    with Store(sqlite_url) as store:
        kept = played(store, *["open 4 4", "flag 0 0"] * 100)
    data = bytearray(file_of(sqlite_url).read_bytes())
    data[4096:] = b"\xff" * (len(data) - 4096)
    file_of(sqlite_url).write_bytes(data)
    with pytest.raises(StoreError, match="damaged"), Store(sqlite_url) as store:
        store.load(kept.id)


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("UPDATE events SET event = 'flag 0 1' WHERE sequence = 1", "its hashes do not fit"),
        ("UPDATE events SET at = at + 1 WHERE sequence = 1", "its hashes do not fit"),
        ("UPDATE events SET event = 'dance' WHERE sequence = 1", "event 1"),
        ("DELETE FROM events WHERE sequence = 0", "events are missing"),
        ("UPDATE games SET events = 1", "events are missing"),
        ("UPDATE games SET seed = replace(seed, '7', '8')", "the seed is not the one"),
        ("UPDATE games SET seed = 'x'", "its seed"),
        ("UPDATE games SET mines = 11", "its hashes do not fit"),
        ("UPDATE games SET rules = 'chess'", "cannot be read"),
        ("UPDATE games SET options = '{'", "cannot be read"),
    ],
)
def test_changed_games_are_not_trusted(sqlite_url: str, statement: str, words: str):
    with Store(sqlite_url) as store:
        kept = played(store, "open 4 4", "flag 0 0")
    change(sqlite_url, statement)
    with Store(sqlite_url) as store, pytest.raises(StoreError, match=words):
        store.load(kept.id)


@pytest.mark.parametrize("statement", ["outcome = 'eaten'", "reason = 'x'", "measures = '{'"])
def test_a_changed_row_is_not_listed(sqlite_url: str, statement: str):
    with Store(sqlite_url) as store:
        played(store, "open 4 4")
    change(sqlite_url, f"UPDATE games SET {statement}")
    with Store(sqlite_url) as store, pytest.raises(StoreError, match="damaged"):
        store.games()


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("nonsense", "not the address of a database"),
        ("sqlite://", "name a file"),
        ("sqlite:///:memory:", "name a file"),
        ("nosuch://x/y", "no driver for nosuch"),
    ],
)
def test_addresses_that_will_not_do(url: str, words: str):
    with pytest.raises(StoreError, match=words):
        Store(url)


def test_a_folder_in_place_of_the_file(tmp_path: Path):
    with pytest.raises(StoreError, match="cannot be opened"):
        Store(f"sqlite:///{tmp_path}")


def test_a_file_in_place_of_the_folder(tmp_path: Path):
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot be made"):
        Store(f"sqlite:///{tmp_path / 'file' / 'qmines.db'}")


def test_where_the_data_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.delenv("QMINES_DATA", raising=False)
    monkeypatch.delenv("QMINES_DATABASE_URL", raising=False)
    assert data_folder().name == "qmines"
    monkeypatch.setenv("QMINES_DATA", str(tmp_path / "here"))
    assert database_url() == f"sqlite:///{tmp_path / 'here' / 'qmines.db'}"
    Store().close()
    assert (tmp_path / "here" / "qmines.db").exists()
    if os.name == "posix":
        assert stat.S_IMODE((tmp_path / "here").stat().st_mode) == 0o700
    monkeypatch.setenv("QMINES_DATABASE_URL", f"sqlite:///{tmp_path / 'other.db'}")
    Store().close()
    assert (tmp_path / "other.db").exists()
