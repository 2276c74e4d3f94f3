"""Daily boards: the same for all, one try each, told when the day is over."""

from __future__ import annotations

import threading
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import update

from qmines.errors import InvalidInput
from qmines.modes import MODES
from qmines.session import commitment_to
from qmines.store import Player, Players, Store, StoredPlay
from qmines.store.accounts.accounts import Accounts
from qmines.store.accounts.profiles import Privacy, Profiles
from qmines.store.database.tables import GAMES
from qmines.store.games import daily
from qmines.store.games.daily import Dailies, day_of, end_of, today
from qmines.store.games.daily_calendar import calendar
from qmines.store.games.leaderboard import Leaderboard, place_of
from qmines.store.games.scores import Board
from qmines.store.games.shared_start import beginning_of, unseal
from support.messages import refused

if TYPE_CHECKING:
    from collections.abc import Callable

DAY = date(2026, 11, 15)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[datetime], None]:
    def put(moment: datetime) -> None:
        monkeypatch.setattr(daily, "now", lambda: int(moment.timestamp() * 1000))

    put(datetime(2026, 11, 15, 12, tzinfo=UTC))
    return put


def named(store: Store, name: str) -> Player:
    account = {"name": name, "password": "correct zebra staple"}
    Accounts(store).sign_up(**account, address="here")
    return Accounts(store).log_in(**account, address="here").player


def begin(dailies: Dailies, player: Player, level: str = "beginner") -> str:
    start = beginning_of(dailies.header(today(), level, ranked=True), dailies.seed(today(), level))
    return dailies.begin(today(), level, player, start)


def won(store: Store, game: str, seconds: float) -> None:
    """Let a game be won after so many seconds, as the rows tell."""
    done = {"outcome": "won", "reason": "cleared"}
    done["finished"] = GAMES.c.created + int(seconds * 1000)
    with store.database.write() as connection:
        connection.execute(update(GAMES).where(GAMES.c.id == game).values(done))


@pytest.mark.usefixtures("clock")
def test_every_store_has_its_own_boards_and_keeps_them(store: Store, tmp_path):
    dailies = Dailies(store)
    seeds = {dailies.seed(DAY + timedelta(n), level) for n in range(9) for level in daily.LEVELS}
    assert len(seeds) == 9 * len(daily.LEVELS)
    assert Dailies(store).seed(DAY, "expert") == dailies.seed(DAY, "expert")
    with Store(f"sqlite:///{tmp_path}/other.db") as other:
        assert Dailies(other).seed(DAY, "expert") != dailies.seed(DAY, "expert")
    header = dailies.header(DAY, "expert", ranked=True)
    assert header.commitment == commitment_to(dailies.seed(DAY, "expert"))
    assert header.setup.options["no_guess"]
    with refused("daily-refused-level", InvalidInput):
        dailies.header(DAY, "9x9x10", ranked=True)


@pytest.mark.usefixtures("clock")
def test_one_try_each_however_often_it_is_asked_for(patient_store: Store):
    store = patient_store
    dailies, players = Dailies(store), Players(store)
    ada, bob = (players.guest("")[0] for _ in range(2))
    start = beginning_of(
        dailies.header(DAY, "beginner", ranked=True), dailies.seed(DAY, "beginner")
    )
    made: list[str] = []
    threads = [
        threading.Thread(target=lambda: made.append(dailies.begin(DAY, "beginner", ada, start)))
        for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(made)) == 1
    assert len(made) == 4
    other = begin(dailies, bob)
    assert other not in made
    assert dailies.tried(DAY, "beginner") == 2
    games = [StoredPlay.load(store, name).game for name in (made[0], other)]
    assert games[0].view.cells == games[1].view.cells
    assert all(store.stored(name).sealed for name in (made[0], other))


def test_the_list_of_a_day(store: Store, clock: Callable[[datetime], None]):
    dailies = Dailies(store)
    ada, bob, cleo = (named(store, name) for name in ("Ada-1", "Bob-1", "Cleo-1"))
    guest = Players(store).guest("")[0]
    tries = {player.id: begin(dailies, player) for player in (ada, bob, cleo, guest)}
    won(store, tries[ada.id], 70)
    won(store, tries[bob.id], 60.5)
    won(store, tries[guest.id], 10)  # has no name, and stands in no list
    found = dailies.results(DAY, "beginner")
    assert [(each.name, each.milliseconds) for each in found] == [
        ("Bob-1", 60_500),
        ("Ada-1", 70_000),
    ]
    assert dailies.of(DAY, cleo)["beginner"].result == "playing"
    assert dailies.of(DAY, guest)["beginner"].milliseconds == 10_000
    assert dailies.unseal() == []
    clock(datetime(2026, 11, 16, 0, 0, 1, tzinfo=UTC))
    assert sorted(dailies.unseal()) == sorted(tries.values())
    assert dailies.unseal() == []
    won(store, tries[cleo.id], 86_400)  # too late: the board was told by then
    assert len(dailies.results(DAY, "beginner")) == 2
    practice = dailies.practise(
        DAY,
        "beginner",
        cleo,
        beginning_of(dailies.header(DAY, "beginner", ranked=False), dailies.seed(DAY, "beginner")),
    )
    row = store.stored(practice)
    assert (row.sealed, row.aid, row.ranked) == (False, "seed", False)


