"""Leaderboards, held against a count over all games."""

from __future__ import annotations

import random
import time
from datetime import UTC, datetime
from itertools import product
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from sqlalchemy import delete, insert, select, text

from qmines.store import Player, Store
from qmines.store.accounts.accounts import Accounts
from qmines.store.accounts.players import Players
from qmines.store.database.tables import DAILIES, PLAYERS, PROFILES, ROOMS, SCORES, SECRETS
from qmines.store.games.leaderboard import ORDERS, Leaderboard, place_of, places, players_in
from qmines.store.games.scores import KINDS, PERIODS, Board, Score, period_at
from qmines.store.score_rebuild import fill_leaderboards, forget_old, rebuild
from store.test_statistics import fill, row

if TYPE_CHECKING:
    from collections.abc import Iterator

NOW = int(datetime(2026, 11, 17, 12, tzinfo=UTC).timestamp() * 1000)
DAY = 86_400_000
BOARDS = [Board("classic", "expert"), Board("classic", "beginner", "no_guess")]
AIDS = [
    *("", "", "", "", "hint", "hint+undo", "seed", "hint+seed", "local", "hint+local", "together"),
    *("position", "hint+position", "position+seed"),
]
SHARED = [None, None, None, None, "room", "daily", "layout"]
FIGURES = {"time": "milliseconds", "speed": "bbbv_per_second", "efficiency": "efficiency"}


@pytest.fixture(autouse=True)
def noon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Tuesday, far from the ends of its day, week and month."""
    for module in ("games.leaderboard", "score_rebuild"):
        monkeypatch.setattr(f"qmines.store.{module}.now", lambda: NOW)


class Crowd(NamedTuple):
    """Players and all of their games."""

    players: list[Player]
    games: list[dict[str, Any]]
    kinds: dict[str, str]


def crowd(store: Store, count: int = 900) -> Crowd:
    """Accounts, a guest, one who left the leaderboards, and games of every kind."""
    chance = random.Random(27)
    players = [
        Player(f"player{number:02}", None if number == 0 else f"P{number}", 0, "")
        for number in range(9)
    ]
    room = dict.fromkeys(("mode", "rules", "options", "commitment", "seed"), "")
    room |= dict.fromkeys(("width", "height", "mines", "created", "opened"), 0)
    games, dailies, kinds = [], [], {}
    for number in range(count):
        how = chance.choice(SHARED)
        won, measured = chance.random() < 0.6, chance.random() < 0.9
        aid = chance.choice(AIDS)
        board = chance.choice(BOARDS)
        game = row(
            number,
            owner=chance.choice(players).id,
            **board._asdict(),
            aid=aid,
            shared=how is not None,
            room="theroom" if how == "room" else None,
            sealed=how is not None and chance.random() < 0.2,
            outcome="won" if won else "lost",
            milliseconds=chance.randint(1, 200) * 100,
            bbbv_per_second=chance.randint(1, 40) / 10 if measured else None,
            efficiency=chance.randint(1, 40) / 40 if measured else None,
            finished=NOW - int(chance.choice([1, 7, 31, 400]) * DAY * chance.random()),
            verified=NOW if won and not aid and how is None and chance.random() < 0.6 else None,
        )
        games.append(game)
        kinds[str(game["id"])] = _kind(aid, how)
        if how == "daily":
            dailies.append({"day": f"d{number}", "level": "x", "player": players[1].id})
            dailies[-1]["game"] = game["id"]
    with store.database.write() as connection:
        for each in players:
            named = {"id": each.id, "name": each.name, "folded": each.name, "created": 0}
            connection.execute(insert(PLAYERS), named)
        connection.execute(insert(PROFILES), {"player": players[1].id, "unlisted": True})
        connection.execute(insert(PROFILES), {"player": players[2].id, "barred": True})
        connection.execute(insert(ROOMS), room | {"id": "theroom"})
    fill(store, games)
    games.sort(key=lambda game: (game["finished"], game["id"]))
    with store.database.write() as connection:
        connection.execute(insert(DAILIES), dailies)
    return Crowd(players, games, kinds)


def _kind(aid: str, how: str | None) -> str:
    """The kind of play, from how the game was made."""
    if how is not None:
        return {"room": "race", "daily": "daily"}.get(how, "none") if not aid else "none"
    return {"": "solo", "hint": "assisted", "hint+undo": "assisted"}.get(aid, "none")


def lists() -> Iterator[Leaderboard]:
    for board, kind, period, by, verified in product(BOARDS, KINDS, PERIODS, ORDERS, (False, True)):
        yield Leaderboard(board, kind, period, by, verified)


def since(period: str) -> float:
    """When a period of that Tuesday began."""
    today = NOW // DAY * DAY
    return {"day": today, "week": today - DAY, "month": today - 16 * DAY}.get(period, 0)


def counted(crowd: Crowd, wanted: Leaderboard, player: Player) -> float | None:
    """A player's best, from all games one by one."""
    run, found = 0, []
    for game in crowd.games:
        if game["owner"] != player.id or game["finished"] < since(wanted.period):
            continue
        if crowd.kinds[game["id"]] != wanted.kind or game["sealed"]:
            continue
        if Board(game["rules"], game["level"], game["variant"]) != wanted.board:
            continue
        if game["outcome"] == "lost":
            run = 0
        elif game["verified"] or not wanted.verified or wanted.kind != "solo":
            run += 1
            value = run if wanted.by == "streak" else game[FIGURES[wanted.by]]
            found += [] if value is None else [value]
    return None if not found else min(found) if wanted.by == "time" else max(found)


