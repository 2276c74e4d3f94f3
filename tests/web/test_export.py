"""The export of an account over HTTP: every kind of data that an account can own is in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import insert, select

from qmines.store import Store
from qmines.store.accounts.export import Export
from qmines.store.database.tables import (
    BANS,
    EMAIL_TOKENS,
    EMAILS,
    INVITATIONS,
    METADATA,
    PLAYERS,
    RATING_CHANGES,
    RATINGS,
    ROOMS,
)
from qmines.store.store import new_game_name
from support.waiting import until
from web.test_accounts import logged_in, signed_up
from web.test_local_games import filed, finished
from web.test_players import TRIO

if TYPE_CHECKING:
    from web.conftest import Client, Server

LISTED = {
    "sessions": "sessions",
    "devices": "devices",
    "positions": "positions",
    "drills": "drills",
    "dailies": "dailies",
    "members": "rooms",
    "rooms": "rooms",
    "games": "games",
    "scores": "scores",
    "favourites": "favourites",
    "achievements": "achievements",
    "ratings": "ratings",
    "rating_changes": "rating_changes",
    "recovery_codes": "recovery_codes",
    "relations": "relations",
    "reports": "reports",
    "invitations": "invitations",
    "events": "rooms",  # moves in games of others; the rest are with the games
}
"""Tables that refer to a player, and the list of an export that holds their rows."""


HEAD = {"preferences", "name_shapes", "profiles", "emails", "email_tokens", "bans"}
"""Tables of which the head holds the rows, or the name that they are derived from."""


def test_every_table_that_refers_to_a_player_is_exported():
    owned = {
        table.name
        for table in METADATA.tables.values()
        for key in table.foreign_keys
        if key.column.table.name == "players"
    }
    assert owned - HEAD == set(LISTED)
    assert set(LISTED.values()) == set(Export.LISTS)


def test_an_export_holds_every_kind_of_data(server: Server):
    with server.client() as client, server.client() as friend:
        name = signed_up(client)
        assert logged_in(client, name).status_code == 200
        games = _own_everything(client, friend)
        _rate_and_moderate(server, name)
        answer = client.get("/api/export")
    data = answer.json()
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["transfer-encoding"] == "chunked"  # read while it is sent
    assert data["account"]["name"] == name
    assert data["settings"] == {"rulers": True}
    assert data["profile"] == {"hidden": False, "unlisted": False, "barred": False}
    links = [{"purpose": "confirm", "address": "ada@example.org", "expires": 1}]
    assert data["email"] == {"address": "ada@example.org", "confirmed": None, "links": links}
    assert data["ban"] == {"created": 1, "ends": 2, "reason": "name"}
    assert set(data) == {"account", "settings", "profile", "email", "ban", *Export.LISTS}
    assert [each for each in Export.LISTS if not data[each]] == []
    assert {game["id"] for game in data["games"]} == games
    assert [each["title"] for each in data["positions"]] == ["corner"]
    assert data["drills"][0]["rows"]
    assert data["dailies"][0]["level"] == "beginner"
    (moves,) = [each["moves"] for each in data["rooms"] if "moves" in each]
    assert [event for _, event in moves] == ["flag 0 0"]
    secret = {each["id"] for each in data["games"] if "seed" not in each}
    assert secret == {each["id"] for each in data["games"] if each["finished"] is None}
    assert set() < secret < games
    assert all(set(each) == {"expires"} for each in data["devices"])  # never a token


def _rate_and_moderate(server: Server, name: str) -> None:
    """Rate a player, as after a race; add an e-mail address, and a ban that is over."""
    database = f"sqlite:///{server.folder / 'qmines.db'}"
    with Store(database) as store, store.database.write() as connection:
        mine = select(PLAYERS.c.id).where(PLAYERS.c.name == name)
        player = {"player": connection.scalar(mine)}
        row = player | {"kind": "race", "rating": 1600.0, "deviation": 90.0}
        more = {"volatility": 0.06, "games": 1, "changed": 1}
        connection.execute(insert(RATINGS), row | more)
        change = {"id": new_game_name(), "time": 1, "before": 1500.0}
        connection.execute(insert(RATING_CHANGES), row | change)
        room = connection.scalar(select(ROOMS.c.id))
        sent = {"room": room, "sender": player["player"], "created": 1, **player}
        connection.execute(insert(INVITATIONS), sent)
        email = player | {"address": "ada@example.org"}
        connection.execute(insert(EMAILS), email)
        link = {"token": "0" * 64, "purpose": "confirm", "expires": 1}
        connection.execute(insert(EMAIL_TOKENS), email | link)
        connection.execute(insert(BANS), player | {"created": 1, "ends": 2, "reason": "name"})


def _own_everything(client: Client, friend: Client) -> set[str]:
    """Fill an account with one row of each kind; tells which games belong to it."""
    settings = client.post("/api/settings", json={"settings": {"rulers": True}})
    assert settings.status_code == 200
    profile = client.post("/api/profile", json={"hidden": False, "unlisted": False})
    assert profile.status_code == 200
    position = {"name": "corner", "rows": ["#1"], "mines": 1}
    kept = client.post("/api/positions", json=position)
    assert kept.status_code == 201, kept.text
    assert client.post("/api/drills", json={}).status_code == 201
    daily = client.post("/api/daily", json={"level": "beginner"})
    assert daily.status_code == 201
    game = client.new()["id"]
    client.move(game, 0, "open 4 4")
    cleared = client.new(level="7x5x0")["id"]
    client.move(cleared, 0, "open 0 0")
    trio = [(r, c, b) for r, each in enumerate(TRIO) for c, b in enumerate(each)]
    lesson = client.new(rules="sandbox", level="mermin")["id"]
    for at, (row, column, basis) in enumerate(trio):
        client.move(lesson, at, f"open-{basis} {row} {column}")
    until(lambda: client.get(f"/api/games/{lesson}").json()["end"] is not None)
    stranger = signed_up(friend)
    for path, more in (("relations", {"kind": "friend"}), ("reports", {"reason": "name"})):
        answer = client.post(f"/api/{path}", json={"name": stranger, **more})
        assert answer.status_code == 201, answer.text
    assert client.post("/api/favourites", json={"game": lesson}).status_code == 201
    until(lambda: client.get("/api/leaderboard?level=7x5x0").json()["you"] is not None)
    local = new_game_name()
    assert filed(client, finished(), local).status_code == 201
    fields = {"mode": "coop", "level": "9x9x10", "name": "friend"}
    room = friend.post("/api/rooms", json=fields).json()["id"]
    assert client.post(f"/api/rooms/{room}/join", json={}).status_code == 200
    assert friend.post(f"/api/rooms/{room}/start", json={}).status_code == 200
    shared = client.get(f"/api/rooms/{room}").json()["game"]
    sequence = client.get(f"/api/games/{shared}").json()["view"]["sequence"]
    client.move(shared, sequence, "flag 0 0")
    return {game, cleared, lesson, local, daily.json()["id"]}
