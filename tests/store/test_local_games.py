"""Games that were played on a player's own device are stored exactly once, on both databases."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import func, select

from qmines.errors import InvalidInput
from qmines.play.records import Standing
from qmines.session import Game, Header, commitment_to, new_game
from qmines.store import Players, Store
from qmines.store.database.tables import EVENTS, GAMES
from qmines.store.games.filters import Filter
from qmines.store.games.local_games import file_game
from qmines.store.games.statistics import statistics
from qmines.store.store import new_game_name


def finished(seed: int = 1) -> Game:
    game = new_game("9x9x10", seed=seed)
    game.open(4, 4)
    game.flag(0, 0)
    game.resign()
    return game


def file(store: Store, name: str, game: Game, owner: str) -> bool:
    header = Header(game.setup, commitment_to(game.seed))
    standing = Standing.of(game, seeded=False, together=False)
    return file_game(
        store, name, header, game.seed, game.transcript, standing=standing, owner=owner
    )


def rows(store: Store) -> tuple[int, int]:
    """How many games and events are stored."""
    with store.database.read() as connection:
        games = connection.scalar(select(func.count()).select_from(GAMES))
        return games or 0, connection.scalar(select(func.count()).select_from(EVENTS)) or 0


def test_a_game_that_is_sent_by_many_at_once_is_stored_once(patient_store: Store):
    store = patient_store
    game, name = finished(), new_game_name()
    owner = Players(store).guest("")[0].id
    with ThreadPoolExecutor(4) as pool:
        fresh = list(pool.map(lambda _: file(store, name, game, owner), range(8)))
    assert sorted(fresh) == [False] * 7 + [True]
    assert rows(store) == (1, len(game.transcript))
    assert store.load(name).chain == game.chain
    assert store.stored(name).aid == "local"


def test_another_player_or_another_game_cannot_take_its_place(store: Store):
    game, name = finished(), new_game_name()
    owner, other = (Players(store).guest("")[0].id for _ in range(2))
    assert file(store, name, game, owner)
    for wrong, player in ((game, other), (finished(2), owner)):
        with pytest.raises(InvalidInput):
            file(store, name, wrong, player)
    assert rows(store) == (1, len(game.transcript))
    assert store.stored(name).owner == owner


def test_a_device_is_no_help(store: Store):
    """Without hints it counts as a game without help, but not on a profile, which others see."""
    owner = Players(store).guest("")[0].id
    assert file(store, new_game_name(), finished(), owner)
    assert [row.helped for row in statistics(store)] == [False]
    counts = {
        (aid, local): sum(row.games for row in statistics(store, Filter(aid=aid, local=local)))
        for aid in ("none", "any")
        for local in (True, False)
    }
    assert counts == {("none", True): 1, ("none", False): 0, ("any", True): 0, ("any", False): 0}