def test_every_list_agrees_with_a_count_over_all_games(store: Store):
    made = crowd(store)
    assert fill_leaderboards(store)
    assert not fill_leaderboards(store)
    filled = set()
    for wanted in lists():
        best = {each: counted(made, wanted, each) for each in made.players}
        listed = [each for each in made.players[3:] if best[each] is not None]
        worst_first = wanted.by != "time"
        expected = sorted((best[each] for each in listed), reverse=worst_first)
        found = places(store, wanted)
        assert [each.value for each in found] == expected, wanted
        assert {each.name: each.value for each in found} == {e.name: best[e] for e in listed}
        assert [each.rank for each in found] == [1 + expected.index(v) for v in expected]
        assert players_in(store, wanted) == len(expected)
        for player in (*made.players[:2], made.players[-1]):
            own, value = place_of(store, wanted, player), best[player]
            assert (None if own is None else own.value) == value, (wanted, player)
            if own is not None and value is not None:
                better = [v for v in expected if (v > value if worst_first else v < value)]
                assert (own.rank, own.listed) == (1 + len(better), player in listed)
        filled |= {wanted.kind} if expected else set()
    assert filled == set(KINDS)


def test_a_server_recomputes_the_lists_of_an_older_version(store: Store):
    """The first version listed games from a given position among those with help."""
    Accounts(store).sign_up("Ada", "correct zebra staple", address="")
    with store.database.read() as connection:
        owner = connection.scalar(select(PLAYERS.c.id))
    fill(store, [row(1, owner=owner, aid="position", variant="from-a-position", finished=NOW)])
    wanted = Leaderboard(Board("classic", "expert", "from-a-position"), "assisted")
    old = Score(1, 1000, "game00000001", streak=1, streak_game="game00000001").row()
    with store.database.write() as connection:
        connection.execute(insert(SCORES), old | {"list": wanted.key(NOW), "player": owner})
        connection.execute(insert(SECRETS), {"name": "leaderboards", "value": "1"})
    assert [each.name for each in places(store, wanted)] == ["Ada"]
    assert fill_leaderboards(store)
    assert places(store, wanted) == []
    assert not fill_leaderboards(store)


