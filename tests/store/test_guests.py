"""How much a guest may keep: a bound that holds whichever process is asked."""

from __future__ import annotations

import pytest
from sqlalchemy import func, select, update

from qmines.modes import make_setup
from qmines.session import Entry, Header, commitment_to
from qmines.store import Players, Store, StoredPlay
from qmines.store.accounts import guests
from qmines.store.accounts.accounts import Accounts
from qmines.store.accounts.guests import GuestFull
from qmines.store.accounts.players import DAY, now
from qmines.store.database.tables import GAMES
from qmines.store.games.daily import Dailies, today
from qmines.store.games.shared_start import beginning_of
from qmines.store.games.stored_play import adopt
from support.messages import refused

SEED = bytes(32)
HEADER = Header(make_setup("beginner"), commitment_to(SEED))


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "MOST_GAMES", 3)
    monkeypatch.setattr(guests, "MOST_EVENTS", 10)


def played(store: Store, owner: str, *events: str) -> str:
    name = store.add(HEADER, SEED, owner=owner)
    StoredPlay.load(store, name).do_all(events)
    return name


def test_a_guest_has_so_many_games(store: Store):
    me, other = (Players(store).guest("")[0].id for _ in range(2))
    for _ in range(3):
        played(store, me, "open 4 4")
    with refused("site-guest-full", GuestFull):
        store.add(HEADER, SEED, owner=me)
    store.add(HEADER, SEED, owner=other)
    store.add(HEADER, SEED)  # of the terminal


def test_so_many_events(store: Store):
    me = Players(store).guest("")[0].id
    entries = [Entry(0, "flag 0 0")] * 4
    for _ in range(2):
        adopt(store, HEADER, SEED, entries, owner=me)
    with pytest.raises(GuestFull):
        adopt(store, HEADER, SEED, entries, owner=me)
    adopt(store, HEADER, SEED, entries[:2], owner=me)


def test_practice_on_an_old_daily_board_counts(store: Store):
    me = Players(store).guest("")[0]
    for _ in range(3):
        played(store, me.id, "open 4 4")
    start = beginning_of(HEADER, SEED)
    with pytest.raises(GuestFull):
        Dailies(store).practise(today(), "beginner", me, start)
    Dailies(store).begin(today(), "beginner", me, start)  # one try a day is everybody's


def test_games_without_a_move_make_way(store: Store):
    me = Players(store).guest("")[0].id
    kept = played(store, me, "open 4 4")
    old, fresh = (store.add(HEADER, SEED, owner=me) for _ in range(2))
    with store.database.write() as connection:
        long_ago = update(GAMES).where(GAMES.c.id.in_([kept, old])).values(touched=now() - DAY)
        connection.execute(long_ago)
    made = store.add(HEADER, SEED, owner=me)
    with store.database.read() as connection:
        assert set(connection.scalars(select(GAMES.c.id))) == {kept, fresh, made}


def test_an_account_has_no_such_bound(store: Store):
    me = Players(store).guest("")[0]
    for _ in range(3):
        played(store, me.id, "open 4 4")
    account = {"name": "Ada-1", "password": "correct zebra staple", "address": "here"}
    Accounts(store).sign_up(**account)
    ada = Accounts(store).log_in(**account, guest=me, keep=True).player
    for _ in range(2):
        played(store, ada.id, "open 4 4")
    with store.database.read() as connection:
        mine = select(func.count()).where(GAMES.c.owner == ada.id)
        assert connection.scalar(mine) == 5
