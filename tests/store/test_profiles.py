"""Profiles: privacy, favourite games, achievements."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import update

from qmines.errors import InvalidInput
from qmines.store import NoSuchGame, Store
from qmines.store.accounts.accounts import Accounts
from qmines.store.accounts.players import Players
from qmines.store.accounts.profiles import MOST_FAVOURITES, Privacy, Profiles
from qmines.store.achievements import ALL, award, award_all
from qmines.store.database.tables import GAMES
from qmines.store.games.leaderboard import Leaderboard, place_of, places
from qmines.store.games.scores import Board
from qmines.store.score_rebuild import rebuild
from store.test_deletion import GOOD, account
from store.test_statistics import NOW, fill, row

if TYPE_CHECKING:
    from qmines.store import Player

LIST = Leaderboard(Board("classic", "expert"), verified=False)


@pytest.fixture
def ada(store: Store) -> Player:
    return account(store, "Ada")


def names(store: Store, player: Player) -> set[str]:
    return {each.name for each in Profiles(store).achievements(player.id)}


def test_a_hidden_profile_is_like_none(store: Store, ada: Player):
    profiles, bob = Profiles(store), account(store, "Bob")
    assert profiles.privacy(ada) == Privacy(hidden=False, unlisted=False)
    for viewer in (None, ada, bob):
        found = profiles.find("ADA", viewer)
        assert found is not None
        assert (found.id, found.name) == (ada.id, "Ada")
    profiles.set_privacy(ada, Privacy(hidden=True))
    assert profiles.find("Ada", ada) is not None
    assert (
        profiles.find("Ada", bob) is profiles.find("Ada", None) is profiles.find("x", ada) is None
    )
    profiles.set_privacy(ada, Privacy())
    assert profiles.find("Ada", None) is not None


def test_who_leaves_the_leaderboards_is_gone_at_once(store: Store, ada: Player):
    fill(store, [row(1, owner=ada.id)])
    rebuild(store)
    assert [each.name for each in places(store, LIST)] == ["Ada"]
    profiles = Profiles(store)
    profiles.set_privacy(ada, Privacy(unlisted=True))
    own = place_of(store, LIST, ada)
    assert own is not None
    assert (places(store, LIST), own.rank, own.listed) == ([], 1, False)
    profiles.set_privacy(ada, Privacy())
    assert [each.name for each in places(store, LIST)] == ["Ada"]


def test_favourites_are_finished_games_of_ones_own(store: Store, ada: Player):
    profiles = Profiles(store)
    games = [row(n, owner=ada.id) for n in range(MOST_FAVOURITES + 1)]
    games += [row(90, owner=ada.id, sealed=True), row(91, owner=ada.id, finished=None), row(92)]
    fill(store, games)
    for number in (90, 91, 92, 93):
        with pytest.raises(NoSuchGame):
            profiles.add_favourite(ada, f"game{number:08}")
    for _ in range(2):  # twice is once
        for number in range(MOST_FAVOURITES):
            profiles.add_favourite(ada, f"game{number:08}")
    with pytest.raises(InvalidInput):
        profiles.add_favourite(ada, f"game{MOST_FAVOURITES:08}")
    assert len(profiles.favourites(ada.id)) == MOST_FAVOURITES
    assert profiles.remove_favourite(ada, "game00000003")
    assert not profiles.remove_favourite(ada, "game00000003")
    with store.database.write() as connection:  # sealed, or undone: not shown
        one = update(GAMES).where(GAMES.c.id == "game00000004")
        connection.execute(one.values(finished=None))
        connection.execute(one.where(GAMES.c.id == "game00000005").values(sealed=True))
    shown = {game.id for game in profiles.favourites(ada.id)}
    assert len(shown) == MOST_FAVOURITES - 2
    assert "game00000004" not in shown


EARN = {
    "beginner-win": {"rules": "forgiving", "level": "beginner"},
    "intermediate-win": {"level": "intermediate"},
    "expert-win": {},
    "no-flags": {"measures": json.dumps({"flags_used": False})},
    "under-two-minutes": {"milliseconds": 119_999},
    "efficient": {"level": "intermediate", "efficiency": 1.0},
    "against-the-odds": {"luck": 0.05},
    "perfect-forgiving": {"rules": "forgiving", "measures": json.dumps({"saves": 0})},
    "qubits-win": {"rules": "qubits", "level": "1"},
    "entangled-win": {"rules": "entangled", "level": "trios-8x8"},
    "mermin": {"rules": "sandbox", "level": "mermin"},
}
MISS = {
    "beginner-win": {"level": "9x9x1"},
    "intermediate-win": {"level": "intermediate", "aid": "hint"},
    "expert-win": {"aid": "hint"},
    "no-flags": {"measures": json.dumps({"flags_used": True})},
    "under-two-minutes": {"milliseconds": 120_000},
    "efficient": {"level": "beginner", "efficiency": 1.0},
    "against-the-odds": {"luck": 0.06},
    "perfect-forgiving": {"rules": "forgiving", "measures": json.dumps({"saves": 1})},
    "qubits-win": {"rules": "qubits", "level": "4x4x1"},
    "entangled-win": {"rules": "entangled", "level": "pairs-8x8"},
    "mermin": {"rules": "sandbox", "level": "mermin", "outcome": "playing", "reason": "none"},
}


@pytest.mark.parametrize("name", [each.name for each in ALL])
def test_each_achievement_is_earned_and_missed(store: Store, ada: Player, name: str):
    usual = {"owner": ada.id, "milliseconds": 500_000, "measures": json.dumps({"saves": 2})}
    shared = {"shared": True} if name != "mermin" else {"outcome": "lost"}
    missed = [MISS[name], EARN[name] | {"outcome": "lost", "reason": "mine"}, EARN[name] | shared]
    fill(store, [row(n, **(usual | fields)) for n, fields in enumerate(missed)])
    award_all(store, ada.id)
    assert name not in names(store, ada)
    for number in (7, 8):  # the first counts
        fill(store, [row(number, **(usual | EARN[name]))])
        with store.database.write() as connection:
            award(connection, ada.id, f"game{number:08}")
    (earned,) = [each for each in Profiles(store).achievements(ada.id) if each.name == name]
    assert (earned.game, earned.earned) == ("game00000007", NOW + 7)


def test_games_of_a_guest_earn_achievements_for_the_account(store: Store):
    guest, _ = Players(store).guest("")
    fill(store, [row(1, owner=guest.id, events=1)])
    award_all(store, guest.id)
    Accounts(store).sign_up("Ada", GOOD, address="")
    player = Accounts(store).log_in("Ada", GOOD, address="", guest=guest, keep=True).player
    assert "expert-win" in names(store, player)
