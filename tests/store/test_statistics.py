"""Statistics and best lists, against the same worked out by hand."""

from __future__ import annotations

import json
import math
import random
import time
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import insert, text

from qmines.core.position import HIDDEN
from qmines.core.rates import wilson
from qmines.errors import InvalidInput
from qmines.modes import make_setup
from qmines.store import Filter, StoredPlay, best_games, progress, settle_all, statistics
from qmines.store.database.tables import GAMES
from qmines.store.games.statistics import RECENT

if TYPE_CHECKING:
    from qmines.store import Store

NOW = time.time_ns() // 1_000_000
DAY = 86_400_000
MANY = 30_000


def row(number: int, **values: object) -> dict[str, object]:
    plain: dict[str, object] = dict.fromkeys(("options", "measures"), "{}")
    plain |= dict.fromkeys(("variant", "commitment", "seed", "player_seed", "aid"), "")
    plain |= dict.fromkeys(("created", "touched", "deaths"), 0)
    plain |= {"id": f"game{number:08}", "rules": "classic", "level": "expert", "ranked": False}
    plain |= {"width": 30, "height": 16, "mines": 99, "events": 1, "finished": NOW + number}
    plain |= {"milliseconds": 1000, "outcome": "won", "reason": "cleared"}
    plain |= {"bbbv": 100, "bbbv_per_second": 1.0, "efficiency": 0.5, "owner": None}
    plain |= dict.fromkeys(("luck", "guesses", "mistake", "verified"))
    plain |= {"room": None, "sealed": False, "opened": 0, "shared": False, "pace": None}
    plain |= {"brought": False}
    assert plain.keys() == {column.name for column in GAMES.columns}
    return plain | values


def fill(store: Store, rows: list[dict[str, object]]) -> None:
    with store.database.write() as connection:
        connection.execute(insert(GAMES), rows)


def won_game(store: Store, seed: int | None = None, *helps: str) -> StoredPlay:
    """A game won by somebody who looks."""
    kept = StoredPlay.new(store, make_setup("3x3x1"), seed=seed)
    for kind in helps:
        kept.do(f"help {kind}")
    kept.do("open 0 0")
    spoiler = store.load(kept.id)
    mines = (spoiler.view if spoiler.outcome.over else spoiler.resign()).mines
    assert mines is not None
    for cell, mined in enumerate(mines.mask):
        if not mined and not kept.view.outcome.over and kept.view.cells[cell] == HIDDEN:
            kept.do(f"open {cell // 3} {cell % 3}")
    kept.settle()
    return kept


def test_a_game_that_ends(store: Store):
    kept = won_game(store)
    found = store.find(kept.id)
    measures = kept.game.measures
    assert found.outcome == kept.game.outcome
    assert found.finished is not None
    assert (found.bbbv, found.efficiency) == (measures.bbbv, measures.efficiency)
    assert found.measures == json.loads(json.dumps(measures.document()))
    assert found.milliseconds == kept.game.milliseconds
    assert found.document()["outcome"] == {"result": "won", "reason": "cleared"}


def test_a_loss_that_is_undone_is_none(store: Store):
    kept = StoredPlay.new(store, make_setup("9x9x10"))
    kept.do("open 4 4")
    mines = store.load(kept.id).resign().mines
    assert mines is not None
    row, column = divmod(mines.mask.index(1), 9)
    kept.do(f"open {row} {column}")
    kept.settle()
    assert [line.games for line in statistics(store)] == [1]
    assert store.find(kept.id).measures
    kept.do("undo")
    assert statistics(store) == []
    found = store.find(kept.id)
    assert (found.measures, found.finished, found.deaths, found.aid) == (None, None, 1, "undo")
    kept.do("resign")
    assert [(line.games, line.helped, line.deaths) for line in statistics(store)] == [(1, True, 1)]


def test_help_and_chosen_seeds_are_kept_apart(store: Store):
    won_game(store)
    won_game(store, 7)
    won_game(store, None, "hint")
    won_game(store, 7, "hint", "auto")
    alone, helped = sorted(statistics(store), key=lambda line: line.helped)
    assert (alone.games, alone.helped, dict(alone.help)) == (1, False, {})
    assert (helped.games, dict(helped.help)) == (3, {"seed": 2, "hint": 2, "auto": 1})
    counts = {
        aid: sum(line.games for line in statistics(store, Filter(aid=aid)))
        for aid in ("none", "any", "hint", "seed", "auto", "ee", "%")
    }
    assert counts == {"none": 1, "any": 3, "hint": 2, "seed": 2, "auto": 1, "ee": 0, "%": 0}
    assert len(best_games(store)) == 1


def test_measures_that_were_not_stored_in_time(store: Store):
    kept = StoredPlay.new(store, make_setup("3x3x1"))
    kept.do("open 0 0")
    if not kept.game.outcome.over:
        kept.do("resign")
    assert store.unmeasured() == [kept.id]
    assert settle_all(store) == 1
    assert store.unmeasured() == []
    assert store.find(kept.id).bbbv == kept.game.measures.bbbv
    assert settle_all(store) == 0


def test_of_many_losses_the_last_are_kept(store: Store):
    kept = StoredPlay.new(store, make_setup("2x1x1", first="anything"), seed=1)
    kept.do("open 0 0")
    column = 0 if kept.game.outcome.result == "lost" else 1
    kept = StoredPlay.new(store, make_setup("2x1x1", first="anything"), seed=1)
    kept.do_all([f"open 0 {column}", "undo"] * 300)
    kept.do(f"open 0 {column}")
    kept.settle()
    found = store.find(kept.id)
    assert found.measures is not None
    assert len(found.measures["losses"]) == 100
    assert found.deaths == 300


