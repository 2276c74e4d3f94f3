"""Profiles over HTTP: what others see, and what only their owner does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from support.waiting import until
from web.test_accounts import logged_in, signed_up

if TYPE_CHECKING:
    from web.conftest import Client, Server

TRIO = ("hhh", "hzz", "zhz", "zzh")


def account(client: Client) -> str:
    name = signed_up(client)
    assert logged_in(client, name).status_code == 200
    return name


def cleared(client: Client) -> str:
    """A game that is won with one click, judged by the server."""
    game = client.new(level="7x5x0")["id"]
    client.move(game, 0, "open 0 0")
    until(lambda: client.get(f"/api/games/{game}").json()["end"] is not None)
    return str(game)


def test_a_profile_shows_what_its_owner_did(server: Server):
    with server.client() as owner, server.client() as other:
        name = account(owner)
        game = cleared(owner)
        lesson = owner.new(rules="sandbox", level="mermin")["id"]
        moves = [(r, c, basis) for r, bases in enumerate(TRIO) for c, basis in enumerate(bases)]
        for at, (row, column, basis) in enumerate(moves):
            owner.move(lesson, at, f"open-{basis} {row} {column}")
        assert owner.post("/api/favourites", json={"game": game}).status_code == 201
        assert owner.get("/api/favourites").json() == {"games": [game]}

        def earned() -> dict[str, object]:
            found = other.get(f"/api/players/{name.upper()}").json()["achievements"]
            return {each["name"]: each["game"] for each in found if each["earned"]}

        until(lambda: "mermin" in earned())
        assert earned() == {"mermin": lesson}
        found = other.get(f"/api/players/{name}").json()
        assert (found["name"], found["you"], found["hidden"]) == (name, False, False)
        assert [line["level"] for line in found["lines"]] == ["7x5x0"]  # lessons are no games
        assert [each["id"] for each in found["favourites"]] == [game]
        assert owner.get(f"/api/players/{name}").json()["you"] is True
        path = f"/api/favourites/{game}"
        bins = other.get(f"/api/players/{name}/progress?level=7x5x0").json()["bins"]
        assert [(each["games"], each["wins"]) for each in bins] == [(1, 1)]
        assert owner.request("DELETE", path, json={}).status_code == 200
        assert owner.request("DELETE", path, json={}).status_code == 404


def test_privacy_is_up_to_the_owner(server: Server):
    with server.client() as owner, server.client() as other:
        name = account(owner)
        game = cleared(owner)
        path, board = f"/api/players/{name}", "/api/leaderboard?level=7x5x0"

        def listed() -> bool:
            return name in [row["player"] for row in other.get(board).json()["rows"]]

        until(listed)
        assert owner.get("/api/profile").json() == {"hidden": False, "unlisted": False}
        both = {"hidden": True, "unlisted": True}
        assert owner.post("/api/profile", json=both).json() == both
        missing = other.get("/api/players/nobody-at-all")
        for found in (other.get(path), other.get(f"{path}/progress")):
            assert (found.status_code, found.content) == (missing.status_code, missing.content)
        assert owner.get(path).json()["hidden"] is True
        assert not listed()
        you = owner.get(board).json()["you"]
        assert (you["game"], you["listed"]) == (game, False)


def test_guests_have_no_profile_and_are_not_asked_to(client: Client):
    game = cleared(client)
    for answer in (
        client.get("/api/profile"),
        client.post("/api/profile", json={"hidden": True, "unlisted": True}),
        client.get("/api/favourites"),
        client.post("/api/favourites", json={"game": game}),
        client.request("DELETE", f"/api/favourites/{game}", json={}),
    ):
        assert answer.status_code == 401


def test_a_daily_board_of_today_is_no_favourite(server: Server):
    """Nothing that leads to its board is on a profile before the day is over."""
    with server.client() as owner, server.client() as other:
        name = account(owner)
        game = owner.post("/api/daily", json={"level": "beginner"}).json()
        owner.move(game["id"], game["view"]["sequence"], "resign")
        assert owner.post("/api/favourites", json={"game": game["id"]}).status_code == 404
        for path in (f"/api/players/{name}", f"/api/players/{name}/progress"):
            assert game["id"] not in other.get(path).text
        for kind in ("solo", "daily"):
            found = other.get(f"/api/leaderboard?level=beginner&variant=no_guess&kind={kind}")
            assert game["id"] not in found.text
