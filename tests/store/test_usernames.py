"""Names that look alike: one account among them, and none that looks like a reserved name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from sqlalchemy import delete, insert, select, text

from qmines.errors import InvalidInput
from qmines.modes import make_setup
from qmines.session import Header, commitment_to
from qmines.store import Players, Store
from qmines.store.accounts.accounts import Accounts
from qmines.store.accounts.confusables import shapes_of
from qmines.store.accounts.usernames import checked_name
from qmines.store.database import migrations
from qmines.store.database.tables import NAME_SHAPES, PLAYERS
from qmines.store.games.rooms import Rooms

if TYPE_CHECKING:
    from qmines.store.accounts.players import Player

GOOD = "correct zebra staple"
SEED = bytes(32)
HEADER = Header(make_setup("9x9x10"), commitment_to(SEED))
REFUSED = [
    "\N{HANGUL FILLER}" * 3,
    "alice\N{HANGUL FILLER}",
    "alice\N{HALFWIDTH HANGUL FILLER}",
    "ali\N{HANGUL CHOSEONG FILLER}ce",
    "ali\N{SOFT HYPHEN}ce",
    "ɑdmin",
    "ɡuest",
    "adrnin",
    "r00t",
    "roоt",
    "SYSTEM",
    "ådmin",
    "ᴀᴅᴍɪɴ",
]
"""Names with invisible letters, and lookalikes of reserved names."""
LOOKALIKES = [
    ("alice", "ɑlice"),
    ("alice", "alıce"),
    ("ALICE", "alıce"),
    ("alice", "AIice"),
    ("alice", "a1ice"),
    ("coco", "сосо"),  # Cyrillic
    ("mike", "rnike"),
    ("bob", "b0b"),
    ("clocky", "clocƙy"),
    ("clocƙy", "clocky"),
    ("clocky", "ᴄʟᴏᴄᴋʏ"),
    ("ADA", "ᴀᴅᴀ"),
    ("Łódź", "lodz"),
    ("đođo", "ɗoɗo"),
    ("BØB", "bob"),
]


def sign_up(store: Store, *names: str) -> None:
    for number, name in enumerate(names):
        Accounts(store).sign_up(name, GOOD, address=f"1.2.3.{number}")


def names(store: Store) -> list[str]:
    with store.database.read() as connection:
        return list(connection.scalars(select(PLAYERS.c.name).order_by(PLAYERS.c.created)))


def log_in(store: Store, name: str) -> Player:
    return Accounts(store).log_in(name, GOOD, address="5.6.7.8").player


@pytest.mark.parametrize("name", REFUSED)
def test_invisible_letters_and_lookalikes_of_reserved_names_are_refused(name: str):
    with pytest.raises(InvalidInput):
        checked_name(name)


@pytest.mark.parametrize(("taken", "lookalike"), LOOKALIKES)
def test_a_name_that_looks_like_a_taken_one_is_taken(store: Store, taken: str, lookalike: str):
    sign_up(store, taken, lookalike)
    assert names(store) == [taken]
    assert log_in(store, taken).name == taken


@pytest.mark.parametrize(("one", "other"), [("Lia", "Ila"), ("Ali", "All"), ("bob", "rob")])
def test_names_that_can_be_told_apart_are_free(store: Store, one: str, other: str):
    sign_up(store, one, other)
    assert names(store) == [one, other]


def test_a_refused_lookalike_leaves_nothing(store: Store):
    sign_up(store, "alice", "AIice")
    with store.database.read() as connection:
        assert set(connection.scalars(select(NAME_SHAPES.c.shape))) == shapes_of("alice")


def test_a_deleted_name_is_free_again(store: Store):
    sign_up(store, "alice")
    Accounts(store).delete(log_in(store, "alice"), GOOD)
    sign_up(store, "ɑlice")
    assert names(store) == ["ɑlice"]


def test_accounts_from_before_keep_working(new_url: str, monkeypatch: pytest.MonkeyPatch):
    with Store(new_url) as store:
        sign_up(store, "alice")
    with Store(new_url) as store, store.database.write() as connection:
        connection.execute(text("DROP TABLE name_shapes"))
        connection.execute(text("DELETE FROM schema_version WHERE version > 10"))
        copied = "INSERT INTO players SELECT 'b', :n, :n, password, created + 1 FROM players"
        connection.execute(text(copied), {"n": "ɑlice"})
    with monkeypatch.context() as patched:
        patched.setattr(migrations, "VERSIONS", migrations.VERSIONS[:11])
        with Store(new_url) as store:
            assert [log_in(store, name).name for name in ("alice", "ɑlice")] == ["alice", "ɑlice"]
            sign_up(store, "AIice")
            assert names(store) == ["alice", "ɑlice"]


def test_names_from_before_get_the_shapes_without_diacritics(
    new_url: str, monkeypatch: pytest.MonkeyPatch
):
    versions = migrations.VERSIONS
    last = max(n for n, steps in enumerate(versions) if migrations._add_name_shapes in steps)
    with Store(new_url) as store:
        sign_up(store, "clocƙy", "łoła")
    with Store(new_url) as store, store.database.write() as connection:
        connection.execute(delete(NAME_SHAPES).where(NAME_SHAPES.c.shape.in_(["clocky", "lola"])))
        connection.execute(text(f"DELETE FROM schema_version WHERE version > {last}"))
        copied = "INSERT INTO players SELECT 'b', :n, :n, password, created + 1 FROM players"
        connection.execute(text(f"{copied} WHERE name = 'łoła'"), {"n": "lola"})
        connection.execute(insert(NAME_SHAPES), {"shape": "lola", "player": "b"})
    monkeypatch.setattr(migrations, "VERSIONS", versions[: last + 1])
    with Store(new_url) as store:
        sign_up(store, "clocky", "ľoľa")
        assert names(store) == ["clocƙy", "łoła", "lola"]
        assert [log_in(store, name).name for name in names(store)] == names(store)
        Accounts(store).delete(log_in(store, "lola"), GOOD)
        sign_up(store, "loła")
        assert names(store) == ["clocƙy", "łoła", "loła"]


def test_nobody_joins_a_room_under_a_name_that_looks_like_anothers(store: Store):
    host, guest = Players(store).guest("a")[0], Players(store).guest("b")[0]
    rooms = Rooms(store)
    room = rooms.make(host, "alice", "coop", HEADER, SEED).id
    with pytest.raises(InvalidInput):
        rooms.join(room, guest, "ɑlice")
    sign_up(store, "AIice")
    joined = rooms.join(room, log_in(store, "AIice"), "").members
    assert [each.name for each in joined] == ["alice", "AIice-2"]
