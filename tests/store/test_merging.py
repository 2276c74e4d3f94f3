"""What becomes of a guest's rows when the guest logs in to an account and keeps the games."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from sqlalchemy import insert, select

from qmines.play.records import Append
from qmines.session import Header, commitment_to
from qmines.store import Players, Record, Standing
from qmines.store.accounts.accounts import Accounts
from qmines.store.achievements import award_all
from qmines.store.database.cleanup import Cleanup
from qmines.store.database.tables import DRILLS, METADATA, PLAYERS, POSITIONS
from qmines.store.games.daily import Dailies
from qmines.store.games.leaderboard import place_of, places
from qmines.store.games.rooms import Rooms
from qmines.store.games.shared_start import beginning_of
from qmines.store.score_rebuild import rebuild
from store.test_daily import begin
from store.test_deletion import GOOD, account
from store.test_scores import ALL, SETUP, STREAK, played, stored_scores, streak
from store.test_statistics import fill, row

if TYPE_CHECKING:
    from sqlalchemy import Column

    from qmines.store import Player, Store

FOLLOWING = {
    *("games.owner", "events.actor", "positions.owner", "drills.owner", "rooms.host"),
    *("members.player", "dailies.player", "achievements.player"),
}
"""What names guests and follows them into an account."""
ENDING = {"sessions.player"}
OF_ACCOUNTS = {
    *("name_shapes.player", "devices.player", "preferences.owner", "profiles.player"),
    *("scores.player", "favourites.player", "ratings.player", "rating_changes.player"),
    *("puzzle_results.player", "invitations.player", "invitations.sender"),
    *("recovery_codes.player", "emails.player", "email_tokens.player", "bans.player"),
    *("relations.player", "relations.other", "reports.reporter", "reports.reported"),
}
"""What never names guests."""


@pytest.fixture
def ada(store: Store) -> Player:
    return account(store, "Ada")


@pytest.fixture
def guest(store: Store) -> Player:
    return Players(store).guest("")[0]


def keep(store: Store, guest: Player) -> None:
    Accounts(store).log_in("Ada", GOOD, address="", guest=guest, keep=True)


def naming() -> list[Column[str]]:
    """All columns that refer to players."""
    columns = [column for table in METADATA.tables.values() for column in table.columns]
    return [
        column
        for column in columns
        if any(key.column is PLAYERS.c.id for key in column.foreign_keys)
    ]


def that_name(store: Store, player: Player) -> set[str]:
    """The columns that name a player."""
    with store.database.read() as connection:
        return {
            str(column)
            for column in naming()
            if connection.execute(select(column).where(column == player.id)).first()
        }


def test_everything_of_a_guest_moves_into_the_account(store: Store, ada: Player, guest: Player):
    assert {str(column) for column in naming()} == FOLLOWING | ENDING | OF_ACCOUNTS
    fill(store, [row(1, owner=guest.id)])
    award_all(store, guest.id)
    begin(Dailies(store), guest)
    seed = bytes(32)
    header = Header(SETUP, commitment_to(seed))
    rooms = Rooms(store)
    room = rooms.make(guest, "Anna", "coop", header, seed)
    beginning = beginning_of(room.header, seed)
    game = rooms.start(room.id, guest, beginning).members[0].game
    assert game is not None
    standing = Standing.of(store.load(game), seeded=False, together=True)
    moved = Record("key", "flag 0 0", 1, "0" * 64, guest.id)
    store.append_all([Append(game, len(beginning.records), [moved], standing)])
    with store.database.write() as connection:
        position = {"id": "p", "owner": guest.id, "title": "", "link": "", "created": 0}
        connection.execute(insert(POSITIONS), position)
        drill = {"id": "d", "owner": guest.id, "technique": "", "rows": "", "created": 0}
        connection.execute(insert(DRILLS), drill)
    assert that_name(store, guest) == FOLLOWING | ENDING
    keep(store, guest)
    assert that_name(store, guest) == set()
    assert that_name(store, ada) >= FOLLOWING
    Cleanup(store, 1).run()
    with store.database.read() as connection:
        assert connection.scalars(select(PLAYERS.c.id)).all() == [ada.id]
    assert that_name(store, ada) >= FOLLOWING


def test_wins_of_a_guest_are_listed_but_add_to_no_streak(store: Store, ada: Player, guest: Player):
    played(store, ada).settle()
    for won in (True, False, True, True):
        played(store, guest, won=won).settle()
    late = played(store, guest)
    keep(store, guest)
    assert streak(store, ada) == (1, 4)
    late.settle()
    played(store, ada).settle()
    assert streak(store, ada) == (2, 6)
    found = stored_scores(store)
    rebuild(store)
    assert stored_scores(store) == found


def test_losses_of_a_guest_end_no_streak(store: Store, ada: Player, guest: Player):
    played(store, ada).settle()
    lost = played(store, guest, won=False)
    keep(store, guest)
    lost.settle()
    played(store, ada).settle()
    assert streak(store, ada) == (2, 2)


def test_an_account_with_games_of_a_guest_alone_has_no_streak(
    store: Store, ada: Player, guest: Player
):
    played(store, guest).settle()
    keep(store, guest)
    assert place_of(store, STREAK, ada) is None
    assert places(store, STREAK) == []
    assert [each.name for each in places(store, ALL)] == ["Ada"]
