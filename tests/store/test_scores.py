"""Scores that follow each game as it ends, against scores computed from all games."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import event, insert, select, text, update

from qmines.core.position import HIDDEN
from qmines.modes import make_setup
from qmines.session import Header, commitment_to
from qmines.store import Player, Store, StoredPlay, score_rebuild
from qmines.store.accounts.profiles import Privacy, Profiles
from qmines.store.database import migrations
from qmines.store.database.migrations import VERSIONS
from qmines.store.database.tables import GAMES, PLAYERS, ROOMS, SCORES
from qmines.store.games.leaderboard import Leaderboard, place_of
from qmines.store.games.scores import COUNTED, Board, add_games
from qmines.store.games.shared_start import unseal
from qmines.store.score_rebuild import fill_leaderboards, rebuild, rebuild_scores
from store.test_deletion import account
from store.test_leaderboard import NOW, crowd
from store.test_statistics import fill, row

if TYPE_CHECKING:
    from collections.abc import Callable

SETUP = make_setup("5x4x4")
BOARD = Board("classic", "5x4x4")
STREAK = Leaderboard(BOARD, by="streak", verified=False)
ALL = Leaderboard(BOARD, verified=False)


@pytest.fixture
def ada(store: Store) -> Player:
    return account(store, "Ada")


def stored_scores(store: Store) -> set[Any]:
    with store.database.read() as connection:
        return {tuple(each) for each in connection.execute(select(SCORES))}


def count(store: Store, *games: str) -> None:
    """Let finished games count, as when they are measured or unsealed."""
    with store.database.write() as connection:
        rows = connection.execute(select(*COUNTED).where(GAMES.c.id.in_(games))).all()
        add_games(connection, rows)


def played(store: Store, player: Player, *, won: bool = True) -> StoredPlay:
    """A game that has ended and was not judged yet, won by somebody who looks."""
    seed = bytes(range(32))
    name = store.add(Header(SETUP, commitment_to(seed)), seed, owner=player.id)
    kept = StoredPlay.load(store, name)
    kept.do("open 0 0")
    mines = store.load(name).resign().mines
    assert mines is not None
    for cell, mined in enumerate(mines.mask):
        if mined != won and not kept.view.outcome.over and kept.view.cells[cell] == HIDDEN:
            kept.do(f"open {cell // 5} {cell % 5}")
    assert (kept.view.outcome.result.value == "won") == won
    return kept


def streak(store: Store, player: Player, wanted: Leaderboard = STREAK) -> tuple[float, int]:
    """The longest streak, and the number of wins."""
    found = place_of(store, wanted, player)
    return (0, 0) if found is None else (found.value, found.wins)


def test_games_one_by_one_lead_to_the_same_scores_as_all_at_once(
    store: Store, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(score_rebuild, "now", lambda: NOW)
    made = crowd(store, 500)
    for game in made.games:
        count(store, game["id"])
    one_by_one = {row for row in stored_scores(store) if row[2] is None or row[2] > NOW}
    assert rebuild(store)
    assert stored_scores(store) == one_by_one
    assert len(one_by_one) > 100


@pytest.fixture
def rows_read(store: Store) -> Callable[[Callable[[], object]], int]:
    """How much the database works for a call: steps of SQLite, or rows that PostgreSQL reads."""
    found: list[int] = []
    engine = store.database._engine
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "checkout")
        def counting(connection: Any, *_: Any) -> None:
            connection.set_progress_handler(lambda: found.append(1), 1)

    else:
        query = (
            "SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) FROM pg_stat_xact_user_tables"
        )

        @event.listens_for(engine, "begin")
        def begun(connection: Any) -> None:
            found.append(-int(connection.scalar(text(query)) or 0))

        @event.listens_for(engine, "commit")
        def committing(connection: Any) -> None:
            found.append(int(connection.scalar(text(query)) or 0))

    def measured(call: Callable[[], object]) -> int:
        found.clear()
        call()
        assert found
        return sum(found)

    return measured


@pytest.mark.parametrize("won", [True, False])
def test_ending_a_game_costs_the_same_however_many_came_before(
    store: Store, ada: Player, rows_read: Callable[[Callable[[], object]], int], *, won: bool
):
    played(store, ada).settle()
    taken = {}
    for before in (10, 1000):
        past = {"owner": ada.id, "rules": "classic", "level": "5x4x4"}
        fill(store, [row(before * 10 + n, **past) for n in range(before)])
        taken[before] = rows_read(played(store, ada, won=won).settle)
    assert taken[1000] < 1.5 * taken[10]


def test_leaving_the_leaderboards_reads_no_games(
    store: Store, ada: Player, rows_read: Callable[[Callable[[], object]], int]
):
    taken = {}
    for before in (10, 1000):
        fill(store, [row(before * 10 + n, owner=ada.id) for n in range(before)])
        leave = Privacy(unlisted=before == 10)
        taken[before] = rows_read(lambda: Profiles(store).set_privacy(ada, leave))  # noqa: B023
    assert taken[1000] < 1.5 * taken[10]


def test_your_own_rank_off_the_leaderboards_reads_no_history(
    store: Store, ada: Player, rows_read: Callable[[Callable[[], object]], int]
):
    Profiles(store).set_privacy(ada, Privacy(unlisted=True))
    played(store, ada).settle()
    taken = {}
    for before in (10, 1000):
        past = {"owner": ada.id, "rules": "classic", "level": "5x4x4"}
        fill(store, [row(before * 10 + n, **past) for n in range(before)])
        taken[before] = rows_read(lambda: place_of(store, ALL, ada))
    assert taken[1000] < 1.5 * taken[10]


def test_an_end_counts_once(store: Store, ada: Player):
    game = played(store, ada)
    for _ in range(3):
        game.settle()
    assert streak(store, ada) == (1, 1)


def test_a_loss_ends_the_streak(store: Store, ada: Player):
    for won in (True, True, False, True):
        played(store, ada, won=won).settle()
    assert streak(store, ada) == (2, 3)
    played(store, ada).settle()
    played(store, ada).settle()
    assert streak(store, ada) == (3, 5)


@pytest.mark.parametrize("judged", [True, False])
def test_a_loss_that_is_undone_ends_the_streak(store: Store, ada: Player, *, judged: bool):
    played(store, ada).settle()
    played(store, ada).settle()
    lost = played(store, ada, won=False)
    if judged:
        lost.settle()
    lost.do("undo")
    played(store, ada).settle()
    assert streak(store, ada) == (2, 3)


def test_a_win_before_a_loss_that_counted_already_adds_nothing_to_the_streak(
    store: Store, ada: Player
):
    played(store, ada).settle()
    late, lost = played(store, ada), played(store, ada, won=False)
    lost.settle()
    late.settle()
    played(store, ada).settle()
    assert streak(store, ada) == (1, 3)


@pytest.mark.parametrize("first", ["judged", "unsealed"])
def test_a_shared_game_counts_once_it_is_judged_and_unsealed(store: Store, ada: Player, first: str):
    game = played(store, ada)
    one = GAMES.c.id == game.id
    room = {"mode": "race", **dict.fromkeys(("rules", "options", "commitment", "seed"), "")}
    room |= dict.fromkeys(("width", "height", "mines", "created", "opened"), 0)
    with store.database.write() as connection:
        connection.execute(insert(ROOMS), room | {"id": "theroom"})
        connection.execute(
            update(GAMES).where(one).values(room="theroom", shared=True, sealed=True)
        )
    wanted = Leaderboard(BOARD, "race", by="streak")

    def unsealed() -> None:
        with store.database.write() as connection:
            unseal(connection, one)

    steps = [game.settle, unsealed]
    for step in steps if first == "judged" else reversed(steps):
        assert streak(store, ada, wanted) == (0, 0)
        step()
    assert streak(store, ada, wanted) == (1, 1)
    unsealed()
    game.settle()
    assert streak(store, ada, wanted) == (1, 1)


def test_scores_that_change_while_they_are_recomputed_are_computed_again(
    store: Store, ada: Player, monkeypatch: pytest.MonkeyPatch
):
    """A game ends between reading all games and replacing the scores."""
    played(store, ada).settle()
    ending = [played(store, ada)]
    compute = score_rebuild._computed

    def computed(*values: Any) -> Any:
        found = compute(*values)
        while ending:
            ending.pop().settle()
        return found

    monkeypatch.setattr(score_rebuild, "_computed", computed)
    rebuild_scores(store, ada.id)
    assert streak(store, ada) == (2, 2)
    before = stored_scores(store)
    rebuild_scores(store, ada.id)
    assert stored_scores(store) == before


def test_scores_are_recomputed_even_if_games_keep_ending(
    store: Store, ada: Player, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(score_rebuild, "_TRIES", 0)
    played(store, ada).settle()
    rebuild_scores(store, ada.id)
    assert streak(store, ada) == (1, 1)


def test_games_that_end_at_once_all_count(patient_store: Store):
    """In threads that change the same rows: none waits for another forever."""
    store, ada = patient_store, account(patient_store, "Ada")
    games = [played(store, ada, won=number % 4 != 3) for number in range(16)]
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(StoredPlay.settle, games))
    assert streak(store, ada)[1] == 12
    with store.database.read() as connection:
        assert set(connection.scalars(select(SCORES.c.wins))) == {12}


def test_streaks_are_computed_for_databases_of_an_older_version(
    new_url: str, monkeypatch: pytest.MonkeyPatch
):
    """Its rows have neither the current streak nor the time of the last loss."""
    added = [any("COLUMN run" in str(step) for step in steps) for steps in VERSIONS].index(True)
    outcomes = ("won", "lost", "won", "won")
    past = [row(number, owner="ada", outcome=each) for number, each in enumerate(outcomes)]
    columns = [name for name in past[0] if name != "brought"]
    games = f"INSERT INTO games ({', '.join(columns)}) VALUES (:{', :'.join(columns)})"
    wanted = Leaderboard(Board("classic", "expert"), by="streak", verified=False)
    scores = (
        "INSERT INTO scores (list, player, wins, milliseconds, time_game, streak, streak_game)"
        " VALUES (:list, 'ada', 3, 1000, 'game00000000', 2, 'game00000003')"
    )
    with monkeypatch.context() as old:
        old.setattr(migrations, "VERSIONS", VERSIONS[:added])
        with Store(new_url) as store, store.database.write() as connection:
            connection.execute(insert(PLAYERS), {"id": "ada", "name": "Ada", "created": 0})
            connection.execute(text(games), past)
            connection.execute(text(scores), {"list": wanted.key(NOW)})
    with Store(new_url) as store:
        ada = Player("ada", "Ada", 0, "")
        assert streak(store, ada, wanted) == (2, 3)
        assert fill_leaderboards(store)
        fill(store, [row(9, owner="ada")])
        count(store, "game00000009")
        assert streak(store, ada, wanted) == (3, 4)
