"""Databases that are locked, full, damaged, somebody else's, or nowhere."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import stat
import subprocess
from pathlib import Path
from queue import SimpleQueue

import pytest
from sqlalchemy import text

from qmines.modes import make_setup
from qmines.store import Store, StoreBusy, StoredPlay, StoreError
from qmines.store.database.data_folder import data_folder, database_url
from support.waiting import PATIENCE

DOCS = Path(__file__).parents[2] / "docs" / "store.md"


def played(store: Store, *events: str) -> StoredPlay:
    kept = StoredPlay.new(store, make_setup("9x9x10"), seed=7)
    for event in events:
        kept.do(event)
    return kept


def file_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


def change(url: str, statement: str) -> None:
    with sqlite3.connect(file_of(url)) as connection:
        connection.execute(statement)
    connection.close()


def scribble(file: Path, place: float = 0.5) -> None:
    """Write 32 KiB of garbage over a part of a file."""
    with file.open("r+b") as opened:
        opened.seek(int(file.stat().st_size * place))
        opened.write(random.Random(1).randbytes(32 << 10))


def test_committed_is_synced(sqlite_url: str):
    with Store(sqlite_url) as store:
        for transaction in (store.database.read, store.database.write):
            with transaction() as connection:
                found = [
                    connection.scalar(text(f"PRAGMA {name}"))
                    for name in ("journal_mode", "synchronous", "foreign_keys")
                ]
                assert found == ["wal", 2, 1]


def modes_of(url: str) -> dict[str, int]:
    """The modes of a database and the files that SQLite keeps beside it."""
    files = file_of(url).parent.glob(f"{file_of(url).name}*")
    return {each.name: stat.S_IMODE(each.stat().st_mode) for each in files}


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_nobody_else_reads_the_database(sqlite_url: str):
    private = dict.fromkeys(("qmines.db", "qmines.db-wal", "qmines.db-shm"), 0o600)
    before = os.umask(0)
    try:
        with Store(sqlite_url) as store:
            played(store, "open 4 4")
            assert modes_of(sqlite_url) == private
            for name in private:  # as older versions made them
                (file_of(sqlite_url).parent / name).chmod(0o644)
            with Store(sqlite_url):
                assert modes_of(sqlite_url) == private
    finally:
        os.umask(before)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_the_mode_of_another_programs_database_stays(tmp_path: Path):
    url = f"sqlite:///{tmp_path / 'photos.db'}"
    change(url, "CREATE TABLE photos (x)")
    file_of(url).chmod(0o644)
    with pytest.raises(StoreError):
        Store(url)
    assert stat.S_IMODE(file_of(url).stat().st_mode) == 0o644


def test_a_log_that_cannot_be_had_now(sqlite_url: str):
    file_of(sqlite_url).parent.mkdir()
    with sqlite3.connect(file_of(sqlite_url)) as held:
        held.execute("CREATE TABLE schema_version (version, applied)")
    held.execute("BEGIN")  # a reader: the journal cannot be changed under it
    held.execute("SELECT * FROM schema_version").fetchall()
    with pytest.raises(StoreBusy):
        Store(sqlite_url, timeout=0.1)
    held.close()


def test_a_query_without_a_transaction_says_what_went_wrong(sqlite_url: str):
    with Store(sqlite_url) as store:
        game = played(store, "open 4 4", "flag 0 0")
        assert [each.event for each in store.events_after(game.id, 1)] == ["flag 0 0"]
        change(sqlite_url, "ALTER TABLE events RENAME TO others")
        with pytest.raises(StoreError, match="events"):
            store.events_after(game.id, 1)
        change(sqlite_url, "ALTER TABLE others RENAME TO events")
        assert len(store.events_after(game.id, 0)) == 2  # the connection is as good as before


def test_a_file_system_without_a_log(sqlite_url: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("qmines.store.database.dialects._logging", lambda _: ("delete", 2))
    with pytest.raises(StoreError, match="write-ahead logging: choose another folder"):
        Store(sqlite_url)


def test_a_locked_database_says_so_and_nothing_happens(sqlite_url: str):
    with Store(sqlite_url, timeout=0.2) as store:
        kept = played(store, "open 4 4")
        other = sqlite3.connect(file_of(sqlite_url))
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreBusy, match=r"locked for more than 0\.2 s") as busy:
            kept.do("flag 0 0", key="k")
        assert "\n" not in str(busy.value)
        assert kept.view.sequence == 1  # to be seen all the same
        other.rollback()
        other.close()
        assert kept.do("flag 0 0", key="k").sequence == 2
        assert kept.do("flag 0 0", key="k").sequence == 2


def test_a_first_event_that_cannot_be_stored(sqlite_url: str, monkeypatch: pytest.MonkeyPatch):
    with Store(sqlite_url) as store:
        kept = StoredPlay.new(store, make_setup("9x9x10"), seed=7)
        with monkeypatch.context() as patched:
            patched.setattr(Store, "append", lambda *_: (_ for _ in ()).throw(StoreBusy("busy")))
            with pytest.raises(StoreBusy):
                kept.do("open 4 4")
        assert (kept.view.sequence, store.games()) == (0, [])
        assert kept.do("open 4 4").sequence == 1
        assert [game.aid for game in store.games()] == ["seed"]


def test_a_full_disk_says_so_and_nothing_happens(sqlite_url: str):
    with Store(sqlite_url) as store:
        kept = played(store, "open 4 4")
        with store.database.read() as connection:
            pages = connection.scalar(text("PRAGMA page_count"))
            connection.execute(text(f"PRAGMA max_page_count = {pages}"))
        with pytest.raises(StoreError, match="The disk is full"):
            kept.do_all(["flag 0 0"] * 1000)
        stored = kept.view.sequence
        assert store.load(kept.id).sequence == stored
        with store.database.read() as connection:
            connection.execute(text(f"PRAGMA max_page_count = {pages * 9}"))
        assert kept.do("flag 0 0").sequence == stored + 1


@pytest.mark.parametrize(
    ("content", "words"),
    [(b"not a database at all " * 200, "isn’t a database"), (b"\0" * 5000, "isn’t a database")],
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


@pytest.mark.parametrize("place", [0.2, 0.35, 0.5, 0.65, 0.8])
def test_damage_in_the_middle_is_found(sqlite_url: str, place: float):
    """32 KiB of garbage, which opening the database rarely comes across."""
    told: SimpleQueue[StoreError] = SimpleQueue()
    with Store(sqlite_url) as store:
        played(store).do_all([f"flag {n % 9} {n % 8}" for n in range(3000)])
        assert store.database.dialect.damage(store.database._engine) is None
    scribble(file_of(sqlite_url), place)
    try:
        with Store(sqlite_url) as store:
            store.database.look_for_damage(told.put)
            found = str(told.get(timeout=PATIENCE))
    except StoreError as error:  # the description of a table was there
        found = str(error)
    assert found == f"{file_of(sqlite_url)} is damaged. Restore a backup, or rename the file."


@pytest.mark.skipif(shutil.which("sqlite3") is None, reason="sqlite3 is not installed")
def test_what_is_not_damaged_can_be_kept(sqlite_url: str):
    """The commands in docs/store.md: a backup, and a copy of what can still be read."""
    backup, keep = DOCS.read_text("utf-8").split("## Damage and backups")[1].split("```sh")[1:3]
    file = file_of(sqlite_url)
    with Store(sqlite_url) as store:
        for _ in range(200):
            played(store).do_all([f"flag {n % 9} {n % 8}" for n in range(60)])
        run_in(file.parent, backup)
    scribble(file)
    run_in(file.parent, keep)
    for path, complete in ((file.with_name("backup.db"), 200), (file, 190)):
        with Store(f"sqlite:///{path}") as store:
            assert store.database.dialect.damage(store.database._engine) is None
            games = [each.id for each in store.games(limit=1000)]
            assert sum(loads(store, game) for game in games) >= complete
        assert path.stat().st_mode & 0o077 == 0


def run_in(folder: Path, lines: str) -> None:
    subprocess.run(lines.partition("```")[0], shell=True, cwd=folder, check=True)


def loads(store: Store, game: str) -> bool:
    try:
        return store.load(game).sequence == 60
    except StoreError:
        return False


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("UPDATE events SET event = 'flag 0 1' WHERE sequence = 1", "hashes of its events"),
        ("UPDATE events SET at = at + 1 WHERE sequence = 1", "hashes of its events"),
        ("UPDATE events SET event = 'dance' WHERE sequence = 1", "event 1"),
        ("DELETE FROM events WHERE sequence = 0", "events are missing"),
        ("UPDATE games SET events = 1", "events are missing"),
        ("UPDATE games SET seed = replace(seed, '7', '8')", "the seed does not match"),
        ("UPDATE games SET seed = 'x'", "its seed"),
        ("UPDATE games SET mines = 11", "hashes of its events"),
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
        ("nonsense", "not a database URL"),
        ("sqlite://", "use a file"),
        ("sqlite:///:memory:", "use a file"),
        ("nosuch://x/y", "nosuch is not a supported database"),
        ("mysql://x/y", "mysql is not a supported database"),
    ],
)
def test_addresses_that_will_not_do(url: str, words: str):
    with pytest.raises(StoreError, match=words):
        Store(url)


def test_a_folder_in_place_of_the_file(tmp_path: Path):
    with pytest.raises(StoreError, match="Can’t open"):
        Store(f"sqlite:///{tmp_path}")


def test_a_file_in_place_of_the_folder(tmp_path: Path):
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot create the folder"):
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
