"""What becomes of a guest's rows when the guest logs in to an account and keeps the games."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import delete, insert, select, update

from qmines.play.records import Append
from qmines.session import Header, commitment_to
from qmines.store import Filter, Players, Record, Standing, progress, statistics
from qmines.store.accounts.accounts import Accounts
from qmines.store.accounts.merging import merge_guest
from qmines.store.accounts.players import DAY
from qmines.store.achievements import award_all
from qmines.store.database.cleanup import Cleanup
from qmines.store.database.tables import DAILIES, DRILLS, GAMES, METADATA, PLAYERS, POSITIONS
from qmines.store.games import daily
from qmines.store.games.daily import Dailies, end_of, today
from qmines.store.games.leaderboard import Leaderboard, place_of, places
from qmines.store.games.rooms import Rooms
from qmines.store.games.scores import Board
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
    *("invitations.player", "invitations.sender"),
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


@pytest.mark.parametrize("first", ["guest", "account"])
def test_of_two_attempts_at_a_daily_board_the_earlier_counts(
    store: Store, ada: Player, guest: Player, monkeypatch: pytest.MonkeyPatch, first: str
):
    """The other stays secret until the day is over, and is an ordinary game from then on."""
    dailies, noon = Dailies(store), end_of(today()) - DAY // 2
    both = [guest, ada] if first == "guest" else [ada, guest]
    made = []
    for seconds, player in enumerate(both):
        monkeypatch.setattr(daily, "now", lambda at=noon + seconds: at)
        made.append(begin(dailies, player))
        end(store, made[-1], noon + 60_000 + seconds)
    keep(store, guest)
    assert begin(dailies, ada) == made[0]
    assert [each.game for each in dailies.results(today(), "beginner")] == [made[0]]
    assert all(store.stored(game).sealed for game in made)
    monkeypatch.setattr(daily, "now", lambda: noon + DAY)
    Cleanup(store, 1).run()
    assert sorted(dailies.unseal()) == sorted(made)
    assert all(store.stored(game).owner == ada.id for game in made)
    stored = store.stored(made[0])
    wanted = Leaderboard(Board(stored.rules, stored.level, stored.variant), "daily")
    own = place_of(store, wanted, ada)
    assert own is not None
    assert (own.game, own.wins) == (made[0], 1)


def test_a_daily_board_that_was_lost_stays_lost_whatever_a_guest_did_before(
    store: Store, ada: Player, guest: Player, monkeypatch: pytest.MonkeyPatch
):
    dailies, noon = Dailies(store), end_of(today()) - DAY // 2
    for seconds, player in enumerate((guest, ada)):
        monkeypatch.setattr(daily, "now", lambda at=noon + seconds: at)
        end(
            store,
            begin(dailies, player),
            noon + 60_000,
            outcome="won" if player is guest else "lost",
        )
    keep(store, guest)
    (line,) = statistics(store, Filter(owner=ada.id))
    assert (line.games, line.wins, line.brought) == (1, 0, 1)


def test_results_of_past_days_stay(
    store: Store, ada: Player, guest: Player, monkeypatch: pytest.MonkeyPatch
):
    dailies, noon = Dailies(store), end_of(today()) - DAY // 2
    monkeypatch.setattr(daily, "now", lambda: noon - 1)
    end(store, begin(dailies, guest), noon)
    monkeypatch.setattr(daily, "now", lambda: noon)
    own = begin(dailies, ada)
    end(store, own, noon + 1)
    day = today()
    monkeypatch.setattr(daily, "now", lambda: noon + DAY)
    assert len(dailies.unseal()) == 2
    keep(store, guest)
    assert [each.game for each in dailies.results(day, "beginner")] == [own]


def test_games_that_an_older_version_left_sealed_are_unsealed(
    store: Store, ada: Player, monkeypatch: pytest.MonkeyPatch
):
    """Their attempts were deleted with the guests who had made them."""
    dailies, noon = Dailies(store), end_of(today()) - DAY // 2
    game = begin(dailies, ada)
    with store.database.write() as connection:
        connection.execute(delete(DAILIES))
    assert dailies.unseal() == []
    monkeypatch.setattr(daily, "now", lambda: noon + DAY)
    assert dailies.unseal() == [game]


def end(store: Store, game: str, at: int, *, outcome: str = "won") -> None:
    """Let a game be over and measured, as the rows tell."""
    over = {"outcome": outcome, "reason": "cleared", "finished": at, "measures": "{}"}
    with store.database.write() as connection:
        connection.execute(update(GAMES).where(GAMES.c.id == game).values(over))


def test_games_of_a_guest_are_in_no_rate_but_in_the_best_times(
    store: Store, ada: Player, guest: Player
):
    past = [
        row(n, owner=guest.id, outcome="won" if n else "lost", milliseconds=900) for n in (0, 1)
    ]
    own = [row(n, owner=ada.id, outcome="won" if n == 5 else "lost") for n in (5, 6)]
    fill(store, past)
    keep(store, guest)
    (line,) = statistics(store, Filter(owner=ada.id))
    assert (line.games, line.wins, line.rate, line.best_streak, line.brought) == (0, 0, 0, 0, 2)
    assert progress(store, Filter(owner=ada.id)) == []
    fill(store, own)
    (line,) = statistics(store, Filter(owner=ada.id))
    assert (line.games, line.wins, line.rate, line.best_streak, line.brought) == (2, 1, 0.5, 1, 2)
    assert line.best_time == 900
    (found,) = progress(store, Filter(owner=ada.id))
    assert (found.games, found.wins) == (2, 1)


def test_an_account_begins_a_daily_board_while_guests_bring_it(patient_store: Store):
    """One attempt is left, and nobody is refused."""
    store, dailies = patient_store, Dailies(patient_store)

    def merge(guest: Player, owner: Player) -> None:
        with store.database.write() as connection:
            merge_guest(connection, guest.id, owner.id)

    for number in range(5):
        owner = account(store, f"Player{number}")
        guests = [Players(store).guest("")[0] for _ in range(2)]
        for each in guests:
            begin(dailies, each)
        with ThreadPoolExecutor(4) as threads:
            calls = [threads.submit(begin, dailies, owner) for _ in range(2)]
            calls += [threads.submit(merge, each, owner) for each in guests]
            for call in calls:
                call.result()
        with store.database.read() as connection:
            mine = select(DAILIES).where(DAILIES.c.player == owner.id)
            assert len(connection.execute(mine).all()) == 1