def test_nobody_is_faster_because_the_clock_was_set_back(
    store: Store, clock: Callable[[datetime], None]
):
    dailies = Dailies(store)
    ada, bob = named(store, "Ada"), named(store, "Bob")
    games = {player: begin(dailies, player) for player in (ada, bob)}
    won(store, games[ada], -3600)
    won(store, games[bob], 20)
    with store.database.write() as connection:
        connection.execute(update(GAMES).values(milliseconds=30_000))
    clock(datetime(2026, 11, 16, 0, tzinfo=UTC))
    found = [(each.name, each.milliseconds) for each in dailies.results(DAY, "beginner")]
    assert sorted(found) == [("Ada", 30_000), ("Bob", 30_000)]
    assert dailies.of(DAY, ada)["beginner"].milliseconds == 30_000


def test_a_guest_takes_the_try_along(store: Store, clock: Callable[[datetime], None]):
    del clock
    dailies, guest = Dailies(store), Players(store).guest("")[0]
    mine = begin(dailies, guest)
    account = {"name": "Dora-1", "password": "correct zebra staple"}
    Accounts(store).sign_up(**account, address="here")
    player = Accounts(store).log_in(**account, address="here", guest=guest, keep=True).player
    assert begin(dailies, player) == mine


@pytest.mark.usefixtures("clock")
def test_days():
    assert day_of(None) == day_of("2026-11-15") == DAY
    assert end_of(DAY) == int(datetime(2026, 11, 16, tzinfo=UTC).timestamp() * 1000)
    for wrong in ("2026-11-16", "2020-01-01", "2026-02-30", "yesterday"):
        with pytest.raises(InvalidInput):
            day_of(wrong)


def test_the_calendar_counts_days_in_a_row(store: Store, clock: Callable[[datetime], None]):
    """Cleared in time, late, lost and missed; against the same worked out by hand."""
    ada, bob, dailies = named(store, "Ada"), named(store, "Bob"), Dailies(store)
    results = {1: "won", 2: "won", 3: "lost", 4: "won", 5: "late", 6: "won", 7: "won", 8: "won"}
    results |= {10: "won", 11: "playing"}
    for day, state in results.items():
        clock(datetime(2026, 11, day, 12, tzinfo=UTC))
        game = begin(dailies, ada, daily.LEVELS[day % len(daily.LEVELS)])
        if state in {"won", "late"}:
            won(store, game, 10 if state == "won" else 86_400)
        elif state == "lost":
            with store.database.write() as connection:
                lost = {"outcome": "lost", "reason": "mine", "finished": GAMES.c.created + 1}
                connection.execute(update(GAMES).where(GAMES.c.id == game).values(lost))
    for day, streak in {11: 1, 12: 0}.items():
        clock(datetime(2026, 11, day, 13, tzinfo=UTC))
        found = calendar(store, ada.id, date(2026, 11, 1))
        assert (found.streak, found.best_streak) == (streak, 3)
    assert {day.day: [*states.values()] for day, states in found.days.items()} == {
        day: [state] for day, state in results.items()
    }
    assert calendar(store, ada.id, date(2026, 10, 1)).days == {}
    assert calendar(store, bob.id, date(2026, 11, 1)) == ({}, 0, 0)


@pytest.mark.usefixtures("clock")
def test_who_left_the_leaderboards_is_in_no_results(store: Store):
    dailies = Dailies(store)
    players = [named(store, name) for name in ("Ada", "Bob")]
    for seconds, player in enumerate(players, 10):
        won(store, begin(dailies, player), seconds)
    assert [each.name for each in dailies.results(DAY, "beginner")] == ["Ada", "Bob"]
    Profiles(store).set_privacy(players[0], Privacy(unlisted=True))
    assert [each.name for each in dailies.results(DAY, "beginner")] == ["Bob"]


@pytest.mark.usefixtures("clock")
def test_there_is_a_board_for_every_rule_set(store: Store):
    dailies, setups = Dailies(store), {}
    for name in daily.LEVELS:
        header, seed = dailies.header(DAY, name, ranked=True), dailies.seed(DAY, name)
        assert beginning_of(header, seed).opened > 0
        setups[name] = header.setup
    assert {setup.rules for setup in setups.values()} == set(MODES) - {"sandbox"}


@pytest.mark.parametrize(("seconds", "listed"), [(3600, True), (13 * 3600, False)])
@pytest.mark.usefixtures("clock")
def test_who_wins_after_the_day_enters_no_leaderboard(store: Store, seconds: int, *, listed: bool):
    """The seed is public then, so a board that was begun just before can be won with it."""
    ada, dailies = named(store, "Ada"), Dailies(store)
    game = begin(dailies, ada)
    won(store, game, seconds)
    with store.database.write() as connection:
        connection.execute(update(GAMES).where(GAMES.c.id == game).values(measures="{}"))
        unseal(connection, GAMES.c.id == game)
    board = Board("classic", "beginner", store.stored(game).variant)
    place = place_of(store, Leaderboard(board, "daily"), ada)
    assert (place is not None) == listed
