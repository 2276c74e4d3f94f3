"""Games over time and page by page, against the same worked out by hand."""

from __future__ import annotations

import json
import math
import random
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import insert, inspect, text

from qmines.core.rates import wilson
from qmines.errors import InvalidInput
from qmines.modes import make_setup
from qmines.store import Filter, Players, Store, StoredPlay, history, progress
from qmines.store.database import migrations
from qmines.store.database.tables import GAMES
from qmines.store.games.progress import MOST_BINS

from .test_statistics import DAY, NOW, fill, row, won_game

if TYPE_CHECKING:
    from pathlib import Path


def games(number: int) -> list[dict[str, object]]:
    chance = random.Random(3)
    found = []
    for at in range(number):
        won = chance.random() < 0.5
        mistake = None if won or chance.random() < 0.2 else chance.random() < 0.5
        guesses = chance.choice([None, 0, 1, 3])
        values = {"outcome": "won" if won else "lost", "reason": "cleared" if won else "mine"}
        values |= {"milliseconds": chance.randint(1000, 9000), "efficiency": chance.random()}
        values |= {"guesses": guesses, "mistake": mistake, "touched": NOW + at // 3}
        values |= {"luck": None if guesses is None else chance.random()}
        values |= {
            "aid": chance.choice(["", "hint"]),
            "id": f"{at:012}".translate({48: "x", 49: "y"}),
        }
        values |= {"bbbv_per_second": chance.random() if chance.random() < 0.9 else None}
        found.append(row(at, **values))
    return found


def mean(values: list[float]) -> float | None:
    return sum(values) / len(values) if values else None


@pytest.mark.parametrize("number", [1, 4, 11, 137, 1000])
def test_bins_by_hand(store: Store, number: int):
    rows = games(number)
    fill(store, rows)
    bins = progress(store, bins=12)
    assert len(bins) == min(12, math.isqrt(number))
    assert max(each.games for each in bins) - min(each.games for each in bins) <= 1
    assert sum(each.games for each in bins) == number
    at = 0
    for each in bins:
        assert each.start == at + 1
        mine = rows[at : at + each.games]
        at += each.games
        wins = [r for r in mine if r["outcome"] == "won"]
        assert each.wins == len(wins)
        assert (each.first, each.last) == (mine[0]["finished"], mine[-1]["finished"])
        times = [r["milliseconds"] for r in wins]
        assert each.mean_time == pytest.approx(mean(times))
        assert each.best_time == min(times, default=None)
        speeds = [r["bbbv_per_second"] for r in wins if r["bbbv_per_second"] is not None]
        assert each.mean_speed == pytest.approx(mean(speeds))
        assert each.mean_efficiency == pytest.approx(mean([r["efficiency"] for r in wins]))
        assert each.mistakes == sum(r["mistake"] is True for r in mine)
        assert each.judged == len(wins) + sum(r["mistake"] is not None for r in mine)
        lucks = [r["luck"] for r in mine if r["guesses"]]
        assert each.guessed == len(lucks)
        assert each.luck == pytest.approx(mean(lucks))
        told = json.loads(json.dumps(each.document()))
        assert tuple(told["win_rate_95"]) == wilson(each.wins, each.games)
        if each.judged:
            assert told["accuracy"] == pytest.approx((each.judged - each.mistakes) / each.judged)


def test_no_games_no_bins(store: Store):
    fill(store, [row(1, finished=None, outcome="playing", reason="none")])
    assert progress(store) == []
    fill(store, [row(n) for n in range(5, 5000)])
    assert len(progress(store, bins=999)) == MOST_BINS
    assert progress(store, Filter(level="beginner")) == []


@pytest.mark.parametrize("limit", [1, 7, 200])
def test_pages_hold_every_game_once(store: Store, limit: int):
    rows = [*games(40), row(999, events=0, id="z" * 12)]
    fill(store, rows)
    for wanted in (Filter(), Filter(aid="hint"), Filter(outcome="lost", aid="none")):
        meant = [
            r
            for r in rows
            if r["events"]
            and wanted.outcome in (None, r["outcome"])
            and wanted.aid in (None, r["aid"] or "none")
        ]
        meant.sort(key=lambda r: (r["touched"], r["id"]), reverse=True)
        seen, mark = [], None
        for _ in range(len(meant) + 1):
            page = history(store, wanted, before=mark, limit=limit)
            seen += [game.id for game in page.games]
            mark = page.next
            if mark is None:
                break
        assert seen == [r["id"] for r in meant]


def test_a_page_of_the_last_days(store: Store):
    fill(store, [row(1, touched=NOW), row(2, touched=NOW - 9 * DAY, finished=NOW)])
    fill(store, [row(3, touched=NOW, finished=None, outcome="playing", reason="none")])
    found = history(store, Filter(days=2))
    assert {int(game.id[4:]) for game in found.games} == {1, 3}
    assert [int(g.id[4:]) for g in history(store, Filter(outcome="playing")).games] == [3]


@pytest.mark.parametrize(
    "mark", ["", "x", "1", "1-", "-1-222222222222", "1-22222222222\0", "9" * 20]
)
def test_marks_that_are_none(store: Store, mark: str):
    with pytest.raises(InvalidInput, match="is not a page cursor"):
        history(store, Filter(), before=mark)


def test_luck_and_blame_are_kept(store: Store):
    won = won_game(store)
    assert store.stored(won.id).luck == won.game.measures.luck
    assert store.stored(won.id).mistake is None
    kept = StoredPlay.new(store, make_setup("9x9x10"))
    kept.do("open 4 4")
    mines = store.load(kept.id).resign().mines
    assert mines is not None
    row_, column = divmod(mines.mask.index(1), 9)
    kept.do(f"open {row_} {column}")
    kept.settle()
    found = store.stored(kept.id)
    assert found.mistake is kept.game.measures.losses[-1].mistake is not None
    assert found.guesses == kept.game.measures.guesses
    kept.do("undo")
    found = store.stored(kept.id)
    assert (found.luck, found.guesses, found.mistake) == (None, None, None)
    kept.do("resign")
    kept.settle()
    assert kept.game.measures.losses
    assert store.stored(kept.id).mistake is None, "giving up is no mistake"


def test_older_games_are_judged_by_their_measures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A database of the version before gets its new columns from what it holds."""
    url = f"sqlite:///{tmp_path / 'old.db'}"
    versions = migrations.VERSIONS
    losses = [{"mistake": False}, {"mistake": True}]
    cases = {
        "won": ("won", "cleared", {"luck": 0.5, "guesses": 2, "losses": []}, (0.5, 2, None)),
        "lost": ("lost", "mine", {"luck": 1, "guesses": 0, "losses": losses}, (1, 0, True)),
        "left": ("lost", "resigned", {"luck": 1, "guesses": 0, "losses": losses}, (1, 0, None)),
        "hard": ("lost", "mine", {"luck": None, "guesses": None, "losses": []}, (None,) * 3),
        "none": ("lost", "mine", None, (None,) * 3),
    }
    with monkeypatch.context() as patched:
        patched.setattr(migrations, "VERSIONS", versions[:3])
        with Store(url) as old, old.database.write() as connection:
            for name, (outcome, reason, measures, _) in cases.items():
                values = row(1, id=name, outcome=outcome, reason=reason)
                values["measures"] = None if measures is None else json.dumps(measures)
                known = {column["name"] for column in inspect(connection).get_columns("games")}
                values = {column: value for column, value in values.items() if column in known}
                names = ", ".join(values)
                marks = ", ".join(f":{each}" for each in values)
                connection.execute(text(f"INSERT INTO games ({names}) VALUES ({marks})"), values)
    with Store(url) as store:
        for name, (*_, expected) in cases.items():
            found = store.stored(name)
            assert (found.luck, found.guesses, found.mistake) == expected, name


def test_one_players_games_alone(store: Store):
    players = Players(store)
    (ada, _), (bob, _) = players.guest(""), players.guest("")
    fill(store, [row(n, owner=(ada if n % 3 else bob).id) for n in range(30)])
    assert sum(each.games for each in progress(store, Filter(owner=ada.id))) == 20
    assert len(history(store, Filter(owner=bob.id)).games) == 10
    with store.database.write() as connection:
        connection.execute(insert(GAMES), [row(99, owner=bob.id, finished=NOW - 50 * DAY)])
    assert sum(each.games for each in progress(store, Filter(owner=bob.id, days=9))) == 10