def test_lines_by_hand(store: Store):
    chance = random.Random(5)
    rows = []
    for number in range(600):
        won = chance.random() < 0.4
        rows.append(
            row(
                number,
                outcome="won" if won else "lost",
                reason="cleared" if won else "mine",
                milliseconds=chance.randint(1000, 99_000),
                bbbv_per_second=chance.random() if chance.random() < 0.9 else None,
                efficiency=chance.random(),
                level=chance.choice(["expert", "20x20x60"]),
                rules=chance.choice(["classic", "forgiving"]),
                variant=chance.choice(["", "strict"]),
                aid=chance.choice(["", "hint"]),
            )
        )
    fill(store, rows)
    lines = statistics(store)
    assert len(lines) == 16
    assert [line.games for line in lines] == sorted((line.games for line in lines), reverse=True)
    for line in lines:
        mine = [
            r
            for r in rows
            if (r["level"], r["rules"], r["variant"], bool(r["aid"]))
            == (line.level, line.rules, line.variant, line.helped)
        ]
        wins = [r for r in mine if r["outcome"] == "won"]
        text_ = "".join("w" if r["outcome"] == "won" else " " for r in mine)
        assert (line.games, line.wins) == (len(mine), len(wins))
        assert line.best_streak == max(map(len, text_.split(" ")))
        assert line.streak == len(text_.rsplit(" ", 1)[-1])
        assert line.best_time == min(r["milliseconds"] for r in wins)
        assert line.mean_time == pytest.approx(sum(r["milliseconds"] for r in wins) / len(wins))
        speeds = [r["bbbv_per_second"] for r in wins if r["bbbv_per_second"] is not None]
        assert line.best_speed == max(speeds)
        assert line.mean_speed == pytest.approx(sum(speeds) / len(speeds))
        assert line.mean_efficiency == pytest.approx(sum(r["efficiency"] for r in wins) / len(wins))
        assert [ms for _, ms in line.recent] == [r["milliseconds"] for r in mine][-RECENT:]
        json.dumps(line.document())


def test_filters(store: Store):
    fill(store, [row(n, level=f"{n}x9x1") for n in range(10, 15)])
    fill(store, [row(n, finished=NOW - 3 * DAY) for n in range(5)])
    fill(store, [row(99, finished=None, outcome="playing", reason="none")])
    assert [line.games for line in statistics(store)] == [5, 1, 1, 1, 1, 1]
    assert [line.games for line in statistics(store, Filter(level="expert"))] == [5]
    assert sum(line.games for line in statistics(store, Filter(days=1))) == 5
    assert statistics(store, Filter(rules="forgiving")) == []
    assert statistics(store, Filter(variant="strict")) == []


def test_best_lists(store: Store):
    fill(
        store,
        [
            row(1, milliseconds=3000, bbbv_per_second=2.0, efficiency=0.1),
            row(2, milliseconds=2000, bbbv_per_second=1.0, efficiency=0.2),
            row(3, milliseconds=1, outcome="lost", reason="mine"),
            row(4, milliseconds=1, aid="hint"),
            row(5, milliseconds=2000, bbbv_per_second=None, efficiency=None, measures=None),
            row(6, milliseconds=1, level="beginner"),
        ],
    )
    wanted = Filter(level="expert")

    def names(by: str, limit: int = 10) -> list[int]:
        return [int(game.id[4:]) for game in best_games(store, wanted, by=by, limit=limit)]

    assert names("time") == [2, 5, 1]
    assert names("time", 1) == [2]
    assert names("speed") == [1, 2]
    assert names("efficiency") == [2, 1]
    with pytest.raises(InvalidInput, match="by time, speed, efficiency, not by 'luck'"):
        best_games(store, by="luck")


def test_wilsons_interval():
    # From its definition: the chances that the share is within z standard errors of.
    z = 1.959963984540054
    for games in (1, 2, 10, 1000):
        for wins in {0, 1, games // 2, games - 1, games}:
            low, high = wilson(wins, games)
            assert 0 <= low <= wins / games <= high <= 1
            for end in (low, high):
                if 0 < end < 1:
                    error = math.sqrt(end * (1 - end) / games)
                    assert abs(wins / games - end) == pytest.approx(z * error)
    assert wilson(0, 0) == (0, 1)


@pytest.mark.extra
def test_many_games_are_counted_in_a_moment(store: Store):
    fill(store, [row(n, level=f"{n % 50}x9x1") for n in range(MANY)])
    begin = time.perf_counter()
    lines = statistics(store)
    assert time.perf_counter() - begin < 10
    assert sum(line.games for line in lines) == MANY
    begin = time.perf_counter()
    assert len(best_games(store, Filter(level="7x9x1"))) == 10
    assert len(store.games()) == 20
    assert time.perf_counter() - begin < 2
    with store.database.read() as connection:
        assert connection.scalar(text("SELECT count(*) FROM games")) == MANY


def test_the_best_are_not_those_on_boards_that_others_played(store: Store):
    quick = {"milliseconds": 10, "bbbv_per_second": 9.0, "shared": True}
    fill(store, [row(1), row(2, **quick), row(3, milliseconds=500, bbbv_per_second=2.0)])
    (line,) = statistics(store)
    assert (line.games, line.wins, line.shared) == (3, 3, 1)
    assert (line.best_time, line.best_speed) == (500, 2.0)
    assert line.document()["shared"] == 1
    assert progress(store, bins=1)[0].best_time == 500
