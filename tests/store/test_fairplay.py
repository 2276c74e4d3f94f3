"""Fair play: what is verified, and that every kind of tampering is found."""

from __future__ import annotations

import pytest
from sqlalchemy import update

from qmines.core.position import HIDDEN
from qmines.modes import make_setup
from qmines.session import Header, commitment_to
from qmines.session.pace import FEWEST
from qmines.store import Filter, Players, Store, StoredPlay, best_games
from qmines.store.database.tables import EVENTS, GAMES
from qmines.store.games.fair_play import unverified, verify_game


def won(
    store: Store,
    rules: str = "classic",
    *,
    aid: str = "",
    helped: bool = False,
    paused: bool = False,
    flags: int = 0,
) -> str:
    """A game of a guest, won by somebody who looks."""
    player, _ = Players(store).guest("")
    seed = bytes(range(32))
    setup = make_setup("5x4x4", rules)
    name = store.add(Header(setup, commitment_to(seed)), seed, aid=aid, owner=player.id)
    kept = StoredPlay.load(store, name)
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
    kept.settle()
    assert kept.view.outcome.result.value == "won"
    return name


@pytest.mark.parametrize("rules", ["classic", "forgiving"])
def test_a_fair_game_is_verified(store: Store, rules: str):
    name = won(store, rules)
    assert unverified(store) == [name]
    assert best_games(store, Filter(verified=True)) == []
    assert verify_game(store, name)
    assert store.stored(name).verified is not None
    assert unverified(store) == []
    assert [game.id for game in best_games(store, Filter(verified=True))] == [name]
    assert "verified" not in store.stored(name).document()


def test_a_game_that_was_paused_is_not_verified(store: Store):
    name = won(store, paused=True)
    assert not verify_game(store, name)
    assert store.stored(name).verified is None


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
    name = won(store)
    with store.database.write() as connection:
        connection.execute(update(GAMES).where(GAMES.c.id == name).values(**changed))
    assert not verify_game(store, name)
    with store.database.read() as connection:
        assert connection.scalar(GAMES.select().with_only_columns(GAMES.c.verified)) is None


@pytest.mark.parametrize("column", ["event", "at", "hash"])
def test_a_changed_event_is_not_verified(store: Store, column: str):
    name = won(store)
    values = {"event": "open 0 1", "at": 77, "hash": "f" * 64}
    first = (EVENTS.c.game == name) & (EVENTS.c.sequence == 0)
    with store.database.write() as connection:
        connection.execute(update(EVENTS).where(first).values({column: values[column]}))
    assert not verify_game(store, name)


def test_the_pace_of_a_game_is_noted_whether_or_not_it_is_verified(store: Store):
    fast, paused = won(store, flags=2 * FEWEST), won(store, paused=True, flags=2 * FEWEST)
    assert verify_game(store, fast)
    assert not verify_game(store, paused)
    assert [store.stored(each).pace for each in (fast, paused)] == ["fast", "fast"]
    assert unverified(store) == []


def test_help_and_known_seeds_are_no_fair_play(store: Store):
    assert not verify_game(store, won(store, helped=True))
    assert not verify_game(store, won(store, aid="seed"))
    assert unverified(store) == []
    assert not verify_game(store, "222222222222")


def test_names_are_those_of_accounts(store: Store):
    players = Players(store)
    guest, _ = players.guest("")
    assert players.names({guest.id, "nobody"}) == {}
    assert players.names(set()) == {}
