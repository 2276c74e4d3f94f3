"""Accounts in the store: names, passwords, sessions, limits, export, deletion."""

from __future__ import annotations

from contextlib import suppress

import pytest
from sqlalchemy import func, select, text

from qmines.errors import InvalidInput
from qmines.modes import make_setup
from qmines.session import Header, commitment_to
from qmines.store import NoSuchGame, Players, Store, StoredPlay
from qmines.store.accounts import accounts as accounts_module
from qmines.store.accounts import attempts, players
from qmines.store.accounts import export as export_module
from qmines.store.accounts.accounts import TRIES, Accounts, WrongPassword
from qmines.store.accounts.addresses import NETWORK, address_of
from qmines.store.accounts.attempts import TooOften
from qmines.store.accounts.passwords import check_password, hash_of, matches
from qmines.store.accounts.public import living_sessions
from qmines.store.accounts.saved_positions import MOST, Positions
from qmines.store.accounts.usernames import checked_name, folded_name
from qmines.store.database import cleanup
from qmines.store.database.tables import DEVICES, EVENTS, GAMES, PLAYERS, POSITIONS, SESSIONS
from support.messages import refused

GOOD = "correct zebra staple"
SETUP = make_setup("beginner")


@pytest.fixture
def accounts(store: Store) -> Accounts:
    made = Accounts(store)
    made.sign_up("Ada", GOOD, address="1.2.3.4")
    return made


def log_in(accounts: Accounts, password: str = GOOD, **more: object) -> accounts_module.LoggedIn:
    fields = {"address": "5.6.7.8", "agent": "test"} | more
    return accounts.log_in("ada", password, **fields)  # type: ignore[arg-type]


def owned_game(store: Store, owner: str) -> str:
    seed = bytes(32)
    name = store.add(Header(SETUP, commitment_to(seed)), seed, owner=owner)
    StoredPlay.load(store, name).do("open 4 4")
    return name


@pytest.mark.parametrize(
    ("text", "shown"),
    [("Ada", "Ada"), ("Ａda", "Ada"), ("x-1_y.z", "x-1_y.z"), ("Åsa", "Åsa"), ("Анна", "Анна")],
)
def test_names_that_will_do(text: str, shown: str):
    assert checked_name(text) == (shown, shown.casefold())


@pytest.mark.parametrize(
    "text",
    [
        *("", "ab", "x" * 21, "a b c", "a--b", "-abc", "abc-", "pаypal", "ada\0", "1234", "٣abc"),
        *("a\u200bbc", "admin", "Root", "<b>ada", "ada\u0301\u0301x", "ada\ud800", "x" * 5000),
    ],
)
def test_names_that_will_not(text: str):
    with pytest.raises(InvalidInput):
        checked_name(text)


def test_names_are_the_same_however_they_are_typed():
    assert folded_name("ＡDA") == folded_name("ada") == checked_name("Ada")[1]


@pytest.mark.parametrize(
    "password",
    [
        *("short", "x" * 129, "password", "Password123!", "12345678", "87654321", "qwertyuiop"),
        *("aaaaaaaa", "abababab", "abcabcabc", "minesweeper", "iloveyou", "letmein1", "ada12345"),
        *("password1", "Sunshine2024", "m1cr0s0ft!", "!liverpool1", "P@ssw0rd123", "hunter22"),
    ],
)
def test_passwords_that_will_not_do(password: str):
    with pytest.raises(InvalidInput):
        check_password(password, "ada")


@pytest.mark.parametrize("password", [GOOD, "täglich grüßt", "T7#kq9!z", "ada loves engines"])
def test_passwords_that_will(password: str):
    check_password(password, "ada")


@pytest.mark.usefixtures("slow_hashes")
def test_hashes_are_argon2id_with_enough_memory():
    hashed = hash_of(GOOD)
    assert hashed.startswith("$argon2id$v=19$m=19456,t=2,p=1$")
    assert hashed != hash_of(GOOD)
    assert matches(hashed, GOOD)
    assert not matches(hashed, GOOD + "x")
    assert not matches(None, GOOD)
    assert not matches("nonsense", GOOD)


