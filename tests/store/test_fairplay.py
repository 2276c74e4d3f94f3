"""Fair play: what is verified, and that every kind of tampering is found."""

from __future__ import annotations

import json
import time
from itertools import accumulate, cycle
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import insert, update

from qmines.core.position import HIDDEN
from qmines.modes import make_setup
from qmines.session import Header, commitment_to
from qmines.session.pace import FEWEST
from qmines.store import Filter, Players, Store, StoredPlay, best_games
from qmines.store.database import migrations
from qmines.store.database.migrations import VERSIONS
from qmines.store.database.score_schema import JUDGING
from qmines.store.database.tables import EVENTS, GAMES, PLAYERS, ROOMS
from qmines.store.games.fair_play import Fairness, judged
from store.test_statistics import row

if TYPE_CHECKING:
    from collections.abc import Callable

    from qmines.store import StoredGame


def person() -> Callable[[], float]:
    """The clock of somebody who plays fast, but not faster than people can."""
    return accumulate(cycle((0.2, 0.9, 0.4, 0.3))).__next__


def won(
    store: Store,
    rules: str = "classic",
    *,
    aid: str = "",
    helped: bool = False,
    paused: bool = False,
    flags: int = 0,
    clock: Callable[[], float] | None = None,
) -> StoredPlay:
    """A game of a guest, won by somebody who looks, before it is judged."""
    player, _ = Players(store).guest("")
    seed = bytes(range(32))
    setup = make_setup("5x4x4", rules)
    name = store.add(Header(setup, commitment_to(seed)), seed, aid=aid, owner=player.id)
    kept = StoredPlay.load(store, name, clock=clock or person())
    if helped:
        kept.do("help hint")
    kept.do("open 0 0")
    if paused:
        kept.do("pause")
        kept.do("resume")
    for _ in range(flags):
        kept.do("flag 3 4")
    while not kept.view.outcome.over:
        spoiler = store.load(name).resign()
        assert spoiler.mines is not None
        cell = next(
            i
            for i, mined in enumerate(spoiler.mines.mask)
            if not mined and kept.view.cells[i] == HIDDEN
        )
        kept.do(f"open {cell // 5} {cell % 5}")
    assert kept.view.outcome.result.value == "won"
    return kept


def settled(played: StoredPlay) -> StoredGame:
    """A game after it was judged."""
    played.settle()
    return played._store.stored(played.id)


@pytest.mark.parametrize("rules", ["classic", "forgiving"])
def test_a_fair_game_is_verified(store: Store, rules: str):
    game = settled(won(store, rules))
    assert game.verified is not None
    assert [each.id for each in best_games(store, Filter(verified=True))] == [game.id]
    assert "verified" not in game.document()


def test_a_game_that_was_paused_is_not_verified(store: Store):
    assert settled(won(store, paused=True)).verified is None


@pytest.mark.parametrize(
    "changed",
    [
        {"milliseconds": 1},
        {"aid": "hint"},
        {"deaths": 1},
        {"outcome": "lost", "reason": "mine"},
        {"commitment": "0" * 64},
        {"seed": "11" * 32},
        {"player_seed": "x"},
        {"ranked": True},
        {"mines": 5},
        {"options": '{"first": "safe"}'},
        {"events": 1},
        {"owner": None},
        {"shared": True},
        {"sealed": True},
    ],
    ids="-".join,
)
def test_a_changed_row_is_not_verified(store: Store, changed: dict[str, object]):
    played = won(store)
    with store.database.write() as connection:
        one = update(GAMES).where(GAMES.c.id == played.id)
        connection.execute(one.values(**changed))
    played.settle()
    with store.database.read() as connection:
        assert connection.scalar(GAMES.select().with_only_columns(GAMES.c.verified)) is None


@pytest.mark.parametrize("column", ["event", "at", "hash"])
def test_a_changed_event_is_not_verified(store: Store, column: str):
    played = won(store)
    values = {"event": "open 0 1", "at": 77, "hash": "f" * 64}
    first = (EVENTS.c.game == played.id) & (EVENTS.c.sequence == 0)
    with store.database.write() as connection:
        connection.execute(update(EVENTS).where(first).values({column: values[column]}))
    assert settled(played).verified is None


@pytest.mark.parametrize("paused", [True, False])
@pytest.mark.parametrize("flags", [0, 2 * FEWEST])
def test_games_of_any_length_that_were_too_fast_are_marked_and_not_verified(
    store: Store, flags: int, *, paused: bool
):
    fast = settled(won(store, paused=paused, flags=flags, clock=time.monotonic))
    assert (fast.pace, fast.verified) == ("fast", None)
    assert best_games(store, Filter(verified=True)) == []


def test_the_pace_of_shared_games_is_noted_too(store: Store):
    for clock, pace in ((time.monotonic, "fast"), (None, "")):
        played = won(store, clock=clock)
        with store.database.write() as connection:
            one = update(GAMES).where(GAMES.c.id == played.id)
            connection.execute(one.values(shared=True, sealed=True))
        found = settled(played)
        assert (found.pace, found.verified) == (pace, None)


@pytest.mark.parametrize("how", [{"helped": True}, {"aid": "seed"}])
def test_help_and_known_seeds_are_no_fair_play(store: Store, how: dict[str, Any]):
    assert settled(won(store, **how)).verified is None


def test_a_game_that_is_gone_is_not_judged(store: Store):
    assert judged(store, "222222222222", 1) == Fairness()


def test_games_of_older_versions_are_judged_again(new_url: str, monkeypatch: pytest.MonkeyPatch):
    with monkeypatch.context() as old:
        old.setattr(migrations, "VERSIONS", VERSIONS[: VERSIONS.index(JUDGING)])
        with Store(new_url) as store, store.database.write() as connection:
            connection.execute(insert(PLAYERS), {"id": "ada", "name": "Ada", "created": 0})
            race = dict.fromkeys(("rules", "options", "commitment", "seed"), "")
            race |= dict.fromkeys(("width", "height", "mines", "created", "opened"), 0)
            rival = json.dumps({"kind": "record"}, separators=(",", ":"))
            race |= {"id": "theroom", "mode": "race", "rival": rival}
            connection.execute(insert(ROOMS), race)
            judged_before = {"owner": "ada", "verified": 1, "pace": "", "bbbv": 12}
            games = [
                row(1, **judged_before | {"milliseconds": 37}),
                row(2, **judged_before | {"milliseconds": 3_000}),
                row(3, **judged_before | {"milliseconds": 3_000, "pace": "regular"}),
                row(4, owner="ada", room="theroom", shared=True, bbbv=12, milliseconds=3_000),
            ]
            connection.execute(insert(GAMES), games)
    with Store(new_url) as store:
        found = [store.stored(f"game{number:08}") for number in range(1, 5)]
    assert [(game.pace, game.verified) for game in found[:3]] == [
        ("fast", None),
        ("", 1),
        ("regular", None),
    ]
    assert found[3].aid == "seed"