def test_lists_forget_games_that_are_deleted(store: Store):
    made = crowd(store, 300)
    rebuild(store)
    wanted = Leaderboard(BOARDS[0], verified=False)
    first = places(store, wanted)[0]
    assert store.delete(first.game)
    made.games[:] = [game for game in made.games if game["id"] != first.game]
    assert [e.value for e in places(store, wanted)] == sorted(
        filter(None, (counted(made, wanted, each) for each in made.players[3:]))
    )
    second = places(store, wanted)[0]
    assert store.delete(second.game)
    assert second.game not in [each.game for each in places(store, wanted)]
    with store.database.write() as connection:
        connection.execute(delete(PLAYERS).where(PLAYERS.c.id == second.player))
        left = select(SCORES.c.list).where(SCORES.c.player == second.player)
        assert connection.execute(left).all() == []


def test_games_of_a_guest_count_once_there_is_an_account(store: Store):
    guest, _ = Players(store).guest("")
    fill(store, [row(1, owner=guest.id, finished=NOW)])
    wanted = Leaderboard(Board("classic", "expert"), verified=False)
    own = place_of(store, wanted, guest)
    assert own is not None
    assert (places(store, wanted), own.rank, own.listed) == ([], 1, False)
    accounts = Accounts(store)
    accounts.sign_up("Ada", "correct zebra staple", address="")
    accounts.log_in("Ada", "correct zebra staple", address="", guest=guest, keep=True)
    assert [each.name for each in places(store, wanted)] == ["Ada"]


def test_periods_that_are_long_over_are_forgotten(store: Store, monkeypatch: pytest.MonkeyPatch):
    crowd(store, 300)
    rebuild(store)
    assert forget_old(store) == 0
    monkeypatch.setattr("qmines.store.score_rebuild.now", lambda: NOW + 90 * DAY)
    assert forget_old(store) > 0
    with store.database.read() as connection:
        assert set(connection.scalars(select(SCORES.c.ends))) == {None}


@pytest.mark.parametrize("day", ["2026-01-01", "2026-12-31", "2024-02-29", "2026-11-16"])
def test_periods_hold_their_days_and_follow_each_other(day: str):
    start = int(datetime.fromisoformat(f"{day}T00:00Z").timestamp() * 1000)
    for name in PERIODS[:3]:
        period = period_at(name, start)
        assert period.ends is not None
        assert period == period_at(name, start + DAY - 1) == period_at(name, period.ends - 1)
        assert period == period_at(name, period.starts)
        assert period_at(name, period.ends).starts == period.ends
    assert period_at("all", start).holds(int(time.time() * 1000))


@pytest.fixture
def new_store(new_url: str) -> Iterator[Store]:
    with Store(new_url) as opened:
        yield opened


def test_indexes_answer_every_question(new_store: Store):
    """EXPLAIN: lists and ranks read an index in order; nothing is sorted or read as a whole."""
    store = new_store  # without statistics about rows of other tests
    crowd(store)
    rebuild(store)
    sqlite = store.database.url.get_backend_name() == "sqlite"
    with store.database.write() as connection:
        if not sqlite:
            connection.execute(text("SET LOCAL enable_seqscan = off"))
            connection.execute(text("SET LOCAL enable_sort = off"))
        explain = "EXPLAIN QUERY PLAN " if sqlite else "EXPLAIN "
        for figure, order in (("milliseconds", ""), ("speed", " DESC"), ("streak", " DESC")):
            listed = f"SELECT player FROM scores WHERE list = 'x' AND {figure} IS NOT NULL"
            query = f"{listed} ORDER BY {figure}{order}, player LIMIT 50"
            better = f"SELECT count(*) FROM scores WHERE list = 'x' AND {figure} < 3"
            for asked in (query, better):
                plan = " ".join(str(each) for each in connection.execute(text(explain + asked)))
                assert f"scores_by_{figure}" in plan, plan
                assert "Sort" not in plan, plan
                assert "TEMP B-TREE" not in plan, plan