def test_login(accounts: Accounts, store: Store):
    done = log_in(accounts)
    assert done.player.name == "Ada"
    found = Players(store).of(done.token)
    assert found == done.player
    assert Players(store).of(done.token + "x") is None
    with store.database.read() as connection:
        stored = connection.execute(select(SESSIONS)).mappings().one()
        assert done.token not in map(str, stored.values())


@pytest.mark.parametrize("name", ["ada", "nobody-has-this"])
def test_a_wrong_password_and_an_unknown_name_are_answered_alike(accounts: Accounts, name: str):
    with refused("refused-credentials", WrongPassword):
        accounts.log_in(name, "wrong wrong", address="a")


def test_a_taken_name_is_not_told_and_not_taken(accounts: Accounts, store: Store):
    accounts.sign_up("ADA", "another password here", address="1.2.3.4")
    with store.database.read() as connection:
        assert connection.scalar(select(func.count()).select_from(PLAYERS)) == 1
    with pytest.raises(WrongPassword):
        log_in(accounts, "another password here")
    log_in(accounts)


def test_guessing_is_limited_and_the_owner_is_not_locked_out(accounts: Accounts):
    device = log_in(accounts).device
    for number in range(1, 50):
        expected = WrongPassword if number < TRIES else TooOften
        with pytest.raises(expected):
            log_in(accounts, "a wrong guess", address=f"10.0.0.{number}")
    with pytest.raises(TooOften) as often:
        log_in(accounts)  # a browser that is not known has to wait, whatever it knows
    assert 0 < often.value.seconds <= 15 * 60 + 1
    assert log_in(accounts, device=device).player.name == "Ada"
    for _ in range(TRIES - 1):
        with pytest.raises(WrongPassword):
            log_in(accounts, "wrong here too", device=device)
    with pytest.raises(TooOften):
        log_in(accounts, device=device)


def test_of_many_guesses_twenty_are_verified_at_most(
    accounts: Accounts, monkeypatch: pytest.MonkeyPatch
):
    device = log_in(accounts).device
    verified = []

    def counted(hashed: str | None, password: str) -> bool:
        verified.append(password)
        return hashed is not None and password == GOOD

    monkeypatch.setattr(accounts_module, "matches", counted)
    for number in range(60):
        for known in (None, device):
            with suppress(WrongPassword, TooOften):
                log_in(accounts, f"guess {number}", address=f"10.0.{number}.1", device=known)
    assert TRIES < len(verified) <= 2 * TRIES


def test_somebody_elses_device_is_no_device(accounts: Accounts):
    accounts.sign_up("Eve", GOOD, address="e")
    device = accounts.log_in("eve", GOOD, address="e").device
    for _ in range(TRIES):
        with pytest.raises(WrongPassword):
            log_in(accounts, "a wrong guess", device=device)
    with pytest.raises(TooOften):
        log_in(accounts, "a wrong guess", device=device)


