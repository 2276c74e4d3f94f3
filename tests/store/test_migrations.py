"""The schema: what its versions lead to, and databases of other versions."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import inspect, text

from qmines.store import Store, StoreError
from qmines.store.database import migrations
from qmines.store.database.matchmaking_schema import DEALT_PUZZLES
from qmines.store.database.tables import METADATA

if TYPE_CHECKING:
    from pathlib import Path


def test_the_versions_lead_to_the_tables(new_url: str):
    with Store(new_url) as store, store.database.read() as connection:
        made = inspect(connection)
        assert set(made.get_table_names()) == {*METADATA.tables, "schema_version"}
        for name, table in METADATA.tables.items():
            columns = {column["name"]: column for column in made.get_columns(name)}
            assert list(columns) == [column.name for column in table.columns]
            for column in table.columns:
                found = columns[column.name]
                assert found["nullable"] == column.nullable, column
                assert found["type"]._type_affinity is column.type._type_affinity, column
            keys = made.get_pk_constraint(name)["constrained_columns"]
            assert keys == [column.name for column in table.primary_key]
        assert made.get_unique_constraints("events")[0]["column_names"] == ["game", "key"]
        referred = {each["referred_table"] for each in made.get_foreign_keys("events")}
        assert referred == {"games", "players"}


def test_a_newer_version_is_refused(new_url: str):
    with Store(new_url) as store, store.database.write() as connection:
        connection.execute(text("INSERT INTO schema_version VALUES (99, 0)"))
    with pytest.raises(
        StoreError, match=r"newer version of qmines \(schema 99; .*\): update qmines$"
    ):
        Store(new_url)


def test_an_older_version_is_brought_up_to_date(new_url: str, monkeypatch: pytest.MonkeyPatch):
    Store(new_url).close()
    more = (*migrations.VERSIONS, ("CREATE TABLE extra (x INTEGER)",))
    monkeypatch.setattr(migrations, "VERSIONS", more)
    for _ in range(2):
        with Store(new_url) as store, store.database.read() as connection:
            assert inspect(connection).has_table("extra")
            versions = text("SELECT version FROM schema_version ORDER BY version")
            assert connection.scalars(versions).all() == list(range(1, len(more) + 1))


def test_bans_of_older_versions_no_longer_unlist_an_account(
    new_url: str, monkeypatch: pytest.MonkeyPatch
):
    """Where a ban implied that the account was unlisted, even after its end."""
    steps = next(each for each in migrations.VERSIONS if "SET barred = FALSE" in str(each[0]))
    number = migrations.VERSIONS.index(steps)
    with monkeypatch.context() as patched:
        patched.setattr(migrations, "VERSIONS", migrations.VERSIONS[:number])
        with Store(new_url) as store, store.database.write() as connection:
            for player in ("banned", "barred"):
                connection.execute(
                    text("INSERT INTO players (id, created) VALUES (:p, 0)"), {"p": player}
                )
                connection.execute(
                    text("INSERT INTO profiles (player, barred) VALUES (:p, TRUE)"), {"p": player}
                )
            connection.execute(text("INSERT INTO bans VALUES ('banned', 0, 1, '')"))
            connection.execute(text("INSERT INTO secrets VALUES ('leaderboards', '1')"))
    with Store(new_url) as store, store.database.read() as connection:
        barred = connection.scalars(text("SELECT player FROM profiles WHERE barred")).all()
        assert barred == ["barred"]
        assert connection.execute(text("SELECT * FROM secrets")).all() == []  # lists are recomputed


def test_a_failing_migration_leaves_nothing(sqlite_url: str, monkeypatch: pytest.MonkeyPatch):
    Store(sqlite_url).close()
    bad = (*migrations.VERSIONS, ("CREATE TABLE extra (x INTEGER)", "CREATE TABLE games (y)"))
    with monkeypatch.context() as patched:
        patched.setattr(migrations, "VERSIONS", bad)
        with pytest.raises(StoreError, match="already exists"):
            Store(sqlite_url)
    with Store(sqlite_url) as store, store.database.read() as connection:
        assert not inspect(connection).has_table("extra")


def test_somebody_elses_database_is_left_alone(tmp_path: Path):
    with sqlite3.connect(tmp_path / "photos.db") as connection:
        connection.execute("CREATE TABLE photos (x)")
    connection.close()
    with pytest.raises(StoreError, match="is not a qmines database"):
        Store(f"sqlite:///{tmp_path / 'photos.db'}")
    with sqlite3.connect(tmp_path / "photos.db") as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("photos",)]
    connection.close()


def test_ratings_of_known_puzzles_are_reset(new_url: str, monkeypatch: pytest.MonkeyPatch):
    """They were earned with answers that anyone could read; ratings of races stay."""
    before = migrations.VERSIONS[: migrations.VERSIONS.index(DEALT_PUZZLES)]
    with monkeypatch.context() as patched:
        patched.setattr(migrations, "VERSIONS", before)
        with Store(new_url) as store, store.database.write() as connection:
            for statement in (
                "INSERT INTO players (id, name, folded, created) VALUES ('ada', 'Ada', 'ada', 1)",
                "INSERT INTO puzzle_results VALUES ('ada', 'one', 1, TRUE)",
                *(
                    f"INSERT INTO ratings VALUES ('ada', '{kind}', 2681, 60, 0.06, 150, 1)"
                    for kind in ("puzzle", "race")
                ),
                *(
                    f"INSERT INTO rating_changes VALUES ('{kind}', 'ada', '{kind}', 1, 1500, 2681,"
                    " 60, NULL)"
                    for kind in ("puzzle", "race")
                ),
                "INSERT INTO drills VALUES ('one', 'ada', 'pair', NULL, '1#', 1, 1, NULL, NULL)",
                "INSERT INTO drills VALUES ('two', 'ada', 'pair', NULL, '1#', 1, 1, NULL, NULL)",
            ):
                connection.execute(text(statement))
    with Store(new_url) as store, store.database.read() as connection:
        assert connection.scalars(text("SELECT kind FROM ratings")).all() == ["race"]
        assert connection.scalars(text("SELECT kind FROM rating_changes")).all() == ["race"]
        assert connection.scalars(text("SELECT rating FROM drills")).all() == [None, None]
        assert not inspect(connection).has_table("puzzle_results")
