"""What operators can do: in the store, and with the command."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

from qmines.cli.commands.users import users
from qmines.errors import InvalidInput
from qmines.modes import make_setup
from qmines.session import Header, commitment_to
from qmines.store import Players
from qmines.store.accounts.accounts import Accounts
from qmines.store.accounts.bans import Banned
from qmines.store.accounts.moderation import Moderation
from qmines.store.accounts.relations import MOST, Relations
from qmines.store.games.leaderboard import Leaderboard, places
from qmines.store.games.rooms import Rooms
from qmines.store.games.scores import Board
from qmines.store.score_rebuild import rebuild
from store.test_deletion import GOOD, account
from store.test_statistics import fill, row

if TYPE_CHECKING:
    from qmines.store import Store

LIST = Leaderboard(Board("classic", "expert"), verified=False)


def listed(store: Store) -> list[str | None]:
    return [each.name for each in places(store, LIST)]


def test_names_bans_and_leaderboards(store: Store):
    operator, accounts = Moderation(store), Accounts(store)
    ada, bob = account(store, "Ada"), account(store, "Bob")
    fill(store, [row(1, owner=ada.id), row(2, owner=bob.id, milliseconds=2000)])
    rebuild(store)
    assert listed(store) == ["Ada", "Bob"]
    operator.set_listed("ada", listed=False)
    assert listed(store) == ["Bob"]
    operator.set_listed("Ada", listed=True)
    operator.rename("ADA", "Grace")
    assert listed(store) == ["Grace", "Bob"]
    for wrong in ("b0b", "Bob", "x"):  # looks like a name that is taken, is taken, is too short
        with pytest.raises(InvalidInput):
            operator.rename("Grace", wrong)
    operator.rename("Grace", "grace")  # to oneself
    account(store, "Ada")  # the old name is free again
    operator.ban("grace", "cheating")
    assert listed(store) == ["Bob"]
    with pytest.raises(Banned):
        accounts.log_in("grace", GOOD, address="")
    found = {user.name: user for user in operator.users()}
    grace = found["grace"]
    assert (grace.ban, grace.barred, grace.games) == ("cheating", False, 1)
    assert found["Bob"].ban is None
    assert [user.name for user in operator.users(contains="RAC")] == ["grace"]
    operator.unban("grace")
    assert listed(store) == ["grace", "Bob"]
    assert accounts.log_in("grace", GOOD, address="").player.id == ada.id
    operator.ban("grace", "again", days=-1)  # over already
    accounts.log_in("grace", GOOD, address="")
    with pytest.raises(InvalidInput):
        operator.ban("nobody", "")


def test_there_is_a_limit_to_friends(store: Store):
    ada = account(store, "Ada")
    relations = Relations(store)
    with store.database.write() as connection:
        from sqlalchemy import insert  # noqa: PLC0415

        from qmines.store.database.tables import PLAYERS  # noqa: PLC0415

        rows = [
            {"id": f"p{n}", "name": f"P{n}", "folded": f"p{n}", "created": 0}
            for n in range(MOST + 1)
        ]
        connection.execute(insert(PLAYERS), rows)
    for number in range(MOST):
        assert relations.add(ada, f"P{number}", "friend")
    assert relations.add(ada, "P0", "block")  # known already
    with pytest.raises(InvalidInput):
        relations.add(ada, f"P{MOST}", "friend")


def test_the_command(store: Store, url: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("QMINES_DATABASE_URL", url)
    ada, _ = account(store, "Ada"), account(store, "Bob")
    assert Relations(store).report(ada, "Bob", "name", "look at it")
    (report,) = Moderation(store).reports()

    def run(*words: str) -> str:
        result = CliRunner().invoke(users, words, catch_exceptions=False)
        assert result.exit_code == 0, result.output
        return result.output

    assert run("list").splitlines()[0].startswith("Bob: 0 games, 1 open report")
    assert report.id in run("reports")
    run("reports", "--close", report.id)
    assert run("reports") == ""
    for words in (("unlist", "Bob"), ("ban", "Bob", "--days", "2", "--reason", "x")):
        run(*words)
    (bob,) = [json.loads(line) for line in run("list", "bo", "--json").splitlines()]
    assert (bob["name"], bob["ban"], bob["barred"]) == ("Bob", "x", True)
    for words in (("unban", "Bob"), ("relist", "Bob"), ("rename", "Bob", "Robert")):
        run(*words)
    assert "Robert" in run("list")
    assert "2 accounts" in run("rebuild-leaderboards")


def test_a_new_name_reaches_the_rooms_of_the_account(store: Store):
    ada, bob = account(store, "Ada"), account(store, "Bob")
    header = Header(make_setup("9x9x10"), commitment_to(bytes(32)), "", ranked=True)
    rooms = Rooms(store)
    room = rooms.make(ada, "", "coop", header, bytes(32)).id
    rooms.join(room, bob, "")
    rooms.join(room, Players(store).guest("")[0], "Grace")
    Moderation(store).rename("Ada", "Grace1")
    assert [each.name for each in rooms.look(room).members] == ["Grace1", "Bob", "Grace"]
    Moderation(store).rename("Bob", "GRACE")  # a guest in the room is called like that
    assert [each.name for each in rooms.look(room).members] == ["Grace1", "GRACE-2", "Grace"]