def test_one_address_over_many_names_is_limited(
    accounts: Accounts, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(accounts_module, "ADDRESS_TRIES", 5)
    for number in range(8):
        with pytest.raises(WrongPassword if number < 5 else TooOften):
            accounts.log_in(f"name{number}", "a wrong guess", address="9.9.9.9")


def test_the_limit_ends_with_time(accounts: Accounts, monkeypatch: pytest.MonkeyPatch):
    for _ in range(TRIES):
        with pytest.raises(WrongPassword):
            log_in(accounts, "a wrong guess")
    later = players.now() + 16 * 60_000
    for module in (attempts, players, accounts_module):
        monkeypatch.setattr(module, "now", lambda: later)
    assert log_in(accounts).player.name == "Ada"


def test_sign_ups_are_limited(accounts: Accounts, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(accounts_module, "SIGN_UPS", 2)
    accounts.sign_up("Bob", GOOD, address="1.2.3.4")
    with pytest.raises(TooOften):
        accounts.sign_up("Cyd", GOOD, address="1.2.3.4")
    accounts.sign_up("Cyd", GOOD, address="other")


def test_a_whole_network_has_the_sign_ups_of_one_address(
    accounts: Accounts, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(accounts_module, "SIGN_UPS", 2)
    for number in range(4):
        address = address_of(f"2001:db8:1:{number}::1")
        if number < 2:
            accounts.sign_up(f"name{number}", GOOD, address=address)
        else:
            with pytest.raises(TooOften):
                accounts.sign_up(f"name{number}", GOOD, address=address)
    accounts.sign_up("name4", GOOD, address=address_of("2001:db8:2::1"))


def test_a_whole_network_has_a_few_times_the_tries_of_one_address(
    accounts: Accounts, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(accounts_module, "ADDRESS_TRIES", 2)
    for number in range(20):
        address = address_of(f"2001:db8:1:{number}::1")
        with pytest.raises(WrongPassword if number < 2 * NETWORK else TooOften):
            accounts.log_in(f"name{number}", "a wrong guess", address=address)
    with pytest.raises(WrongPassword):
        accounts.log_in("name", "a wrong guess", address=address_of("2001:db8:2::1"))


@pytest.mark.parametrize("keep", [True, False])
def test_a_guest_may_keep_the_games(accounts: Accounts, store: Store, *, keep: bool):
    guests = Players(store)
    guest, token = guests.guest("test")
    name = owned_game(store, guest.id)
    done = log_in(accounts, guest=guest, keep=keep)
    assert guests.of(token) is None
    assert done.ended == {guest.session}
    mine = [game.id for game in store.games(owner=done.player.id)]
    assert mine == ([name] if keep else [])


def test_another_accounts_games_are_not_taken_along(accounts: Accounts, store: Store):
    accounts.sign_up("Eve", GOOD, address="e")
    eve = accounts.log_in("eve", GOOD, address="e").player
    name = owned_game(store, eve.id)
    log_in(accounts, guest=eve, keep=True)
    assert store.stored(name).owner == eve.id


def test_a_new_password_ends_everything_else(accounts: Accounts, store: Store):
    first, second = log_in(accounts), log_in(accounts)
    with pytest.raises(WrongPassword):
        accounts.change_password(first.player, "not the old one", "quite another one")
    with pytest.raises(InvalidInput):
        accounts.change_password(first.player, GOOD, "password")
    third = accounts.change_password(first.player, GOOD, "quite another one")
    assert third.ended == {first.player.session, second.player.session}
    guests = Players(store)
    assert guests.of(first.token) is None
    assert guests.of(second.token) is None
    assert guests.of(third.token) == third.player
    with pytest.raises(WrongPassword):
        log_in(accounts)
    log_in(accounts, "quite another one")


def test_sessions_can_be_listed_and_ended(accounts: Accounts, store: Store):
    first, second = log_in(accounts), log_in(accounts)
    guests = Players(store)
    assert {each.id for each in guests.sessions(first.player)} == {
        first.player.session,
        second.player.session,
    }
    living = living_sessions(store.database, {first.player.session, "gone"})
    assert living == {first.player.session: first.player.name}
    accounts.sign_up("Eve", GOOD, address="e")
    eve = accounts.log_in("eve", GOOD, address="e").player
    assert not guests.end(eve, first.player.session)
    assert guests.end(second.player, first.player.session)
    assert guests.of(first.token) is None


def test_sessions_end_by_themselves(accounts: Accounts, monkeypatch: pytest.MonkeyPatch, store):
    done = log_in(accounts)
    later = players.now() + 31 * players.DAY
    for module in (players, cleanup):
        monkeypatch.setattr(module, "now", lambda: later)
    guests = Players(store)
    assert guests.of(done.token) is None
    cleanup.Cleanup(store, 0).run()
    with store.database.read() as connection:
        assert connection.scalar(select(func.count()).select_from(SESSIONS)) == 0


def test_only_the_latest_browsers_are_known(
    accounts: Accounts, store: Store, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(accounts_module, "_MOST_DEVICES", 3)
    monkeypatch.setattr(accounts_module, "TRIES", 10)
    start, devices = players.now(), []
    for number in range(6):
        monkeypatch.setattr(accounts_module, "now", lambda number=number: start + number)
        devices.append(log_in(accounts).device)
    with store.database.read() as connection:
        known = set(connection.scalars(select(DEVICES.c.token)))
    assert known == {players.digest_of(token) for token in devices[-3:]}


@pytest.mark.parametrize(("guest", "days"), [(True, 90), (False, 30)])
def test_using_a_session_renews_it(
    accounts: Accounts, monkeypatch: pytest.MonkeyPatch, store: Store, guest: bool, days: int
):
    token = Players(store).guest("")[1] if guest else log_in(accounts).token
    start = players.now()

    def lives_on(day: int) -> bool:
        monkeypatch.setattr(players, "now", lambda: start + day * players.DAY)
        return Players(store).of(token) is not None

    assert lives_on(days - 1)
    assert lives_on(2 * days - 2)
    assert not lives_on(3 * days - 1)


def test_cleaning_takes_guests_without_games_only(store: Store, monkeypatch: pytest.MonkeyPatch):
    guests = Players(store)
    empty, _ = guests.guest("a")
    player, _ = guests.guest("b")
    name = owned_game(store, player.id)
    later = players.now() + 91 * players.DAY
    for module in (players, cleanup):
        monkeypatch.setattr(module, "now", lambda: later)
    cleanup.Cleanup(store, 0).run()
    with store.database.read() as connection:
        assert list(connection.scalars(select(PLAYERS.c.id))) == [player.id]
    assert empty.id != player.id
    assert store.stored(name).owner == player.id


def test_export_holds_everything_but_open_seeds(accounts: Accounts, store: Store):
    player = log_in(accounts).player
    open_, ended = owned_game(store, player.id), owned_game(store, player.id)
    kept = StoredPlay.load(store, ended)
    kept.do("resign")
    kept.settle()
    export = accounts.export(player)
    assert export.head()["account"]["name"] == "Ada"
    assert len(list(export.records("sessions"))) == 1
    by_name = {game["id"]: game for game in export.records("games")}
    assert "seed" not in by_name[open_]
    assert by_name[ended]["seed"] == "00" * 32
    assert [event for _, event in by_name[ended]["events"]] == ["open 4 4", "resign"]


def test_an_export_longer_than_a_page_holds_every_record(
    accounts: Accounts, store: Store, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(export_module, "_PAGE", 2)
    player = log_in(accounts).player
    kept = {Positions(store).add(player, f"no. {n}", "2x1x1_bH").id for n in range(5)}
    found = [each["id"] for each in accounts.export(player).records("positions")]
    assert len(found) == 5
    assert set(found) == kept


def test_deletion_leaves_nothing(accounts: Accounts, store: Store):
    done = log_in(accounts)
    name = owned_game(store, done.player.id)
    Positions(store).add(done.player, "corner", "2x1x1_bH")
    with pytest.raises(WrongPassword):
        accounts.delete(done.player, "not the one")
    assert accounts.delete(done.player, GOOD) == {done.player.session}
    with pytest.raises(NoSuchGame):
        store.stored(name)
    with store.database.read() as connection:
        for table in (PLAYERS, SESSIONS, GAMES, EVENTS, POSITIONS):
            assert connection.scalar(select(func.count()).select_from(table)) == 0
        everything = connection.execute(text("SELECT * FROM attempts")).all()
    assert everything  # what was tried lately is forgotten within the hour, and tells no name
    assert "ada" not in {str(value).lower() for row in everything for value in row}


def test_positions_are_kept_with_their_owner(accounts: Accounts, store: Store):
    positions = Positions(store)
    guest, _ = Players(store).guest("a")
    stranger, _ = Players(store).guest("b")
    made = positions.add(guest, "  a corner ", "2x1x1_bH")
    assert positions.of(guest) == [made]
    assert (made.title, made.link) == ("a corner", "2x1x1_bH")
    assert positions.of(stranger) == []
    assert not positions.remove(stranger, made.id)
    player = log_in(accounts, guest=guest, keep=True).player
    assert positions.of(player) == [made]
    exported = accounts.export(player).records("positions")
    assert [each["link"] for each in exported] == ["2x1x1_bH"]
    assert positions.remove(player, made.id)
    assert not positions.remove(player, made.id)
    for title, link in (("", "x"), ("a" * 65, "x"), ("a\0b", "x"), ("ok", "x" * 32_769)):
        with pytest.raises(InvalidInput):
            positions.add(player, title, link)


def test_positions_are_bounded(accounts: Accounts, store: Store):
    player, positions = log_in(accounts).player, Positions(store)
    for number in range(MOST):
        positions.add(player, str(number), "1x1x0_a")
    with refused("analyser-refused-full", InvalidInput):
        positions.add(player, "more", "1x1x0_a")
