"""Who appears in public: lists, places, records and daily boards leave out the same players."""

from __future__ import annotations

import ast
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from sqlalchemy import insert

import qmines
from qmines.store.accounts.moderation import Moderation
from qmines.store.accounts.profiles import Privacy, Profiles
from qmines.store.accounts.public import name_in_lists
from qmines.store.database.tables import DAILIES
from qmines.store.games.daily import Dailies
from qmines.store.games.filters import Filter
from qmines.store.games.leaderboard import Leaderboard, place_of, places, players_in
from qmines.store.games.scores import Board
from qmines.store.games.statistics import best_games
from qmines.store.score_rebuild import rebuild
from store.test_deletion import account
from store.test_statistics import NOW, fill, row

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from qmines.store import Player, Store

LIST: Final = Leaderboard(Board("classic", "expert"), verified=False)
BEST: Final = Filter(level="expert", rules="classic", verified=True, listed=True)

AWAY: Final[dict[str, Callable[[Store, Player], None]]] = {
    "hidden": lambda store, who: Profiles(store).set_privacy(who, Privacy(hidden=True)),
    "unlisted": lambda store, who: Profiles(store).set_privacy(who, Privacy(unlisted=True)),
    "barred": lambda store, who: Moderation(store).set_listed(who.name or "", listed=False),
    "banned": lambda store, who: Moderation(store).ban(who.name or "", "cheating"),
}
"""The ways in which a player leaves public lists."""


@pytest.mark.parametrize("how", AWAY)
def test_a_player_who_is_not_listed_is_nowhere(store: Store, how: str):
    ada, bob = account(store, "Ada"), account(store, "Bob")
    more = {"verified": NOW, "created": NOW}
    games = [
        row(1, owner=ada.id, **more),
        row(2, owner=bob.id, milliseconds=2000, **more),
        row(3, owner=ada.id, **more | {"shared": True}),
        row(4, owner=bob.id, **more | {"shared": True}),
    ]
    fill(store, games)
    day = datetime.fromtimestamp(NOW / 1000, UTC).date()
    tries = [{"day": str(day), "level": "expert"}] * 2
    with store.database.write() as connection:
        for entry, player, game in zip(tries, (ada, bob), games[2:], strict=True):
            one = {**entry, "player": player.id, "game": game["id"]}
            connection.execute(insert(DAILIES), one)
    rebuild(store)

    def seen() -> tuple[list[str | None], int, list[str | None], list[str | None], str | None]:
        return (
            [each.name for each in places(store, LIST)],
            players_in(store, LIST),
            [each.owner for each in best_games(store, BEST)],
            [each.name for each in Dailies(store).results(day, "expert")],
            name_in_lists(store.database, ada.id),
        )

    def ranks() -> list[tuple[int, bool]]:
        found = (place_of(store, LIST, each) for each in (ada, bob))
        return [(each.rank, each.listed) for each in found if each is not None]

    assert seen() == (["Ada", "Bob"], 2, [ada.id, bob.id], ["Ada", "Bob"], "Ada")
    assert ranks() == [(1, True), (2, True)]
    AWAY[how](store, ada)
    assert seen() == (["Bob"], 1, [bob.id], ["Bob"], None)
    assert ranks() == [(1, False), (1, True)]


OWN: Final = frozenset(
    f"store/{name}.py"
    for name in (
        *("accounts/public", "accounts/players"),  # the filter, and guests without names
        *("accounts/accounts", "accounts/recovery", "accounts/export"),  # one's own account
        "accounts/moderation",  # operators see everything
        "database/tables",
    )
)
"""The modules that may use names of players."""


def names_used(text: str) -> Iterator[str]:
    """Where a module uses names of players, or tables that hold them as a whole."""
    tree = ast.parse(text)
    parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Name) or node.id not in {"PLAYERS", "MEMBERS"}:
            continue
        parent = parents[node]
        if isinstance(parent, ast.Call) and node is not parent.func:
            # insert(PLAYERS), delete(PLAYERS), query.join(PLAYERS, …)
            called = parent.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            if name not in {"insert", "insert_into", "update", "delete", "join", "outerjoin"}:
                yield f"{node.lineno}: {name}({node.id})"
            continue
        column = parents[parent]
        if isinstance(parent, ast.Attribute) and parent.attr == "alias" and node.id == "MEMBERS":
            continue
        column = column if isinstance(parent, ast.Attribute) and parent.attr == "c" else None
        if getattr(column, "attr", "name") in {"name", "folded", "password"}:
            yield f"{node.lineno}: {ast.unparse(parents[parent])}"


def test_names_of_players_are_read_in_one_place():
    root = Path(qmines.__file__).parent
    found = [
        f"{path.relative_to(root)}:{use}"
        for path in sorted(root.rglob("*.py"))
        if path.relative_to(root).as_posix() not in OWN
        for use in names_used(path.read_text())
    ]
    assert found == []


@pytest.mark.parametrize(
    "text",
    [
        "select(PLAYERS.c.name)",
        "select(PLAYERS)",
        "PLAYERS.c['name']",
        "PLAYERS.alias()",
        "select(*PLAYERS.c)",
        "select(MEMBERS)",
        "select(MEMBERS.c.name)",
        "getattr(PLAYERS.c, what)",
        "names = PLAYERS",
    ],
)
def test_other_uses_of_names_are_found(text: str):
    assert list(names_used(text))
